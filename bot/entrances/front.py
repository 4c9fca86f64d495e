"""The one way in: a press is acknowledged as its entrance says and does its work; each error is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from time import monotonic
from typing import Literal, TypeVar

import discord

from bot.basics.errors import told
from bot.basics.garbage import collect_some
from bot.basics.tasks import cut_off
from bot.delivery.delivery import ANSWERED, Delivery, Interaction, is_answered
from bot.delivery.results import Refused
from bot.known import Known
from bot.panels.forms import Form
from bot.panels.layout import Panel
from bot.tables.belonging import Posted, need_own
from bot.tables.keys import number, parsed
from bot.tables.registry import Registry
from bot.tables.rights import Asker
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Text, text
from renderers.words import SOURCE, Words, words

log = logging.getLogger(__name__)

ENTERED = (discord.InteractionType.component, discord.InteractionType.modal_submit)

BEGAN = "began"

Json = Mapping[str, object]

Outcome = Literal["done", "refused", "failed", "interrupted", "unacknowledged"]
"""How a press ended: `refused` by a use case, `failed` by a defect, `interrupted` by the bot's end."""


@dataclass(frozen=True, slots=True)
class Done:
    """A press that is done with, in seconds since it came in; `acknowledged_s` is None where it never was."""

    kind: str
    outcome: Outcome
    acknowledged_s: float | None
    answered_s: float


class Ack(Enum):
    """How an entrance acknowledges; the entrance alone decides."""

    PRIVATE = "an ephemeral deferral: the answer is a message for the person alone"
    UPDATE = "a deferred update: the answer edits the panel the component stands on"
    FORM = "the handler's own answer, a modal, which it opens before any work"


@dataclass(slots=True)
class Press:
    """Who pressed what, and how to answer. `args` are the custom id's, `values` a select's, `fields` a form's."""

    interaction: Interaction
    known: Known
    delivery: Delivery
    args: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def person(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def channel(self) -> int | None:
        """Where it was pressed, as far as Discord tells."""
        return self.interaction.channel_id

    @property
    def asker(self) -> Asker:
        """Who asks the use cases, with what they may do where they ask."""
        server, allowed = self.interaction.guild_id, self.interaction.permissions
        managing = server is not None
        return Asker(
            self.person,
            server,
            self.channel,
            manages_channels=managing and allowed.manage_channels,
            manages_server=managing and allowed.manage_guild,
        )

    @property
    def words(self) -> Words:
        """The words of the person's own language."""
        return self.known.words_of(self.person, str(self.interaction.locale))

    @property
    def tongues(self) -> tuple[Words, ...]:
        """The words of all languages in which the person may type: their own first, the server's, English."""
        server, found = self.interaction.guild_id, {self.words.locale: self.words}
        if server is not None:
            found.setdefault(self.known.words_in(server).locale, self.known.words_in(server))
        found.setdefault(SOURCE, words(SOURCE))
        return tuple(found.values())

    @property
    def in_words(self) -> bool:
        """Whether the person wants words instead of pictures."""
        return self.known.people.settings(self.person).words

    @property
    def chosen(self) -> str:
        """The first value chosen in a select; empty where there is none."""
        return next(iter(self.values), "")

    @property
    def session(self) -> int:
        """The session that the custom id names first; −1 for a forged one without."""
        return number(self.arg(0))

    @property
    def seat(self) -> Seat:
        """The seat that the custom id names second; −1 for a forged one without."""
        return number(self.arg(1))

    def arg(self, at: int) -> str:
        """An argument of the custom id; empty for a forged one without."""
        return self.args[at] if at < len(self.args) else ""

    async def show(self, panel: Panel) -> None:
        """Answer with a panel: the private answer itself, or the panel the component stands on.

        Raises `SafehouseError` where Discord does not take such a panel.
        """
        if type(await self.delivery.answer(self.interaction, panel)) is Refused:
            raise SafehouseError("error-not-shown")

    async def add(self, panel: Panel) -> None:
        """Put one more private message below the answer."""
        await self.delivery.add(self.interaction, panel)

    async def ask(self, form: Form) -> None:
        """Open a form; refused where a form was handed in instead, which no client does."""
        if is_answered(self.interaction):
            raise SafehouseError("error-button-gone")
        await self.delivery.form(self.interaction, form.modal())

    async def say(self, *answers: Text) -> None:
        """Answer with private lines, if there are any, leaving any panel as it is."""
        if answers:
            await self.delivery.whisper(self.interaction, "\n".join(map(self.words, answers)))


Handler = Callable[[Press], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where custom ids that begin with `name` lead; `at_table`: they name a session first."""

    name: str
    ack: Ack
    handler: Handler
    at_table: bool


M = TypeVar("M", bound=Callable[..., Awaitable[None]])

_MARK = "__entrance__"


def entrance(name: str, ack: Ack, *, at_table: bool = True) -> Callable[[M], M]:
    """Mark a method as the handler of custom ids that begin with `name:`. Raises ValueError on a colon in it.

    `at_table`: a session comes next, and only a message of that very table leads there.
    """
    if ":" in name:
        raise ValueError(f"entrance {name!r} holds a colon")

    def mark(method: M) -> M:
        setattr(method, _MARK, (name, ack, at_table))
        return method

    return mark


def entrances_of(*rooms: object) -> dict[str, Entrance]:
    """All entrances marked in these objects, by name. Raises ValueError on a name taken."""
    found: dict[str, Entrance] = {}
    for room in rooms:
        for attribute, method in vars(type(room)).items():
            name, ack, at_table = getattr(method, _MARK, (None, Ack.PRIVATE, False))
            if name is None:
                continue
            if name in found:
                raise ValueError(f"entrance {name!r} is taken")
            found[name] = Entrance(name, ack, getattr(room, attribute), at_table)
    return found


class Front:
    """Lets every interaction in."""

    def __init__(self, known: Known, delivery: Delivery, registry: Registry) -> None:
        self._known, self._delivery, self._registry = known, delivery, registry
        self._under_way: set[asyncio.Task[object]] = set()
        self._stopped = False
        self.entrances: Mapping[str, Entrance] = {}
        """Where buttons, selects and forms lead, by the first word of their custom ids."""
        self.on_done: list[Callable[[Done], None]] = []
        """Hear of each press that is done with."""

    async def stop(self, patience_s: float) -> None:
        """Give the presses under way so many seconds; who is not answered by then is told that the bot stops."""
        self._stopped = True
        late = await cut_off([task for task in self._under_way if task is not asyncio.current_task()], patience_s)
        if late:
            await asyncio.wait(late, timeout=patience_s)

    def press(self, interaction: Interaction, data: Json | None = None, args: tuple[str, ...] = ()) -> Press:
        """The press that an interaction is."""
        inside = data or {}
        values, fields = tuple(_values(inside)), dict(_fields(inside))
        return Press(interaction, self._known, self._delivery, args, values, fields)

    async def enter(self, interaction: Interaction) -> None:
        """Answer a component or a form with any custom id; commands come through the tree."""
        if interaction.type not in ENTERED:
            return
        data: Json = dict(interaction.data or {})
        name, args = parsed(str(data.get("custom_id", "")))
        found = self.entrances.get(name)
        ack = Ack.PRIVATE if found is None else found.ack
        if interaction.type is discord.InteractionType.modal_submit and ack is Ack.FORM:
            ack = Ack.PRIVATE
        if not await self._acknowledge(interaction, ack):
            return
        press = self.press(interaction, data, args)
        if found is None:
            await press.say(text("error-button-gone"))
            self._tell(interaction, "refused")
        else:
            await self._guarded(press, self._at_own_table(found.handler) if found.at_table else found.handler)

    async def run(self, interaction: Interaction, work: Callable[[Press], Awaitable[None]]) -> None:
        """Acknowledge a command with an ephemeral deferral, do its work, and tell what went wrong."""
        if await self._acknowledge(interaction, Ack.PRIVATE):
            await self._guarded(self.press(interaction), work)

    async def refuse_command(self, interaction: Interaction, *, known: bool) -> None:
        """Answer a command that failed before its work, or that this bot does not know."""
        answered = is_answered(interaction)
        if answered or await self._acknowledge(interaction, Ack.PRIVATE):
            await self.press(interaction).say(text("error-unexpected" if known else "error-unknown-command"))
            if not answered:
                self._tell(interaction, "failed" if known else "refused")

    async def _acknowledge(self, interaction: Interaction, ack: Ack) -> bool:
        """Tell Discord at once that the interaction has arrived; False where it must be left alone."""
        interaction.extras[BEGAN] = monotonic()
        if ack is Ack.FORM or await self._delivery.acknowledge(interaction, private=ack is Ack.PRIVATE):
            return True
        self._tell(interaction, "unacknowledged")
        return False

    def _at_own_table(self, handler: Handler) -> Handler:
        """The handler, for a message of the table that its custom id names; a private one shows any table's."""

        async def work(press: Press) -> None:
            message = press.interaction.message
            if message is not None and not message.flags.ephemeral:
                record = (await self._registry.snapshot(press.session)).record
                need_own(record, Posted(press.interaction.guild_id, message.created_at))
            await handler(press)

        return work

    async def _guarded(self, press: Press, work: Callable[[Press], Awaitable[None]]) -> None:
        """Do the work of an entrance; an error becomes a polite private answer."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        outcome: Outcome = "done"
        try:
            if self._stopped:
                raise SafehouseError("error-restarting")
            await self._known.people.seen(press.person, str(press.interaction.locale))
            await work(press)
        except SafehouseError as error:
            outcome = "refused"
            await press.say(error.text)
        except asyncio.CancelledError:
            outcome = "interrupted"
            await press.say(text("error-interrupted"))
        except Exception as error:
            outcome = "failed"
            log.error("an entrance failed: %s", told(error))
            await press.say(text("error-unexpected"))
        finally:
            self._under_way.discard(task)
            self._tell(press.interaction, outcome)
            asyncio.get_running_loop().call_soon(self._answered)

    def _tell(self, interaction: Interaction, outcome: Outcome) -> None:
        """Tell who wants to know that a press is done with."""
        if not self.on_done:
            return
        began, acknowledged = interaction.extras[BEGAN], interaction.extras.get(ANSWERED)
        acknowledged_s = None if acknowledged is None else acknowledged - began
        done = Done(_kind(interaction), outcome, acknowledged_s, monotonic() - began)
        for hear in self.on_done:
            hear(done)

    def _answered(self) -> None:
        if not self._under_way:
            collect_some()


def _kind(interaction: Interaction) -> str:
    """What was used: a button, a select, a form or a command."""
    match interaction.type:
        case discord.InteractionType.application_command:
            return "command"
        case discord.InteractionType.modal_submit:
            return "form"
    data: Json = dict(interaction.data or {})
    return "button" if data.get("component_type") == discord.ComponentType.button.value else "select"


def _values(data: Json) -> Iterator[str]:
    values = data.get("values", ())
    return map(str, values) if isinstance(values, list) else iter(())


def _fields(data: Json) -> Iterator[tuple[str, str]]:
    """What is written in a form, by the ids of its fields."""
    for part in _parts(data, "components"):
        inner = part.get("component")
        for each in _parts(part, "components") or ([inner] if isinstance(inner, dict) else []):
            if "custom_id" in each:
                value = each.get("value")
                yield str(each["custom_id"]), ",".join(_values(each)) if value is None else str(value)


def _parts(data: Json, name: str) -> list[dict[str, object]]:
    found = data.get(name)
    return [part for part in found if isinstance(part, dict)] if isinstance(found, list) else []
