"""What follows from the public turns: the calls open at a time, the holders of what is gone, the skipped ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.facts import Turn

Open = dict[Seat, Number]
"""The number each caller's open call is for."""


def open_at_eyes(turns: Iterable[Turn]) -> list[Open]:
    """For each closed beat the calls, made in these turns, that were open when its eyes were done (WK-27)."""
    now: Open = {}
    found = []
    for turn in turns:
        caught = {made.number for made in turn.accusations if made.right}
        now = {seat: number for seat, number in now.items() if number not in caught and seat != turn.seat}
        found.append(now)
        if turn.call is not None:
            now = {**now, turn.seat: turn.call}
    return found


def past_holders(turns: Iterable[Turn]) -> dict[Number, Seat]:
    """Who held the agent cards that have left the hands: everybody saw them go."""
    found: dict[Number, Seat] = {}
    for turn in turns:
        found.update((made.number, made.accused) for made in turn.accusations if made.right)
        if turn.naming is not None and turn.naming.holder is not None:
            found[turn.naming.number] = turn.naming.holder
    return found


def changes_crowd(turn: Turn) -> bool:
    """Whether a crowd card has left the crowd or been turned in it (WK-9)."""
    return any(made.right for made in turn.accusations) or (
        turn.naming is not None and turn.naming.holder is not None
    )


def skipped_turns(turns: Sequence[Turn]) -> int:
    """How many turns in a row, up to the last one, were skipped."""
    return next((at for at, turn in enumerate(reversed(turns)) if not turn.skipped), len(turns))
