"""Winning and losing (IN-11) and the campaign that remembers it (IN-28)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.game import Outcome
from engines.core.text import text
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import CARDS, Card
from engines.infiltraitors.events import GameEnded
from engines.infiltraitors.missions import MISSION_IDS, MissionId
from engines.infiltraitors.moves import Eliminate, Exchange, GiveClue
from engines.infiltraitors.names import card_name
from engines.infiltraitors.options import InfiltraitorsOptions
from renderers.words import words
from tests.engines.infiltraitors.table import Table, blue, red

FILE = GAME.campaign
WON = Outcome((0, 1), ((0, 1),), (3, 3), text("infiltraitors-reason-won", bullets=3))
LOST = Outcome((), ((0, 1),), (0, 0), text("infiltraitors-reason-bullets", bullets=0, suspects=1))


@pytest.mark.rule("IN-11")
def test_the_last_elimination_wins_at_once_without_a_reward() -> None:
    table = _last_suspect()
    table.play(0, Eliminate(1, red(6)))
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert outcome.scores == (table.state.bullets,) * 3
    assert not GAME.to_act(table.state)
    assert isinstance(table.events[-1], GameEnded)


@pytest.mark.rule("IN-11")
def test_a_win_with_the_last_bullet_counts_first() -> None:
    table = _last_suspect().bullets(1)
    table.play(0, Eliminate(1, red(6)))
    assert table.reason == "won"


@pytest.mark.rule("IN-11")
@pytest.mark.parametrize(("middle", "lost"), [((blue(9),), True), ((), False)])
def test_fewer_bullets_than_suspects_left_lose_at_once(middle: tuple[Card, ...], lost: bool) -> None:
    table = _last_suspect().bullets(2).middle(*middle)
    table.play(0, Eliminate(1, red(7)))
    assert table.reason == ("bullets" if lost else "")


@pytest.mark.rule("IN-11")
@pytest.mark.parametrize("bullets", [1, 2])
def test_it_is_said_beforehand_that_a_miss_loses_the_mission(bullets: int) -> None:
    table = _last_suspect().bullets(bullets)
    shot = next(
        move for move in GAME.legal(table.state, 0) if isinstance(move, Eliminate) and move.identity == red(2)
    )
    told = words("en")(GAME.describe(table.view(0), shot))
    table.play(0, shot)
    assert ("a miss loses the mission" in told) == (table.reason == "bullets") == (bullets == 1)


@pytest.mark.rule("IN-11")
def test_whoever_s_turn_begins_and_can_do_nothing_loses_for_all() -> None:
    table = _last_suspect().hand(0, blue(2)).hand(1).hq()
    table.play(0, Exchange(1, blue(2)))
    assert table.reason == "stuck"
    assert table.state.outcome is not None
    assert table.state.outcome.winners == ()


@pytest.mark.rule("IN-11")
def test_a_possible_shot_is_an_action() -> None:
    table = _last_suspect().hand(1, blue(2)).hand(2).hq().turn(1)
    table.play(1, GiveClue(blue(2)))
    assert table.asked() == ("action", 2)


@pytest.mark.rule("IN-11")
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_the_third_training_mission_is_lost_when_its_time_is_up(mission: MissionId) -> None:
    table = Table(mission, 3)
    if mission != "t3":
        assert GAME.times(table.state).limit_s is None
        assert GAME.expire(table.state, Chance(b"")) is None
        return
    assert GAME.times(table.state).limit_s == 15 * 60
    assert GAME.expire(table.state, Chance(b"")) is not None
    assert table.reason == "time"
    assert GAME.times(table.state).limit_s is None


@pytest.mark.rule("IN-33")
@pytest.mark.parametrize("seats", [2, 5])
def test_counted_turns_lose_the_third_training_mission_when_they_are_over(seats: int) -> None:
    options = InfiltraitorsOptions(mission="t3", limit="turns")
    chance = Chance(b"turns")
    state = GAME.setup(options, seats, chance)
    assert GAME.times(state).limit_s is None
    assert GAME.expire(state, chance) is None
    for left in range(8 * seats, 0, -1):
        assert state.turns_left == left
        decision = GAME.decision(state, state.active)
        assert decision is not None
        assert dict(decision.prompt.values)["turns"] == left
        wait = next(move for move in GAME.legal(state, state.active) if move.kind in ("wait", "give_clue", "capture"))
        GAME.apply(state, state.active, wait, chance)
    assert state.outcome is not None
    assert state.outcome.reason.id == "infiltraitors-reason-turns"


@pytest.mark.rule("IN-33")
def test_only_a_mission_against_time_counts_turns() -> None:
    options = InfiltraitorsOptions(mission="t2", limit="turns")
    assert GAME.setup(options, 2, Chance(b"turns")).turns_left is None
    assert options.idle() == {"limit"}
    told = [line.id for line in GAME.briefing(options.model_copy(update={"mission": "t3"}), 3)]
    assert "infiltraitors-briefing-turns" in told


@pytest.mark.rule("IN-28")
def test_the_file_keeps_missions_won_tries_and_the_most_bullets_left() -> None:
    assert FILE is not None
    progress = FILE.start()
    for outcome in (LOST, WON, _won(1)):
        progress = FILE.record(progress, InfiltraitorsOptions(), outcome)
    assert progress == {"t1": {"tries": 3, "won": 2, "best": 3}}
    lines = [words("en")(line) for line in FILE.view(progress, None)]
    assert f"{len(MISSION_IDS) - 2} missions" in lines[-1]
    assert "1" in lines[0]
    assert "3 tries" in lines[1]
    assert lines[1] != lines[2]


@pytest.mark.rule("IN-28")
def test_a_lost_mission_can_be_tried_again_and_a_won_one_leads_on() -> None:
    assert FILE is not None
    progress = FILE.start()
    assert [options.mission for options in FILE.options(progress)] == ["t1"]
    progress = FILE.record(progress, InfiltraitorsOptions(), LOST)
    assert [options.mission for options in FILE.options(progress)] == ["t1"]
    for mission in MISSION_IDS:
        assert FILE.options(progress)[0].mission == mission
        progress = FILE.record(progress, InfiltraitorsOptions(mission=mission), WON)
    assert [options.mission for options in FILE.options(progress)] == list(MISSION_IDS)


@pytest.mark.rule("IN-28")
def test_progress_is_never_changed_in_place() -> None:
    assert FILE is not None
    before = FILE.record(FILE.start(), InfiltraitorsOptions(), LOST)
    copy = {mission: dict(entry) for mission, entry in before.items()}
    FILE.record(before, InfiltraitorsOptions(), WON)
    assert before == copy


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_each_mission_has_its_story(mission: MissionId) -> None:
    assert FILE is not None
    options = InfiltraitorsOptions(mission=mission)
    told = [FILE.title(options), FILE.before(options), FILE.after(options, WON), FILE.after(options, LOST)]
    sentences = [words("en")(line) for line in told if line is not None]
    assert len(set(sentences)) == 4
    assert all(0 < len(sentence) <= 1200 and "infiltraitors-" not in sentence for sentence in sentences)


def test_a_rematch_goes_on_with_the_story_after_a_win() -> None:
    options = InfiltraitorsOptions(mission="m4", crossing_out="on")
    assert GAME.rematch(options, LOST, [1, 0]) == options
    assert GAME.rematch(options, WON, [1, 0]) == InfiltraitorsOptions(mission="m5", crossing_out="on")
    last = InfiltraitorsOptions(mission="m20")
    assert GAME.rematch(last, WON, [0, 1]) == last


def _last_suspect() -> Table:
    """Only one suspect is left, and it lies before seat 1."""
    table = Table("m1").suspect(1, red(6), upright=[red(2)])
    table.state.middle = []
    return table


def _won(bullets: int) -> Outcome:
    return Outcome((0, 1), ((0, 1),), (bullets, bullets), text("infiltraitors-reason-won", bullets=bullets))


def test_all_cards_are_told_by_name() -> None:
    assert len({words("en")(card_name(card)) for card in CARDS}) == len(CARDS)
