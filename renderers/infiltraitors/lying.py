"""How a clue would lie, as far as the viewer knows: at their own suspect, or at the key person as they leave."""

from __future__ import annotations

from dataclasses import dataclass

from engines.infiltraitors.cards import Card, matches
from engines.infiltraitors.views import InfiltraitorsView, SuspectView


@dataclass(frozen=True, slots=True)
class Lying:
    """The suspect that the viewer would play clues at, as far as they know it."""

    suspect: SuspectView | None

    @property
    def known(self) -> bool:
        """Whether there is one and the viewer knows what it is."""
        return self.suspect is not None and self.suspect.identity is not None

    def upright(self, card: Card) -> bool:
        """Whether the card would match."""
        suspect = self.suspect
        return suspect is not None and suspect.identity is not None and matches(suspect.identity.code, card.code)


def lying(view: InfiltraitorsView) -> Lying:
    """The key person for an agent who is leaving, else one's own suspect."""
    if leaves_a_clue(view):
        return Lying(view.key)
    return Lying(None if view.seat is None else view.suspect_of(view.seat))


def leaves_a_clue(view: InfiltraitorsView) -> bool:
    """Whether the looking seat plays a clue at the key person now."""
    return view.stage == "key_clue" and view.seat in view.to_act
