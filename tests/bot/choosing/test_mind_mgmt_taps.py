"""How many taps a turn of MIND MGMT takes at least, from the closed hand: counted over whole games, both sides'."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.panels.hand import Hand, hand_panel
from bot.tables.keys import keyed
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.moves import ClaimRecruit, EndTurn, Move, MoveImmortal, PutStep, SetOrder, Slip, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State
from engines.table.snapshot import Snapshot
from renderers.words import words
from tests.bot.choosing.offers import at_table, offered, together
from tests.engines.mind_mgmt.table import Table

MOST_TAPS = 8
OPENING = 1
BESIDE = SetOrder | WriteNote
ENDS = ("end_turn", "end_activation")
Turn = tuple[Any, ...]


def taps(now: Snapshot, seat: Seat, move: Move) -> int:
    """The presses from the seat's panel, with nothing half chosen, to a move. Raises LookupError for one too many.

    A move that goes on to the next counts as if it didn't.
    """
    wanted = next(key for key, each in keyed(now, seat).items() if each == move)
    focuses: list[tuple[str, ...]] = [()]
    for count in range(1, MOST_TAPS + 1):
        panels = [hand_panel(now, seat, words("en"), Hand(focus=focus)) for focus in focuses]
        found = [each for panel in panels for block in panel.blocks for each in offered(block)]
        chained = (first for panel in panels for block in panel.blocks for first, *_ in together(block))
        if any(played == wanted for _, played, _ in found) or wanted in chained:
            return count
        focuses = list(dict.fromkeys(rest for _, played, rest in found if not played))
    raise LookupError(move)


def turn_of(state: State, seat: Seat) -> Turn:
    """What stays the same within a turn of the Recruiter's, an activation, an answer, a placing in the setup."""
    setup = (len(state.mayhem), len(state.immortals) // 4, tuple(pawn.seat for pawn in state.pawns))
    return seat, state.stage, state.hour, state.activations, setup if not state.hour else ()


def busy(state: State, seat: Seat, dice: random.Random) -> Move:
    """A move at random, but the end of a turn only where hardly anything else is left."""
    legal = [move for move in MIND_MGMT.legal(state, seat) if not isinstance(move, BESIDE)]
    kinds = sorted({move.kind for move in legal})
    (kind,) = dice.choices(kinds, [0.05 if kind in (*ENDS, "capture") else 1 for kind in kinds])
    return dice.choice([move for move in legal if move.kind == kind])


def played(mission: Mission, seats: int, seed: int) -> Iterator[tuple[Turn, int]]:
    """A game played at random to its end: each move's turn and taps."""
    dice, chance = random.Random(seed), Chance(b"taps %d" % seed)
    state = MIND_MGMT.setup(MindMgmtOptions(mission=mission, belief=True), seats, chance)
    table = at_table(MIND_MGMT, seats, state)
    while waited := sorted(MIND_MGMT.to_act(state)):
        seat = waited[0]
        move = busy(state, seat, dice)
        now = Snapshot(MIND_MGMT, table.record, MIND_MGMT.clone(state))
        yield turn_of(state, seat), taps(now, seat, move)
        MIND_MGMT.apply(state, seat, move, chance)


@pytest.mark.parametrize(
    ("mission", "seats", "seed"),
    [
        ("training", 2, 1),
        ("full", 3, 4),
        *(pytest.param("full", seats, 10 + seats, marks=pytest.mark.long) for seats in (2, 4, 5)),
    ],
)
def test_no_turn_of_a_whole_game_takes_more_than_eight_taps(mission: Mission, seats: int, seed: int) -> None:
    turns = Counter[Turn]()
    for turn, count in played(mission, seats, seed):
        turns[turn] += count
    assert {stage for _, stage, *_ in turns} >= {"hiding", "recruiter", "agents", "answer"}
    assert max(turns.values()) + OPENING <= MOST_TAPS, turns.most_common(3)


@pytest.mark.rule("MM-12", "MM-16", "MM-21")
def test_the_fullest_turn_of_the_recruiter_takes_eight_taps() -> None:
    table = (
        Table("full", 2, trail="r7c5 r6c5 r5c5 r4c4 r3c4 r2c4").immortals("r6c4 r2c6 r1c4 r6c2").open("book", "idol")
    )
    state, spent = table.state, OPENING
    for kind in (ClaimRecruit, ClaimRecruit, Slip, MoveImmortal, PutStep, MoveImmortal, EndTurn):
        move = next(move for move in MIND_MGMT.legal(state, 0) if isinstance(move, kind))
        spent += taps(at_table(MIND_MGMT, 2, MIND_MGMT.clone(state)), 0, move)
        MIND_MGMT.apply(state, 0, move, table.chance)
    assert spent == MOST_TAPS
