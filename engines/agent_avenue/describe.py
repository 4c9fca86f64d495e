"""Moves and events in one line each, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.ending import COLOURS
from engines.agent_avenue.errors import agent_name
from engines.agent_avenue.events import (
    AbilityIgnored,
    AgentTaken,
    CardLaid,
    CardPicked,
    CardsDrawn,
    CardSetAside,
    Event,
    GameEnded,
    MarketCardProposed,
    MarketCardTaken,
    MarketReshuffled,
    PairPlayed,
    PairRevealed,
    PawnMoved,
    Recruited,
    TakenAgentKept,
    TurnBegan,
)
from engines.agent_avenue.forecast import Forecast, PairForecast, forecast, forecast_pair, own_side, their_side
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
from engines.agent_avenue.views import AgentAvenueView, Side
from engines.core.text import Text, Who, text


def card_name(card: Market) -> Text:
    """A market card's name as a text."""
    return text(f"agent-avenue-market-{card.value.replace('_', '-')}")


def card_effect(card: Market) -> Text:
    """What a market card does, in short."""
    return text(f"agent-avenue-market-{card.value.replace('_', '-')}-effect")


def signed(spaces: int) -> str:
    """A movement with its sign: +2, −1, 0."""
    return f"+{spaces}" if spaces > 0 else str(spaces).replace("-", "\N{MINUS SIGN}")


def effect(forecast: Forecast) -> Text:
    """What a recruitment does to its side, in a word: the spaces, or that it wins or loses at once."""
    if forecast.wins is not None:
        return text("agent-avenue-effect-wins", spaces=signed(forecast.spaces))
    if forecast.loses is not None:
        return text("agent-avenue-effect-loses", spaces=signed(forecast.spaces))
    if forecast.market:
        return text("agent-avenue-effect-market", spaces=signed(forecast.spaces))
    return text("agent-avenue-effect-spaces", spaces=signed(forecast.spaces))


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
    return _MOVES[type(move)](view, move)


def _play_pair(view: AgentAvenueView, move: PlayPair) -> Text:
    side = own_side(view)
    if_up, if_down = (
        _pair(view, taken, kept) for taken, kept in ((move.face_up, move.face_down), (move.face_down, move.face_up))
    )
    other = their_side(view)
    return text(
        "agent-avenue-describe-play-pair",
        up=agent_name(move.face_up),
        down=agent_name(move.face_down),
        you_if_up=pair_effect(if_up, side),
        they_if_up=pair_effect(if_up, other),
        you_if_down=pair_effect(if_down, side),
        they_if_down=pair_effect(if_down, other),
    )


def _pair(view: AgentAvenueView, theirs: Agent, mine: Agent) -> PairForecast:
    return forecast_pair(view, mine, theirs) if own_side(view) == 0 else forecast_pair(view, theirs, mine)


def _lay(view: AgentAvenueView, move: LayFaceUp | LayFaceDown) -> Text:
    return text(
        f"agent-avenue-describe-{move.kind.replace('_', '-')}",
        agent=agent_name(move.agent),
        you=effect(forecast(view, own_side(view), move.agent)),
        they=effect(forecast(view, their_side(view), move.agent)),
    )


def _set_aside(view: AgentAvenueView, move: SetAside) -> Text:  # noqa: ARG001
    return text("agent-avenue-describe-set-aside", agent=agent_name(move.agent))


def _recruit(view: AgentAvenueView, move: Recruit) -> Text:
    shown = view.pair.face_up
    if shown is None:
        return text("agent-avenue-describe-recruit-nothing")
    side = own_side(view) if move.which == "face_up" else their_side(view)
    return text(
        f"agent-avenue-describe-recruit-{move.which.replace('_', '-')}",
        agent=agent_name(shown),
        effect=effect(forecast(view, side, shown)),
    )


def _take_market_card(view: AgentAvenueView, move: TakeMarketCard) -> Text:  # noqa: ARG001
    return text("agent-avenue-describe-take-market-card", card=card_name(move.card), effect=card_effect(move.card))


def _agree_on(view: AgentAvenueView, move: ProposeMarketCard | ConfirmMarketCard) -> Text:  # noqa: ARG001
    return text(
        f"agent-avenue-describe-{move.kind.replace('_', '-')}",
        card=card_name(move.card),
        effect=card_effect(move.card),
        taker=Who(move.taker),
    )


def _recruit_own(view: AgentAvenueView, move: RecruitFromHand | RevealTwo) -> Text:
    return text(
        f"agent-avenue-describe-{move.kind.replace('_', '-')}",
        agent=agent_name(move.agent),
        effect=effect(forecast(view, own_side(view), move.agent)),
    )


def _take_agent(view: AgentAvenueView, move: TakeBack | ControlMind) -> Text:  # noqa: ARG001
    return text(f"agent-avenue-describe-{move.kind.replace('_', '-')}", agent=agent_name(move.agent))


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


_MOVES: dict[type, Callable[[AgentAvenueView, Any], Text]] = {
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


def tell(event: Event) -> Text | None:
    """A (redacted) event in one line."""
    return _EVENTS[type(event)](event)


def _tell_pair(event: PairPlayed) -> Text:
    seat, up = Who(event.seat), agent_name(event.face_up)
    if event.face_down is None:
        return text("agent-avenue-tell-pair-played", seat=seat, up=up)
    return text("agent-avenue-tell-pair-played-known", seat=seat, up=up, down=agent_name(event.face_down))


def _tell_laid(event: CardLaid) -> Text:
    which = event.which.replace("_", "-")
    if event.agent is None:
        return text(f"agent-avenue-tell-laid-{which}", seat=Who(event.seat))
    return text(f"agent-avenue-tell-laid-{which}-known", seat=Who(event.seat), agent=agent_name(event.agent))


def _tell_set_aside(event: CardSetAside) -> Text:
    if event.agent is None or event.drawn is None:
        return text("agent-avenue-tell-set-aside", seat=Who(event.seat))
    return text(
        "agent-avenue-tell-set-aside-known",
        seat=Who(event.seat),
        agent=agent_name(event.agent),
        drawn=agent_name(event.drawn),
    )


def _tell_drawn(event: CardsDrawn) -> Text | None:
    """Only to whoever drew: that a hand is refilled goes without saying."""
    if event.agents is None:
        return None
    agents = tuple(agent_name(agent) for agent in event.agents)
    return text("agent-avenue-tell-drawn", seat=Who(event.seat), count=event.count, agents=agents)


def _tell_picked(event: CardPicked) -> Text:
    return text("agent-avenue-tell-picked", seat=Who(event.seat), which=event.which)


def _tell_recruited(event: Recruited) -> Text:
    source = text(f"agent-avenue-card-{(event.which or 'face_up').replace('_', '-')}")
    return text(
        "agent-avenue-tell-recruited",
        side=COLOURS[event.side],
        agent=agent_name(event.agent),
        source=source if event.card is None else card_name(event.card),
        direction=_direction(event.spaces),
        count=abs(event.spaces),
    )


def _direction(spaces: int) -> str:
    if spaces == 0:
        return "still"
    return "forward" if spaces > 0 else "back"


def _tell_moved(event: PawnMoved) -> Text:
    return text(
        "agent-avenue-tell-pawn-moved",
        side=COLOURS[event.side],
        card=card_name(event.card),
        count=event.spaces,
    )


def _tell_proposed(event: MarketCardProposed) -> Text:
    return text(
        "agent-avenue-tell-proposed", seat=Who(event.seat), taker=Who(event.taker), card=card_name(event.card)
    )


def _tell_card(event: MarketCardTaken | AbilityIgnored) -> Text:
    return text(f"agent-avenue-tell-{event.kind.replace('_', '-')}", seat=Who(event.seat), card=card_name(event.card))


def _tell_reshuffled(event: MarketReshuffled) -> Text:
    return text("agent-avenue-tell-market-reshuffled", count=event.count)


def _tell_agent(event: PairRevealed | TakenAgentKept) -> Text:
    return text(
        f"agent-avenue-tell-{event.kind.replace('_', '-')}", seat=Who(event.seat), agent=agent_name(event.agent)
    )


def _tell_taken(event: AgentTaken) -> Text:
    whose = "own" if event.card is Market.SPYCATION else "theirs"
    return text("agent-avenue-tell-agent-taken", seat=Who(event.seat), agent=agent_name(event.agent), whose=whose)


def _tell_turn(event: TurnBegan) -> Text:
    return text("agent-avenue-tell-turn-began", number=event.number, side=COLOURS[event.side])


def _tell_ended(event: GameEnded) -> Text:
    return event.outcome.reason


_EVENTS: dict[type, Callable[[Any], Text | None]] = {
    PairPlayed: _tell_pair,
    CardLaid: _tell_laid,
    CardSetAside: _tell_set_aside,
    CardsDrawn: _tell_drawn,
    CardPicked: _tell_picked,
    Recruited: _tell_recruited,
    PawnMoved: _tell_moved,
    MarketCardProposed: _tell_proposed,
    MarketCardTaken: _tell_card,
    AbilityIgnored: _tell_card,
    MarketReshuffled: _tell_reshuffled,
    PairRevealed: _tell_agent,
    TakenAgentKept: _tell_agent,
    AgentTaken: _tell_taken,
    TurnBegan: _tell_turn,
    GameEnded: _tell_ended,
}
