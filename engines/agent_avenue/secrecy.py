"""What a seat may know, of a state and of an event, and what tells it something new; secrets are cut only here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Literal, Never, cast

from engines.agent_avenue.bags import cards, size
from engines.agent_avenue.cards import AGENTS, Agent, Code, Market
from engines.agent_avenue.events import (
    AbilityIgnored,
    AgentTaken,
    CardLaid,
    CardPicked,
    CardsDrawn,
    CardSetAside,
    Event,
    MarketCardProposed,
    MarketCardTaken,
    PairPlayed,
    PairRevealed,
    PawnMoved,
    Recruited,
    StepEvent,
    TakenAgentKept,
    TurnBegan,
)
from engines.agent_avenue.rules.legal import to_act
from engines.agent_avenue.state import NOBODY, SideState, State, Turn, set_asides_left
from engines.agent_avenue.views import (
    AgentAvenueView,
    HandView,
    MarketView,
    PairView,
    PickView,
    ProposalView,
    SideView,
    TurnStep,
    TurnView,
    side_of,
)
from engines.core.seats import Seat


def view(state: State, seat: Seat | None) -> AgentAvenueView:
    """All that the seat (None: a spectator) may know; everything to everybody when the game is over."""
    over = state.stage == "over"
    green, blue = state.sides
    on_team = over or (seat is not None and state.taking == side_of(seat))
    return AgentAvenueView(
        seat=seat,
        advanced=state.advanced,
        stage=state.stage,
        number=state.number,
        active=state.active,
        to_act=tuple(sorted(to_act(state))),
        hands=tuple(_hand(state, owner, over or owner == seat) for owner in range(state.seats)),
        sides=(_side(green), _side(blue)),
        pair=_pair(state, over or seat == state.face_down_by),
        deck=len(state.deck),
        deck_cards=_agents(reversed(state.deck)) if over else None,
        market=_market(state, over),
        picks=_picks(state, range(state.seats) if over else _team(state, seat)),
        taking=state.taking,
        landed=tuple(state.landed),
        proposal=_proposal(state) if on_team else None,
        proposals=tuple(state.proposals) if on_team else (),
        taker=_seat(state.taker),
        ability=state.ability,
        taken_back=_agent(state.taken_back),
        turns=tuple(_turn(turn) for turn in state.turns),
        outcome=state.outcome,
    )


def _agent(code: Code) -> Agent | None:
    return None if code == NOBODY else AGENTS[code]


def _agents(codes: Iterable[Code]) -> tuple[Agent, ...]:
    return tuple(AGENTS[code] for code in codes)


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _hand(state: State, owner: Seat, known: bool) -> HandView:
    hand, asides = state.hands[owner], state.asides[owner]
    return HandView(
        seat=owner,
        side=side_of(owner),
        hand_count=size(hand),
        hand=_agents(cards(hand)) if known else None,
        set_aside_count=len(asides),
        set_aside=_agents(asides) if known else None,
        set_aside_left=set_asides_left(state, owner),
    )


def _side(side: SideState) -> SideView:
    return SideView(
        side=side.side,
        seats=side.seats,
        space=side.space,
        travel=side.travel,
        agents=_agents(side.agents),
        market=tuple(side.market),
    )


def _pair(state: State, known: bool) -> PairView:
    laid = state.face_down_by != NOBODY
    return PairView(
        face_up=_agent(state.face_up),
        face_up_by=_seat(state.face_up_by),
        face_down_laid=laid,
        face_down=_agent(state.face_down) if laid and known else None,
        face_down_by=_seat(state.face_down_by),
    )


def _market(state: State, over: bool) -> MarketView:
    bazaar = state.bazaar
    return MarketView(
        supply=tuple(bazaar.supply),
        deck=len(bazaar.deck),
        discard=tuple(bazaar.discard),
        deck_cards=tuple(reversed(bazaar.deck)) if over else None,
    )


def _team(state: State, seat: Seat | None) -> Sequence[Seat]:
    """Whose open picks a seat sees: a team's are the team's alone (AA-43)."""
    return () if seat is None else state.side_of(seat).seats


def _picks(state: State, seats: Iterable[Seat]) -> tuple[PickView, ...]:
    made = ((seat, state.picks[seat]) for seat in seats)
    return tuple(PickView(seat=seat, which=which) for seat, which in made if which is not None)


def _proposal(state: State) -> ProposalView | None:
    if state.proposal is None:
        return None
    by, taker, card = state.proposal
    return ProposalView(by=by, taker=taker, card=card)


def _turn(turn: Turn) -> TurnView:
    return TurnView(
        number=turn.number,
        active=turn.active,
        face_up=AGENTS[turn.face_up],
        face_up_by=turn.face_up_by,
        face_down=AGENTS[turn.face_down],
        face_down_by=turn.face_down_by,
        opponent_took=turn.opponent_took,
        set_asides=turn.set_asides,
        steps=tuple(_step(event) for event in turn.steps),
        starts=turn.starts,
        lead=turn.lead,
    )


def _step(event: StepEvent) -> TurnStep:
    return _STEPS[type(event)](cast("Never", event))


def _recruit_step(event: Recruited) -> TurnStep:
    return TurnStep(
        what="recruit",
        side=event.side,
        seat=event.seat,
        agent=event.agent,
        card=event.card,
        spaces=event.spaces,
        start=event.start,
        end=event.end,
    )


def _bonus_step(event: PawnMoved) -> TurnStep:
    return TurnStep(
        what="bonus",
        side=event.side,
        seat=None,
        agent=None,
        card=event.card,
        spaces=event.spaces,
        start=event.start,
        end=event.end,
    )


def _card_step(event: MarketCardTaken | AbilityIgnored | AgentTaken) -> TurnStep:
    return TurnStep(
        what=_CARD_STEPS[type(event)],
        side=event.side,
        seat=event.seat,
        agent=event.agent if isinstance(event, AgentTaken) else None,
        card=event.card,
        spaces=0,
        start=event.space,
        end=event.space,
    )


_CARD_STEPS: dict[type[StepEvent], Literal["market", "nothing", "to_hand"]] = {
    MarketCardTaken: "market",
    AbilityIgnored: "nothing",
    AgentTaken: "to_hand",
}
_STEPS: dict[type[StepEvent], Callable[[Never], TurnStep]] = {
    Recruited: _recruit_step,
    PawnMoved: _bonus_step,
    **dict.fromkeys(_CARD_STEPS, _card_step),
}


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat (None: a spectator) may know it; None: not at all."""
    if event.kind in _PUBLIC:
        return event
    return _REDACTIONS[type(event)](cast("Never", event), seat)


def _pair_played(event: PairPlayed, seat: Seat | None) -> Event:
    return event if seat == event.seat else replace(event, face_down=None)


def _card_laid(event: CardLaid, seat: Seat | None) -> Event:
    return event if seat == event.seat or event.which == "face_up" else replace(event, agent=None)


def _set_aside(event: CardSetAside, seat: Seat | None) -> Event:
    return event if seat == event.seat else CardSetAside(event.seat, None, None)


def _drawn(event: CardsDrawn, seat: Seat | None) -> Event:
    return event if seat == event.seat else CardsDrawn(event.seat, event.count, None)


def _for_team(event: CardPicked | MarketCardProposed, seat: Seat | None) -> Event | None:
    return event if seat is not None and side_of(seat) == side_of(event.seat) else None


_PUBLIC: frozenset[str] = frozenset(
    {
        "recruited",
        "pawn_moved",
        "time_ran_out",
        "market_card_taken",
        "market_reshuffled",
        "ability_ignored",
        "pair_revealed",
        "agent_taken",
        "taken_agent_kept",
        "turn_began",
        "game_ended",
    }
)
_REDACTIONS: dict[type[Event], Callable[[Never, Seat | None], Event | None]] = {
    PairPlayed: _pair_played,
    CardLaid: _card_laid,
    CardSetAside: _set_aside,
    CardsDrawn: _drawn,
    CardPicked: _for_team,
    MarketCardProposed: _for_team,
}


_FORESEEN = (
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


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its player what they couldn't foresee: draws, the pair, the market's next card."""
    if isinstance(event, Recruited):
        return event.which is not None or event.card is Market.SMOKE_SCREEN
    return not isinstance(event, _FORESEEN)
