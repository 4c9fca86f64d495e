"""Times as people write them, the nights when the clocks are changed too."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.basics.zones import days_later
from bot.panels.moments import read_moment
from engines.core.errors import SafehouseError

PRAGUE = "Europe/Prague"


def utc(written: str) -> datetime:
    return datetime.fromisoformat(written).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "written", "meant"),
    [
        ("2030-10-26T18:00", "02:30", "2030-10-27T00:30"),
        ("2030-10-27T00:20", "02:30", "2030-10-27T00:30"),
        ("2030-10-27T00:40", "02:30", "2030-10-27T01:30"),
        ("2030-10-27T01:10", "02:30", "2030-10-27T01:30"),
        ("2030-10-27T01:10", "02:50", "2030-10-27T01:50"),
        ("2030-10-27T00:50", "02:10", "2030-10-27T01:10"),
        ("2030-10-27T01:40", "02:30", "2030-10-28T01:30"),
        ("2030-10-27T00:40", "03:10", "2030-10-27T02:10"),
        ("2030-10-27T00:40", "2030-10-27 02:30", "2030-10-27T01:30"),
        ("2030-10-20T12:00", "2030-10-27 02:30", "2030-10-27T00:30"),
        ("2030-03-30T22:00", "02:30", "2030-03-31T01:30"),
        ("2030-03-20T12:00", "2030-03-31 02:30", "2030-03-31T01:30"),
        ("2030-03-31T00:30", "03:30", "2030-03-31T01:30"),
        ("2030-03-31T00:40", "01:30", "2030-03-31T23:30"),
        ("2030-03-30T12:00", "12:30", "2030-03-31T10:30"),
    ],
)
def test_a_time_is_read_by_the_clocks_of_its_zone(now: str, written: str, meant: str) -> None:
    assert read_moment(written, PRAGUE, utc(now)) == utc(meant)


@pytest.mark.parametrize("written", ["2030-10-27 02:30", "0001-01-01 00:30", "9999-12-31 23:59"])
def test_a_moment_that_is_past_both_times_or_at_the_end_of_time_is_refused(written: str) -> None:
    with pytest.raises(SafehouseError):
        read_moment(written, PRAGUE, utc("2030-10-27T01:40"))


@pytest.mark.parametrize(
    ("now", "days", "then"),
    [
        ("2030-10-25T18:00", 3, "2030-10-28T19:00"),
        ("2030-03-29T19:00", 3, "2030-04-01T18:00"),
        ("2030-03-30T01:30", 1, "2030-03-31T01:30"),
        ("2030-10-26T00:30", 1, "2030-10-27T00:30"),
        ("2030-06-01T10:00", 14, "2030-06-15T10:00"),
    ],
)
def test_so_many_days_later_the_clocks_show_the_same(now: str, days: int, then: str) -> None:
    assert days_later(utc(now), days, ZoneInfo(PRAGUE)) == utc(then)
