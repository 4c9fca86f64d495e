"""The options of every game fit into the lobby's form."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from zoneinfo import available_timezones

import pytest

from bot.panels.forms import LONGEST_HINT, LONGEST_LABEL, MOST_FIELDS, Form, SwitchesField
from bot.panels.layout import MOST_OPTIONS, Line, Panel
from bot.panels.lobby import lobby_panel, options_panel
from bot.panels.lobby_forms import game_form, game_pages, table_form
from bot.panels.options import knobs
from engines import GAMES
from engines.core.game import AnyGame
from engines.table.record import Pacing
from engines.table.snapshot import Snapshot
from engines.wink import WINK
from renderers.words import words
from tests.bot.choosing.offers import at_table
from tests.support.rarely import some_locales
from tests.support.texts import messages

EVERY: dict[str, AnyGame] = {**GAMES, WINK.id: WINK}


@pytest.mark.parametrize("game", EVERY)
def test_no_option_has_more_values_than_a_select_takes(game: str) -> None:
    made = EVERY[game]
    assert all(1 < len(knob.values) <= MOST_OPTIONS for knob in knobs(made, {}))


@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("game", EVERY)
def test_every_option_is_explained_whole_in_a_form_in_every_language(game: str, locale: str) -> None:
    made, said = EVERY[game], words(locale)
    lobby, known = _lobby(made), messages(locale)
    helps = {knob.name: said(knob.help) for knob in knobs(made, {}) if knob.help.id in known}
    assert len(helps) == len(made.options.model_fields)
    game_forms = [game_form(lobby, page, said) for page in range(game_pages(lobby))]
    told = "\n".join(each for form in game_forms for each in _hints(form))
    assert [each for name, each in helps.items() if name not in made.options().idle() and each not in told] == []
    for form in (*game_forms, table_form(lobby, "Europe/Prague", said)):
        assert len(form.fields) <= MOST_FIELDS
        assert all(0 < len(each) <= LONGEST_HINT for each in _hints(form))
        assert all(len(each.label) <= LONGEST_LABEL for each in form.fields)
        form.modal()
    options_panel(lobby, 10, said).view()


def test_the_form_of_a_table_with_everything_set_in_the_longest_zone_opens() -> None:
    lobby = _lobby(WINK)
    longest = max(available_timezones(), key=len)
    full = {"id": 2**53, "shared": True, "hints": True, "rated": True, "starts_at": datetime(2037, 1, 1, tzinfo=UTC)}
    pacing = Pacing(pace="daily", limit_s=86400, late="resign")
    table = lobby.recorded(lobby.record.model_copy(update={**full, "pacing": pacing}))
    assert longest in table_form(table, longest, words("en")).id


def _hints(form: Form) -> Iterator[str]:
    for field in form.fields:
        if isinstance(field, SwitchesField):
            yield from (option.description or "" for option in field.options)
        else:
            yield field.hint


def test_what_changes_nothing_as_the_other_options_are_is_neither_told_nor_offered() -> None:
    said = words("en")
    for signal, shown, hidden in (
        ("glance", "Seconds per turn", "Shortest turn"),
        ("nod", "Shortest turn", "Seconds"),
    ):
        lobby = _lobby(WINK, {"signal": signal, "beat_s": 60, "least_s": 10})
        for panel in (options_panel(lobby, 10, said), lobby_panel(lobby, said)):
            assert shown in _told(panel)
            assert hidden not in _told(panel)


def test_a_lobby_tells_of_the_options_that_are_not_the_beginners_alone() -> None:
    said = words("en")
    assert "Play the last round out" not in _told(lobby_panel(_lobby(WINK), said))
    assert "Play the last round out: Never" in _told(lobby_panel(_lobby(WINK, {"equal_turns": "never"}), said))


def _lobby(game: AnyGame, options: dict[str, str | int] | None = None) -> Snapshot:
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
