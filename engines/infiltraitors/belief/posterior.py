"""How likely each identity of a suspect is: every deal of hidden cards that fits all clues and misses counts once.

Suspects of two cards (mission 16) depend on one another, as each card lies in one place only (IN-23). A suspect's
first card gives the number, its second the colour. How many cards are left for the second ones follows from the
colours of the first ones alone; so deals are counted in tables with an axis for the colour of each suspect's first
card and one for that of its second (of length 1 where there is none). Inclusion and exclusion keep all first cards
different.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import factorial, perm, prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engines.infiltraitors.belief.knowledge import fits, knowledge
from engines.infiltraitors.cards import BITS, CARDS, COLOURS, Code, Mask, codes_in
from engines.infiltraitors.views import InfiltraitorsView

Counts: TypeAlias = NDArray[np.int64]
Group: TypeAlias = tuple[int, ...]
"""Some of the suspects, by their places in rising order."""

_WIDE, _TALL = len(COLOURS), len(CARDS) // len(COLOURS)
_SAME: Counts = np.eye(_WIDE, dtype=np.int64)


class Joint:
    """Suspects whose identities depend on one another.

    `hidden` are the cards that may lie anywhere unseen, `fresh` those of them that may be a first card; `masks` are
    the identities that fit each suspect, `doubles` says whether it has a second card.
    """

    def __init__(self, hidden: Mask, fresh: Mask, masks: Sequence[Mask], doubles: Sequence[bool]) -> None:
        self._all: Group = tuple(range(len(masks)))
        self._doubles = tuple(doubles)
        self._fresh = _grid(fresh)
        self._fits = [_grid(mask) for mask in masks]
        self._held = tuple(int(held) for held in _grid(hidden).sum(axis=0))
        self._kept: dict[Group, Counts] = {(): np.ones((), dtype=np.int64)}

    def weights(self) -> list[dict[Code, int]]:
        """By suspect and identity: the number of deals; identities without a deal are left out."""
        found = [np.zeros_like(self._fresh) for _ in self._all]
        for group in _groups(self._all):
            together = _sign(group) * self._one_card(group) * self._around(group)
            for place, suspect in enumerate(group):
                kept = (0, place + 2 if self._doubles[suspect] else 1)
                found[suspect] += together.sum(axis=tuple(axis for axis in range(together.ndim) if axis not in kept))
        return [_told(counts) for counts in found]

    def _one_card(self, group: Group) -> Counts:
        """If they all shared one first card: by its number and colour, then by the colour of each second card."""
        found = self._fresh.reshape(*self._fresh.shape, *(1 for _ in group))
        for place, suspect in enumerate(group):
            axes = [_TALL, 1, *(1 for _ in group)]
            axes[place + 2 if self._doubles[suspect] else 1] = _WIDE
            found = found * self._fits[suspect].reshape(axes)
        return found

    def _around(self, group: Group) -> Counts:
        """In how many ways all other cards lie: by the colour of their one first card, then of each second card."""
        rest = tuple(suspect for suspect in self._all if suspect not in group)
        room = _room(self._held, tuple(self._doubles[suspect] for suspect in group + rest))
        ways = room.reshape(*self._shape(group), -1) @ self._apart(rest).ravel()
        first = group[0]
        axes = [axis for suspect in group for axis in (first, self._second(suspect))]
        found: Counts = np.einsum(ways, axes, [first, *map(self._second, group)])
        return found

    def _apart(self, group: Group) -> Counts:
        """In how many ways their first cards are different ones, by their colours and those of the second cards."""
        if group not in self._kept:
            first = group[0]
            found = np.zeros(self._shape(group), dtype=np.int64)
            for same in _groups(group):
                if same[0] == first:
                    found += self._partly_same(group, same)
            self._kept[group] = found
        return self._kept[group]

    def _partly_same(self, group: Group, same: Group) -> Counts:
        """Some of the group with the same first card, the others with different ones, with the sign."""
        first, *others = same
        rest = tuple(suspect for suspect in group if suspect not in same)
        ties = [part for other in others for part in (_SAME, [first, other])]
        ways = self._one_card(same).sum(axis=0)
        found: Counts = np.einsum(
            ways, [first, *map(self._second, same)], *ties, self._apart(rest), self._axes(rest), self._axes(group)
        )
        return _sign(same) * found

    def _shape(self, group: Group) -> list[int]:
        return [size for suspect in group for size in (_WIDE, _WIDE if self._doubles[suspect] else 1)]

    def _axes(self, group: Group) -> list[int]:
        return [axis for suspect in group for axis in (suspect, self._second(suspect))]

    def _second(self, suspect: int) -> int:
        return len(self._all) + suspect


def _groups(suspects: Group) -> Iterator[Group]:
    return (group for size in range(len(suspects)) for group in combinations(suspects, size + 1))


def _sign(same: Group) -> int:
    """The weight of a set of equal first cards, by which only deals of different ones remain in the sum."""
    ways = factorial(len(same) - 1)
    return ways if len(same) % 2 else -ways


def _grid(mask: Mask) -> Counts:
    """By number and colour: whether the set has the card."""
    bits = [mask >> code & 1 for code in range(len(CARDS))]
    return np.array(bits, dtype=np.int64).reshape(_WIDE, _TALL).T


def _told(counts: Counts) -> dict[Code, int]:
    return {code: int(count) for code, count in enumerate(counts.T.ravel()) if count}


@lru_cache(maxsize=16)
def _room(held: tuple[int, ...], doubles: tuple[bool, ...]) -> Counts:
    """By all colours: in how many ways second cards lie, of so many hidden ones a colour, first cards taken out."""
    taken, drawn, places = _spreads(doubles)
    ways = np.ones((len(taken), len(drawn)), dtype=np.int64)
    for colour, count in enumerate(held):
        left = range(count, count - len(doubles) - 1, -1)
        table = np.array([[_falling(some, most) for most in range(len(doubles) + 1)] for some in left])
        ways *= table[np.ix_(taken[:, colour], drawn[:, colour])]
    return ways.ravel()[places]


@lru_cache(maxsize=32)
def _spreads(doubles: tuple[bool, ...]) -> tuple[Counts, Counts, Counts]:
    """How first cards and how second ones can be spread over the colours, and by all colours which two these are."""
    taken, firsts = _spread([_WIDE for _ in doubles])
    drawn, seconds = _spread([_WIDE if double else 1 for double in doubles], doubles)
    first_axes = [size for length in firsts.shape for size in (length, 1)]
    second_axes = [size for length in seconds.shape for size in (1, length)]
    return taken, drawn, firsts.reshape(first_axes) * len(drawn) + seconds.reshape(second_axes)


def _spread(lengths: Sequence[int], counted: Sequence[bool] | None = None) -> tuple[Counts, Counts]:
    """The different numbers of cards a colour, and by the colours of all cards which of them it is."""
    spreads: dict[tuple[int, ...], int] = {}
    places = []
    for colours in product(*map(range, lengths)):
        there = [colour for colour, counts in zip(colours, counted or (True,) * len(lengths), strict=True) if counts]
        spread = tuple(there.count(colour) for colour in range(_WIDE))
        places.append(spreads.setdefault(spread, len(spreads)))
    return np.array(list(spreads), dtype=np.int64), np.array(places, dtype=np.int64).reshape(lengths)


def _falling(count: int, drawn: int) -> int:
    """The ordered ways to draw so many of a number of cards; for negative numbers, terms that cancel out."""
    return perm(count, drawn) if count >= 0 else prod(count - at for at in range(drawn))


Weights = Mapping[Code, int]
"""By identity: the number of deals in which the suspect is that; identities without a deal are left out."""


def posterior(view: InfiltraitorsView) -> dict[int, Weights]:
    """By serial, of each suspect whose identity the viewer doesn't know (0: the key person)."""
    known = knowledge(view)
    unknown = [suspect for suspect in view.every_suspect if suspect.identity is None]
    masks = [fits(view, suspect) for suspect in unknown]
    doubles = [suspect.two_cards for suspect in unknown]
    if any(doubles):
        weights: Sequence[Weights] = Joint(known.hidden, known.fresh, masks, doubles).weights()
    else:
        weights = _of_one_card([known.fresh & mask for mask in masks])
    return {suspect.serial: found for suspect, found in zip(unknown, weights, strict=True)}


def ways(sets: Sequence[Mask]) -> int:
    """In how many ways each set can give a card of its own."""
    if not sets:
        return 1
    first, rest = sets[0], sets[1:]
    total = first.bit_count() * ways(rest) if first else 0
    for at, other in enumerate(rest):
        both = first & other
        if both:
            total -= ways((*rest[:at], both, *rest[at + 1 :]))
    return total


def _of_one_card(sets: Sequence[Mask]) -> list[Weights]:
    return [_weights(own, (*sets[:at], *sets[at + 1 :])) for at, own in enumerate(sets)]


def _weights(own: Mask, others: tuple[Mask, ...]) -> Weights:
    """Identities that lie in the same of the other sets weigh the same."""
    groups: dict[tuple[bool, ...], list[Code]] = {}
    for code in codes_in(own):
        groups.setdefault(tuple(bool(other & BITS[code]) for other in others), []).append(code)
    weights: dict[Code, int] = {}
    for codes in groups.values():
        weight = ways(tuple(other & ~BITS[codes[0]] for other in others))
        if weight:
            weights.update(dict.fromkeys(codes, weight))
    return weights
