"""Note sheets: sound, the same for all who see them, and made of nothing but what their reader may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engines.core.seats import Seat
from engines.core.sheets import KINDS, MOST_LINES, Seats, Sheet, is_of, seen
from tests.contract.tables import Table
from tests.contract.walks import Moment, end, moments, some_moments, walk
from tests.support.texts import LANTERN, messages, parsed, wrongs


def _sheets(moment: Moment, viewer: Seat | None) -> tuple[Sheet, ...]:
    return seen(moment.sheets(viewer), viewer)


def _all(table: Table, seeds: range) -> Iterator[tuple[Seat | None, Sheet]]:
    for moment in moments(table, seeds):
        for viewer in table.viewers:
            yield from ((viewer, sheet) for sheet in _sheets(moment, viewer))


def test_sheets_have_ids_of_their_own(table: Table, seeds: range) -> None:
    for moment in moments(table, seeds):
        for viewer in table.viewers:
            ids = [sheet.id for sheet in moment.sheets(viewer)]
            assert len(set(ids)) == len(ids)
            assert all(re.fullmatch(r"[a-z0-9-]{1,32}", name) for name in ids), ids


def test_sheets_can_be_shown_and_marked(table: Table, seeds: range) -> None:
    for _, sheet in _all(table, seeds):
        assert 1 <= len(sheet.rows) <= MOST_LINES
        assert 1 <= len(sheet.columns) <= MOST_LINES
        assert sheet.marks
        assert set(sheet.marks) <= set(KINDS)
        for mark in sheet.given:
            assert 0 <= mark.row < len(sheet.rows)
            assert 0 <= mark.column < len(sheet.columns)
            assert mark.kind in KINDS
        assert len({(mark.row, mark.column) for mark in sheet.given}) == len(sheet.given), "two signs in one cell"


def test_sheets_are_seen_and_marked_by_seats_of_the_table(table: Table, seeds: range) -> None:
    for viewer, sheet in _all(table, seeds):
        for seats in (sheet.seen_by, sheet.marked_by):
            assert seats == "all" or set(seats) <= set(range(table.seats))
        assert _within(sheet.marked_by, sheet.seen_by), "who marks a sheet sees it"
        assert is_of(sheet.seen_by, viewer)


def test_whoever_sees_a_sheet_sees_the_same(table: Table, seeds: range) -> None:
    """While the game goes on: at the end, and what only some see, belongs to whoever may look."""
    for moment in (moment for moment in moments(table, seeds) if table.game.outcome(moment.state) is None):
        found: dict[str, Sheet] = {}
        for viewer in table.viewers:
            for sheet in _sheets(moment, viewer):
                assert found.setdefault(sheet.id, sheet) == sheet, f"{viewer} sees another {sheet.id}"
        for viewer in table.viewers:
            missed = {sheet.id for sheet in found.values() if is_of(sheet.seen_by, viewer)}
            assert {sheet.id for sheet in _sheets(moment, viewer)} == missed


def test_sheets_of_states_that_look_the_same_are_the_same(table: Table, seeds: range) -> None:
    for moment in some_moments(table, seeds):
        for viewer, dream in moment.dreams():
            assert _sheets(dream, viewer) == _sheets(moment, viewer)


def test_a_sheet_stays_the_same_one(table: Table, seeds: range) -> None:
    """Rows and columns of an id never change, for marks are kept by their places."""
    for seed in seeds:
        shapes: dict[str, Any] = {}
        for moment in moments(table, range(seed, seed + 1)):
            for viewer in table.viewers:
                for sheet in _sheets(moment, viewer):
                    shape = (sheet.rows, sheet.columns)
                    assert shapes.setdefault(sheet.id, shape) == shape


def test_at_the_end_no_two_sheets_are_called_alike(table: Table, seeds: range) -> None:
    over = end(table, seeds[0])
    sheets = {sheet.id: sheet.title for viewer in table.viewers for sheet in _sheets(over, viewer)}
    assert len(set(sheets.values())) == len(sheets)


def test_sheets_are_told_in_texts_that_there_are(table: Table, seeds: range) -> None:
    known = {**messages(), **{message.id: message for message in parsed(LANTERN)}}
    ends = (walk(table, seeds[0])[0].before, end(table, seeds[0]))
    sheets = {sheet for moment in ends for sheet in _sheets(moment, 0)}
    for sheet in sheets:
        for said in (sheet.title, *sheet.rows, *sheet.columns):
            assert wrongs(said, known) == []


def _within(inner: Seats, outer: Seats) -> bool:
    return outer == "all" or (inner != "all" and set(inner) <= set(outer))
