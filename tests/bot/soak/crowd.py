"""The crowd of the soak: eight people with habits of their own, and programs that think no longer than they must."""

from __future__ import annotations

import random
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from datetime import datetime, time
from typing import Any

from bot.programs import choosing
from bot.store.preferences import PersonSettings, QuietHours
from tests.bot.showing.tables import NAMES
from tests.support.bot import RunningBot

EVERYBODY = (*NAMES, "P5", "P6", "P7", "P8")
ZONES = ("UTC", "Europe/Prague", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland")


@dataclass
class Guest:
    """Somebody who plays or looks on; says nothing until `silent_until`."""

    name: str
    id: int
    silent_until: datetime | None = None
    pressed: list[tuple[int, int, str, tuple[str, ...]]] = field(default_factory=list)
    """Channel, message, custom id and values of what they have pressed."""

    def is_here(self, now: datetime) -> bool:
        """Whether they press anything now."""
        return self.silent_until is None or self.silent_until <= now


async def gathered(bot: RunningBot, dice: random.Random) -> tuple[Guest, ...]:
    """Eight people, some of whom want their hands by direct message, sleep, are asked before moves or read words."""
    server = int(bot.local.world.channels[bot.channel()]["guild_id"])
    for name in EVERYBODY[len(NAMES) :]:
        bot.local.world.add_person(name, servers=[server])
        bot.speaks(name, "en-US")
    guests = tuple(Guest(name, bot.person(name)) for name in EVERYBODY)
    for guest in guests:
        await bot.app.people.set(guest.id, _habits(dice))
        if dice.random() < 0.1:
            bot.local.world.close_dms(guest.id)
    return guests


def _habits(dice: random.Random) -> PersonSettings:
    return PersonSettings(
        hands="dm" if dice.random() < 0.4 else "channel",
        pings=dice.random() < 0.9,
        quiet=quiet_hours(dice) if dice.random() < 0.4 else None,
        zone=dice.choice(ZONES),
        words=dice.random() < 0.1,
        confirm=dice.random() < 0.1,
    )


def quiet_hours(dice: random.Random) -> QuietHours:
    """Some hours of the night, or of a shift that begins at any hour."""
    start = dice.choice((21, 22, 23, dice.randrange(24)))
    return QuietHours(start=time(start), end=time((start + dice.randint(2, 10)) % 24))


class Hasty(Executor):
    """Workers of computer players that answer at once, and think no longer than it takes to find any move."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run it; a computer player without any time to think."""
        done: Future[Any] = Future()
        try:
            done.set_result(
                choosing.choose(*args[:4], 0.0, args[5]) if fn is choosing.choose else fn(*args, **kwargs)
            )
        except Exception as error:
            done.set_exception(error)
        return done
