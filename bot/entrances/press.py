"""The one way in for buttons, selects and forms: acknowledge as the entrance says, then handle, and catch all."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.basics.logs import told
from bot.delivery.codes import ALREADY_ACKNOWLEDGED
from bot.panels.forms import Form
from bot.panels.keys import parsed
from bot.panels.layout import Panel
from engines.core.errors import SafehouseError
from engines.core.text import Text, text
from renderers.words import Words

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)

UNANSWERED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What an acknowledgement may come to without being a defect of ours."""


class Ack(Enum):
    """How an entrance acknowledges; the entrance alone decides."""

    PRIVATE = "an ephemeral deferral: the answer is a message for the person alone"
    UPDATE = "a deferred update: the answer edits the panel the component stands on"
    FORM = "the handler's own answer, a modal, which it opens before any work"


@dataclass(slots=True)
class Press:
    """A button pressed, a select chosen or a form handed in, and how to answer it."""

    app: App
    interaction: discord.Interaction
    args: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def person(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def words(self) -> Words:
        """The words of the person's own language."""
        return self.app.words_of(self.person, str(self.interaction.locale))

    @property
    def chosen(self) -> str:
        """The first value chosen in a select; empty where there is none."""
        return next(iter(self.values), "")

    def arg(self, at: int) -> str:
        """An argument of the custom id; empty for a forged one without."""
        return self.args[at] if at < len(self.args) else ""

    async def show(self, panel: Panel) -> None:
        """Answer with a panel: the private answer itself, or the panel the component stands on."""
        await self.app.delivery.answer(self.interaction, panel)

    async def ask(self, form: Form) -> None:
        """Open a form; refused where a form was handed in instead, which no client does."""
        if self.interaction.response.is_done():
            raise SafehouseError("error-unknown-button")
        await self.app.delivery.form(self.interaction, form.modal())

    async def say(self, answer: Text) -> None:
        """Answer with one private line, leaving any panel as it is."""
        await self.app.delivery.whisper(self.interaction, self.words(answer))


Handler = Callable[[Press], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where custom ids that begin with `name` lead."""

    name: str
    ack: Ack
    handler: Handler


ENTRANCES: dict[str, Entrance] = {}


def entrance(name: str, ack: Ack) -> Callable[[Handler], Handler]:
    """Lead custom ids that begin with `name:` to the decorated handler. Raises ValueError on a name taken."""

    def register(handler: Handler) -> Handler:
        if name in ENTRANCES or ":" in name:
            raise ValueError(f"entrance {name!r} is taken or holds a colon")
        ENTRANCES[name] = Entrance(name, ack, handler)
        return handler

    return register


async def enter(app: App, interaction: discord.Interaction) -> None:
    """Answer a component or a form, whatever its custom id: acknowledge, handle, and tell what went wrong."""
    data: Mapping[str, Any] = interaction.data or {}
    name, args = parsed(str(data.get("custom_id", "")))
    found = ENTRANCES.get(name)
    ack = Ack.PRIVATE if found is None else found.ack
    if found is not None and interaction.type is discord.InteractionType.modal_submit and ack is Ack.FORM:
        ack = Ack.PRIVATE
    if not await acknowledge(interaction, ack):
        return
    press = Press(app, interaction, args, tuple(data.get("values", ())), _fields(data))
    if found is None:
        await press.say(text("error-unknown-button"))
        return
    await guarded(press, lambda: found.handler(press))


async def acknowledge(interaction: discord.Interaction, ack: Ack) -> bool:
    """Tell Discord at once that the interaction has arrived; False where it has expired and nothing may be done."""
    try:
        if ack is Ack.PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        elif ack is Ack.UPDATE:
            await interaction.response.defer()
    except UNANSWERED as error:
        code = error.code if isinstance(error, discord.HTTPException) else type(error).__name__
        if code == ALREADY_ACKNOWLEDGED:
            return True
        log.info("interaction not acknowledged: %s", code)
        return False
    return True


async def guarded(press: Press, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work of an entrance; whatever it raises becomes a polite private answer."""
    try:
        await press.app.people.seen(press.person, str(press.interaction.locale))
        await work()
    except SafehouseError as error:
        await press.say(error.text)
    except Exception as error:
        log.error("an entrance failed: %s", told(error))
        await press.say(text("error-unexpected"))


def _fields(data: Mapping[str, Any]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for part in data.get("components", ()):
        for inner in part.get("components") or [part.get("component") or {}]:
            if "custom_id" in inner:
                value = inner.get("value")
                fields[inner["custom_id"]] = ",".join(inner.get("values", ())) if value is None else value
    return fields
