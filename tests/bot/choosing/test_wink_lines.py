"""What Wink's hands hold beside the picture: one line, few rows, short labels; in words nothing is missing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.panels.hand import Hand, hand_panel
from bot.panels.layout import ActionRow, Image, Line, Panel, Select
from bot.tables.keys import keyed, parsed
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink import WINK
from engines.wink.moves import SetManner
from engines.wink.options import Signal, WinkOptions
from engines.wink.state import State
from engines.wink.views import Call
from renderers.words import words
from tests.bot.choosing.offers import at_table, half_made, offered
from tests.support.anything import AnySnapshot

IMAGE = Image(b"", "a table")
MOST_ROWS, LONGEST = 5, 38
MOVES, EVERY = 150, 6


def positions(signal: Signal, seats: int) -> Iterator[State]:
    """What comes up where everybody sets or plays at random."""
    dice, chance = random.Random(seats), Chance(bytes([seats] * 32))
    state = WINK.setup(WinkOptions(signal=signal), seats, chance)
    for count in range(MOVES):
        waited = sorted(WINK.to_act(state))
        if not waited:
            return
        if count % EVERY == 0:
            yield WINK.clone(state)
        seat = dice.choice(waited)
        legal = WINK.legal(state, seat)
        kinds = sorted({move.kind for move in legal} - {"confirm_until_turn"})
        ready = "confirm" in kinds and dice.random() < 0.5
        kind = "confirm" if ready else dice.choice(kinds)
        WINK.apply(state, seat, dice.choice([move for move in legal if move.kind == kind]), chance)


def panels(now: AnySnapshot, seat: Seat, locale: str, image: Image | None) -> Iterator[Panel]:
    """A seat's hand, and the same half-way through each choice."""
    for _, panel in half_made(lambda focus: hand_panel(now, seat, words(locale), Hand(image, focus=focus))):
        yield panel


@pytest.mark.parametrize(("signal", "seats", "locale"), [("glance", 4, "en"), ("glance", 8, "cs"), ("wink", 8, "cs")])
def test_beside_a_picture_stands_one_line_and_few_controls(signal: Signal, seats: int, locale: str) -> None:
    for state in positions(signal, seats):
        now = at_table(WINK, seats, state)
        for seat in sorted(now.to_act())[:2]:
            reached = set[str]()
            for panel in panels(now, seat, locale, IMAGE):
                own = panel.blocks[:-1]
                assert len([block for block in own if isinstance(block, Line)]) == 1
                rows = [block for block in own if isinstance(block, ActionRow | Select)]
                calls = [row for row in rows if isinstance(row, Select) and "call" in parsed(row.id)[1]]
                assert len(rows) - len(calls[1:]) <= MOST_ROWS
                buttons = [button for row in rows if isinstance(row, ActionRow) for button in row.buttons]
                assert all(len(button.label) <= LONGEST for button in buttons), buttons
                reached |= {move for row in rows for _, move, _ in offered(row) if move}
            left = [move for key, move in keyed(now, seat).items() if key not in reached]
            assert all(move == SetManner(state.settings(seat).manner) for move in left), left


def test_in_words_choices_say_what_the_picture_would_show() -> None:
    state = next(positions("glance", 4))
    seat = (state.active + 1) % 4
    caller = state.players[state.active]
    state.players[state.active] = replace(caller, call=Call(state.active, state.players[seat].hand[0], 1))
    now = at_table(WINK, 4, state)

    def labels(image: Image | None) -> str:
        panel = next(panels(now, seat, "en", image))
        rows = [block for block in panel.blocks if isinstance(block, ActionRow)]
        return " | ".join(button.label for row in rows for button in row.buttons)

    assert "Watching" in labels(None)
    assert "Watch " in labels(None)
    assert "Watch " not in labels(IMAGE)
    assert "👁️ " in labels(IMAGE)
