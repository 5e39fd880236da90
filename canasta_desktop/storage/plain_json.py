"""JSON of any form, as strict as the standard: for small files whose values are checked one by one."""

import json

from canasta_desktop.storage.problems import Problem, UnreadableFile


def parse_json(data: bytes) -> object:
    """Read JSON in UTF-8. Raises `UnreadableFile`."""
    if not data.strip():
        raise UnreadableFile(Problem.EMPTY)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise UnreadableFile(Problem.NOT_UTF8) from None
    try:
        value: object = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise UnreadableFile(Problem.TOO_DEEP) from None
    except ValueError:
        raise UnreadableFile(Problem.NOT_JSON) from None
    return value


def _no_constant(name: str) -> object:
    """NaN and Infinity are Python's, not JSON's."""
    raise ValueError(name)
