"""One game of the soak: random people and programs at one table of the whole bot, until it ends or rests."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any
from unittest import mock

from pydantic import ValidationError

from bot.panels.layout import Image
from bot.panels.options import knobs
from bot.showing.drawing import Drawing
from bot.tables.paces import LATES, all_pacings, pacing_key
from engines import GAMES
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame, Move
from engines.table.snapshot import Snapshot
from tests.bot.life.tables import snapshot, turn
from tests.bot.soak.crowd import Guest, Hasty, gathered, quiet_hours
from tests.bot.soak.pressing import ANSWERS, OTHERS, Control, Presser
from tests.bot.soak.watch import Watch
from tests.support.bot import RunningBot, running_bot

DAY_S = 24 * 3600
LIVELY = 120
"""So many steps people do all sorts of things; from then on they only answer."""
PRESSED = 0.3
"""How many of those answers are pressed."""
LONGEST = 2_500
"""No game takes more steps."""
PATIENT = 60
"""So many presses in a row may lead to nothing before somebody counts as left with nothing to press."""
MOST_CHANGES = 400
"""So many changes may follow from one step before programs count as going round in circles."""
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)
"""A picture of one point."""

PRESSED_TOGETHER = {
    **ANSWERS,
    "open-move": 3.0,
    "hand": 1.0,
    "undo-agree": 3.0,
    "undo-refuse": 3.0,
    "seat-choose": 1.0,
    "seat-chosen": 3.0,
}
"""What several people press at the same moment, and how often."""
DEEDS: Mapping[str, float] = {
    "game pause": 1.0,
    "game resume": 1.0,
    "game undo": 4.0,
    "game replace": 1.0,
    "game join": 1.0,
    "game resign": 0.5,
    "away": 1.5,
    "back": 1.0,
    "hours": 1.0,
}
"""What people do about a table by commands and settings, and how often."""


@dataclass
class Soak:
    """A table, its people, and what they do next."""

    bot: RunningBot
    guests: Sequence[Guest]
    dice: random.Random
    watch: Watch
    presser: Presser = field(init=False)
    idle: int = 0
    """How many presses in a row have changed nothing."""

    def __post_init__(self) -> None:
        self.presser = Presser(self.bot, self.watch, self.dice)

    @property
    def now(self) -> datetime:
        """The moment."""
        return self.bot.clock.now()

    async def play_out(self, most: int | None = None) -> Snapshot:
        """Let everybody do something until the game is over, or for so many steps."""
        for step in range(most or LONGEST):
            table = await self.table()
            if table.record.status != "playing":
                return table
            if step < LIVELY:
                await self._lively(table)
            else:
                await self._brisk(table)
            await self.settled()
            await self._check_panels()
            self.watch.check()
        if most is None:
            self.watch.wrong("a game that doesn't end", f"in {LONGEST} steps")
        self.watch.check()
        return await self.table()

    async def _check_panels(self) -> None:
        """Who is asked sees a button that opens the hand, and the choices where hands come by direct message."""
        table = await self.table()
        if table.record.status != "playing" or table.record.paused or table.rests():
            return
        for guest in self._asked(table):
            if self._seen(guest, "hand") is None:
                self.watch.wrong("nothing to press", f"{guest.name} is asked and sees no way to the hand")
            if self._has_dms(guest) and not any(c.entrance in ANSWERS for c in self.presser.standing(guest)):
                self.watch.wrong("nothing to press", f"{guest.name} is asked and has no choice by direct message")

    def _has_dms(self, guest: Guest) -> bool:
        """Whether somebody's hand stands in their direct messages."""
        wishes = self.bot.app.people.settings(guest.id).hands == "dm"
        return wishes and self.bot.local.world.people[guest.id].takes_dms

    async def table(self) -> Snapshot:
        """The table as it stands."""
        return await snapshot(self.bot)

    async def settled(self) -> None:
        """Wait until programs have moved and everything is shown."""
        changes = self.watch.tally["changes"]
        while True:
            before = self.watch.tally["changes"], self.watch.tally["pings"]
            moving = asyncio.ensure_future(self.bot.app.programs.settled())
            while not moving.done():
                await asyncio.wait({moving}, timeout=0.5)
                if self.watch.tally["changes"] - changes > MOST_CHANGES:
                    self.watch.wrong("programs go round in circles", f"{MOST_CHANGES} changes")
                    await self.bot.app.programs.stop()
            await self.bot.app.outbox.idle()
            await asyncio.sleep(0)
            if before == (self.watch.tally["changes"], self.watch.tally["pings"]):
                return

    async def _lively(self, table: Snapshot) -> None:
        """One of all sorts of things."""
        acts = {
            self._answer: 12.0,
            self._meddle: 2.0,
            self._together: 1.0,
            self._stale: 0.7,
            self._deed: 1.0,
            self._pass_time: 2.0,
            self._suspend: 0.2,
            self._lose_discord: 0.2,
        }
        act = self.dice.choices(list(acts), list(acts.values()))[0]
        await act(table)

    async def _brisk(self, table: Snapshot) -> None:
        """An answer by somebody who is asked, mostly from within, which is quicker; nobody is silent any more."""
        for guest in self.guests:
            guest.silent_until = None
        if table.record.paused:
            await self.presser.type(self._host(table), "game resume")
        elif not (asked := self._asked(table)) or self.dice.random() < PRESSED:
            await self._answer(table)
        else:
            await self._act(table, self.dice.choice(asked))
            await self._moment_passes(table)

    async def _act(self, table: Snapshot, guest: Guest) -> None:
        """Any kind of answer of somebody's, without a button."""
        seat = table.record.seat_of(guest.id)
        assert seat is not None
        kinds: dict[str, list[Move]] = {}
        for move in table.legal(seat):
            kinds.setdefault(move.kind, []).append(move)
        move = self.dice.choice(kinds[self.dice.choice(sorted(kinds))])
        with suppress(SafehouseError):
            await self.bot.app.registry.act(table.record.id, seat, move, None, guest.id)

    async def _answer(self, table: Snapshot) -> None:
        """Somebody who is asked presses on; else time passes."""
        asked = [guest for guest in self._asked(table) if guest.is_here(self.now)]
        if not asked or table.record.paused:
            await self._until_something(table)
            return
        guest = self.dice.choice(asked)
        found = self.presser.answers(guest)
        chosen = self.presser.any_of(found, ANSWERS)
        if chosen is None or self.dice.random() < 0.1:
            await self._look(guest)
        else:
            before = self.watch.tally["changes"]
            await self.presser.press(guest, chosen)
            await self.settled()
            self.idle = 0 if self.watch.tally["changes"] > before else self.idle + 1
            if self.idle > PATIENT:
                self.watch.wrong("nothing to press that makes progress", f"{guest.name}: {PATIENT} presses")
        if self.dice.random() < 0.08:
            guest.silent_until = self.now + timedelta(seconds=self._span_s(table) * self.dice.uniform(0, 2.5))
        await self._moment_passes(table)

    async def _look(self, guest: Guest) -> None:
        """Open the hand; whoever is waited for finds something to press on it."""
        hand = self._seen(guest, "hand")
        if hand is None:
            await self.presser.type(guest, "hand")
        else:
            await self.presser.press(guest, hand)
        await self.settled()
        table = await self.table()
        waits = guest in self._asked(table) and not table.record.paused
        if waits and not self.presser.any_of(self.presser.answers(guest), ANSWERS):
            self.watch.wrong("nothing to press", f"{guest.name} is asked and has no choice")

    async def _meddle(self, table: Snapshot) -> None:
        """Anybody presses anything they see."""
        guest = self.dice.choice([guest for guest in self.guests if guest.is_here(self.now)] or list(self.guests))
        chosen = self.presser.any_of(self.presser.offered(guest), {**OTHERS, **ANSWERS})
        if chosen is None:
            return
        overdue = [seat for seat in range(table.record.seats) if table.record.clock(seat).overdue]
        await self.presser.press(guest, chosen)
        if chosen.entrance == "late-remind":
            for seat in overdue:
                self.watch.may_be_reminded_again(seat)

    async def _together(self, table: Snapshot) -> None:
        """Several press something at the same moment, those who are asked above all."""
        asked = [guest for guest in self._asked(table) if guest.is_here(self.now)]
        some = {guest.id: guest for guest in (*asked[:3], *self.dice.sample(self.guests, 2))}
        chosen = [
            (guest, self.presser.any_of(self.presser.offered(guest), PRESSED_TOGETHER)) for guest in some.values()
        ]
        await asyncio.gather(*(self.presser.press(guest, each) for guest, each in chosen if each is not None))

    async def _stale(self, table: Snapshot) -> None:
        await self.presser.press_again(self.dice.choice(self.guests))

    async def _deed(self, table: Snapshot) -> None:
        """Somebody at the table, sometimes an onlooker, does something about it."""
        deed = self.dice.choices(list(DEEDS), list(DEEDS.values()))[0]
        seated = [guest for guest in self.guests if table.record.seat_of(guest.id) is not None]
        guest = self.dice.choice(seated if seated and self.dice.random() < 0.8 else list(self.guests))
        if deed == "away":
            await self.presser.fill_in(guest, "Away", days=str(self.dice.randint(1, 14)))
        elif deed == "back":
            await self.presser.fill_in(guest, "Away", days="")
        elif deed == "hours":
            quiet, zone = quiet_hours(self.dice), self.bot.app.people.settings(guest.id).zone
            start, end = f"{quiet.start:%H:%M}", f"{quiet.end:%H:%M}"
            await self.presser.fill_in(guest, "Quiet hours", start=start, end=end, zone=zone)
        else:
            await self.presser.type(guest, deed)
            if deed == "game resign" and (sure := self._seen(guest, "resign-now")) is not None:
                await self.presser.press(guest, sure)

    async def _pass_time(self, table: Snapshot) -> None:
        """A while passes, up to where something is due."""
        wanted = self._span_s(table) * self.dice.random() ** 3 * 1.5
        await self._turn(min(wanted, self._due_in_s(table)))

    async def _suspend(self, table: Snapshot) -> None:
        """The machine is suspended for some hours, which takes nobody's time."""
        hours = self.dice.randint(1, 30)
        self.watch.noted(f"the machine is suspended for {hours} hours")
        self.watch.is_suspended = True
        self.bot.clock.jump(hours * 3600)
        await self.bot.app.ticker.tick()
        await self.settled()
        self.watch.is_suspended = False

    async def _lose_discord(self, table: Snapshot) -> None:
        """Discord is away for some hours, in which nobody could answer."""
        hours = self.dice.randint(1, 30)
        self.watch.noted(f"Discord is away for {hours} hours")
        self.watch.is_suspended = True
        self.bot.app.reach.cut("gateway")
        self.bot.clock.advance(hours * 3600)
        await self.bot.app.ticker.tick()
        await self.settled()
        self.bot.app.reach.works("gateway")
        await self.bot.app.ticker.tick()
        await self.settled()
        self.watch.is_suspended = False

    async def _moment_passes(self, table: Snapshot) -> None:
        """Somebody takes a moment to press."""
        await self._turn(min(self._span_s(table) * self.dice.random() * 0.05, self._due_in_s(table)))

    async def _until_something(self, table: Snapshot) -> None:
        """Nobody here is asked: time passes until somebody speaks again, or until something is due."""
        asked, due = self._asked(table), None if table.record.paused else table.record.due()
        moments = [due, *(guest.silent_until for guest in asked), *self.bot.app.people.returns().values()]
        ahead = [moment for moment in moments if moment is not None and moment > self.now]
        if ahead:
            await self._turn((min(ahead) - self.now).total_seconds())
        elif table.record.paused:
            await self.presser.type(self._host(table), "game resume")
        elif not asked:
            self.watch.wrong("nobody can go on", "no person is asked and nothing is due")

    async def _turn(self, seconds: float) -> None:
        await self.settled()
        if seconds >= 1:
            self.watch.noted(f"{seconds:.0f} s pass")
            self.watch.is_turned = True
            await turn(self.bot, seconds)
            self.watch.is_turned = False

    def _due_in_s(self, table: Snapshot) -> float:
        due = table.record.due()
        return 30 * DAY_S if due is None else max(1.0, (due - self.now).total_seconds())

    def _span_s(self, table: Snapshot) -> float:
        """How long an answer may take here, in seconds."""
        return float(table.record.pacing.limit_s or 3600)

    def _asked(self, table: Snapshot) -> list[Guest]:
        """The people whom the game waits for; where it rests, all who play."""
        seats = range(table.record.seats) if table.rests() else sorted(table.to_act())
        people = {holder.person for seat in seats if not (holder := table.record.holders[seat]).program}
        return [guest for guest in self.guests if guest.id in people]

    def _host(self, table: Snapshot) -> Guest:
        return next((guest for guest in self.guests if guest.id == table.record.host), self.guests[0])

    def _seen(self, guest: Guest, entrance: str) -> Control | None:
        """The newest control that somebody sees of those that lead there."""
        return next((c for c in self.presser.newest_first(guest) if c.entrance == entrance), None)


@asynccontextmanager
async def soaked(game_id: str, name: str) -> AsyncIterator[Soak]:
    """A game that random people and programs have begun; all of it follows from the name."""
    dice, game = random.Random(name), GAMES[game_id]
    with mock.patch.object(Drawing, "image", drawn):
        async with running_bot({game_id: game}, entropy=dice.randbytes, program_pool=Hasty, packed=True) as bot:
            guests = await gathered(bot, dice)
            session = await _begun(bot, game, guests, dice)
            table = await snapshot(bot)
            soak = Soak(bot, guests, dice, Watch(bot, session, latest=table))
            soak.watch.noted(f"{game_id} {table.record.options} {table.record.pacing}")
            soak.watch.begin()
            await soak.settled()
            yield soak


async def _begun(bot: RunningBot, game: AnyGame, guests: Sequence[Guest], dice: random.Random) -> int:
    host = guests[0]
    await bot.slash(host.name, "play", game=game.id)
    session, lobbies = (await bot.record()).id, bot.app.use_cases.lobbies
    for _ in range(dice.randrange(4)):
        knob = dice.choice(list(knobs(game, (await bot.record()).options)))
        try:
            await lobbies.set_options(session, host.id, {knob.name: dice.choice(knob.values)})
        except (SafehouseError, ValidationError):
            continue
    record = await bot.record()
    options = game.options.model_validate(record.options)
    seats = dice.choice(game.seat_counts(options))
    await lobbies.resize(session, host.id, seats)
    pace, late = dice.choice(all_pacings("ask")), dice.choice(LATES)
    await lobbies.set_pace(session, host.id, pacing_key(pace))
    await lobbies.set_late(session, host.id, late)
    people = dice.randint(1, seats) if game.computer_seats(options) else seats
    for guest in guests[1:people]:
        await lobbies.join(session, guest.id)
    await lobbies.shuffle(session, host.id)
    await lobbies.begin(session, host.id, fill=game.computer_seats(options))
    return session


async def drawn(_: Drawing, key: Any, draw: Any) -> Image:
    """A picture that is quick to draw; another one for all that is drawn otherwise."""
    return Image(DOT, f"a picture of {key[1]} {hash(key) % 1_000_000}")


async def soak(game_id: str, name: str, most: int | None = None) -> Counter[str]:
    """Play a game to its end, or for so many steps; what has been seen of it. Raises `Wronged`."""
    async with soaked(game_id, name) as table:
        ended = await table.play_out(most)
        table.watch.tally[f"ended: {ended.record.ended}"] += 1
        return table.watch.tally
