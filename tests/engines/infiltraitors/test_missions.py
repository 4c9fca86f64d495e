"""The missions as the rules list them, and their setup (IN-1)."""

from __future__ import annotations

from typing import get_args

import pytest

from engines.core.chance import Chance
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import CARDS, COLOURS
from engines.infiltraitors.missions import MISSION_IDS, MISSIONS, MissionId, RuleId
from engines.infiltraitors.moves import Capture, Wait
from engines.infiltraitors.options import InfiltraitorsOptions, briefing
from renderers.words import words
from tests.engines.infiltraitors.table import Table, every_card

LISTED: dict[MissionId, tuple[int, int, int]] = {
    "t1": (2, 5, 3),
    "m1": (7, 10, 4),
    "m2": (8, 11, 4),
    "m3": (8, 11, 4),
    "m4": (8, 9, 4),
    "m5": (9, 12, 5),
    "m6": (9, 9, 4),
    "m7": (6, 7, 4),
    "m8": (8, 8, 4),
    "m9": (9, 12, 5),
    "m10": (9, 10, 5),
    "m11": (9, 12, 4),
    "m12": (6, 6, 5),
    "m13": (8, 10, 5),
    "m14": (9, 11, 5),
    "m15": (9, 10, 5),
    "m16": (9, 10, 5),
    "m17": (9, 9, 5),
    "m18": (9, 9, 5),
    "m19": (9, 9, 5),
    "m20": (11, 12, 5),
}
"""Suspects, bullets, colours."""

RULES: dict[MissionId, tuple[RuleId, ...]] = {
    "m2": ("discards_face_down",),
    "m3": ("in_order",),
    "m4": ("silent",),
    "m6": ("specials_in_the_middle",),
    "m7": ("balanced_clues",),
    "m8": ("exchange_to_the_left",),
    "m10": ("silent",),
    "m11": ("eliminate_to_the_right", "silent"),
    "m12": ("one_shooter",),
    "m13": ("balanced_clues",),
    "m14": ("in_order", "discards_face_down"),
    "m15": ("specials_shuffled_in",),
    "m16": ("second_card",),
    "m17": ("hands_turned_round",),
    "m18": ("last_stand",),
    "m19": ("key_person",),
}


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_each_mission_has_the_listed_facts(mission: MissionId) -> None:
    for seats in range(2, 6):
        suspects, bullets, colours = LISTED.get(mission) or (seats, seats + 3, 3 if mission == "t2" else 4)
        state = Table(mission, seats).state
        view = GAME.view(state, None)
        assert (view.left, view.bullets) == (suspects, bullets)
        assert {CARDS[code].colour for code in every_card(state)} == set(COLOURS[:colours])
        assert MISSIONS[mission].rules == RULES.get(mission, ())


@pytest.mark.rule("IN-1")
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_hands_suspects_and_headquarters_are_dealt_from_one_pack(mission: MissionId) -> None:
    state = Table(mission, 4).state
    assert [len(hand) for hand in state.hands] == [3 if mission == "m9" else 5] * 4
    numbers = range(1 if mission == "m15" else 2, 14 if mission == "t1" else 16)
    pack = {
        code
        for code, card in enumerate(CARDS)
        if card.number in numbers and card.colour in COLOURS[: MISSIONS[mission].colours]
    }
    assert set(every_card(state)) == pack | set(state.specials)
    assert len(every_card(state)) == len(pack) + len(state.specials)


@pytest.mark.rule("IN-1")
def test_chance_picks_who_starts_and_turns_go_clockwise_one_action_each() -> None:
    starts = {GAME.setup(InfiltraitorsOptions(), 3, Chance(bytes([seed]))).active for seed in range(30)}
    assert starts == {0, 1, 2}
    table = Table("m1", 3).turn(1)
    for seat in (1, 2, 0, 1):
        assert table.asked() == ("action", seat)
        table.play(seat, Wait(0))


@pytest.mark.rule("IN-1")
def test_headquarters_is_never_filled_up() -> None:
    table = Table().hq(CARDS[1])
    table.play(0, Wait(3))
    assert not table.state.hq
    table.play(1, Capture())
    assert not table.state.hq
    assert table.state.down


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_each_mission_is_told_with_its_special_rules(mission: MissionId) -> None:
    lines = [words("en")(line) for line in briefing(mission, 3)]
    special = len(MISSIONS[mission].rules) + (mission in ("t3", "m9"))
    assert len(lines) == len(set(lines)) == 1 + special
    assert not any("infiltraitors-" in line for line in lines)


def test_every_special_rule_belongs_to_a_mission() -> None:
    assert {rule for facts in MISSIONS.values() for rule in facts.rules} == set(get_args(RuleId))
