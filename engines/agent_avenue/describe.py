"""Moves in one line each, with what is known to follow, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.agent_avenue.belief import Forecast, PairForecast, forecast, forecast_own, own_side, their_side
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.moves import (
    ConfirmMarketCard,
    ControlMind,
    LayFaceDown,
    LayFaceUp,
    Move,
    PlayPair,
    ProposeMarketCard,
    Recruit,
    RecruitAgain,
    RecruitFromHand,
    RevealTwo,
    SetAside,
    TakeBack,
    TakeMarketCard,
)
from engines.agent_avenue.names import agent_name, card_effect, card_name, signed
from engines.agent_avenue.views import AgentAvenueView, Side
from engines.core.text import Text, Who, dashed, text


def effect(forecast: Forecast) -> Text:
    """What a recruitment does to its side, in a word: the spaces, or how it is certain to end the game."""
    spaces = signed(forecast.spaces)
    if forecast.ends is not None:
        return text(f"agent-avenue-effect-{forecast.ends}", spaces=spaces)
    return text("agent-avenue-effect-market" if forecast.market else "agent-avenue-effect-spaces", spaces=spaces)


def pair_effect(pair: PairForecast, side: Side) -> Text:
    """What a pair recruited does to that side, as `effect` says it, both pawns moved."""
    own = pair.sides[side]
    if pair.winner is None:
        spaces = signed(own.spaces)
        return text("agent-avenue-effect-market" if own.market else "agent-avenue-effect-spaces", spaces=spaces)
    ending = "wins" if pair.winner == side else "loses"
    return text(f"agent-avenue-effect-{ending}", spaces=signed(own.spaces))


def describe(view: AgentAvenueView, move: Move) -> Text:
    """The move in one line with what is known to follow."""
    return _MOVES[type(move)](view, cast("Never", move))


def pair_outlook(view: AgentAvenueView, up: Agent, down: Agent) -> dict[str, Text]:
    """The values of a text on a pair: both cards, and what either side gets by it if the other takes up or down."""
    own, other = own_side(view), their_side(view)
    if_up, if_down = forecast_own(view, down, up), forecast_own(view, up, down)
    return {
        "up": agent_name(up),
        "down": agent_name(down),
        "you_if_up": pair_effect(if_up, own),
        "they_if_up": pair_effect(if_up, other),
        "you_if_down": pair_effect(if_down, own),
        "they_if_down": pair_effect(if_down, other),
    }


def _play_pair(view: AgentAvenueView, move: PlayPair) -> Text:
    return text("agent-avenue-describe-play-pair", **pair_outlook(view, move.face_up, move.face_down))


def _lay(view: AgentAvenueView, move: LayFaceUp | LayFaceDown) -> Text:
    return text(
        f"agent-avenue-describe-{dashed(move.kind)}",
        agent=agent_name(move.agent),
        you=effect(forecast(view, own_side(view), move.agent)),
        they=effect(forecast(view, their_side(view), move.agent)),
    )


def _set_aside(view: AgentAvenueView, move: SetAside) -> Text:
    return text("agent-avenue-describe-set-aside", agent=agent_name(move.agent))


def _recruit(view: AgentAvenueView, move: Recruit) -> Text:
    shown = view.pair.face_up
    if shown is None:
        return text("agent-avenue-describe-recruit-nothing")
    side = own_side(view) if move.which == "face_up" else their_side(view)
    return text(
        f"agent-avenue-describe-recruit-{dashed(move.which)}",
        agent=agent_name(shown),
        effect=effect(forecast(view, side, shown)),
    )


def _take_market_card(view: AgentAvenueView, move: TakeMarketCard) -> Text:
    return text("agent-avenue-describe-take-market-card", card=card_name(move.card), effect=card_effect(move.card))


def _agree_on(view: AgentAvenueView, move: ProposeMarketCard | ConfirmMarketCard) -> Text:
    return text(
        f"agent-avenue-describe-{dashed(move.kind)}",
        card=card_name(move.card),
        effect=card_effect(move.card),
        taker=Who(move.taker),
    )


def _recruit_own(view: AgentAvenueView, move: RecruitFromHand | RevealTwo) -> Text:
    return text(
        f"agent-avenue-describe-{dashed(move.kind)}",
        agent=agent_name(move.agent),
        effect=effect(forecast(view, own_side(view), move.agent)),
    )


def _take_agent(view: AgentAvenueView, move: TakeBack | ControlMind) -> Text:
    return text(f"agent-avenue-describe-{dashed(move.kind)}", agent=agent_name(move.agent))


def _recruit_again(view: AgentAvenueView, move: RecruitAgain) -> Text:
    agent = view.taken_back
    if agent is None:
        return text("agent-avenue-describe-recruit-nothing")
    if not move.recruit:
        return text("agent-avenue-describe-keep-taken", agent=agent_name(agent))
    return text(
        "agent-avenue-describe-recruit-again",
        agent=agent_name(agent),
        effect=effect(forecast(view, own_side(view), agent)),
    )


_MOVES: dict[type[Move], Callable[[AgentAvenueView, Never], Text]] = {
    PlayPair: _play_pair,
    SetAside: _set_aside,
    LayFaceUp: _lay,
    LayFaceDown: _lay,
    Recruit: _recruit,
    TakeMarketCard: _take_market_card,
    ProposeMarketCard: _agree_on,
    ConfirmMarketCard: _agree_on,
    RecruitFromHand: _recruit_own,
    RevealTwo: _recruit_own,
    TakeBack: _take_agent,
    RecruitAgain: _recruit_again,
    ControlMind: _take_agent,
}
