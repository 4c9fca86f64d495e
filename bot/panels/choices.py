"""Choices as blocks of a panel: the question, and every legal move as a button, an option, or pages of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Protocol

from bot.panels.asking import SURE, AnyAsking, Asking, Stakes
from bot.panels.games import agent_avenue, infiltraitors, mind_mgmt, the_plan, wink
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Line, Option, Question
from bot.panels.moments import stamp
from bot.panels.names import icon_of, illustrated, labelled, without_sign
from bot.panels.ways import page_buttons
from bot.tables.keys import custom_id, keyed, move_of, number
from bot.tables.moving import is_note
from engines.core.game import Move
from engines.core.seats import Seat
from engines.core.sheets import Mark
from engines.core.text import Text
from engines.table.snapshot import Snapshot
from renderers.picture import Picture
from renderers.words import Words

MOST_BUTTONS = 10
PAGE = "page"


def question_blocks(
    snapshot: Snapshot,
    seat: Seat,
    words: Words,
    focus: tuple[str, ...] = (),
    *,
    spoken: bool = False,
    marks: Mapping[str, tuple[Mark, ...]] | None = None,
) -> tuple[Block, ...]:
    """What the seat is asked and all it may do, with a half-made choice where there is one.

    `spoken`: no picture stands beside it, so what a picture would show is said. `marks`: as `Asking` has them.
    """
    asking = Asking(snapshot, seat, words, focus, spoken, marks or {})
    prompt = _prompt(asking)
    if focus[:1] == (SURE,) and len(focus) > 1:
        return _under(prompt, _sure_blocks(asking, focus[1]))
    if not keyed(snapshot, seat):
        return prompt
    chooser = CHOOSERS.get(snapshot.game.id)
    own = None if chooser is None else chooser.blocks(asking)
    return _under(prompt, generic_blocks(asking) if own is None else own)


def _prompt(asking: Asking) -> tuple[Line, ...]:
    """The question in one line, with its moment where the answer is due and not late."""
    snapshot, seat = asking.snapshot, asking.seat
    decision, clock = snapshot.decision(seat), snapshot.record.clock(seat)
    if decision is None:
        return ()
    prompt = illustrated(snapshot, asking.words)(decision.prompt)
    if clock.due is None or clock.overdue or seat not in snapshot.to_act() or snapshot.rests():
        return (Line(f"**{prompt}**"),)
    return (Line(asking.words.get("hand-asked-until", prompt=prompt, moment=stamp(clock.due))),)


def _under(prompt: tuple[Block, ...], choices: tuple[Block, ...]) -> tuple[Block, ...]:
    """The choices with the prompt above them, unless they begin with a question of their own."""
    return choices if isinstance(next(iter(choices), None), Question) else (*prompt, *choices)


def generic_blocks(asking: Asking) -> tuple[Block, ...]:
    """All legal moves: up to ten as buttons, up to 25 as a select, beyond that in pages."""
    moves = asking.legal()
    if len(moves) <= MOST_BUTTONS:
        return (ActionRow(tuple(asking.move_button(move) for move in moves)),) if moves else ()
    notes = tuple(asking.move_button(move) for move in moves if is_note(move))
    rest = [move for move in moves if not is_note(move)]
    return (*_select(asking, rest), *((ActionRow(notes),) if notes else ()))


def public_blocks(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """The choices that show nothing secret, as buttons under the board; a tap answers privately."""
    buttons = open_buttons(snapshot, words)
    return (ActionRow(buttons[:MOST_BUTTONS]),) if buttons else ()


def open_buttons(snapshot: Snapshot, words: Words, of: Seat | None = None) -> tuple[Button, ...]:
    """The buttons of all such choices, or of one seat's."""
    chooser = CHOOSERS.get(snapshot.game.id)
    if chooser is None or snapshot.record.status != "playing" or snapshot.record.paused:
        return ()
    buttons = []
    for seat, move in chooser.open_moves(snapshot):
        if of not in (None, seat):
            continue
        asking = Asking(snapshot, seat, words)
        identifier = custom_id("open-move", snapshot.record.id, asking.key(move))
        told = open_label(snapshot, move)
        icon = icon_of(snapshot, snapshot.game.describe(snapshot.view(None), move), words)
        label = without_sign(snapshot, labelled(snapshot, words)(told), icon, words)
        buttons.append(Button(identifier, label, emoji=icon))
    return tuple(buttons)


def sure_blocks(snapshot: Snapshot, seat: Seat, words: Words, wanted: str) -> tuple[Block, ...]:
    """What follows from a move, with a button to do it and one to leave it."""
    return _sure_blocks(Asking(snapshot, seat, words), wanted)


def _sure_blocks(asking: Asking, wanted: str) -> tuple[Block, ...]:
    move = move_of(asking.snapshot, asking.seat, wanted)
    if move is None:
        return (asking.back_row(),)
    at_stake = stakes(asking, move)
    do = asking.words.get("choice-do-doubted-button" if at_stake.doubted else "choice-do-button")
    identifier = custom_id("sure", asking.snapshot.record.id, asking.question_of(move), wanted)
    button = Button(identifier, do, "danger" if at_stake.doubted else "success")
    question = Question("\n".join((asking.label(move), *at_stake.lines)))
    return (question, ActionRow((button, asking.back_button())))


def stakes(asking: AnyAsking, move: Move) -> Stakes:
    """What the move puts at stake, for whoever is asked about it once more."""
    own = STAKES.get(asking.snapshot.game.id)
    return Stakes() if own is None else own(asking, move)


def _select(asking: Asking, moves: Sequence[Move]) -> tuple[Block, ...]:
    pages = -(-len(moves) // MOST_OPTIONS)
    page = min(number(asking.focus[1]), pages - 1) if asking.focus[:1] == (PAGE,) and len(asking.focus) > 1 else 0
    page = max(page, 0)
    shown = moves[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
    options = [Option(asking.key(move), asking.label(move)) for move in shown]
    select = asking.select(asking.words.get("choice-placeholder", moves=len(moves)), options)
    return (select, *_pager(asking, page, pages))


def _pager(asking: Asking, page: int, pages: int) -> tuple[Block, ...]:
    ways = page_buttons(page, pages, asking.words, lambda to, name: asking.focus_id(PAGE, str(to), name))
    return (Line(asking.words.get("choice-page", page=page + 1, pages=pages)), ActionRow(ways)) if ways else ()


class Chooser(Protocol):
    """A game's own way to ask."""

    def blocks(self, asking: AnyAsking) -> tuple[Block, ...] | None:
        """The choices of a question; None: as any game asks."""
        ...

    def open_moves(self, snapshot: Snapshot) -> Sequence[tuple[Seat, Move]]:
        """Moves that everybody may know a seat has, and that reveal nothing when made."""
        ...


CHOOSERS: dict[str, Chooser] = {
    "agent_avenue": agent_avenue,
    "infiltraitors": infiltraitors,
    "mind_mgmt": mind_mgmt,
    "the_plan": the_plan,
    "wink": wink,
}

Drawn = tuple[Hashable, Callable[[Words], Picture]]
"""A picture to be drawn, and what tells it from the others of the same view."""
PICTURES: dict[str, Callable[[AnyAsking], Drawn | None]] = {
    "agent_avenue": agent_avenue.drawn,
    "infiltraitors": infiltraitors.drawn,
    "mind_mgmt": mind_mgmt.drawn,
    "the_plan": the_plan.drawn,
    "wink": wink.drawn,
}
"""The games that draw a half-made choice (None: the hand serves)."""

STAKES: dict[str, Callable[[AnyAsking, Move], Stakes]] = {"the_plan": the_plan.stakes}
"""The games that say what a move puts at stake."""

OPEN_LABELS: dict[str, Callable[[Snapshot, Move], Text]] = {"agent_avenue": agent_avenue.open_label}
"""The games that label their open moves themselves; all others by `describe`, as spectators know them."""


def open_label(snapshot: Snapshot, move: Move) -> Text:
    """The label of an open move's button, for everybody to read."""
    own = OPEN_LABELS.get(snapshot.game.id)
    return snapshot.game.describe(snapshot.view(None), move) if own is None else own(snapshot, move)
