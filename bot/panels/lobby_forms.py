"""The forms of a lobby's options: the game's own, five at a time, and the table's; and what they say, handed in.

A form's custom id tells how each of its fields stood. So what nobody touched stays as it is by then, whatever has
been set meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.basics.zones import is_zone
from bot.panels.forms import MOST_FIELDS, ChoiceField, Field, Form, SwitchesField, TextField
from bot.panels.layout import Option
from bot.panels.lobby import is_unhurried, late_text
from bot.panels.options import Knob, knobs, open_knobs, value_of, value_text
from bot.tables.keys import custom_id, number
from bot.tables.lobbies import Arrangement
from bot.tables.paces import all_pacings, lates_of, pace_text, pacing_key
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.parts import OptionValue
from engines.table.record import Record
from engines.table.snapshot import Snapshot
from renderers.words import Words

SWITCHES, TABLE_SWITCHES = "switches", "table"
SHARED, HINTS, RATED = "shared", "hints", "rated"
LONGEST_MOMENT = 40
MINUTE_S = 60
ABSENT = "x"
"""What stands for a field that a form doesn't have."""

ReadMoment = Callable[[str, str], datetime]
"""Reads a moment by the clocks of a zone."""


def game_pages(snapshot: Snapshot) -> int:
    """How many forms it takes to set the game's options."""
    return -(-len(_groups(snapshot)) // MOST_FIELDS)


def game_form(snapshot: Snapshot, page: int, words: Words) -> Form:
    """The form of the game's own options. Raises `SafehouseError` for a page that there isn't."""
    groups = _groups(snapshot)[page * MOST_FIELDS :][:MOST_FIELDS] if page >= 0 else ()
    if not groups:
        raise SafehouseError("error-no-such-option")
    shown = {knob.name for group in groups for knob in group}
    stood = "-".join(_stood(knob) if knob.name in shown else ABSENT for knob in _all(snapshot))
    fields = tuple(_field(snapshot.game, group, words) for group in groups)
    return Form(custom_id("lobby-game-set", snapshot.record.id, stood), words.get("lobby-game-modal-title"), fields)


def game_answer(snapshot: Snapshot, stood: str, fields: Mapping[str, str]) -> Arrangement:
    """What a form of the game's options sets. Raises `SafehouseError` for what no form holds."""
    values: dict[str, OptionValue] = {}
    on = fields.get(SWITCHES, "").split(",")
    for knob, had in zip(_all(snapshot), stood.split("-"), strict=False):
        if had == ABSENT:
            continue
        written = str(knob.name in on) if knob.is_switch else fields.get(knob.name, "")
        value = value_of(knob, written)
        if value is None:
            raise SafehouseError("error-no-such-option")
        if str(knob.values.index(value)) != had:
            values[knob.name] = value
    return Arrangement(values)


def table_form(snapshot: Snapshot, zone: str, words: Words) -> Form:
    """The form of all that isn't the game's: how many seats, how fast, what becomes of the late, and when.

    The starting time is written as the clocks of the host's `zone` show it.
    """
    record = snapshot.record
    starts = 0 if record.starts_at is None else int(record.starts_at.timestamp()) // MINUTE_S
    stood = (
        record.seats,
        pacing_key(record.pacing),
        record.pacing.late,
        starts,
        "".join(each[0] for each in _switched_on(record)) or ABSENT,
        zone,
    )
    fields = tuple(_table_fields(snapshot, zone, words))
    return Form(custom_id("lobby-table-set", record.id, *stood), words.get("lobby-table-modal-title"), fields)


def table_answer(stood: Sequence[str], fields: Mapping[str, str], zone: str, read: ReadMoment) -> Arrangement:
    """What the table's form sets. Raises `SafehouseError` for a moment that is none.

    The moment is read by the zone that the form has named, whatever the host's is by now (`zone`, for older forms).
    """
    seats, pace, late, starts, switches, named = (*stood, *("",) * 6)[:6]
    zone = named if is_zone(named) else zone
    wanted = fields.get("moment", "").strip()
    moment = None if wanted == _written(_moment_of(starts, zone)) else (read(wanted, zone) if wanted else None,)
    return Arrangement(
        seats=number(fields["seats"]) if fields.get("seats", seats) != seats else None,
        pace=fields["pace"] if fields.get("pace", pace) != pace else None,
        late=fields["late"] if fields.get("late", late) != late else None,
        starts_at=moment,
        shared=_switched(fields, switches, SHARED),
        hints=_switched(fields, switches, HINTS),
        rated=_switched(fields, switches, RATED),
    )


def _switched_on(record: Record) -> Iterator[str]:
    """What is switched on at the table."""
    if record.shared:
        yield SHARED
    if record.hints:
        yield HINTS
    if record.rated:
        yield RATED


def _switched(fields: Mapping[str, str], stood: str, name: str) -> bool | None:
    """How a switch is set, where the form has switches and it isn't as it stood, by its first letter."""
    now = fields.get(TABLE_SWITCHES)
    if now is None or not stood:
        return None
    on = name in now.split(",")
    return None if on == (name[0] in stood) else on


def _all(snapshot: Snapshot) -> tuple[Knob, ...]:
    return tuple(knobs(snapshot.game, snapshot.record.options))


def _stood(knob: Knob) -> str:
    return str(knob.values.index(knob.value))


def _groups(snapshot: Snapshot) -> tuple[tuple[Knob, ...], ...]:
    """The options as fields: each choice by itself, all switches together."""
    every = tuple(open_knobs(snapshot))
    switches = tuple(knob for knob in every if knob.is_switch)
    choices = tuple((knob,) for knob in every if not knob.is_switch)
    return (*choices, switches) if switches else choices


def _field(game: AnyGame, group: Sequence[Knob], words: Words) -> Field:
    if group[0].is_switch:
        options = (Option(each.name, words(each.label), words(each.help), chosen=bool(each.value)) for each in group)
        return SwitchesField(SWITCHES, words.get("lobby-switches-label"), tuple(options))
    (knob,) = group
    values = tuple(
        Option(str(each), words(value_text(game, knob, each)), chosen=each == knob.value) for each in knob.values
    )
    return ChoiceField(knob.name, words(knob.label), values, hint=words(knob.help))


def _table_fields(snapshot: Snapshot, zone: str, words: Words) -> Iterator[Field]:
    record, game = snapshot.record, snapshot.game
    programs = game.computer_seats(snapshot.options)
    counts = game.seat_counts(snapshot.options)
    if len(counts) > 1:
        sizes = (
            Option(str(each), words.get("lobby-seats-option", seats=each), chosen=each == record.seats)
            for each in counts
        )
        hint = words.get("lobby-seats-hint" if programs else "lobby-seats-hint-without")
        yield ChoiceField("seats", words.get("lobby-seats-label"), tuple(sizes), hint=hint)
    if not is_unhurried(snapshot):
        paces = (
            Option(pacing_key(each), _begun(words(pace_text(each))), chosen=each == record.pacing)
            for each in all_pacings(record.pacing.late)
        )
        yield ChoiceField("pace", words.get("lobby-pace-label"), tuple(paces), hint=words.get("lobby-pace-hint"))
        lates = tuple(
            Option(each, _begun(words.get(late_text(snapshot, each))), chosen=each == record.pacing.late)
            for each in lates_of(snapshot)
        )
        if len(lates) > 1:
            yield ChoiceField("late", words.get("lobby-late-label"), lates, hint=words.get("lobby-late-hint"))
    yield TextField(
        "moment",
        words.get("lobby-moment-label"),
        value=_written(None if record.starts_at is None else record.starts_at.astimezone(ZoneInfo(zone))),
        hint=words.get("lobby-moment-hint", zone=zone),
        placeholder=words.get("lobby-moment-placeholder"),
        required=False,
        longest=LONGEST_MOMENT,
    )
    yield SwitchesField(TABLE_SWITCHES, words.get("lobby-switches-label"), tuple(_table_switches(snapshot, words)))


def _table_switches(snapshot: Snapshot, words: Words) -> Iterator[Option]:
    record = snapshot.record
    yield Option(SHARED, words.get("lobby-shared-option"), words.get("lobby-shared-help"), chosen=record.shared)
    if snapshot.game.computer_seats(snapshot.options):
        yield Option(HINTS, words.get("lobby-hints-option"), words.get("lobby-hints-help"), chosen=record.hints)
    if record.place.server is not None:
        yield Option(RATED, words.get("lobby-rated-option"), words.get("lobby-rated-help"), chosen=record.rated)


def _begun(told: str) -> str:
    """A phrase with the capital of a line of its own."""
    return told[:1].upper() + told[1:]


def _moment_of(starts: str, zone: str) -> datetime | None:
    """The starting time that a form's custom id tells; none for what is no moment."""
    try:
        return datetime.fromtimestamp(MINUTE_S * number(starts), ZoneInfo(zone)) if number(starts) > 0 else None
    except (OSError, OverflowError, ValueError):
        return None


def _written(moment: datetime | None) -> str:
    return "" if moment is None else f"{moment:%Y-%m-%d %H:%M}"
