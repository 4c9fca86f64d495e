"""Clues: what is known of the Recruiter's trail, hour by hour, in the words that beliefs are built from.

Locations are 0…; a `Mask` has the bit 2^location of each location meant; hours are 1…16.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Mask: TypeAlias = int
"""A set of locations, a bit each; the inverse of a set may be any number that has these bits."""


@dataclass(frozen=True, slots=True)
class Went:
    """The next hour has come: a Step, or a Mind Slip with a token in sight (MM-13, MM-15)."""

    slip: bool = False
    earned: Mask = 0
    """With the slip that lay on the map: its location, visited in an earlier hour (MM-16)."""


@dataclass(frozen=True, slots=True)
class Recruited:
    """The last so many visits brought in so many recruits (MM-4, MM-11)."""

    visits: int
    count: int


@dataclass(frozen=True, slots=True)
class Visited:
    """All these locations have been visited by now (MM-12, MM-32)."""

    locations: Mask


@dataclass(frozen=True, slots=True)
class Unvisited:
    """None of these has been visited by now (MM-32)."""

    locations: Mask


@dataclass(frozen=True, slots=True)
class Was:
    """At that hour the Recruiter was at one of these (MM-3, MM-14, MM-33, MM-34)."""

    hour: int
    locations: Mask


@dataclass(frozen=True, slots=True)
class Holds:
    """The feature is, or isn't, one of the Recruiter's hidden cards; if it is it recruits no more (MM-17, MM-35)."""

    feature: int
    held: bool


@dataclass(frozen=True, slots=True)
class CanGo:
    """A turn of the Recruiter has begun and was no dead end (MM-18): a Step is legal, or a slip if one is at hand."""

    slip: bool
    earned: Mask
    """Where a slip still lies on the map: it is at hand if that was visited; 0: nowhere."""
    due: Mask = 0
    """Bears steps put in this turn: all of it has been visited by its end (MM-12)."""


Clue: TypeAlias = Went | Recruited | Visited | Unvisited | Was | Holds | CanGo
