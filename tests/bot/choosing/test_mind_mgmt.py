"""MIND MGMT by pressing what the panels offer: setups, turns, answers, notes, whole games."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.local.model import Json, Message
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.moves import MoveAgent
from engines.mind_mgmt.views import MindMgmtView
from engines.table import hosting
from tests.bot.choosing.pressing import NAMES, Players, choices
from tests.bot.life.tables import lobby, snapshot
from tests.support.bot import RunningBot, parts, running_bot, written
from tests.support.rarely import rarely

GAMES = {MIND_MGMT.id: MIND_MGMT}
ASIDE = ("Back", "Notes", "Other agent", "Standing", "Odds", "Capture")


@asynccontextmanager
async def table(people: int, seed: int = 0, **options: Any) -> AsyncIterator[tuple[RunningBot, Players]]:
    """A game that so many people have begun, all hands closed; Ada is the Recruiter."""
    async with running_bot(GAMES) as bot:
        record = await lobby(bot, *NAMES[:people], game=MIND_MGMT.id)
        if options:
            await bot.app.registry.change(record.id, hosting.set_options(bot.person("Ada"), options))
        await bot.press("Ada", "Start")
        yield bot, Players(bot, NAMES[:people], random.Random(seed))


async def seen(bot: RunningBot, who: str | None = None) -> MindMgmtView:
    """The table as somebody sees it."""
    now = await snapshot(bot)
    view = now.view(None if who is None else now.record.seat_of(bot.person(who)))
    assert isinstance(view, MindMgmtView)
    return view


def forward(panel: Message, dice: random.Random, *, aside: tuple[str, ...] = ASIDE) -> Json:
    """A control that goes on with the game: what is done beside it now and then."""
    offered = [*choices(panel)]
    straight = [each for each in offered if not str(each.get("label", "")).startswith(aside)]
    return dice.choice(straight if straight and dice.random() < 0.95 else offered)


async def press(bot: RunningBot, players: Players, who: str, **only: Any) -> None:
    """Open the hand where none is open, else press something on it."""
    await bot.app.outbox.idle()
    panel = players.panel(who)
    if panel is None or not [*choices(panel)]:
        await bot.press(who, "My hand")
    else:
        await players.press_one(who, panel, forward(panel, players.dice, **only))
    await bot.app.outbox.idle()


async def press_on(bot: RunningBot, players: Players, most: int) -> int:
    """Press at random so often, or to the end; how often that was."""
    for count in range(most):
        waited = await players.waited_for()
        if not waited:
            return count
        await press(bot, players, players.dice.choice(waited))
    return most


@pytest.mark.parametrize(("people", "mission", "presses"), [(4, "full", 30), *rarely((2, "training", 30))])
async def test_a_game_is_pressed_at_random(people: int, mission: str, presses: int) -> None:
    async with table(people, people, mission=mission, short_setup=True, belief=True) as (bot, players):
        await press_on(bot, players, presses)
        assert not bot.errors
        assert not bot.local.rest.unknown
        assert (await seen(bot)).hour >= 5


@pytest.mark.long
@pytest.mark.parametrize(("people", "mission"), [(2, "full"), (4, "training"), (4, "full")])
async def test_whole_games_are_pressed_at_random(people: int, mission: str) -> None:
    async with table(people, people, mission=mission, packages="free", belief=True) as (bot, players):
        await press_on(bot, players, 2000)
        assert (await bot.record()).status == "finished"
        assert not bot.errors


async def opened(bot: RunningBot, who: str) -> Message:
    """Somebody's hand, opened anew."""
    await bot.app.outbox.idle()
    return await bot.press(who, "My hand")


async def to(bot: RunningBot, stage: str, *, hour: int = 0) -> None:
    """Play on until the game is at that stage, that hour or later: what sets up, then as little as may be."""
    for _ in range(400):
        now = await snapshot(bot)
        view = await seen(bot)
        if view.stage == stage and view.hour >= hour:
            return
        seat = min(now.to_act())
        person = now.record.holders[seat].person
        assert person is not None
        move = plain(list(now.legal(seat)))
        await bot.app.registry.act(now.record.id, seat, move, now.question(seat), person)
    raise AssertionError("never")


QUIET = ("end_turn", "end_activation", "leave_immortal", "say_no_new_step", "show_step", "step", "slip")


def plain(moves: list[Any]) -> Any:
    """The move that does least."""
    others = [move for move in moves if move.kind not in ("write_note", "set_order")]
    quiet = [move for kind in QUIET for move in others if move.kind == kind]
    return (quiet or others)[0]


def labels(message: Message) -> list[str]:
    """What the choices of a panel are called."""
    return [str(each.get("label") or each.get("placeholder")) for each in choices(message)]


def options(message: Message, placeholder: str) -> list[str]:
    """What a select of a panel offers."""
    selects = (each for each in choices(message) if str(each.get("placeholder", "")).startswith(placeholder))
    return [str(option["label"]) for option in next(selects)["options"]]


async def test_mayhem_takes_three_taps_and_the_start_too() -> None:
    async with table(2, mission="full") as (bot, _):
        await opened(bot, "Ada")
        row = await bot.press("Ada", "Row 2")
        assert options(row, "Which border?")[0] == "A2 Fountain Graffiti | B2 Bird Dogs"
        select = next(each for each in choices(row) if each["type"] == 3)
        await bot.press("Ada", "Which border?", values=[select["options"][0]["value"]])
        assert (await seen(bot)).mayhem == ((6, 7),)
        await to(bot, "hiding")
        await opened(bot, "Ada")
        await bot.press("Ada", "Be the Ad Man")
        await bot.app.outbox.idle()
        assert labels(await bot.press("Ada", "Row 3"))[2] == "C3"
        await bot.press("Ada", "C3")
        secret = (await seen(bot, "Ada")).secret
        assert secret is not None
        assert [visit.location for visit in secret.trail] == [14]


async def test_steps_lie_as_on_a_compass_and_say_what_they_bring() -> None:
    async with table(2) as (bot, _):
        await to(bot, "recruiter")
        view = await seen(bot, "Ada")
        assert view.secret is not None
        steps = [label for label in labels(await opened(bot, "Ada")) if label[0] in "↖↑↗←→↙↓↘"]
        assert steps == sorted(steps, key=lambda label: "↖↑↗←→↙↓↘".index(label[0]))
        assert steps
        assert all(label.split()[1][0] in "ABCDEF" for label in steps)


async def test_an_ask_waits_for_the_recruiter_who_chooses_the_step() -> None:
    async with table(2) as (bot, players):
        await to(bot, "agents")
        await opened(bot, "Boris")
        await bot.press("Boris", "Meru (")
        await bot.press("Boris", "Ask: ")
        await bot.app.outbox.idle()
        assert await players.waited_for() == ["Ada"]
        assert (await seen(bot)).stage == "answer"
        asked = await opened(bot, "Ada")
        answers = [label for label in labels(asked) if label.startswith(("Show ", "There’s no new step"))]
        assert answers
        await bot.press("Ada", answers[0])
        assert (await seen(bot)).stage == "agents"


async def test_a_standing_order_is_given_and_taken_back() -> None:
    async with table(2) as (bot, _):
        await to(bot, "agents")
        await opened(bot, "Ada")
        await bot.press("Ada", "Standing order")
        await bot.press("Ada", "Answer at once: your oldest step")
        view = await seen(bot, "Ada")
        assert view.secret is not None
        assert view.secret.order == "oldest"
        await bot.app.outbox.idle()
        await bot.press("Ada", "Standing order")
        await bot.press("Ada", "Answer questions yourself")
        await opened(bot, "Boris")
        assert not bot.sees("Boris", "Standing order")


async def test_a_note_is_put_changed_and_taken_away_out_of_turn() -> None:
    async with table(2) as (bot, _):
        await to(bot, "recruiter")
        await opened(bot, "Boris")
        await bot.press("Boris", "Notes")
        await bot.press("Boris", "Row 4")
        form = await bot.pressing("Boris", "B4")
        await bot.fill("Boris", form, text="at 3?")
        await bot.app.outbox.idle()
        assert [(note.location, note.text) for note in (await seen(bot)).notes] == [(19, "at 3?")]
        assert "Notes: B4 “at 3?”." in bot.reads("Cleo")
        await bot.press("Boris", "Notes")
        form = await bot.pressing("Boris", "B4 “at 3?”")
        await bot.fill("Boris", form, text="")
        await bot.app.outbox.idle()
        assert (await seen(bot)).notes == ()


@pytest.mark.rule("MM-37")
async def test_a_note_is_kept_though_another_agent_acts_while_it_is_written() -> None:
    async with table(3) as (bot, _):
        await to(bot, "agents")
        await opened(bot, "Boris")
        await bot.press("Boris", "Notes")
        await bot.press("Boris", "Row 7")
        form = await bot.pressing("Boris", "A7")
        now, cleo = await snapshot(bot), 2
        deed = next(move for move in now.legal(cleo) if isinstance(move, MoveAgent))
        await bot.app.registry.act(now.record.id, cleo, deed, now.question(cleo), bot.person("Cleo"))
        await bot.app.outbox.idle()
        await bot.fill("Boris", form, text="at 3?")
        await bot.app.outbox.idle()
        assert [note.text for note in (await seen(bot)).notes] == ["at 3?"]


@pytest.mark.rule("MM-37")
async def test_a_note_is_typed_by_way_of_its_form() -> None:
    async with table(2) as (bot, _):
        await to(bot, "recruiter")
        version = (await bot.record()).version
        for text in ("7?", "6!"):
            assert "the note on" in written(await bot.slash("Boris", "move", move="note B4")) or text == "7?"
            await bot.fill("Boris", await bot.pressing("Boris", "Write a note"), text=text)
            assert [note.text for note in (await seen(bot)).notes] == [text]
        assert (await bot.record()).version == version + 2


async def test_who_could_only_write_notes_is_told_who_is_asked() -> None:
    async with table(2) as (bot, _):
        await to(bot, "recruiter")
        assert f"<@{bot.person('Ada')}>" in written(await bot.slash("Boris", "move", move="capture"))


@pytest.mark.rule("MM-7", "MM-37")
async def test_a_place_that_is_typed_answers_the_question_rather_than_bearing_a_note() -> None:
    async with table(2, mission="full") as (bot, _):
        await to(bot, "second_slip")
        assert "Done" in written(await bot.slash("Boris", "move", move="B4"))
        assert [slip.location for slip in (await seen(bot)).slips] == [None, 19]


async def test_a_note_that_no_picture_can_show_is_refused_politely() -> None:
    async with table(2) as (bot, _):
        await to(bot, "recruiter")
        await opened(bot, "Boris")
        await bot.press("Boris", "Notes")
        await bot.press("Boris", "Row 1")
        await bot.fill("Boris", await bot.pressing("Boris", "B1"), text="here 🔥")
        await bot.app.outbox.idle()
        assert (await seen(bot)).notes == ()
        assert "The pictures have no sign 🔥." in bot.reads("Boris")


async def test_what_a_note_says_is_no_sign_of_a_message() -> None:
    async with table(2) as (bot, _):
        await to(bot, "recruiter")
        await opened(bot, "Boris")
        await bot.press("Boris", "Notes")
        await bot.press("Boris", "Row 1")
        await bot.fill("Boris", await bot.pressing("Boris", "B1"), text="**7** [a](b)")
        await bot.app.outbox.idle()
        news = [line for line in written(bot.last("Cleo")).splitlines() if " notes on " in line]
        for told in (*news, written(await bot.slash("Cleo", "board", words=True))):
            assert "\\*\\*7\\*\\*" in told
            assert "[a](b)" not in told
        assert news
        assert "B1 “**7** [a](b)”" in labels(await bot.press("Boris", "Notes"))


@pytest.mark.parametrize("belief", [False, True])
async def test_where_the_recruiter_can_be_is_drawn_if_the_table_wants_it(belief: bool) -> None:
    async with table(2, belief=belief) as (bot, _):
        await to(bot, "agents")
        await opened(bot, "Boris")
        assert bot.sees("Boris", "Odds") is belief
        if belief:
            shown = await bot.press("Boris", "Odds")
            assert "The Recruiter can be on" in written(shown)
        await opened(bot, "Ada")
        assert not bot.sees("Ada", "Odds")


async def test_the_end_shows_the_trail_as_a_picture_and_a_film() -> None:
    async with table(2, mission="training") as (bot, _):
        await to(bot, "over")
        await bot.app.outbox.idle()
        over = next(message for message in reversed(bot.seen("Cleo")) if films(message))
        story = await bot.press("Cleo", "Story")
        assert [name.rsplit(".", 1)[-1] for each in (over, story) for name in films(each)] == ["png", "gif"]


def films(message: Message) -> list[str]:
    """The names of a message's pictures."""
    items = (item for part in parts(message["components"]) for item in part.get("items", ()))
    return [str(item["media"]["url"]).split("?", 1)[0] for item in items]
