"""Private: somebody's decisions in a finished game, a page each: what was known, what was done, what was better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.coaching.advice import described, known_lines, odds_of, saying
from bot.panels.layout import ActionRow, Block, Button, Image, Line, Panel, whole_lines
from bot.tables.keys import custom_id
from engines.core.coach import Prize
from engines.core.text import Text, text
from engines.table.decisions import Judged
from engines.table.snapshot import Snapshot
from renderers.words import Words

LONGEST = 1500
_MISSED: dict[Prize, str] = {
    "win": "coach-missed-win",
    "hit": "coach-missed-hit",
    "point": "coach-missed-point",
}


def coach_button(snapshot: Snapshot, words: Words) -> tuple[Button, ...]:
    """The way to what one could have known, in a game that is over and that the program can play."""
    if not snapshot.begun or not snapshot.record.is_over or not snapshot.game.computer_seats(snapshot.options):
        return ()
    return (Button(custom_id("coach", snapshot.record.id), words.get("coach-button")),)


def working_panel(done: int, of: int, words: Words) -> Panel:
    """How far the decisions are looked through."""
    return Panel((Line(words.get("coach-working", done=done, all=of)),))


def first_page(judged: Sequence[Judged]) -> int:
    """Where to begin: at something sure that was missed, else where the computer would have done something else."""
    missed = (page for page, each in enumerate(judged) if each.missed)
    return next(missed, next((page for page, each in enumerate(judged) if each.differs), 0))


def review_panel(snapshot: Snapshot, judged: Sequence[Judged], page: int, words: Words, image: Image | None) -> Panel:
    """A decision, counted from 0, with the ways to the others; `image` is the hand as it was then."""
    told = saying(snapshot, words)
    heading = words.get("coach-heading", page=page + 1, pages=len(judged))
    said = whole_lines("\n".join([heading, *map(told, _lines(snapshot, judged[page]))]), LONGEST)
    blocks: list[Block] = [Line(said), *(() if image is None else (image,)), Line(_summary(judged, words))]
    ways = tuple(_ways(snapshot, judged, page, words))
    return Panel((*blocks, *((ActionRow(ways),) if ways else ())))


def _lines(snapshot: Snapshot, judged: Judged) -> Iterator[Text]:
    game, decided, advice = snapshot.game, judged.decided, judged.advice
    yield from known_lines(advice)
    yield text("coach-made", move=game.describe(decided.view, decided.made))
    if not advice.moves:
        yield text("error-no-advice")
        return
    if not judged.differs:
        yield text("coach-same")
    else:
        yield text("coach-better", moves=described(game, decided.view, advice.moves))
    if advice.why is not None:
        yield advice.why
    made, best = (odds_of(advice, decided.legal, move) for move in (decided.made, advice.moves[0]))
    if advice.why is None and made is not None and best is not None and judged.differs:
        yield text("coach-odds", best=best, made=made)
    if judged.missed:
        yield text(_MISSED[advice.prize], move=described(game, decided.view, advice.sure)[0])
    elif advice.tells is not None and judged.differs:
        yield text("coach-told", what=advice.tells)


def _summary(judged: Sequence[Judged], words: Words) -> str:
    differs, missed = (sum(getattr(each, what) for each in judged) for what in ("differs", "missed"))
    return words.get("coach-summary", differs=differs, missed=missed)


def _ways(snapshot: Snapshot, judged: Sequence[Judged], page: int, words: Words) -> Iterator[Button]:
    """To the decisions beside it, and to the next that the computer would have taken otherwise, from the last on."""
    others = [*range(page + 1, len(judged)), *range(page)]
    differing = next((at for at in others if judged[at].differs), None)
    for name, label, to in (
        ("earlier", "page-earlier-button", page - 1 if page else None),
        ("later", "page-later-button", page + 1 if page + 1 < len(judged) else None),
        ("differs", "coach-differs-button", differing),
    ):
        if len(judged) > 1:
            identifier = custom_id("coach-page", snapshot.record.id, page if to is None else to, name)
            yield Button(identifier, words.get(label), disabled=to is None)
