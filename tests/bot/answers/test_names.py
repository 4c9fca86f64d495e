"""Names that others have given: harmless in every panel, whatever they hold."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from itertools import accumulate

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.basics.graphemes import cut, graphemes
from bot.basics.harmless import LONGEST, bare, is_harmless, plain, unmarked
from bot.delivery.places import Places
from bot.entrances.hand import which_panel
from bot.panels.campaign import file_panel, groups_panel
from bot.panels.layout import ActionRow, Image, Line, Panel, Select, short
from bot.panels.tables import TableLink, tables_panel
from bot.store.campaigns import GroupRow
from bot.store.lookup import Sitting, Table
from bot.tables.campaigns import LONGEST_NAME, File
from engines import GAMES
from renderers.words import words
from tests.bot.life.tables import begun, lobby
from tests.bot.showing.tables import settle_in
from tests.support.bot import RunningBot, controls, parts, running_bot, written

NASTY = (
    "**bold**", "_", "`", "||", "~~", "\\", "[here](https://e.vil)", "](", "https://e.vil", "discord.gg/abc", "<@1>",
    "<@&1>", "<#1>", "<t:1:R>", "<:a:1>", "</play:1>", "@everyone", "@here", "\u202e", "\u2066", "\u200b", "\u200d",
    "\u200c", "\ufeff", "\u2060", "\u00ad", "\u034f", "\u3164", "\u2800", "\u0301" * 9, "\n", "\r\n", "\t", "\0",
    "# ", "> ", "- ", "-# ", "1. ", "👨\u200d👩\u200d👧", "🇨🇿", "👍🏽", "❤\ufe0f", "می\u200cخواهم", "नमस्ते",
    "Ada", "ß", "}", "{ $name }", "%s", "\ud800", "\U000e0001", "\ue000",
)  # fmt: skip
signs = st.integers(0, 0x10FFFF).map(chr)
names = st.lists(st.sampled_from(NASTY) | signs, max_size=40).map("".join)

ACTIVE = re.compile(r"[*_~`|<\[\]]|//|^(?:[-+#>]|\d+[.)])")
UNSEEN = re.compile("[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad\u034f\u3164\u2800\ue000]")


@settings(deadline=None)
@given(names)
@example("\u202eevil\u200b")
@example("a" + "\u0301" * 500)
def test_a_bare_name_is_one_visible_line(name: str) -> None:
    shown = bare(name)
    assert shown == " ".join(shown.split())
    assert not UNSEEN.search(shown)
    assert not [sign for sign in shown if unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn")]
    assert "@everyone" not in shown.lower()
    assert "@here" not in shown.lower()
    assert len(shown) <= LONGEST
    assert bare(shown) == shown
    assert max(map(len, graphemes(shown)), default=0) <= LONGEST


@settings(deadline=None)
@given(names)
def test_nothing_in_a_plain_name_is_formatted_or_leads_anywhere(name: str) -> None:
    shown = plain(name)
    assert not ACTIVE.search(re.sub(r"\\[^0-9A-Za-z\s]", "x", shown))
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", shown) == bare(name).replace("[", "(").replace("]", ")")


@settings(deadline=None)
@given(names, st.integers(1, 30))
def test_texts_are_cut_between_signs(text: str, longest: int) -> None:
    whole = [*graphemes(text)]
    assert "".join(whole) == text
    kept = cut(text, longest)
    assert len(kept) <= longest
    assert kept in accumulate(whole, initial="") or len(whole[0]) > longest


def test_families_flags_and_accents_are_not_torn_apart() -> None:
    assert short("ab👨\u200d👩\u200d👧cd", 6) == "ab…"
    assert short("🇨🇿🇸🇰🇵🇱", 5) == "🇨🇿🇸🇰…"
    assert short("🇨🇿🇸🇰🇵🇱", 4) == "🇨🇿…"
    assert short("e\u0301e\u0301e\u0301", 4) == "e\u0301…"


@pytest.mark.parametrize(
    "name", ["<@1>", "we <t:1:R>", "https://e.vil", "discord.gg/abc", "@everyone", "<#1>", "\u200b\u3164", "", " \n"]
)
def test_such_names_are_refused(name: str) -> None:
    assert not is_harmless(name)


@pytest.mark.parametrize("name", ["Ada & Boris", "The 5* spies!", "Škoda <3", "👨\u200d👩\u200d👧", "a/b", "C@t"])
def test_such_names_are_welcome(name: str) -> None:
    assert is_harmless(name)


def test_what_knows_no_markdown_gets_none() -> None:
    assert unmarked("**Wait**: \\*two\\* `x`\n-# small") == "Wait: *two* x\nsmall"
    picture = Panel((Image(b"GIF8", "**Aim**: 3 \\* 2"),))
    assert picture.files()[0].description == "Aim: 3 * 2"


def said(panel: Panel) -> Iterable[tuple[str, str]]:
    """All that stands in a panel, Markdown apart from labels."""
    for block in panel.blocks:
        if isinstance(block, Line):
            yield "markdown", block.content
        elif isinstance(block, ActionRow):
            yield from (("label", button.label) for button in block.buttons)
        elif isinstance(block, Select):
            yield from (("label", option.label) for option in block.options)


ENGLISH = words("en")
STANDIN = "Quiet"


def group(name: str) -> GroupRow:
    game = GAMES["infiltraitors"]
    assert game.campaign is not None
    return GroupRow(7, 1, game.id, name, game.campaign.start(), 0, {1: None, 2: None})


def sitting(session: int, channel: int) -> Sitting:
    return Sitting(session, "wink", 2, channel, "lobby", False, 0, False, False, None)


def listed(name: str) -> Panel:
    table = Table(5, "wink", 6, "lobby", False, 1, 4, 2, datetime(2030, 1, 1, tzinfo=UTC))
    link = TableLink(bare(name), "https://discord.com/channels/1/2")
    return tables_panel([(sitting(1, 3), link)], [(table, link)], {}, ENGLISH)


def grouped(name: str) -> Panel:
    return groups_panel([group(name)], 1, GAMES.values(), ENGLISH)


def filed(name: str) -> Panel:
    game = GAMES["infiltraitors"]
    assert game.campaign is not None
    return file_panel(File(group(name), game, game.campaign), 1, ENGLISH)


class _Called:
    """A client that knows one server of one channel, both of that name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def get_channel(self, _: int) -> str:
        return self.name

    def get_guild(self, _: int) -> _Called:
        return self


def asked(name: str) -> Panel:
    places = Places(_Called(name))  # type: ignore[arg-type]
    return which_panel(places, "hand-which", [sitting(1, 3), sitting(2, 3)], ENGLISH)


PANELS: tuple[Callable[[str], Panel], ...] = (listed, grouped, filed, asked)


@settings(max_examples=20, deadline=None)
@given(names)
@example("")
@example("**" * 60)
@example("👨\u200d👩\u200d👧" * 30)
def test_every_panel_shows_a_name_in_its_harmless_form(name: str) -> None:
    for panel in PANELS:
        panel(name).view()
        quiet = bare(name, LONGEST_NAME if panel in (grouped, filed) else LONGEST)
        for (kind, shown), (_, model) in zip(said(panel(name)), said(panel(STANDIN)), strict=True):
            if STANDIN not in model or not quiet:
                continue
            assert shown == model.replace(STANDIN, plain(quiet) if kind == "markdown" else quiet)


async def renamed(bot: RunningBot, name: str) -> None:
    """Give the server and a channel of it a name."""
    for guild in bot.app.client.guilds:
        guild.name = name
        for channel in guild.channels:
            channel.name = name


NAME = "**a** \u202e[x](https://e.vil) <@1> @everyone `b`\u200b"


async def test_a_nasty_server_is_named_harmlessly_wherever_it_is_named() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", where="table-1")
        await begun(bot, "Ada", "Boris", where="table-2")
        await lobby(bot, "Cleo", where="general")
        await settle_in(bot, "Boris", hands="dm")
        await renamed(bot, NAME)
        dm = bot.local.world.dm(bot.person("Boris"))
        await bot.press("Boris", "Refresh", where=dm)
        await bot.slash("Ada", "games", where="general")
        await bot.slash("Ada", "hand", where="general")
        offers = await bot.local.people.autocomplete(bot.person("Ada"), bot.channel("general"), "move", "move", "")
        messages = [bot.seen("Ada", where="general")[-2:], bot.seen("Boris", where=dm)]
        lines = [
            part["content"]
            for each in messages
            for message in each
            for part in parts(message["components"])
            if "content" in part and "vil" in part["content"]
        ]
        assert len(lines) >= 3
        for line in lines:
            assert plain(NAME) in line
        labels = [offer["name"] for offer in offers]
        for each in messages:
            for message in each:
                for control in controls(message):
                    labels += [control.get("label", ""), *(option["label"] for option in control.get("options", ()))]
        named = [label for label in labels if label and "a**" in label]
        assert len(named) >= 3
        assert not [label for label in named if "\\" in label or UNSEEN.search(label)]


async def test_a_groups_name_is_refused_or_kept_bare() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "campaign")
        form = await bot.pressing("Ada", "New campaign")
        await bot.fill("Ada", form, name="<@1> & co")
        assert "can’t hold a mention" in bot.reads("Ada")
        form = await bot.pressing("Ada", "New campaign")
        await bot.fill("Ada", form, name="\u200b\u3164")
        assert "needs a name" in bot.reads("Ada")
        form = await bot.pressing("Ada", "New campaign")
        assert "\\*The\\* \\|\\| spies" in written(await bot.fill("Ada", form, name="*The*\u202e || \u200bspies"))
        (group,) = await bot.app.store.campaigns.in_server(bot.app.client.guilds[0].id)
        assert group.name == "*The* || spies"
