"""Wink's pictures and words: what is shown to whom, what tells things apart, what is said, and the whole story."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageSequence

from engines.core.chance import Chance
from engines.wink import WINK
from engines.wink.cards import ALL_NUMBERS, SPIES
from engines.wink.moves import Confirm, ConfirmUntilTurn
from engines.wink.options import Signal, WinkOptions
from engines.wink.views import Accusation, Call, Eye, Naming, News, Settings, Turn, WinkView
from renderers import wink
from renderers.canvas import Canvas
from renderers.pen import sprite
from renderers.picture import Picture
from renderers.wink import marks
from renderers.wink.closing import decider
from renderers.wink.faces import CROWD, face
from renderers.wink.marks import SEATS, look, token
from renderers.wink.scenes import looks, scenes
from renderers.words import words
from tests.renderers import wink_samples as samples
from tests.renderers.pseudo import spied
from tests.renderers.test_played import fits
from tests.support.timing import in_time

ENGLISH = words("en")
MOST_FILM_BYTES, MOST_FILM_MS = 2_000_000, 20_000
VIEWS = {**samples.BOARDS, **samples.HANDS, **samples.CLOSINGS}


@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_words_have_headings_and_no_loose_ids(view: WinkView) -> None:
    told = wink.tell(view, ENGLISH)
    assert told.startswith("# ")
    assert told.count("\n## ") >= 3
    assert "wink-" not in told


@pytest.mark.parametrize("name", samples.HANDS)
def test_what_a_player_alone_knows_is_on_no_board(name: str) -> None:
    view = samples.HANDS[name]
    secret = {"hand": None, "settings": None, "sightings": None, "news": None}
    players = tuple(player.model_copy(update=secret) for player in view.players)
    spectator = samples.changed(view, seat=None, players=players, may_call=())
    assert wink.board(view, ENGLISH) == wink.board(spectator, ENGLISH)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        wink.hand(samples.MID, ENGLISH)


MID = samples.MID
OTHERS = {
    "turn": samples.changed(MID, number=18),
    "whose": samples.changed(MID, active=4),
    "last round": samples.changed(MID, last_round=True),
    "confirmed": samples.changed(MID, to_act=(2, 5, 4)),
    "away": samples.with_player(MID, 3, away=False),
    "points": samples.with_player(MID, 0, score=5),
    "hand": samples.with_player(MID, 0, hand_count=2),
    "counters": samples.with_player(MID, 0, counters=3, counters_boxed=1),
    "laid open": samples.with_player(MID, 0, counters=3, counters_open=1),
    "agent": samples.with_player(MID, 0, agents=(20,)),
    "crowd": samples.with_player(MID, 0, crowd=(20,)),
    "face down": samples.with_player(MID, 0, lost=(20,)),
    "barred": samples.with_player(MID, 0, call=Call(0, 7, 12, barred=True)),
    "taken": samples.changed(MID, crowd=samples.crowd(samples.SIX, (20, 12, 11), (9,))),
    "turned": samples.changed(MID, crowd=samples.crowd(samples.SIX, (20, 12), (9, 11))),
    "token": samples.changed(MID, crowd=samples.crowd((*samples.SIX[:5], samples.player(5, 6)), (20, 12), (9,))),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_what_is_public_is_seen(other: WinkView) -> None:
    assert wink.board(MID, ENGLISH).png != wink.board(other, ENGLISH).png


BEAT = samples.HANDS["beat"]
PLANNED = Accusation(1, 3, 16)
OWN = {
    "watched": {"settings": Settings(3, accusation=PLANNED)},
    "manner": {"settings": Settings(2, "subtle", accusation=PLANNED)},
    "accusation": {"settings": Settings(2)},
    "news": {"news": (*samples.NEWS, News(17, 3))},
    "met": {"news": (*samples.NEWS[:-1], News(16, 2))},
    "moved": {"news": (*samples.NEWS[:-1], News(16, 2, met=True, moved=1))},
    "sightings": {"sightings": ()},
    "hand": {"hand": (7, 16, 19, 24, 34)},
}


@pytest.mark.parametrize("changes", OWN.values(), ids=OWN)
def test_what_is_one_s_own_is_seen_in_the_hand(changes: dict[str, object]) -> None:
    other = samples.with_player(BEAT, 1, **changes)
    assert wink.hand(BEAT, ENGLISH).png != wink.hand(other, ENGLISH).png


def test_every_number_has_a_face_of_its_own() -> None:
    assert len(CROWD) == len(ALL_NUMBERS)
    drawn = {number: sprite(face(number), look(), 40, 40) for number in ALL_NUMBERS}
    assert all(drawn[one] != drawn[other] for one, other in combinations(ALL_NUMBERS, 2))


def test_spies_are_told_apart_by_shape_colour_and_letter() -> None:
    seats = range(len(SPIES))
    shapes = [sprite(token(seat), look(), 60, 60).getchannel("A").tobytes() for seat in seats]
    marks = [wink.seat_mark(seat, ENGLISH) for seat in seats]
    assert len(set(shapes)) == len(set(SEATS)) == len(SPIES)
    assert [mark[-1] for mark in marks] == list("ABCDEFGH")
    assert len({mark[:-1] for mark in marks}) == len(SPIES)


def test_alt_text_tells_turn_last_move_and_standing() -> None:
    alt = wink.board(MID, ENGLISH).alt
    for part in (
        "Turn 17: F’s turn.",
        "B accused E over 20: right.",
        "E named D over 9: wrong, F held it.",
        "E called 2.",
        "C called 10 in turn 14; nobody can be accused over it any more.",
        "D: 5 points, 6 cards, counter cards: 4, away.",
    ):
        assert part in alt


def test_alt_text_of_a_hand_tells_cards_accomplices_settings_and_news() -> None:
    alt = wink.hand(BEAT, ENGLISH).alt
    for part in (
        "In hand: 7, 16, 19, 24, and 33.",
        "A has called your 7: you have winked.",
        "F has called your 16: you haven’t winked yet.",
        "You watch C and wink boldly.",
        "You accuse D over 16.",
        "Turn 15: you watched C. A wink or blink at A.",
    ):
        assert part in alt


def test_live_nobody_is_said_to_confirm_or_to_have_winked() -> None:
    told = wink.tell(samples.HANDS["live"], ENGLISH)
    assert "Live: accomplices wink." in told
    assert "give the sign" in told
    assert "confirm" not in told


def test_all_that_was_seen_is_told_in_words_however_long_ago() -> None:
    told = wink.tell(samples.HANDS["many"], ENGLISH)
    assert all(f"Turn {news.turn}: you watched" in told for news in samples.MANY if news.moved is not None)
    assert "Turns 57–59: nothing. You watched A, B, and C." in told
    assert told.index("Turn 60: you watched A.") < told.index("Turns 57–59") < told.index("Turn 56: ")


def test_what_was_seen_first_is_no_larger_than_it_has_to_be() -> None:
    assert Image.open(io.BytesIO(wink.saw(samples.FEW, ENGLISH).png)).height < 400


@pytest.mark.rule("WK-26")
def test_the_story_tells_every_gaze_and_every_eye_that_moved() -> None:
    over = samples.CLOSINGS["eight"]
    told = wink.tell(over, ENGLISH)
    _, *drawn = wink.story(over, ENGLISH)
    pages = [draw() for draw in drawn]
    moved = [eye for turn in over.turns for eye in turn.eyes or () if eye.moved is not None]
    alts = " ".join(page.alt for page in pages)
    assert told.count("; watched by") + told.count("; nobody watched") == len(moved)
    assert "winked boldly at" in told
    assert "seen by nobody" in told
    assert told.count("Looks: A→") == sum(bool(turn.eyes) for turn in over.turns)
    assert "(1 of" in alts
    assert len({page.png for page in pages}) == len(pages)


@pytest.mark.rule("WK-26")
def test_a_story_however_long_is_told_from_its_first_beat_to_its_last() -> None:
    over = samples.over(samples.FULL, (2, 5), "shared", samples.story(8, 64))
    pages = [draw().alt for draw in wink.story(over, ENGLISH)[1:]]
    spans = [tuple(map(int, re.findall(r"^Turns (\d+)–(\d+) ", alt)[0])) for alt in pages]
    assert len(pages) > 5
    assert spans[0][0] == 1
    assert all(before[1] + 1 == after[0] for before, after in pairwise(spans))
    assert spans[-1][1] == max(turn.number for turn in over.turns if turn.eyes)


@pytest.mark.rule("WK-10")
def test_the_closing_says_what_points_are_made_of_and_which_figure_broke_the_tie() -> None:
    tied = samples.CLOSINGS["four"]
    alt = wink.closing(tied, ENGLISH, None).alt
    assert "A: 22 points (crowd 9, agents 9, counter cards 4); laid open 0, face down 5." in alt
    assert "D: 22 points (crowd 9, agents 9, counter cards 4); laid open 0, face down 1." in alt
    assert decider(tied) == "lost"
    assert decider(samples.with_player(tied, 3, counters_open=1)) == "opened"
    assert decider(samples.with_player(tied, 3, score=21)) == "points"
    assert decider(samples.with_player(tied, 3, lost=(1, 2, 3, 4, 5))) is None


@pytest.mark.rule("WK-39")
def test_who_has_left_is_shown_so_and_no_longer_counts() -> None:
    """Pale, with a sign of their own on board and closing, in the words, and outside what decided."""
    board = wink.board(samples.LEFT, ENGLISH)
    stayed = samples.with_player(samples.LEFT, 1, left=False)
    assert "B: 4 points, 0 cards, counter cards: 2, left the game." in board.alt
    assert "B left the game." in board.alt
    assert board.png != wink.board(stayed, ENGLISH).png
    assert "left the game" in wink.tell(samples.LEFT, ENGLISH)
    ahead = samples.with_player(samples.with_player(samples.LEFT, 1, score=30), 3, score=6)
    over = samples.over(ahead, (3,), "none", samples.LEFT.turns)
    assert decider(over) == "points"
    assert "laid open 1, face down 6; left the game." in wink.closing(over, ENGLISH, None).alt


@pytest.mark.rule("WK-38")
def test_who_is_away_live_reads_so_on_their_hand() -> None:
    away = samples.with_player(samples.HANDS["live"], 1, away=True, passed=2)
    assert wink.hand(away, ENGLISH).alt.startswith("You’re away: your turns pass.")
    passed = samples.changed(samples.LIVE, turns=(Turn(17, 4, skipped=True, passed=True),))
    assert "The turn of E passed." in wink.board(passed, ENGLISH).alt


@pytest.mark.parametrize("locale", ["en", "cs"])
def test_how_to_play_says_how_the_game_ends_and_who_wins(locale: str) -> None:
    told = words(locale)
    assert told.get("wink-picture-guide-end") in wink.guide(told).alt
    assert all(f"wink-guide-{part}" in told.ids("wink-guide-") for part in ("aim", "turn", "end"))


def test_signs_are_told_in_words_beside_them() -> None:
    closing = _laid(lambda: wink.closing(samples.CLOSINGS["four"], ENGLISH, None))
    assert {"Counter", "in hand", "turned", "named correctly", "caught by"} <= closing
    story = _laid(wink.story(samples.CLOSINGS["eight"], ENGLISH)[1])
    assert {"eyes met", "called", "named", "accused", "bold wink at", "blink", "saw it"} <= story


def _laid(draw: Callable[[], Picture]) -> set[str]:
    """The texts laid on a picture, line by line."""
    with pytest.MonkeyPatch.context() as patch, spied(patch) as laid:
        draw()
    return {each.text for each in laid}


@pytest.mark.parametrize("seat", range(8))
def test_the_letter_on_a_small_mask_lies_within_it(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lettered = _badge(seat)
    monkeypatch.setattr(marks, "letter", lambda _: "")
    mask, paper = _badge(seat), _badge(None)
    letter, ground = _apart(lettered, mask), _apart(mask, paper)
    around = ImageChops.subtract(letter.filter(ImageFilter.MaxFilter(7)), letter)
    covered = ImageChops.multiply(around, ground)
    assert covered.histogram()[255] >= 0.9 * around.histogram()[255] > 0


def _badge(seat: int | None) -> Image.Image:
    canvas = Canvas(look(), 80)
    canvas.box(0, 0, 200, 80, "card")
    if seat is not None:
        marks.badge(canvas, 16, 16, 48, seat)
    return canvas.image.convert("RGB")


def _apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where they clearly differ."""
    return ImageChops.difference(one, other).convert("L").point([0] * 40 + [255] * 216)


def test_a_story_is_told_only_of_what_is_over_and_of_eyes_only_where_they_are_open() -> None:
    assert wink.story(samples.MID, ENGLISH) == ()
    assert len(wink.story(samples.CLOSINGS["live"], ENGLISH)) == 1


@pytest.mark.parametrize("name", ["eight", "live"])
def test_the_film_has_every_turn_and_is_short_and_small(name: str) -> None:
    over = samples.CLOSINGS[name]
    film = wink.story(over, ENGLISH)[0]()
    moving = Image.open(io.BytesIO(film.png))
    lasting = [frame.info["duration"] for frame in ImageSequence.Iterator(moving)]
    assert film.png.startswith(b"GIF89a")
    assert len(film.png) <= MOST_FILM_BYTES
    assert len(lasting) == len(over.turns)
    assert sum(lasting) <= MOST_FILM_MS
    assert film.alt.startswith("The game turn by turn: ")
    assert len(film.alt) <= 1024


@pytest.mark.rule("WK-5", "WK-6")
def test_the_film_draws_looks_and_winks_and_keeps_calls_and_points() -> None:
    turns = (
        Turn(1, 0, call=7, eyes=()),
        Turn(2, 1, call=9, accusations=(Accusation(3, 2, 7, right=False),), eyes=(_eye(2, 0, 7), _eye(0, 2))),
        Turn(3, 2, call=11, accusations=(Accusation(3, 2, 9, right=True),), eyes=()),
        Turn(4, 0, naming=Naming(2, 7, right=True, holder=2), eyes=()),
    )
    shown = [*scenes(samples.changed(samples.START, turns=turns))]
    assert [[call.number for call in scene.calls] for scene in shown] == [[], [7], [7, 9], [7, 11]]
    assert [scene.calls[0].barred for scene in shown[1:]] == [False, True, True]
    assert [scene.points for scene in shown] == [(4, 4, 4, 4), (4, 4, 4, 3), (4, 4, 4, 4), (5, 4, 5, 4)]
    ways = [(look.start, look.end, look.sign is not None) for eye in turns[1].eyes or () for look in looks(eye)]
    assert ways == [(2, 0, True), (0, 2, False)]
    blink = replace(_eye(1, 2), moved=3)
    assert [(look.start, look.end, look.dashed) for look in looks(blink)] == [(1, 2, False), (1, 3, True)]


def _eye(seat: int, watched: int, number: int | None = None) -> Eye:
    """An eye whose look is returned, and that winks over that number."""
    return Eye(seat, watched, True, "bold", None if number is None else watched, number, (watched,), (watched,))


@pytest.mark.parametrize(("seats", "signal"), [(4, "glance"), (6, "glance"), (8, "glance"), (5, "nod")])
def test_every_picture_of_a_played_game(seats: int, signal: Signal) -> None:
    luck, chance = random.Random(seats), Chance(bytes([seats] * 32))
    state = WINK.setup(WinkOptions(signal=signal), seats, chance)
    while asked := sorted(WINK.to_act(state)):
        seat = luck.choice(asked)
        if luck.random() < 0.04:
            view = WINK.view(state, seat)
            assert fits(wink.board(WINK.view(state, None), ENGLISH))
            assert fits(wink.hand(view, ENGLISH))
            assert "wink-" not in wink.tell(view, ENGLISH)
        moves = [move for move in WINK.legal(state, seat) if not isinstance(move, ConfirmUntilTurn)]
        ready = Confirm() in moves and luck.random() < 0.5
        WINK.apply(state, seat, Confirm() if ready else luck.choice(moves), chance)
    over = WINK.view(state, None)
    assert [*scenes(over)][-1].points == tuple(player.score for player in over.players)
    assert fits(wink.board(over, ENGLISH))
    assert fits(wink.closing(over, ENGLISH, (1,) * seats))
    _, *told = wink.story(over, ENGLISH)
    pages = [draw() for draw in told]
    assert bool(pages) is (signal == "glance")
    assert all(map(fits, pages))
    assert "wink-" not in wink.tell(over, ENGLISH)


def test_a_board_is_drawn_in_little_time() -> None:
    wink.board(samples.FULL, ENGLISH)
    for draw in (lambda: wink.board(samples.FULL, ENGLISH), lambda: wink.hand(samples.HANDS["beat"], ENGLISH)):
        assert in_time(draw, 0.06)
