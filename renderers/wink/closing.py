"""The closing picture: who has won and why, the final count, what became of the calls, the table's score.

The count shows what points are made of and what breaks a tie, each figure under its word (WK-10).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.views import PlayerView, Turn, WinkView
from renderers.canvas import Canvas, imprint
from renderers.flow import Block, height_of, stacked, tallest
from renderers.picture import Picture, picture
from renderers.wink import icons
from renderers.wink.crowd import LEFT, WIDE
from renderers.wink.legend import CALLS, legend_blocks
from renderers.wink.marks import badge, band_block, look
from renderers.wink.names import say
from renderers.wink.roster import COLUMN, draw_ground, status
from renderers.wink.telling import headline
from renderers.words import Words, letter, letters

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
    return picture(canvas.image, theme.palette, closing_alt(view, words, score))


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
    return say(words, "count-line", who=letter(player.seat), left="yes" if player.left else "no", **counts)


def closing_alt(view: WinkView, words: Words, score: Score | None) -> str:
    """The finished game in words: how it ended, what the points are made of, what became of the calls."""
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


ROW, HEAD, ROW_GAP = 62, 96, 6
COUNTS = ("points", "crowd", "agents", "counters", "opened", "lost")
"""Points, the three things they count, the two that break ties in this order."""
STAR = 76
"""The room for a winner's star."""
STEP = (WIDE - COLUMN - STAR) // len(COUNTS)

Figures = tuple[int, int, int, int, int, int]


def standings_blocks(view: WinkView, words: Words) -> list[Block]:
    """The heads of the columns, then a row for each player; the figures that decided are framed."""
    deciding = decider(view)
    rows = [_row(view, player, deciding) for player in view.players]
    return [_heads(words, deciding), *rows[:-1], Block(ROW, rows[-1].draw, 14)]


def figures(player: PlayerView) -> Figures:
    """A player's figures, column by column."""
    counted = (len(player.crowd), len(player.agents), player.counters)
    return (player.score, *counted, player.counters_open, len(player.lost))


def decider(view: WinkView) -> str | None:
    """The column that has settled who wins; None where the win is shared."""
    level: Sequence[Figures] = [figures(player) for player in view.players if not player.left]
    for column in ("points", "opened", "lost"):
        at = COUNTS.index(column)
        best = max(each[at] for each in level)
        level = [each for each in level if each[at] == best]
        if len(level) == 1:
            return column
    return None


def _heads(words: Words, deciding: str | None) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        for at, column in enumerate(COUNTS):
            colour = "stamp" if column == deciding else "ink"
            canvas.paragraph(
                _middle(at),
                y,
                say(words, f"count-{column}"),
                room=STEP - 20,
                lines=2,
                role="bold",
                colour=colour,
                align="centre",
                leading=1.12,
            )

    return Block(HEAD, draw, 2)


def _middle(column: int) -> float:
    return LEFT + COLUMN + STAR + (column + 0.5) * STEP


def _row(view: WinkView, player: PlayerView, deciding: str | None) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        draw_ground(canvas, player, y, ROW)
        badge(canvas, LEFT + (COLUMN - 56) / 2, y + 3, 56, player.seat)
        sign = status(view, player, "card")
        if sign is not None:
            canvas.stamp(sign, LEFT + COLUMN + 18, y + 8, 46)
        framed = [*_framed(view, player, deciding)]
        for at, (column, figure) in enumerate(zip(COUNTS, figures(player), strict=True)):
            if column in framed:
                canvas.frame(_middle(at) - 46, y + 5, 92, ROW - 10, "stamp", "blush", 4, 10)
            ink = "ink" if not player.left and (figure or column == "points") else "soft"
            size = 50 if column == "points" else 44
            canvas.text(_middle(at), y + ROW / 2, str(figure), role="bold", size=size, colour=ink, align="centre")

    return Block(ROW, draw, ROW_GAP)


def _framed(view: WinkView, player: PlayerView, deciding: str | None) -> Iterator[str]:
    """The deciding column, for the players with the best score of those who stayed."""
    best = max((each.score for each in view.players if not each.left), default=0)
    if deciding is not None and player.score == best and not player.left:
        yield deciding
