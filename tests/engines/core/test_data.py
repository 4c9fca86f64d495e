"""Data files that break their model say where."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.agent_avenue.cards import CardFacts
from engines.core.data import DATA, load_data
from engines.core.errors import BrokenData

CARDS = DATA / "agent_avenue" / "cards.toml"


def _broken(tmp_path: Path, text: str) -> BrokenData:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenData) as broken:
        load_data(path, CardFacts)
    assert broken.value.path == str(path)
    return broken.value


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("copies = 6\nnumbers = [1, 2, 3]", 'copies = "six"\nnumbers = [1, 2, 3]', "agents.enforcer.copies: "),
        ("[1, 2, 3]", "[1, 2, 3, 4]", "agents.enforcer.numbers: "),
        ("[agents.mole]", "[agents.molly]", "agents.molly"),
        ("[agents.mole]\ncopies = 1\nnumbers = [-3]", "", "no entry for mole"),
        ('[market.outpost]\nkind = "instant"', '[market.outpost]\nkind = "slow"', "market.outpost.kind: "),
        ("[agents.mole]", "[agents.mole", "line"),
    ],
)
def test_a_broken_file_names_itself_and_the_field(tmp_path: Path, old: str, new: str, where: str) -> None:
    text = CARDS.read_text(encoding="utf-8")
    assert old in text
    assert where in _broken(tmp_path, text.replace(old, new)).problem


def test_a_missing_file_names_itself() -> None:
    with pytest.raises(BrokenData) as broken:
        load_data(DATA / "agent_avenue" / "nothing.toml", CardFacts)
    assert broken.value.path == "data/agent_avenue/nothing.toml"


def test_the_shipped_files_are_whole() -> None:
    assert load_data(CARDS, CardFacts).agents["sentinel"].numbers == (0, 2, 6)  # type: ignore[index]
