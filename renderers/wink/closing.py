"""The closing picture: who has won and why, what each has, what became of the calls, the table's score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import PlayerView, Turn, WinkView
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, height_of, stacked, tallest
from renderers.picture import Picture, picture
from renderers.seats import letter, letters
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.legend import CALLS, legend_blocks
from renderers.wink.look import band_block, look
from renderers.wink.names import say
from renderers.wink.spies import badge
from renderers.wink.standings import COLUMNS as COUNTS
from renderers.wink.standings import figures, standings_blocks
from renderers.wink.telling import headline
from renderers.words import Words

COLUMNS, GAP = 4, 8
CELL, BADGE, ICON = 56, 46, 36
Score = tuple[int, ...]
"""Games won at this table so far, this one included, by seat."""
End = Literal["linked", "caught", "lost", "declined", "open"]


@dataclass(frozen=True, slots=True)
class _CallStory:
    """A call made in `turn`: who held the card, who caught the two (`by`), when it ended, as far as that happened."""

    seat: Seat
    number: Number
    turn: int
    end: End = "open"
    holder: Seat | None = None
    by: Seat | None = None
    ended: int = 0


def closing(view: WinkView, words: Words, score: Score | None) -> Picture:
    """The finished game told; `score` is the table's over all rematches, None where it was the first."""
    theme, words = look(), words.naming({player.seat: letter(player.seat) for player in view.players})
    winner = view.outcome.winners[0] if view.outcome is not None and view.outcome.winners else None
    blocks = [band_block(headline(view, words), winner), _reason(view, words), *standings_blocks(view, words)]
    below = [] if score is None else [_score(words, score)]
    room = tallest(theme) - height_of([*blocks, *below])
    settled = [told for told in _call_stories(view) if told.end in ("linked", "caught", "lost")]
    canvas = stacked(theme, [*blocks, *_calls(words, settled, room), *below])
    return picture(canvas.image, theme.palette, _alt(view, words, score))


def _reason(view: WinkView, words: Words) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        if view.outcome is not None:
            reason = words(view.outcome.reason)
            canvas.paragraph(LEFT, y, reason, room=620, lines=3, size=44, role="bold")
        imprint(canvas, 866, y + 72, say(words, "stamp"), 380, 62)

    return Block(152, draw, 12)


def _calls(words: Words, settled: Sequence[_CallStory], room: int) -> list[Block]:
    """Every call that was settled, the latest where there are too many, in columns read downward; what signs mean."""
    legend = legend_blocks(words, CALLS)
    rows = min(-(-len(settled) // COLUMNS), (room - height_of(legend) - 14 + GAP) // (CELL + GAP))
    if rows <= 0:
        return []
    shown = settled[-rows * COLUMNS :]
    wide = (WIDE - (COLUMNS - 1) * GAP) // COLUMNS

    def draw(canvas: Canvas, y: int) -> None:
        for at, told in enumerate(shown):
            column, row = divmod(at, rows)
            _draw_call(canvas, told, LEFT + column * (wide + GAP), y + row * (CELL + GAP), wide)

    return [*legend, Block(rows * (CELL + GAP) - GAP, draw)]


def _draw_call(canvas: Canvas, told: _CallStory, x: int, y: int, wide: int) -> None:
    """Who called what, and who was linked with them, caught them, or was missed."""
    canvas.box(x, y, wide, CELL, "card", 10)
    middle = y + CELL / 2
    badge(canvas, x + 8, middle - BADGE / 2, BADGE, told.seat)
    canvas.text(x + 90, middle, str(told.number), role="slab", size=46, align="centre")
    sign = {"linked": icons.link("green"), "caught": icons.accuse("blue")}.get(told.end, icons.cross("stamp"))
    canvas.stamp(sign, x + 126, middle - ICON / 2, ICON)
    other = told.by if told.by is not None else told.holder
    if other is not None:
        badge(canvas, x + 176, middle - BADGE / 2, BADGE, other)


def _score(words: Words, score: Score) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        canvas.frame(LEFT, y, WIDE, 76, "ink", "card", 4, 14)
        step = (WIDE - 240) // len(score)
        canvas.text(LEFT + 20, y + 38, say(words, "score"), role="bold", size=42, room=210)
        for seat, games in enumerate(score):
            x = LEFT + 236 + seat * step
            badge(canvas, x, y + 14, 48, seat)
            canvas.text(x + 52, y + 38, str(games), role="bold", size=42, room=step - 52)

    return Block(76, draw)


def _counted(words: Words, player: PlayerView) -> str:
    """What a player's points are made of, and what would break a tie."""
    counts = dict(zip(COUNTS, figures(player), strict=True))
    return say(words, "count-line", who=letter(player.seat), **counts)


def _alt(view: WinkView, words: Words, score: Score | None) -> str:
    parts = [f"{headline(view, words)}."]
    if view.outcome is not None:
        parts.append(words(view.outcome.reason))
    parts += [_counted(words, player) for player in view.players]
    for end in ("linked", "caught", "lost"):
        told = [call for call in _call_stories(view) if call.end == end]
        parts.append(say(words, f"sum-{end}", count=len(told)))
    if score is not None:
        pairs = (f"{name} {games}" for name, games in zip(letters(range(len(score))), score, strict=True))
        parts.append(say(words, "score-line", scores=", ".join(pairs)))
    return " ".join(parts)


def _call_stories(view: WinkView) -> list[_CallStory]:
    """All calls in the order they were made."""
    told: list[_CallStory] = []
    open_: dict[Seat, int] = {}
    for turn in view.turns:
        for made in turn.accusations:
            caller = next((seat for seat, at in open_.items() if told[at].number == made.number), None)
            if made.right and caller is not None:
                at = open_.pop(caller)
                told[at] = replace(told[at], end="caught", holder=made.accused, by=made.seat, ended=turn.number)
        _end_call(told, open_, turn)
        if turn.call is not None:
            open_[turn.seat] = len(told)
            told.append(_CallStory(turn.seat, turn.call, turn.number))
    return told


def _end_call(told: list[_CallStory], open_: dict[Seat, int], turn: Turn) -> None:
    naming = turn.naming
    if naming is None or turn.seat not in open_:
        return
    end: End = "declined" if naming.right is None else "linked" if naming.right else "lost"
    at = open_.pop(turn.seat)
    told[at] = replace(told[at], end=end, holder=naming.holder, ended=turn.number)
