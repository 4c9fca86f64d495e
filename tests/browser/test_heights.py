"""On a phone a question's picture and all its controls stand on one screen, with icons; so does each lobby."""

from __future__ import annotations

import pytest

from bot.local.server import LocalDiscord
from engines.core.game import AnyGame
from renderers.words import words
from tests.browser.demo_bot import DemoBot
from tests.browser.driver import Panes
from tests.browser.heights import VISIBLE, Page, Shown, channel_of, hands, illustrated, lobbies
from tests.support.games import all_games, registered
from tests.support.rarely import two_locales

QUESTIONS, FORMS = 5, 3
"""So many questions of a game are looked at, and so many of the longest hands are shown."""


def longest(shown: list[Shown]) -> list[Shown]:
    """Of each kind of question the hand with the most to press, and of those the longest."""
    kinds: dict[str, Shown] = {}
    for each in shown:
        kinds[each.name] = max(each, kinds.get(each.name, each), key=lambda one: one.length)
    return sorted(kinds.values(), key=lambda one: -one.length)[:FORMS]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
async def test_the_longest_questions_and_the_lobby_fit_a_phone(
    game: AnyGame, bot: DemoBot, local: LocalDiscord, panes: Panes
) -> None:
    said = illustrated(local, game, two_locales(game.id))
    shown = list(hands(game, said, seats=max(game.seat_counts(game.options())), seed=2, most=QUESTIONS))
    page = Page(panes, channel_of(bot))
    found = await page.measure(longest(shown))
    assert {each.name: each.turn for each in found if each.turn > VISIBLE} == {}
    with registered():
        opened = list(lobbies(game, [words("en"), words("ru")], local.world.person("Ada")))
    assert {each.name: each.whole for each in await page.measure(opened) if each.whole > VISIBLE} == {}
