"""Two games alike but for what one team hides: what everybody else is sent, and when, is the same to the byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.bags import ONE
from engines.agent_avenue.moves import Recruit, SetAside
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.state import State
from engines.core.chance import Chance
from tests.bot.showing.pairs import Listener, begun, dealing, settled
from tests.bot.showing.tables import NAMES
from tests.support.rarely import rarely

HIDING, WATCHING = (0, 2), (1, 3)
STEPS = 9
SLICE_S = 11
"""Time goes on little by little, so that what comes of it comes in its order."""

Acts = list[tuple[int, Any]]


@dataclass
class Course:
    """One of the two games: how it was dealt, and what is done at each step, in secret or openly."""

    dealt: State
    state: State
    steps: list[Acts] = field(default_factory=list)

    def play(self, acts: Acts) -> None:
        """Take a step."""
        for seat, move in acts:
            AGENT_AVENUE.apply(self.state, seat, move, Chance(bytes(32)))
        self.steps.append(acts)

    def after(self, acts: Acts) -> Course | None:
        """The game after a step; None where it isn't legal."""
        tried = Course(self.dealt, AGENT_AVENUE.clone(self.state), list(self.steps))
        for seat, move in acts:
            if move not in AGENT_AVENUE.legal(tried.state, seat):
                return None
            AGENT_AVENUE.apply(tried.state, seat, move, Chance(bytes(32)))
        return tried

    def seen(self) -> list[Any]:
        """What the channel and the team that hides nothing may know."""
        return [AGENT_AVENUE.view(self.state, seat) for seat in (None, *WATCHING)]


def dealt(advanced: bool, seed: int) -> tuple[Course, Course]:
    """The same deal twice, but for a card in each hand of the team that hides."""
    options = AgentAvenueOptions(advanced=advanced)
    one = AGENT_AVENUE.setup(options, 4, Chance(seed.to_bytes(32, "big")))
    other = AGENT_AVENUE.clone(one)
    other.deck = list(one.deck)
    for place, seat in enumerate(HIDING):
        mine = next(code for code in range(8) if other.hands[seat] >> 3 * code & 7 and code != other.deck[place])
        other.hands[seat] += ONE[other.deck[place]] - ONE[mine]
        other.deck[place] = mine
    pair = Course(one, AGENT_AVENUE.clone(one)), Course(other, AGENT_AVENUE.clone(other))
    assert pair[0].seen() == pair[1].seen()
    return pair


def ways(one: Course, other: Course, rng: random.Random) -> Iterator[tuple[Acts, Acts]]:
    """Steps that may look alike from outside, those that differ in secret first."""
    waited = sorted(AGENT_AVENUE.to_act(one.state))
    seat = rng.choice(waited)
    moves, others = (list(AGENT_AVENUE.legal(game.state, seat)) for game in (one, other))
    if seat in HIDING and one.state.stage == "recruit":
        which = rng.choice(moves)
        (against,) = (move for move in moves if move != which)
        dances: list[Acts] = [[(2, against), (0, which), (2, which)], [(2, which), (0, against), (0, which)]]
        yield [(0, which), (2, which)], rng.choice(dances)
    if seat in HIDING:
        secret = [(a, b) for a in moves for b in others if a != b and isinstance(a, SetAside)]
        rng.shuffle(secret)
        yield from (([(seat, a)], [(seat, b)]) for a, b in secret)
    if seat in WATCHING and one.state.stage == "recruit":
        which = Recruit(rng.choice(("face_up", "face_down")))
        yield [(1, which), (3, which)], [(1, which), (3, which)]
    rng.shuffle(moves)
    yield from (([(seat, move)], [(seat, move)]) for move in moves if move in others)


def planned(advanced: bool, seed: int) -> tuple[Course, Course]:
    """Two games whose every step looks the same from outside."""
    rng = random.Random(seed)
    one, other = dealt(advanced, seed)
    while len(one.steps) < STEPS and one.state.outcome is None:
        for acts, others in ways(one, other, rng):
            tried, tried_too = one.after(acts), other.after(others)
            if tried and tried_too and tried.seen() == tried_too.seen():
                one.play(acts)
                other.play(others)
                break
        else:
            break
    return one, other


async def received(course: Course, advanced: bool, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Play a course on a bot; step by step what those received who know nothing of what is hidden."""
    game = dealing(AGENT_AVENUE, course.dealt, monkeypatch)
    options: dict[str, str | list[str]] = {"switches": ["advanced"]} if advanced else {}
    async with begun(game, by_message=("Dmitri", "Cleo"), opening=NAMES[:2], options=options) as at:
        listener = Listener(at.bot, HIDING)
        steps = [listener.taken()]
        for number, acts in enumerate(course.steps):
            for seat, move in acts:
                await at.act(seat, move)
            await settled(at)
            for _ in range((1, 11)[number % 2]):
                at.bot.clock.advance(SLICE_S)
                await settled(at)
            steps.append(listener.taken())
        return steps


@pytest.mark.parametrize(("advanced", "seed"), [(True, 13), *rarely((False, 3))])
async def test_what_a_team_hides_changes_nothing_that_others_receive(
    advanced: bool, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = planned(advanced, seed)
    differing = {here[0][1].kind for here, there in zip(one.steps, other.steps, strict=True) if here != there}
    assert differing == {"set_aside", "recruit"}
    first = await received(one, advanced, monkeypatch)
    second = await received(other, advanced, monkeypatch)
    assert sum(map(len, first)) > len(one.steps)
    for number, (here, there) in enumerate(zip(first, second, strict=True)):
        assert here == there, one.steps[number - 1 :][:1]
