"""How likely each suspect is what: every deal of hidden cards that fits all clues and misses counts alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from math import prod

from engines.infiltraitors.cards import BITS, CARDS, COLOURS, Code, Mask, codes_in, mask_of
from engines.infiltraitors.knowledge import Knowledge, fits, knowledge, suspects_in
from engines.infiltraitors.views import InfiltraitorsView

Weights = Mapping[Code, int]
"""By identity: the number of deals in which the suspect is that; identities that no deal gives are left out."""

MOST_JOINT = 60
"""Mission 16: so many combinations of identities are gone through one by one; what goes beyond counts apart."""


def posterior(view: InfiltraitorsView) -> dict[int, Weights]:
    """By serial, of each suspect whose identity the viewer doesn't know (0: the key person)."""
    known = knowledge(view)
    unknown = [suspect for suspect in suspects_in(view) if suspect.identity is None]
    masks = [fits(view, suspect) for suspect in unknown]
    if any(suspect.two_cards for suspect in unknown):
        weights = _of_two_cards(known, masks, [suspect.two_cards for suspect in unknown])
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


@cache
def _row(number: int) -> Mask:
    return mask_of(card.code for card in CARDS if card.number == number)


@cache
def _column(colour: int) -> Mask:
    return mask_of(card.code for card in CARDS if card.colour is COLOURS[colour])


def _of_two_cards(known: Knowledge, masks: Sequence[Mask], doubles: Sequence[bool]) -> list[Weights]:
    """Mission 16: a number of one card in the colour of another, both different from all other cards (IN-23)."""
    weights: list[Weights] = [_alone(known, mask, double) for mask, double in zip(masks, doubles, strict=True)]
    together: list[int] = []
    for at in sorted(range(len(weights)), key=lambda at: len(weights[at])):
        if prod(len(weights[other]) for other in (*together, at)) <= MOST_JOINT:
            together.append(at)
    joint = _joint(known, [weights[at] for at in together], [doubles[at] for at in together])
    for at, found in zip(together, joint, strict=True):
        weights[at] = found
    return weights


def _joint(known: Knowledge, alone: Sequence[Weights], doubles: Sequence[bool]) -> list[Weights]:
    """The suspects that are nearly known, all together: no two of them are made of the same card."""
    together: list[dict[Code, int]] = [{} for _ in alone]
    for identities in product(*alone):
        sources = [_sources(known, identity, double) for identity, double in zip(identities, doubles, strict=True)]
        weight = ways([source for both in sources for source in both])
        if weight:
            for weights, identity in zip(together, identities, strict=True):
                weights[identity] = weights.get(identity, 0) + weight
    return list(together)


def _alone(known: Knowledge, mask: Mask, double: bool) -> dict[Code, int]:
    weights = {identity: ways(_sources(known, identity, double)) for identity in codes_in(mask)}
    return {identity: weight for identity, weight in weights.items() if weight}


def _sources(known: Knowledge, identity: Code, double: bool) -> list[Mask]:
    """The cards that an identity can be made of, a set for each card."""
    card = CARDS[identity]
    if not double:
        return [known.fresh & BITS[identity]]
    return [known.fresh & _row(card.number), known.hidden & _column(COLOURS.index(card.colour))]
