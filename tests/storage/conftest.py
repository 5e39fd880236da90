"""What the tests of journals share."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal of the match on the table is."""
    return tmp_path / "state" / "table.journal"
