"""What the buttons of the board's notices do: resume, whoever is late, undo, seats that change hands."""

from __future__ import annotations

from bot.clocks import lateness
from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import change, seat_arg, session_arg, table
from bot.panels.keys import number
from bot.panels.notices import late_key, undo_key
from bot.tables.arriving import arrived
from bot.tables.rights import has_table_rights, need_rights_or_patience, need_table_rights, own_seat
from engines.core.errors import SafehouseError, StaleDecision
from engines.core.seats import Seat
from engines.core.text import text
from engines.table import overdue, pausing, seating
from engines.table.record import Record


@entrance("resume", Ack.PRIVATE)
async def resume(press: Press) -> None:
    """Let a paused game go on."""
    record = (await table(press)).record
    need_rights_or_patience(press, record, press.app.clock.now())
    await change(press, pausing.resume(press.app.people))
    await press.say(text("life-resumed"))


@entrance("late-wait", Ack.PRIVATE)
async def wait(press: Press) -> None:
    """Give somebody who is late the whole time once more."""
    seat = await _late_seat(press)
    await change(press, overdue.wait(seat, press.app.people))
    await press.say(text("life-waiting"))


@entrance("late-remind", Ack.PRIVATE)
async def remind(press: Press) -> None:
    """Remind somebody who is late, but not again and again."""
    seat = await _late_seat(press)
    await change(press, lateness.nudge(seat))
    press.app.publisher.remind(session_arg(press), seat)
    await press.say(text("life-reminded"))


@entrance("late-program", Ack.PRIVATE)
async def program(press: Press) -> None:
    """Let the program play for somebody who is late, until they are back."""
    seat = await _late_seat(press)
    await change(press, seating.stand_in(seat, press.app.people))
    await press.say(text("life-stood-in"))


async def _late_seat(press: Press) -> Seat:
    """The late seat a button is about, for whoever may decide; raises `StaleDecision` where that is over."""
    record, seat = (await table(press)).record, seat_arg(press)
    asked = 0 <= seat < record.seats and overdue.is_overdue(record, seat)
    if record.status != "playing" or not asked or press.args[2:3] != (late_key(record, seat),):
        raise StaleDecision
    if not has_table_rights(press, record) and own_seat(press, record) == seat:
        raise SafehouseError("error-late-yourself")
    return seat


@entrance("undo-agree", Ack.PRIVATE)
async def agree_to_undo(press: Press) -> None:
    """Agree that a move is taken back."""
    await _answer_undo(press, True)
    await press.say(text("life-agreed"))


@entrance("undo-refuse", Ack.PRIVATE)
async def refuse_undo(press: Press) -> None:
    """Refuse that a move is taken back."""
    await _answer_undo(press, False)
    await press.say(text("life-refused"))


async def _answer_undo(press: Press, agree: bool) -> None:
    record = (await table(press)).record
    seat, request = own_seat(press, record), record.undo
    if request is None or press.args[1:2] != (undo_key(record, request),):
        raise StaleDecision
    await press.app.registry.doing(
        record.id, lambda session: session.answer_undo(seat, press.person, request.version, agree)
    )


@entrance("seat-take", Ack.PRIVATE)
async def take_seat(press: Press) -> None:
    """Take a seat that is free: one's own back at once, another one if the host agrees."""
    record, seat = (await table(press)).record, seat_arg(press)
    if 0 <= seat < record.seats and record.holders[seat].person == press.person:
        await arrived(press.app, await change(press, seating.come_back(seat, press.person, press.app.people)), seat)
        await press.say(text("life-back"))
        return
    snapshot = await change(press, seating.ask_seat(press.person, seat, press.app.people))
    taken = snapshot.record.seat_of(press.person) == seat
    if taken:
        await arrived(press.app, snapshot, seat)
    await press.say(text("life-seat-taken" if taken else "life-seat-asked"))


@entrance("seat-agree", Ack.PRIVATE)
async def give_seat(press: Press) -> None:
    """Agree that somebody takes a seat from the program."""
    await _answer_wish(press, True)
    await press.say(text("life-agreed"))


@entrance("seat-refuse", Ack.PRIVATE)
async def keep_seat(press: Press) -> None:
    """Refuse that somebody takes a seat from the program."""
    await _answer_wish(press, False)
    await press.say(text("life-refused"))


async def _answer_wish(press: Press, agree: bool) -> None:
    record: Record = (await table(press)).record
    need_table_rights(press, record)
    person, seat = number(press.arg(2)), seat_arg(press)
    snapshot = await change(press, seating.answer_seat(person, seat, agree, press.app.people))
    if agree:
        await arrived(press.app, snapshot, seat)
        press.app.publisher.welcome(snapshot.record.id, seat)
