"""What a table waits for: notices on the board (paused, late, wishes to answer, free seats), and what a ping asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from bot.panels.computers.aliases import told_strength
from bot.panels.layout import ActionRow, Block, Button, Line, Option, Panel, Select
from bot.panels.moments import stamp
from bot.panels.names import mentioned, seat_label
from bot.tables.keys import custom_id, late_key, undo_key
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.table import seating
from engines.table.clocks import is_common
from engines.table.record import Record, SeatRequest, UndoRequest
from engines.table.seating import asked_for_seat
from engines.table.snapshot import Snapshot, public_prompt
from engines.table.undo import asked_to_agree
from renderers.words import Words

MOST_LATE = 2
"""So many late people are asked about at a time; the others' turn comes once that is decided."""

LATE_BUTTONS: Mapping[str, tuple[str, str]] = {
    "late-wait": ("late-wait-button", "late-wait-one-button"),
    "late-remind": ("late-remind-button", "late-remind-one-button"),
    "late-program": ("late-program-button", "late-program-one-button"),
    "late-pass": ("late-pass-button", "late-pass-one-button"),
}
"""By entrance what its button says where one person is late, and where several are."""


def notices(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """The notices of a game in play, with their buttons, in the words of the server."""
    if snapshot.record.status != "playing":
        return ()
    naming = mentioned(snapshot, words)
    parts = (_paused, _rests, _late, _undo, _wish, _seats_to_take)
    return tuple(block for part in parts for block in part(snapshot, naming))


def agreement(snapshot: Snapshot, seat: Seat, words: Words) -> tuple[Line, ActionRow] | None:
    """What the seat's owner is asked to agree to, for their own hand: an undo first, then a wish for a seat."""
    record, naming = snapshot.record, mentioned(snapshot, words)
    undo, wish = record.undo, record.request
    if undo is not None and seat in asked_to_agree(record):
        return Line(naming.get("hand-undo", who=Who(undo.seat))), _undo_answers(record, undo, words)
    if wish is not None and seat == asked_for_seat(record):
        label = seat_label(snapshot, wish.seat, words)
        said = words.get("hand-wish", who=f"<@{wish.person}>", seat=label)
        return Line(said), _wish_answers(record, wish, words)
    return None


def agreement_buttons(snapshot: Snapshot, seat: Seat, words: Words) -> tuple[Button, ...]:
    """The buttons by which the seat's owner answers all that they are asked to agree to."""
    record, buttons = snapshot.record, list[Button]()
    if record.undo is not None and seat in asked_to_agree(record):
        buttons += _undo_answers(record, record.undo, words).buttons
    if record.request is not None and seat == asked_for_seat(record):
        buttons += _wish_answers(record, record.request, words).buttons
    return tuple(buttons)


def _paused(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    if snapshot.record.paused:
        yield Line(words.get("notice-paused"))
        yield ActionRow((Button(custom_id("resume", snapshot.record.id), words.get("resume-button"), "success"),))


def _rests(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    if snapshot.rests() and not snapshot.record.paused:
        yield Line(words.get("notice-rests"))


def _late(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    record = snapshot.record
    late = () if record.paused else tuple(seat for seat in range(record.seats) if record.clock(seat).overdue)
    for seat in late[:MOST_LATE]:
        end = last_resort(snapshot, seat)
        said = words.get("notice-late", who=Who(seat))
        yield Line(said if end is None else words.get("notice-late-until", notice=said, end=end))
        yield ActionRow(tuple(_late_buttons(snapshot, seat, len(late) == 1, words)))


def _late_buttons(snapshot: Snapshot, seat: Seat, only: bool, words: Words) -> Iterator[Button]:
    record, label = snapshot.record, seat_label(snapshot, seat, words)
    entrances = ["late-wait", "late-remind"]
    if snapshot.game.computer_seats(snapshot.options):
        entrances.append("late-program")
    elif snapshot.game.passes(snapshot.options):
        entrances.append("late-pass")
    for entrance in entrances:
        alone, one_of_many = LATE_BUTTONS[entrance]
        said = words.get(alone) if only else words.get(one_of_many, seat=label)
        yield Button(custom_id(entrance, record.id, seat, late_key(record, seat)), said)


def _undo(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    record, request = snapshot.record, snapshot.record.undo
    if request is not None and not record.paused:
        yield Line(words.get("notice-undo", who=Who(request.seat)))
        yield _undo_answers(record, request, words)


def _undo_answers(record: Record, request: UndoRequest, words: Words) -> ActionRow:
    args = (record.id, undo_key(record, request))
    return ActionRow(
        (
            Button(custom_id("undo-agree", *args), words.get("undo-agree-button"), "success"),
            Button(custom_id("undo-refuse", *args), words.get("undo-refuse-button"), "danger"),
        )
    )


def _wish(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    record, request = snapshot.record, snapshot.record.request
    if request is not None:
        label = seat_label(snapshot, request.seat, words)
        yield Line(words.get("notice-wish", host=f"<@{record.host}>", who=f"<@{request.person}>", seat=label))
        yield _wish_answers(record, request, words)


def _wish_answers(record: Record, request: SeatRequest, words: Words) -> ActionRow:
    args = (record.id, request.seat, request.person)
    return ActionRow(
        (
            Button(custom_id("seat-agree", *args), words.get("seat-agree-button"), "success"),
            Button(custom_id("seat-refuse", *args), words.get("seat-refuse-button"), "danger"),
        )
    )


def _seats_to_take(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    record = snapshot.record
    held = seating.to_take(snapshot)
    if not held or record.request is not None:
        return
    holders = record.holders
    stands_in = [seat for seat in held if holders[seat].program and holders[seat].person is not None]
    if stands_in:
        told = (words.get("notice-computer", who=Who(seat), spy=told_strength(record, seat)) for seat in stands_in)
        yield Line("\n".join(told))
    label = words.get("seat-choose-or-back-button" if stands_in else "seat-choose-button")
    yield ActionRow((Button(custom_id("seat-choose", record.id), label),))


def seats_panel(snapshot: Snapshot, held: Sequence[Seat], words: Words) -> Panel:
    """Private, for somebody who wants to sit down at a game in play where several seats can be taken: which one."""
    seats = tuple(Option(str(seat), seat_label(snapshot, seat, words)) for seat in held)
    choice = Select(custom_id("seat-chosen", snapshot.record.id), words.get("seat-choose-placeholder"), seats)
    return Panel((Line(words.get("seat-choose-question")), choice))


def last_resort(snapshot: Snapshot, seat: Seat) -> Text | None:
    """What finally happens to an overdue seat if nobody acts; None for any other seat, and without a clock."""
    due = snapshot.record.clock(seat).due
    if due is None or not snapshot.record.clock(seat).overdue:
        return None
    programs = snapshot.game.computer_seats(snapshot.options)
    return text("overdue-program" if programs else "overdue-resign", moment=stamp(due))


def ping_question(snapshot: Snapshot, seat: Seat, told: Words, *, private: bool, late: bool) -> str:
    """What the seat's owner is asked, a line each; what is `private` tells the question itself, else what all know.

    `late`: they are reminded of it.
    """
    lines = [*_to_agree(snapshot, seat, told)]
    if seat in snapshot.to_act():
        lines.append(_turn(snapshot, seat, told, private=private, late=late))
    return "\n".join(lines)


def deadline(snapshot: Snapshot, seat: Seat) -> tuple[datetime | None, bool]:
    """By when the seat's owner must answer (None: whenever they like), and whether that is past already."""
    record = snapshot.record
    if seat not in snapshot.to_act():
        return None, False
    return (record.table_due if is_common(snapshot) else record.clock(seat).due), record.clock(seat).overdue


def is_late(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether the seat's owner has been reminded already, and has still not answered."""
    record = snapshot.record
    late = record.table_late if is_common(snapshot) else record.clock(seat).late
    return late > 0 and not snapshot.has_answered(seat)


def _turn(snapshot: Snapshot, seat: Seat, told: Words, *, private: bool, late: bool) -> str:
    decision = snapshot.decision(seat)
    prompt = decision.prompt if decision is not None and private else public_prompt(snapshot, seat)
    asks = told.get("ping-turn", who=Who(seat))
    if prompt is not None:
        asks = told.get("ping-asked", who=Who(seat), prompt=prompt)
    end = last_resort(snapshot, seat)
    if end is not None:
        return told.get("ping-overdue", asked=asks, end=end)
    if late:
        asks = told.get("ping-reminder", asked=asks)
    due, _ = deadline(snapshot, seat)
    return asks if due is None else told.get("ping-until", asked=asks, moment=stamp(due))


def _to_agree(snapshot: Snapshot, seat: Seat, told: Words) -> Iterator[str]:
    record = snapshot.record
    if record.undo is not None and seat in asked_to_agree(record):
        yield told.get("ping-undo", who=Who(seat), asker=Who(record.undo.seat))
    if record.request is not None and seat == asked_for_seat(record):
        label = seat_label(snapshot, record.request.seat, told)
        yield told.get("ping-wish", who=Who(seat), asker=f"<@{record.request.person}>", seat=label)
