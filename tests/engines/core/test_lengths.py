"""How long games take: read from data, found by options and seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.agent_avenue.options import AgentAvenueOptions
from engines.core.data import load_data
from engines.core.errors import BrokenData
from engines.core.lengths import Length, TableFacts, spanned
from engines.wink.options import WinkOptions

LENGTH = Length(seats=4, minutes=(10, 20), visits=(3, 5), turns=12)


@pytest.mark.parametrize("span", ["minutes = [20, 10], visits = [3, 5]", "minutes = [10, 20], visits = [5, 5]"])
def test_spans_come_in_order(tmp_path: Path, span: str) -> None:
    path = tmp_path / "table.toml"
    path.write_text(f"lengths = [{{ seats = 2, {span}, turns = 3 }}]\n[seconds]\nplay = 3", encoding="utf-8")
    with pytest.raises(BrokenData):
        load_data(path, TableFacts)


def test_a_line_is_of_the_tables_with_its_options_and_seats() -> None:
    live = LENGTH.model_copy(update={"when": {"signal": ("wink", "nod")}})
    assert live.is_of(WinkOptions(signal="nod"), 4)
    assert not live.is_of(WinkOptions(signal="nod"), 5)
    assert not live.is_of(WinkOptions(), 4)
    assert LENGTH.model_copy(update={"when": {"advanced": False}}).is_of(AgentAvenueOptions(), 4)
    assert LENGTH.is_of(WinkOptions(), 4)


def test_what_games_of_all_kinds_take_spans_them_all() -> None:
    assert spanned([LENGTH, LENGTH.model_copy(update={"minutes": (5, 15)})]) == (5, 20)
