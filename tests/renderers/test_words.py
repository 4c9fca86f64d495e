"""The board in words and the words beside pictures."""

from __future__ import annotations

import pytest

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.views import AgentAvenueView
from renderers import agent_avenue
from renderers.agent_avenue.names import agent_name, effect, market_name
from renderers.agent_avenue.telling import headline
from renderers.words import words
from tests.renderers import samples
from tests.support.rarely import some_locales

ENGLISH = words("en")
BOARDS = [*samples.BOARDS.values(), *samples.HANDS.values(), *samples.CLOSINGS.values()]


@pytest.mark.parametrize("locale", some_locales(__name__))
@pytest.mark.parametrize("view", BOARDS, ids=[*samples.BOARDS, *samples.HANDS, *samples.CLOSINGS])
def test_words_have_headings_and_no_loose_ids(view: AgentAvenueView, locale: str) -> None:
    told = agent_avenue.tell(view, words(locale))
    assert told.startswith("# ")
    assert told.count("\n## ") >= 3
    assert "agent-avenue-" not in told


def test_words_tell_the_standing() -> None:
    told = agent_avenue.tell(samples.CROWDED, ENGLISH)
    for part in ("Green needs 2 more spaces", "Blue needs 12 more", "one more loses", "Getaway Car moved Green +3"):
        assert part in told


def test_words_tell_what_a_first_copy_would_do_and_who_of_a_team_laid_which_card() -> None:
    told = agent_avenue.tell(samples.BOARDS["team4"], ENGLISH)
    assert "- Not in play: Saboteur (−1), " in told
    assert "- Sentinel, face up (A)\n- A card, face down (C)" in told
    assert "- Daredevil, face up\n- A card, face down\n" in agent_avenue.tell(samples.CROWDED, ENGLISH)


def test_only_the_own_hand_is_told_with_equal_cards_as_one() -> None:
    told = agent_avenue.tell(samples.HANDS["recruiting"], ENGLISH)
    assert "## Your cards (Blue, B)\nIn hand: 2 × Sentinel, Enforcer, and Saboteur." in told
    assert told.index("Your cards") < told.index("## Blue (B)") < told.index("## Green (A)")
    assert "Cards of" not in told
    assert "In hand" not in agent_avenue.tell(samples.MID, ENGLISH)


def test_alt_text_tells_turn_last_move_and_standing() -> None:
    alt = agent_avenue.board(samples.MID, ENGLISH).alt
    for part in ("Turn 7", "Green took Double Agent (face up, +6)", "Blue needs 10 more", "2 × Double Agent"):
        assert part in alt


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_alt_texts_are_sentences(locale: str) -> None:
    spoken = words(locale)
    for view in samples.BOARDS.values():
        line, alt = headline(view, spoken), agent_avenue.board(view, spoken).alt
        assert alt.startswith(line if line.endswith("?") else f"{line}. ")
    for view in samples.HANDS.values():
        assert "?." not in agent_avenue.hand(view, spoken).alt


def test_alt_text_of_a_hand_tells_what_each_card_does() -> None:
    assert "Daredevil (if you take it +3, if they take it" in agent_avenue.hand(samples.HANDS["play"], ENGLISH).alt


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_every_card_has_its_own_words(locale: str) -> None:
    spoken = words(locale)
    assert len({agent_name(spoken, agent) for agent in Agent}) == len(Agent)
    assert len({market_name(spoken, card) for card in Market}) == len(Market)
    assert len({effect(spoken, card) for card in Market}) == len(Market)


def test_seats_are_told_by_sign_and_letter() -> None:
    assert [agent_avenue.seat_mark(seat, ENGLISH) for seat in range(4)] == ["🟢 A", "🟦 B", "🟢 C", "🟦 D"]
