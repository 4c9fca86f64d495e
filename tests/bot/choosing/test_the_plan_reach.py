"""The panels of Agents: T.H.E. Plan leave nothing out that makes a difference, within three steps."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import pytest

from bot.panels.choices import question_blocks
from bot.panels.layout import ActionRow, Block, Line, Select
from bot.tables.keys import keyed
from engines.core.chance import Chance
from engines.table.snapshot import Snapshot
from engines.the_plan import THE_PLAN
from engines.the_plan.belief.forecast import route
from engines.the_plan.moves import ChooseAction, EnterHideout, MoveAgent, MoveSuspect, SkipSuspect, StayPut
from engines.the_plan.state import State
from renderers.words import words
from tests.bot.choosing.offers import at_table, offered
from tests.support.rarely import some_locales

SEATS, MOVES, STEPS = 3, 150, 3
MOST_ROWS, PHONE, SIGN, PADDING, BETWEEN = 5, 294, 7, 32, 8
"""How many rows of controls there may be; how wide a phone's page is, a sign, a label's margins, a gap."""


def positions(seed: int) -> Iterator[State]:
    """What comes up where everybody plays at random, claims and what may lead to them least."""
    dice, chance = random.Random(seed), Chance(b"reach %d" % seed)
    state = THE_PLAN.setup(THE_PLAN.options(last_player="solves"), SEATS, chance)
    for _ in range(MOVES):
        if not THE_PLAN.to_act(state):
            return
        yield state
        legal = THE_PLAN.legal(state, state.active)
        going_on = [move for move in legal if not isinstance(move, ChooseAction | EnterHideout)]
        THE_PLAN.apply(state, state.active, dice.choice(going_on or legal), chance)


def rows(blocks: Sequence[Block]) -> int:
    """So many rows of controls they take on a phone."""
    return sum(_lines(block) if isinstance(block, ActionRow) else isinstance(block, Select) for block in blocks)


def _lines(row: ActionRow) -> int:
    """How often a row of buttons wraps, and once more."""
    lines, left = 1, PHONE
    for button in row.buttons:
        wide = round(len(button.label) * SIGN) + PADDING
        if wide > left and left < PHONE:
            lines, left = lines + 1, PHONE
        left -= wide + BETWEEN
    return lines


def reached(now: Snapshot, locale: str) -> set[str]:
    """The moves that the panel plays, within so many steps; no two controls of one panel are called the same.

    Nor does any panel say more than the question, or take more rows than a phone shows beside the picture.
    """
    seat, said = min(now.to_act()), words(locale)
    found = set[str]()
    waiting: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, ...]] = set()
    for _ in range(STEPS):
        there = {focus for focus in waiting if focus not in seen}
        seen |= there
        waiting = []
        for focus in there:
            blocks = question_blocks(now, seat, said, focus)
            assert rows(blocks) <= MOST_ROWS, focus
            assert sum(isinstance(block, Line) for block in blocks) == 1
            controls = [each for block in blocks for each in offered(block)]
            assert len({label for label, _, _ in controls}) == len(controls)
            found |= {move for _, move, _ in controls if move}
            waiting += [rest for _, move, rest in controls if not move]
    return found


STAYING = StayPut | SkipSuspect | ChooseAction


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_an_action_that_leads_nowhere_says_so_on_its_button(locale: str) -> None:
    said, told = words(locale), set[bool]()
    nowhere = said.get("the-plan-panel-act-nowhere", action="", spoken="False").strip()
    for state in positions(7):
        now = at_table(THE_PLAN, SEATS, THE_PLAN.clone(state))
        seat = min(now.to_act())
        if any(not isinstance(move, ChooseAction) for move in now.legal(seat)):
            continue
        labels = {key: label for block in question_blocks(now, seat, said, ()) for label, key, _ in offered(block)}
        for key, move in keyed(now, seat).items():
            assert isinstance(move, ChooseAction)
            chosen = THE_PLAN.clone(state)
            THE_PLAN.apply(chosen, seat, move, Chance(b"chosen"))
            stuck = all(isinstance(other, STAYING) for other in THE_PLAN.legal(chosen, seat))
            assert labels[key].endswith(nowhere) == stuck
            told.add(stuck)
    assert told == {True, False}


def difference(now: Snapshot, move: Any) -> Hashable:
    """What a move brings about; moves that bring about the same need but one control."""
    if isinstance(move, EnterHideout):
        return move.hideout, move.owner
    if isinstance(move, MoveAgent | MoveSuspect):
        view: Any = now.view(min(now.to_act()))
        way = route(view, move)
        mover = getattr(move, "suspect", None)
        return mover, len(move.path), way.end, frozenset(way.meets), way.keys, frozenset(way.opponents)
    return THE_PLAN.moves.dump_json(move)


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_every_choice_is_reached_on_the_panel(locale: str) -> None:
    stages = set[str]()
    for state in positions(len(locale)):
        now = at_table(THE_PLAN, SEATS, THE_PLAN.clone(state))
        seat = min(now.to_act())
        legal = keyed(now, seat)
        offers = reached(now, locale)
        assert offers <= set(legal)
        wanted = {difference(now, move) for move in now.legal(seat)}
        assert {difference(now, legal[key]) for key in offers} == wanted
        stages.add(state.stage)
    assert stages >= {"action", "suspects", "checks", "key", "light"}
