"""The options of every game fit into the lobby's form."""

from __future__ import annotations

import pytest

from bot.panels.layout import MOST_OPTIONS, Line, Panel
from bot.panels.lobby import lobby_panel, options_panel
from bot.panels.options import knobs
from engines import GAMES
from engines.core.game import AnyGame
from engines.table.record import Pacing
from engines.table.snapshot import Snapshot
from engines.wink import WINK
from renderers.words import locales, words
from tests.bot.choosing.offers import at_table
from tests.support.texts import messages

EVERY: dict[str, AnyGame] = {**GAMES, WINK.id: WINK}


@pytest.mark.parametrize("game", EVERY)
def test_no_option_has_more_values_than_a_select_takes(game: str) -> None:
    made = EVERY[game]
    assert all(1 < len(knob.values) <= MOST_OPTIONS for knob in knobs(made, {}))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", EVERY)
def test_every_option_is_explained_in_every_language_where_it_is_chosen(game: str, locale: str) -> None:
    made, said = EVERY[game], words(locale)
    known = messages(locale)
    helps = {knob.name: said(knob.help) for knob in knobs(made, {}) if knob.help.id in known}
    assert len(helps) == len(made.options.model_fields)
    panel = options_panel(_lobby(made), 10, said)
    told = _told(panel)
    seats = ("seats",) if len(made.seat_counts(made.options())) > 1 else ()
    late = () if made.shares_clock(made.options()) else ("late",)
    others = [said.get(f"lobby-{name}-help") for name in (*seats, "pace", *late)]
    offered = (line for name, line in helps.items() if name not in made.options().idle())
    assert [each for each in (*offered, *others) if each not in told] == []
    panel.view()


def test_what_changes_nothing_as_the_other_options_are_is_neither_told_nor_offered() -> None:
    said = words("en")
    for signal, shown, hidden in (
        ("glance", "Seconds per beat", "Shortest turn"),
        ("nod", "Shortest turn", "Seconds"),
    ):
        lobby = _lobby(WINK, {"signal": signal})
        for panel in (options_panel(lobby, 10, said), lobby_panel(lobby, said)):
            assert shown in _told(panel)
            assert hidden not in _told(panel)


def _lobby(game: AnyGame, options: dict[str, str] | None = None) -> Snapshot:
    table = at_table(game, game.seat_counts(game.options())[0], None)
    pacing = Pacing(pace="daily", limit_s=86400)
    changes = {"status": "lobby", "host": 10, "pacing": pacing, "options": options or {}}
    return table.recorded(table.record.model_copy(update=changes))


def _told(panel: Panel) -> str:
    return "\n".join(block.content for block in panel.blocks if isinstance(block, Line))


def test_numbers_go_in_the_steps_that_the_game_says() -> None:
    values = {knob.name: knob.values for knob in knobs(WINK, {})}
    assert values["beat_s"] == tuple(range(30, 181, 15))
    assert values["least_s"] == tuple(range(0, 61, 5))
