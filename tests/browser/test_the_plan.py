"""Agents: T.H.E. Plan on the page: two people play to a successful claim, and to a wrong one."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.the_plan.belief.stakes import doubts
from engines.the_plan.cards import SUSPECTS, Action, Suspect
from engines.the_plan.moves import ChooseAction, EnterHideout, MoveAgent, MoveSuspect, SkipSuspect
from engines.the_plan.views import ClaimView, ThePlanView
from renderers.the_plan.telling import seen_lines
from renderers.words import Words
from tests.browser.driver import Panes
from tests.browser.tables import FIRST, Step, Table, begun, closed, opened_with
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot

RIGHT_SEED, WRONG_SEED = 6, 11
MOST_MOVES = 60
BUDGET_S = 0.02


def told(view: ThePlanView, said: Words) -> list[str]:
    """What a seat has seen in files and briefcases."""
    sheet = next(each for each in view.sheets if each.seat == view.seat)
    return seen_lines(sheet, said) if sheet.notes or sheet.looks else []


def claims(table: AnySnapshot) -> tuple[ClaimView, ...]:
    """The claims that all have seen."""
    view = table.view(None)
    assert isinstance(view, ThePlanView)
    return view.claims


def claim(table: AnySnapshot) -> EnterHideout | None:
    """The right claim, where the seat that is asked could move into the hideout in this turn."""
    state, seat = table.state, min(table.to_act())
    if state.stage != "action" or state.action is not None:
        return None
    for start in table.legal(seat):
        if isinstance(start, ChooseAction) and start.action == "move_agent":
            tried = table.game.clone(state)
            table.game.apply(tried, seat, start, Chance(bytes(32)))
            for move in table.game.legal(tried, seat):
                if isinstance(move, EnterHideout) and move.hideout == state.plan and is_right(state, move):
                    return move
    return None


def is_right(state: Any, move: EnterHideout) -> bool:
    return bool(state.owners[SUSPECTS.index(move.owner)] == state.plan)


async def play(table: Table, move: Any) -> None:
    """Press a move; of ways to the same circle, and of a suspect's ways, the first; of all four one by one."""
    if isinstance(move, MoveAgent):
        await table.press(Step("focus", "way", str(move.path[-1])), Step("move"))
    elif isinstance(move, MoveSuspect | SkipSuspect):
        state = (await table.now()).state
        singly = state.stage == "action" and state.action is Action.MOVE_ALL
        await table.press(*([Step("focus", "singly")] if singly else []), Step("choose", move.suspect, FIRST))
    else:
        await table.press(Step("move", await table.key(move)))


async def at_the_door(bot: RunningBot, pages: Panes, seed: int) -> tuple[Table, EnterHideout]:
    """A game played on the page, as computer players would, until the right claim can be made; that claim."""
    with opened_with(bot, seed):
        table = await begun(bot, pages, "Agents: T.H.E. Plan", told)
    chance = Chance(bytes(32))
    for _ in range(MOST_MOVES):
        now = await table.now()
        found = claim(now)
        if found is not None:
            return table, found
        seat = min(now.to_act())
        await play(table, now.game.choose(now.view(seat), now.legal(seat), chance, BUDGET_S, Strength.NORMAL))
    raise AssertionError("nobody comes to the right door")


async def enter(table: Table, hideout: int, owner: Suspect) -> Seat:
    """Claim by what is written on the hand panel, and go on past all that is asked on the way; whose claim it was."""
    now, player = await table.now(), await table.asked()
    seat = player.seat(now)
    doubted = bool(doubts(now.view(seat), EnterHideout((), hideout, owner)))
    walks = (move for move in now.legal(seat) if isinstance(move, ChooseAction) and move.action == "move_agent")
    await play(table, next(walks))
    await table.tap(f"Enter {hideout} …")
    await table.tap(f"It’s {owner.upper()}’s" + doubted * " (your notes say no)")
    await player.pane.wait_for_text(f"the owner is {owner.upper()}")
    await player.pane.wait_for_text("If either is wrong, you’re out and ")
    assert not claims(await table.now())
    await table.tap("Do it all the same" if doubted else "Do it")
    while (now := await table.now()).record.status == "playing":
        await play(table, now.legal(seat)[-1])
    return seat


@pytest.mark.long
async def test_two_people_play_to_a_successful_claim(playing: RunningBot, pages: Panes) -> None:
    table, found = await at_the_door(playing, pages, RIGHT_SEED)
    claimer = await enter(table, found.hideout, found.owner)
    assert await closed(table) == (claimer,)
    for player in table.players:
        await player.pane.wait_for_text(f"from {found.hideout}, the hideout of {found.owner.upper()}")


@pytest.mark.long
async def test_two_people_play_to_a_wrong_claim(playing: RunningBot, pages: Panes) -> None:
    table, found = await at_the_door(playing, pages, WRONG_SEED)
    wrong = next(suspect for suspect in SUSPECTS if suspect is not found.owner)
    claimer = await enter(table, found.hideout, wrong)
    assert await closed(table) == (1 - claimer,)
    [claimed] = claims(await table.now())
    assert (claimed.owner, claimed.right) == (wrong, False)
