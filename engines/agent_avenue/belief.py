"""What recruiting would do, from a view alone: the numbers that hands and panels show ("you +2, they +1")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engines.agent_avenue.cards import AGENTS, CAUGHT_AT, HOMES, SPACES, Agent, Market, number
from engines.agent_avenue.events import Event
from engines.agent_avenue.imagine import side_state, unseen_counts
from engines.agent_avenue.rules.ending import loss_of, verdict, win_of
from engines.agent_avenue.rules.recruiting import enlist
from engines.agent_avenue.state import NOBODY, Bazaar, State, Turn
from engines.agent_avenue.views import AgentAvenueView, Side, other, side_of
from engines.core.game import Outcome
from engines.core.text import Text

Ends = Literal["wins", "loses"]
"""How the turn ends the game for a side."""

RECRUITING = (Market.SECRET_RECRUIT, Market.DOUBLE_TROUBLE)
"""The instants that ask their taker whom of the hand to recruit."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What recruiting this agent now would do for a side, the other pawn standing still.

    `copy` is which of its name it would be, `number` the card's own (None: it has none), `spaces` the whole movement
    with ongoing cards and Getaway Car (`bonus` of it), `end` the space it ends on, `market` whether it would take a
    market card, `lead` this side's own lead after it. `wins` and `loses` name the condition met at the End step:
    "catch" and "caught" by distance, "codebreakers", "daredevils", "leader", "masterplan", "security". `ends` is how
    this turn is certain to end the game for the side, whatever the viewer can't see; None: it isn't certain.
    """

    side: Side
    agent: Agent
    copy: int
    number: int | None
    spaces: int
    bonus: int
    end: int
    market: bool
    lead: int
    wins: str | None
    loses: str | None
    ends: Ends | None = None


@dataclass(frozen=True, slots=True)
class PairForecast:
    """What one side recruiting the one and the other side the other agent would do, market cards apart.

    `lead` is side 0's less side 1's; `winner` and `reason` say how the game is certain to end by it, if it is: a
    market card that has to be taken in between may change everything.
    """

    sides: tuple[Forecast, Forecast]
    lead: int
    winner: Side | None
    reason: Text | None


def forecast(view: AgentAvenueView, side: Side, agent: Agent) -> Forecast:
    """What recruiting the agent would do for the side, the other pawn standing still, and what is certain of it."""
    return replace(_enlisted(_table(view), side, agent), ends=_ends(view, side, agent))


def forecast_pair(view: AgentAvenueView, green: Agent, blue: Agent) -> PairForecast:
    """What green recruiting the one and blue the other would do, both pawns moving (AA-8)."""
    table = _table(view)
    sides = (_enlisted(table, 0, green), _enlisted(table, 1, blue))
    ended = _certain_end(table)
    if ended is None:
        return PairForecast(sides, table.lead, None, None)
    return PairForecast(sides, table.lead, _winner(table, ended), ended.reason)


def forecast_own(view: AgentAvenueView, mine: Agent, theirs: Agent) -> PairForecast:
    """What the viewer's side recruiting the one and the other side the other would do."""
    return forecast_pair(view, mine, theirs) if own_side(view) == 0 else forecast_pair(view, theirs, mine)


def _ends(view: AgentAvenueView, side: Side, agent: Agent) -> Ends | None:
    """How the turn in which the side recruits the agent ends for it, where it ends so whatever else comes."""
    winners = set()
    for table in _endings(view, side, agent):
        ended = _certain_end(table)
        winners.add(None if ended is None else _winner(table, ended))
        if None in winners or len(winners) > 1:
            return None
    return None if not winners else "wins" if winners == {side} else "loses"


def _endings(view: AgentAvenueView, side: Side, agent: Agent) -> Iterator[State]:
    """All that may lie open after the agent was recruited in this question; nothing if it can't be."""
    if side == own_side(view) and _from_hand(view, agent):
        table = _table(view)
        table.landed.extend(view.landed)
        _enlisted(table, side, agent)
        yield table
    for opposite in _opposites(view, agent):
        table = _table(view)
        _enlisted(table, side, agent)
        _enlisted(table, other(side), opposite)
        yield table


def _from_hand(view: AgentAvenueView, agent: Agent) -> bool:
    """Whether a market card is asking the viewer to recruit that agent: no other pawn moves by it (AA-26)."""
    if view.stage != "ability" or view.taker != view.seat:
        return False
    return view.taken_back == agent if view.ability is Market.SPYCATION else view.ability in RECRUITING


def _opposites(view: AgentAvenueView, agent: Agent) -> Iterable[Agent]:
    """What the other side may get where this agent is of the pair that is played or recruited now."""
    pair = view.pair
    if view.stage == "recruit" and agent == pair.face_up:
        return _unseen(view) if pair.face_down is None else (pair.face_down,)
    held = view.hands[view.seat].hand if view.seat is not None and view.seat in view.to_act else None
    if not held or agent not in held or view.stage not in ("play", "lay_first", "lay_second"):
        return ()
    if view.stage == "lay_second":
        return () if pair.face_up is None else (pair.face_up,)
    if view.stage == "lay_first":
        return _unseen(view)
    rest = list(held)
    rest.remove(agent)
    return {*rest, *_unseen(view)}


def hidden_card(view: AgentAvenueView) -> dict[Agent, int]:
    """What the card that lies face down may be to who can't see it, with how many of it are unseen.

    Two equal cards in the middle came from a hand of one name (AA-4, AA-41), at most two drawn since.
    """
    pair = view.pair
    hand = 0 if pair.face_down_by is None else view.hands[pair.face_down_by].hand_count
    unseen = {AGENTS[code]: left for code, left in unseen_counts(view).items() if left}
    return {agent: left for agent, left in unseen.items() if agent != pair.face_up or left > max(0, hand - 2)}


def _unseen(view: AgentAvenueView) -> tuple[Agent, ...]:
    return tuple(AGENTS[code] for code, left in unseen_counts(view).items() if left)


def _certain_end(table: State) -> Outcome | None:
    """How the game ends as it lies there, unless somebody has to take a market card first."""
    return None if table.landed and table.bazaar.supply else verdict(table)


def _winner(table: State, ended: Outcome) -> Side:
    return 0 if ended.winners == table.sides[0].seats else 1


def _enlisted(table: State, side: Side, agent: Agent) -> Forecast:
    own = table.sides[side]
    before, landed = own.travel, len(table.landed)
    events: list[Event] = []
    enlist(table, own, None, agent.code, "face_up", events)
    copy = own.agents.count(agent.code)
    bonus = sum(event.spaces for event in events if event.kind == "pawn_moved")
    lead = table.lead if side == 0 else -table.lead
    return Forecast(
        side=side,
        agent=agent,
        copy=copy,
        number=number(agent, copy),
        spaces=own.travel - before,
        bonus=bonus,
        end=(HOMES[side] + own.travel) % SPACES,
        market=len(table.landed) > landed,
        lead=lead,
        wins=win_of(table, side),
        loses=loss_of(table, side) or ("caught" if lead <= -CAUGHT_AT else None),
    )


def _table(view: AgentAvenueView) -> State:
    """What lies open, as the rules want it."""
    green, blue = (side_state(side) for side in view.sides)
    turn = Turn(view.number, view.active, NOBODY, NOBODY, NOBODY, NOBODY, "face_up", 0, (0, 0), 0, [])
    return State(
        advanced=view.advanced,
        sides=(green, blue),
        hands=[0 for _ in view.hands],
        asides=[],
        deck=[],
        active=view.active,
        stage="recruit",
        bazaar=Bazaar(list(view.market.supply)),
        turns=[turn],
    )


def own_side(view: AgentAvenueView) -> Side:
    """The viewer's side; a spectator looks with the active one."""
    return view.active if view.seat is None else side_of(view.seat)


def their_side(view: AgentAvenueView) -> Side:
    """The side against the viewer's."""
    return other(own_side(view))
