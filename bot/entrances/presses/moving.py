"""The choices of a panel: a move made, a choice half made, a note written, a public choice taken up."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import session_arg, table
from bot.panels.asking import NO_QUESTION, SURE, written
from bot.panels.choices import sure_blocks
from bot.panels.forms import Form, TextField
from bot.panels.keys import custom_id, move_of
from bot.panels.layout import Line, Panel
from bot.panels.names import mentioned, mentions
from engines.core.errors import NotYourSeat, SafehouseError, StaleDecision
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.session import Session, SessionLost
from engines.table.snapshot import Snapshot
from renderers.fonts import can_draw
from renderers.words import Words


def seat_at(snapshot: Snapshot, person: int) -> Seat:
    """The person's seat. Raises `NotYourSeat`, or `SafehouseError` where nothing can be done any more."""
    seat = snapshot.record.seat_of(person)
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    if seat is None:
        raise NotYourSeat
    return seat


def found_move(snapshot: Snapshot, seat: Seat, wanted: str) -> Any:
    """The legal move of that key. Raises `StaleDecision` where there is none now."""
    move = move_of(snapshot, seat, wanted)
    if move is None:
        raise StaleDecision(asked=seat in snapshot.to_act())
    return move


def found_note(snapshot: Snapshot, seat: Seat, wanted: str) -> Any:
    """The note of that key that can be written now. Raises as `found_move`, or `SafehouseError` for another move."""
    move = found_move(snapshot, seat, wanted)
    if not written(move):
        raise SafehouseError("error-unknown-button")
    return move


def need_asked(snapshot: Snapshot, seat: Seat, words: Words) -> None:
    """Refuse what only somebody who is asked can do, saying who that is."""
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    if seat not in snapshot.to_act() and not snapshot.legal(seat):
        raise others_asked(snapshot, words)


def others_asked(snapshot: Snapshot, words: Words) -> SafehouseError:
    """What somebody is told who isn't asked: who is."""
    names = mentions(snapshot, words)
    return SafehouseError("error-others-asked", who=tuple(names[other] for other in sorted(snapshot.to_act())))


async def play(
    press: Press, session: Session, question: str, wanted: str, note: str | None = None, after: int | None = None
) -> Publication:
    """Play the move of that key as an answer to that question. Takes and raises what `Session.act` does."""
    snapshot = session.snapshot
    seat = seat_at(snapshot, press.person)
    if question not in (NO_QUESTION, snapshot.question(seat)):
        raise StaleDecision(asked=seat in snapshot.to_act())
    if note is None:
        chosen = found_move(snapshot, seat, wanted)
    else:
        chosen = dataclasses.replace(found_note(snapshot, seat, wanted), text=note)
    answered = None if question == NO_QUESTION else question
    return await session.act(seat, chosen, answered, press.person, after=after)


async def play_on(press: Press, session_id: int, first: Publication, wanted: Sequence[str]) -> list[Publication]:
    """Play the moves of these keys after the first, each as the answer to the question that the one before led to.

    Ends early, saying nothing, where something else comes up: a move isn't legal any more, somebody undoes or pauses,
    the store fails. What has been played before stays so.
    """
    played = [first]
    for each in wanted:
        after = played[-1].after
        seat = after.record.seat_of(press.person)
        question = None if seat is None else after.question(seat)
        if question is None:
            break
        following = partial(play, press, question=question, wanted=each, after=after.record.version)
        try:
            played.append(await press.app.registry.doing(session_id, following))
        except (SafehouseError, SessionLost):
            break
    return played


async def make(press: Press, question: str, wanted: str, note: str | None = None, then: Sequence[str] = ()) -> None:
    """Play a move, and those that shall follow it, and say so at once; pictures and everybody else come after."""
    session_id = session_arg(press)
    following = partial(play, press, question=question, wanted=wanted, note=note)
    async with press.app.publisher.pressed(press.interaction, session_id):
        first = await press.app.registry.doing(session_id, following)
        await press.show(played_panel(press, *await play_on(press, session_id, first, then)))


def played_panel(press: Press, *publications: Publication) -> Panel:
    """What moves were answered with: what happened, as whoever made them may know it."""
    after = publications[-1].after
    seat = after.record.seat_of(press.person)
    words = mentioned(after, press.words)
    news = (event for publication in publications for event in publication.news(seat))
    told = [line for event in news if (line := after.game.tell(event)) is not None]
    return Panel((Line("\n".join([press.words.get("choice-done"), *(words(line) for line in told[:6])])),))


@entrance("move", Ack.UPDATE)
async def move(press: Press) -> None:
    """A move pressed; asked once more first where the person wants that."""
    await made_or_asked(press, press.arg(1), press.arg(2))


@entrance("choose", Ack.UPDATE)
async def choose(press: Press) -> None:
    """A move chosen from a select."""
    await made_or_asked(press, press.arg(1), press.chosen)


@entrance("several", Ack.UPDATE)
async def several(press: Press) -> None:
    """Moves to be made one after another; who wants to be asked once more is asked for the first."""
    first, *then = press.chosen.split(".") if press.values else (press.arg(2), *press.args[3:])
    if press.app.people.settings(press.person).confirm:
        await focus_on(press, (SURE, first))
    else:
        await make(press, press.arg(1), first, then=then)


@entrance("sure", Ack.UPDATE)
async def sure(press: Press) -> None:
    """A move confirmed."""
    await make(press, press.arg(1), press.arg(2))


async def made_or_asked(press: Press, question: str, wanted: str) -> None:
    """Make the move, or ask once more whether it is meant, as the person has set it."""
    if press.app.people.settings(press.person).confirm:
        await focus_on(press, (SURE, wanted))
    else:
        await make(press, question, wanted)


@entrance("focus", Ack.UPDATE)
async def focus(press: Press) -> None:
    """A half-made choice, by a button or a select: the panel shows it until its question changes."""
    await focus_on(press, (*press.args[2:], *press.values))


async def focus_on(press: Press, parts: tuple[str, ...]) -> None:
    """Show the panel with this half-made choice."""
    seat_at(await table(press), press.person)
    await press.app.publisher.open_hand(press.interaction, session_arg(press), parts)


@entrance("open-move", Ack.PRIVATE)
async def open_move(press: Press) -> None:
    """A public choice under the board: say privately what follows, and offer to do it."""
    snapshot = await table(press)
    seat = seat_at(snapshot, press.person)
    need_asked(snapshot, seat, press.words)
    found_move(snapshot, seat, press.arg(1))
    await press.show(Panel(sure_blocks(snapshot, seat, press.words, press.arg(1))))


def drawable(text: str) -> str:
    """The text, if pictures can show it. Raises `SafehouseError` naming the first sign that they can't."""
    for sign in text:
        if not can_draw(sign):
            raise SafehouseError("error-note-sign", sign=sign)
    return text


@entrance("note", Ack.FORM)
async def note(press: Press) -> None:
    """A note to write: open the form; handed in, make the move with its text."""
    if press.fields:
        await make(press, press.arg(1), press.arg(2), drawable(next(iter(press.fields.values()))))
        return
    snapshot = await table(press)
    seat = seat_at(snapshot, press.person)
    move = found_note(snapshot, seat, press.arg(2))
    now, longest = snapshot.game.noted(snapshot.view(seat), move)
    words = press.words
    field = TextField("text", words.get("choice-note-label"), value=now, required=not now, longest=longest)
    await press.ask(Form(custom_id("note", *press.args), words.get("choice-note-modal-title"), (field,)))
