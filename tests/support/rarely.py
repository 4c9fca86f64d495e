"""Cases of a test that only the long run tries."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet


def rarely(*cases: str | tuple[object, ...]) -> tuple[ParameterSet, ...]:
    """These cases, each a word or a tuple of values, for the long run alone."""
    values = (case if isinstance(case, tuple) else (case,) for case in cases)
    return tuple(pytest.param(*each, marks=pytest.mark.long) for each in values)
