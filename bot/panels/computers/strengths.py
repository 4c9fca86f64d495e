"""How well computers play: a lobby's form where the host says it by seat, and the question where one stands in.

The form's custom id tells how each field stood, so that what nobody touched stays as it is by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.panels.computers.aliases import alias
from bot.panels.computers.told import BUTTONS, HELP
from bot.panels.forms import MOST_FIELDS, ChoiceField, Form
from bot.panels.layout import ActionRow, Button, Line, Option, Panel
from bot.panels.names import seat_label
from bot.tables.keys import custom_id, number
from bot.tables.lobbies import Arrangement
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.core.text import Who, text
from engines.table.lobby import free_seats
from engines.table.snapshot import Snapshot
from renderers.words import Words

FREE = "free"
"""The field of the free seats that computers take."""


def strength_of(written: str) -> Strength:
    """The strength that is written so. Raises `SafehouseError` for any other."""
    found = next((each for each in Strength if each == written), None)
    if found is None:
        raise SafehouseError("error-no-such-option")
    return found


def computer_pages(snapshot: Snapshot) -> int:
    """How many forms it takes to set how well the computers of a lobby play; none where none can sit there."""
    return -(-len(_fields(snapshot)) // MOST_FIELDS)


def strengths_form(snapshot: Snapshot, page: int, words: Words) -> Form:
    """The form of how well each computer plays. Raises `SafehouseError` for a page that there isn't."""
    shown = dict(list(_fields(snapshot).items())[page * MOST_FIELDS :][:MOST_FIELDS]) if page >= 0 else {}
    if not shown:
        raise SafehouseError("error-no-such-option")
    stood = "-".join(f"{name}.{strength}" for name, strength in shown.items())
    fields = tuple(_field(snapshot, name, strength, words) for name, strength in shown.items())
    title = words.get("strengths-modal-title")
    return Form(custom_id("lobby-strengths-set", snapshot.record.id, stood), title, fields)


def strengths_answer(stood: str, fields: Mapping[str, str]) -> Arrangement:
    """What the form sets. Raises `SafehouseError` for what no form holds."""
    wanted: dict[Seat | None, Strength] = {}
    for part in stood.split("-"):
        name, _, had = part.partition(".")
        written = fields.get(name, had)
        if written != had:
            wanted[None if name == FREE else number(name)] = strength_of(written)
    return Arrangement(strengths=wanted)


def stand_in_panel(snapshot: Snapshot, seat: Seat, key: str, words: Words) -> Panel:
    """Private, for somebody who lets the computer play on for a late seat: how well."""
    buttons = tuple(
        Button(
            custom_id("late-computer", snapshot.record.id, seat, key, strength),
            words.get(BUTTONS[strength]),
            "primary" if strength is Strength.NORMAL else "secondary",
        )
        for strength in Strength
    )
    said = words.get("stand-in-question", who=Who(seat))
    return Panel((Line(said), ActionRow((*buttons, Button(custom_id("never-mind"), words.get("lobby-wait-button"))))))


def _fields(snapshot: Snapshot) -> Mapping[str, Strength]:
    """What can be set: by seat how well its computer plays, last the same for free seats."""
    if not snapshot.game.computer_seats(snapshot.options):
        return {}
    return dict(_settable(snapshot))


def _settable(snapshot: Snapshot) -> Iterator[tuple[str, Strength]]:
    record = snapshot.record
    yield from ((str(seat), each.strength) for seat, each in enumerate(record.holders) if each.program)
    if free_seats(record):
        yield FREE, record.strength


def _field(snapshot: Snapshot, name: str, strength: Strength, words: Words) -> ChoiceField:
    options = tuple(_option(each, words, chosen=each is strength) for each in Strength)
    if name == FREE:
        return ChoiceField(name, words.get("strengths-free-label"), options, hint=words.get("strengths-free-hint"))
    seat = number(name)
    spy = alias(snapshot.record, seat)
    said = text("computer-name", mask=spy.mask, name=spy.name, seat=seat_label(snapshot, seat, words))
    return ChoiceField(name, words(said), options)


def _option(strength: Strength, words: Words, *, chosen: bool) -> Option:
    label, told = words.get(BUTTONS[strength]), words.get(HELP[strength])
    return Option(strength, label, told, chosen=chosen)
