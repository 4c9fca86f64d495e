"""What holds of every picture: size, shape, weight, words beside it, and that no text leaves its place."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engines.agent_avenue.cards import Market
from engines.core.game import Outcome
from engines.core.text import text
from renderers import agent_avenue
from renderers.fonts import ELLIPSIS
from renderers.picture import Picture
from renderers.words import words
from tests.renderers import samples
from tests.renderers.drawn import LONG, PICTURES, drawn, in_turn
from tests.renderers.fit import BRIEF, LEAST_PERCENT, amiss
from tests.renderers.pseudo import spied
from tests.support.rarely import rarely, some_locales
from tests.words.pictures import pictures

ENGLISH = words("en")
SOME = [*PICTURES][::4]
"""What is drawn twice in the ordinary run."""
everywhere = pytest.mark.parametrize("locale", some_locales(__name__))


@pytest.mark.parametrize(("name", "locale"), in_turn("en"))
def test_shape_weight_and_alt_text(name: str, locale: str) -> None:
    picture, _ = drawn(name, locale)
    image = Image.open(io.BytesIO(picture.png))
    assert image.mode == "P"
    assert image.width == 1080
    assert image.height / image.width >= (1 if "board-" in name else 0 if _is_low(name) else 7 / 11)
    assert len(picture.png) <= 200_000
    assert 0 < len(picture.alt) <= 1024


def _is_low(name: str) -> bool:
    """Whether it stands above a question and its buttons, and so is no higher than it has to be."""
    return name.startswith("infiltraitors-") and not name.startswith(("infiltraitors-closing", "infiltraitors-guide"))


@pytest.mark.parametrize("name", [*SOME, *rarely(*(each for each in PICTURES if each not in SOME))])
def test_same_view_same_bytes(name: str) -> None:
    assert PICTURES[name](ENGLISH) == drawn(name, "en")[0]


@pytest.mark.parametrize(("name", "language"), in_turn("en", LONG))
def test_texts_keep_to_their_places(name: str, language: str) -> None:
    picture, laid = drawn(name, language)
    assert laid
    assert _shape(picture) <= 5 / 4
    assert list(amiss(laid, BRIEF if language == LONG else LEAST_PERCENT)) == []


def test_a_translator_sees_what_does_not_fit(tmp_path: Path) -> None:
    (fine,) = pictures("en", "wink-cover", tmp_path)
    assert ((tmp_path / fine.file).read_bytes(), fine.amiss) == (drawn("wink-cover", "en")[0].png, ())
    wide = replace(drawn("wink-cover", "en")[1][0], text=f"too long{ELLIPSIS}", percent=LEAST_PERCENT - 1)
    assert len(list(amiss([wide, wide]))) == 5


@everywhere
@pytest.mark.parametrize("card", Market)
def test_every_market_card_is_told_whole(card: Market, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    supply = samples.MARKET.model_copy(update={"supply": (card, *samples.MARKET.supply[1:])})
    shown = {"board": samples.ADVANCED.model_copy(update={"market": supply})}
    shown["choosing"] = samples.HANDS["market"].model_copy(update={"market": supply})
    shown["doing"] = samples.HANDS["ability"].model_copy(update={"ability": card})
    with spied(monkeypatch) as laid:
        agent_avenue.board(shown["board"], words(locale))
        agent_avenue.hand(shown["choosing"], words(locale))
        agent_avenue.hand(shown["doing"], words(locale))
    assert [each.text for each in laid if each.text.endswith(ELLIPSIS)] == []


@everywhere
@pytest.mark.parametrize("reason", ENGLISH.ids("agent-avenue-reason-"))
def test_every_ending_is_told_whole(reason: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for winner, tie in (("green", "yes"), ("blue", "no")):
        outcome = Outcome((0,), ((0,), (1,)), (1, 0), text(reason, winner=winner, tie=tie, needed=5))
        view = samples.CLOSINGS["closing27"].model_copy(update={"outcome": outcome})
        with spied(monkeypatch) as laid:
            agent_avenue.closing(view, words(locale), (10, 10))
        assert [each.text for each in laid if each.text.endswith(ELLIPSIS)] == []


def _shape(picture: Picture) -> float:
    """The height to a width of 1."""
    image = Image.open(io.BytesIO(picture.png))
    return image.height / image.width


def test_drawing_in_many_threads_gives_the_same_pictures() -> None:
    some = [*PICTURES][::4]
    alone = [drawn(name, "en")[0].png for name in some]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda name: PICTURES[name](ENGLISH).png, some * 2))
    assert together == alone * 2


def test_a_hand_that_nobody_may_see_is_in_no_picture() -> None:
    """The board of a seat's view is the spectator's: what only the seat knows isn't drawn."""
    for view in samples.HANDS.values():
        unseen = tuple(hand.model_copy(update={"hand": None, "set_aside": None}) for hand in view.hands)
        spectator = view.model_copy(update={"seat": None, "hands": unseen, "picks": (), "proposal": None})
        assert agent_avenue.board(view, ENGLISH) == agent_avenue.board(spectator, ENGLISH)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        agent_avenue.hand(samples.MID, ENGLISH)


MID = samples.MID
GREEN, BLUE = MID.sides
OTHERS = {
    "turn": {"number": 8},
    "deck": {"deck": 17},
    "asked": {"to_act": (1,)},
    "stage": {"stage": "recruit", "to_act": (1,), "pair": samples.RECRUIT.pair},
    "agents": {"sides": (GREEN, BLUE.model_copy(update={"agents": BLUE.agents[1:]}))},
    "pawn": {"sides": (GREEN, BLUE.model_copy(update={"space": 11, "travel": 4}))},
    "last turn": {"turns": (samples.TURN_6.model_copy(update={"opponent_took": "face_down"}),)},
    "aside": {"hands": (MID.hands[0].model_copy(update={"set_aside_count": 2}), MID.hands[1])},
}


@pytest.mark.parametrize("changes", OTHERS.values(), ids=OTHERS)
def test_what_is_public_is_seen(changes: dict[str, object]) -> None:
    other = MID.model_copy(update=changes)
    assert agent_avenue.board(MID, ENGLISH).png != agent_avenue.board(other, ENGLISH).png
    assert agent_avenue.tell(MID, ENGLISH) != agent_avenue.tell(other, ENGLISH)
