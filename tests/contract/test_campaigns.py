"""Campaigns: pure, durable, always with a next game or over, told in texts that there are and that fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from engines.core.campaign import LONGEST_STORY, AnyCampaign, Progress
from engines.core.chance import Chance
from engines.core.game import AnyGame, Options, Outcome
from engines.core.text import Text
from renderers.words import locales, words
from tests.support.texts import LANTERN, messages, parsed, wrongs

GAMES = 6
"""So many games of a campaign are played in a row."""


def _campaign(game: AnyGame) -> AnyCampaign:
    if game.campaign is None:
        pytest.skip("no campaign")
    return game.campaign


def _ended(game: AnyGame, options: Options, seed: int) -> Outcome:
    """How a random game of these options ends."""
    chance, random = Chance(f"campaign/{seed}".encode()), Random(seed)
    state = game.setup(options, random.choice(game.seat_counts(options)), chance)
    while waited := sorted(game.to_act(state)):
        seat = random.choice(waited)
        game.apply(state, seat, random.choice(game.legal(state, seat)), chance)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def _history(game: AnyGame) -> Iterator[tuple[Progress, Options | None, Outcome | None]]:
    """A group's way through the campaign: each progress with the game played next and how it ended."""
    campaign = _campaign(game)
    progress = campaign.start()
    for seed in range(GAMES):
        options = next(iter(campaign.options(progress)), None)
        if options is None:
            break
        outcome = _ended(game, options, seed)
        yield progress, options, outcome
        progress = campaign.record(progress, options, outcome)
    yield progress, None, None


def test_a_campaign_begins_with_a_game(game: AnyGame) -> None:
    campaign = _campaign(game)
    assert campaign.options(campaign.start())


def test_the_games_open_to_a_group_can_be_played(game: AnyGame) -> None:
    campaign = _campaign(game)
    for progress, _, _ in _history(game):
        open_ = campaign.options(progress)
        assert len({options.model_dump_json() for options in open_}) == len(open_)
        for options in open_:
            assert isinstance(options, game.options)
            assert game.options.model_validate(options.model_dump(mode="json")) == options
            assert game.seat_counts(options)


def test_the_game_that_a_press_each_leads_on_to_is_open_to_the_group(game: AnyGame) -> None:
    campaign = _campaign(game)
    for progress, options, outcome in _history(game):
        if options is None or outcome is None:
            continue
        following = game.rematch(options, outcome, range(game.seat_counts(options)[-1]))
        if not outcome.winners or campaign.title(following) != campaign.title(options):
            assert following in campaign.options(campaign.record(progress, options, outcome))


def test_what_a_table_may_set_are_options(game: AnyGame) -> None:
    assert _campaign(game).free <= set(game.options.model_fields)


def test_progress_is_durable_and_never_changed_in_place(game: AnyGame) -> None:
    campaign = _campaign(game)
    for progress, options, outcome in _history(game):
        assert json.loads(json.dumps(progress)) == progress
        kept = deepcopy(progress)
        campaign.options(progress)
        campaign.view(progress, 0)
        if options is not None and outcome is not None:
            assert campaign.record(progress, options, outcome) == campaign.record(kept, options, outcome)
        assert progress == kept


def test_what_a_campaign_tells_there_is_and_fits(game: AnyGame) -> None:
    known = {**messages(), **{message.id: message for message in parsed(LANTERN)}}
    for said in _told(game):
        assert wrongs(said, known) == []
        for locale in locales():
            assert len(words(locale)(said)) <= LONGEST_STORY


def _told(game: AnyGame) -> set[Text]:
    campaign, found = _campaign(game), set[Text | None]()
    for progress, options, outcome in _history(game):
        for seat in (None, 0):
            found.update(campaign.view(progress, seat))
        for chapter in campaign.chapters(progress):
            found |= {chapter.mark, chapter.note}
        for open_ in campaign.options(progress):
            found |= {campaign.title(open_), campaign.before(open_)}
            assert campaign.title(open_) is not None
        if options is not None and outcome is not None:
            found.add(campaign.after(options, outcome))
    return {said for said in found if said is not None}
