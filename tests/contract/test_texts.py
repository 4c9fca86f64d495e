"""Texts: whatever a game says has its message in English with all its placeholders given."""

from __future__ import annotations

from functools import cache, lru_cache

from engines.core.chance import Chance
from engines.core.game import AnyGame
from engines.core.text import Text
from renderers.words import SOURCE, locales, words
from tests.contract.mutants import mutants, universe
from tests.contract.tables import Table, choices
from tests.contract.walks import end, listed, refusal, some_steps, walks
from tests.support.rarely import two_locales
from tests.support.texts import LANTERN, Message, messages, parsed, wrongs

LINE = 100
"""Discord's longest label of an option and name of an autocompletion."""


def test_every_option_has_its_texts(game: AnyGame) -> None:
    prefix = game.id.replace("_", "-")
    for name, field in game.options.model_fields.items():
        option = f"{prefix}-option-{name.replace('_', '-')}"
        values = [value for value in choices(field) if isinstance(value, str)]
        for message_id in (option, *(f"{option}-{value.replace('_', '-')}" for value in values)):
            assert wrongs(Text(message_id), _known()) == []


def test_the_game_has_a_name_and_a_pitch(game: AnyGame) -> None:
    for part in ("name", "pitch"):
        assert wrongs(Text(f"{game.id.replace('_', '-')}-{part}"), _known()) == []


def test_options_are_briefed_in_words(table: Table, seeds: range) -> None:
    for line in table.game.briefing(table.options, table.seats):
        for locale in locales():
            _said(line, locale)


def test_questions_have_words(table: Table, seeds: range) -> None:
    for step in walks(table, seeds):
        for seat in range(table.seats):
            decision = step.before.decision(seat)
            if decision is not None:
                _said(decision.prompt)
                _said(decision.public or decision.prompt)


def test_moves_have_words_of_their_own(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds):
        for seat in range(table.seats):
            view = step.before.view(seat)
            described = [game.describe(view, move) for move in step.before.legal(seat)]
            for locale in two_locales(f"{table}"):
                lines = [_said(each, locale) for each in described]
                assert len(set(lines)) == len(lines), "two moves are described alike"
                assert all(0 < len(line) <= LINE and "\n" not in line for line in lines)


def test_events_have_words(table: Table, seeds: range) -> None:
    game = table.game
    for event in (event for step in walks(table, seeds) for event in step.events):
        for known in (event, *(game.redact(event, viewer) for viewer in table.viewers)):
            told = None if known is None else game.tell(known)
            if told is not None:
                _said(told)


def test_outcomes_have_words(table: Table, seeds: range) -> None:
    for seed in seeds:
        outcome = table.game.outcome(end(table, seed).state)
        assert outcome is not None
        _said(outcome.reason)


def test_refusals_have_words(table: Table, seeds: range) -> None:
    game = table.game
    for step in list(some_steps(table, seeds[:1]))[::2]:
        legal = step.before.legal(0)
        for move in (*universe(game.id), *mutants(game.id)[::7]):
            if not listed(move, legal):
                refused = refusal(table, step.before.state, 0, move, Chance(b""))
                assert refused is not None, move
                _said(refused)


def test_words_are_the_same_for_states_that_look_the_same(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds):
        for seat in range(table.seats):
            seen, dreamt = step.before.view(seat), step.before.dream(seat).view(seat)
            for move in step.before.legal(seat):
                assert game.describe(dreamt, move) == game.describe(seen, move)


@cache
def _known() -> dict[str, Message]:
    return {**messages(), **{message.id: message for message in parsed(LANTERN)}}


@lru_cache(1 << 16)
def _said(said: Text, locale: str = SOURCE) -> str:
    assert wrongs(said, _known()) == []
    sentence = words(locale)(said)
    assert "{" not in sentence, sentence
    return sentence
