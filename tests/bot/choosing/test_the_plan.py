"""Agents: T.H.E. Plan by pressing what the panels offer: whole games, drawn ways, claims, few taps."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.local.model import Json, Message
from bot.panels.layout import LONGEST_BUTTON, MOST_OPTIONS
from bot.panels.names import mentioned
from bot.tables.keys import move_key
from engines.the_plan import THE_PLAN
from engines.the_plan.belief.forecast import Route, route, together
from engines.the_plan.cards import Suspect
from engines.the_plan.describe import effects
from engines.the_plan.moves import ChooseAction, EnterHideout, MoveAgent
from engines.the_plan.views import ThePlanView
from renderers import the_plan
from renderers.words import words
from tests.bot.choosing.pressing import NAMES, Players, choices
from tests.bot.life.tables import begun, snapshot
from tests.bot.showing.tables import settle_in
from tests.support.bot import RunningBot, parts, running_bot, written
from tests.support.rarely import some_locales

MOST_TAPS = 8
GAMES = {THE_PLAN.id: THE_PLAN}


WHERE = "**Where does your agent "
"""What is asked before a way is begun."""


@asynccontextmanager
async def table(people: int, seed: int = 0) -> AsyncIterator[tuple[RunningBot, Players]]:
    """A game that so many people have begun, all hands closed."""
    async with running_bot(GAMES) as bot:
        await begun(bot, *NAMES[:people], game="the_plan")
        yield bot, Players(bot, NAMES[:people], random.Random(seed))


@pytest.mark.parametrize(("people", "seed"), [(2, 2), (3, 3)])
async def test_a_game_is_pressed_at_random(people: int, seed: int) -> None:
    async with table(people, seed) as (bot, players):
        assert await press(players, 40)
        assert not bot.local.rest.unknown


async def press(players: Players, most: int) -> int:
    """Press at random so often, or to the end."""
    for count in range(most):
        waited = await players.waited_for()
        if not waited:
            return count
        await players.press_any(players.dice.choice(waited))
    return most


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 3, 4])
async def test_whole_games_are_pressed_at_random(people: int) -> None:
    async with table(people, people) as (bot, players):
        await players.play_out(4000)
        assert (await bot.record()).status == "finished"


async def seen(bot: RunningBot) -> ThePlanView:
    """The table as everybody sees it."""
    view = (await snapshot(bot)).view(None)
    assert isinstance(view, ThePlanView)
    return view


async def opened(bot: RunningBot, players: Players) -> tuple[str, Message]:
    """Open the hand of whoever is asked."""
    who = (await players.waited_for())[0]
    await bot.app.outbox.idle()
    return who, await bot.press(who, "My hand")


async def to(bot: RunningBot, wanted: Any) -> str:
    """Play until the one who is asked has been asked something wanted of the snapshot; who that is."""
    for _ in range(400):
        now = await snapshot(bot)
        seat = min(now.to_act())
        moves = list(now.legal(seat))
        found = wanted(now, seat, moves)
        if found is True:
            return next(name for name in NAMES if now.record.seat_of(bot.person(name)) == seat)
        person = now.record.holders[seat].person
        assert person is not None
        await bot.app.registry.act(now.record.id, seat, found, now.question(seat), person)
    raise AssertionError("never asked")


def walking(now: Any, seat: int, moves: list[Any]) -> Any:
    """Choose to move the agent as soon as some circle can be reached by different ways."""
    ways: dict[int, set[Any]] = {}
    for move in moves:
        if isinstance(move, MoveAgent):
            met = frozenset(each.suspect for each in now.view(seat).suspects if each.circle in move.path)
            ways.setdefault(move.path[-1], set()).add(met)
    if any(len(found) > 1 for found in ways.values()):
        return True
    wanted = [move for move in moves if isinstance(move, ChooseAction) and move.action == "move_agent"]
    others = [move for move in moves if not isinstance(move, EnterHideout | ChooseAction)]
    return (others or wanted or moves)[0]


def claiming(now: Any, seat: int, moves: list[Any]) -> Any:
    """Walk and take keys until a hideout can be entered, by no way on which a key or a battle comes first."""
    entering = [move for move in moves if isinstance(move, EnterHideout)]
    if entering and all(route(now.view(seat), move).idle for move in entering):
        return True
    moves = [move for move in moves if move not in entering] or moves
    for kind in ("take_key", "move_agent"):
        found = [move for move in moves if move.kind == kind]
        if found:
            keys = now.view(seat).stock
            return max(found, key=lambda move: keys_on(move) if keys else 0)
    walks = [move for move in moves if isinstance(move, ChooseAction) and move.action == "move_agent"]
    others = [move for move in moves if not isinstance(move, ChooseAction)]
    return (walks or others or moves)[0]


def keys_on(move: Any) -> int:
    return sum(circle in (22, 24, 26, 28) for circle in getattr(move, "path", ()))


def picture(message: Message) -> str:
    """The alt text of a panel's picture."""
    items = (item for part in parts(message["components"]) for item in part.get("items", ()))
    return str(next(items)["description"])


async def test_ways_to_a_circle_are_drawn_and_numbered() -> None:
    async with table(2) as (bot, _):
        who = await to(bot, walking)
        await bot.app.outbox.idle()
        hand = await bot.press(who, "My hand")
        several = next(
            option["value"]
            for control in choices(hand)
            for option in control.get("options", ())
            if " ways: " in option["label"]
        )
        shown = await bot.press(who, "Where to?", values=[several])
        assert picture(shown).startswith("Way 1: ")
        assert "Way 2: " in picture(shown)
        assert "**Way 1:** " not in written(shown)
        before = await snapshot(bot)
        await bot.press(who, "2: ")
        assert (await snapshot(bot)).record.version > before.record.version


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_a_way_that_brings_all_there_is_has_a_button_that_says_so(locale: str) -> None:
    told = words(locale).naming({seat: the_plan.seat_mark(seat, words(locale)) for seat in range(4)})
    rich = Route((1, 2, 3), tuple(Suspect), 4, (1, 2, 3))
    label = told.get("the-plan-panel-way-button", number=5, brings=" · ".join(map(told, effects(rich))))
    assert len(label) <= LONGEST_BUTTON


def test_a_circle_is_told_with_all_that_ways_to_it_may_bring() -> None:
    found = (Route((1, 2), (Suspect.V,), 0, (1,)), Route((1, 2), (Suspect.V, Suspect.X), 2, ()))
    assert together(found) == Route((1, 2), (Suspect.V, Suspect.X), 2, (1,))


def riding_far(now: Any, seat: int, moves: list[Any]) -> Any:
    """Ride as soon as more circles can be reached than a select holds, and leave the others be until then."""
    if len({move.path[-1] for move in moves if isinstance(move, MoveAgent)}) > MOST_OPTIONS:
        return True
    wanted = [move for move in moves if isinstance(move, ChooseAction) and move.action == "tram"]
    others = [move for move in moves if not isinstance(move, EnterHideout | ChooseAction)]
    return (others or wanted or moves)[0]


async def test_more_circles_than_a_select_holds_are_told_by_their_numbers() -> None:
    async with table(2) as (bot, _):
        who = await to(bot, riding_far)
        await bot.app.outbox.idle()
        hand = await bot.press(who, "My hand")
        selects = [control for control in choices(hand) if control["type"] == 3]
        assert len(selects) == 2
        for select in selects:
            first, last = select["options"][0]["value"], select["options"][-1]["value"]
            assert select["placeholder"] == f"Where to? Circles {first} to {last}"
        chosen = selects[1]["options"][-1]["value"]
        assert picture(await bot.press(who, selects[1]["placeholder"], values=[chosen])).startswith("Way 1: ")


def walking_freely(now: Any, seat: int, moves: list[Any]) -> Any:
    """As `walking`, with another action left to choose instead."""
    found = walking(now, seat, moves)
    if found is not True or any(isinstance(move, ChooseAction) for move in moves):
        return found
    return next(move for move in moves if isinstance(move, MoveAgent))


async def test_a_half_made_choice_is_taken_back() -> None:
    async with table(2) as (bot, _):
        who = await to(bot, walking_freely)
        await bot.app.outbox.idle()
        hand = await bot.press(who, "My hand")
        first = next(control for control in choices(hand) if control["type"] == 3)["options"][0]["value"]
        assert WHERE in written(hand)
        half = await bot.press(who, "Where to?", values=[first])
        assert f"way to {first}?" in written(half)
        assert WHERE not in written(half)
        shown = await bot.press(who, "Back")
        assert not picture(shown).startswith("Way 1: ")
        assert WHERE in written(shown)
        again = await bot.press(who, "Another action")
        assert "Choose an action" in written(again)
        assert "choose an action" in picture(again)
        assert WHERE not in written(again)
        offered = {str(control["custom_id"]).rpartition(":")[2] for control in choices(again)}
        now = await snapshot(bot)
        actions = [move for move in now.legal(min(now.to_act())) if isinstance(move, ChooseAction)]
        assert {move_key(now.game, now.record.salt, move) for move in actions} <= offered


async def test_a_claim_names_the_owner_and_is_confirmed() -> None:
    async with table(2) as (bot, _):
        who = await to(bot, claiming)
        await bot.app.outbox.idle()
        await bot.press(who, "My hand")
        version = (await snapshot(bot)).record.version
        asked = await bot.press(who, "Enter ")
        assert WHERE not in written(asked)
        sure = await bot.press(who, "It’s Y’s")
        assert "the owner is Y" in written(sure)
        assert "you’re out" in written(sure)
        assert (await snapshot(bot)).record.version == version
        await bot.press(who, "Do it")
        claims = (await seen(bot)).claims
        assert [claim.owner for claim in claims] == ["y"]


async def test_own_marks_take_three_taps_and_stand_beside_what_was_seen() -> None:
    def checking(now: Any, seat: int, moves: list[Any]) -> Any:
        if now.view(seat).sheets[0].notes:
            return True
        wanted = [move for move in moves if isinstance(move, ChooseAction) and move.action == "check"]
        others = [move for move in moves if not isinstance(move, EnterHideout | ChooseAction)]
        return (others or wanted or moves)[0]

    async with table(2) as (bot, _):
        who = await to(bot, checking)
        await bot.app.outbox.idle()
        for press_one in ("Notes", "? Maybe"):
            await bot.press(who, press_one)
        shown = await bot.press(who, "? Maybe: cells of Z", values=["6", "7"])
        assert "Z – maybe: 104 upper half and 104 lower half" in written(shown)
        assert " – sure: 10" in written(shown)


async def test_in_words_nothing_of_one_s_own_is_cut_from_hand_and_log() -> None:
    async with table(4, 5) as (bot, players):
        await settle_in(bot, "Ada", words=True)
        await press(players, 60)
        now = await snapshot(bot)
        await bot.app.outbox.idle()
        hand = written(await bot.press("Ada", "My hand"))
        view: Any = now.view(now.record.seat_of(bot.person("Ada")))
        told = the_plan.tell(view, mentioned(now, words("en")))
        own = told[: told.index("## The city")]
        assert own in hand
        assert told in hand or "\n… The rest: /board words" in hand
        assert told in written(await bot.press("Ada", "Log"))


async def test_keys_and_battles_stand_under_the_board() -> None:
    def passing(now: Any, seat: int, moves: list[Any]) -> Any:
        return True if now.view(None).stage == "key" else claiming(now, seat, moves)

    async with table(2) as (bot, _):
        who = await to(bot, passing)
        await bot.app.outbox.idle()
        await bot.press(who, "Take a key")
        await bot.press(who, "Do it")
        assert len((await seen(bot)).stock) < 4


async def test_a_turn_takes_at_most_eight_taps() -> None:
    async with table(4, 1) as (bot, players):
        for _ in range(10):
            who, _panel = await opened(bot, players)
            number = (await seen(bot)).number
            taps = 1
            while who in await players.waited_for() and (await seen(bot)).number == number:
                panel = players.panel(who)
                assert panel is not None
                await players.press_one(who, panel, forward(panel, players.dice))
                await bot.app.outbox.idle()
                taps += 1
            assert taps <= MOST_TAPS


def forward(panel: Message, dice: random.Random) -> Json:
    """A control that goes on with the turn: any but those that go back or into a claim."""
    back = ("Back", "Another action", "Enter ", "Use ")
    offered = [control for control in choices(panel) if not str(control.get("label", "")).startswith(back)]
    return dice.choice(offered)
