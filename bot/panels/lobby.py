"""The lobby: the public panel where people sit down, and the private ones behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.panels.campaign import apart, before, chapter
from bot.panels.covers import game_name, game_pitch
from bot.panels.forms import Form, TextField
from bot.panels.layout import ActionRow, Block, Button, Line, MentionSelect, Option, Panel, Select, Style
from bot.panels.moments import stamp
from bot.panels.names import seat_label, seat_shown
from bot.panels.options import Knob, knobs, value_text
from bot.panels.ways import done_panel
from bot.tables.keys import custom_id
from bot.tables.paces import all_pacings, lates_of, length_text, pace_text, pacing_key, pacing_of
from engines.core.seats import Seat
from engines.core.text import text
from engines.table.hosting import free_options
from engines.table.lobby import can_start_without_free, free_seats
from engines.table.record import Late, Person, Record
from engines.table.snapshot import Snapshot
from renderers.words import Words

MOST_INVITED = 5
LONGEST_MOMENT = 40

LATE: Mapping[Late, str] = {
    "ask": "lobby-late-ask",
    "skip": "lobby-late-skip",
    "resign": "lobby-late-resign",
}
LATE_WITHOUT_PROGRAMS: Mapping[Late, str] = {
    "ask": "lobby-late-ask",
    "skip": "lobby-late-skip-without",
    "resign": "lobby-late-resign-without",
}


def lobby_panel(snapshot: Snapshot, words: Words, away: Iterable[str] = ()) -> Panel:
    """The public panel: who sits where and is `away`, what will be played and how; join, leave, start."""
    record = snapshot.record
    blocks: list[Block] = [
        Line("\n".join(_heading(snapshot, words))),
        *before(snapshot, words),
        *apart(snapshot, words),
        *_briefing(snapshot, words),
        Line("\n".join([*_seats(snapshot, words), *away])),
        Line("\n".join(_terms(snapshot, words))),
    ]
    if record.status == "lobby":
        blocks.append(ActionRow(tuple(_lobby_buttons(record, words))))
    return Panel(tuple(blocks))


def closed_panel(snapshot: Snapshot, words: Words) -> Panel:
    """What is left of a lobby that closed without a game."""
    why = "lobby-closed-idle" if snapshot.record.ended == "idle" else "lobby-closed"
    return Panel((Line(f"## {words(game_name(snapshot.record.game))}\n{words.get(why)}"),))


def seat_panel(snapshot: Snapshot, seat: Seat, words: Words, *, quiet: bool) -> Panel:
    """Private, for somebody who has just sat down: which seat it is, and the others to change to.

    One that has gone `quiet` offers nothing, since it may stand longer than its lobby.
    """
    record = snapshot.record
    label = seat_label(snapshot, seat, words)
    if quiet:
        return done_panel(text("lobby-seated-quiet", seat=label), words)
    blocks: list[Block] = [Line(words.get("lobby-seated", seat=label))]
    if record.seats > 1:
        blocks.append(_elsewhere(snapshot, seat, words))
    leave = Button(custom_id("lobby-stand", record.id), words.get("lobby-leave-button"))
    return Panel((*blocks, ActionRow((leave,))))


def stood_up_panel(words: Words) -> Panel:
    """Private, in the place of a seat's panel: its reader sits there no longer."""
    return done_panel(text("lobby-left"), words)


def past_lobby_panel(snapshot: Snapshot, words: Words) -> Panel:
    """Private, in the place of a seat's panel: the game has begun, and where its hand is; or nothing came of it."""
    if not snapshot.begun:
        return done_panel(text("lobby-closed"), words)
    hand = Button(custom_id("hand", snapshot.record.id), words.get("hand-button"), "primary")
    return Panel((Line(words.get("lobby-started")), ActionRow((hand,))))


def options_panel(snapshot: Snapshot, person: Person, words: Words) -> Panel:
    """Private: for the host everything that can be set in a lobby; for others where they sit and whom they invite."""
    record = snapshot.record
    blocks: list[Block] = [Line(f"## {words.get('lobby-options-heading')}")]
    if record.host == person:
        blocks += _host_blocks(snapshot, words)
    else:
        blocks.append(Line(words.get("lobby-options-others", host=f"<@{record.host}>")))
    seat = record.seat_of(person)
    if seat is not None:
        blocks += [_elsewhere(snapshot, seat, words)] if record.seats > 1 else []
    if seat is not None and record.place.server is not None:
        blocks.append(
            MentionSelect(
                custom_id("lobby-invite", record.id),
                words.get("lobby-invite-placeholder"),
                "people",
                most=MOST_INVITED,
            )
        )
    return Panel(tuple(blocks))


def fill_panel(snapshot: Snapshot, words: Words) -> Panel:
    """Private, for the host who starts: what to do with the free seats."""
    record = snapshot.record
    buttons = []
    if snapshot.game.computer_seats(snapshot.options):
        buttons.append(Button(custom_id("lobby-fill", record.id), words.get("lobby-fill-button"), "primary"))
    if can_start_without_free(snapshot.game, record):
        buttons.append(Button(custom_id("lobby-without", record.id), words.get("lobby-without-button")))
    buttons.append(Button(custom_id("never-mind"), words.get("lobby-wait-button")))
    return Panel((Line(words.get("lobby-free-seats", seats=len(free_seats(record)))), ActionRow(tuple(buttons))))


def moment_form(session: int, zone: str, words: Words) -> Form:
    """The form that asks for a starting time, in the person's own time zone."""
    field = TextField(
        "moment",
        words.get("lobby-moment-label"),
        hint=words.get("lobby-moment-hint", zone=zone),
        placeholder=words.get("lobby-moment-placeholder"),
        required=False,
        longest=LONGEST_MOMENT,
    )
    return Form(custom_id("lobby-moment-set", session), words.get("lobby-moment-modal-title"), (field,))


def _heading(snapshot: Snapshot, words: Words) -> Iterator[str]:
    yield f"## {words(game_name(snapshot.record.game))}"
    yield words(game_pitch(snapshot.record.game))
    if title := chapter(snapshot, words):
        yield f"### {title}"


def _briefing(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """What the chosen options change or add, a line each."""
    lines = snapshot.game.briefing(snapshot.options, snapshot.record.seats)
    return (Line("\n".join(words.get("lobby-briefing", line=line) for line in lines)),) if lines else ()


def _seats(snapshot: Snapshot, words: Words) -> Iterator[str]:
    for seat, holder in enumerate(snapshot.record.holders):
        label = seat_shown(snapshot, seat, words)
        if holder.person is not None:
            host = holder.person == snapshot.record.host
            yield words.get("lobby-seat-host" if host else "lobby-seat-person", seat=label, who=f"<@{holder.person}>")
        else:
            yield words.get("lobby-seat-program" if holder.program else "lobby-seat-free", seat=label)


def _terms(snapshot: Snapshot, words: Words) -> Iterator[str]:
    record, game = snapshot.record, snapshot.game
    for knob in _open_knobs(snapshot):
        yield words.get("lobby-option", option=knob.label, value=value_text(game, knob, knob.value))
    unhurried = _is_unhurried(snapshot)
    if not unhurried:
        yield words.get("lobby-pace", pace=pace_text(record.pacing))
    if record.pacing.limit_s is not None and lates_of(snapshot) and not _is_alone(snapshot):
        yield words.get(_late_text(snapshot, record.pacing.late))
    pacing = pacing_of("none") if unhurried else record.pacing
    length = length_text(record.game, snapshot.options, pacing, record.seats)
    if length is not None:
        yield words(length)
    if free_seats(record) and _is_alone(snapshot):
        yield words.get("lobby-alone")
    if record.starts_at is not None:
        at = record.starts_at
        yield words.get("lobby-starts", moment=stamp(at, "f"), countdown=stamp(at, "R"))
    expected = [person for person in record.invited if person not in record.people()]
    if expected:
        yield words.get("lobby-invited", people=tuple(f"<@{person}>" for person in expected))


def _late_text(snapshot: Snapshot, late: Late) -> str:
    """What becomes of somebody late here: the program plays, or else the turn passes and the others play on."""
    return (LATE if snapshot.game.computer_seats(snapshot.options) else LATE_WITHOUT_PROGRAMS)[late]


def _is_alone(snapshot: Snapshot) -> bool:
    """Whether starting now would let one person play with the program alone."""
    record, programs = snapshot.record, snapshot.game.computer_seats(snapshot.options)
    return len(record.people()) == 1 and (programs or not free_seats(record))


def _is_unhurried(snapshot: Snapshot) -> bool:
    """Whether one person will play with the program alone, so that no clock runs."""
    return _is_alone(snapshot) and not free_seats(snapshot.record)


def _lobby_buttons(record: Record, words: Words) -> Iterator[Button]:
    if record.place.server is None:
        yield Button(custom_id("direct-invite", record.id), words.get("direct-invite-button"), "primary")
    else:
        yield Button(custom_id("lobby-join", record.id), words.get("lobby-join-button"), "primary")
    yield Button(custom_id("lobby-leave", record.id), words.get("lobby-leave-button"))
    yield Button(custom_id("lobby-start", record.id), words.get("lobby-start-button"), "success")
    yield Button(custom_id("lobby-options", record.id), words.get("lobby-options-button"))
    yield Button(custom_id("guide", record.id), words.get("guide-button"))


def _elsewhere(snapshot: Snapshot, seat: Seat, words: Words) -> Select:
    choices = tuple(
        Option(
            str(other),
            words.get(_sit_option(snapshot, other), seat=seat_label(snapshot, other, words)),
        )
        for other in range(snapshot.record.seats)
        if other != seat
    )
    return Select(custom_id("lobby-sit", snapshot.record.id), words.get("lobby-sit-placeholder"), choices)


def _sit_option(snapshot: Snapshot, seat: Seat) -> str:
    holder = snapshot.record.holders[seat]
    if holder.free:
        return "lobby-sit-free-option"
    return "lobby-sit-program-option" if holder.program else "lobby-sit-person-option"


def _host_blocks(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    every = tuple(_open_knobs(snapshot))
    switches = tuple(knob for knob in every if knob.is_switch)
    if switches:
        yield Line("\n".join(_help(knob, words) for knob in switches))
        yield ActionRow(tuple(_switch(snapshot, knob, words) for knob in switches))
    for knob in every:
        if not knob.is_switch:
            yield Line(_help(knob, words))
            yield _choice(snapshot, knob, words)
    yield from _table_blocks(snapshot, words)
    yield ActionRow(tuple(_seat_buttons(snapshot, words)))


def _open_knobs(snapshot: Snapshot) -> Iterator[Knob]:
    free = free_options(snapshot) - snapshot.options.idle()
    return (knob for knob in knobs(snapshot.game, snapshot.record.options) if knob.name in free)


def _switch(snapshot: Snapshot, knob: Knob, words: Words) -> Button:
    label = words.get("lobby-switch", option=knob.label, value=value_text(snapshot.game, knob, knob.value))
    style: Style = "success" if knob.value else "secondary"
    wanted = "False" if knob.value else "True"
    return Button(custom_id("lobby-option", snapshot.record.id, knob.name, wanted), label, style)


def _choice(snapshot: Snapshot, knob: Knob, words: Words) -> Select:
    choices = []
    for value in knob.values:
        label = words.get("lobby-switch", option=knob.label, value=value_text(snapshot.game, knob, value))
        choices.append(Option(str(value), label, chosen=value == knob.value))
    return Select(custom_id("lobby-choice", snapshot.record.id, knob.name), words(knob.label), tuple(choices))


def _help(knob: Knob, words: Words) -> str:
    return words.get("lobby-help", option=knob.label, help=knob.help)


def _table_blocks(snapshot: Snapshot, words: Words) -> Iterator[Block]:
    record, programs = snapshot.record, snapshot.game.computer_seats(snapshot.options)
    counts = snapshot.game.seat_counts(snapshot.options)
    if len(counts) > 1:
        sizes = tuple(
            Option(str(count), words.get("lobby-seats-option", seats=count), chosen=count == record.seats)
            for count in counts
        )
        yield Line(words.get("lobby-seats-help" if programs else "lobby-seats-help-without"))
        yield Select(custom_id("lobby-seats", record.id), words.get("lobby-seats-placeholder"), sizes)
    if _is_unhurried(snapshot):
        return
    paces = tuple(
        Option(pacing_key(pacing), words(pace_text(pacing)), chosen=pacing == record.pacing)
        for pacing in all_pacings(record.pacing.late)
    )
    yield Line(words.get("lobby-pace-help"))
    yield Select(custom_id("lobby-pace", record.id), words.get("lobby-pace-placeholder"), paces)
    lates = tuple(
        Option(late, words.get(_late_text(snapshot, late)), chosen=late == record.pacing.late)
        for late in lates_of(snapshot)
    )
    if record.pacing.limit_s is not None and lates:
        yield Line(words.get("lobby-late-help" if programs else "lobby-late-help-without"))
        yield Select(custom_id("lobby-late", record.id), words.get("lobby-late-placeholder"), lates)


def _seat_buttons(snapshot: Snapshot, words: Words) -> Iterator[Button]:
    record = snapshot.record
    if snapshot.game.computer_seats(snapshot.options):
        if free_seats(record):
            yield Button(custom_id("lobby-program", record.id, "add"), words.get("lobby-add-program-button"))
        if any(holder.program for holder in record.holders):
            yield Button(custom_id("lobby-program", record.id, "remove"), words.get("lobby-remove-program-button"))
    yield Button(custom_id("lobby-shuffle", record.id), words.get("lobby-shuffle-button"))
    yield Button(custom_id("lobby-moment", record.id), words.get("lobby-moment-button"))
    yield Button(custom_id("lobby-close", record.id), words.get("lobby-close-button"), "danger")
