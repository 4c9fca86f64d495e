"""What a viewer can conclude about where cards lie, from the view alone (IN-14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engines.infiltraitors.cards import Card, Mask, mask_of
from engines.infiltraitors.crossing import fitting
from engines.infiltraitors.missions import MISSIONS, MissionId
from engines.infiltraitors.views import InfiltraitorsView, SuspectView


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Which cards may lie where.

    hidden: cards the viewer can't locate; fresh: those of them that may be a suspect's; returned: those that may have
    come back to HQ with an eliminated suspect; pooled: those dealt from the pool of mission 18.
    """

    hidden: Mask
    fresh: Mask
    returned: Mask
    pooled: Mask

    @property
    def stuck(self) -> Mask:
        """Hidden cards that were open once and can't have come back to HQ: turned down, or taken from there."""
        return self.hidden & ~(self.fresh | self.returned | self.pooled)


def cards_mask(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def knowledge(view: InfiltraitorsView) -> Knowledge:
    """What the view tells of places."""
    facts = MISSIONS[view.mission]
    hidden = _pack(view.mission) & ~visible(view)
    shown, seen = cards_mask(view.shown), cards_mask(view.seen)
    returned = cards_mask(entry.identity for entry in view.eliminated)
    if facts.has("second_card"):
        returned |= seen
    pooled = cards_mask(view.pool) if view.last_stand else 0
    return Knowledge(hidden, hidden & ~(shown | seen), hidden & returned & ~pooled, hidden & pooled)


@cache
def _pack(mission: MissionId) -> Mask:
    """All cards that the mission is played with."""
    facts = MISSIONS[mission]
    specials = facts.specials() if facts.has("specials_in_the_middle") else ()
    return mask_of((*facts.pack(), *specials))


def fits(view: InfiltraitorsView, suspect: SuspectView) -> Mask:
    """The identities that fit the suspect's own clues and misses."""
    clues = ((clue.card.code, clue.upright) for clue in suspect.clues)
    return fitting(view.mission, clues, (miss.code for miss in suspect.misses))


def visible(view: InfiltraitorsView) -> Mask:
    """The cards whose faces the viewer sees now."""
    found = cards_mask(view.discards) | cards_mask(view.specials)
    if not view.last_stand:
        found |= cards_mask(view.pool)
    for hand in view.hands:
        found |= cards_mask(hand.known if hand.cards is None else hand.cards)
    for suspect in view.every_suspect:
        for clue in suspect.clues:
            found |= clue.card.bit
        for card in (suspect.card, suspect.second):
            found |= 0 if card is None else card.bit
    return found
