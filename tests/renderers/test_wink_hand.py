"""Wink's hands: the table with who looks at whom, one's own cards, what signs mean, how high it all is."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engines.wink.views import News, Settings, WinkView
from renderers import wink
from renderers.picture import Picture
from renderers.wink.marks import look
from renderers.wink.table import seated
from renderers.words import words
from tests.renderers import wink_samples as samples
from tests.renderers.pseudo import spied

ENGLISH = words("en")
BEAT = samples.HANDS["beat"]
UNHEARD = {"news": (News(1, 3), News(2, 3, met=True)), "sightings": ()}
HIGHEST = 800
"""A hand leaves room for the question's controls on a phone."""


def _image(drawn: Picture) -> Image.Image:
    return Image.open(io.BytesIO(drawn.png)).convert("RGB")


def _news(**changes: object) -> WinkView:
    return samples.with_player(BEAT, 1, news=(News(16, 2, **changes),))  # type: ignore[arg-type]


@pytest.mark.parametrize("view", samples.HANDS.values(), ids=samples.HANDS)
def test_a_hand_is_low_and_ends_with_the_cards(view: WinkView) -> None:
    drawn = _image(wink.hand(view, ENGLISH))
    assert drawn.height <= HIGHEST
    assert view.me is not None
    ink = [y for y in range(drawn.height - 60, drawn.height) if drawn.getpixel((90, y)) == look()["ink"]]
    assert bool(ink) is bool(view.me.hand)


def test_whom_one_watches_is_drawn_between_the_two() -> None:
    middles = seated(6, 1, 10)
    for watched in (0, 2, 3, 4, 5):
        drawn = _image(wink.hand(samples.with_player(BEAT, 1, settings=Settings(watched), news=()), ENGLISH))
        (x0, y0), (x1, y1) = middles[1], middles[watched]
        way = [(round(x0 + (x1 - x0) * part), round(y0 + (y1 - y0) * part)) for part in (0.5, 0.6)]
        assert all(drawn.getpixel(point) == look()["honey"] for point in way), watched


def test_all_that_the_last_beat_has_shown_is_drawn_and_a_wink_when_it_comes() -> None:
    seen = [
        _news(),
        _news(met=True),
        _news(moved=0),
        _news(moved=1, met=True),
        _news(met=True, winked=2, number=16),
    ]
    assert len({wink.hand(view, ENGLISH).png for view in seen}) == len(seen)


def test_what_the_last_beat_has_shown_is_said_too() -> None:
    assert "Turn 16: you watched C. A wink or blink at A." in _laid(_news(moved=0))
    assert "You watch C and wink boldly." in _laid(samples.with_player(BEAT, 1, news=()))


def test_a_card_whose_number_is_called_shows_the_caller_and_whether_they_have_been_winked_at() -> None:
    (won, due) = BEAT.accomplice_of
    winked = samples.with_player(BEAT, 1, news=(*samples.NEWS, News(17, 5, winked=due.seat, number=due.number)))
    uncalled = samples.changed(BEAT, players=tuple(p.model_copy(update={"call": None}) for p in BEAT.players))
    cards = [_cards(view) for view in (BEAT, winked, uncalled)]
    assert len(set(cards)) == len(cards)
    assert won.number in (BEAT.players[1].hand or ())


def _cards(view: WinkView) -> bytes:
    drawn = _image(wink.hand(view, ENGLISH))
    return drawn.crop((0, drawn.height - 230, drawn.width, drawn.height)).tobytes()


def _laid(view: WinkView, *, seen: bool = False) -> set[str]:
    with pytest.MonkeyPatch.context() as patch, spied(patch) as laid:
        (wink.saw if seen else wink.hand)(view, ENGLISH)
    return {each.text for each in laid}


def test_the_legend_explains_whatever_has_come_up_and_no_more() -> None:
    always = {"eyes met", "they didn’t", "wink or blink at", "nothing"}
    further = {"you winked", "you may accuse", "accused too late"}
    assert always | further <= _laid(BEAT, seen=True)
    fresh = _laid(samples.with_player(BEAT, 1, **UNHEARD), seen=True)
    assert always <= fresh
    assert not further & fresh


def test_however_much_was_seen_is_shown_in_pictures() -> None:
    many = samples.with_player(BEAT, 1, news=tuple(News(turn, turn % 3, moved=5) for turn in range(1, 61)))
    alone = samples.with_player(BEAT, 1, news=(News(1, 3, moved=0),))
    assert (wink.saw_pages(alone), wink.saw_pages(many)) == (1, 2)
    pages = [wink.saw(many, ENGLISH, page) for page in (0, 1)]
    assert "Turn 12: you watched" in pages[0].alt
    assert "Turn 13: " not in pages[0].alt
    assert pages[1].alt.startswith("What you saw Turn 60: ")
    assert wink.saw(many, ENGLISH) == pages[1]


def test_who_comes_back_is_told_what_to_do() -> None:
    away = samples.changed(samples.with_player(BEAT, 1, away=True, confirmed=True), to_act=(2, 5))
    assert wink.hand(away, ENGLISH).alt.startswith("You were away: set anything to be back.")
