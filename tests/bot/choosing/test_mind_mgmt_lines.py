"""What the panels of MIND MGMT say beside their choices: dead ends, what immortals bar, whom to send where."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.panels.asking import Asking
from bot.panels.choices import PICTURES
from bot.panels.hand import Hand, hand_panel
from bot.panels.layout import ActionRow, Button, Image, Line, Panel, Select
from bot.tables.keys import keyed, parsed
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT
from engines.mind_mgmt.moves import Capture, EndTurn, MoveAgent, SendAgent, Step
from renderers.words import words
from tests.bot.choosing.offers import at_table
from tests.engines.mind_mgmt.table import DUSTY, MERU, Table, at, full_hunt
from tests.renderers.mind_mgmt_seen import framed

AGENTS: Seat = 1
MOST_ROWS = 5


def asking(table: Table, seat: Seat, *focus: str) -> Asking:
    """What a seat is asked, with this half-made choice."""
    return Asking(at_table(MIND_MGMT, table.state.seats, table.state), seat, words("en"), focus)


def lines(table: Table, seat: Seat, *focus: str) -> list[str]:
    """What stands on a seat's panel, its labels left out."""
    panel = hand_panel(asking(table, seat).snapshot, seat, words("en"), Hand(focus=focus))
    return [block.content for block in panel.blocks if isinstance(block, Line)]


def labels(table: Table, seat: Seat, *focus: str) -> list[str]:
    """What can be pressed and chosen on it."""
    panel = hand_panel(asking(table, seat).snapshot, seat, words("en"), Hand(focus=focus))
    buttons = [button.label for block in panel.blocks if isinstance(block, ActionRow) for button in block.buttons]
    return buttons + [block.placeholder for block in panel.blocks if isinstance(block, Select)]


@pytest.mark.rule("MM-18")
def test_a_step_into_a_dead_end_is_warned_of_and_no_other() -> None:
    table = Table(trail="r4c1 r3c1 r2c1 r2c2 r1c2")
    assert not [line for line in lines(table, 0) if "dead end" in line], "a slip is left"
    table.state.slips.first = 5
    (warning,) = [line for line in lines(table, 0) if "dead end" in line]
    assert "A1" in warning
    assert "C1" not in warning
    assert [label.split()[1] for label in labels(table, 0) if "⚠️" in label] == ["A1"]


@pytest.mark.rule("MM-23")
def test_what_immortals_bar_is_told_while_an_agent_could_ask() -> None:
    table = full_hunt(meru="r3c3", henry="r5c2", bill="r2c2", dusty="r1c6").immortals("r5c2 r5c3 r6c2 r6c3")
    assert not _barred(table, "meru"), "a temple shows nothing"
    assert _barred(table, "henry") == ["The immortal here blocks questions, Reveal and Capture."]
    assert _barred(table, "bill") == ["An immortal elsewhere blocks questions about Dogs."]
    assert not _barred(table, "dusty")
    table.immortals("r3c3 r5c3 r6c2 r6c3")
    assert _barred(table, "meru") == ["The immortal here blocks questions, Reveal, Capture and Meru’s power."]
    table.immortals("r5c2 r5c3 r6c2 r6c3")
    table.pawns(meru="r2c2").play(Capture(MERU))
    assert not _barred(table, "meru"), "the action is done"
    assert not [line for line in lines(Table().agents_turn(), AGENTS, "agent", "bill") if " blocks " in line]


def _barred(table: Table, agent: str) -> Sequence[str]:
    return [line for line in lines(table, AGENTS, "agent", agent) if " blocks " in line]


@pytest.mark.rule("MM-38")
def test_where_an_agent_can_be_sent_is_asked_and_framed() -> None:
    table = full_hunt(meru="r7c2", dusty="r6c6")
    focus = ("agent", "dusty", "send", "meru")
    assert "Where to send Meru from B7?" in labels(table, AGENTS, *focus)
    sent = {move.to for move in table.legal(SendAgent) if (move.agent, move.sent) == (DUSTY, MERU)}
    assert sent == {at("r7c1"), at("r7c3"), at("r6c2")}
    assert _framed(asking(table, AGENTS, *focus)) == sent
    assert at("r7c6") in _framed(asking(table, AGENTS, "agent", "dusty")), "without whom to send, it is the walk"


def _framed(asked: Asking) -> set[int]:
    """The locations framed green on the picture of a half-made choice."""
    drawn = PICTURES["mind_mgmt"](asked)
    assert drawn is not None
    return framed(drawn[1](words("en")).png, "green")


@pytest.mark.rule("MM-30")
def test_what_is_left_of_an_activation_is_asked() -> None:
    walk, attempt = MoveAgent(DUSTY, at("r5c6")), Capture(DUSTY)
    for deeds, left in (
        ((walk,), "Dusty has moved. An action is left."),
        ((attempt,), "Dusty has done an action. A move of up to two is left."),
        ((walk, attempt), "Dusty has moved and done an action. The power is left."),
    ):
        table = full_hunt(dusty="r6c6")
        table.play(*deeds)
        assert any(left in line for line in lines(table, AGENTS))


IMAGE = Image(b"", "a map")


def shown(table: Table, seat: Seat, locale: str = "en", *focus: str) -> Panel:
    """A seat's panel beside a picture."""
    return hand_panel(asking(table, seat).snapshot, seat, words(locale), Hand(IMAGE, focus=focus))


def buttons(panel: Panel) -> list[Button]:
    """Its buttons but the last row, which every hand has."""
    return [button for block in panel.blocks[:-1] if isinstance(block, ActionRow) for button in block.buttons]


@pytest.mark.rule("MM-12")
def test_a_step_that_leaves_nothing_else_ends_the_turn_too() -> None:
    table = Table("full", 2).immortals("r1c1 r2c6 r6c2 r6c3")
    steps = [button for button in buttons(shown(table, 0)) if button.label[0] in "↑→↓←"]
    assert not [button for button in steps if "end turn" in button.label]
    table.state.moved, table.state.extra = 2, True
    assert not MIND_MGMT.legal(table.state, 0)[-1].kind.startswith("claim")
    steps = [button for button in buttons(shown(table, 0)) if button.label[0] in "↑→↓←"]
    assert steps
    for button in steps:
        entrance, args = parsed(button.id)
        first, last = args[2:]
        assert entrance == "several"
        move = keyed(asking(table, 0).snapshot, 0)[first]
        assert isinstance(move, Step)
        state = MIND_MGMT.clone(table.state)
        MIND_MGMT.apply(state, 0, move, table.chance)
        after = at_table(MIND_MGMT, 2, state)
        played = keyed(after, 0)
        assert isinstance(played[last], EndTurn)
        assert {each.kind for each in played.values()} == {"end_turn", "set_order"}


def test_beside_a_picture_nothing_is_explained_and_places_are_short() -> None:
    table = full_hunt(meru="r3c3", henry="r5c2", bill="r2c2", dusty="r1c6").immortals("r5c2 r5c3 r6c2 r6c3")
    for focus in ((), *(("agent", agent) for agent in ("meru", "henry", "bill", "dusty"))):
        panel = shown(table, AGENTS, "cs", *focus)
        assert len([block for block in panel.blocks if isinstance(block, Line)]) == 1, focus
        assert sum(not isinstance(block, Line | Image) for block in panel.blocks[:-1]) <= MOST_ROWS, focus
    hunted = Table(trail="r4c1 r3c1 r2c1 r2c2 r1c2")
    hunted.state.slips.first = 5
    panel = shown(hunted, 0)
    assert len([block for block in panel.blocks if isinstance(block, Line)]) == 1
    assert {"← A1 ⚠️"} <= {button.label.replace(" +1", "") for button in buttons(panel)}
