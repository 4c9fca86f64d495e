"""People at the tables of a bot that may be gone at any moment: they press, and remember what they were shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Literal

from bot.local.errors import ClientRefused, InteractionFailed
from bot.local.model import Json, Message
from bot.local.server import LocalDiscord
from bot.local.world.changes import WorldChange
from bot.tables.keys import parsed
from renderers.words import words
from tests.bot.choosing.pressing import choices
from tests.process.books import Books
from tests.support.bot import controls, written
from tests.support.clock import PATIENCE_S

MOVES = ("move", "choose", "sure")


@dataclass(frozen=True, slots=True)
class Button:
    """A button or select as somebody saw it; `values` are a select's options."""

    person: int
    channel: int
    message: int
    custom_id: str
    values: tuple[str, ...] = ()

    @property
    def entrance(self) -> str:
        """The first word of its custom id."""
        return parsed(self.custom_id)[0]

    @property
    def args(self) -> tuple[str, ...]:
        """The rest of its custom id."""
        return parsed(self.custom_id)[1]


@dataclass
class Try:
    """A move that was pressed, and how that was answered; a bot that was killed may have left it unanswered."""

    move: str
    answer: Literal["made", "refused"] | None = None


@dataclass
class Tries:
    """The moves that one person tried as answers to one question."""

    all: list[Try] = field(default_factory=list)

    @property
    def acknowledged(self) -> str | None:
        """The move that was answered as made."""
        return next((each.move for each in self.all if each.answer == "made"), None)

    def may_be(self, move: str) -> bool:
        """Whether the move may be the one that was made: it was pressed, and not only to be refused."""
        wanted = self.acknowledged
        open_ = [each.move for each in self.all if each.answer is None]
        return move == wanted if wanted is not None else move in open_


@dataclass
class Person:
    """Somebody who plays at several tables, and all they were shown."""

    local: LocalDiscord
    name: str
    seen: dict[tuple[str, int, bool], Button] = field(default_factory=dict)
    """The newest button of each entrance, channel and kind (on a ping, or not)."""
    unanswered: int = 0
    """How many presses the bot was too slow for, or not there."""
    tries: dict[tuple[int, str], Tries] = field(default_factory=dict)
    """By session and question, in the order of the questions."""

    def __post_init__(self) -> None:
        self.local.world.subscribe(self._look)
        locale = self.local.world.people[self.id].locale
        self.done, self.failed = (words(locale).get(text) for text in ("choice-done", "error-unexpected"))

    @property
    def id(self) -> int:
        """The account's id."""
        return self.local.world.person(self.name)

    async def press(self, button: Button, value: str | None = None, *, forged: bool = False) -> list[Message]:
        """Press, and wait for the answer; all that the person was shown until then.

        `forged`: though the button may no longer stand there. Where the bot is too slow to answer, once more, unless
        its late answer has taken the button away.
        """
        while True:
            try:
                return await self._press(button, value, forged)
            except InteractionFailed:
                self.unanswered += 1
            except ClientRefused:
                return []

    async def _press(self, button: Button, value: str | None, forged: bool) -> list[Message]:
        trying = self._try(button, value)
        with self._watching(button, trying) as shown:
            try:
                await self._send(button, value, forged)
            except ClientRefused:
                self._untry(trying)
                raise
            async with asyncio.timeout(PATIENCE_S):
                await shown.answered.wait()
        read = "\n".join(map(written, shown.messages))
        assert self.failed not in read, (button, read)
        return shown.messages

    async def slash(self, channel: int, command: str, /, **options: object) -> str:
        """Type a command, once more where the bot is too slow to answer; the words of the answer."""
        people = self.local.people
        while True:
            with suppress(InteractionFailed):
                asked = await people.slash(self.id, channel, command, **options)
                return written(await people.finished(asked, timeout=PATIENCE_S))

    def panel(self, channel: int) -> Message | None:
        """The newest hand panel."""
        seen = reversed(self.local.world.visible_messages(channel, self.id))
        return next((message for message in seen if message["flags"] & 64 and "hand-refresh:" in str(message)), None)

    def standing(self, entrance: str, channel: int) -> Button | None:
        """The newest button of an entrance that stands in a channel now."""
        for message in reversed(self.local.world.visible_messages(channel, self.id)):
            for control in controls(message):
                if str(control.get("custom_id")).startswith(f"{entrance}:"):
                    return self._button(message, control)
        return None

    def offered(self, channel: int) -> list[Button]:
        """The choices of the newest hand panel."""
        panel = self.panel(channel)
        return [] if panel is None else [self._button(panel, control) for control in choices(panel)]

    async def step(self, channel: int, dice: random.Random) -> None:
        """Press one of the choices on the panel; now and then, or where there is none, ask for the hand anew."""
        offered = self.offered(channel)
        if not offered or dice.random() < 0.2:
            await self.press(await self.local.world.wait(lambda: self.standing("hand", channel), PATIENCE_S))
        else:
            button = dice.choice(offered)
            await self.press(button, dice.choice(button.values) if button.values else None)

    async def _send(self, button: Button, value: str | None, forged: bool) -> None:
        people, place = self.local.people, (self.id, button.channel, button.message, button.custom_id)
        if forged:
            await people.forged(*place, values=None if value is None else [value])
        elif value is None:
            await people.click(*place)
        else:
            await people.choose(*place, [value])

    def _try(self, button: Button, value: str | None) -> Try | None:
        if button.entrance not in MOVES:
            return None
        session, question, *key = button.args
        trying = Try(value or key[0])
        self.tries.setdefault((int(session), question), Tries()).all.append(trying)
        return trying

    def _untry(self, trying: Try | None) -> None:
        """Nothing was pressed after all."""
        for at, tries in tuple(self.tries.items()):
            tries.all = [each for each in tries.all if each is not trying]
            if not tries.all:
                del self.tries[at]

    @contextmanager
    def _watching(self, button: Button, trying: Try | None) -> Iterator[_Shown]:
        shown = _Shown()

        def look(change: WorldChange) -> None:
            if change.only_for != self.id:
                return
            if change.kind == "interaction":
                shown.press = max(shown.press, int(change.payload["id"]))
            if change.kind not in ("message_create", "message_update"):
                return
            message = change.payload
            if message["flags"] & 128 or int(message["channel_id"]) != button.channel:
                return
            shown.messages.append(message)
            made = self.done in written(message)
            if trying is None or made or (change.kind == "message_create" and shown.is_answered_by(message)):
                shown.answered.set()
            if trying is not None and shown.answered.is_set() and trying.answer is None:
                trying.answer = "made" if made else "refused"

        stop = self.local.world.subscribe(look)
        try:
            yield shown
        finally:
            stop()

    def _look(self, change: WorldChange) -> None:
        if change.kind not in ("message_create", "message_update") or change.only_for not in (None, self.id):
            return
        for control in controls(change.payload):
            if "custom_id" in control:
                button = self._button(change.payload, control)
                self.seen[button.entrance, button.channel, bool(change.payload["content"])] = button

    def _button(self, message: Message, control: Json) -> Button:
        values = tuple(option["value"] for option in control.get("options", ()))
        return Button(self.id, int(message["channel_id"]), int(message["id"]), control["custom_id"], values)


@dataclass
class _Shown:
    messages: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    press: int = 0
    """The newest press, by its interaction's id: an older one's late answer is none to it."""

    def is_answered_by(self, message: Message) -> bool:
        """Whether a new message answers the newest press."""
        asked: Json = message.get("interaction_metadata") or {}
        return int(asked.get("id", 0)) == self.press


@dataclass
class Table:
    """A channel where these people play Agent Avenue, game after game; the first one opens it."""

    books: Books
    channel: int
    people: tuple[Person, ...]
    dice: random.Random

    @property
    def session(self) -> int | None:
        """The session last opened here."""
        return self.books.session(self.channel)

    async def play(self) -> None:
        """Play for ever."""
        while True:
            await self.play_out()

    async def play_out(self) -> int:
        """Play a game to its end, the one that stands here or a new one; its session."""
        session = await self.begin()
        while self.books.status(session) == "playing":
            await self._turn(session)
        return session

    async def begin(self) -> int:
        """Begin a game, or take up the one that stands here; its session."""
        session = self.session
        if session is None or self.books.status(session) in ("finished", "abandoned"):
            await self.people[0].slash(self.channel, "play", game="agent_avenue")
            session = self.session
        assert session is not None
        if self.books.status(session) == "lobby":
            await self._begin(session)
        return session

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait, and play where people are asked, until something holds."""
        session = self.session
        assert session is not None
        while not holds():
            await self._turn(session)

    async def _begin(self, session: int) -> None:
        host, *others = self.people
        for other in others:
            if self.books.record(session).seat_of(other.id) is None:
                await other.press(await self._public("lobby-join", session))
        await host.press(await self._public("lobby-start", session))

    async def _public(self, entrance: str, session: int) -> Button:
        """A button of the session's lobby, waited for."""

        def found() -> Button | None:
            button = self.people[-1].standing(entrance, self.channel)
            return button if button is not None and button.args[:1] == (str(session),) else None

        return await self.people[0].local.world.wait(found, PATIENCE_S)

    async def _turn(self, session: int) -> None:
        def waited() -> Person | Literal[True] | None:
            return self._asked(session) or self.books.status(session) != "playing" or None

        asked = await self.people[0].local.world.wait(waited, PATIENCE_S)
        if isinstance(asked, Person):
            with suppress(ClientRefused):  # what is pressed may have gone in this moment, as a ping does
                await asked.step(self.channel, self.dice)

    def _asked(self, session: int) -> Person | None:
        asked = self.books.asked(session)
        return next((person for person in self.people if person.id in asked), None)
