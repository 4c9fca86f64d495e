"""A small bot that shows every kind of component, for trying the page on."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from bot.local.server import LocalDiscord
from tests.support.clock import PATIENCE_S

Item = ui.Item[Any]
Command = app_commands.Command[Any, ..., None]

CITIES = ["Berlin", "Bratislava", "Brno", "Brussels", "Budapest", "Kyiv", "Lisbon", "Prague", "Vienna", "Warsaw"]
ROLES = ["Codebreaker", "Courier", "Daredevil", "Double Agent", "Mole", "Saboteur", "Sentinel", "Sidekick"]
MARKDOWN = """# Report
## The second heading
### The third
-# small print
**bold** *italic* ***both*** __underlined__ ~~struck~~ `code` and ||a secret||
> quoted **words**
> on two lines
- first
  - nested
- second
1. one
2. two
```py
print("hello")
```
[A link](https://example.org/page) and https://example.org/plain.
\\*not italic\\* snake_case_name"""


def drawing(number: int, size: tuple[int, int] = (880, 880)) -> discord.File:
    """A picture of a made-up board."""
    image = Image.new("RGB", size, "#e9dfc7")
    pen = ImageDraw.Draw(image)
    for step in range(4):
        pen.ellipse(
            [80 + step * 190, 340, 210 + step * 190, 470], fill="#b3402e" if step == number % 4 else "#31424f"
        )
    pen.rectangle([40, 40, size[0] - 40, size[1] - 40], outline="#31424f", width=8)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return discord.File(io.BytesIO(buffer.getvalue()), "board.png", description=f"Board after move {number}")


class Board(ui.LayoutView):
    """A public board: picture, texts, buttons."""

    def __init__(self, move: int) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=f"Board after move {move}")
        )
        buttons = ui.ActionRow[Board](
            ui.Button(label="My hand", style=discord.ButtonStyle.primary, custom_id="hand"),
            ui.Button(label="Move", style=discord.ButtonStyle.success, custom_id="move"),
            ui.Button(label="How to play", custom_id="help"),
            ui.Button(label="Log", custom_id="log", disabled=True),
        )
        turn = f"## Agent Avenue\nMove {move}. It is **Ada**'s turn, until <t:1900000000:R>."
        container = ui.Container[Board](
            ui.TextDisplay(turn), gallery, ui.Separator(), buttons, accent_colour=0xB3402E
        )
        self.add_item(container)


class Everything(ui.LayoutView):
    """One of each."""

    def __init__(self, person: int) -> None:
        super().__init__(timeout=None)
        for item in (*words_and_pictures(person), ui.ActionRow(*buttons()), *selects()):
            self.add_item(item)


def words_and_pictures(person: int) -> list[Item]:
    """Components that only show something, and a section with a button."""
    pictures = [discord.MediaGalleryItem(f"attachment://part{n}.png", description=f"Part {n}") for n in range(3)]
    inside: ui.Button[Any] = ui.Button(label="Inside", style=discord.ButtonStyle.danger, custom_id="inside")
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://small.png", description="A thumbnail")
    return [
        ui.TextDisplay(f"### Everything for <@{person}>"),
        ui.Section("**A section** with words and a button", accessory=inside),
        ui.Section("Another with a thumbnail", accessory=thumbnail),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.MediaGallery(*pictures),
        ui.File("attachment://report.txt"),
    ]


def buttons() -> list[Item]:
    """Buttons of all kinds."""
    long = "A label so long that no phone could ever show it whole, not even a wide one"
    return [
        ui.Button(label=long, custom_id="long"),
        ui.Button(emoji="🎲", custom_id="dice"),
        ui.Button(label="Rules", url="https://discord.com/channels/1/2"),
        ui.Button(label="Form", custom_id="form", style=discord.ButtonStyle.primary),
        ui.Button(label="Fail", custom_id="fail", style=discord.ButtonStyle.danger),
    ]


def selects() -> list[Item]:
    """Selects of all kinds, a row each."""
    options = [discord.SelectOption(label=r, value=r.lower(), description=f"What a {r} does") for r in ROLES]
    several = "Two or three roles"
    menus: list[Item] = [
        ui.Select(placeholder="One role", options=options, custom_id="one"),
        ui.Select(placeholder=several, options=options, min_values=2, max_values=3, custom_id="many"),
        ui.UserSelect(placeholder="A person", custom_id="person"),
        ui.ChannelSelect(placeholder="A channel", custom_id="channel"),
    ]
    return [ui.ActionRow(menu) for menu in menus]


def everything_files() -> list[discord.File]:
    """The files that `Everything` shows."""
    parts: list[discord.File] = []
    for name in ("small.png", "part0.png", "part1.png", "part2.png"):
        part = drawing(len(parts), (880, 500))
        part.filename = name
        parts.append(part)
    return [*parts, discord.File(io.BytesIO(b"Nothing to report."), "report.txt")]


class Report(ui.Modal, title="Write a report"):
    """A form with every kind of field."""

    intro: ui.TextDisplay[Any] = ui.TextDisplay("Write only what you **know**.")
    headline: ui.Label[Any] = ui.Label(
        text="Headline",
        description="At most 40 letters",
        component=ui.TextInput(max_length=40, min_length=3, default="Seen"),
    )
    story: ui.Label[Any] = ui.Label(
        text="Story",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False, placeholder="What happened?"),
    )
    places: ui.Label[Any] = ui.Label(
        text="Places",
        component=ui.Select(
            options=[discord.SelectOption(label=city) for city in CITIES[:5]], min_values=1, max_values=2
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        story = self.story.component
        headline = self.headline.component
        places = self.places.component
        assert isinstance(story, ui.TextInput)
        assert isinstance(headline, ui.TextInput)
        assert isinstance(places, ui.Select)
        words = f"Report: {headline.value}; {story.value or 'no story'}; {', '.join(places.values)}"
        await interaction.response.send_message(words, ephemeral=True)


class DemoBot(discord.Client):
    """The bot. `thought` lets /think finish; `pressed` are the custom ids of all presses."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(intents=intents, max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.thought = asyncio.Event()
        self.acknowledge = asyncio.Event()
        self.acknowledge.set()
        self.pressed: list[str] = []
        self.moves = 0
        self.board: discord.Message | None = None
        self.here = asyncio.Event()

    async def setup_hook(self) -> None:
        commands: list[Command] = [play, find, think, report, everything, ping, whisper, split, mute, embed, words]
        for command in commands:
            self.tree.add_command(command)
        await self.tree.set_translator(Translations())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.here.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        assert interaction.data is not None
        custom_id = str(interaction.data.get("custom_id"))
        self.pressed.append(custom_id)
        await self.acknowledge.wait()
        await self._answer(interaction, custom_id)

    async def _answer(self, interaction: discord.Interaction, custom_id: str) -> None:
        assert interaction.data is not None
        values = interaction.data.get("values")
        if custom_id == "form":
            await interaction.response.send_modal(Report())
        elif custom_id == "move":
            self.moves += 1
            await interaction.response.edit_message(view=Board(self.moves), attachments=[drawing(self.moves)])
        elif custom_id == "hand":
            await interaction.response.send_message(f"The hand of {interaction.user.display_name}", ephemeral=True)
        elif custom_id != "fail":
            told = f"{custom_id}: {values}" if values else f"pressed {custom_id}"
            await interaction.response.send_message(told, ephemeral=True)


class Translations(app_commands.Translator):
    """A word of Czech."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        czech = {"play": "hrat", "Open a table": "Otevřít stůl"}
        return czech.get(str(string)) if locale is discord.Locale.czech else None


def of(interaction: discord.Interaction) -> DemoBot:
    """The bot that got an interaction."""
    assert isinstance(interaction.client, DemoBot)
    return interaction.client


@app_commands.command(description="Open a table")
@app_commands.describe(
    game="Which game", friend="Who plays along", seats="How many seats", private="In a thread of its own"
)
@app_commands.rename(friend="with")
@app_commands.choices(game=[app_commands.Choice(name=name, value=name.lower()) for name in ("Agent Avenue", "Wink")])
async def play(
    interaction: discord.Interaction,
    game: app_commands.Choice[str] | None = None,
    friend: discord.User | None = None,
    seats: app_commands.Range[int, 2, 4] | None = None,
    private: bool | None = None,
) -> None:
    """Answer privately and post the board."""
    told = [game.name if game else "any game", friend.display_name if friend else "nobody", str(seats), str(private)]
    await interaction.response.send_message(f"A table: {', '.join(told)}", ephemeral=True)
    bot = of(interaction)
    assert isinstance(interaction.channel, discord.abc.Messageable)
    bot.board = await interaction.channel.send(view=Board(0), file=drawing(0), silent=True)


@app_commands.command(description="Find a city")
async def find(interaction: discord.Interaction, city: str) -> None:
    """Tell the city."""
    await interaction.response.send_message(f"Found {city}", ephemeral=True)


@find.autocomplete("city")
async def cities(_: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Cities that begin so."""
    return [app_commands.Choice(name=c, value=c.upper()) for c in CITIES if c.lower().startswith(text.lower())]


@app_commands.command(description="Think for a while")
async def think(interaction: discord.Interaction) -> None:
    """Defer, and answer when `thought` is set."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await of(interaction).thought.wait()
    await interaction.followup.send("I have thought.")


@app_commands.command(description="Write a report")
async def report(interaction: discord.Interaction) -> None:
    """Open the form."""
    await interaction.response.send_modal(Report())


@app_commands.command(description="Show one of everything")
async def everything(interaction: discord.Interaction) -> None:
    """Post every kind of component."""
    view = Everything(interaction.user.id)
    await interaction.response.send_message(view=view, files=everything_files())


@app_commands.command(description="Ping somebody")
async def ping(interaction: discord.Interaction, who: discord.User, silent: bool = False) -> None:
    """Name somebody in the channel, with a link to the board."""
    await interaction.response.send_message("Done", ephemeral=True)
    link = of(interaction).board.jump_url if of(interaction).board else "https://example.org"  # type: ignore[union-attr]
    assert isinstance(interaction.channel, discord.abc.Messageable)
    await interaction.channel.send(f"{who.mention}, your turn: {link}", silent=silent)


@app_commands.command(description="Write you a direct message")
async def whisper(interaction: discord.Interaction) -> None:
    """Send a DM."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.user.send("This is for you alone.")
    await interaction.followup.send("Written.")


@app_commands.command(name="thread", description="Open a thread")
async def split(interaction: discord.Interaction, name: str) -> None:
    """Open a public thread and post in it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await thread.send("The thread begins.")
    await interaction.followup.send(f"See {thread.mention}")


@app_commands.command(description="Say nothing at all")
async def mute(interaction: discord.Interaction) -> None:
    """Never answer."""


@app_commands.command(description="Show an embed")
async def embed(interaction: discord.Interaction) -> None:
    """Answer with an embed."""
    shown = discord.Embed(title="An embed", description="with **marks**", colour=0x3498DB)
    shown.add_field(name="Left", value="one").add_field(name="Right", value="two").set_footer(text="The foot")
    await interaction.response.send_message(embed=shown)


@app_commands.command(description="Show all marks")
async def words(interaction: discord.Interaction) -> None:
    """Answer with markdown."""
    where = f"\n<@{interaction.user.id}> in <#{interaction.channel_id}> says </play:1> at <t:1900000000:t>"
    await interaction.response.send_message(MARKDOWN + where)


@asynccontextmanager
async def running(local: LocalDiscord) -> AsyncIterator[DemoBot]:
    """The bot, connected to a local Discord."""
    bot = DemoBot()
    with local.patched():
        life = asyncio.create_task(bot.start("local"))
        ready = asyncio.create_task(bot.here.wait())
        done, _ = await asyncio.wait({life, ready}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        assert ready in done, "the bot did not come up"
        try:
            yield bot
        finally:
            await bot.close()
            await life
