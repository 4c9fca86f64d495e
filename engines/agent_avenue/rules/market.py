"""The black market: taking a card, alone or as a team, and the instants' abilities (AA-21 to AA-30, AA-46)."""

from __future__ import annotations

from collections.abc import Callable

from engines.agent_avenue.bags import ONE, count, names
from engines.agent_avenue.cards import AGENTS, ONGOING, SUPPLY, Agent, Code, Market
from engines.agent_avenue.events import (
    AbilityIgnored,
    AgentTaken,
    Event,
    MarketCardProposed,
    MarketCardTaken,
    MarketReshuffled,
    PairRevealed,
    TakenAgentKept,
    TimeRanOut,
)
from engines.agent_avenue.moves import (
    ConfirmMarketCard,
    ControlMind,
    ProposeMarketCard,
    RecruitAgain,
    RecruitFromHand,
    RevealTwo,
    TakeBack,
    TakeMarketCard,
    refusal,
)
from engines.agent_avenue.names import agent_name
from engines.agent_avenue.rules.ending import proceed
from engines.agent_avenue.rules.playing import refill
from engines.agent_avenue.rules.recruiting import enlist, move_by_card
from engines.agent_avenue.state import NOBODY, State
from engines.agent_avenue.views import other, side_of
from engines.core.chance import Chance
from engines.core.seats import Seat

SENTINEL = Agent.SENTINEL.code


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
    side = state.sides[state.taking or 0]
    if len(side.seats) == 1:
        return None
    if state.proposal is not None:
        ran_out = TimeRanOut(side.side, "proposal")
        _, taker, card = state.proposal
    else:
        ran_out = TimeRanOut(side.side, "chance")
        taker, card = chance.choice(side.seats), chance.choice(state.bazaar.supply)
    return [ran_out, *take(state, taker, card, chance)]


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


def new_names(state: State, seat: Seat) -> list[Code]:
    """Secret Recruit: the agents in the seat's hand of a name its side has not in play."""
    in_play = state.side_of(seat).agents
    return [code for code in names(state.hands[seat]) if code not in in_play]


def pairs(state: State, seat: Seat) -> list[Code]:
    """Double Trouble: the names the seat holds two of."""
    hand = state.hands[seat]
    return [code for code in names(hand) if count(hand, code) >= 2]


def own_agents(state: State, seat: Seat) -> list[Code]:
    """Spycation: the names the seat's side has in play."""
    return sorted(set(state.side_of(seat).agents))


def their_agents(state: State, seat: Seat) -> list[Code]:
    """Mind Control: the names the opponent has in play."""
    return sorted(set(state.sides[other(side_of(seat))].agents))


CHOICES: dict[Market, Callable[[State, Seat], list[Code]]] = {
    Market.SECRET_RECRUIT: new_names,
    Market.DOUBLE_TROUBLE: pairs,
    Market.SPYCATION: own_agents,
    Market.MIND_CONTROL: their_agents,
}
"""The instants that ask their taker for an agent, and which agents can be named."""


def resolve(state: State, taker: Seat, card: Market, events: list[Event]) -> None:
    """Carry out the instant, ask its taker, or ignore it (AA-25)."""
    choices = CHOICES.get(card)
    if choices is not None and choices(state, taker):
        state.stage, state.taker, state.ability = "ability", taker, card
        return
    if choices is not None or not _at_once(state, taker, card, events):
        side = state.side_of(taker)
        ignored = AbilityIgnored(side.side, taker, card, side.space)
        state.turns[-1].steps.append(ignored)
        events.append(ignored)
    _finish(state, taker, card, events)


def _at_once(state: State, taker: Seat, card: Market, events: list[Event]) -> bool:
    side = state.side_of(taker)
    if card is Market.SURVEILLANCE_TRUCK:
        move_by_card(state, side, card, events)
        return True
    if card is Market.SMOKE_SCREEN and state.deck:
        enlist(state, side, taker, state.deck.pop(), card, events)
        return True
    if card is Market.OUTPOST and count(state.hands[taker], SENTINEL):
        _enlist_from_hand(state, taker, SENTINEL, card, events)
        return True
    return False


def recruit_from_hand(state: State, seat: Seat, move: RecruitFromHand, chance: Chance) -> list[Event]:
    """Secret Recruit."""
    _expect(state, Market.SECRET_RECRUIT)
    if move.agent.code in state.side_of(seat).agents:
        raise refusal("already-in-play", agent=agent_name(move.agent))
    if not count(state.hands[seat], move.agent.code):
        raise refusal("not-in-hand", agent=agent_name(move.agent))
    events: list[Event] = []
    _enlist_from_hand(state, seat, move.agent.code, Market.SECRET_RECRUIT, events)
    _finish(state, seat, Market.SECRET_RECRUIT, events)
    return events


def reveal_two(state: State, seat: Seat, move: RevealTwo, chance: Chance) -> list[Event]:
    """Double Trouble: the pair is shown, one recruited, the other kept."""
    _expect(state, Market.DOUBLE_TROUBLE)
    if count(state.hands[seat], move.agent.code) < 2:
        raise refusal("no-pair", agent=agent_name(move.agent))
    events: list[Event] = [PairRevealed(seat, move.agent)]
    _enlist_from_hand(state, seat, move.agent.code, Market.DOUBLE_TROUBLE, events)
    _finish(state, seat, Market.DOUBLE_TROUBLE, events)
    return events


def take_back(state: State, seat: Seat, move: TakeBack, chance: Chance) -> list[Event]:
    """Spycation's first half: the agent goes to the hand, no pawn moves (AA-29)."""
    _expect(state, Market.SPYCATION)
    if state.taken_back != NOBODY:
        raise refusal("not-now")
    events: list[Event] = []
    _out_of_play(state, seat, move.agent, state.side_of(seat).agents, events)
    state.taken_back = move.agent.code
    return events


def recruit_again(state: State, seat: Seat, move: RecruitAgain, chance: Chance) -> list[Event]:
    """Spycation's second half: recruit the agent just taken back, or keep it (AA-25)."""
    _expect(state, Market.SPYCATION)
    if state.taken_back == NOBODY:
        raise refusal("not-now")
    code, state.taken_back = state.taken_back, NOBODY
    events: list[Event] = []
    if move.recruit:
        _enlist_from_hand(state, seat, code, Market.SPYCATION, events)
    else:
        events.append(TakenAgentKept(seat, AGENTS[code]))
    _finish(state, seat, Market.SPYCATION, events)
    return events


def control_mind(state: State, seat: Seat, move: ControlMind, chance: Chance) -> list[Event]:
    """Mind Control: an agent of the opponent goes to the hand, no pawn moves (AA-29)."""
    _expect(state, Market.MIND_CONTROL)
    events: list[Event] = []
    _out_of_play(state, seat, move.agent, state.sides[other(side_of(seat))].agents, events)
    _finish(state, seat, Market.MIND_CONTROL, events)
    return events


def _expect(state: State, card: Market) -> None:
    if state.ability is not card:
        raise refusal("not-now")


def _enlist_from_hand(state: State, seat: Seat, code: Code, card: Market, events: list[Event]) -> None:
    state.hands[seat] -= ONE[code]
    enlist(state, state.side_of(seat), seat, code, card, events)


def _out_of_play(state: State, seat: Seat, agent: Agent, agents: list[Code], events: list[Event]) -> None:
    code = agent.code
    if code not in agents:
        raise refusal("not-in-play", agent=agent_name(agent))
    del agents[len(agents) - 1 - agents[::-1].index(code)]
    state.hands[seat] += ONE[code]
    side, card = state.side_of(seat), state.ability or Market.MIND_CONTROL
    taken = AgentTaken(side.side, seat, agent, card, side.space)
    state.turns[-1].steps.append(taken)
    events.append(taken)


def _finish(state: State, seat: Seat, card: Market, events: list[Event]) -> None:
    state.bazaar.discard.append(card)
    state.taker, state.ability = NOBODY, None
    refill(state, seat, events)
    proceed(state, events)
