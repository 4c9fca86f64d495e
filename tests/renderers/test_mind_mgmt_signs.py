"""The signs of MIND MGMT's pictures: what lies below the town and its words, the ways of mind slips."""

from __future__ import annotations

import io
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from engines.mind_mgmt.board import LOCATIONS
from engines.mind_mgmt.cards import RECRUITERS, RecruiterCard
from engines.mind_mgmt.events import Sensed
from engines.mind_mgmt.names import location_name
from engines.mind_mgmt.telling import tell
from engines.mind_mgmt.views import MindMgmtView
from renderers import mind_mgmt
from renderers.mind_mgmt import places
from renderers.mind_mgmt.board import ROSTER
from renderers.mind_mgmt.hand import BELOW
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.pieces import recruiter_sign
from renderers.mind_mgmt.places import TILE_TALL, TILE_WIDE, corner
from renderers.mind_mgmt.way import past
from renderers.pen import Point, sprite
from renderers.picture import Picture
from renderers.words import words
from tests.engines.mind_mgmt.table import Table
from tests.renderers import mind_mgmt_samples as samples
from tests.renderers.mind_mgmt_samples import FULL, TURN, changed
from tests.renderers.mind_mgmt_seen import framed, laid

ENGLISH = words("en")


def test_the_cards_of_the_full_game_are_told_in_words_too() -> None:
    assert {"Recruits", "Open"} <= laid(FULL)


OWN = {
    "cards": {"secret": {**samples.SECRET, "cards": FULL.open}},
    "laid open": {"revealed": (samples.F.BIRD,)},
    "recruiter": {"secret": {**samples.SECRET, "card": RecruiterCard.GIRL}},
    "slip": {"slips": ({"token": "first", "location": None, "used": None}, FULL.slips[1])},
    "open": {"open": FULL.open[:1]},
    "announced": {"recruits": 7},
    "not announced": {"secret": {**samples.SECRET, "contacted": 2}},
}


@pytest.mark.parametrize("changes", OWN.values(), ids=OWN)
def test_what_the_recruiter_s_choice_rests_on_is_seen_below_their_map(changes: dict[str, Any]) -> None:
    assert _below(mind_mgmt.hand(changed(TURN, **changes), ENGLISH), BELOW) != _below(
        mind_mgmt.hand(TURN, ENGLISH), BELOW
    )


@pytest.mark.parametrize("view", samples.HANDS.values(), ids=samples.HANDS)
def test_a_hand_is_the_town_and_one_row_and_leaves_room_for_the_controls(view: MindMgmtView) -> None:
    height = Image.open(io.BytesIO(mind_mgmt.hand(view, ENGLISH).png)).height
    assert height <= places.TALL + 70
    unasked = Image.open(io.BytesIO(mind_mgmt.hand(changed(samples.EARLY, seat=1), ENGLISH).png)).height
    assert unasked == places.TALL


def test_nothing_is_to_announce_before_anything_is_visited() -> None:
    before = changed(samples.MAYHEM, seat=0, secret={**samples.SECRET, "trail": (), "cards": (), "card": None})
    told = mind_mgmt.tell(before, ENGLISH)
    assert "All recruits announced" not in {*laid(before, mind_mgmt.hand), told}
    assert "All recruits announced" not in told


@pytest.mark.rule("MM-18")
def test_a_dead_end_is_framed_otherwise() -> None:
    table = Table(trail="r4c1 r3c1 r2c1 r2c2 r1c2")
    assert framed(mind_mgmt.hand(table.view(0), ENGLISH).png, "stamp") == set(), "a slip is left"
    table.state.slips.first = 5
    png = mind_mgmt.hand(table.view(0), ENGLISH).png
    assert framed(png, "stamp") == {samples.at("A1")}
    assert framed(png, "green") == {samples.at("C1")}


@pytest.mark.rule("MM-38")
@pytest.mark.parametrize(("near", "said"), [(True, "was within"), (False, "wasn’t within")])
def test_what_meru_felt_is_told_with_how_far_she_feels(near: bool, said: str) -> None:
    view = changed(FULL, log=(*FULL.log, Sensed(9, 1, samples.MERU, samples.at("C4"), near)))
    assert f"The Recruiter {said} two locations of C4" in mind_mgmt.tell(view, ENGLISH)
    for locale, everywhere in (("en", "row or column"), ("cs", "řadě")):
        felt = tell(view.log[-1])
        assert felt is not None
        assert everywhere in words(locale)(felt)
        assert everywhere in mind_mgmt.tell(view, words(locale))


def test_in_czech_the_place_comes_before_what_is_there() -> None:
    """Its features are in no case that a word before them could ask for."""
    czech = words("cs")
    assert czech(location_name(samples.at("A1"))) == "A1 (Kniha, Billboard)"
    assert czech(location_name(samples.at("C3"))) == "C3 (chrám)"


@pytest.mark.rule("MM-16")
def test_a_slip_that_lies_in_the_town_lies_before_nobody() -> None:
    town = changed(FULL, slips=FULL.slips)
    none = changed(FULL, slips=FULL.slips[:1])
    used = changed(FULL, slips=(FULL.slips[0], {"token": "second", "location": None, "used": 9}))
    below = [_below(mind_mgmt.board(view, ENGLISH)) for view in (town, none, used)]
    assert below[0] == below[1] != below[2]
    earned = changed(TURN, secret={**samples.SECRET, "earned": True})
    assert _below(mind_mgmt.hand(earned, ENGLISH), BELOW) != _below(mind_mgmt.hand(TURN, ENGLISH), BELOW)


def _below(drawn: Picture, top: int = ROSTER) -> bytes:
    """What a picture shows from that height on."""
    image = Image.open(io.BytesIO(drawn.png)).convert("RGB")
    return image.crop((0, top, image.width, image.height)).tobytes()


@pytest.mark.rule("MM-15")
@pytest.mark.parametrize("card", RECRUITERS)
def test_a_slip_is_drawn_past_what_lies_between(card: RecruiterCard) -> None:
    for start, end in [(at, to) for at in LOCATIONS for to in RECRUITERS[card].slip_targets(at)]:
        crossed = {each for leg in pairwise(past(start, end)) for each in _tiles(*leg)}
        assert crossed == {start, end}


def _tiles(start: Point, end: Point) -> set[int]:
    """The tiles that a line crosses."""
    on = [tuple(a + (b - a) * part / 50 for a, b in zip(start, end, strict=True)) for part in range(51)]
    corners = {each: corner(each) for each in LOCATIONS}
    return {
        each
        for x, y in on
        for each, (left, top) in corners.items()
        if 0 < x - left < TILE_WIDE and 0 < y - top < TILE_TALL
    }


def test_a_note_lies_over_the_trail() -> None:
    """The way goes on below the note, or aside of it."""
    noted = changed(TURN, steps=(), notes=({"location": samples.at("A3"), "text": "here at 7", "seat": 1},))
    left, top = corner(samples.at("A3"))
    drawn = []
    for way in ("A2 A3 A4 B4", "A2 A3 B3 B4"):
        secret = {**samples.SECRET, "trail": samples.trail(way)}
        image = Image.open(io.BytesIO(mind_mgmt.hand(changed(noted, secret=secret), ENGLISH).png)).convert("RGB")
        drawn.append(image.crop((left + 62, top + 84, left + 154, top + 120)).tobytes())
    assert drawn[0] == drawn[1]


def test_every_recruiter_has_a_sign_of_its_own() -> None:
    signs = {sprite(recruiter_sign(card), look(), 54, 54).tobytes() for card in RECRUITERS}
    assert len(signs) == len(RECRUITERS)
