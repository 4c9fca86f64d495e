"""*How to play*: a game on one screen, privately."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.covers import game_name, game_pitch
from bot.panels.layout import Block, Image, Line, Panel
from bot.panels.names import text_prefix
from renderers.words import Words

PARTS = ("aim", "turn", "end")


def guide_panel(game_id: str, words: Words, image: Image | None) -> Panel:
    """Aim, one's turn, how it ends (texts `<game>-guide-…`) and a picture; without the texts the game's sentence."""
    blocks: list[Block] = [Line(f"## {words.get('guide-heading', game=game_name(game_id))}")]
    if image is not None:
        blocks.append(image)
    told = list(_parts(game_id, words))
    blocks.append(Line("\n".join(told) if told else words(game_pitch(game_id))))
    return Panel(tuple(blocks))


def _parts(game_id: str, words: Words) -> Iterator[str]:
    for part in PARTS:
        key = f"{text_prefix(game_id)}-guide-{part}"
        if words.has(key):
            yield f"{words.get(f'guide-{part}')}\n{words.get(key)}"
