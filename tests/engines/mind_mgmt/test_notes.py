"""White notes and steps: how many there are (MM-37)."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.moves import (
    Ask,
    ChooseStart,
    Reveal,
    ShowStep,
    TakeRecruiter,
    WriteNote,
)
from engines.mind_mgmt.options import MindMgmtOptions
from tests.engines.mind_mgmt.table import AD_MAN, MERU, Table, at, hunt

POOL = Feature.POOL


@pytest.mark.rule("MM-37", "MM-74")
def test_agents_write_notes_at_any_time() -> None:
    table = Table(seats=3)
    assert not table.legal(WriteNote, seat=0)
    table.play(WriteNote(at("r1c1"), "north 12:00"), seat=2)
    table.play(WriteNote(at("r1c1"), "no"), seat=1)
    [note] = table.view(0).notes
    assert (note.location, note.text, note.seat) == (at("r1c1"), "no", 1)
    assert table.view(None).notes_left == 13
    table.play(WriteNote(at("r1c1"), ""), seat=2)
    assert table.view(None).notes == ()


@pytest.mark.rule("MM-37")
def test_agents_write_notes_while_an_ask_waits_too() -> None:
    table = hunt(seats=3, meru="r3c1")
    table.play(Ask(MERU, POOL), seat=1)
    for seat in (1, 2):
        table.play(WriteNote(at("r3c1"), f"seat {seat}"), seat=seat)
        assert table.view().notes[0].seat == seat
    assert (table.view().stage, table.legal(WriteNote, seat=0)) == ("answer", [])


@pytest.mark.rule("MM-37")
def test_a_note_has_twelve_characters_at_most() -> None:
    table = Table()
    for text in ("x" * 13, "two\nlines"):
        with pytest.raises(IllegalMove):
            GAME.apply(table.state, 1, WriteNote(0, text), table.chance)
    GAME.apply(table.state, 1, WriteNote(0, " " + "x" * 12), table.chance)
    assert table.view().notes[0].text == "x" * 12


@pytest.mark.rule("MM-37")
def test_there_are_fifteen_notes_and_a_reveal_costs_a_white_one_if_none_is_left() -> None:
    table = hunt(meru="r3c4").steps("r3c4")
    for place in range(14):
        table.play(WriteNote(place, "?"), seat=1)
    assert {move.location for move in table.legal(WriteNote)} == set(range(14))
    assert {move.note for move in table.legal(Reveal)} == set(range(14))
    table.refuses(WriteNote(40, ""), "write-note")
    table.play(Reveal(MERU, 5))
    view = table.view()
    assert [note.location for note in view.notes] == [place for place in range(14) if place != 5]
    assert view.notes_left == 0


@pytest.mark.rule("MM-33", "MM-37")
def test_a_white_note_stays_beside_a_confirmed_one_and_is_put_beside_it() -> None:
    table = hunt(meru="r3c4").steps("r3c4")
    here = at("r3c4")
    table.play(WriteNote(here, "asked 6"), seat=1)
    table.play(Reveal(MERU))
    view = table.view()
    assert here in {known.location for known in view.confirmed}
    assert [(note.location, note.text) for note in view.notes] == [(here, "asked 6")]
    assert view.notes_left == 15 - len(view.confirmed) - 1
    table.play(WriteNote(here, "then north"), seat=1)
    table.play(WriteNote(at("r4c3"), "start"), seat=1)
    assert [note.text for note in table.view().notes] == ["then north", "start"]
    table.play(WriteNote(here, ""), seat=1)
    assert [note.text for note in table.view().notes] == ["start"]


@pytest.mark.rule("MM-37")
def test_the_note_beside_it_can_go_for_a_confirmed_one() -> None:
    table = hunt(meru="r3c4").steps("r3c4")
    here = at("r3c4")
    places = [here, *(place for place in range(14) if place != here)][:14]
    for place in places:
        table.play(WriteNote(place, "?"), seat=1)
    assert Reveal(MERU, None) not in table.legal(Reveal)
    table.play(Reveal(MERU, here))
    assert here not in {note.location for note in table.view().notes}
    assert len(table.view().notes) == 13


@pytest.mark.rule("MM-3", "MM-37", "MM-74")
@pytest.mark.parametrize("start", ["r1c1", "r7c6"])
def test_the_note_that_shows_the_start_is_one_of_the_fifteen_and_takes_no_white_one(start: str) -> None:
    state, chance = GAME.setup(MindMgmtOptions(), 2, Chance(b"notes")), Chance(b"")
    for place in range(14):
        GAME.apply(state, 1, WriteNote(place, "?"), chance)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 1, WriteNote(14, "?"), chance)
    GAME.apply(state, 0, TakeRecruiter(AD_MAN), chance)
    GAME.apply(state, 0, ChooseStart(at(start)), chance)
    view = GAME.view(state, None)
    assert (len(view.notes), len(view.confirmed), view.notes_left) == (14, 1, 0)


@pytest.mark.rule("MM-37")
def test_steps_never_run_out() -> None:
    table = Table(trail="r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c6 r2c5 r2c4 r2c3 r2c2 r2c1 r3c1").pawns(meru="r3c1")
    table.agents_turn().steps("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c6 r2c5 r2c4 r2c3")
    table.state.confirmed, table.state.announced = [], [None] * 13
    table.play(Ask(MERU, POOL), ShowStep(at("r3c1")))
    assert len(table.view().steps) == 11
