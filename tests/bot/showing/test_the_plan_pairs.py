"""Two games of T.H.E. Plan alike but for what two seats hide: all others are sent the same, at the same time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan import THE_PLAN
from engines.the_plan.board import KEY_CIRCLES
from engines.the_plan.cards import HIDEOUTS
from engines.the_plan.moves import (
    AvoidBattle,
    CheckFile,
    ChooseAction,
    EnterHideout,
    LeaveKey,
    LookIntoBriefcase,
    Move,
    MoveAgent,
    ShowKey,
    TakeKey,
)
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import HALVES, State, place
from tests.bot.showing.pairs import Listener, begun, dealing, settled
from tests.bot.showing.tables import NAMES, Table

HIDING, WATCHING = (0, 1), (2, 3)
MOVES = 48
SLICES_S = (11, 130)
"""Time that goes by after each move, by turns: within the two minutes for which nobody is pinged anew, and beyond."""
RENAMED = {101: 102, 102: 101, 103: 104, 104: 103}


def dealt() -> tuple[State, State]:
    """A deal in which both who hide hold a key, and the same with hideouts exchanged in all that is hid."""
    one = THE_PLAN.setup(ThePlanOptions(), 4, Chance(b"pairs"))
    other = THE_PLAN.clone(one)
    other.plan = RENAMED[one.plan]
    other.owners = [RENAMED[hideout] for hideout in one.owners]
    other.files = [[_renamed(code) for code in file] for file in one.files]
    for state, names in ((one, {hideout: hideout for hideout in HIDEOUTS}), (other, RENAMED)):
        for seat, hideout in zip(HIDING, (101, 103), strict=True):
            key = state.keys[place(names[hideout])]
            key.holder, key.known = seat, 1 << seat
    return one, other


def _renamed(code: int) -> int:
    return 2 * place(RENAMED[HIDEOUTS[code // 2]]) + code % 2 if code < len(HALVES) else code


def picked(legal: Sequence[Move], seat: Seat, rng: random.Random) -> Move:
    """Any move that shows nothing hidden to all; one that teaches who hides, none that teaches who watches."""
    fit = [move for move in legal if not isinstance(move, EnterHideout | ShowKey)]
    if seat in WATCHING:
        fit = [move for move in fit if not _teaches(move)]
    liked = [move for move in fit if _teaches(move) or isinstance(move, LeaveKey | AvoidBattle)]
    going_on = [move for move in fit if not isinstance(move, ChooseAction)]
    moves = liked or going_on or fit
    kind = rng.choice(sorted({move.kind for move in moves}))
    return rng.choice([move for move in moves if move.kind == kind])


def _teaches(move: Move) -> bool:
    """Whether a move brings, or leads to, what its player alone gets to know."""
    if isinstance(move, MoveAgent):
        return bool(KEY_CIRCLES.intersection(move.path))
    return isinstance(move, CheckFile | LookIntoBriefcase | TakeKey)


class Course:
    """Plays a game move by move: one by chance, which is written down, or one that was written down.

    Who hides, in the game that was written down, chooses other actions first, takes one back, thinks over another,
    and makes the choice that was written down just before it is carried out.
    """

    def __init__(self, at: Table, written: Sequence[Move]) -> None:
        self._at, self._written = at, written
        self._rng = random.Random(8)
        self._owed: Move | None = None
        self.played: list[Move] = []

    async def step(self) -> None:
        """Make a move."""
        now = await self._at.snapshot()
        (seat,) = now.to_act()
        legal = now.legal(seat)
        if self._owed is not None:
            await self._at.act(seat, self._owed)
        self._owed = None
        move = self._written[len(self.played)] if self._written else picked(legal, seat, self._rng)
        others = [each for each in legal if isinstance(each, ChooseAction) and each != move]
        if self._written and seat in HIDING and isinstance(move, ChooseAction) and len(others) > 1:
            await self._waver(seat, others)
            self._owed = move
        else:
            await self._at.act(seat, move)
        self.played.append(move)

    async def _waver(self, seat: Seat, others: Sequence[Move]) -> None:
        for other in others[:2]:
            await self._at.act(seat, other)
        await self._at.bot.slash(NAMES[seat], "game undo")


async def received(
    state: State, course: Sequence[Move], monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Any], list[Move], list[Any]]:
    """Play on a bot; what others received move by move, what was played, what who watches sees at the end."""
    game = dealing(THE_PLAN, state, monkeypatch)
    async with begun(game, by_message=("Boris", "Dmitri"), opening=("Ada", "Cleo")) as at:
        listener = Listener(at.bot, HIDING)
        playing, steps = Course(at, course), [listener.taken()]
        for number in range(MOVES):
            await playing.step()
            await settled(at)
            at.bot.clock.advance(SLICES_S[number % 2])
            await settled(at)
            steps.append(listener.taken())
        after = await at.snapshot()
        return steps, playing.played, [after.view(seat) for seat in (None, *WATCHING, *HIDING)]


@pytest.mark.rule("TP-24", "TP-12", "TP-16")
@pytest.mark.long
async def test_what_two_seats_hide_changes_nothing_that_others_receive(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = dealt()
    first, course, seen = await received(one, (), monkeypatch)
    second, _, seen_too = await received(other, course, monkeypatch)
    done = Counter(move.kind for move in course)
    assert done["check_file"] > 1
    assert done["look_into_briefcase"]
    assert done["take_key"]
    assert seen[:3] == seen_too[:3]
    assert all(mine != theirs for mine, theirs in zip(seen[3:], seen_too[3:], strict=True))
    for number, (here, there) in enumerate(zip(first, second, strict=True)):
        assert here == there, course[number - 1 : number]
