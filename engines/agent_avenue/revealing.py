"""What tells the player who brought it about something new: that ends the reach of an undo."""

from __future__ import annotations

from engines.agent_avenue.cards import Market
from engines.agent_avenue.events import (
    AgentTaken,
    CardLaid,
    CardPicked,
    Event,
    MarketCardProposed,
    PairPlayed,
    PairRevealed,
    PawnMoved,
    Recruited,
    TakenAgentKept,
    TurnBegan,
)

FORESEEN = (
    PairPlayed
    | CardLaid
    | CardPicked
    | PawnMoved
    | MarketCardProposed
    | PairRevealed
    | AgentTaken
    | TakenAgentKept
    | TurnBegan
)


def reveals(event: Event) -> bool:
    """Whether an event told its player what they couldn't foresee: draws, the pair, the market's next card."""
    if isinstance(event, Recruited):
        return event.which is not None or event.card is Market.SMOKE_SCREEN
    return not isinstance(event, FORESEEN)
