"""*How to play*: a game on one screen, privately."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.covers import game_name, game_pitch
from bot.panels.layout import Block, Image, Line, Panel
from bot.panels.names import text_prefix
from engines.table.snapshot import Snapshot
from renderers.words import Words

PARTS = ("aim", "turn", "end", "signs")


def guide_panel(game_id: str, words: Words, image: Image | None, variants: Sequence[str] = ()) -> Panel:
    """Aim, one's turn, how it ends, what signs mean (texts `<game>-guide-…`) and a picture; without texts the pitch.

    Below a picture stands only what it doesn't tell, where a game has said that apart (`<game>-guide-more`).
    `variants` are those at this table; what a text `<game>-guide-<variant>` says of one stands below.
    """
    blocks: list[Block] = [Line(f"## {words.get('guide-heading', game=game_name(game_id))}")]
    if image is not None:
        blocks.append(image)
    more = f"{text_prefix(game_id)}-guide-more"
    parts = _parts(game_id, words) if image is None or not words.has(more) else (words.get(more),)
    told = [*parts, *_variants(game_id, words, variants)]
    blocks.append(Line("\n".join(told) if told else words(game_pitch(game_id))))
    return Panel(tuple(blocks))


def variants_of(snapshot: Snapshot) -> tuple[str, ...]:
    """The options that are switched on at a table, and `teams` where more than two play."""
    options = tuple(name.replace("_", "-") for name, value in snapshot.options if value is True)
    return (*options, "teams") if snapshot.record.seats > 2 else options


def _parts(game_id: str, words: Words) -> Iterator[str]:
    for part in PARTS:
        key = f"{text_prefix(game_id)}-guide-{part}"
        if words.has(key):
            yield f"{words.get(f'guide-{part}')}\n{words.get(key)}"


def _variants(game_id: str, words: Words, variants: Sequence[str]) -> Iterator[str]:
    for variant in variants:
        key = f"{text_prefix(game_id)}-guide-{variant}"
        if words.has(key):
            yield words.get(key)
