"""Infiltraitors' pictures and words: what is shown to whom, what tells things apart, what is said."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from engines.infiltraitors.cards import Card, Colour
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.options import rule_line
from engines.infiltraitors.views import ClueView, InfiltraitorsView
from renderers import canvas as canvas_module
from renderers import infiltraitors
from renderers.flow import TALLEST
from renderers.fonts import fit, paragraph
from renderers.words import words
from tests.renderers import infiltraitors_samples as samples
from tests.support.rarely import some_locales

ENGLISH = words("en")
VIEWS = {**samples.BOARDS, **samples.HANDS, **samples.CLOSINGS}


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_words_have_headings_and_no_loose_ids(view: InfiltraitorsView) -> None:
    told = infiltraitors.tell(view, ENGLISH)
    assert told.startswith("# ")
    assert told.count("\n## ") >= 4
    assert "infiltraitors-" not in told


def test_a_hand_and_a_suspect_that_nobody_may_see_are_in_no_board() -> None:
    for view in samples.HANDS.values():
        hands = tuple(hand.model_copy(update={"cards": None}) for hand in view.hands)
        unknown = {"identity": None, "card": None, "second": None}
        suspects = tuple(suspect.model_copy(update=unknown) for suspect in view.suspects)
        key = None if view.key is None else view.key.model_copy(update=unknown)
        spectator = samples.changed(view, seat=None, hands=hands, suspects=suspects, key=key)
        assert infiltraitors.board(view, ENGLISH) == infiltraitors.board(spectator, ENGLISH)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        infiltraitors.hand(samples.FULL, ENGLISH)


LOW = 900
"""So high at most, of 1,080 px width, that question and buttons stand below it on a phone's screen."""


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_a_hand_leaves_a_phone_room_for_its_question(locale: str) -> None:
    said = words(locale)
    fullest = {f"fullest {name}": samples.seen_by(view, 0, samples.MANY) for name, view in samples.FULLEST.items()}
    pictures = [(name, infiltraitors.hand(view, said)) for name, view in (samples.HANDS | fullest).items()]
    pictures += [
        (f"at {name}", infiltraitors.target(seen[0], said, seen[1])) for name, seen in samples.TARGETS.items()
    ]
    high = {name: Image.open(io.BytesIO(picture.png)).height for name, picture in pictures}
    assert {name: tall for name, tall in high.items() if tall > LOW} == {}


@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("name", samples.CLOSINGS)
def test_a_finished_mission_is_a_film_that_discord_plays(name: str, locale: str) -> None:
    view = samples.CLOSINGS[name]
    [draw] = infiltraitors.story(view, words(locale))
    picture = draw()
    film = Image.open(io.BytesIO(picture.png))
    lasting = []
    for frame in range(getattr(film, "n_frames", 1)):
        film.seek(frame)
        lasting.append(film.info["duration"])
    assert film.format == "GIF"
    assert len(picture.png) < 2_000_000
    assert sum(lasting) <= 20_000
    assert len(lasting) > 2 * len(view.eliminated)
    assert 0 < len(picture.alt) <= 1024
    assert infiltraitors.story(samples.FULL, ENGLISH) == ()


FULL = samples.FULL
FIRST = FULL.suspects[0]
TURNED = FIRST.clues[0].model_copy(update={"upright": not FIRST.clues[0].upright})
OTHERS = {
    "turn": {"number": 42},
    "asked": {"to_act": (4,), "active": 4},
    "bullets": {"bullets": 7},
    "hq": {"hq": 4},
    "hands": {"hands": samples.hands(5, count=6)},
    "face-down discards": {"discards_down": 13},
    "shot": {"eliminated": FULL.eliminated[:2], "middle": 4},
    "clue turned": {"suspects": (FIRST.model_copy(update={"clues": (TURNED, *FIRST.clues[1:])}), *FULL.suspects[1:])},
    "miss": {"suspects": (FIRST.model_copy(update={"misses": (Card("red-2"),)}), *FULL.suspects[1:])},
    "locked": {"suspects": (FIRST.model_copy(update={"in_reach": False}), *FULL.suspects[1:])},
    "second card": {"suspects": (FIRST.model_copy(update={"two_cards": True}), *FULL.suspects[1:])},
}


@pytest.mark.parametrize("changes", OTHERS.values(), ids=OTHERS)
def test_what_is_public_is_seen(changes: dict[str, object]) -> None:
    other = samples.changed(FULL, **changes)
    assert infiltraitors.board(FULL, ENGLISH).png != infiltraitors.board(other, ENGLISH).png
    assert infiltraitors.tell(FULL, ENGLISH) != infiltraitors.tell(other, ENGLISH)


def test_a_hand_in_words_has_the_cards_first_and_what_is_nothing_in_one_line() -> None:
    told = infiltraitors.tell(samples.HANDS["action"], ENGLISH).splitlines()
    headings = [line for line in told if line.startswith("## ")]
    assert headings[:2] == ["## Your hand", "## Suspects"]
    assert "- Match your suspect: Black 10, Blue 12, and Green 5." in told
    assert "- Don’t match: Red 3 and Yellow 4." in told
    assert "- No clues yet: C’s suspect 6." in told
    assert "- Cards in the others’ hands: B 4, C 5, D 4, and E 5." in told


def test_a_grid_in_which_nothing_is_excluded_is_folded_away(texts: list[str]) -> None:
    bare = tuple(each.model_copy(update={"crossed": ()}) for each in samples.TRAINING.suspects)
    infiltraitors.board(samples.changed(samples.TRAINING, suspects=bare), ENGLISH)
    assert ENGLISH.get("infiltraitors-picture-filled") not in texts


def test_words_tell_who_holds_no_suspect() -> None:
    told = infiltraitors.tell(samples.BOARDS["key"], ENGLISH)
    assert "E holds no suspect." in told
    assert told.count("holds no suspect") == 1


@pytest.mark.rule("IN-26")
def test_who_has_left_is_seen_and_told_though_a_suspect_still_lies_there() -> None:
    more = samples.changed(samples.KEY, gone=(1, 2))
    assert infiltraitors.board(samples.KEY, ENGLISH).png != infiltraitors.board(more, ENGLISH).png
    assert infiltraitors.tell(samples.KEY, ENGLISH) != infiltraitors.tell(more, ENGLISH)


@pytest.mark.rule("IN-25")
def test_words_tell_whether_a_suspect_lies_aside() -> None:
    aside = samples.changed(samples.POOL, middle=2, aside=1, left=5)
    assert "5 suspects (2 in the middle, 1 aside)" in infiltraitors.tell(aside, ENGLISH)
    assert "aside" not in infiltraitors.tell(samples.FULL, ENGLISH)


def test_open_discards_are_seen_and_told_colour_by_colour() -> None:
    fewer = samples.changed(samples.LOCKED, discards=samples.DISCARDS[1:])
    assert infiltraitors.board(samples.LOCKED, ENGLISH).png != infiltraitors.board(fewer, ENGLISH).png
    told = infiltraitors.discards_told(samples.LOCKED, ENGLISH)
    assert told.splitlines()[:2] == ["Red 2, Red 9", "Black 4, Black 15"]
    assert told.endswith("4 face down.")


def test_alt_text_tells_turn_last_move_and_standing() -> None:
    alt = infiltraitors.board(samples.LOCKED, ENGLISH).alt
    for part in ("Mission 7", "Turn 24: C acts", "wrong", "5 bullets for 5 suspects", "wrongly shot as Black 12"):
        assert part in alt


def test_alt_text_of_a_hand_tells_cards_and_suspect() -> None:
    alt = infiltraitors.hand(samples.HANDS["action"], ENGLISH).alt
    assert "In hand: Red 3, Black 10" in alt
    assert "A’s suspect 4 is Blue 10." in alt


def test_in_mission_17_ones_own_cards_are_backs() -> None:
    alt = infiltraitors.hand(samples.TURNED, ENGLISH).alt
    assert "5 cards that you can’t see" in alt
    assert "B holds Red 3" in alt


def test_what_clues_exclude_is_told_where_the_table_crosses_out() -> None:
    told = infiltraitors.tell(samples.TRAINING, ENGLISH)
    assert "still possible: " in told
    assert "still possible: " not in infiltraitors.tell(samples.LOCKED, ENGLISH)


def test_a_closing_tells_what_became_of_every_suspect() -> None:
    alt = infiltraitors.closing(samples.CLOSINGS["key"], ENGLISH, None).alt
    assert "Key person is Green 8." in alt
    assert "C shot Red 12 in turn 15." in alt


def test_agents_and_colours_are_told_by_sign_and_letter() -> None:
    marks = [infiltraitors.seat_mark(seat, ENGLISH) for seat in range(5)]
    assert [mark[-1] for mark in marks] == list("ABCDE")
    assert len({mark[:-1] for mark in marks}) == 5
    letters = {ENGLISH.get(f"infiltraitors-picture-letter-{colour.value}") for colour in Colour}
    assert len(letters) == len(Colour)


@pytest.mark.rule("IN-20")
@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("view", samples.FULLEST.values(), ids=samples.FULLEST)
def test_special_rules_stand_on_the_fullest_board_whole(
    view: InfiltraitorsView, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    said = words(locale)

    def broken(told: str, *rest: Any) -> Any:
        lines, size, percent = paragraph(told, *rest)
        written.extend(lines)
        return lines, size, percent

    monkeypatch.setattr(canvas_module, "paragraph", broken)
    picture = infiltraitors.board(view, said)
    wide, high = Image.open(io.BytesIO(picture.png)).size
    assert high <= wide * TALLEST
    rules = [said(rule_line(rule)) for rule in MISSIONS[view.mission].rules]
    assert all(rule in " ".join(written) for rule in rules)
    assert all(rule in picture.alt for rule in rules)
    assert all(rule in infiltraitors.tell(view, said) for rule in rules)


@pytest.mark.rule("IN-10")
def test_a_special_card_among_the_open_discards_is_seen() -> None:
    for special in ("red", "black", "yellow", "blue"):
        pngs = {
            infiltraitors.board(samples.changed(samples.SPECIALS, discards=samples.cards(discards)), ENGLISH).png
            for discards in (f"red-2 {special}-1", "red-2 green-15")
        }
        assert len(pngs) == 2


def test_a_hand_shows_the_suspects_before_all_other_agents() -> None:
    hand = samples.seen_by(samples.FULL, 0, "red-3 black-10 yellow-4 blue-12 green-5")
    for other in hand.suspects[1:]:
        clue = ClueView(card=Card("red-2"), upright=True, by=1)
        more = tuple(each.model_copy(update={"clues": (clue,)}) if each == other else each for each in hand.suspects)
        pngs = {
            infiltraitors.hand(samples.changed(hand, suspects=seen), ENGLISH).png for seen in (hand.suspects, more)
        }
        assert len(pngs) == 2


def test_what_a_suspect_may_be_goes_before_the_discards_in_a_hand() -> None:
    bare = {"crossed": (), "clues": (), "misses": ()}
    crossed = tuple(suspect.model_copy(update=bare) for suspect in samples.FULL.suspects[:4])
    four = samples.changed(samples.FULL, crossing_out=True, hands=samples.hands(4), suspects=crossed)
    hand = samples.seen_by(four, 0, "red-3 black-10 yellow-4 blue-12 green-5")
    for other in hand.suspects[1:]:
        more = other.model_copy(update={"crossed": (Card("yellow-9"),)})
        suspects = tuple(more if each == other else each for each in hand.suspects)
        pngs = {
            infiltraitors.hand(samples.changed(hand, suspects=seen), ENGLISH).png
            for seen in (hand.suspects, suspects)
        }
        assert len(pngs) == 2


def test_a_grid_of_what_a_suspect_may_be_says_what_filled_means(texts: list[str]) -> None:
    told = ENGLISH.get("infiltraitors-picture-filled")
    for view in (samples.TRAINING, samples.LOCKED):
        crossed = view is samples.TRAINING
        infiltraitors.board(view, ENGLISH)
        assert (told in texts) == crossed
        texts.clear()
        infiltraitors.hand(samples.seen_by(view, 1, "red-2"), ENGLISH)
        assert (told in texts) == crossed
        texts.clear()
        infiltraitors.target(view, ENGLISH, view.suspects[0])
        assert (told in texts) == crossed
        texts.clear()


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that pictures have been given, as they stand there."""
    said: list[str] = []

    def noting(*line: Any) -> tuple[str, int, int]:
        found = fit(*line)
        said.append(found[0])
        return found

    monkeypatch.setattr(canvas_module, "fit", noting)
    return said


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_no_card_s_name_is_cut_in_a_full_hand(locale: str, texts: list[str]) -> None:
    for number in range(1, 16):
        held = [Card(f"{colour}-{number}") for colour in Colour]
        view = samples.seen_by(samples.FULL, 0, " ".join((*held, "red-12", "green-12")))
        infiltraitors.hand(view, words(locale))
    assert len(texts) > 14
    assert not [line for line in texts if line.endswith("…")]
