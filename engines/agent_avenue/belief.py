"""What recruiting would do, from a view alone: the numbers that hands and panels show ("you +2, they +1")."""

from __future__ import annotations

from dataclasses import dataclass

from engines.agent_avenue.cards import CAUGHT_AT, HOMES, SPACES, Agent, number
from engines.agent_avenue.events import Event
from engines.agent_avenue.imagine import side_state
from engines.agent_avenue.rules.ending import loss_of, verdict, win_of
from engines.agent_avenue.rules.recruiting import enlist
from engines.agent_avenue.state import NOBODY, State, Turn
from engines.agent_avenue.views import AgentAvenueView, Side, other, side_of
from engines.core.text import Text


@dataclass(frozen=True, slots=True)
class Forecast:
    """What recruiting this agent now would do for a side, the other pawn standing still.

    `copy` is which of its name it would be, `number` the card's own (None: it has none), `spaces` the whole movement
    with ongoing cards and Getaway Car (`bonus` of it), `end` the space it ends on, `market` whether it would take a
    market card, `lead` this side's own lead after it. `wins` and `loses` name the condition met at the End step:
    "catch" and "caught" by distance, "codebreakers", "daredevils", "leader", "masterplan", "security".
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


@dataclass(frozen=True, slots=True)
class PairForecast:
    """What one side recruiting the one and the other side the other agent would do, market cards apart.

    `lead` is side 0's less side 1's; `winner` and `reason` say how the game would end at once, if it would.
    """

    sides: tuple[Forecast, Forecast]
    lead: int
    winner: Side | None
    reason: Text | None


def forecast(view: AgentAvenueView, side: Side, agent: Agent) -> Forecast:
    """What recruiting the agent would do for the side, the other pawn standing still."""
    return _enlisted(_table(view), side, agent)


def forecast_pair(view: AgentAvenueView, green: Agent, blue: Agent) -> PairForecast:
    """What green recruiting the one and blue the other would do, both pawns moving (AA-8)."""
    table = _table(view)
    sides = (_enlisted(table, 0, green), _enlisted(table, 1, blue))
    ended = verdict(table)
    if ended is None:
        return PairForecast(sides, table.lead, None, None)
    winner: Side = 0 if ended.winners == table.sides[0].seats else 1
    return PairForecast(sides, table.lead, winner, ended.reason)


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
        turns=[turn],
    )


def own_side(view: AgentAvenueView) -> Side:
    """The viewer's side; a spectator looks with the active one."""
    return view.active if view.seat is None else side_of(view.seat)


def their_side(view: AgentAvenueView) -> Side:
    """The side against the viewer's."""
    return other(own_side(view))
