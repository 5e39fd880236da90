"""The rule sets of `rule_sets.py` as fixtures."""

import pytest

from canasta_desktop.engine.rule_set import RuleSet
from tests.engine.rule_sets import RULE_SETS


@pytest.fixture
def classic() -> RuleSet:
    """Classic for four."""
    return RULE_SETS["classic"]


@pytest.fixture
def classic_two() -> RuleSet:
    """Classic for two."""
    return RULE_SETS["classic_two"]


@pytest.fixture
def classic_three() -> RuleSet:
    """Classic for three."""
    return RULE_SETS["classic_three"]


@pytest.fixture
def classic_six() -> RuleSet:
    """Classic for six."""
    return RULE_SETS["classic_six"]


@pytest.fixture
def french() -> RuleSet:
    """French for four."""
    return RULE_SETS["french"]


@pytest.fixture
def thirteen() -> RuleSet:
    """Thirteen for four."""
    return RULE_SETS["thirteen"]
