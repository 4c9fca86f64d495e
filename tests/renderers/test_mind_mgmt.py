"""Pictures of MIND MGMT: nothing secret on the board, all that is public on it, the film, budgets."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from itertools import pairwise
from time import process_time
from typing import Any

import pytest
from PIL import Image

from engines.core.chance import Chance
from engines.mind_mgmt.belief.knowledge import Count
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, LOCATIONS, Feature, on_foot
from engines.mind_mgmt.events import StepsShown
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.moves import ChooseStart, ClaimRecruit, Step, TakeRecruiter, WriteNote
from engines.mind_mgmt.names import place_name
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.views import MindMgmtView
from renderers import mind_mgmt
from renderers.canvas import Canvas
from renderers.mind_mgmt.board import MAP
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.places import ICON, STRIP, TALL, TILE_WIDE, corner
from renderers.mind_mgmt.story import scenes
from renderers.mind_mgmt.strip import FIGURE, ROW, SMALL_ICON, is_full, standing
from renderers.mind_mgmt.telling import told as told_count
from renderers.mind_mgmt.town import Washes, draw_town, still_town
from renderers.pen import sprite
from renderers.words import locales, words
from tests.engines.mind_mgmt.table import Table
from tests.renderers import mind_mgmt_samples as samples
from tests.renderers.fit import amiss
from tests.renderers.mind_mgmt_samples import BILL, FULL, OVER, TURN, at, changed, places
from tests.renderers.mind_mgmt_seen import Draw, framed, laid
from tests.renderers.pseudo import spied

ENGLISH = words("en")
MOST_FILM_BYTES, MOST_FILM_S = 2_000_000, 2.0


def test_what_only_the_recruiter_knows_is_not_on_the_board() -> None:
    spectators = changed(TURN, seat=None, secret=None)
    assert mind_mgmt.board(TURN, ENGLISH) == mind_mgmt.board(spectators, ENGLISH)
    assert mind_mgmt.hand(TURN, ENGLISH) != mind_mgmt.hand(changed(spectators, seat=1), ENGLISH)


OTHERS: dict[str, dict[str, Any]] = {
    "hour": {"hour": 10},
    "agent moved": {"pawns": (samples.pawn(samples.MERU, "A4", 1), *FULL.pawns[1:])},
    "agent spent": {"pawns": (samples.pawn(samples.MERU, "C4", 1, fresh=False), *FULL.pawns[1:])},
    "agent of another": {"pawns": (samples.pawn(samples.MERU, "C4", 3), *FULL.pawns[1:])},
    "immortal": {"immortals": places("C3 D4 B6 E2")},
    "step": {"steps": places("D3 A4 C5")},
    "confirmed": {"confirmed": ({"location": at("B4"), "hour": 5}, {"location": at("E3"), "hour": 12})},
    "note": {"notes": ()},
    "note's text": {"notes": ({"location": at("C2"), "text": "9?", "seat": 1}, *FULL.notes[1:])},
    "mayhem": {"mayhem": FULL.mayhem[1:]},
    "slip in town": {"slips": (FULL.slips[0], {"token": "second", "location": at("B3"), "used": None})},
    "slip used": {"slips": ({"token": "first", "location": None, "used": None}, FULL.slips[1])},
    "slip's hour": {"track": samples.track(9, {5: 1}, {7: "first"})},
    "recruits at an hour": {"track": samples.track(9, {5: 2}, {8: "first"})},
    "recruits": {"recruits": 7},
    "claimed": {"claimed": ()},
    "open card": {"open": FULL.open[:1]},
    "revealed": {"revealed": FULL.open[:1]},
    "possible recruiter": {"recruiter_cards": FULL.recruiter_cards[:1]},
    "ally": {"allies": ({"ally": "dolphin", "used": True},)},
    "answer": {"log": FULL.log[:-1]},
    "active": {"activation": {**samples.ACTING, "agent": BILL, "seat": 3}},
}


@pytest.mark.parametrize("changes", OTHERS.values(), ids=OTHERS)
def test_what_is_public_is_seen(changes: dict[str, Any]) -> None:
    assert mind_mgmt.board(FULL, ENGLISH).png != mind_mgmt.board(changed(FULL, **changes), ENGLISH).png


@pytest.mark.rule("MM-37")
@pytest.mark.parametrize(
    "place",
    ["A1", "C5", "B5", "A4", "E3", "B4"],
    ids=["alone", "by a step", "by a mind slip", "by both, on the trail", "by an hour", "by both, on the trail"],
)
def test_all_of_a_wide_note_is_seen_and_told(place: str) -> None:
    pngs = set()
    lies = at(place if place in ("A4", "B4") else "B5")
    slips = (FULL.slips[0], {"token": "second", "location": lies, "used": None})
    for text in ("WWWWWWWWWWWW", "WWWWWWWWWWWM", "WWWWWMWWWWWW", "WWWWWWMWWWWW"):
        noted = changed(TURN, notes=({"location": at(place), "text": text, "seat": 1},), slips=slips)
        drawn = mind_mgmt.hand(noted, ENGLISH)
        assert f"{place} “{text}”" in drawn.alt
        pngs.add(drawn.png)
    assert len(pngs) == 4


@pytest.mark.rule("MM-33", "MM-37")
@pytest.mark.parametrize("draw", [mind_mgmt.board, mind_mgmt.hand])
def test_a_confirmed_hour_is_seen_and_told_beside_a_note(draw: Draw) -> None:
    noted = changed(TURN, notes=({"location": at("B4"), "text": "then?", "seat": 1},))
    other = changed(noted, confirmed=({"location": at("B4"), "hour": 5}, *FULL.confirmed[1:]))
    assert draw(noted, ENGLISH).png not in (draw(other, ENGLISH).png, draw(TURN, ENGLISH).png)
    assert all(said in draw(noted, ENGLISH).alt for said in ("04:00 B4", "B4 “then?”"))


def test_features_differ_without_colour() -> None:
    grey = [sprite(sign(feature), look(), 46, 46).getchannel("A").tobytes() for feature in FEATURES]
    assert len(set(grey)) == len(FEATURES)


def test_steps_and_slips_of_the_turn_are_framed_and_no_others() -> None:
    been = {visit["location"] for visit in samples.TRAIL}
    png = mind_mgmt.hand(samples.HANDS["slip"], ENGLISH).png
    assert framed(png, "green") == set(on_foot(FULL.mayhem)[at("F4")]) - been
    assert framed(png, "blue") == set(places("F2 D4 F6"))


@pytest.mark.rule("MM-18")
def test_while_hiding_only_steps_that_complete_the_setup_are_framed() -> None:
    state, chance = MIND_MGMT.setup(MindMgmtOptions(), 2, Chance(b"hiding")), Chance(b"")
    for move in (TakeRecruiter(None), ChooseStart(at("A2")), Step(at("B2")), Step(at("B1"))):
        MIND_MGMT.apply(state, 0, move, chance)
    legal = {move.to for move in MIND_MGMT.legal(state, 0) if isinstance(move, Step)}
    assert legal == {at("C1")}, "A1 leads nowhere"
    assert framed(mind_mgmt.hand(MIND_MGMT.view(state, 0), ENGLISH).png, "green") == legal


def test_the_steps_that_can_answer_are_framed() -> None:
    assert framed(mind_mgmt.hand(samples.HANDS["answer"], ENGLISH).png, "gold") == set(places("A3"))


def test_an_agents_reach_is_framed() -> None:
    assert framed(mind_mgmt.walk(FULL, ENGLISH, samples.REACH).png, "green") == set(samples.REACH)
    walking = changed(FULL, seat=3, activation={**samples.ACTING, "agent": BILL, "seat": 3}, to_act=(3,))
    assert framed(mind_mgmt.hand(walking, ENGLISH).png, "green") == set(samples.REACH)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        mind_mgmt.hand(FULL, ENGLISH)


def test_words_tell_everything() -> None:
    told = mind_mgmt.tell(TURN, ENGLISH)
    for part in (
        "10:00: step or slip",
        "Recruits where there is: Bird, Monks, and Garden.",
        "9·F4",
        "6 of 12 recruits announced",
        "08:00",
        "Meru (Seat 2): Pool Idol (C4), still to act",
        "Second mind slip: lies on B5.",
        "Open cards: Umbrella and Graffiti.",
        "Cards face down: 9.",
        "**(Meru, immortal 1, “not here”)**",
        "B2|C2",
        "B4 was visited at 04:00.",
        "Monks: steps on A4, C5, and B7.",
    ):
        assert part in told
    assert "mind-mgmt-" not in told
    assert "Recruits where there is" not in mind_mgmt.tell(FULL, ENGLISH)


@pytest.mark.parametrize("belief", [False, True])
def test_what_agents_can_know_is_told_the_recruiter_and_agents_if_the_table_wants_it(belief: bool) -> None:
    table = Table("training", 3).agents_turn()
    table.state.belief = belief
    counts = []
    for _ in range(2):
        recruiters, agents, public = (table.view(seat) for seat in (0, 1, None))
        (line,) = (line for line in mind_mgmt.tell(recruiters, ENGLISH).splitlines() if " possible" in line)
        assert line.removeprefix("- ") in mind_mgmt.hand(recruiters, ENGLISH).alt
        counts.append(line)
        for told in (mind_mgmt.tell(agents, ENGLISH), mind_mgmt.hand(agents, ENGLISH).alt):
            assert " possible" not in told
        assert ("The Recruiter can be on" in mind_mgmt.tell(agents, ENGLISH)) is belief
        assert "can be on" not in mind_mgmt.tell(public, ENGLISH) + mind_mgmt.hand(agents, ENGLISH).alt
        assert " possible" not in mind_mgmt.tell(public, ENGLISH) + mind_mgmt.board(public, ENGLISH).alt
        table.state.steps = [at("D3")]
        table.state.log.append(StepsShown(table.state.hour, Feature.BIRD, places("D3"), True))
    assert counts[0] != counts[1]


def test_seats_are_told_by_sign_and_number() -> None:
    marks = [mind_mgmt.seat_mark(seat, ENGLISH) for seat in range(5)]
    assert marks == ["🟥 1", "🟦 2", "🟩 3", "🟨 4", "⬜ 5"]


def test_the_closing_tells_the_trail() -> None:
    alt = mind_mgmt.closing(OVER, ENGLISH, None).alt
    assert "The Recruiter: Ad Man." in alt
    assert "1·A2 2·A3 3·A4" in alt


def test_the_film_goes_hour_by_hour_and_answer_by_answer() -> None:
    shown = [*scenes(OVER)]
    hours = [len(scene.trail) for scene in shown if scene.answer is None]
    assert hours == list(range(1, 10))
    assert sum(scene.answer is not None for scene in shown) == 7
    assert [scene.view.steps for scene in shown][-1] == places("D3 A4 C5 B7")
    told = {len(scene.trail): scene.view.recruits for scene in shown if scene.answer is None}
    assert [told[hour] for hour in (4, 5, 6, 7)] == [0, 3, 3, 4], "announced with the hour, not after it"
    assert mind_mgmt.story(FULL, ENGLISH) == ()


def played(mission: str, seats: int, seed: int, most: int = 10_000) -> MindMgmtView:
    """A game played at random, to its end or so far, as everybody sees it."""
    luck, chance = random.Random(seed), Chance(bytes([seed, seats] * 16))
    state = MIND_MGMT.setup(MindMgmtOptions(mission=mission, short_setup=False), seats, chance)  # type: ignore[arg-type]
    for _ in range(most):
        asked = sorted(MIND_MGMT.to_act(state))
        if not asked:
            break
        moves = [move for move in MIND_MGMT.legal(state, luck.choice(asked)) if move.kind != "set_order"]
        kinds = sorted({move.kind for move in moves} - {"capture"})
        kind = luck.choice(kinds)
        move = luck.choice([each for each in moves if each.kind == kind])
        seat = next(each for each in asked if move in MIND_MGMT.legal(state, each))
        text = replace(move, text="here at 9?") if isinstance(move, WriteNote) else move
        MIND_MGMT.apply(state, seat, text, chance)
    return MIND_MGMT.view(state, None)


def test_what_lies_below_the_town_is_told_in_words_too() -> None:
    assert {"Recruits", "Recruiter", "Mind slip"} <= laid(samples.EARLY)
    assert any(each.startswith("Below: agents") for each in laid(samples.EARLY))


def test_names_stand_whole_on_the_tiles_where_two_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    with spied(monkeypatch) as texts:
        still_town.__wrapped__("en")
    assert {each.text for each in texts} >= {"Garden", "Gard.", "Graf."}


@pytest.mark.parametrize("locale", ["en", "cs"])
def test_no_name_touches_its_tiles_edge_or_the_other_name(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    still_town.cache_clear()
    with spied(monkeypatch) as texts:
        still_town(locale)
    for place in LOCATIONS:
        x, y = corner(place)
        top = y + STRIP
        below = sorted(
            each.box for each in texts if top <= each.box[1] < top + ROW and x - 80 < each.box[0] < x + TILE_WIDE
        )
        inside = [box for box in below if box[2] > x]
        assert all(x + 2 <= left and right <= x + TILE_WIDE - 2 for left, _, right, _ in inside)
        assert all(one[2] + 4 <= other[0] for one, other in pairwise(inside))


@pytest.mark.parametrize("view", [FULL, TURN], ids=["board", "map"])
def test_nothing_covers_a_sign(view: MindMgmtView) -> None:
    canvas = Canvas(look(), TALL)
    trail = () if view.secret is None else view.secret.trail
    draw_town(canvas, view, ENGLISH, 0, Washes(trail=trail))
    crowded = {place for place in LOCATIONS if is_full(standing(view, place, [each.location for each in trail]))}
    assert crowded == {at("C4")}
    for place in LOCATIONS:
        x, y = corner(place)
        pitch = SMALL_ICON if place in crowded else ICON
        for number, feature in enumerate(FEATURES_OF[place]):
            drawn = sprite(sign(feature), look(), pitch - 8, pitch - 8)
            left = x + number * pitch + 4
            seen = canvas.image.crop((left, y + 4, left + drawn.width, y + 4 + drawn.height))
            opaque = drawn.getchannel("A").point(lambda alpha: 255 * (alpha == 255))
            nothing = Image.new("RGB", drawn.size)
            shown = (Image.composite(each, nothing, opaque).tobytes() for each in (seen, drawn.convert("RGB")))
            assert len(set(shown)) == 1, (place_name(place), feature)


def test_trails_are_counted_with_the_digits_set_as_the_language_does() -> None:
    assert told_count(Count(3050, exact=True), ENGLISH)["shown"] == "3,050"
    assert told_count(Count(3050, exact=True), words("cs"))["shown"] == "3\N{NO-BREAK SPACE}050"


@pytest.mark.parametrize("fresh", [True, False])
def test_whoever_stands_on_a_temple_stands_out(fresh: bool) -> None:
    there = changed(FULL, pawns=(samples.pawn(samples.MERU, "C3", 1, fresh=fresh), *FULL.pawns[1:]))
    drawn = Image.open(io.BytesIO(mind_mgmt.board(there, ENGLISH).png)).convert("RGB")
    x, y = corner(at("C3"))
    beside = [drawn.getpixel((x + FIGURE + 4, y + MAP + STRIP + down)) for down in range(14, 28)]
    assert set(beside) == {look()["card"]}


@pytest.mark.parametrize("mission", ["training", "full"])
def test_a_played_game_is_told_whole_in_time(mission: str) -> None:
    view = played(mission, 4, 7)
    assert view.outcome is not None
    closing = mind_mgmt.closing(view, ENGLISH, (1, 2, 3, 4))
    assert len(closing.png) <= 200_000
    before = process_time()
    (draw,) = mind_mgmt.story(view, ENGLISH)
    film = draw()
    assert process_time() - before <= MOST_FILM_S
    assert film.png.startswith(b"GIF89a")
    assert len(film.png) <= MOST_FILM_BYTES
    frames = Image.open(io.BytesIO(film.png))
    assert getattr(frames, "n_frames", 1) >= view.hour


@pytest.mark.parametrize("seats", [2, 5])
def test_pictures_of_a_played_game_fit_and_tell_no_more_than_the_view(seats: int) -> None:
    luck, chance = random.Random(seats), Chance(bytes([seats] * 32))
    state = MIND_MGMT.setup(MindMgmtOptions(mission="full", belief=True), seats, chance)
    for made in range(160):
        asked = sorted(MIND_MGMT.to_act(state))
        if not asked:
            break
        if made % 16 == 0:
            _look(MIND_MGMT.view(state, luck.randrange(seats)), Chance(b"d%d" % made))
        moves = [move for move in MIND_MGMT.legal(state, asked[0]) if move.kind not in ("set_order", "capture")]
        kind = luck.choice(sorted({move.kind for move in moves}))
        MIND_MGMT.apply(state, asked[0], luck.choice([move for move in moves if move.kind == kind]), chance)


def _look(view: MindMgmtView, dreaming: Chance) -> None:
    pictures = [mind_mgmt.board(view, ENGLISH), mind_mgmt.hand(view, ENGLISH)]
    if view.hour:
        pictures.append(mind_mgmt.heat(view, ENGLISH))
    for drawn in pictures:
        assert len(drawn.png) <= 200_000
        assert len(drawn.alt) <= 1024
    if view.outcome is None:
        other = MIND_MGMT.view(MIND_MGMT.imagine(view, dreaming), view.seat)
        assert mind_mgmt.board(other, ENGLISH) == pictures[0]
        assert mind_mgmt.hand(other, ENGLISH) == pictures[1]


def test_the_film_ends_with_the_last_visit_and_all_recruits() -> None:
    table = Table("full", 3).immortals("r1c1 r2c6 r6c2 r6c3").pawns(henry="r7c1")
    table.state.announced[-1] = 11
    table.play(table.legal(Step)[0], ClaimRecruit(Feature.BOOK))
    view = table.view()
    assert view.outcome is not None
    assert view.secret is not None
    *_, last = scenes(view)
    assert (last.trail, last.view.recruits) == (view.secret.trail, 12)
    assert len(last.trail) > view.hour


@pytest.mark.parametrize("locale", locales())
def test_the_names_of_a_quiet_town_fit(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with spied(monkeypatch) as texts:
        still_town.__wrapped__(locale)
    assert list(amiss(texts)) == []
