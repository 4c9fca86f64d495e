"""Cases of a test that only the long run tries."""

from __future__ import annotations

from zlib import crc32

import pytest
from _pytest.mark import ParameterSet

from renderers.words import SOURCE, locales


def rarely(*cases: str | tuple[object, ...]) -> tuple[ParameterSet, ...]:
    """These cases, each a word or a tuple of values, for the long run alone."""
    values = (case if isinstance(case, tuple) else (case,) for case in cases)
    return tuple(pytest.param(*each, marks=pytest.mark.long) for each in values)


def two_locales(by: str) -> tuple[str, ...]:
    """English and one other locale, another for each name."""
    others = [locale for locale in locales() if locale != SOURCE]
    return (SOURCE, *others[crc32(by.encode()) % len(others) :][:1]) if others else (SOURCE,)


def some_locales(by: str) -> tuple[str | ParameterSet, ...]:
    """English and one other locale, another for each name of a test's module; in the long run all of them."""
    some = two_locales(by)
    return (*some, *rarely(*(locale for locale in locales() if locale not in some)))
