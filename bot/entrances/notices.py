"""The buttons of the board's notices: late people, an undo, seats that change owners."""

from __future__ import annotations

from bot.entrances.front import Ack, Press, entrance
from bot.panels.computers.strengths import stand_in_panel, strength_of
from bot.panels.moments import stamp
from bot.panels.names import mentioned
from bot.panels.notices import seats_panel
from bot.panels.ways import done_panel
from bot.tables.keys import number
from bot.tables.late_decisions import JustReminded, LateDecisions
from bot.tables.registry import Registry
from bot.tables.seats import Seats, Taking
from bot.tables.tending import Tending
from engines.core.errors import SafehouseError
from engines.core.text import Text, text
from engines.table import play, seating
from engines.table.record import Person


class NoticeWays:
    """What people decide about each other's seats and moves."""

    def __init__(self, registry: Registry, seats: Seats, late: LateDecisions, tending: Tending) -> None:
        self._registry, self._seats, self._late, self._tending = registry, seats, late, tending

    @entrance("late-wait", Ack.PRIVATE)
    async def wait(self, press: Press) -> None:
        """Give somebody who is late their whole time again."""
        await self._late.wait(press.session, press.asker, press.seat, press.arg(2))
        await press.say(text("life-waiting"))

    @entrance("late-remind", Ack.PRIVATE)
    async def remind(self, press: Press) -> None:
        """Remind somebody who is late, though not too often."""
        try:
            await self._late.remind(press.session, press.asker, press.seat, press.arg(2))
        except JustReminded as error:
            raise SafehouseError("error-just-reminded", again=stamp(error.again)) from None
        await press.say(text("life-reminded"))

    @entrance("late-program", Ack.PRIVATE)
    async def program(self, press: Press) -> None:
        """Ask how well the computer is to play for somebody who is late."""
        snapshot = await self._late.may_decide(press.session, press.asker, press.seat, press.arg(2))
        await press.show(stand_in_panel(snapshot, press.seat, press.arg(2), mentioned(snapshot, press.words)))

    @entrance("late-computer", Ack.UPDATE)
    async def stand_in(self, press: Press) -> None:
        """Let the computer play so well for somebody who is late, until they are back."""
        strength = strength_of(press.arg(3))
        await self._late.stand_in(press.session, press.asker, press.seat, press.arg(2), strength)
        await press.show(done_panel(text("life-stood-in"), press.words))

    @entrance("late-pass", Ack.PRIVATE)
    async def pass_turn(self, press: Press) -> None:
        """Let the turn of somebody who is late pass, where no program can play."""
        await self._late.pass_turn(press.session, press.asker, press.seat, press.arg(2))
        await press.say(text("life-passed"))

    @entrance("undo-agree", Ack.PRIVATE)
    async def agree_to_undo(self, press: Press) -> None:
        """Agree that a move is taken back."""
        await self._tending.answer_undo(press.session, press.asker, press.arg(1), agree=True)
        await press.say(text("life-agreed"))

    @entrance("undo-refuse", Ack.PRIVATE)
    async def refuse_undo(self, press: Press) -> None:
        """Refuse that a move is taken back."""
        await self._tending.answer_undo(press.session, press.asker, press.arg(1), agree=False)
        await press.say(text("life-refused"))

    @entrance("seat-take", Ack.PRIVATE)
    async def take_seat(self, press: Press) -> None:
        """Take a seat that is free: one's own back at once, another one if the host agrees."""
        await self.tell_taking(press, await self._seats.take(press.session, press.person, press.seat))

    @entrance("seat-choose", Ack.PRIVATE)
    async def choose_seat(self, press: Press) -> None:
        """Take one's own seat back, or one that is free; where several are, ask which."""
        snapshot = await self._registry.snapshot(press.session)
        play.need_playing(snapshot)
        held, own = seating.to_take(snapshot), snapshot.record.seat_of(press.person)
        if own is None and len(held) > 1:
            await press.show(seats_panel(snapshot, held, press.words))
        elif held:
            seat = own if own is not None and own in held else held[0]
            await self.tell_taking(press, await self._seats.take(press.session, press.person, seat))
        else:
            raise SafehouseError("error-seat-taken")

    @entrance("seat-chosen", Ack.UPDATE)
    async def take_chosen(self, press: Press) -> None:
        """Take the seat chosen."""
        taking = await self._seats.take(press.session, press.person, number(press.chosen))
        await press.show(done_panel(_came_of(taking, press.person), press.words))

    @entrance("seat-agree", Ack.PRIVATE)
    async def give_seat(self, press: Press) -> None:
        """Agree that somebody takes a seat from the program."""
        await self._answer(press, agree=True)
        await press.say(text("life-agreed"))

    @entrance("seat-refuse", Ack.PRIVATE)
    async def keep_seat(self, press: Press) -> None:
        """Refuse that somebody takes a seat from the program."""
        await self._answer(press, agree=False)
        await press.say(text("life-refused"))

    async def tell_taking(self, press: Press, taking: Taking) -> None:
        """Say how asking for a seat ended."""
        await press.say(_came_of(taking, press.person))

    async def _answer(self, press: Press, *, agree: bool) -> None:
        person = number(press.arg(2))
        await self._seats.answer(press.session, press.asker, person, press.seat, agree=agree)


def _came_of(taking: Taking, person: Person) -> Text:
    """How asking for a seat ended."""
    if taking.back:
        return text("life-back")
    return text("life-seat-taken" if taking.is_taken_by(person) else "life-seat-asked")
