"""The lobby: the public panel where people sit down, and the private ones behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.panels.campaign import apart, before, chapter
from bot.panels.computers.aliases import told_strength
from bot.panels.computers.told import strength_text
from bot.panels.covers import game_name, game_pitch
from bot.panels.layout import ActionRow, Block, Button, Image, Line, MentionSelect, Option, Panel, Section, Select
from bot.panels.moments import stamp
from bot.panels.names import seat_label, seat_shown, tags
from bot.panels.options import Knob, open_knobs, value_text
from bot.panels.ways import done_panel
from bot.tables.keys import custom_id
from bot.tables.paces import lates_of, length_text, pace_text, pacing_of
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.core.text import Text, text
from engines.table.lobby import can_start_without_free, free_seats
from engines.table.record import Late, Pacing, Person, Record
from engines.table.snapshot import Snapshot
from renderers.words import Words

MOST_INVITED = 5
ROW, MOST_ROWS = 40, 17
"""So many characters are about a row on a phone; below a cover there is room for so many rows."""

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


def lobby_panel(snapshot: Snapshot, words: Words, away: Iterable[str] = (), cover: Image | None = None) -> Panel:
    """The public panel: who sits where and is `away`, what will be played and how; join, leave, start.

    Where there is much to tell it does without its cover, to be seen whole on a phone.
    """
    away = tuple(away)
    told = tuple(_told(snapshot, words, away, drawn=cover is not None))
    if cover is not None and _rows(told) <= MOST_ROWS:
        return Panel((cover, *told))
    return Panel(told if cover is None else tuple(_told(snapshot, words, away, drawn=False)))


def _told(snapshot: Snapshot, words: Words, away: Iterable[str], *, drawn: bool) -> Iterator[Block]:
    """All below the cover, or, where none is `drawn`, that there is."""
    yield Line("\n".join(_heading(snapshot, words, drawn=drawn)))
    yield from _briefing(snapshot, words)
    yield _seats(snapshot, words, away)
    told = [*_changed(snapshot, words), *_terms(snapshot, words, changed=True), apart(snapshot, words)]
    if any(told):
        yield Line("\n".join(filter(None, told)))
    if snapshot.record.status == "lobby":
        yield from (*_guide(snapshot, words), ActionRow(tuple(_lobby_buttons(snapshot.record, words))))
    elif (length := _length(snapshot)) is not None:
        yield Line(words(length))


def _rows(blocks: Iterable[Block]) -> int:
    """About how many rows of a phone's screen these words take."""
    lines = (line for block in blocks if isinstance(block, Line | Section) for line in block.content.splitlines())
    return sum(-(-len(line) // ROW) for line in lines)


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


def past_lobby_panel(snapshot: Snapshot, person: Person, board: str, words: Words) -> Panel:
    """Private, in the place of a lobby's panel: the game has begun, and the ways to hand and `board`; or no game."""
    if not snapshot.begun:
        return done_panel(text("lobby-closed"), words)
    seated = snapshot.record.seat_of(person) is not None
    hand = (Button(custom_id("hand", snapshot.record.id), words.get("hand-button"), "primary"),) if seated else ()
    ways = ActionRow((*hand, Button(board, words.get("lobby-board-button"))))
    return Panel((Line(words.get("lobby-started")), ways))


def options_panel(snapshot: Snapshot, person: Person, words: Words, pages: int = 1, computer_pages: int = 0) -> Panel:
    """Private: for the host how the table is set, with the forms to change it; for all seats and invitations.

    The game's own options take so many `pages` of forms, how well computers play so many `computer_pages`.
    """
    record = snapshot.record
    blocks: list[Block] = [Line(f"## {words.get('lobby-options-heading')}")]
    if record.host == person:
        told = [*_options(open_knobs(snapshot), snapshot, words), *_terms(snapshot, words)]
        length = _length(snapshot)
        blocks.append(Line("\n".join([*told, *(() if length is None else (words(length),))])))
        forms = _form_buttons(record, pages, computer_pages, words)
        blocks.append(ActionRow((*forms, *_seat_buttons(snapshot, words))))
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


def _heading(snapshot: Snapshot, words: Words, *, drawn: bool) -> Iterator[str]:
    """What is played; where its cover is `drawn`, only what neither that nor the briefing tells."""
    if not drawn:
        yield f"## {words(game_name(snapshot.record.game))}"
    story = before(snapshot, words)
    if not _briefed(snapshot) or not (drawn or story):
        yield words(game_pitch(snapshot.record.game))
    if title := chapter(snapshot, words):
        yield f"### {title}"
    if story:
        yield story


def _briefing(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """What the chosen options change or add, a line each."""
    lines = _briefed(snapshot)
    return (Line("\n".join(words.get("lobby-briefing", line=line) for line in lines)),) if lines else ()


def _briefed(snapshot: Snapshot) -> tuple[Text, ...]:
    return snapshot.game.briefing(snapshot.options, snapshot.record.seats)


def _seats(snapshot: Snapshot, words: Words, away: Iterable[str]) -> Block:
    """Who sits where and is `away`; in a lobby with the button to sit down beside it."""
    told = "\n".join([*_seat_lines(snapshot, words), *away])
    record = snapshot.record
    if record.status != "lobby":
        return Line(told)
    if record.place.server is None:
        return Section(
            told, Button(custom_id("direct-invite", record.id), words.get("direct-invite-button"), "primary")
        )
    return Section(told, Button(custom_id("lobby-join", record.id), words.get("lobby-join-button"), "primary"))


def _seat_lines(snapshot: Snapshot, words: Words) -> Iterator[str]:
    for seat, holder in enumerate(snapshot.record.holders):
        label = seat_shown(snapshot, seat, words)
        if holder.person is not None:
            host = holder.person == snapshot.record.host
            yield words.get("lobby-seat-host" if host else "lobby-seat-person", seat=label, who=f"<@{holder.person}>")
        else:
            who = words(told_strength(snapshot.record, seat)) if holder.program else ""
            yield words.get("lobby-seat-person" if who else "lobby-seat-free", seat=label, who=who)


def _options(shown: Iterable[Knob], snapshot: Snapshot, words: Words) -> Iterator[str]:
    for knob in shown:
        value = value_text(snapshot.game, knob, knob.value)
        yield words.get("lobby-option", option=knob.label, value=value)


def _changed(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """The options that are set otherwise than for beginners: the briefing and *How to play* tell of the others."""
    ordinary = snapshot.game.options()
    changed = (knob for knob in open_knobs(snapshot) if knob.value != getattr(ordinary, knob.name))
    return _options(changed, snapshot, words)


def _terms(snapshot: Snapshot, words: Words, *, changed: bool = False) -> Iterator[str]:
    """How the table plays; where only what was `changed` is told, not that the others decide about the late."""
    record = snapshot.record
    if not is_unhurried(snapshot):
        yield words.get("lobby-pace", pace=pace_text(record.pacing))
    late, ordinary = record.pacing.late, changed and record.pacing.late == Pacing().late
    if record.pacing.limit_s is not None and lates_of(snapshot) and not _is_alone(snapshot) and not ordinary:
        yield words.get("lobby-late", what=text(late_text(snapshot, late)))
    if free_seats(record) and _is_alone(snapshot):
        yield words.get("lobby-alone")
    yield from _switched_on(snapshot, words)
    if free_seats(record) and record.strength is not Strength.NORMAL:
        yield words.get("strengths-free", strength=strength_text(record.strength))
    if record.starts_at is not None:
        at = record.starts_at
        yield words.get("lobby-starts", moment=stamp(at, "f"), countdown=stamp(at, "R"))
    expected = [person for person in record.invited if person not in record.people()]
    if expected:
        yield words.get("lobby-invited", people=tags(expected))


def _length(snapshot: Snapshot) -> Text | None:
    """What most games take, as far as that is measured."""
    record = snapshot.record
    pacing = pacing_of("none") if is_unhurried(snapshot) else record.pacing
    return length_text(record.game, snapshot.options, pacing, record.seats)


def _guide(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """The way to the guide, beside how long a game takes."""
    guide = Button(custom_id("guide", snapshot.record.id), words.get("guide-button"))
    length = _length(snapshot)
    return (ActionRow((guide,)),) if length is None else (Section(words(length), guide),)


def _switched_on(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """What the table's switches say."""
    record = snapshot.record
    if record.shared:
        yield words.get("lobby-shared")
    if record.hints and not record.rated and snapshot.game.computer_seats(snapshot.options):
        yield words.get("lobby-hints")
    if record.rated:
        yield words.get("lobby-rated")


def late_text(snapshot: Snapshot, late: Late) -> str:
    """What becomes of somebody late here: the program plays, or else the turn passes and the others play on."""
    return (LATE if snapshot.game.computer_seats(snapshot.options) else LATE_WITHOUT_PROGRAMS)[late]


def _is_alone(snapshot: Snapshot) -> bool:
    """Whether starting now would let one person play with the program alone."""
    record, programs = snapshot.record, snapshot.game.computer_seats(snapshot.options)
    return len(record.people()) == 1 and (programs or not free_seats(record))


def is_unhurried(snapshot: Snapshot) -> bool:
    """Whether one person will play with the program alone, so that no clock runs."""
    return _is_alone(snapshot) and not free_seats(snapshot.record)


def _lobby_buttons(record: Record, words: Words) -> Iterator[Button]:
    yield Button(custom_id("lobby-leave", record.id), words.get("lobby-leave-button"))
    yield Button(custom_id("lobby-start", record.id), words.get("lobby-start-button"), "success")
    yield Button(custom_id("lobby-options", record.id), words.get("lobby-options-button"))


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


def _form_buttons(record: Record, pages: int, computer_pages: int, words: Words) -> Iterator[Button]:
    """The ways to the forms: the game's options, in so many pages, the table's and the computers'."""
    for page in range(pages):
        label = words.get("lobby-game-button") if pages == 1 else words.get("lobby-game-page-button", page=page + 1)
        yield Button(custom_id("lobby-game", record.id, page), label, "primary")
    yield Button(custom_id("lobby-table", record.id), words.get("lobby-table-button"), "primary")
    for page in range(computer_pages):
        key = "strengths-button" if computer_pages == 1 else "strengths-page-button"
        yield Button(custom_id("lobby-strengths", record.id, page), words.get(key, page=page + 1), "primary")


def _seat_buttons(snapshot: Snapshot, words: Words) -> Iterator[Button]:
    record = snapshot.record
    if snapshot.game.computer_seats(snapshot.options):
        if free_seats(record):
            yield Button(custom_id("lobby-program", record.id, "add"), words.get("lobby-add-program-button"))
        if any(holder.program for holder in record.holders):
            yield Button(custom_id("lobby-program", record.id, "remove"), words.get("lobby-remove-program-button"))
    yield Button(custom_id("lobby-shuffle", record.id), words.get("lobby-shuffle-button"))
    yield Button(custom_id("lobby-close", record.id), words.get("lobby-close-button"), "danger")
