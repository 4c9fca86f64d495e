"""What a viewer can conclude from the view alone: what suspects cannot be, and where cards may lie (IN-13, IN-14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engines.infiltraitors.cards import MATCHING, Code, Mask, cards_mask, cards_of, codes_in, mask_of
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


@cache
def identities(mission: MissionId) -> Mask:
    """All that a suspect of the mission may be."""
    return mask_of(card.code for card in MISSIONS[mission].identities())


def fitting(mission: MissionId, clues: Iterable[tuple[Code, bool]], misses: Iterable[Code]) -> Mask:
    """The identities that fit all these clues (card, upright) and misses."""
    mask = identities(mission)
    for card, upright in clues:
        mask &= MATCHING[card] if upright else ~MATCHING[card]
    return mask & ~mask_of(misses)


def fits(view: InfiltraitorsView, suspect: SuspectView) -> Mask:
    """The identities that fit the suspect's own clues and misses."""
    clues = ((clue.card.code, clue.upright) for clue in suspect.clues)
    return fitting(view.mission, clues, (miss.code for miss in suspect.misses))


def told_apart(mission: MissionId, faces: Mask) -> Mask:
    """Of cards seen, those that no unknown suspect can be: all of them; none where two cards make one (IN-23)."""
    return 0 if MISSIONS[mission].has("second_card") else faces


def crossing_by_viewer(view: InfiltraitorsView) -> InfiltraitorsView:
    """The view with all crossed out that the viewer's own knowledge excludes, where the table crosses out (IN-31)."""
    if not view.crossing_out:
        return view
    seen = told_apart(view.mission, visible(view) | cards_mask(view.shown) | cards_mask(view.seen))
    seen &= identities(view.mission)
    suspects = tuple(_without(suspect, seen) for suspect in view.suspects)
    key = None if view.key is None else _without(view.key, seen)
    return view.model_copy(update={"suspects": suspects, "key": key})


def _without(suspect: SuspectView, seen: Mask) -> SuspectView:
    """The suspect with these cards crossed out too, if the viewer doesn't know what it is."""
    if suspect.identity is not None or suspect.crossed is None:
        return suspect
    return suspect.model_copy(update={"crossed": cards_of(codes_in(cards_mask(suspect.crossed) | seen))})
