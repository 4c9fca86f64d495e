"""Two games of MIND MGMT alike but for the Recruiter's secrets: the agents are sent the same, at the same time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.cards import Mission, RecruiterCard
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.moves import (
    Ask,
    ChooseStart,
    EndTurn,
    Move,
    MoveImmortal,
    PutStep,
    SayNoNewStep,
    SetOrder,
    ShowStep,
    Slip,
    Step,
    TakeRecruiter,
    WriteNote,
)
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State, earned, visited
from tests.bot.showing.pairs import Listener, begun, dealing, settled
from tests.bot.showing.tables import NAMES

HIDING: Seat = 0
WATCHING = (1, 2, 3)
SLICES_S = (11, 130)
"""Time that goes by after each step, by turns: within the two minutes for which nobody is pinged anew, and beyond."""
NO_CHANCE = Chance(bytes(32))
UNDO: Literal["undo"] = "undo"

Act: TypeAlias = "tuple[Seat, Move | Literal['undo']]"
Acts: TypeAlias = Sequence[Act]


@dataclass
class Course:
    """One of the two games: how it was dealt, and what is done at each step."""

    dealt: State
    state: State
    steps: list[Acts] = field(default_factory=list)

    def after(self, acts: Acts) -> Course | None:
        """The game after a step; None where it isn't legal."""
        state = before = MIND_MGMT.clone(self.state)
        for seat, move in acts:
            if move == UNDO:
                state = before
            elif move in MIND_MGMT.legal(state, seat):
                before = MIND_MGMT.clone(state)
                MIND_MGMT.apply(state, seat, move, NO_CHANCE)
            else:
                return None
        return Course(self.dealt, state, [*self.steps, acts])

    def seen(self) -> list[Any]:
        """What the channel and the agents may know."""
        return [MIND_MGMT.view(self.state, seat) for seat in (None, *WATCHING)]

    def moves(self, *kinds: type[Any]) -> list[Any]:
        """The Recruiter's legal moves of these kinds."""
        return [move for move in MIND_MGMT.legal(self.state, HIDING) if isinstance(move, kinds)]


Pair: TypeAlias = tuple[Course, Course]


def dealt(seed: int) -> Pair:
    """A game set up, and the same with another past of the Recruiter's, with the same cards to come."""
    one = _set_up(seed)
    others = (MIND_MGMT.imagine(MIND_MGMT.view(one, None), Chance(b"other%d" % number)) for number in range(400))
    fit = [other for other in others if not other.acted and other.card != one.card and other.here != one.here]
    other = max(fit, key=lambda other: (earned(other) != earned(one), len({*visited(other)} & {*visited(one)})))
    other.order = one.order
    common = [card for card in one.deck if card in other.deck]
    for state in (one, other):
        state.deck = [*common, *(card for card in state.deck if card not in common)]
    return Course(one, MIND_MGMT.clone(one)), Course(other, MIND_MGMT.clone(other))


def _set_up(seed: int) -> State:
    chance = Chance(b"pairs%d" % seed)
    options = MindMgmtOptions(mission="full", short_setup=True, belief=True)
    state = MIND_MGMT.setup(options, len(NAMES), chance)
    while state.stage != "recruiter":
        seat = min(MIND_MGMT.to_act(state))
        legal = [move for move in MIND_MGMT.legal(state, seat) if not isinstance(move, SetOrder | WriteNote)]
        MIND_MGMT.apply(state, seat, chance.choice(legal), chance)
    return state


def planned(seed: int, steps: int) -> Pair:
    """Two games whose every step looks the same from outside."""
    rng, pair = random.Random(seed), dealt(seed)
    while len(pair[0].steps) < steps:
        found = next(_alike(pair, rng), None)
        if found is None:
            break
        pair = found
    return pair


def _alike(pair: Pair, rng: random.Random) -> Iterator[Pair]:
    """What the next step can be: it looks alike, ends nothing, and if it asks there are answers that look alike."""
    for acts, others in _ways(pair, rng):
        one, other = pair[0].after(acts), pair[1].after(others)
        if one is None or other is None or one.seen() != other.seen() or one.state.outcome is not None:
            continue
        if one.state.stage != "answer" or any(_alike((one, other), random.Random(0))):
            yield one, other


def _ways(pair: Pair, rng: random.Random) -> Iterator[tuple[Acts, Acts]]:
    one, other = pair
    stage = one.state.stage
    if stage == "recruiter":
        yield from _turns(one, other, rng)
    elif stage == "answer":
        shown = one.moves(ShowStep, SayNoNewStep)
        rng.shuffle(shown)
        wavering: Acts = [(HIDING, SetOrder("farthest")), (HIDING, SetOrder("none"))]
        yield from (([(HIDING, move)], [*wavering, (HIDING, move)]) for move in shown)
    else:
        yield from (([act], [act]) for act in _agents(one.state, rng))


def _turns(one: Course, other: Course, rng: random.Random) -> Iterator[tuple[Acts, Acts]]:
    """One acts first and ends the turn later; the other wavers meanwhile, and acts when the turn ends."""
    ways, others = one.moves(Step, Slip), other.moves(Step, Slip)
    rng.shuffle(ways)
    rng.shuffle(others)
    if ways and rng.random() < 0.7:
        yield from (([(HIDING, way)], [(HIDING, others[0]), (HIDING, UNDO)]) for way in ways if others)
    public = [(HIDING, move) for move in one.moves(MoveImmortal, PutStep)]
    rng.shuffle(public)
    if public and one.state.moved < 2 and rng.random() < 0.5:
        yield from (([act], [act]) for act in public[:20])
    end: Act = (HIDING, EndTurn())
    if one.state.acted:
        yield from (([end], [(HIDING, way), end]) for way in others)
    yield from (([(HIDING, way), end], [(HIDING, less), end]) for way in ways for less in others)


def _agents(state: State, rng: random.Random) -> Iterator[Act]:
    """Questions rather than anything else."""
    for seat in sorted(MIND_MGMT.to_act(state), key=lambda _: rng.random()):
        moves = [move for move in MIND_MGMT.legal(state, seat) if not isinstance(move, WriteNote)]
        rng.shuffle(moves)
        asking = rng.random() < 0.8
        yield from ((seat, move) for move in sorted(moves, key=lambda move: asking and not isinstance(move, Ask)))


async def received(state: State, steps: Sequence[Acts], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Play it on a bot; step by step what those received who know nothing of what is hidden."""
    game = dealing(MIND_MGMT, state, monkeypatch)
    async with begun(game, by_message=("Dmitri",), opening=NAMES[:3]) as at:
        listener = Listener(at.bot, (HIDING,))
        heard = [listener.taken()]
        for number, acts in enumerate(steps):
            for seat, move in acts:
                if move == UNDO:
                    await at.bot.slash(NAMES[seat], "game undo")
                else:
                    await at.act(seat, move)
            await settled(at)
            at.bot.clock.advance(SLICES_S[number % 2])
            await settled(at)
            heard.append(listener.taken())
        return heard


def _asked(course: Course) -> list[int]:
    """How many steps could have been shown, answer by answer."""
    state, found = MIND_MGMT.clone(course.dealt), list[int]()
    for acts in course.steps:
        before = state
        for seat, move in acts:
            if isinstance(move, ShowStep):
                found.append(sum(isinstance(each, ShowStep) for each in MIND_MGMT.legal(state, seat)))
            if move == UNDO:
                state = before
                continue
            before = MIND_MGMT.clone(state)
            MIND_MGMT.apply(state, seat, move, NO_CHANCE)
    return found


def _same(first: list[Any], second: list[Any], steps: Sequence[Acts], others: Sequence[Acts]) -> None:
    assert sum(map(len, first))
    for number, (here, there) in enumerate(zip(first, second, strict=True)):
        assert here == there, (steps[number - 1 : number], others[number - 1 : number])


@pytest.mark.rule("MM-11", "MM-12", "MM-15", "MM-16", "MM-32")
@pytest.mark.parametrize(
    ("seed", "steps"),
    [(1, 20), pytest.param(6, 44, marks=pytest.mark.long), pytest.param(7, 44, marks=pytest.mark.long)],
)
async def test_what_the_recruiter_hides_changes_nothing_that_others_receive(
    seed: int, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = planned(seed, steps)
    done = Counter("undo" if move == UNDO else move.kind for acts in other.steps for _, move in acts)
    assert min(done[kind] for kind in ("undo", "slip", "move_immortal", "show_step", "set_order")) > 0
    assert _asked(one) != _asked(other)
    assert earned(one.dealt) != earned(other.dealt)
    assert one.state.here != other.state.here
    first = await received(one.dealt, one.steps, monkeypatch)
    second = await received(other.dealt, other.steps, monkeypatch)
    _same(first, second, one.steps, other.steps)


@pytest.mark.rule("MM-3", "MM-4")
@pytest.mark.parametrize("mission", ["training", "full"])
async def test_how_far_the_recruiter_has_come_in_hiding_shows_nowhere(
    mission: Mission, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Chance(b"hiding")
    state = MIND_MGMT.setup(MindMgmtOptions(mission=mission, short_setup=True), len(NAMES), chance)
    begun: list[Acts] = [[(HIDING, TakeRecruiter(RecruiterCard.AD_MAN))], [(HIDING, ChooseStart(14))]]
    other: list[Acts] = [
        [(HIDING, TakeRecruiter(RecruiterCard.GIRL)), (HIDING, UNDO), (HIDING, TakeRecruiter(RecruiterCard.GIRL))],
        [(HIDING, ChooseStart(14))],
    ]
    idle: list[Acts] = [[], [], []]
    wandering: list[Acts] = [
        [(HIDING, Step(15))],
        [(HIDING, Step(16)), (HIDING, UNDO), (HIDING, Step(16))],
        [(HIDING, SetOrder("oldest")), (HIDING, Step(17))],
    ]
    steps, others = [*begun, *idle], [*other, *wandering]
    first = await received(state, steps, monkeypatch)
    second = await received(state, others, monkeypatch)
    _same(first, second, steps, others)
