"""Infiltraitors by pressing what the panels offer: whole missions, shots asked twice, few taps, searched discards."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.local.model import Message
from bot.panels.choices import question_blocks
from bot.panels.layout import ActionRow, Block, Line
from engines.core.chance import Chance
from engines.core.sheets import is_of
from engines.infiltraitors import INFILTRAITORS
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.cards import CARDS, Card, Colour
from engines.infiltraitors.missions import MISSIONS, MissionId
from engines.infiltraitors.moves import Capture, DeclineReward, Eliminate, Exchange, GiveClue, Leave, Stay, Wait
from engines.infiltraitors.state import State
from engines.infiltraitors.views import InfiltraitorsView, Stage
from engines.table import ending
from renderers.infiltraitors import seat_mark
from renderers.words import SOURCE, words
from tests.bot.choosing.offers import at_table, offered
from tests.bot.choosing.pressing import NAMES, Players
from tests.bot.life.tables import lobby, snapshot
from tests.bot.showing.tables import settle_in
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot, running_bot, written
from tests.support.rarely import rarely

PROMPT = "**Your turn: one action."
"""What an agent is asked before a choice is begun."""


@asynccontextmanager
async def mission(name: MissionId, people: int) -> AsyncIterator[RunningBot]:
    """A mission that so many people have begun."""
    async with running_bot({INFILTRAITORS.id: INFILTRAITORS}) as bot:
        await lobby(bot, *NAMES[:people], game=INFILTRAITORS.id)
        if name != "t1":
            await bot.arrange("Ada", mission=name)
        await bot.press("Ada", "Start")
        await bot.app.outbox.idle()
        yield bot


async def asked(bot: RunningBot) -> tuple[AnySnapshot, str]:
    """The table, and who is waited for."""
    table = await snapshot(bot)
    seat = min(table.to_act())
    return table, next(name for name in NAMES if table.record.seat_of(bot.person(name)) == seat)


def public(table: AnySnapshot) -> InfiltraitorsView:
    """What everybody may know."""
    view = table.view(None)
    assert isinstance(view, InfiltraitorsView)
    return view


async def act(bot: RunningBot, move: Any) -> None:
    """Make a move of whoever is waited for."""
    table, who = await asked(bot)
    seat = min(table.to_act())
    await bot.app.registry.act(table.record.id, seat, move, table.question(seat), bot.person(who))


def good_move(table: AnySnapshot) -> Any:
    """A shot that hits where many clues lie, else a capture, a clue: a mission on its way."""
    legal = table.legal(min(table.to_act()))
    for move in legal:
        if isinstance(move, Eliminate) and _ripe(table, move):
            return move
    view = public(table)
    if view.stage == "action" and view.hands[view.active].count < 3 and view.hq:
        return Wait(3)
    way_out = Leave if view.left == 1 else Stay
    for kind in (Capture, way_out, DeclineReward, GiveClue, Exchange):
        found = next((move for move in legal if isinstance(move, kind)), None)
        if found is not None:
            return found
    return legal[0]


def _ripe(table: AnySnapshot, shot: Eliminate) -> bool:
    clues = len(table.state.held[shot.target].clues)
    return truth(table, shot.target) == shot.identity and clues >= min(2, len(table.state.hq))


def truth(table: AnySnapshot, seat: int) -> Card:
    """What the suspect before a seat is."""
    state: State = table.state
    suspect = state.held[seat]
    assert suspect is not None
    return CARDS[suspect.identity]


async def until(bot: RunningBot, stage: Stage, *, discards: int = 0, left: int | None = None) -> str:
    """Play until somebody is asked that, with so many open discards and suspects left; who it is."""
    for _ in range(200):
        table, who = await asked(bot)
        view = public(table)
        if view.stage == stage and len(view.discards) >= discards and left in (None, view.left):
            await bot.app.outbox.idle()
            return who
        await act(bot, good_move(table))
    raise AssertionError(f"nobody is asked {stage}")


async def opened(bot: RunningBot, who: str) -> str:
    """The words of somebody's hand, opened anew."""
    message = await bot.press(who, "My hand")
    await bot.app.outbox.idle()
    return written(message)


async def pressed(bot: RunningBot, who: str, *labels: str) -> str:
    """Press one after the other; the words of what stands there then."""
    answer: Message = {}
    for label in labels:
        answer = await bot.press(who, label)
        await bot.app.outbox.idle()
    return written(answer)


@pytest.mark.parametrize(("name", "people"), [("m6", 3), *rarely(("t1", 2), ("m17", 4))])
async def test_a_mission_is_pressed_to_its_end(name: MissionId, people: int) -> None:
    async with mission(name, people) as bot:
        await Players(bot, NAMES[:people], random.Random(people)).play_out(600)
        record = await bot.record()
        assert record.options["mission"] == name
        assert record.status == "finished"
        assert not bot.local.rest.unknown


CONTENT, GAP = 330, 8
"""A phone's room for a row of buttons, and what is between two, in pixels."""
MOST_ROWS = 6


def rows_of(blocks: Iterable[Block]) -> int:
    """How many rows the buttons take on a phone, reckoned by their letters."""
    rows = 0
    for row in (block for block in blocks if isinstance(block, ActionRow)):
        for first in range(0, len(row.buttons), 5):
            left = 0
            for button in row.buttons[first : first + 5]:
                wide = 32 + 7 * len(button.label) + (22 if button.emoji else 0) + GAP
                if left < wide:
                    rows, left = rows + 1, CONTENT + GAP
                left -= wide
    return rows


@pytest.mark.parametrize(("name", "agents"), [("m20", 5), *rarely(("m17", 4), ("m19", 3), ("m6", 4))])
def test_beside_a_picture_stands_one_line_over_few_rows_of_buttons(name: MissionId, agents: int) -> None:
    dice, chance = random.Random(agents), Chance(b"rows")
    state = INFILTRAITORS.setup(INFILTRAITORS.options(mission=name), agents, chance)
    for _ in range(24):
        (seat,) = INFILTRAITORS.to_act(state) or (None,)
        if seat is None:
            break
        now = at_table(INFILTRAITORS, agents, INFILTRAITORS.clone(state))
        waiting: list[tuple[str, ...]] = [()]
        while waiting:
            focus = waiting.pop()
            blocks = question_blocks(now, seat, words("cs"), focus)
            assert [isinstance(block, Line) for block in blocks] == [True] + [False] * (len(blocks) - 1)
            assert rows_of(blocks) <= MOST_ROWS
            steps = [rest for block in blocks for _, move, rest in offered(block) if not move]
            waiting += [step for step in dice.sample(steps, min(3, len(steps))) if len(step) > len(focus)]
        for _ in range(dice.randrange(1, 4)):
            if asked := INFILTRAITORS.to_act(state):
                (seat,) = asked
                INFILTRAITORS.apply(state, seat, dice.choice(_kinds(INFILTRAITORS.legal(state, seat), dice)), chance)


def _kinds(moves: Sequence[Any], dice: random.Random) -> Sequence[Any]:
    """The moves of one of the kinds there are: shots are most, and end a mission soon."""
    kinds = sorted(
        {move.kind for move in moves} - ({"eliminate"} if dice.random() < 0.9 and len(moves) > 70 else set())
    )
    kind = dice.choice(kinds)
    return [move for move in moves if move.kind == kind]


async def test_a_shot_is_named_in_two_taps_and_asked_once_more() -> None:
    async with mission("t1", 2) as bot:
        await act(bot, Capture())
        table, who = await asked(bot)
        card = truth(table, 1 - min(table.to_act()))
        await opened(bot, who)
        colours = await pressed(bot, who, "Shoot")
        assert all(colour in colours for colour in ("Red", "Black", "Yellow"))
        assert colours.count("suspect 1: no clues yet.") == 1, (
            "the picture of the one aimed at, and no line beside it"
        )
        name = f"{card.colour.value.capitalize()} {card.number}"
        told = await pressed(bot, who, card.colour.value.capitalize(), str(card.number))
        assert f"suspect as {name}" in told
        assert public(await snapshot(bot)).left == 2
        await pressed(bot, who, "Do it")
        assert public(await snapshot(bot)).left == 1


async def test_an_ordinary_turn_takes_few_taps() -> None:
    async with mission("t1", 2) as bot:
        await act(bot, Capture())
        await act(bot, Capture())
        table, who = await asked(bot)
        await opened(bot, who)
        cards = await pressed(bot, who, "Give a clue")
        lies = next(line for line in cards.splitlines() if line.endswith((" ✓", " ✗")))
        await pressed(bot, who, lies)
        clue = public(await snapshot(bot)).last
        assert clue is not None
        assert clue.upright == lies.endswith("✓")
        table, other = await asked(bot)
        seat = min(table.to_act())
        await opened(bot, other)
        await pressed(bot, other, "Wait", "Draw 2")
        assert public(await snapshot(bot)).hands[seat].count == 7


async def test_what_is_excluded_stands_at_each_step_of_a_shot_by_clues_and_by_the_boards() -> None:
    async with mission("t1", 2) as bot:
        await act(bot, Capture())
        await act(bot, Capture())
        table, _ = await asked(bot)
        clue = next(move for move in table.legal(min(table.to_act())) if isinstance(move, GiveClue))
        await act(bot, clue)
        table, who = await asked(bot)
        seat = min(table.to_act())
        view = table.view(seat)
        assert isinstance(view, InfiltraitorsView)
        aimed = next(suspect for suspect in crossing_by_viewer(view).suspects if suspect.holder != seat)
        crossed = set(aimed.crossed or ())
        struck = next(card for card in MISSIONS["t1"].identities() if card not in crossed)
        named = struck.colour.value.capitalize()
        await bot.press(who, "Notes")
        await bot.press(who, "Another sheet", values=[f"private-{seat}-{aimed.serial}"])
        await bot.press(who, f"✗ Strike out: cells of {named}", values=[str(struck.number - 2)])
        crossed.add(struck)
        await opened(bot, who)
        step = await pressed(bot, who, "Shoot")
        for colour in (Colour.RED, Colour.BLACK, Colour.YELLOW):
            left = 12 - sum(card.colour is colour for card in crossed)
            assert f"{colour.value.capitalize()} {f'· {left}' if left else '✗'}" in step
        numbers = (await pressed(bot, who, named)).splitlines()
        for number in range(2, 14):
            assert (f"{number} ✗" in numbers) == (Card(f"{struck.colour}-{number}") in crossed)
        await settle_in(bot, who, words=True)
        spoken = await opened(bot, who) + await pressed(bot, who, "Shoot", named)
        assert f"{named} {struck.number} ✗" in spoken
        assert "a card you have seen elsewhere" in spoken
        assert "What you have struck out on the boards is crossed too." in spoken


async def test_each_step_says_what_it_asks() -> None:
    async with mission("t1", 2) as bot:
        await act(bot, Capture())
        await act(bot, Capture())
        _, who = await asked(bot)
        await opened(bot, who)
        for button, question in (
            ("Give a clue", "Give a clue:** which card?"),
            ("Exchange", "which card?"),
            ("Wait", "Wait:** how many cards do you draw?"),
            ("Shoot", "Shoot:** which colour?"),
        ):
            step = await pressed(bot, who, button)
            assert question in step
            assert PROMPT not in step
            if button == "Shoot":
                assert "Shoot:** Red, and which number?" in await pressed(bot, who, "Red")
                sure = await pressed(bot, who, "2")
                assert "suspect as Red 2" in sure
                assert PROMPT not in sure
            assert PROMPT in await pressed(bot, who, "Back")


async def test_the_notes_say_when_there_will_be_boards() -> None:
    async with mission("t1", 2) as bot:
        assert "from its capture until" in written(await bot.press("Ada", "Notes"))
        await act(bot, Capture())
        _, who = await asked(bot)
        assert "shared board" in written(await bot.press(who, "Notes"))


async def test_discards_are_searched_and_taken_by_colour() -> None:
    async with mission("m5", 2) as bot:
        who = await until(bot, "action", discards=12)
        await opened(bot, who)
        searched = await pressed(bot, who, "Open discards")
        table = await snapshot(bot)
        view = public(table)
        for card in view.discards:
            assert f"{card.colour.value.capitalize()} {card.number}" in searched
        who = await until(bot, "reward", discards=12)
        card = public(await snapshot(bot)).discards[0]
        colour = card.colour.value.capitalize()
        await opened(bot, who)
        await pressed(bot, who, colour, f"{colour} {card.number}")
        assert card not in public(await snapshot(bot)).discards


async def test_whoever_leaves_sees_the_key_person_and_the_last_one_shoots_it() -> None:
    async with mission("m19", 2) as bot:
        who = await until(bot, "leave", left=1)
        await opened(bot, who)
        told = await pressed(bot, who, "Leave: see", "Do it")
        table, who = await asked(bot)
        key = CARDS[table.state.key.identity]
        name = f"{key.colour.value.capitalize()} {key.number}"
        assert name in told + await opened(bot, who)
        clue = public(table).discards[0]
        colour = clue.colour.value.capitalize()
        await pressed(bot, who, "An open discard …", colour)
        await pressed(bot, who, f"{colour} {clue.number}")
        await act(bot, (await snapshot(bot)).legal(min(table.to_act()))[0])
        await bot.app.outbox.idle()
        last = public(await snapshot(bot)).key
        assert last is not None
        assert last.clues[0].card == clue
        _, who = await asked(bot)
        assert f"Key person is {name}" not in await opened(bot, who)
        await pressed(bot, who, key.colour.value.capitalize(), str(key.number), "Do it")
        outcome = (await bot.record()).outcome
        assert outcome is not None
        assert outcome.winners == (0, 1)


async def test_what_is_public_stands_under_the_board() -> None:
    async with mission("t1", 2) as bot:
        board = bot.reads("Cleo")
        assert "Capture a suspect" in board
        assert "Wait, draw 3" in board
        assert "Shoot" not in board


async def test_three_taps_from_the_board_strike_any_suspect_s_numbers_of_a_colour() -> None:
    async with mission("t1", 2) as bot:
        await act(bot, Capture())
        await act(bot, Capture())
        table, who = await asked(bot)
        seat = min(table.to_act())
        view = table.view(seat)
        assert isinstance(view, InfiltraitorsView)
        sheets = {sheet.id for sheet in INFILTRAITORS.sheets(view) if is_of(sheet.marked_by, seat)}
        assert len(sheets) == 2
        for sheet in sorted(sheets):
            await bot.press(who, "Notes")
            await bot.press(who, "Another sheet", values=[sheet])
            await bot.press(who, "✗ Strike out: cells of Black", values=["0", "3", "11"])
            marks = (await bot.app.store.sheets.of(table.record.id))[sheet]
            assert {(mark.row, mark.column, mark.kind) for mark in marks} == {(1, at, "no") for at in (0, 3, 11)}


async def test_after_a_lost_mission_one_can_try_again_but_there_are_no_sides_to_swap() -> None:
    async with mission("t1", 2) as bot:
        table = await snapshot(bot)
        while table.record.status == "playing":
            seat = min(table.to_act())
            shots = (move for move in table.legal(seat) if isinstance(move, Eliminate))
            wrong = (shot for shot in shots if shot.identity != truth(table, 1 - seat))
            await act(bot, next(wrong, table.legal(seat)[0]))
            table = await snapshot(bot)
        await bot.until_sees("Ada", "Try again")
        board, again = bot.find("Ada", "Try again")
        assert not bot.sees("Ada", "Rematch, sides swapped")
        swapped = again["custom_id"].replace("rematch", "rematch-swapped")
        forged = await bot.local.people.forged(bot.person("Ada"), bot.channel(), int(board["id"]), swapped)
        assert "the same side" in written(await bot.finished(forged))
        assert (await bot.record()).series.swap == ()
        await bot.press("Ada", "Try again")
        await bot.press("Boris", "Try again")
        assert (await bot.record()).id != table.record.id


async def test_at_the_end_everybody_s_sheets_bear_their_owner_s_name() -> None:
    async with mission("t1", 3) as bot:
        for _ in range(2):
            await act(bot, Capture())
        table = await snapshot(bot)
        await bot.app.registry.change(table.record.id, ending.abandon("abandoned"))
        await bot.until_reads("Ada", "without a result")
        await bot.press("Ada", "Notes")
        titles = [option["label"] for option in bot.find("Ada", "Another sheet")[1]["options"]]
        assert len(titles) == len(set(titles)) == 6
        assert {title[-1] for title in titles if "own board" in title} == {"A", "B", "C"}


@pytest.mark.rule("IN-20")
async def test_the_lobby_says_what_is_special_about_a_mission() -> None:
    async with running_bot({INFILTRAITORS.id: INFILTRAITORS}) as bot:
        await lobby(bot, "Ada", "Boris", game=INFILTRAITORS.id)
        assert "Silence" not in bot.reads("Cleo")
        await bot.arrange("Ada", mission="m11")
        said = await bot.until_reads("Cleo", "Silence: no talk")
        assert "You shoot only at the suspect of the agent who plays before you." in said
        assert "9 suspects, 12 bullets" in said
        await bot.press("Ada", "Start")
        board = await bot.until_reads("Cleo", "Turn 1")
        assert "Silence: no talk" in board


async def test_of_several_suspects_and_hands_one_is_chosen_first_within_six_taps() -> None:
    async with mission("m17", 3) as bot:
        for _ in range(3):
            await act(bot, Capture())
        table, who = await asked(bot)
        seat = min(table.to_act())
        view = table.view(seat)
        assert isinstance(view, InfiltraitorsView)
        first = next(hand for hand in view.hands if hand.seat != seat)
        mark = seat_mark(first.seat, words(SOURCE))
        await opened(bot, who)
        whose = await pressed(bot, who, "Exchange …")
        assert "Exchange:** with which agent?" in whose
        assert "Out of whose hand?" in await pressed(bot, who, f"{mark}’s suspect")
        cards = (await pressed(bot, who, f"{mark}’s hand")).splitlines()
        named = [f"{card.colour.value.capitalize()} {card.number}" for card in first.cards or ()]
        assert [line for line in cards if line in named] == named
        await pressed(bot, who, named[0])
        assert public(await snapshot(bot)).suspects[first.seat].clues


async def test_staying_asks_once_more_where_it_loses_the_mission() -> None:
    async with mission("m19", 2) as bot:
        who = await until(bot, "leave", left=1)
        await opened(bot, who)
        told = await pressed(bot, who, "Stay – and lose the mission")
        assert "Do it" in told
        assert public(await snapshot(bot)).stage == "leave"
        await pressed(bot, who, "Do it")
        assert (await bot.record()).status == "finished"
