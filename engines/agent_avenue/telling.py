"""Events in one line each, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.agent_avenue.cards import Market
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
    TimeRanOut,
    TurnBegan,
)
from engines.agent_avenue.names import COLOURS, agent_name, card_name
from engines.core.text import Text, Who, dashed, text


def tell(event: Event) -> Text | None:
    """A (redacted) event in one line."""
    return _EVENTS[type(event)](cast("Never", event))


def _tell_pair(event: PairPlayed) -> Text:
    seat, up = Who(event.seat), agent_name(event.face_up)
    if event.face_down is None:
        return text("agent-avenue-tell-pair-played", seat=seat, up=up)
    return text("agent-avenue-tell-pair-played-known", seat=seat, up=up, down=agent_name(event.face_down))


def _tell_laid(event: CardLaid) -> Text:
    which = dashed(event.which)
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
    """For the seat that drew alone: that a hand is refilled needs no line."""
    if event.agents is None:
        return None
    agents = tuple(agent_name(agent) for agent in event.agents)
    return text("agent-avenue-tell-drawn", seat=Who(event.seat), count=event.count, agents=agents)


def _tell_picked(event: CardPicked) -> Text:
    return text("agent-avenue-tell-picked", seat=Who(event.seat), which=event.which)


def _tell_recruited(event: Recruited) -> Text:
    source = text(f"agent-avenue-card-{dashed(event.which or 'face_up')}")
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


def _tell_ran_out(event: TimeRanOut) -> Text:
    return text("agent-avenue-tell-time-ran-out", side=COLOURS[event.side], how=event.how)


def _tell_card(event: MarketCardTaken | AbilityIgnored) -> Text:
    return text(f"agent-avenue-tell-{dashed(event.kind)}", seat=Who(event.seat), card=card_name(event.card))


def _tell_reshuffled(event: MarketReshuffled) -> Text:
    return text("agent-avenue-tell-market-reshuffled", count=event.count)


def _tell_agent(event: PairRevealed | TakenAgentKept) -> Text:
    return text(f"agent-avenue-tell-{dashed(event.kind)}", seat=Who(event.seat), agent=agent_name(event.agent))


def _tell_taken(event: AgentTaken) -> Text:
    whose = "own" if event.card is Market.SPYCATION else "theirs"
    return text("agent-avenue-tell-agent-taken", seat=Who(event.seat), agent=agent_name(event.agent), whose=whose)


def _tell_turn(event: TurnBegan) -> Text:
    return text("agent-avenue-tell-turn-began", number=event.number, side=COLOURS[event.side])


def _tell_ended(event: GameEnded) -> Text:
    return event.outcome.reason


_EVENTS: dict[type[Event], Callable[[Never], Text | None]] = {
    PairPlayed: _tell_pair,
    CardLaid: _tell_laid,
    CardSetAside: _tell_set_aside,
    CardsDrawn: _tell_drawn,
    CardPicked: _tell_picked,
    Recruited: _tell_recruited,
    PawnMoved: _tell_moved,
    MarketCardProposed: _tell_proposed,
    TimeRanOut: _tell_ran_out,
    MarketCardTaken: _tell_card,
    AbilityIgnored: _tell_card,
    MarketReshuffled: _tell_reshuffled,
    PairRevealed: _tell_agent,
    TakenAgentKept: _tell_agent,
    AgentTaken: _tell_taken,
    TurnBegan: _tell_turn,
    GameEnded: _tell_ended,
}
