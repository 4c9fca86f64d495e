"""Crossing out by itself: what clues, misses and cards once shown exclude at a suspect (IN-13, IN-31)."""

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


def told_apart(mission: MissionId, faces: Mask) -> Mask:
    """Of cards seen, those that no unknown suspect can be: all of them; none where two cards make one (IN-23)."""
    return 0 if MISSIONS[mission].has("second_card") else faces


def crossed(mission: MissionId, suspect: Suspect, shown: Mask) -> tuple[Card, ...]:
    """What the suspect can't be: by its clues and misses, and by the cards that all have seen."""
    clues = [(clue.card, clue.upright) for clue in suspect.clues]
    left = fitting(mission, clues, suspect.misses) & ~told_apart(mission, shown)
    return cards_of(codes_in(identities(mission) & ~left))
