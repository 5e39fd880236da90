"""A file is whole, whatever happens while it is written: the old one or the new one."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from canasta_desktop.storage.files import private_folder, sync_folder, write_whole

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights in another way")


def failing(code: int) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def test_a_new_file_holds_what_was_written(tmp_path: Path) -> None:
    write_whole(tmp_path / "new", b"new")
    assert (tmp_path / "new").read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir()] == ["new"]


@pytest.mark.parametrize("name", ["Työpöytä é à", "🂡 😀", "a # b % c", "x" * 250, "-rf", ".hidden"])
def test_any_name_and_folder_will_do(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name[:40]
    folder.mkdir()
    write_whole(folder / name, b"1")
    write_whole(folder / name, b"2")
    assert (folder / name).read_bytes() == b"2"


WORDS = "Read-only file system|Operation not permitted|No space left|Permission denied"
STEPS = [
    ("open", lambda patch: patch.setattr(Path, "open", failing(errno.EROFS))),
    ("rights", lambda patch: patch.setattr(Path, "chmod", failing(errno.EPERM))),
    ("fsync", lambda patch: patch.setattr(os, "fsync", failing(errno.ENOSPC))),
    ("replace", lambda patch: patch.setattr(Path, "replace", failing(errno.EACCES))),
]


@pytest.mark.parametrize(("step", "break_it"), STEPS, ids=[step for step, _ in STEPS])
def test_a_failure_at_any_step_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, break_it: Callable[[pytest.MonkeyPatch], None]
) -> None:
    path = tmp_path / "match.canasta"
    path.write_bytes(b"old")
    with monkeypatch.context() as patch:
        break_it(patch)
        with pytest.raises(OSError, match=WORDS):
            write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["match.canasta"]


def test_the_file_is_on_the_disk_before_it_takes_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def told_fsync(descriptor: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def told_replace(self: Path, target: Path) -> Path:
        done.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", told_fsync)
    monkeypatch.setattr(Path, "replace", told_replace)
    write_whole(tmp_path / "match.canasta", b"new")
    assert done == ["file", "replace", *(["folder"] if os.name != "nt" else [])]


def test_an_interrupted_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.canasta"
    path.write_bytes(b"old")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


@posix_only
def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.canasta"
    path.write_bytes(b"old")
    program = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from canasta_desktop.storage.files import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "try:\n"
        "    write_whole(Path(sys.argv[1]), b'x' * 10_000)\n"
        "except OSError as error:\n"
        "    print(error.errno)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(errno.EFBIG)]
    assert path.read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


@posix_only
def test_a_file_that_is_read_only_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.canasta"
    path.write_bytes(b"old")
    path.chmod(0o400)
    monkeypatch.setattr(os, "access", lambda target, mode: bool(Path(target).stat().st_mode & 0o200))
    with pytest.raises(PermissionError):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_folder_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, b"new")


@posix_only
def test_a_pipe_or_device_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="Invalid argument"):
        write_whole(pipe, b"new")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "none" / "match.canasta", b"new")


@posix_only
def test_the_rights_of_the_old_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "match.canasta"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_whole(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@posix_only
def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    path = tmp_path / "link.canasta"
    path.symlink_to(tmp_path / "far" / "match.canasta")
    write_whole(path, b"1")
    write_whole(path, b"2")
    assert path.is_symlink()
    assert (tmp_path / "far" / "match.canasta").read_bytes() == b"2"


@posix_only
def test_a_file_system_that_cannot_flush_a_folder_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", failing(errno.EINVAL))
    sync_folder(tmp_path)
    monkeypatch.setattr(os, "fsync", failing(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        sync_folder(tmp_path)


@posix_only
def test_folders_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    private_folder(tmp_path / "a" / "b")
    assert [stat.S_IMODE((tmp_path / part).stat().st_mode) for part in ("a", "a/b")] == [0o700, 0o700]
    private_folder(tmp_path / "a" / "b")
