"""What people do with a Discord client: what it lets them do, and how it takes the bot's answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta

from bot.local.client.commands import autocomplete_data, command_data, menu_data
from bot.local.client.forms import Values, choices, submission
from bot.local.client.resolved import Resolver
from bot.local.components import BUTTON, LINK_STYLE, SELECTS, find
from bot.local.errors import ClientRefused, InteractionFailed
from bot.local.model import ACKNOWLEDGE_WITHIN_S, Channel, Interaction, InteractionKind, Json, Message
from bot.local.world import messages, prompts, threads
from bot.local.world.changes import PATIENCE_S, WorldChange
from bot.local.world.permissions import sees
from bot.local.world.world import World


class Clients:
    """The Discord clients of all people.

    A method that sends an interaction waits for the bot's first answer: for three seconds of the world's clock, and
    at most a real minute (that clock may stand still); then it raises InteractionFailed. What a client does not let
    a person do raises ClientRefused.
    """

    def __init__(self, world: World, bot_is_there: Callable[[], bool]) -> None:
        self.world = world
        self._bot_is_there = bot_is_there

    async def slash(self, person: int, channel: int, command: str, /, **options: object) -> Interaction:
        """Type a command ("game join") with its options; users, channels and roles by id or name."""
        self._here(person, channel)
        data = command_data(self.world, person, channel, command, options)
        return await self._prompt(person, channel, "command", data)

    async def autocomplete(
        self, person: int, channel: int, command: str, option: str, text: str, /, **others: object
    ) -> list[Json]:
        """The choices offered for `text` typed into an option; `others` are the options filled in already."""
        self._here(person, channel)
        data = autocomplete_data(self.world, person, channel, command, (option, text), others)
        interaction = await self._prompt(person, channel, "autocomplete", data)
        return interaction.choices or []

    async def menu(self, person: int, channel: int, name: str, target: object) -> Interaction:
        """Choose an entry of the bot's in the menu of a user, told by id or name."""
        self._here(person, channel)
        data = menu_data(self.world, person, channel, name, target)
        return await self._prompt(person, channel, "command", data)

    async def click(self, person: int, channel: int, message: int, custom_id: str) -> Interaction:
        """Press a button."""
        component = self._component(person, channel, message, custom_id)
        if component["type"] != BUTTON:
            raise ClientRefused(f"{custom_id} is no button")
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": component["id"]}
        return await self._prompt(person, channel, "component", data, source=message)

    async def choose(self, person: int, channel: int, message: int, custom_id: str, values: list[str]) -> Interaction:
        """Choose in a select; users, channels and roles by id or name."""
        component = self._component(person, channel, message, custom_id)
        if component["type"] not in SELECTS:
            raise ClientRefused(f"{custom_id} is no select")
        resolver = Resolver(self.world, self.world.channels[channel], person)
        data = {
            "custom_id": custom_id,
            "component_type": component["type"],
            "id": component["id"],
            "values": choices(component, values, resolver),
        }
        if resolver.found:
            data["resolved"] = resolver.found
        return await self._prompt(person, channel, "component", data, source=message)

    async def submit(self, person: int, interaction: Interaction, values: Values) -> Interaction:
        """Send the form that an interaction opened; values by custom id, missing ones stay as pre-filled."""
        if interaction.modal is None or interaction.person != person:
            raise ClientRefused("no form is open")
        resolver = Resolver(self.world, self.world.channels[interaction.channel], person)
        data = submission(interaction.modal, values, resolver)
        return await self._prompt(
            person, interaction.channel, "modal", data, source=interaction.source, opened_by=interaction
        )

    async def forged(
        self,
        person: int,
        channel: int,
        message: int,
        custom_id: str,
        *,
        values: list[str] | None = None,
    ) -> Interaction:
        """Send the bot a click (or, with values, a choice) without any of a client's checks."""
        data: Json = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        if values is not None:
            data |= {"component_type": 3, "values": values}
        return await self._prompt(person, channel, "component", data, source=message)

    async def say(self, person: int, channel: int, text: str, *, reply_to: int | None = None) -> Message:
        """Write an ordinary message."""
        place = self._here(person, channel)
        return messages.said(self.world, self.world.people[person], place, text, reply_to=reply_to)

    async def start_thread(self, person: int, channel: int, name: str, *, private: bool = False) -> int:
        """Start a thread in a channel; its id."""
        return int(threads.started_by(self.world, person, self._here(person, channel), name, private=private)["id"])

    async def start_post(self, person: int, forum: int, name: str, text: str) -> int:
        """Write a new post in a forum; the id of its thread."""
        post = threads.started_by(self.world, person, self._here(person, forum), name)
        messages.said(self.world, self.world.people[person], post, text)
        return int(post["id"])

    async def dismiss(self, person: int, channel: int, message: int) -> None:
        """Dismiss an ephemeral message; the bot does not learn of it."""
        gone = self._visible(person, channel, message)
        if self.world.shown_to(gone) != person:
            raise ClientRefused("only ephemeral messages can be dismissed")
        self.world.forget_message(gone)
        payload = {"id": gone["id"], "channel_id": gone["channel_id"]}
        self.world.announce(WorldChange("message_delete", channel, person, payload))

    async def finished(self, interaction: Interaction, *, timeout: float = PATIENCE_S) -> Message:  # noqa: ASYNC109
        """The response's message once the bot does more than think. Raises TimeoutError after real seconds."""
        return await self.world.wait(lambda: None if interaction.loading else interaction.message, timeout)

    def _here(self, person: int, channel: int) -> Channel:
        place = self.world.channels.get(channel)
        if place is None or not sees(self.world, place, person):
            raise ClientRefused("this channel cannot be opened")
        return threads.settled(self.world, place)

    def _visible(self, person: int, channel: int, message: int) -> Message:
        self._here(person, channel)
        found = self.world.find_message(channel, message)
        if found is None or self.world.shown_to(found) not in (None, person):
            raise ClientRefused("this message cannot be seen")
        return found

    def _component(self, person: int, channel: int, message: int, custom_id: str) -> Json:
        component = find(self._visible(person, channel, message)["components"], custom_id)
        if component is None:
            raise ClientRefused(f"the message has no component {custom_id!r}")
        if component.get("disabled") or component.get("style") == LINK_STYLE:
            raise ClientRefused(f"{custom_id} is disabled")
        return component

    async def _prompt(
        self,
        person: int,
        channel: int,
        kind: InteractionKind,
        data: Json,
        *,
        source: int | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        interaction = prompts.start(self.world, person, channel, kind, data, source=source, opened_by=opened_by)
        await self._answered(interaction)
        return interaction

    async def _answered(self, interaction: Interaction) -> None:
        if self._bot_hears(interaction):
            waiting = {
                asyncio.ensure_future(interaction.answered.wait()),
                asyncio.ensure_future(self._too_late(interaction)),
            }
            try:
                await asyncio.wait(waiting, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for waiter in waiting:
                    waiter.cancel()
        if not interaction.answered.is_set():
            self._fail(interaction)

    def _bot_hears(self, interaction: Interaction) -> bool:
        server = self.world.channels[interaction.channel].get("guild_id")
        invited = server is None or self.world.bot_id in self.world.servers[int(server)].members
        return invited and self._bot_is_there()

    async def _too_late(self, interaction: Interaction) -> None:
        await self.world.clock.until(interaction.created_at + timedelta(seconds=ACKNOWLEDGE_WITHIN_S))

    def _fail(self, interaction: Interaction) -> None:
        interaction.failed = True
        payload = {"id": str(interaction.id), "failed": True}
        self.world.announce(WorldChange("interaction", interaction.channel, interaction.person, payload))
        raise InteractionFailed("This interaction failed")
