"""What people at the soaked table press: whatever they see, some of it more often than the rest, some of it stale."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass

from bot.local.model import DM, Interaction, Json, Message
from bot.tables.keys import parsed
from renderers.words import SOURCE, words
from tests.bot.soak.crowd import Guest
from tests.bot.soak.watch import Watch
from tests.support.bot import RunningBot, controls, written
from tests.support.clock import PATIENCE_S

ANSWERS = {"move": 6.0, "choose": 6.0, "sure": 8.0, "several": 4.0, "focus": 4.0, "note": 0.5}
"""What an answer is pressed together from, and how often each way is taken."""
OTHERS = {
    "open-move": 3.0,
    "hand": 3.0,
    "hand-refresh": 1.0,
    "log": 0.3,
    "notes": 0.3,
    "late-wait": 2.0,
    "late-remind": 2.0,
    "late-program": 2.0,
    "undo-agree": 4.0,
    "undo-refuse": 3.0,
    "seat-choose": 1.0,
    "seat-chosen": 3.0,
    "seat-agree": 4.0,
    "seat-refuse": 2.0,
    "resume": 3.0,
}
"""What else is pressed, by whoever sees it."""
KEEN = 6
"""So much more often people confirm than change their minds."""
LOOKED_BACK = 8
"""So many of the newest messages of a channel are looked at for something to press."""
BUTTON = 2


@dataclass(frozen=True)
class Control:
    """Something to press, where somebody sees it."""

    channel: int
    message: int
    custom_id: str
    label: str
    values: tuple[str, ...]
    is_button: bool

    @property
    def entrance(self) -> str:
        """Where it leads."""
        return parsed(self.custom_id)[0]


class Presser:
    """Presses for everybody, and holds every press to be answered."""

    def __init__(self, bot: RunningBot, watch: Watch, dice: random.Random) -> None:
        self.bot, self.watch, self.dice = bot, watch, dice
        self.failed = words(SOURCE).get("error-unexpected")

    def channels(self, guest: Guest) -> tuple[int, ...]:
        """Where somebody sees what belongs to the table: its channel, and their direct messages."""
        dm = self.bot.local.world.dms.get(guest.id)
        return (self.bot.channel(), *(() if dm is None else (dm,)))

    def offered(self, guest: Guest) -> list[Control]:
        """All that somebody can press now, on the board, on what they were answered and in direct messages."""
        return [control for channel in self.channels(guest) for control in self._in(guest, channel)]

    def newest_first(self, guest: Guest) -> Iterator[Control]:
        """The same, however far back it stands."""
        for channel in self.channels(guest):
            for message in reversed(self.bot.seen(guest.name, where=channel)):
                yield from _controls(message)

    def answers(self, guest: Guest) -> list[Control]:
        """What somebody can press to answer: on the newest panel of theirs in each place that has any choice."""
        found: list[Control] = []
        for channel in self.channels(guest):
            panel = self.panel(guest, channel)
            found += [] if panel is None else [c for c in _controls(panel) if c.entrance in ANSWERS]
        return found

    def standing(self, guest: Guest) -> list[Control]:
        """All that somebody can press on the hand that stands in their direct messages."""
        dm = self.bot.local.world.dms.get(guest.id)
        lasting = [] if dm is None else [m for m in self.bot.seen(guest.name, where=dm) if not m["flags"] & 64]
        return [control for message in lasting for control in _controls(message)]

    def panel(self, guest: Guest, channel: int) -> Message | None:
        """Somebody's newest hand panel in a channel."""
        seen = reversed(self.bot.seen(guest.name, where=channel))
        private = self.bot.local.world.channels[channel]["type"] == DM
        mine = (message for message in seen if message["flags"] & 64 or private)
        return next((m for m in mine if any(c.entrance == "hand-refresh" for c in _controls(m))), None)

    def any_of(self, found: list[Control], weights: dict[str, float]) -> Control | None:
        """One of the controls, by the weights of where they lead; None where none of them leads anywhere known."""
        known = [control for control in found if control.entrance in weights]
        keen = [weights[c.entrance] * (KEEN if c.label.startswith("Confirm") else 1) for c in known]
        return self.dice.choices(known, keen)[0] if known else None

    async def press(self, guest: Guest, control: Control) -> str:
        """Press, fill in the form that opens, and read the answer."""
        values = (self.dice.choice(control.values),) if control.values else ()
        guest.pressed.append((control.channel, control.message, control.custom_id, values))
        self.watch.noted(f"{guest.name} presses {control.custom_id} {control.label!r} {values or ''}")
        people = self.bot.local.people
        place = guest.id, control.channel, control.message, control.custom_id
        done = await (people.click(*place) if control.is_button else people.choose(*place, list(values)))
        if done.modal is not None:
            done = await people.submit(guest.id, done, {"text": self.dice.choice(("north?", "Ödön's 3"))})
        return await self.answered(guest, done)

    async def press_again(self, guest: Guest) -> None:
        """Press something that somebody has pressed before, on a message that still stands, whatever is there now."""
        standing = [place for place in guest.pressed if self.bot.local.world.find_message(*place[:2]) is not None]
        if standing:
            channel, message, custom_id, values = self.dice.choice(standing)
            self.watch.noted(f"{guest.name} presses once more {custom_id} {values or ''}")
            people = self.bot.local.people
            sent = await people.forged(guest.id, channel, message, custom_id, values=list(values) or None)
            if sent.modal is None:
                await self.answered(guest, sent)

    async def type(self, guest: Guest, command: str, /, where: str = "table-1", **options: object) -> str:
        """Type a command; the answer."""
        self.watch.noted(f"{guest.name} types /{command} {options or ''}")
        channel = self.bot.channel(where)
        return await self.answered(guest, await self.bot.local.people.slash(guest.id, channel, command, **options))

    async def fill_in(self, guest: Guest, label: str, **fields: str) -> None:
        """Fill in a form behind somebody's own settings."""
        await self.type(guest, "settings me", where="general")
        self.watch.noted(f"{guest.name} sets {label}: {fields}")
        form = await self.bot.pressing(guest.name, label, where="general")
        await self.answered(guest, await self.bot.local.people.submit(guest.id, form, dict(fields)))

    async def answered(self, guest: Guest, sent: Interaction) -> str:
        """Wait for the answer and hold it to be one; its words, none where the panel pressed on is gone by then."""
        self.watch.tally["presses"] += 1
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.bot.handled[sent.id].wait()
            answer = "" if sent.message is None else written(await self.bot.finished(sent))
        except TimeoutError:
            self.watch.wrong("a press without an answer", f"of {guest.name}")
            return ""
        if self.failed in answer:
            self.watch.wrong("a press that failed", f"of {guest.name}")
        return answer

    def _in(self, guest: Guest, channel: int) -> Iterator[Control]:
        for message in self.bot.seen(guest.name, where=channel)[-LOOKED_BACK:]:
            yield from _controls(message)


def _controls(message: Message) -> Iterator[Control]:
    for control in controls(message):
        if "custom_id" in control and not control.get("disabled") and control["type"] in (BUTTON, 3):
            yield _control(message, control)


def _control(message: Message, control: Json) -> Control:
    label = control.get("label") or control.get("placeholder") or ""
    values = tuple(option["value"] for option in control.get("options", ()))
    place = int(message["channel_id"]), int(message["id"])
    return Control(*place, control["custom_id"], label, values, control["type"] == BUTTON)
