"""How likely each identity of a suspect is: every deal of hidden cards that fits all clues and misses counts once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.infiltraitors.belief.knowledge import fits, knowledge
from engines.infiltraitors.belief.two_cards import Joint
from engines.infiltraitors.components.cards import BITS, Code, Mask, codes_in
from engines.infiltraitors.views import InfiltraitorsView

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
