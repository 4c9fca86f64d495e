"""The paces a table can be set to, and how long a game takes at each."""

from __future__ import annotations

import math

from engines.core.data import DATA
from engines.core.game import AnyGame
from engines.core.lengths import TableFacts, facts, length_of, spanned
from engines.core.parts import Options
from engines.core.text import Text, text
from engines.table.record import Late, Pace, Pacing
from engines.table.snapshot import Snapshot

HOUR_S = 3600
DAY_S = 24 * HOUR_S

LIMITS_S: dict[Pace, tuple[int, ...]] = {
    "live": (60, 180, 300, 600, 1200),
    "daily": (8 * HOUR_S, 12 * HOUR_S, DAY_S, 2 * DAY_S, 3 * DAY_S),
}
FIRST_LIMIT_S: dict[Pace, int | None] = {"live": 180, "daily": DAY_S, "none": None}
LATES: tuple[Late, ...] = ("ask", "skip", "resign")


def lates_of(snapshot: Snapshot) -> tuple[Late, ...]:
    """What a lobby can choose for somebody who is late: where neither program nor rules help, the others decide.

    Nothing where one clock runs for all, as the rules say what follows.
    """
    game, options = snapshot.game, snapshot.options
    if game.shares_clock(options):
        return ()
    return LATES if game.computer_seats(options) or game.passes(options) else LATES[:1]


def pacing_of(pace: Pace, late: Late = "ask") -> Pacing:
    """A pace with its ordinary limit."""
    return Pacing(pace=pace, limit_s=FIRST_LIMIT_S[pace], late=late)


def all_pacings(late: Late) -> tuple[Pacing, ...]:
    """Every pace and limit a lobby offers."""
    timed = [Pacing(pace=pace, limit_s=limit, late=late) for pace, limits in LIMITS_S.items() for limit in limits]
    return (*timed, Pacing(pace="none", limit_s=None, late=late))


def pacing_key(pacing: Pacing) -> str:
    """A pace and its limit as a short word: `live-180`, `daily-86400`, `none-0`."""
    return f"{pacing.pace}-{pacing.limit_s or 0}"


def pacing_from(key: str, late: Late) -> Pacing | None:
    """The pace with that key, or None."""
    return next((pacing for pacing in all_pacings(late) if pacing_key(pacing) == key), None)


def pace_text(pacing: Pacing) -> Text:
    """The pace in words."""
    if pacing.pace == "daily":
        return text("pace-daily", hours=(pacing.limit_s or 0) // HOUR_S)
    return text("pace-live", minutes=(pacing.limit_s or 0) // 60) if pacing.pace == "live" else text("pace-none")


def table_facts(game_id: str) -> TableFacts | None:
    """How long a game takes, or None for one without such data; raises `BrokenData` on a broken file."""
    return facts(game_id) if (DATA / game_id / "table.toml").exists() else None


def length_text(game_id: str, options: Options, pacing: Pacing, seats: int) -> Text | None:
    """How long nine of ten such games take at a pace: minutes, or visits and days."""
    known = length_of(game_id, options, seats) if table_facts(game_id) is not None else None
    if known is None:
        return None
    if pacing.pace != "daily" or pacing.limit_s is None:
        return text("length-minutes", fewest=known.minutes[0], most=known.minutes[1])
    days = math.ceil(known.turns * pacing.limit_s / DAY_S)
    return text("length-days", fewest=known.visits[0], most=known.visits[1], days=days)


def beginners_minutes(game: AnyGame) -> tuple[int, int] | None:
    """The minutes that nine of ten beginner's games take, with however many seats; None where that is not known."""
    if table_facts(game.id) is None:
        return None
    options = game.options()
    lengths = [length_of(game.id, options, seats) for seats in game.seat_counts(options)]
    return spanned([length for length in lengths if length is not None])
