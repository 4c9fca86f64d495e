"""The one way in: acknowledge as the entrance says, then let it do its work, and answer whatever it raises."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping

import discord

from bot.basics.logs import told
from bot.delivery import Delivery
from bot.delivery.codes import ALREADY_ACKNOWLEDGED
from bot.delivery.delivery import Interaction
from bot.delivery.results import EXPECTED
from bot.entrances.press import Ack, Entrance, Press
from bot.known import Known
from bot.panels.keys import parsed
from engines.core.errors import SafehouseError
from engines.core.text import text

log = logging.getLogger(__name__)

ENTERED = (discord.InteractionType.component, discord.InteractionType.modal_submit)

Json = Mapping[str, object]


class Front:
    """Lets every interaction in."""

    def __init__(self, known: Known, delivery: Delivery) -> None:
        self._known, self._delivery = known, delivery
        self.entrances: Mapping[str, Entrance] = {}
        """Where buttons, selects and forms lead, by the first word of their custom ids."""

    def press(self, interaction: Interaction, data: Json | None = None, args: tuple[str, ...] = ()) -> Press:
        """The press that an interaction is."""
        inside = data or {}
        values, fields = tuple(_values(inside)), dict(_fields(inside))
        return Press(interaction, self._known, self._delivery, args, values, fields, frozenset(_people(inside)))

    async def enter(self, interaction: Interaction) -> None:
        """Answer a component or a form, whatever its custom id; a command comes through the tree."""
        if interaction.type not in ENTERED:
            return
        data: Json = dict(interaction.data or {})
        name, args = parsed(str(data.get("custom_id", "")))
        found = self.entrances.get(name)
        ack = Ack.PRIVATE if found is None else found.ack
        if interaction.type is discord.InteractionType.modal_submit and ack is Ack.FORM:
            ack = Ack.PRIVATE
        if not await acknowledge(interaction, ack):
            return
        press = self.press(interaction, data, args)
        if found is None:
            await press.say(text("error-unknown-button"))
        else:
            await self._guarded(press, found.handler)

    async def run(self, interaction: Interaction, work: Callable[[Press], Awaitable[None]]) -> None:
        """Acknowledge a command with an ephemeral deferral, do its work, and tell what went wrong."""
        if await acknowledge(interaction, Ack.PRIVATE):
            await self._guarded(self.press(interaction), work)

    async def refuse_command(self, interaction: Interaction, *, known: bool) -> None:
        """Answer a command that failed before its work, or that this bot does not know."""
        if interaction.response.is_done() or await acknowledge(interaction, Ack.PRIVATE):
            await self.press(interaction).say(text("error-unexpected" if known else "error-unknown-command"))

    async def _guarded(self, press: Press, work: Callable[[Press], Awaitable[None]]) -> None:
        """Do the work of an entrance; whatever it raises becomes a polite private answer."""
        try:
            await self._known.people.seen(press.person, str(press.interaction.locale))
            await work(press)
        except SafehouseError as error:
            await press.say(error.text)
        except Exception as error:
            log.error("an entrance failed: %s", told(error))
            await press.say(text("error-unexpected"))


async def acknowledge(interaction: Interaction, ack: Ack) -> bool:
    """Tell Discord at once that the interaction has arrived; False where it has expired and nothing may be done."""
    try:
        if ack is Ack.PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        elif ack is Ack.UPDATE:
            await interaction.response.defer()
    except EXPECTED as error:
        code = error.code if isinstance(error, discord.HTTPException) else type(error).__name__
        if code == ALREADY_ACKNOWLEDGED:
            return True
        log.info("interaction not acknowledged: %s", code)
        return False
    return True


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


def _people(data: Json) -> Iterator[str]:
    """The ids of the people chosen in a select, programs left out."""
    for identifier, user in _inside(_inside(data, "resolved"), "users").items():
        if isinstance(user, dict) and not user.get("bot"):
            yield identifier


def _inside(data: Json, name: str) -> Json:
    found = data.get(name)
    return found if isinstance(found, dict) else {}


def _parts(data: Json, name: str) -> list[dict[str, object]]:
    found = data.get(name)
    return [part for part in found if isinstance(part, dict)] if isinstance(found, list) else []
