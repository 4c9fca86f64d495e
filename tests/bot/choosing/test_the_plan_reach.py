"""The panels of Agents: T.H.E. Plan leave nothing out that makes a difference, within three steps."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from typing import Any

import pytest

from bot.panels.choices import question_blocks
from bot.panels.keys import keyed, parsed
from bot.panels.layout import Block, Row, Select
from engines.core.chance import Chance
from engines.core.record import Record
from engines.core.snapshot import Snapshot
from engines.the_plan import THE_PLAN
from engines.the_plan.forecast import route
from engines.the_plan.moves import ChooseAction, EnterHideout, MoveAgent, MoveSuspect
from engines.the_plan.state import State
from renderers.words import locales, words
from tests.bot.life.tables import begun, snapshot
from tests.support.bot import running_bot

SEATS, MOVES, STEPS = 3, 150, 3


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


def offered(block: Block) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What a row or a select has to press: its label, the move it plays, else the half-made choice it leads to."""
    if isinstance(block, Row):
        for button in block.buttons:
            entrance, (_, _, *rest) = parsed(button.id)
            yield button.label, "" if entrance == "focus" else rest[0], tuple(rest)
    elif isinstance(block, Select):
        entrance, (_, _, *rest) = parsed(block.id)
        for option in block.options:
            label = f"{block.placeholder}: {option.label}"
            yield label, "" if entrance == "focus" else option.value, (*rest[:1], option.value)


def reached(now: Snapshot, locale: str) -> set[str]:
    """The moves that the panel plays, within so many steps; no two controls of one panel are called the same."""
    seat, said = min(now.to_act()), words(locale)
    found = set[str]()
    waiting: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, ...]] = set()
    for _ in range(STEPS):
        there = {focus for focus in waiting if focus not in seen}
        seen |= there
        waiting = []
        for focus in there:
            controls = [each for block in question_blocks(now, seat, said, focus) for each in offered(block)]
            assert len({label for label, _, _ in controls}) == len(controls)
            found |= {move for _, move, _ in controls if move}
            waiting += [rest for _, move, rest in controls if not move]
    return found


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


async def record() -> Record:
    """That of a table in play."""
    async with running_bot({THE_PLAN.id: THE_PLAN}) as bot:
        await begun(bot, "Ada", "Boris", "Cleo", game=THE_PLAN.id)
        return (await snapshot(bot)).record


@pytest.mark.parametrize("locale", locales())
async def test_every_choice_is_reached_on_the_panel(locale: str) -> None:
    held, stages = await record(), set[str]()
    for state in positions(len(locale)):
        now = Snapshot(THE_PLAN, held, THE_PLAN.clone(state))
        seat = min(now.to_act())
        legal = keyed(now, seat)
        offers = reached(now, locale)
        assert offers <= set(legal)
        wanted = {difference(now, move) for move in now.legal(seat)}
        assert {difference(now, legal[key]) for key in offers} == wanted
        stages.add(state.stage)
    assert stages >= {"action", "suspects", "checks", "key", "light"}
