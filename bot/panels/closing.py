"""The public panel once a table is over: how it ended, the opened seed, and how to play again."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.campaign import after, apart, chapter
from bot.panels.coaching.review import coach_button
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Image, Line, Panel, Style
from bot.panels.log import retold_button
from bot.panels.names import mentioned
from bot.panels.notes import has_sheets, notes_button
from bot.store.codes import replay_code, shown
from bot.tables.keys import custom_id
from engines.core.text import Text, Who, text
from engines.table.record import SOMEONE, Record, Score
from engines.table.series import can_follow, can_swap, is_lost, leads_on
from engines.table.snapshot import Snapshot
from renderers.words import Words

MOST_SCORES = 8


def closing_panel(snapshot: Snapshot, words: Words, image: Image | None = None, pages: int = 0) -> Panel:
    """What a finished or abandoned game leaves in its channel, in the words of the server.

    The picture tells why and how all stand; where there is none, words do. `pages` has the story of the game.
    """
    naming = mentioned(snapshot, words)
    blocks: list[Block] = [Line("\n".join(_heading(snapshot, naming, image)))]
    blocks += after(snapshot, naming)
    blocks += [Line(told)] if (told := apart(snapshot, naming)) else []
    if image is not None:
        blocks.append(image)
    return Panel((*blocks, *_after_the_game(snapshot, naming, pages)))


def _heading(snapshot: Snapshot, words: Words, image: Image | None) -> Iterator[str]:
    name, title = words(game_name(snapshot.record.game)), chapter(snapshot, words)
    yield f"### {' – '.join(part for part in (name, title) if part)}"
    yield words(ending(snapshot) if image is None else _winners(snapshot))


def _winners(snapshot: Snapshot) -> Text:
    """Who has won, where a picture says why."""
    record, outcome = snapshot.record, snapshot.record.outcome
    if record.status != "finished" or outcome is None:
        return text("ending-abandoned")
    if not outcome.winners:
        return text("ending-nobody-wins")
    return text("ending-winners", winners=tuple(map(Who, outcome.winners)), count=len(outcome.winners))


def ending(snapshot: Snapshot) -> Text:
    """How a game ended, in one text."""
    record, outcome = snapshot.record, snapshot.record.outcome
    if record.status != "finished" or outcome is None:
        return text("ending-abandoned")
    if not outcome.winners:
        return text("ending-nobody", reason=outcome.reason)
    winners = tuple(Who(seat) for seat in outcome.winners)
    return text("ending-won", winners=winners, count=len(winners), reason=outcome.reason)


def _after_the_game(snapshot: Snapshot, words: Words, pages: int) -> Iterator[Block]:
    record = snapshot.record
    if record.status == "finished":
        yield from _series(record, words)
        yield from map(Line, _whats_next(snapshot, words))
        if (code := replay_code(record)) is not None:
            yield Line(words.get("ending-code", code=shown(code)))
    yield ActionRow((*_buttons(snapshot, words), *retold_button(record.id, pages, words)))


def _series(record: Record, words: Words) -> Iterator[Block]:
    if record.series.games < 2:
        return
    scores = sorted(record.series.scores, key=lambda score: -score.wins)[:MOST_SCORES]
    yield Line(words.get("ending-series", games=record.series.games, scores=tuple(map(_score, scores))))


def _score(score: Score) -> Text:
    if score.person is None:
        return text("ending-score-program", wins=score.wins)
    if score.person == SOMEONE:
        return text("ending-score-forgotten", wins=score.wins)
    return text("ending-score", who=f"<@{score.person}>", wins=score.wins)


def _whats_next(snapshot: Snapshot, words: Words) -> Iterator[str]:
    if snapshot.record.series.next is not None:
        yield words.get("rematch-begun")
    else:
        yield from wishes(snapshot, words)


def wishes(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Who wants another game, a line for each kind."""
    record, following = snapshot.record, leads_on(snapshot)
    again, swap = (tuple(map(Who, seats)) for seats in (record.series.again, record.series.swap))
    if again and following is not None:
        yield words.get("rematch-wanted-next", people=again, title=following)
    elif again:
        yield words.get("rematch-wanted-again" if _tries_again(snapshot) else "rematch-wanted", people=again)
    if swap:
        yield words.get("rematch-wanted-swapped", people=swap)


def again_buttons(snapshot: Snapshot, words: Words) -> Iterator[Button]:
    """How those who have finished a game play on: another game by a press each, and the campaign's file."""
    record, follows = snapshot.record, can_follow(snapshot)
    if follows:
        yield Button(custom_id("rematch", record.id), _again_label(snapshot, words), "success")
        if can_swap(snapshot):
            yield Button(custom_id("rematch-swapped", record.id), words.get("rematch-swapped-button"))
    if record.group is not None:
        style: Style = "secondary" if follows else "success"
        yield Button(custom_id("campaign", record.group.id), words.get("campaign-go-on-button"), style)


def _tries_again(snapshot: Snapshot) -> bool:
    """Whether another game is another try: all have lost together."""
    return snapshot.game.cooperative and is_lost(snapshot)


def _again_label(snapshot: Snapshot, words: Words) -> str:
    following = leads_on(snapshot)
    if following is None:
        return words.get("try-again-button" if _tries_again(snapshot) else "rematch-button")
    return words.get("rematch-next-button", title=following)


def _buttons(snapshot: Snapshot, words: Words) -> Iterator[Button]:
    record = snapshot.record
    yield from again_buttons(snapshot, words)
    yield Button(custom_id("log", record.id), words.get("log-button"))
    if has_sheets(snapshot.game) and snapshot.begun:
        yield notes_button(record.id, words)
    yield from coach_button(snapshot, words)
