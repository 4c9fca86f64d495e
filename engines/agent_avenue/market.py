"""The black market: taking a card, alone or as a team (AA-21 to AA-23, AA-46)."""

from __future__ import annotations

from engines.agent_avenue.abilities import resolve
from engines.agent_avenue.cards import ONGOING, Market
from engines.agent_avenue.errors import refusal
from engines.agent_avenue.events import Event, MarketCardProposed, MarketCardTaken, MarketReshuffled
from engines.agent_avenue.flow import proceed
from engines.agent_avenue.moves import ConfirmMarketCard, ProposeMarketCard, TakeMarketCard
from engines.agent_avenue.setup import SUPPLY
from engines.agent_avenue.state import State
from engines.core.chance import Chance
from engines.core.seats import Seat


def take_market_card(state: State, seat: Seat, move: TakeMarketCard, chance: Chance) -> list[Event]:
    """A player alone on their side takes a supply card (AA-21)."""
    _in_supply(state, move.card)
    return take(state, seat, move.card, chance)


def propose_market_card(state: State, seat: Seat, move: ProposeMarketCard, chance: Chance) -> list[Event]:
    """A partner proposes who takes which card (AA-46)."""
    _in_supply(state, move.card)
    if move.taker not in state.side_of(seat).seats:
        raise refusal("not-on-your-team")
    proposal = (seat, move.taker, move.card)
    if _open_to(state, seat) == proposal[1:]:
        raise refusal("confirm-instead")
    if state.proposal != proposal:
        state.proposal = proposal
        state.proposals[seat] += 1
    return [MarketCardProposed(seat, move.taker, move.card)]


def confirm_market_card(state: State, seat: Seat, move: ConfirmMarketCard, chance: Chance) -> list[Event]:
    """The other partner agrees to exactly the open proposal (AA-46)."""
    if _open_to(state, seat) != (move.taker, move.card):
        raise refusal("no-such-proposal")
    return take(state, move.taker, move.card, chance)


def taking_runs_out(state: State, chance: Chance) -> list[Event] | None:
    """Time is up: a team's last proposal holds, with none chance decides (AA-46); None for a single player."""
    team = state.sides[state.taking or 0].seats
    if len(team) == 1:
        return None
    if state.proposal is not None:
        _, taker, card = state.proposal
    else:
        taker, card = chance.choice(team), chance.choice(state.bazaar.supply)
    return take(state, taker, card, chance)


def take(state: State, taker: Seat, card: Market, chance: Chance) -> list[Event]:
    """The card is taken, the supply refilled, then the card resolved or laid before the side (AA-22, AA-23)."""
    side = state.side_of(taker)
    taken = MarketCardTaken(side.side, taker, card, side.space)
    state.turns[-1].steps.append(taken)
    events: list[Event] = [taken]
    state.proposal = None
    state.proposals = [0] * state.seats
    state.bazaar.supply.remove(card)
    _restock(state, chance, events)
    if card in ONGOING:
        side.market.append(card)
        proceed(state, events)
    else:
        resolve(state, taker, card, events)
    return events


def _open_to(state: State, seat: Seat) -> tuple[Seat, Market] | None:
    if state.proposal is None or state.proposal[0] == seat:
        return None
    return state.proposal[1:]


def _in_supply(state: State, card: Market) -> None:
    if card not in state.bazaar.supply:
        raise refusal("not-in-supply")


def _restock(state: State, chance: Chance, events: list[Event]) -> None:
    bazaar = state.bazaar
    while len(bazaar.supply) < SUPPLY:
        if not bazaar.deck:
            if not bazaar.discard:
                return
            bazaar.deck, bazaar.discard = bazaar.discard, []
            chance.shuffle(bazaar.deck)
            events.append(MarketReshuffled(len(bazaar.deck)))
        bazaar.supply.append(bazaar.deck.pop())
