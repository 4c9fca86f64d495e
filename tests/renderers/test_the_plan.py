"""Pictures of Agents: T.H.E. Plan: nothing secret on the board, all that is public on it, the ways numbered."""

from __future__ import annotations

import io
import math
import random
import re
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engines.core.chance import Chance
from engines.the_plan import THE_PLAN
from engines.the_plan.belief.forecast import reach, suspect_reach
from engines.the_plan.board import BOARD, CIRCLES
from engines.the_plan.cards import CARDS, HIDEOUTS, SUSPECTS, Action
from engines.the_plan.events import BattleFought
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.views import EvidenceView, ThePlanView
from renderers import the_plan
from renderers.pen import sprite
from renderers.picture import picture
from renderers.the_plan import icons
from renderers.the_plan.board import BAND
from renderers.the_plan.city import FEET, SUSPECT
from renderers.the_plan.ground import ground, spot
from renderers.the_plan.marks import look
from renderers.the_plan.ways import FOOT, TAG, TRAM
from renderers.theme import theme
from renderers.words import words
from tests.renderers import the_plan_samples as samples
from tests.renderers.pseudo import spied
from tests.renderers.the_plan_samples import DOWN, FOUR, MID, changed, key

ENGLISH = words("en")


def test_what_only_a_seat_knows_is_not_on_the_board() -> None:
    public = (FOUR[0] | {"keys": (DOWN, key(104, up=True), DOWN)}, *FOUR[1:])
    for name, view in samples.HANDS.items():
        choice = view.choice if view.played else None
        spectators = changed(view, seat=None, seats=public, suspects=samples.STANDING, sheets=(), choice=choice)
        mine = changed(view, seats=(FOUR[0] | {"keys": (key(101), key(104, up=True), key(103))}, *FOUR[1:]))
        assert the_plan.board(mine, ENGLISH).png == the_plan.board(spectators, ENGLISH).png, name


OTHERS: dict[str, dict[str, Any]] = {
    "turn": {"number": 30},
    "roll": {"roll": 5},
    "light": {"light": 102},
    "agent": {"seats": (FOUR[0] | {"circle": 20}, *FOUR[1:])},
    "spent": {"seats": (FOUR[0] | {"ready": samples.ALL_READY}, *FOUR[1:])},
    "keys": {"seats": (FOUR[0] | {"keys": ()}, *FOUR[1:])},
    "key up": {"seats": (FOUR[0] | {"keys": (key(103, up=True),)}, *FOUR[1:])},
    "checked": {"seats": (FOUR[0] | {"checked": (2, 0, 1, 1)}, *FOUR[1:])},
    "out": {"seats": (FOUR[0] | {"circle": None, "out": True}, *FOUR[1:])},
    "stock": {"stock": ()},
    "suspect": {"suspects": (samples.suspect(SUSPECTS[0], 22), *samples.STANDING[1:])},
    "bonus met": {"suspects": (samples.suspect(SUSPECTS[0], 32), *samples.STANDING[1:])},
    "looked": {"briefcases": samples.briefcases(h101=(0, 1))},
    "last way": {"turns": ()},
    "claimed": {"claims": (samples.claim(2, 104, SUSPECTS[1]),)},
    "claiming": {"entering": samples.claim(3, 101, SUSPECTS[2], right=None)},
    "known in stock": {"stock": (samples.known(101),)},
    "battle": {"turns": (samples.RIDE, samples.turn(29, 3, 6, BattleFought(3, 1, 2, 4)))},
    "open checks": {"checks": (0, 1, 0, 0)},
}


@pytest.mark.parametrize("changes", OTHERS.values(), ids=OTHERS)
def test_what_is_public_is_seen(changes: dict[str, Any]) -> None:
    other = changed(MID, **changes)
    assert the_plan.board(MID, ENGLISH).png != the_plan.board(other, ENGLISH).png
    assert the_plan.tell(MID, ENGLISH) != the_plan.tell(other, ENGLISH)


@pytest.mark.rule("TP-12", "TP-11")
def test_words_tell_what_is_still_open_in_a_turn() -> None:
    told = the_plan.tell(changed(MID, stage="checks", checks=(1, 0, 2, 0)), ENGLISH)
    assert "D may still check: V ×1 and Y ×2." in told
    moving = changed(MID, stage="suspects", counts=(3, 1), to_move=(SUSPECTS[1], SUSPECTS[3]))
    assert "D still moves X and Z, by 3 and 1." in the_plan.tell(moving, ENGLISH)
    assert "still" not in the_plan.tell(MID, ENGLISH)


@pytest.mark.rule("TP-22")
def test_the_hand_of_who_is_out_says_so_in_place_of_action_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {}
    for ready in (samples.ALL_READY, samples.SOME_READY):
        out = samples.seat(0, None, ready=ready)
        with spied(monkeypatch) as written:
            seen[ready] = the_plan.hand(changed(samples.HANDS["waiting"], seats=(out, *FOUR[1:])), ENGLISH)
        assert "A is out." in [each.text for each in written]
    assert len({each.png for each in seen.values()}) == 1


@pytest.mark.rule("TP-22")
def test_evidence_seen_in_a_wrong_claim_stands_among_what_was_seen() -> None:
    view = samples.HANDS["waiting"]
    [sheet] = view.sheets
    evidence = EvidenceView(suspect=SUSPECTS[1], hideout=104, turn=28)
    shown = view.model_copy(update={"sheets": (sheet.model_copy(update={"evidence": evidence}),)})
    assert "The evidence says that X owns 104." in the_plan.hand(shown, ENGLISH).alt
    assert "The evidence says that X owns 104." in the_plan.tell(shown, ENGLISH)
    assert "X is the owner of 104: both halves seen." not in the_plan.tell(shown, ENGLISH)
    assert the_plan.hand(shown, ENGLISH).png != the_plan.hand(view, ENGLISH).png


def test_every_segment_can_be_lit() -> None:
    assert len({the_plan.board(changed(MID, light=hideout), ENGLISH).png for hideout in HIDEOUTS}) == len(HIDEOUTS)


@pytest.mark.parametrize("roll", [1, 4, 6])
def test_circles_within_reach_are_marked_and_no_others(roll: int) -> None:
    view = changed(samples.WALK, roll=roll)
    image = Image.open(io.BytesIO(the_plan.hand(view, ENGLISH).png)).convert("RGB")
    red = theme("the_plan")["stamp"]
    edges = {circle: spot(circle) for circle in CIRCLES}
    marked = {at for at, (x, y) in edges.items() if image.getpixel((round(x) + 37, round(y))) == red}
    assert marked == reach(view)
    assert marked


def test_the_light_is_turned_over_the_city_by_an_action_as_by_a_bonus() -> None:
    by_action, by_bonus = samples.doing(Action.SEARCHLIGHT), samples.HANDS["turn"]
    assert the_plan.hand(by_action, ENGLISH).png == the_plan.hand(by_bonus, ENGLISH).png
    elsewhere = changed(by_action, light=101)
    assert the_plan.hand(elsewhere, ENGLISH).png != the_plan.hand(by_action, ENGLISH).png


@pytest.mark.parametrize("cards", [(0,), (1,), (2, 3)])
def test_where_an_action_is_chosen_it_is_seen_what_is_in_reach_on_foot_and_by_tram(cards: tuple[int, ...]) -> None:
    own = samples.OWN_KEYS[0] | {"ready": tuple(card in cards for card in range(5))}
    view = changed(samples.HANDS["action"], roll=3, seats=(own, *FOUR[1:]))
    image = Image.open(io.BytesIO(the_plan.hand(view, ENGLISH).png)).convert("RGB")
    seen = {
        (circle, colour)
        for circle in CIRCLES
        for colour, beside in ((FOOT, -37), (TRAM, 37))
        if image.getpixel((round(spot(circle)[0]) + beside, round(spot(circle)[1]))) == look()[colour]
    }
    ways = {FOOT: Action.MOVE_AGENT, TRAM: Action.TRAM}
    ends = {colour: reach(changed(view, choice={"card": 0, "action": action})) for colour, action in ways.items()}
    ready = {action for card in cards for action in CARDS[card]}
    open_to = {colour: ends[colour] for colour, action in ways.items() if action in ready}
    assert open_to
    assert seen == {(circle, colour) for colour, found in open_to.items() for circle in found}


@pytest.mark.parametrize("circle", [3, 32])
def test_a_suspect_stands_out_light_with_a_dark_letter(circle: int) -> None:
    others = samples.STANDING[1:]
    view = changed(MID, turns=(), light=102, suspects=(samples.suspect(SUSPECTS[0], circle), *others))
    image = Image.open(io.BytesIO(the_plan.board(view, ENGLISH).png)).convert("L")
    x, y = round(spot(circle)[0]), round(spot(circle)[1]) + BAND - FEET
    shades = image.crop((x - SUSPECT // 3, y - SUSPECT * 2 // 3, x + SUSPECT // 3, y - SUSPECT // 8)).histogram()
    light, dark = sum(shades[200:]), sum(shades[:60])
    assert light > dark > light / 8


def test_where_suspects_can_be_moved_is_told_by_their_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    with spied(monkeypatch) as laid:
        the_plan.hand(samples.HANDS["suspect"], ENGLISH)
    told = [each.text for each in laid]
    assert "VXYZ" in told
    letters = sum(each.count("Y") for each in told if set(each) <= set("VXYZ"))
    figure_and_notes = 2
    assert letters - figure_and_notes == len(suspect_reach(samples.HANDS["suspect"], SUSPECTS[2], 6))


@pytest.mark.parametrize("paths", samples.WAYS.values(), ids=samples.WAYS)
def test_ways_are_numbered(paths: tuple[tuple[int, ...], ...]) -> None:
    alt = the_plan.ways(samples.WALK, ENGLISH, paths).alt
    for number, path in enumerate(paths, 1):
        assert f"Way {number}: {path[0]}" in alt


@pytest.mark.parametrize("circle", [3, 22, 32])
def test_who_stands_on_a_circle_leaves_its_number_to_be_read(circle: int) -> None:
    nobody = changed(
        MID, turns=(), suspects=tuple(samples.suspect(each, 15 + at) for at, each in enumerate(SUSPECTS))
    )
    agent = changed(nobody, seats=(FOUR[0] | {"circle": circle}, *FOUR[1:]))
    suspect = changed(nobody, suspects=(samples.suspect(SUSPECTS[0], circle), *nobody.suspects[1:]))
    x, y = map(round, spot(circle))
    number = (x - 22, y + BAND - 13, x + 22, y + BAND + 15)
    bare, *covered = (
        Image.open(io.BytesIO(the_plan.board(view, ENGLISH).png)).convert("RGB").crop(number)
        for view in (nobody, agent, suspect)
    )
    for shown in covered:
        assert ImageStat.Stat(ImageChops.difference(shown, bare).convert("L")).mean[0] < 1


def test_a_way_s_number_stands_on_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    with spied(monkeypatch) as laid:
        alt = the_plan.ways(samples.WALK, ENGLISH, samples.WAYS["three"]).alt
    assert "Way 2: 21–29≈4." in alt
    assert alt.endswith("–: on foot, ≈: by tram.")
    letters = [each.box for each in laid if each.text in "ABDVXYZ"]
    tags = [each.box for each in laid[-3:]]
    assert [each.text for each in laid[-3:]] == ["1", "2", "3"]
    assert min(math.dist(tag[:2], letter[:2]) for tag in tags for letter in letters) > TAG


def test_ways_run_under_the_circles() -> None:
    drawn = Image.open(io.BytesIO(the_plan.ways(samples.WALK, ENGLISH, samples.WAYS["many"]).png)).convert("RGB")
    x, y = map(round, spot(29))
    middle = (x - 24, y - 24, x + 24, y + 24)
    city = picture(ground(samples.WALK.light), theme("the_plan").palette, "").png
    bare = Image.open(io.BytesIO(city)).convert("RGB").crop(middle)
    shown = drawn.crop(middle)
    assert ImageStat.Stat(ImageChops.difference(shown, bare).convert("L")).mean[0] < 1


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        the_plan.hand(MID, ENGLISH)


def test_words_tell_everything() -> None:
    told = the_plan.tell(samples.HANDS["action"], ENGLISH)
    for part in (
        "The searchlight is on 103.",
        "Red: A on 21",
        "key 104 face up",
        "Y ×12",
        "V on 32, 5 cards in the file; its bonus card is gone (a key from the stock)",
        "101, entered from 3 and 30\n",
        "Briefcase of 101: looked into by A\n",
        "Nobody has looked into the briefcase of 102 yet.",
        "Y is the owner of 103",
        "File of V from the top: 101 upper half, not seen",
        "29 (tram)",
        "21 with A",
        "B goes 29≈4≈32≈9 (≈ by tram) and meets V.",
    ):
        assert part in told
    assert "the-plan-" not in told
    assert "has seen" not in the_plan.tell(MID, ENGLISH)


def test_words_begin_with_what_the_choice_depends_on_and_the_hand() -> None:
    own = FOUR[0] | {"ready": samples.ALL_READY, "keys": (DOWN, DOWN)}
    told = the_plan.tell(samples.seen(roll=3, seats=(own, *FOUR[1:])), ENGLISH)
    headings = [line.removeprefix("## ") for line in told.splitlines() if line.startswith("## ")]
    assert headings[:4] == ["For your choice", "Your hand", "What A has seen", "The players"]
    needs = told[told.index("## For your choice") : told.index("## Your hand")].splitlines()[1:]
    assert needs[0] == "- Agent by 3: to 28 (meets Z, a key), 39 (meets Z), 4, and 20."
    assert needs[1].startswith("- Tram by 3: to ")
    assert needs[2:] == [
        "- One suspect by 3: Z can meet you.",
        "- All four suspects by 4, 3, 2 and 1: you can meet Z.",
        "- Light turned to 102: B (1 key face down).",
        "- Light turned to 104: no other agent stands there.",
    ]
    assert "Action cards ready: 1 (agent), 2 (agent or tram), 3 (suspect or file)" in told
    assert "A on 21, 5 action cards ready, 2 keys face down." in told
    assert "File of V from the top: 101 upper half, not seen, 104 lower half, and 2 × not seen" in told
    waiting = the_plan.tell(samples.HANDS["waiting"], ENGLISH)
    assert "For your choice" not in waiting
    assert waiting.index("## Your hand") < waiting.index("## The players")


@pytest.mark.parametrize("stage", ["key", "battle", "action"])
def test_a_question_in_an_alt_text_ends_as_a_sentence(stage: str) -> None:
    alt = the_plan.hand(samples.seen(stage=stage), ENGLISH).alt
    assert re.match(r"[^.?]+[.?] A on 21, ", alt)


def test_claims_are_told_in_words_and_alt_text() -> None:
    view = samples.BOARDS["claim"]
    for told in (the_plan.tell(view, ENGLISH), the_plan.board(view, ENGLISH).alt):
        assert "In turn 20 C claimed that the Plan is in 104, the hideout of V: wrong." in told
        assert "D claims that the Plan is in 101, the hideout of Y." in told
        assert "key 101 and a key face down" in told
    assert "1 key is in the stock.\n- Known to be among them: key 104." in the_plan.tell(view, ENGLISH)


ELSEWHERE = (FOUR[0] | {"keys": (key(101),)}, FOUR[1] | {"keys": (key(102),)}, FOUR[2], FOUR[3] | {"keys": (DOWN,)})


@pytest.mark.rule("TP-25")
@pytest.mark.parametrize("hand", ["action", "walk"])
def test_keys_known_elsewhere_are_told_in_private_alone(hand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = changed(samples.HANDS[hand], seats=ELSEWHERE, stock=(key(103),))
    with spied(monkeypatch) as laid:
        drawn = the_plan.hand(view, ENGLISH)
    below = max(each.box[1] for each in laid if each.text == "101")
    assert {each.text for each in laid if each.box[1] >= below} >= {"101", "102", "103"}
    assert "B holds key 102. Key 103 is in the stock." in drawn.alt
    assert "B on 9, 5 action cards ready, key 102." in the_plan.tell(view, ENGLISH)
    assert not {"102", "103"} & set(re.findall(r"key (\d+)", the_plan.board(view, ENGLISH).alt))


@pytest.mark.parametrize("keys", [HIDEOUTS[:count] for count in (1, 2, 3, 4)])
def test_all_keys_known_in_the_stock_are_written_out(keys: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    with spied(monkeypatch) as laid:
        the_plan.board(changed(MID, stock=tuple(map(samples.known, keys))), ENGLISH)
    assert " ".join(map(str, keys)) in {each.text for each in laid}


@pytest.mark.rule("TP-20")
@pytest.mark.parametrize("other", ["B", "V"])
def test_two_on_a_circle_on_the_way_into_a_hideout_are_both_seen(other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    claiming = samples.BOARDS["claim"]
    seats = (*FOUR[:3], FOUR[3] | {"circle": 3})
    if other == "B":
        view = changed(claiming, seats=(seats[0], seats[1] | {"circle": 3}, *seats[2:]))
    else:
        view = changed(claiming, seats=seats, suspects=(samples.suspect(SUSPECTS[0], 3), *samples.STANDING[1:]))
    with spied(monkeypatch) as laid:
        the_plan.board(view, ENGLISH)
    x, y = spot(3)
    there = {each.text for each in laid if math.dist(each.box[:2], (x, y + BAND)) < 100}
    assert there >= {other, "D"}
    assert re.search(rf"3 \(way in\) with {other} and D", the_plan.tell(view, ENGLISH))


def test_every_line_of_the_board_is_told() -> None:
    told = the_plan.tell(MID, ENGLISH)
    assert all(f"{one}–{other}" in told for one, other in BOARD.lines)
    assert all(f"{rail.between[0]}≈{rail.between[1]}" in told for rail in BOARD.rails)


def test_the_closing_says_from_when_each_could_have_known() -> None:
    alt = the_plan.closing(samples.OVER, ENGLISH, None).alt
    assert "A could have known from turn 51." in alt
    assert "B could not have known yet." in alt
    assert "V owns 104." in alt


def test_seats_are_told_by_sign_and_letter() -> None:
    assert [the_plan.seat_mark(seat, ENGLISH) for seat in range(4)] == ["🔺 A", "🟢 B", "🔶 C", "🟦 D"]


def test_every_action_has_its_own_sign() -> None:
    signs = {sprite(icons.action(action, "ink"), look(), 36, 36).tobytes() for action in Action}
    assert len(signs) == len(Action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_of_a_played_game_fit_and_tell_no_more_than_the_view(seats: int) -> None:
    luck, chance = random.Random(seats), Chance(bytes([seats] * 32))
    state = THE_PLAN.setup(ThePlanOptions(), seats, chance)
    for moved in range(120):
        asked = sorted(THE_PLAN.to_act(state))
        if not asked:
            break
        if moved % 12 == 0:
            _look(THE_PLAN.view(state, None), None)
            _look(THE_PLAN.view(state, luck.randrange(seats)), Chance(b"d%d" % moved))
        moves = THE_PLAN.legal(state, asked[0])
        kind = luck.choice(sorted({move.kind for move in moves}))
        THE_PLAN.apply(state, asked[0], luck.choice([move for move in moves if move.kind == kind]), chance)


def _look(view: ThePlanView, dreaming: Chance | None) -> None:
    pictures = [the_plan.board(view, ENGLISH), *([] if view.seat is None else [the_plan.hand(view, ENGLISH)])]
    for drawn in pictures:
        assert len(drawn.png) <= 200_000
        assert len(drawn.alt) <= 1024
    if dreaming is not None and view.outcome is None:
        other = THE_PLAN.view(THE_PLAN.imagine(view, dreaming), view.seat)
        assert the_plan.board(other, ENGLISH) == pictures[0]
        assert the_plan.hand(other, ENGLISH) == pictures[1]
