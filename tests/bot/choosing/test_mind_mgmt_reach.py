"""The panels of MIND MGMT leave no choice out, in turn and out of it, and have room for all beside them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

import pytest

from bot.panels.hand import Hand, hand_panel
from bot.panels.layout import MOST_OPTIONS, Image
from bot.tables.keys import keyed
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT
from engines.mind_mgmt.cards import Mission
from engines.mind_mgmt.moves import MoveImmortal, PickModules, SetOrder, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State
from engines.table.snapshot import Snapshot
from renderers.words import locales, words
from tests.bot.choosing.offers import at_table, half_made, offered, together

SEATS, EVERY = 3, 9
RARE = {"capture": 0.05, "end_activation": 0.3, "write_note": 0.5, "set_order": 0.1}
FULLEST = Hand(
    image=Image(b"GIF8", "a map"),
    heading="MIND MGMT in #table-1",
    news=("Meru walks to B2.", "There’s no new step."),
    remarks=("Your direct messages are closed.",),
    board="https://discord.test/channels/1/2/3",
    quiet=True,
)
"""All that ever stands on a hand beside the question."""


def positions(mission: Mission, seed: int, packages: Literal["none", "free"] = "none") -> Iterator[State]:
    """What comes up where everybody plays at random, with all packages if any, and writes notes."""
    dice, chance = random.Random(seed), Chance(b"reach %d" % seed)
    state = MIND_MGMT.setup(MindMgmtOptions(mission=mission, belief=True, packages=packages), SEATS, chance)
    while waited := sorted(MIND_MGMT.to_act(state)):
        yield state
        seat = dice.choice(waited)
        legal = MIND_MGMT.legal(state, seat)
        kinds = sorted({move.kind for move in legal})
        (kind,) = dice.choices(kinds, [RARE.get(kind, 1) for kind in kinds])
        found = [move for move in legal if move.kind == kind]
        move = found[-1] if isinstance(found[-1], PickModules) else dice.choice(found)
        written = WriteNote(move.location, "here at 9?") if isinstance(move, WriteNote) else move
        MIND_MGMT.apply(state, seat, written, chance)


def reached(now: Snapshot, seat: Seat, locale: str) -> set[str]:
    """The moves that the panel plays; each panel is within Discord's limits, no two controls are called the same."""
    found = set[str]()
    for _, panel in half_made(lambda focus: hand_panel(now, seat, words(locale), replace(FULLEST, focus=focus))):
        panel.view()
        controls = [each for block in panel.blocks for each in offered(block)]
        labels = [label for label, _, _ in controls]
        assert len(set(labels)) == len(labels), sorted(labels)
        found |= {move for _, move, _ in controls if move}
        found |= {first for block in panel.blocks for first, *_ in together(block)}
    return found


@pytest.mark.parametrize(("mission", "seed", "locale"), [("training", 2, "cs"), ("full", 6, "cs"), ("full", 5, "en")])
def test_every_choice_is_reached_on_the_panel(mission: Mission, seed: int, locale: str) -> None:
    assert locale in locales()
    stages = set[str]()
    for number, state in enumerate(positions(mission, seed)):
        if number % EVERY and state.stage in stages:
            continue
        now = at_table(MIND_MGMT, SEATS, MIND_MGMT.clone(state))
        for seat in range(SEATS):
            assert reached(now, seat, locale) == _offered(now, seat), (state.stage, seat)
        stages.add(state.stage)
    assert stages >= {"hiding", "pawns", "recruiter", "agents", "answer"}


def _offered(now: Snapshot, seat: Seat) -> set[str]:
    """The moves that a panel must have: standing orders wait, or are typed, where immortals need two selects."""
    found = keyed(now, seat)
    waits = sum(isinstance(move, MoveImmortal) for move in found.values()) > MOST_OPTIONS
    return {key for key, move in found.items() if not (waits and isinstance(move, SetOrder))}


@pytest.mark.rule("MS-4", "MS-91")
def test_every_choice_that_packages_bring_is_reached_on_the_panel() -> None:
    stages = Counter[str]()
    for number, state in enumerate(positions("full", 8, "free")):
        stages[state.stage] += 1
        if stages[state.stage] == 1 or number % (2 * EVERY) == 0:
            now = at_table(MIND_MGMT, SEATS, MIND_MGMT.clone(state))
            for seat in MIND_MGMT.to_act(state):
                asked = {key for key, move in keyed(now, seat).items() if not isinstance(move, SetOrder)}
                assert asked <= reached(now, seat, "cs"), (state.stage, seat)
    assert set(stages) >= {"picking", "doors", "sleeper", "naming", "bugs", "answer", "agents"}


@pytest.mark.parametrize("count", [5, 6, 14, 15])
def test_there_is_room_for_as_many_notes_as_there_are(count: int) -> None:
    state = next(state for state in positions("full", 3) if state.stage == "agents")
    state.notes = [(at, "here at 9?", 1) for at in range(count)]
    now = at_table(MIND_MGMT, SEATS, state)
    assert reached(now, 1, "en") == set(keyed(now, 1))
