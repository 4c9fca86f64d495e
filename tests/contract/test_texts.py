"""Texts: whatever a game says has its message in English with all its placeholders given."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.game import AnyGame
from engines.core.text import Text
from renderers.words import SOURCE, locales, words
from tests.contract.mutants import mutants, universe
from tests.contract.tables import Table, choices
from tests.contract.walks import end, listed, walk
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


def test_questions_have_words(table: Table, seeds: range) -> None:
    for step in (step for seed in seeds for step in walk(table, seed)):
        for seat in range(table.seats):
            decision = table.game.decision(step.before, seat)
            if decision is not None:
                _said(decision.prompt)
                _said(decision.public or decision.prompt)


def test_moves_have_words_of_their_own(table: Table, seeds: range) -> None:
    game = table.game
    for step in (step for seed in seeds for step in walk(table, seed)):
        for seat in range(table.seats):
            view = game.view(step.before, seat)
            described = [game.describe(view, move) for move in game.legal(step.before, seat)]
            for locale in locales():
                lines = [_said(each, locale) for each in described]
                assert len(set(lines)) == len(lines), "two moves are described alike"
                assert all(0 < len(line) <= LINE and "\n" not in line for line in lines)


def test_events_have_words(table: Table, seeds: range) -> None:
    game = table.game
    for event in (event for seed in seeds for step in walk(table, seed) for event in step.events):
        for known in (event, *(game.redact(event, viewer) for viewer in table.viewers)):
            told = None if known is None else game.tell(known)
            if told is not None:
                _said(told)


def test_outcomes_have_words(table: Table, seeds: range) -> None:
    for seed in seeds:
        outcome = table.game.outcome(end(table, seed))
        assert outcome is not None
        _said(outcome.reason)


def test_refusals_have_words(table: Table, seeds: range) -> None:
    game = table.game
    for step in list(walk(table, seeds[0]))[::3]:
        legal = game.legal(step.before, 0)
        for move in (*universe(game.id), *mutants(game.id)[::7]):
            if not listed(move, legal):
                with pytest.raises(IllegalMove) as refused:
                    game.apply(step.before, 0, move, Chance(b""))
                _said(refused.value.text)


def test_words_are_the_same_for_states_that_look_the_same(table: Table, seeds: range) -> None:
    game = table.game
    for step in walk(table, seeds[0]):
        for seat in range(table.seats):
            dream = game.imagine(game.view(step.before, seat), Chance(b"words"))
            seen, dreamt = game.view(step.before, seat), game.view(dream, seat)
            for move in game.legal(step.before, seat):
                assert game.describe(dreamt, move) == game.describe(seen, move)


def _known() -> dict[str, Message]:
    return {**messages(), **{message.id: message for message in parsed(LANTERN)}}


def _said(said: Text, locale: str = SOURCE) -> str:
    assert wrongs(said, _known()) == []
    sentence = words(locale)(said)
    assert "{" not in sentence, sentence
    return sentence
