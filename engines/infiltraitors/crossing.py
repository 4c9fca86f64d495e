"""Crossing out by itself: what the clues and misses at one suspect exclude, and no more (IN-13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.infiltraitors.cards import MATCHING, Card, Code, Mask, cards_of, codes_in, mask_of
from engines.infiltraitors.missions import MISSIONS, MissionId
from engines.infiltraitors.state import Suspect


@cache
def identities(mission: MissionId) -> Mask:
    """All that a suspect of the mission may be."""
    return mask_of(card.code for card in MISSIONS[mission].identities())


def fitting(mission: MissionId, clues: Iterable[tuple[Code, bool]], misses: Iterable[Code]) -> Mask:
    """What fits all these clues (card, upright) and misses."""
    mask = identities(mission)
    for card, upright in clues:
        mask &= MATCHING[card] if upright else ~MATCHING[card]
    return mask & ~mask_of(misses)


def crossed(mission: MissionId, suspect: Suspect) -> tuple[Card, ...]:
    """What the suspect can't be by its clues and misses alone."""
    clues = [(clue.card, clue.upright) for clue in suspect.clues]
    return cards_of(codes_in(identities(mission) & ~fitting(mission, clues, suspect.misses)))
