"""Private: what the computer would do now, and why."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.coaching.advice import described, known_lines, odds_of, saying
from bot.panels.layout import Line, Panel
from engines.core.coach import Advice
from engines.core.game import Move
from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.table.snapshot import Snapshot
from renderers.words import Words


def hint_panel(snapshot: Snapshot, seat: Seat, advice: Advice[Move], words: Words) -> Panel:
    """A hint for the seat's present question."""
    told = saying(snapshot, words)
    return Panel((Line("\n".join([words.get("hint-heading"), *map(told, _lines(snapshot, seat, advice))])),))


def _lines(snapshot: Snapshot, seat: Seat, advice: Advice[Move]) -> Iterator[Text]:
    yield from known_lines(advice)
    yield text("coach-better", moves=described(snapshot.game, snapshot.view(seat), advice.moves))
    odds = odds_of(advice, snapshot.legal(seat), advice.moves[0])
    if advice.why is not None:
        yield advice.why
    elif odds is not None:
        yield text("hint-odds", percent=odds)
    if advice.tells is not None:
        yield text("coach-told", what=advice.tells)
