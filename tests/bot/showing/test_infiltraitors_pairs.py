"""Two missions alike but for what some agents hide: channel and all others are sent the same, at the same time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import Code, Colour, code_of, mask_of
from engines.infiltraitors.missions import MissionId
from engines.infiltraitors.moves import (
    Capture,
    Discard,
    Eliminate,
    EliminateKeyPerson,
    Leave,
    Move,
    Stay,
    TakeFaceDownReward,
    Wait,
)
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import State
from tests.bot.showing.pairs import Listener, begun, dealing, settled
from tests.bot.showing.tables import NAMES
from tests.support.bot import RunningBot

SEED = bytes(range(32))
MOVES = 28
SLICES_S = (11, 130)
"""Time that goes by after each move, by turns: within the two minutes for which nobody is pinged anew, and beyond."""
Pair = tuple[Move, Move]


@dataclass
class Course:
    """The two missions as they go on, each with its moves; `watching`: who hides nothing, besides the channel."""

    watching: tuple[Seat, ...]
    one: State
    other: State
    chances: tuple[Chance, Chance] = field(default_factory=lambda: (Chance(SEED), Chance(SEED)))
    moves: list[Pair] = field(default_factory=list)

    def alike(self) -> bool:
        """Whether nobody who watches can tell the two from each other."""
        return all(GAME.view(self.one, seat) == GAME.view(self.other, seat) for seat in (None, *self.watching))

    def after(self, pair: Pair) -> Course:
        """The missions after a move in each."""
        states = GAME.clone(self.one), GAME.clone(self.other)
        chances = self.chances[0].copy(), self.chances[1].copy()
        for state, move, chance in zip(states, pair, chances, strict=True):
            GAME.apply(state, state.active, move, chance)
        return Course(self.watching, *states, chances, [*self.moves, pair])


def dealt(mission: MissionId, watching: tuple[Seat, ...]) -> Course:
    """The same deal twice, but for cards that none who watch can see: they go round from place to place.

    In mission 19 hands are alike, for who leaves lays theirs open.
    """
    one = GAME.setup(InfiltraitorsOptions(mission=mission), len(NAMES), Chance(SEED))
    one.active = 0
    other = GAME.clone(one)
    hiding = [seat for seat in range(len(NAMES)) if seat not in watching]
    places: list[tuple[list[Code], int]] = [(other.middle, -1 - seat) for seat in hiding]
    if one.key is None:
        hands = watching if twist(one).hands_turned_round else hiding
        places += [(other.hands[seat], at) for seat in hands for at in (0, 1)]
        places += [(other.hq, -at) for at in range(1, 7)]
    cards = [place[at] for place, at in places]
    for (place, at), code in zip(places, [*cards[1:], cards[0]], strict=True):
        place[at] = code
    for state, number in ((one, 11), (other, 13)):
        _lay_key_person(state, number)
    for owner, hand in enumerate(other.hands):
        if not twist(one).hands_turned_round:
            hand.sort()
        other.memory[owner] = mask_of(
            code for held, cards in enumerate(other.hands) for code in cards if twist(one).sees_hand(owner, held)
        )
    return Course(watching, one, other)


def _lay_key_person(state: State, number: int) -> None:
    """Mission 19: a key person of that number; most clues lie alike at 11 and 13."""
    if state.key is not None:
        colour = next(each for each in Colour if {code_of(each, 11), code_of(each, 13)} <= {*state.hq})
        at = state.hq.index(code_of(colour, number))
        state.hq[at], state.key.card = state.key.card, state.hq[at]


def pairs(course: Course, rng: random.Random) -> Iterator[Pair]:
    """Moves that may look alike from outside, those that differ in secret first, then those that bring it on."""
    seat = course.one.active
    mine, theirs = (list(GAME.legal(state, seat)) for state in (course.one, course.other))
    rng.shuffle(mine)
    both = [(move, move) for move in mine if move in theirs]
    yield from ((a, b) for a in mine for b in theirs if a != b and isinstance(a, Discard) and isinstance(b, Discard))
    yield from (pair for pair in both if _hits(course.one, pair[0]) and len(course.moves) > MOVES // 4)
    yield from (pair for pair in both if isinstance(pair[0], Capture | TakeFaceDownReward | Leave | Stay))
    if rng.random() < 1 / 3:
        yield (Wait(3), Wait(3))
    yield from (pair for pair in both if not isinstance(pair[0], Eliminate | EliminateKeyPerson))
    yield from both


def _hits(state: State, move: Move) -> bool:
    if not isinstance(move, Eliminate):
        return False
    suspect = state.held[move.target]
    return suspect is not None and suspect.identity == move.identity.code


def planned(mission: MissionId, watching: tuple[Seat, ...], seed: int) -> Course:
    """Two missions whose every move looks the same to all who watch."""
    rng = random.Random(seed)
    course = dealt(mission, watching)
    assert course.alike()
    while len(course.moves) < MOVES:
        going_on = (course.after(pair) for pair in pairs(course, rng) if _playable(course, pair))
        found = next((after for after in going_on if after.alike() and after.one.outcome is None), None)
        if found is None:
            break
        course = found
    return course


def _playable(course: Course, pair: Pair) -> bool:
    states = (course.one, course.other)
    return all(move in GAME.legal(state, state.active) for state, move in zip(states, pair, strict=True))


async def distract(bot: RunningBot, who: str) -> None:
    """Look at what nobody else is to hear of: begin a choice and leave it, search, read."""
    await bot.press(who, "My hand")
    for label in ("Wait …", "Back", "Log"):
        if bot.sees(who, label):
            await bot.press(who, label)


async def received(
    state: State, course: Course, which: int, mission: MissionId, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Any], list[Any]]:
    """Play a course on a bot; move by move what others received, and what who watches sees at the end."""
    hiding = [seat for seat in range(len(NAMES)) if seat not in course.watching]
    async with begun(
        dealing(GAME, state, monkeypatch),
        by_message=("Boris", "Dmitri"),
        opening=("Ada", "Cleo"),
        options={"mission": mission},
    ) as at:
        listener = Listener(at.bot, hiding)
        steps = [listener.taken()]
        for number, pair in enumerate(course.moves):
            seat = min((await at.snapshot()).to_act())
            if which and seat in hiding and number % 3 == 0:
                await distract(at.bot, NAMES[seat])
            await at.act(seat, pair[which])
            at.bot.clock.advance(SLICES_S[number % 2])
            await settled(at)
            steps.append(listener.taken())
        after = await at.snapshot()
        return steps, [after.view(seat) for seat in (None, *range(len(NAMES)))]


CASES: dict[str, tuple[MissionId, tuple[Seat, ...], int, set[str]]] = {
    "hands, suspects and face-down surplus": ("m2", (2, 3), 1, {"capture", "discard", "take_face_down_reward"}),
    "second cards": ("m16", (2, 3), 2, {"capture", "exchange"}),
    "one's own hand turned round": ("m17", (0,), 0, {"capture", "exchange", "give_clue"}),
    "the key person": ("m19", (2, 3), 5, {"capture", "leave", "give_key_clue"}),
}


@pytest.mark.rule("IN-14", "IN-23", "IN-24", "IN-26")
@pytest.mark.parametrize(
    ("mission", "watching", "seed", "done"),
    [pytest.param(*case, id=name, marks=pytest.mark.long) for name, case in CASES.items()],
)
async def test_what_some_agents_hide_changes_nothing_that_others_receive(
    mission: MissionId,
    watching: tuple[Seat, ...],
    seed: int,
    done: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, course = dealt(mission, watching), planned(mission, watching, seed)
    assert done <= {move.kind for move, _ in course.moves}
    first, seen = await received(start.one, course, 0, mission, monkeypatch)
    second, seen_too = await received(start.other, course, 1, mission, monkeypatch)
    same = {None if at == 0 else at - 1: a == b for at, (a, b) in enumerate(zip(seen, seen_too, strict=True))}
    assert {seat for seat, equal in same.items() if equal} == {None, *watching}
    assert sum(map(len, first)) > len(course.moves)
    for number, (here, there) in enumerate(zip(first, second, strict=True)):
        assert here == there, course.moves[number - 1 : number]
