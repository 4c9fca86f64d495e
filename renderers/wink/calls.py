"""What became of each call: linked, caught, lost, declined, or open to the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import Turn, WinkView

End = Literal["linked", "caught", "lost", "declined", "open"]


@dataclass(frozen=True, slots=True)
class CallStory:
    """A call made in `turn`: who held the card, who caught the two (`by`), when it ended, as far as that happened."""

    seat: Seat
    number: Number
    turn: int
    end: End = "open"
    holder: Seat | None = None
    by: Seat | None = None
    ended: int = 0


def call_stories(view: WinkView) -> list[CallStory]:
    """All calls in the order they were made."""
    told: list[CallStory] = []
    open_: dict[Seat, int] = {}
    for turn in view.turns:
        for made in turn.accusations:
            caller = next((seat for seat, at in open_.items() if told[at].number == made.number), None)
            if made.right and caller is not None:
                at = open_.pop(caller)
                told[at] = replace(told[at], end="caught", holder=made.accused, by=made.seat, ended=turn.number)
        _named(told, open_, turn)
        if turn.call is not None:
            open_[turn.seat] = len(told)
            told.append(CallStory(turn.seat, turn.call, turn.number))
    return told


def _named(told: list[CallStory], open_: dict[Seat, int], turn: Turn) -> None:
    naming = turn.naming
    if naming is None or turn.seat not in open_:
        return
    end: End = "declined" if naming.right is None else "linked" if naming.right else "lost"
    at = open_.pop(turn.seat)
    told[at] = replace(told[at], end=end, holder=naming.holder, ended=turn.number)
