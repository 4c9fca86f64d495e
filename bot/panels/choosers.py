"""The games that ask for their choices in their own way; all others are asked generically."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from bot.panels.asking import Asking
from bot.panels.games import agent_avenue, infiltraitors, mind_mgmt, the_plan, wink
from bot.panels.layout import Block
from engines.core.seats import Seat
from engines.core.text import Text
from engines.table.snapshot import Snapshot
from renderers.picture import Picture
from renderers.words import Words


class Chooser(Protocol):
    """A game's own way to ask."""

    def blocks(self, asking: Asking) -> tuple[Block, ...] | None:
        """The choices of a question; None: as any game asks."""
        ...

    def open_moves(self, snapshot: Snapshot) -> Sequence[tuple[Seat, Any]]:
        """Moves that everybody may know to be open to a seat, and that show nothing secret by being made."""
        ...


CHOOSERS: dict[str, Chooser] = {
    "agent_avenue": agent_avenue,
    "infiltraitors": infiltraitors,
    "mind_mgmt": mind_mgmt,
    "the_plan": the_plan,
    "wink": wink,
}

Drawn = tuple[Hashable, Callable[[Words], Picture]]
"""A picture to be drawn, and what tells it from the others of the same view."""
PICTURES: dict[str, Callable[[Asking], Drawn | None]] = {
    "infiltraitors": infiltraitors.drawn,
    "mind_mgmt": mind_mgmt.drawn,
    "the_plan": the_plan.drawn,
    "wink": wink.drawn,
}
"""The games that draw a half-made choice (None: the hand serves)."""

OPEN_LABELS: dict[str, Callable[[Snapshot, Any], Text]] = {"agent_avenue": agent_avenue.open_label}
"""The games that label their open moves themselves; all others by `describe`, as spectators know them."""


def open_label(snapshot: Snapshot, move: Any) -> Text:
    """What stands on the button of an open move, for everybody to read."""
    own = OPEN_LABELS.get(snapshot.game.id)
    return snapshot.game.describe(snapshot.view(None), move) if own is None else own(snapshot, move)
