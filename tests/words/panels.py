"""What people meet on the way through every game, in a language: a bot runs, and all that opens is opened."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from discord import Locale

import engines
from bot.local.model import Json, Message
from bot.tables.keys import parsed
from engines.core.errors import AlreadySo
from renderers.words import locales, nearest
from tests.bot.showing.tables import NAMES, Table, eventually
from tests.support.bot import RunningBot, controls, parts, running_bot

HERE = "table-1"
TURNS = 12
"""After so many moves from the start the rest of a game is played without a look."""
LEFT_ALONE = frozenset(
    {
        *("abandon-now", "campaign-leave", "campaign-leave-now", "choose", "lobby-close", "lobby-close-now"),
        *("lobby-fill", "lobby-join", "lobby-leave", "lobby-program", "lobby-seats", "lobby-sit", "lobby-stand"),
        *("lobby-start", "lobby-without", "me-forget-now", "me-language", "me-switch", "move", "never-mind", "open"),
        *("open-apart", "open-lobby", "rematch", "rematch-swapped", "resign-now", "several", "server-language"),
        *("server-pace", "sure"),
    }
)
"""Entrances that lead out of what is looked at, or change the table or the language."""
OFTEN = {"focus": 8, "log-page": 2, "replay": 3, "rules": 2}
"""What is opened more than once in a game."""
MOST_MOVES = 500
"""After so many moves at random a game is given up."""
BUTTON = 2


@dataclass(frozen=True, slots=True)
class Panel:
    """A message or form: its words, the labels that can be pressed or filled in, and what it came after."""

    game: str
    after: str
    words: tuple[str, ...]
    controls: tuple[str, ...]


@dataclass
class Looking:
    """Somebody who opens all there is to open, once."""

    bot: RunningBot
    game: str
    who: str = NAMES[0]
    opened: dict[str, int] = field(default_factory=dict)
    found: dict[tuple[str, ...], Panel] = field(default_factory=dict)

    def note(self, components: Iterable[Json], after: str, content: str = "") -> None:
        """Keep a message or form unless it is there already."""
        every = parts(components)
        told = [content, *(part["content"] for part in every if part.get("content"))]
        told += [item["description"] for part in every for item in part.get("items", ()) if item.get("description")]
        labels = [part.get("label") or part.get("placeholder") or "" for part in every]
        labels += [option["label"] for part in every for option in part.get("options", ())]
        panel = Panel(self.game, after, tuple(filter(None, told)), tuple(filter(None, labels)))
        self.found.setdefault((*panel.words, *panel.controls), panel)

    async def look(self) -> None:
        """Open whatever leads somewhere new, from all messages that can be seen, until nothing does."""
        while (way := self._next()) is not None:
            message, control = way
            await self._open(message, control)
        self._note_all("")

    def _next(self) -> tuple[Message, Json] | None:
        for message in reversed(self.bot.seen(self.who, where=HERE)):
            for control in controls(message):
                if "custom_id" in control and not control.get("disabled") and self._is_new(control):
                    return message, control
        return None

    def _is_new(self, control: Json) -> bool:
        entrance = parsed(control["custom_id"])[0]
        if control["type"] not in (BUTTON, 3) or entrance in LEFT_ALONE:
            return False
        return control["custom_id"] not in self.opened and self.opened.get(entrance, 0) < OFTEN.get(entrance, 1)

    async def _open(self, message: Message, control: Json) -> None:
        custom_id = control["custom_id"]
        entrance = parsed(custom_id)[0]
        self.opened[custom_id] = 1
        self.opened[entrance] = self.opened.get(entrance, 0) + (custom_id != entrance)
        people, place = self.bot.local.people, (self.bot.person(self.who), self.bot.channel(HERE), int(message["id"]))
        after = control.get("label") or control.get("placeholder") or entrance
        self._note_all("")
        if control["type"] == BUTTON:
            done = await people.click(*place, custom_id)
        else:
            done = await people.choose(*place, custom_id, [control["options"][0]["value"]])
        if done.modal is None:
            await self.bot.finished(done)
            self._note_all(after)
        else:
            self.note(done.modal["components"], f"{after}: {done.modal['title']}")

    def _note_all(self, after: str) -> None:
        for message in self.bot.seen(self.who, where=HERE):
            self.note(message["components"], after, message["content"])


async def panels_of(locale: str, only: str = "", turns: int = TURNS, most: int = MOST_MOVES) -> list[Panel]:
    """The panels of the games whose texts' ids begin so, before each of the first turns and after the last move."""
    games = [game for game in engines.GAMES if game.replace("_", "-").startswith(only)]
    return [panel for game in games async for panel in _through(locale, game, turns, most)]


async def _through(locale: str, game: str, turns: int, most: int) -> AsyncIterator[Panel]:
    """A game from its lobby to its end."""
    people = min(engines.GAMES[game].seat_counts(engines.GAMES[game].options()))
    async with running_bot(engines.GAMES) as bot:
        await _speaking(bot, locale)
        looking = Looking(bot, game)
        await bot.slash(NAMES[0], "play", game=game)
        await looking.look()
        for name in NAMES[1:people]:
            await _press(bot, name, "lobby-join")
        await _press(bot, NAMES[0], "lobby-start")
        record = await bot.record(HERE)
        table = Table(bot, record.id, record.place.channel)
        dice = Random(game)
        for turn in range(most):
            if turn < turns:
                await table.settled()
                await looking.look()
            if not await _moved(table, dice):
                break
        await table.settled()
        await looking.look()
        for panel in looking.found.values():
            yield panel


async def _moved(table: Table, dice: Random) -> bool:
    """Let the first seat that is asked play anything; whether one is."""
    snapshot = await table.snapshot()
    for seat in sorted(snapshot.to_act())[:1]:
        with suppress(AlreadySo):
            await table.act_only(seat, dice.choice(snapshot.legal(seat)))
        return True
    return False


async def _speaking(bot: RunningBot, locale: str) -> None:
    """Let everybody's client, and the server, be in a language."""
    speech = next(each.value for each in Locale if nearest(each.value, locales()) == locale)
    for name in NAMES:
        bot.speaks(name, speech)
    server = next(iter(bot.local.world.servers))
    bot.local.world.set_server_locale(server, speech)
    await eventually(lambda: bot.app.servers.words(server).locale == locale)


async def _press(bot: RunningBot, who: str, entrance: str) -> None:
    """Press the newest button that leads there."""
    message, control = next(
        (message, control)
        for message in reversed(bot.seen(who, where=HERE))
        for control in controls(message)
        if parsed(control.get("custom_id", ""))[0] == entrance
    )
    place = bot.person(who), bot.channel(HERE), int(message["id"])
    await bot.finished(await bot.local.people.click(*place, control["custom_id"]))
