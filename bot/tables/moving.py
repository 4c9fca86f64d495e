"""Playing moves: found by the key that stands for them in custom ids, judged, made one by one."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.tables.keys import move_key, move_of
from bot.tables.registry import Registry
from engines.core.errors import AlreadySo, IllegalMove, NotYourSeat, SafehouseError, StaleDecision
from engines.core.game import Move
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person
from engines.table.session import Session, SessionLost
from engines.table.snapshot import Snapshot

NO_QUESTION = "-"
"""Stands for the question of a move that answers none."""


class Moving:
    """Plays moves at tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def make(
        self,
        session: int,
        person: Person,
        question: str,
        wanted: str,
        *,
        note: str | None = None,
        then: Sequence[str] = (),
    ) -> list[Publication]:
        """Play the move of that key as the answer to a question, then those that follow it.

        `note` is the text of a note to write. Each further move answers the question that the one before led to. What
        would change nothing is left out. It ends early, saying nothing, where something else comes up: a move has
        become illegal, somebody undoes or pauses, the store fails; what has been played before stays. Raises what
        `Session.act` raises for the first, and `AlreadySo` where none changed anything.
        """
        first = partial(_play, person=person, question=question, wanted=wanted, note=note)
        played = [] if (made := await self._changed(session, first)) is None else [made]
        for each in then:
            after = played[-1].after if played else await self._registry.snapshot(session)
            seat = after.record.seat_of(person)
            follows = None if seat is None else after.question(seat)
            if follows is None:
                break
            tap = after.record.version if played else None
            following = partial(_play, person=person, question=follows, wanted=each, note=None, after=tap)
            try:
                made = await self._changed(session, following)
            except (SafehouseError, SessionLost):
                break
            played += [] if made is None else [made]
        if not played:
            raise AlreadySo
        return played

    async def _changed(self, session: int, play: Callable[[Session], Awaitable[Publication]]) -> Publication | None:
        """Play a move; None where it would change nothing."""
        try:
            return await self._registry.doing(session, play)
        except AlreadySo:
            return None


async def _play(
    session: Session, *, person: Person, question: str, wanted: str, note: str | None, after: int | None = None
) -> Publication:
    snapshot = session.snapshot
    seat = seat_in_play(snapshot, person)
    if question not in (NO_QUESTION, snapshot.question(seat)):
        raise _too_late(snapshot, seat, wanted)
    if note is None:
        chosen = found_move(snapshot, seat, wanted)
    else:
        chosen = with_text(found_note(snapshot, seat, wanted), note)
    answered = None if question == NO_QUESTION else question
    return await session.act(seat, chosen, answered, person, after=after)


def seat_in_play(snapshot: Snapshot, person: Person) -> Seat:
    """The person's seat in a game in play. Raises `NotYourSeat`, or `SafehouseError` where no game is on."""
    seat = snapshot.record.seat_of(person)
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    if seat is None:
        raise NotYourSeat
    return seat


def found_move(snapshot: Snapshot, seat: Seat, wanted: str) -> Move:
    """The legal move of that key. Raises `StaleDecision` where there is none now, or says who was quicker."""
    move = move_of(snapshot, seat, wanted)
    if move is None:
        raise _too_late(snapshot, seat, wanted)
    return move


def _too_late(snapshot: Snapshot, seat: Seat, wanted: str) -> SafehouseError:
    """Why the move of that key isn't played: somebody was quicker, as the rules say it, or things have moved on."""
    game, salt = snapshot.game, snapshot.record.salt
    lost = (move for move in game.overtaken(snapshot.state, seat) if move_key(game, salt, move) == wanted)
    for move in lost:
        try:
            game.apply(game.clone(snapshot.state), seat, move, snapshot.chance)
        except IllegalMove as refused:
            return refused
    return StaleDecision(asked=seat in snapshot.to_act())


def found_note(snapshot: Snapshot, seat: Seat, wanted: str) -> Move:
    """The note of that key that can be written now. Raises as `found_move`, or `SafehouseError` for another move."""
    move = found_move(snapshot, seat, wanted)
    if not is_note(move):
        raise SafehouseError("error-button-gone")
    return move


def is_note(move: Move) -> bool:
    """Whether the move is a note whose text its player writes (a counted note: listed with an empty text)."""
    return getattr(move, "text", None) == ""


def with_text(move: Move, note: str) -> Move:
    """The note with its text."""
    return dataclasses.replace(move, text=note)  # type: ignore[type-var]
