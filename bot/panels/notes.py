"""The private panel of note sheets: one sheet, and controls that mark whole lines of it at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Image, Line, Option, Panel, Select, short
from bot.panels.names import labelled, mentioned
from bot.tables.keys import custom_id, number
from engines.core.game import AnyGame, Game
from engines.core.seats import Seat
from engines.core.sheets import KINDS, MarkedSheet, MarkKind, Sheet, is_of
from engines.core.text import Text
from engines.table.snapshot import Snapshot
from renderers.words import Words

CLEAR: Final = "clear"
WHOLE = "all"
LONGEST_TALE = 3000
MOST_OPEN = 5
"""A sheet of so many rows shows all of them to be marked at once; of one with more, a line is chosen first."""

Axis = Literal["row", "column"]
Sign = MarkKind | Literal["clear"]

SIGN_BUTTONS: Mapping[Sign, str] = {
    "no": "notes-mark-no-button",
    "yes": "notes-mark-yes-button",
    "maybe": "notes-mark-maybe-button",
    "dot": "notes-mark-dot-button",
    "clear": "notes-mark-clear-button",
}
SIGNS: Mapping[MarkKind, str] = {
    "no": "notes-sign-no",
    "yes": "notes-sign-yes",
    "maybe": "notes-sign-maybe",
    "dot": "notes-sign-dot",
}


@dataclass(frozen=True, slots=True)
class NotesPage:
    """What a panel shows: a sheet (empty: the first), the sign to mark with, and the line that is chosen, if any."""

    sheet: str = ""
    sign: Sign | None = None
    axis: Axis | None = None
    at: int = -1

    def args(self) -> tuple[str, ...]:
        """The page as arguments of a custom id."""
        chosen = () if self.axis is None else (self.axis, str(self.at))
        return (self.sheet, self.sign or "", *chosen)

    @property
    def kind(self) -> MarkKind | None:
        """The sign to put into cells; None empties them."""
        return next((kind for kind in KINDS if kind == self.sign), None)


def page_of(args: Sequence[str]) -> NotesPage:
    """The page of a custom id's arguments; nonsense is left out."""
    sheet, sign, axis, at = (*args, "", "", "", "")[:4]
    signs: tuple[Sign, ...] = (*KINDS, CLEAR)
    wanted = next((each for each in signs if each == sign), None)
    chosen: Axis | None = "row" if axis == "row" else "column" if axis == "column" else None
    return NotesPage(sheet, wanted, chosen, number(at))


@dataclass(frozen=True, slots=True)
class Notes:
    """What stands on the panel: all sheets that its reader sees, the page, and the sheet's picture or its words."""

    sheets: tuple[Sheet, ...]
    marked: MarkedSheet
    page: NotesPage
    image: Image | None
    tale: str
    quiet: bool = False


def has_sheets(game: AnyGame) -> bool:
    """Whether tables of a game have note sheets."""
    return type(game).sheets is not Game.sheets


def notes_button(session: int, words: Words) -> Button:
    """The button that opens the notes of a table."""
    return Button(custom_id("notes", session), words.get("notes-button"))


def turned_to(sheets: Sequence[Sheet], seat: Seat | None, page: NotesPage) -> Sheet:
    """The sheet of a page; where it names none, the first that the seat may mark, else the first that it sees."""
    own = next((sheet for sheet in sheets if is_of(sheet.marked_by, seat)), sheets[0])
    return next((sheet for sheet in sheets if sheet.id == page.sheet), own)


def fitting(page: NotesPage, sheet: Sheet) -> NotesPage:
    """The page for this sheet, with a sign that it takes and a line that it has."""
    sign = page.sign if page.sign == CLEAR or page.sign in sheet.marks else sheet.marks[0]
    lines = sheet.columns if page.axis == "column" else sheet.rows
    chosen = replace(page, sheet=sheet.id, sign=sign)
    return chosen if page.axis is not None and 0 <= page.at < len(lines) else replace(chosen, axis=None, at=-1)


def cells(page: NotesPage, sheet: Sheet, values: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """The cells of the page's line that these values of its select name."""
    others = range(len(sheet.rows if page.axis == "column" else sheet.columns))
    wanted = others if WHOLE in values else [number(value) for value in values]
    return tuple((other, page.at) if page.axis == "column" else (page.at, other) for other in wanted)


def whole_columns(sheet: Sheet, values: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """All cells of the columns that these values of a select name."""
    return tuple((row, number(value)) for value in values for row in range(len(sheet.rows)))


def notes_panel(snapshot: Snapshot, seat: Seat | None, words: Words, notes: Notes) -> Panel:
    """The panel of that seat's owner (None: of a spectator): the sheet, the controls to mark it, then the rest.

    A picture of the sheet bears its title.
    """
    sheet, labels = notes.marked.sheet, labelled(snapshot, words)
    heading = Line(f"### {mentioned(snapshot, words)(sheet.title)}")
    shown = (heading, Line(short(notes.tale, LONGEST_TALE))) if notes.image is None else (notes.image,)
    blocks: list[Block] = [*shown]
    may = snapshot.record.status == "playing" and seat is not None and is_of(sheet.marked_by, seat)
    if len(notes.sheets) > 1:
        blocks += _others(snapshot, notes, labels)
    if may:
        blocks += _controls(snapshot.record.id, notes, labels)
    blocks.append(Line("\n".join(f"-# {remark}" for remark in _remarks(snapshot, seat, notes, labels, may))))
    refresh = Button(custom_id("notes-at", snapshot.record.id, *notes.page.args()), words.get("notes-refresh-button"))
    return Panel((*blocks, ActionRow((refresh,))))


def _remarks(snapshot: Snapshot, seat: Seat | None, notes: Notes, words: Words, may: bool) -> Iterator[str]:
    sheet = notes.marked.sheet
    if snapshot.record.status != "playing":
        yield words.get("notes-over")
    elif sheet.seen_by == "all":
        yield words.get("notes-public" if may else "notes-open")
    else:
        yield words.get("notes-private" if sheet.seen_by == (seat,) else "notes-some")
    if may:
        line = _line(sheet, notes.page, words)
        how = "notes-how-open" if _at_once(sheet) else "notes-how"
        yield words.get(how) if line is None else words.get("notes-line", line=line)
    elif snapshot.record.status == "playing":
        yield words.get("notes-read-only")
    if notes.quiet:
        yield words.get("notes-quiet")


def _others(snapshot: Snapshot, notes: Notes, words: Words) -> Iterator[Block]:
    """The sheets to turn to; of very many those around the open one, with the ways to those before and after."""
    session, sign = snapshot.record.id, notes.page.sign or ""
    at = next(at for at, sheet in enumerate(notes.sheets) if sheet.id == notes.page.sheet)
    first = at - at % MOST_OPTIONS
    options = tuple(
        Option(sheet.id, words(sheet.title), chosen=sheet.id == notes.page.sheet)
        for sheet in notes.sheets[first : first + MOST_OPTIONS]
    )
    yield Select(custom_id("notes-sheet", session, sign), words.get("notes-sheet-placeholder"), options)
    ways = (
        ("notes-earlier-button", first - MOST_OPTIONS),
        ("notes-later-button", first + MOST_OPTIONS),
    )
    buttons = tuple(
        Button(custom_id("notes-at", session, notes.sheets[to].id, sign), words.get(label))
        for label, to in ways
        if 0 <= to < len(notes.sheets)
    )
    if buttons:
        yield ActionRow(buttons)


def _at_once(sheet: Sheet) -> bool:
    """Whether all rows can be marked at once, without a choice of a line first."""
    return len(sheet.rows) <= MOST_OPEN


def _controls(session: int, notes: Notes, words: Words) -> Iterator[Block]:
    sheet, page = notes.marked.sheet, notes.page
    signs: tuple[Sign, ...] = (*sheet.marks, CLEAR)
    yield ActionRow(tuple(_sign_button(session, sign, page, words) for sign in signs))
    if _at_once(sheet):
        for at in range(len(sheet.rows)):
            yield _cells(session, notes, replace(page, axis="row", at=at), words)
        yield _whole_columns(session, notes, words)
    else:
        yield from _lines(session, notes, words)


def _lines(session: int, notes: Notes, words: Words) -> Iterator[Select]:
    """The cells of the chosen line; the rows and the columns to choose from."""
    sheet, page = notes.marked.sheet, notes.page
    if page.axis is not None:
        yield _cells(session, notes, page, words)
    for axis, lines in (("row", sheet.rows), ("column", sheet.columns)):
        options = tuple(
            Option(str(at), words(line), chosen=(page.axis, page.at) == (axis, at)) for at, line in enumerate(lines)
        )
        placeholder = words.get("notes-row-placeholder" if axis == "row" else "notes-column-placeholder")
        yield Select(custom_id("notes-line", session, sheet.id, page.sign or "", axis), placeholder, options)


def _whole_columns(session: int, notes: Notes, words: Words) -> Select:
    options = tuple(Option(str(at), words(column)) for at, column in enumerate(notes.marked.sheet.columns))
    placeholder = words.get("notes-columns-placeholder", sign=_sign(notes.page, words))
    identifier = custom_id("notes-columns", session, notes.page.sheet, notes.page.sign or "")
    return Select(identifier, placeholder, options, most=len(options))


def _sign(page: NotesPage, words: Words) -> str:
    return "" if page.sign is None else words.get(SIGN_BUTTONS[page.sign])


def _sign_button(session: int, sign: Sign, page: NotesPage, words: Words) -> Button:
    wanted = NotesPage(page.sheet, page_of(("", sign)).sign, page.axis, page.at)
    style: Literal["primary", "secondary"] = "primary" if sign == page.sign else "secondary"
    label = words.get(SIGN_BUTTONS[sign])
    return Button(custom_id("notes-at", session, *wanted.args(), "sign"), label, style)


def _cells(session: int, notes: Notes, page: NotesPage, words: Words) -> Select:
    """The cells of the page's line, each with what stands in it, and the whole line."""
    sheet, down = notes.marked.sheet, page.axis == "column"
    names = sheet.rows if down else sheet.columns
    whole = Option(WHOLE, words.get("notes-whole-column-option" if down else "notes-whole-row-option"))
    options = [whole]
    for at, name in enumerate(names):
        found = notes.marked.at(at, page.at) if down else notes.marked.at(page.at, at)
        sign = "" if found is None else words.get(SIGNS[found[0]])
        options.append(Option(str(at), words.get("notes-cell-option", cell=name, sign=sign).strip()))
    line = _line(sheet, page, words) or ""
    placeholder = words.get("notes-cells-placeholder", sign=_sign(page, words), line=line)
    return Select(custom_id("notes-set", session, *page.args()), placeholder, tuple(options), most=len(options))


def _line(sheet: Sheet, page: NotesPage, words: Words) -> str | None:
    lines: tuple[Text, ...] = sheet.columns if page.axis == "column" else sheet.rows
    return None if page.axis is None else words(lines[page.at])
