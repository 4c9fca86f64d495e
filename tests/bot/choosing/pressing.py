"""People who play by pressing whatever choices their panels and the board show them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.local.model import Json, Message
from tests.bot.life.tables import snapshot
from tests.support.bot import RunningBot, controls

NAMES = ("Ada", "Boris", "Cleo", "Dmitri")
CHOICES = ("move", "focus", "choose", "sure", "note", "several")


@dataclass
class Players:
    """The people at a table, who press at random; `taps` counts each one's presses since they were last asked."""

    bot: RunningBot
    names: Sequence[str]
    dice: random.Random
    where: str = "table-1"
    taps: dict[str, int] = field(default_factory=dict)

    async def play_out(self, most: int = 400) -> int:
        """Press until the game is over; how many presses that took."""
        for pressed in range(most):
            waited = await self.waited_for()
            if not waited:
                return pressed
            await self.press_any(self.dice.choice(waited))
        raise AssertionError("the game does not end")

    async def waited_for(self) -> list[str]:
        """Those the game waits for."""
        table = await snapshot(self.bot, self.where)
        seats = {table.record.seat_of(self.bot.person(name)): name for name in self.names}
        return [seats[seat] for seat in sorted(table.to_act()) if seat in seats]

    async def press_any(self, who: str) -> None:
        """Open the hand where none is open, else press one of the choices on it."""
        await self.bot.app.outbox.idle()
        panel = self.panel(who)
        offered = list(choices(panel)) if panel is not None else []
        if panel is None or not offered:
            await self.bot.press(who, "My hand", where=self.where)
        else:
            await self.press_one(who, panel, self.dice.choice(offered))
        self.taps[who] = self.taps.get(who, 0) + 1
        await self.bot.app.outbox.idle()

    async def press_one(self, who: str, panel: Message, control: Json) -> None:
        """Press a button, or choose something in a select, of somebody's panel."""
        person, channel, message = self.bot.person(who), self.bot.channel(self.where), int(panel["id"])
        people = self.bot.local.people
        if control["type"] == 3:
            value = self.dice.choice(control["options"])["value"]
            done = await people.choose(person, channel, message, control["custom_id"], [value])
        else:
            done = await people.click(person, channel, message, control["custom_id"])
        if done.modal is not None:
            done = await people.submit(person, done, {"text": "a note"})
        await self.bot.finished(done)

    def panel(self, who: str) -> Message | None:
        """Somebody's newest hand panel."""
        seen = self.bot.seen(who, where=self.where)
        hands = (message for message in reversed(seen) if message["flags"] & 64 and _is_hand(message))
        return next(hands, None)


def choices(message: Message) -> Iterator[Json]:
    """The controls of a message that choose a move, or half of one."""
    for control in controls(message):
        if str(control.get("custom_id", "")).split(":")[0] in CHOICES and not control.get("disabled"):
            yield control


def _is_hand(message: Message) -> bool:
    return any(str(control.get("custom_id", "")).startswith("hand-refresh:") for control in controls(message))
