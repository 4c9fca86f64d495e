"""The games as they are offered (name, one sentence, how many people, how long, a cover) and explained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.panels.layout import ActionRow, Block, Button, Image, Line, Panel, Separator
from bot.panels.names import text_prefix
from bot.panels.ways import page_buttons
from bot.tables.keys import custom_id
from bot.tables.paces import beginners_minutes
from engines.core.game import AnyGame
from engines.core.strength import Strength
from engines.core.text import Text, dashed, text
from engines.table.record import Person
from engines.table.snapshot import Snapshot
from renderers.words import Words


def game_name(game_id: str) -> Text:
    """The name of a game."""
    return text(f"{text_prefix(game_id)}-name")


def game_pitch(game_id: str) -> Text:
    """What a game is, in one sentence."""
    return text(f"{text_prefix(game_id)}-pitch")


def covers_panel(
    games: Iterable[AnyGame],
    covers: Mapping[str, Image | None],
    invited: Sequence[Person],
    words: Words,
    strength: Strength = Strength.NORMAL,
    *,
    alone: bool = False,
) -> Panel:
    """Private: every game with a button that opens a table of it, for those who were already invited.

    Its computers are to play so well.

    Where one plays `alone`, a button begins at once, and another one lets the options be chosen first.
    """
    blocks: list[Block] = [Line(words.get("covers-heading-alone" if alone else "covers-heading"))]
    args = opening_args(invited, strength)
    for game in games:
        buttons = _alone_buttons(game, args, words) if alone and not invited else _open_buttons(game, args, words)
        blocks += [*_cover(game, covers.get(game.id), words), ActionRow(buttons)]
    return Panel(tuple(blocks))


def people_of(game: AnyGame) -> range:
    """How many people a game takes in its beginner's form."""
    return game.seat_counts(game.options())


def opening_args(invited: Sequence[Person], strength: Strength) -> tuple[int | str, ...]:
    """What the custom id of a button that opens a table tells beside the game."""
    return (*invited, *(() if strength is Strength.NORMAL else (strength,)))


def _open_buttons(game: AnyGame, args: Sequence[int | str], words: Words) -> tuple[Button, ...]:
    label = words.get("covers-open-button", game=game_name(game.id))
    return (Button(custom_id("open", game.id, *args), label, "primary"),)


def _alone_buttons(game: AnyGame, args: Sequence[int | str], words: Words) -> tuple[Button, ...]:
    label = words.get("covers-play-button", game=game_name(game.id))
    play = Button(custom_id("open", game.id, *args), label, "primary")
    return play, Button(custom_id("open-lobby", game.id, *args), words.get("covers-lobby-button"))


def _cover(game: AnyGame, cover: Image | None, words: Words) -> Iterator[Block]:
    yield Separator()
    if cover is not None:
        yield cover
    yield Line(f"### {words(game_name(game.id))}\n{words(game_pitch(game.id))}\n-# {_measures(game, words)}")


def _measures(game: AnyGame, words: Words) -> str:
    counts, minutes = people_of(game), beginners_minutes(game)
    people = {"fewest": counts[0], "most": counts[-1]}
    if minutes is None:
        return words.get("covers-people", **people)
    return words.get("covers-people-minutes", **people, least=minutes[0], longest=minutes[1])


PARTS = {"aim": "guide-aim", "turn": "guide-turn", "end": "guide-end", "signs": "guide-signs", "full": None}
"""The parts of a guide with their headings; one says itself what it is about."""
PAGES = (("aim", "turn", "end"), ("signs",), ("full",))
"""What stands together, so that no page is much longer than two screens of a phone."""


def guide_panel(
    game_id: str, words: Words, image: Image | None, variants: Sequence[str] = (), asked: str = "", page: int = 0
) -> Panel:
    """A page of how a game is played (texts `<game>-guide-…`), the first with a picture; without texts the pitch.

    With a picture, `<game>-guide-more`, if there is one, tells the rest in place of aim, turn and end. `variants` are
    those at this table; the texts `<game>-guide-<variant>` of them close the first page. The ways to other pages lead
    to the game or table `asked` for.
    """
    pages = _guide_pages(game_id, words, variants, drawn=image is not None)
    page = min(max(page, 0), len(pages) - 1)
    blocks: list[Block] = [Line(f"## {words.get('guide-heading', game=game_name(game_id))}")]
    if image is not None and not page:
        blocks.append(image)
    blocks.append(Line(pages[page]))
    ways = page_buttons(page, len(pages), words, lambda to, name: custom_id("guide-page", asked, to, name))
    return Panel((*blocks, ActionRow(ways)) if ways else tuple(blocks))


def _guide_pages(game_id: str, words: Words, variants: Sequence[str], *, drawn: bool) -> list[str]:
    """The pages of a guide that have anything to tell, one at least."""
    more = f"{text_prefix(game_id)}-guide-more"
    first, *others = (tuple(_parts(game_id, words, parts)) for parts in PAGES)
    if drawn and words.has(more):
        first = (words.get(more),)
    told = [(*first, *_variants(game_id, words, variants)) or (words(game_pitch(game_id)),), *others]
    return ["\n".join(lines) for lines in told if lines]


def variants_of(snapshot: Snapshot) -> tuple[str, ...]:
    """The options that are switched on at a table, and `teams` where more than two play."""
    options = tuple(dashed(name) for name, value in snapshot.options if value is True)
    return (*options, "teams") if snapshot.record.seats > 2 else options


def _parts(game_id: str, words: Words, parts: Iterable[str]) -> Iterator[str]:
    for part in parts:
        key, heading = f"{text_prefix(game_id)}-guide-{part}", PARTS[part]
        if words.has(key):
            yield words.get(key) if heading is None else f"{words.get(heading)}\n{words.get(key)}"


def _variants(game_id: str, words: Words, variants: Sequence[str]) -> Iterator[str]:
    for variant in variants:
        key = f"{text_prefix(game_id)}-guide-{variant}"
        if words.has(key):
            yield words.get(key)
