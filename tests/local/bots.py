"""A small real discord.py bot that uses every way of answering."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui

from tests.support.clock import PATIENCE_S
from tests.support.local import INTENTS

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(24)


class Form(ui.Modal, title="Form"):
    words: ui.Label[Any] = ui.Label(text="Words", component=ui.TextInput(custom_id="words"))
    choice: ui.Label[Any] = ui.Label(
        text="Choice",
        component=ui.Select(
            custom_id="choice", options=[discord.SelectOption(label="A"), discord.SelectOption(label="B")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        words, choice = self.words.component, self.choice.component
        assert isinstance(words, ui.TextInput)
        assert isinstance(choice, ui.Select)
        await interaction.response.send_message(f"{words.value} {choice.values[0]}", ephemeral=True)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<what>\w+)"):
    def __init__(self, what: str) -> None:
        super().__init__(ui.Button(label=what, custom_id=f"press:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Press:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await getattr(self, self.what)(interaction)

    async def private(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("private", ephemeral=True)

    async def update(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=board("updated"))

    async def form(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    async def silence(self, interaction: discord.Interaction[Any]) -> None:
        return


def board(words: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[ui.LayoutView](
        discord.MediaGalleryItem("attachment://board.png", description="the board")
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    for what in ("private", "update", "form", "silence"):
        row.add_item(Press(what))
    container = ui.Container[ui.LayoutView](ui.TextDisplay(words), gallery, row, accent_color=0x123456)
    view.add_item(container)
    return view


def picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "board.png", description="the board")


class Bot(discord.Client):
    def __init__(self, intents: discord.Intents = INTENTS) -> None:
        super().__init__(intents=intents, max_messages=None, max_ratelimit_timeout=30)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="board", description="Show the board")(show)
        self.tree.command(name="pick", description="Pick one")(pick)
        self.heard: list[tuple[str, Any]] = []
        self._news = asyncio.Event()

    def _hear(self, name: str, value: Any) -> None:
        self.heard.append((name, value))
        self._news.set()

    async def until(self, predicate: Callable[[], object]) -> None:
        """Wait until what has been heard fulfils the predicate."""
        async with asyncio.timeout(PATIENCE_S):
            while not predicate():
                self._news.clear()
                await self._news.wait()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self._hear("message", message)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self._hear("delete", event.message_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self._hear("guild_remove", guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._hear("guild_join", guild.id)

    async def on_guild_channel_delete(self, channel: Any) -> None:
        self._hear("channel_delete", channel.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        self._hear("thread_update", event.thread_id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self._hear("thread_delete", event.thread_id)

    async def on_resumed(self) -> None:
        self._hear("resumed", None)

    async def on_disconnect(self) -> None:
        self._hear("disconnect", None)

    async def on_ready(self) -> None:
        self._hear("ready", None)

    def names(self) -> list[str]:
        return [name for name, _ in self.heard]

    def has(self, name: str, value: Any) -> bool:
        return (name, value) in self.heard


async def show(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=board("hello"), file=picture())


async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current}!", value=current)]


@app_commands.autocomplete(what=complete)
async def pick(interaction: discord.Interaction[Any], what: str) -> None:
    await interaction.response.send_message(what, ephemeral=True)
