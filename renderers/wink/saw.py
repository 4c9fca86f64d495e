"""What a player has seen, beat by beat: whom they watched, whether eyes met, toward whom that eye moved (WK-23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.wink.views import News, WinkView
from renderers.canvas import Canvas
from renderers.flow import Block, stacked
from renderers.picture import Picture, picture
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.legend import MAY_ACCUSE, SEEN, TOO_LATE, YOU_WINKED, Entry, legend_blocks
from renderers.wink.marks import badge, band_block, look
from renderers.wink.names import say
from renderers.wink.telling import accusation_line
from renderers.words import Words, letter

COLUMNS, GAP = 3, 8
A_PAGE = 48
"""So many beats with something to see, or spans without, stand on a picture."""
CELL = 56
BADGE, ICON = 48, 36
WATCHED = 3
"""How many of the players watched in vain are drawn."""

_Run = tuple[News, ...]
"""A beat, or several in a row in which nothing was seen."""


def saw(view: WinkView, words: Words, page: int | None = None) -> Picture:
    """A page of what the viewer has seen, counted from 0 at the oldest; None: the newest."""
    pages = saw_pages(view)
    at = pages - 1 if page is None else max(0, min(page, pages - 1))
    told = _runs(_news(view))
    shown = told[max(0, len(told) - (pages - at) * A_PAGE) : len(told) - (pages - 1 - at) * A_PAGE]
    news = [each for run in shown for each in run]
    blocks = [band_block(say(words, "saw"), view.seat), *legend_blocks(words, [*SEEN, *_further(view, news)])]
    if shown:
        blocks.append(_table(view, shown, -(-len(shown) // COLUMNS)))
    canvas = stacked(look(), blocks, low=True)
    return picture(canvas.image, look().palette, " ".join([say(words, "saw"), *run_lines(news, words)]))


def saw_pages(view: WinkView) -> int:
    """In how many pictures all that the viewer has seen finds room."""
    return max(1, -(-len(_runs(_news(view))) // A_PAGE))


def _news(view: WinkView) -> Sequence[News]:
    return () if view.me is None else view.me.news or ()


def _further(view: WinkView, news: Sequence[News]) -> Iterator[Entry]:
    """Further entries of the legend, for signs that not every game has."""
    if any(each.winked is not None for each in news):
        yield YOU_WINKED
    if any(_counts(view, each) for each in news):
        yield MAY_ACCUSE
    if any(each.void is not None for each in news):
        yield TOO_LATE


def _table(view: WinkView, told: Sequence[_Run], rows: int) -> Block:
    wide = (WIDE - (COLUMNS - 1) * GAP) // COLUMNS

    def draw(canvas: Canvas, y: int) -> None:
        for at, run in enumerate(told):
            column, row = divmod(at, rows)
            x, top = LEFT + column * (wide + GAP), y + row * (CELL + GAP)
            ground, line = ("blush", "stamp") if _counts(view, run[0]) else ("card", "card")
            canvas.frame(x, top, wide, CELL, line, ground, 3, 10)
            _draw_run(canvas, run, x, top + CELL / 2)

    return Block(rows * (CELL + GAP) - GAP, draw)


def _counts(view: WinkView, news: News) -> bool:
    """Whether what was seen allows an accusation now (WK-28)."""
    sightings = () if view.me is None else view.me.sightings or ()
    return any(
        news.turn in seen.turns and (seen.suspect, seen.caller) == (news.watched, news.moved) for seen in sightings
    )


def _draw_run(canvas: Canvas, run: _Run, x: int, middle: float) -> None:
    """A beat, or the span of several without anything seen, and who was watched meanwhile."""
    if len(run) == 1:
        _draw_news(canvas, run[0], x, middle)
        return
    span = canvas.text(x + 16, middle, f"{run[0].turn}–{run[-1].turn}", role="bold", colour="soft")
    watched = tuple(dict.fromkeys(each.watched for each in run if each.watched is not None))
    left = x + 16 + span + 8
    for seat in watched[:WATCHED]:
        badge(canvas, left, middle - BADGE / 2 + 2, BADGE - 4, seat)
        left += BADGE - 2
    canvas.stamp(icons.still("soft"), left + 2, middle - ICON / 2, ICON)


def _draw_news(canvas: Canvas, news: News, x: int, middle: float) -> None:
    canvas.text(x + 50, middle, str(news.turn), role="bold", colour="soft", align="right")
    if news.watched is not None:
        badge(canvas, x + 60, middle - BADGE / 2, BADGE, news.watched)
        sign = icons.met("green") if news.met else icons.missed("shade")
        canvas.stamp(sign, x + 114, middle - ICON / 2, ICON)
        if news.moved is None:
            canvas.stamp(icons.still("soft"), x + 158, middle - ICON / 2, ICON)
        else:
            canvas.stamp(icons.toward("stamp"), x + 156, middle - ICON / 2, ICON)
            badge(canvas, x + 196, middle - BADGE / 2, BADGE, news.moved)
    if news.winked is not None:
        canvas.stamp(icons.wink("ink"), x + 250, middle - 18, 38)
    if news.void is not None:
        canvas.stamp(icons.cross("stamp"), x + 294, middle - 14, 28)


def _runs(news: Sequence[News]) -> list[_Run]:
    """The beats in their order, taken together where nothing was seen."""
    found: list[_Run] = []
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
    return [_line(run, words) for run in reversed(_runs(news))]


def _line(run: _Run, words: Words) -> str:
    if len(run) == 1:
        return " ".join(news_lines(run[0], words))
    watched = tuple(letter(each.watched) for each in run if each.watched is not None)
    return say(words, "saw-nothing", first=run[0].turn, last=run[-1].turn, watched=watched)


def news_lines(news: News, words: Words) -> Iterator[str]:
    """What a beat has shown a player, sentence by sentence."""
    if news.watched is not None:
        met = "yes" if news.met else "no"
        key, moved = ("saw-still", "") if news.moved is None else ("saw-moved", letter(news.moved))
        yield say(words, key, turn=news.turn, who=letter(news.watched), met=met, moved=moved)
    if news.winked is not None and news.number is not None:
        yield say(words, "saw-winked", who=letter(news.winked), number=news.number)
    if news.void is not None:
        yield accusation_line(news.void, words)
