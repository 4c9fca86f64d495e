"""Headhunter: the Recruiter draws more feature cards than they keep (MS-30, MS-31)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import ClassVar, TypeAlias

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.packages.facts import FIGURES
from engines.mind_mgmt.packages.module import Module

Kept: TypeAlias = tuple[tuple[Feature, ...], tuple[Feature, ...]]
"""The cards kept, and those put under the deck, the lowest last."""


class Headhunter(Module):
    """Five cards are drawn; three are kept, two go under the deck."""

    hand: ClassVar[int] = FIGURES.drawn


def ways_to_keep(drawn: Sequence[Feature]) -> list[Kept]:
    """Every choice of the cards to keep, and every order of the rest (MS-30)."""
    return [
        (kept, under)
        for kept in combinations(sorted(drawn), FACTS.hand)
        for under in permutations(card for card in sorted(drawn) if card not in kept)
    ]
