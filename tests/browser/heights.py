"""How high hands are on a phone: `python -m tests.browser.heights [game …]` measures every question of whole games.

Every hand that comes up is shown on the local Discord's page, half-way through each choice too, in each language,
with the icons that a bot has there.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from random import Random
from statistics import median

import discord
from playwright.async_api import async_playwright

from bot.local.server import LocalDiscord
from bot.panels.asking import Asking
from bot.panels.choices import PICTURES
from bot.panels.hand import Hand, hand_panel
from bot.panels.layout import ActionRow, Image, Panel, Select
from bot.panels.lobby import lobby_panel
from bot.panels.names import labelled
from engines.core.chance import Chance
from engines.core.game import AnyGame
from engines.core.parts import Options
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.table.record import Holder, Person
from renderers.icons import drawn, icons_of
from renderers.registry import renderer
from renderers.words import Words, words
from tests.bot.choosing.offers import Focus, at_table, half_made
from tests.browser.conftest import ARGUMENTS
from tests.browser.demo_bot import DemoBot, running
from tests.browser.driver import PHONE, Panes, Profiles
from tests.support.anything import AnySnapshot
from tests.support.clock import FakeClock
from tests.support.games import all_games

VISIBLE = 630
"""So many pixels of a channel are to be seen at once on a phone of 400 × 800."""
CHANNEL = "table-1"
NEWS = ("Boris has moved.", "Ada has moved.")
BUDGET_S = 0.02
MEASURE = """message => {
  const asked = [...message.querySelectorAll("[data-custom-id]")].filter((each) =>
    /^(move|focus|choose|sure|note|several):/.test(each.dataset.customId));
  const picture = message.querySelector("[data-testid=picture]");
  const top = picture.getBoundingClientRect().top;
  const ends = asked.map((each) => each.getBoundingClientRect().bottom);
  return [Math.max(picture.getBoundingClientRect().bottom, ...ends) - top, message.getBoundingClientRect().height];
}"""
SHOWN = """name => [...document.querySelectorAll("[data-testid=message]")].at(-1)
  ?.querySelector(`[data-testid=picture][src*="${name}"]`)?.complete"""


@dataclass(frozen=True)
class Shown:
    """A hand as its owner sees it: whose question, half-way where, in which language."""

    name: str
    panel: Panel

    @property
    def form(self) -> tuple[object, ...]:
        """What its height follows from: two hands of one form are measured once."""
        parts: list[object] = []
        for block in self.panel.blocks:
            if isinstance(block, Image):
                parts.append(block.png[16:24])
            elif isinstance(block, ActionRow):
                parts.append(tuple((len(button.label), bool(button.emoji)) for button in block.buttons))
            else:
                parts.append("select" if isinstance(block, Select) else len(getattr(block, "content", "")) // 30)
        return tuple(parts)

    @property
    def length(self) -> int:
        """About how high it is: by its lines of controls, of two buttons each, and its picture."""
        picture = self.panel.images()[0].png
        wide, high = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
        lines = (len(each.buttons) + 1 if isinstance(each, ActionRow) else 2 for each in self.panel.blocks)
        return high * 300 // wide + 24 * sum(lines)


@dataclass(frozen=True)
class Height:
    """Pixels from the top of the picture to the end of the question's controls, and of the whole message."""

    name: str
    turn: float
    whole: float


def illustrated(local: LocalDiscord, game: AnyGame, locales: Sequence[str] = ("en", "cs")) -> tuple[Words, ...]:
    """The words of each language with the game's icons, which the local Discord has from now on."""
    icons = {}
    for icon in map(drawn, icons_of(game.id)):
        emoji = local.world.add_emoji(icon.emoji, icon.png)
        icons.update(dict.fromkeys(icon.texts, f"<:{icon.emoji}:{emoji['id']}>"))
    return tuple(words(locale).having(icons) for locale in locales)


def hands(
    game: AnyGame,
    languages: Sequence[Words],
    *,
    seats: int,
    seed: int,
    most: int = 10_000,
    options: Options | None = None,
) -> Iterator[Shown]:
    """The hands of whoever is asked, in a game that programs play to its end or for `most` questions."""
    dice, chance = Random(seed), Chance(f"heights {game.id} {seed}".encode())
    state = game.setup(options or game.options(), seats, chance)
    for _ in range(most):
        waited = sorted(game.to_act(state))
        if not waited:
            return
        seat = dice.choice(waited)
        for language in languages:
            yield from _half_made(due(at_table(game, seats, game.clone(state))), seat, language)
        move = game.choose(game.view(state, seat), game.legal(state, seat), chance, BUDGET_S, Strength.NORMAL)
        game.apply(state, seat, move, chance)


def lobbies(game: AnyGame, languages: Sequence[Words], host: Person) -> Iterator[Shown]:
    """The beginner's lobby of as few as can play, where one person sits who has opened it."""
    seats = min(game.seat_counts(game.options()))
    now = at_table(game, seats, game.setup(game.options(), seats, Chance(b"lobby")))
    holders = (Holder(person=host), *(Holder() for _ in range(seats - 1)))
    now = now.recorded(now.record.model_copy(update={"status": "lobby", "host": host, "holders": holders}))
    for said in languages:
        cover = renderer(game.id).banner(said)
        yield Shown(f"{said.locale} lobby", lobby_panel(now, said, cover=Image(cover.png, cover.alt)))


def due(now: AnySnapshot) -> AnySnapshot:
    """The same where clocks run."""
    moment = FakeClock().now() + timedelta(hours=8)
    clocks = tuple(clock.model_copy(update={"due": moment}) for clock in now.record.clocks)
    return now.recorded(now.record.model_copy(update={"clocks": clocks}))


def _half_made(now: AnySnapshot, seat: Seat, said: Words) -> Iterator[Shown]:
    """A seat's hand, and the same half-way through each choice."""
    decision = now.decision(seat)

    def shown(focus: Focus) -> Panel:
        return hand_panel(now, seat, said, Hand(image=picture(now, seat, said, focus), focus=focus, news=NEWS))

    if decision is None:
        return
    for focus, panel in half_made(shown):
        yield Shown(f"{said.locale} {decision.kind} {' '.join(focus[:1])}".strip(), panel)


def picture(now: AnySnapshot, seat: Seat, said: Words, focus: tuple[str, ...]) -> Image:
    """The picture on a hand, of the half-made choice where the game draws one."""
    asking = Asking(now, seat, said, focus)
    labels = labelled(now, asking.words)
    drawer = PICTURES.get(now.game.id) if focus else None
    made_up = None if drawer is None else drawer(asking)
    made = renderer(now.game.id).hand(now.view(seat), labels) if made_up is None else made_up[1](labels)
    return Image(made.png, made.alt)


class Asked(argparse.Namespace):
    """What is to be measured."""

    games: list[str]
    most: int
    seed: int
    option: list[str]


class Page:
    """A phone on which hands are shown, one after the other."""

    def __init__(self, panes: Panes, channel: discord.TextChannel) -> None:
        self._panes, self._channel = panes, channel
        self._message: discord.Message | None = None

    async def measure(self, shown: Sequence[Shown]) -> list[Height]:
        """Their heights, those of one form once."""
        pane = await self._panes.open("Ada", CHANNEL, PHONE)
        found = []
        for each in {each.form: each for each in shown}.values():
            await self._show(each.panel)
            await pane.frame.wait_for_function(SHOWN, arg=each.panel.images()[0].name.split(".")[0])
            turn, whole = await pane.last.evaluate(MEASURE)
            found.append(Height(each.name, turn, whole))
        return found

    async def _show(self, panel: Panel) -> None:
        if self._message is None:
            self._message = await self._channel.send(view=panel.view(), files=panel.files())
        else:
            self._message = await self._message.edit(view=panel.view(), attachments=panel.files())


def channel_of(bot: DemoBot) -> discord.TextChannel:
    """Where hands are shown."""
    channel = next(each for each in bot.get_all_channels() if each.name == CHANNEL)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def measured(game: AnyGame, asked: Asked, profiles: Profiles, local: LocalDiscord) -> list[Height]:
    """The heights of a game's hands, of the fewest and of the most players."""
    panes = Panes(profiles, local.url)
    options = game.options.model_validate_strings(dict(each.split("=") for each in asked.option))
    counts = game.seat_counts(options)
    said = illustrated(local, game)
    shown = [
        each
        for seats in sorted({min(counts), max(counts)})
        for each in hands(game, said, seats=seats, seed=asked.seed, most=asked.most, options=options)
    ]
    async with running(local) as bot:
        found = await Page(panes, channel_of(bot)).measure(shown)
    await panes.close()
    return found


async def _main(games: Sequence[AnyGame], asked: Asked) -> None:
    local = await LocalDiscord.start(clock=FakeClock())
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for game in games:
            found = await measured(game, asked, Profiles(browser), local)
            turns = [each.turn for each in found]
            print(f"{game.id}: {len(found)} forms, median {median(turns):.0f}, most {max(turns):.0f} px")
            for each in sorted(found, key=lambda each: -each.turn)[:12]:
                mark = " " if each.turn <= VISIBLE else "!"
                print(f"  {mark} {each.turn:5.0f} px (whole message {each.whole:5.0f}): {each.name}")
        await browser.close()
    await local.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.browser.heights")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--most", type=int, default=10_000, help="so many questions of a game at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="of the game, as mission=full")
    asked = parser.parse_args(namespace=Asked())
    known = all_games()
    asyncio.run(_main([known[name] for name in asked.games or known], asked))
