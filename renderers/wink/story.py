"""The full story: a film; by glance also page by page every gaze, wink and blink, who could have seen it and did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from engines.core.seats import Seat
from engines.wink.views import Accusation, Eye, Turn, WinkView
from renderers.canvas import Canvas
from renderers.flow import Block, height_of, stacked, tallest
from renderers.pen import Painter
from renderers.picture import Picture, picture
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.legend import STORY, legend_blocks
from renderers.wink.marks import badge, band_block, look
from renderers.wink.names import say
from renderers.wink.scenes import whole
from renderers.wink.telling import eye_line, turn_lines
from renderers.words import Words

HEAD, GAZES, LINE = 110, 54, 54
BADGE, ICON = 48, 38
LEAST_ARROW = 18
"""No arrow smaller than this stands between two masks; seven and eight players have no room for one."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something that happened in a beat: its width in pixels, and what draws it from x around a middle line."""

    wide: int
    draw: Callable[[Canvas, float, float], None]


def story(view: WinkView, words: Words) -> tuple[Callable[[], Picture], ...]:
    """What draws the story: the film, then where eyes are told the pages of it, as few as can be read."""
    if view.outcome is None or not view.turns:
        return ()
    turns = [turn for turn in view.turns if turn.eyes]
    room = tallest(look()) - 108 - height_of(legend_blocks(words, STORY))
    pages = list(_pages(len(view.players), turns, room)) if turns else []
    told = (partial(_page, words, at, len(pages), page) for at, page in enumerate(pages, 1))
    return (partial(whole, view, words), *told)


def _pages(seats: int, turns: Sequence[Turn], room: int) -> Iterator[list[tuple[Turn, list[Block]]]]:
    """The turns in portions that are at most `room` pixels high."""
    page: list[tuple[Turn, list[Block]]] = []
    taken = 0
    for turn in turns:
        blocks = _beat(seats, turn)
        tall = height_of(blocks)
        if page and taken + tall > room:
            yield page
            page, taken = [], 0
        page.append((turn, blocks))
        taken += tall
    yield page


def _page(words: Words, number: int, pages: int, page: Sequence[tuple[Turn, list[Block]]]) -> Picture:
    first, last = page[0][0].number, page[-1][0].number
    span = "single" if first == last else "range"
    told = say(words, "story", first=first, last=last, span=span, page=number, pages=pages)
    beats = [block for _, blocks in page for block in blocks]
    canvas = stacked(look(), [band_block(told), *legend_blocks(words, STORY), *beats])
    lines = (line for turn, _ in page for line in _moved_lines(turn, words))
    return picture(canvas.image, look().palette, " ".join([f"{told}.", *lines]))


def _moved_lines(turn: Turn, words: Words) -> Iterator[str]:
    moved = [line for eye in turn.eyes or () if (line := eye_line(eye, words)) is not None]
    if moved:
        yield say(words, "story-beat", turn=turn.number)
        yield from moved


def story_lines(turn: Turn, words: Words) -> Iterator[str]:
    """A beat in words: what all know of it, then the eyes that moved."""
    yield from turn_lines(turn, words)
    yield from (line for eye in turn.eyes or () if (line := eye_line(eye, words)) is not None)


def _beat(seats: int, turn: Turn) -> list[Block]:
    """A row of gazes, and below it what happened."""
    eyes = turn.eyes or ()
    items = [*_happened(turn), *(_moved(eye) for eye in eyes if eye.moved is not None)]
    lines = list(_broken(items))
    blocks = [_gazes(turn, eyes, seats)]
    blocks += [_line(line) for line in lines]
    return [*blocks[:-1], Block(blocks[-1].height, blocks[-1].draw, 12)]


def _gazes(turn: Turn, eyes: Sequence[Eye], seats: int) -> Block:
    """Who watched whom; a green frame, and arrows to both sides, where eyes met."""
    step = (WIDE - HEAD) / seats

    def draw(canvas: Canvas, y: int) -> None:
        canvas.box(LEFT, y, WIDE, GAZES, "kraft", 10)
        canvas.text(LEFT + 50, y + GAZES / 2, str(turn.number), role="slab", size=44, align="right")
        for eye in eyes:
            _draw_gaze(canvas, eye, LEFT + HEAD - 50 + eye.seat * (step + 50 / seats), y, step + 50 / seats)

    return Block(GAZES, draw, 4)


def _draw_gaze(canvas: Canvas, eye: Eye, x: float, y: int, wide: float) -> None:
    line = "green" if eye.met else "shade"
    canvas.frame(x + 2, y + 1, wide - 4, GAZES - 2, line, "card", 4 if eye.met else 2, 9)
    arrow = round(min(ICON, wide - 2 * BADGE - 20))
    middle, step = y + GAZES / 2, (wide - 2 * BADGE - max(0, arrow)) / 4
    badge(canvas, x + step, middle - BADGE / 2, BADGE, eye.seat)
    if arrow >= LEAST_ARROW:
        sign = icons.met("green") if eye.met else icons.missed("soft")
        canvas.stamp(sign, x + (wide - arrow) / 2, middle - arrow / 2, arrow)
    badge(canvas, x + wide - step - BADGE, middle - BADGE / 2, BADGE, eye.watched)


def _broken(items: Sequence[Item]) -> Iterator[list[Item]]:
    """The items in lines no longer than a row."""
    line: list[Item] = []
    for item in items:
        if line and sum(each.wide for each in line) + item.wide > WIDE:
            yield line
            line = []
        line.append(item)
    if line:
        yield line


def _line(items: Sequence[Item]) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        x = float(LEFT)
        for item in items:
            item.draw(canvas, x, y + LINE / 2)
            x += item.wide

    return Block(LINE, draw, 2)


def _happened(turn: Turn) -> Iterator[Item]:
    """Accusations, the naming and the call, as signs."""
    for made in turn.accusations:
        yield _accused(made)
    naming = turn.naming
    if naming is not None and naming.named is not None:
        yield _signs(turn.seat, icons.link("ink"), naming.named, naming.number, right=bool(naming.right))
    if turn.call is not None:
        yield _signs(turn.seat, icons.call("ink"), None, turn.call, right=None)


def _accused(made: Accusation) -> Item:
    return _signs(made.seat, icons.accuse("ink"), made.accused, made.number, right=bool(made.right))


def _signs(who: Seat, icon: Painter, whom: Seat | None, number: int, *, right: bool | None) -> Item:
    """A player, what they did, to whom and over which number, and how it went."""
    wide = 28 + BADGE + 8 + ICON + 8 + (0 if whom is None else BADGE + 8) + 56 + (0 if right is None else ICON)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        badge(canvas, x, middle - BADGE / 2, BADGE, who)
        x += BADGE + 8
        canvas.stamp(icon, x, middle - ICON / 2, ICON)
        x += ICON + 8
        if whom is not None:
            badge(canvas, x, middle - BADGE / 2, BADGE, whom)
            x += BADGE + 8
        canvas.text(x + 25, middle, str(number), role="bold", size=42, align="centre")
        if right is not None:
            sign = icons.tick("green") if right else icons.cross("stamp")
            canvas.stamp(sign, x + 54, middle - ICON / 2, ICON)

    return Item(wide, draw)


def _moved(eye: Eye) -> Item:
    """An eye that moved: whose, how, toward whom; then its watchers, filled who saw it and hollow who didn't."""
    wide = 34 + BADGE + 6 + ICON + 6 + BADGE + 20 + len(eye.watched_by) * (BADGE + 8)

    def draw(canvas: Canvas, x: float, middle: float) -> None:
        top = middle - BADGE / 2
        canvas.frame(x, middle - 27, wide - 20, 54, "shade", "card" if eye.number else "paper", 2, 10)
        x += 6
        badge(canvas, x, top, BADGE, eye.seat)
        x += BADGE + 6
        canvas.stamp(_sign(eye), x, middle - ICON / 2, ICON)
        x += ICON + 6
        if eye.moved is not None:
            badge(canvas, x, top, BADGE, eye.moved)
        x += BADGE + 14
        for seat in eye.watched_by:
            line, ground = ("green", "green") if seat in eye.seen_by else ("shade", "paper")
            canvas.frame(x, middle - 25, BADGE + 4, 50, line, ground, 3, 8)
            badge(canvas, x + 2, top, BADGE, seat)
            x += BADGE + 8

    return Item(wide, draw)


def _sign(eye: Eye) -> Painter:
    if eye.number is None:
        return icons.blink("soft")
    return icons.wink("stamp" if eye.manner == "bold" else "blue", eye.manner)
