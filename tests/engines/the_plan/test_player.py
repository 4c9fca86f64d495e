"""The computer player: what it concludes, and what it does with it (views only)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.belief.knowledge import Clues, answers
from engines.the_plan.cards import Action
from engines.the_plan.moves import (
    Battle,
    CheckFile,
    ChooseAction,
    EnterHideout,
    LookIntoBriefcase,
    Move,
    MoveAgent,
    StealKey,
    TakeKey,
    TurnSearchlight,
)
from engines.the_plan.state import State
from tests.engines.the_plan.table import Table, V


def choice(table: Table) -> Move:
    """What the program plays for the active seat."""
    seat = table.active
    return GAME.choose(table.view(seat), GAME.legal(table.state, seat), Chance(b"own"), 0.05, Strength.HARD)


def knowing(table: Table) -> Table:
    """Red has seen both of V's own halves and the Plan in 101."""
    table.state.players[0].seen = [(1, 0, 0), (1, 0, 1)]
    table.state.players[0].looks = [(1, 101)]
    return table


def test_it_claims_when_it_is_sure() -> None:
    table = knowing(Table()).at(2, 11).holds(0, 101).light(103).roll(2)
    chosen = choice(table)
    assert isinstance(chosen, ChooseAction)
    assert chosen.action is Action.MOVE_AGENT
    table.play(chosen)
    assert choice(table) == EnterHideout((3,), 101, V)


def test_it_never_claims_while_it_is_not() -> None:
    table = Table().at(2, 11).holds(0, 101).light(103).roll(2).choose(Action.MOVE_AGENT)
    table.state.players[0].looks = [(1, 101)]
    assert isinstance(choice(table), MoveAgent)


def test_it_takes_keys_fights_and_picks_the_key_it_needs() -> None:
    table = Table().at(4, 11).suspects(v=2).roll(1).choose(Action.MOVE_AGENT)
    table.play(MoveAgent((22,)))
    assert choice(table) == TakeKey()
    table = knowing(Table()).at(1, 2).holds(1, 101, face_up=True).holds(1, 102, 103).roll(2)
    table.choose(Action.MOVE_AGENT).play(MoveAgent((2, 3)))
    assert choice(table) == Battle(1)
    table.next_rolls(6, 1).play(Battle(1))
    assert choice(table) == StealKey(101)


def test_it_looks_into_briefcases_and_turns_the_light_off_its_goal() -> None:
    table = Table().choose(Action.SEARCHLIGHT)
    turned = choice(table)
    assert isinstance(turned, TurnSearchlight)
    table.play(turned)
    assert choice(table) == LookIntoBriefcase()
    table = knowing(Table()).holds(0, 101).light(102).choose(Action.SEARCHLIGHT)
    assert choice(table) == TurnSearchlight(103)


def test_it_walks_to_meet_whose_file_it_needs() -> None:
    table = Table().at(1, 11).suspects(v=2).roll(2).choose(Action.MOVE_AGENT)
    chosen = choice(table)
    assert isinstance(chosen, MoveAgent)
    assert 2 in chosen.path
    table.play(chosen)
    assert choice(table) == CheckFile(V)


def _dealt(dice: random.Random) -> tuple[tuple[int, ...], int, list[list[int]]]:
    owners = list(range(4))
    dice.shuffle(owners)
    files = []
    for own in owners:
        halves = [2 * at + part for at in range(4) for part in ((0, 1) if at == own else (dice.randrange(2),))]
        dice.shuffle(halves)
        files.append(halves)
    return tuple(owners), dice.randrange(4), files


def _counted(clues: Clues) -> dict[tuple[int, int], float]:
    """The answers by counting every way in which the files may have been put together."""
    counted: Counter[tuple[int, int]] = Counter()
    for owners in permutations(range(4)):
        for parts in product(range(2), repeat=12):
            choices = iter(parts)
            files = [
                {2 * at + part for at in range(4) for part in ((0, 1) if at == own else (next(choices),))}
                for own in owners
            ]
            if all(seen <= file for seen, file in zip(clues.halves, files, strict=True)):
                counted.update((plan, owners.index(plan)) for plan in range(4) if clues.plan[plan] is not False)
    total = counted.total()
    return {answer: count / total for answer, count in counted.items()}


@pytest.mark.parametrize("cases", [pytest.param(2, id="few"), pytest.param(40, id="many", marks=pytest.mark.long)])
def test_its_odds_are_those_of_counting_every_deal(cases: int) -> None:
    dice = random.Random(7)
    for _ in range(cases):
        _, plan, files = _dealt(dice)
        halves = tuple(frozenset(file[: dice.randrange(5)]) for file in files)
        looked = tuple(False if at != plan and dice.random() < 0.4 else None for at in range(4))
        clues = Clues(halves, looked)
        wanted = _counted(clues)
        assert answers(clues) == pytest.approx(wanted)


def test_a_wrong_claim_is_an_answer_less() -> None:
    nothing: tuple[frozenset[int], ...] = (frozenset(),) * 4
    clues = Clues(nothing, (None,) * 4, wrong=frozenset({(0, 0)}))
    assert len(answers(clues)) == 15
    assert (0, 0) not in answers(clues)


def _pieces(state: State) -> list[int]:
    return [*state.suspects, *(player.circle for player in state.players if not player.out)]


def test_in_random_play_nothing_is_lost_and_nobody_shares_a_circle() -> None:
    dice = random.Random(3)
    for seed in range(6):
        chance = Chance(b"random %d" % seed)
        state = GAME.setup(GAME.options(), 4, chance)
        while GAME.to_act(state):
            [seat] = GAME.to_act(state)
            GAME.apply(state, seat, dice.choice(GAME.legal(state, seat)), chance)
            if state.stage == "action":
                assert len(set(_pieces(state))) == len(_pieces(state))
            assert len(state.keys) == 4
            halves = sum(code < 8 for file in state.files for code in file)
            assert halves == 20
            met = sum(code >= 8 for file in state.files for code in file) + sum(code >= 0 for code in state.met)
            assert met == 4
