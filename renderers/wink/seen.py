"""What a player has seen, beats in a row in which nothing was seen taken together (WK-23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.wink.views import News
from renderers.seats import letter
from renderers.wink.names import say
from renderers.wink.telling import accusation_line
from renderers.words import Words

Run = tuple[News, ...]
"""A beat, or several in a row in which nothing was seen."""


def runs(news: Sequence[News]) -> list[Run]:
    """The beats in their order, taken together where nothing was seen."""
    found: list[Run] = []
    for each in news:
        if found and _nothing(each) and _nothing(found[-1][-1]):
            found[-1] = (*found[-1], each)
        else:
            found.append((each,))
    return found


def _nothing(news: News) -> bool:
    """Whether a beat has shown nothing: no eyes met, none moved, and nothing else was learnt."""
    return not news.met and news.moved is None and news.winked is None and news.void is None


def run_lines(news: Sequence[News], words: Words) -> list[str]:
    """What the beats have shown, the newest first."""
    return [_line(run, words) for run in reversed(runs(news))]


def _line(run: Run, words: Words) -> str:
    if len(run) == 1:
        return " ".join(_told(run[0], words))
    watched = tuple(letter(each.watched) for each in run if each.watched is not None)
    return say(words, "saw-nothing", first=run[0].turn, last=run[-1].turn, watched=watched)


def _told(news: News, words: Words) -> Iterator[str]:
    """What a beat has shown a player, sentence by sentence."""
    if news.watched is not None:
        met = "yes" if news.met else "no"
        key, moved = ("saw-still", "") if news.moved is None else ("saw-moved", letter(news.moved))
        yield say(words, key, turn=news.turn, who=letter(news.watched), met=met, moved=moved)
    if news.winked is not None and news.number is not None:
        yield say(words, "saw-winked", who=letter(news.winked), number=news.number)
    if news.void is not None:
        yield accusation_line(news.void, words)
