"""Who hears of a change: each recipient whose own view or events it changes."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.game import Game
from engines.core.parts import E, M, O, S, V
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Heard, Record


def heard(publication: Publication) -> Heard:
    """Which version each recipient last heard of: this one if their view, events or the public record differ."""
    before, after = publication.before, publication.after
    old, seats, version = before.record.heard, after.record.seats, after.record.version
    if _public(before.record) != _public(after.record) or before.begun != after.begun:
        return Heard(public=version, seats=(version,) * seats)
    public = version if _differs(publication, None) else old.public
    had = old.seats if len(old.seats) == seats else (old.public,) * seats
    return Heard(public=public, seats=tuple(version if _differs(publication, s) else had[s] for s in range(seats)))


def is_seen_by_all(publication: Publication) -> bool:
    """Whether the game looks another to everybody who watches, or something is told to all of them."""
    return _differs(publication, None)


def _differs(publication: Publication, seat: Seat | None) -> bool:
    before, after = publication.before, publication.after
    if not (before.begun and after.begun):
        return before.begun != after.begun
    return before.view(seat) != after.view(seat) or bool(publication.news(seat))


def can_tell(game: Game[S, M, E, V, O], seat: Seat | None, before: S, after: S, events: Sequence[E]) -> bool:
    """Whether the seat (None: everybody who watches) can tell that something has happened."""
    seen = any(game.redact(event, seat) is not None for event in events)
    return seen or game.view(before, seat) != game.view(after, seat)


_PRIVATE = {"version", "changed_at", "chance_position", "clocks", "heard", "seed", "salt", "game_version", "tap"}


def _public(record: Record) -> tuple[object, ...]:
    shown = tuple((name, value) for name, value in record if name not in _PRIVATE)
    return (*shown, tuple((clock.due, clock.left_s, clock.late, clock.skip) for clock in record.clocks))
