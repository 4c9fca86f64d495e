"""The pages on which a language is looked at before it ships."""

from __future__ import annotations

from pathlib import Path

from renderers.words import words
from tests.words.__main__ import main
from tests.words.listed import listed
from tests.words.panels import panels_of


def test_a_message_stands_with_its_english_limit_comment_and_place(tmp_path: Path) -> None:
    begun = main(["cs", "--only", "late-program", "--into", str(tmp_path)])
    assert begun.read_text("utf-8").count("<a href") == 3
    assert "Dál hraje počítač" in (tmp_path / "messages.html").read_text("utf-8")
    (button, _) = listed("cs", "late-program")
    assert (button.english, button.length, button.limit) == ("The computer plays on", len("Dál hraje počítač"), 30)
    (move,) = listed("cs", "agent-avenue-describe-play-pair")
    assert move.comment.startswith("The pair offered")
    assert move.place.startswith("engines/agent_avenue/describe.py:")


async def test_panels_are_met_on_the_way_through_a_game() -> None:
    labels = {label for panel in await panels_of("cs", "agent-avenue", 1, 1) for label in panel.controls}
    assert {words("cs").get(f"{key}-button") for key in ("lobby-join", "lobby-game", "hand-refresh", "log")} <= labels
