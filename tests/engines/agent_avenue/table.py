"""Positions to test with: a state arranged by hand, and moves played on it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.bags import bag_of, cards
from engines.agent_avenue.cards import AGENTS, Agent, Market
from engines.agent_avenue.events import Event
from engines.agent_avenue.moves import LayFaceDown, LayFaceUp, Move, PlayPair, Recruit, Which
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.state import State
from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.seats import Seat

DOUBLE, ENFORCER, CODE, SABOTEUR, DARE, SENTINEL, SIDEKICK, MOLE = Agent
Cards = Sequence[Agent]


class Table:
    """A game whose start side is green, arranged as wanted; what isn't arranged is as dealt."""

    def __init__(self, seats: int = 2, *, advanced: bool = False, seed: bytes = b"table") -> None:
        self.chance = Chance(seed)
        self.state: State = GAME.setup(AgentAvenueOptions(advanced=advanced, start="green"), seats, self.chance)
        self.events: list[Event] = []

    def hand(self, seat: Seat, *agents: Agent) -> Table:
        """This seat holds exactly these."""
        self.state.hands[seat] = bag_of(agent.code for agent in agents)
        return self

    def deck(self, *agents: Agent) -> Table:
        """The deck, its top first."""
        self.state.deck = [agent.code for agent in reversed(agents)]
        return self

    def in_play(self, green: Cards = (), blue: Cards = ()) -> Table:
        """What the sides have in play; no pawn moves by it."""
        for side, agents in zip(self.state.sides, (green, blue), strict=True):
            side.agents = [agent.code for agent in agents]
        return self

    def travelled(self, green: int, blue: int) -> Table:
        """How far the pawns have come."""
        self.state.sides[0].travel, self.state.sides[1].travel = green, blue
        return self

    def ongoing(self, green: Sequence[Market] = (), blue: Sequence[Market] = ()) -> Table:
        """The ongoing market cards before the sides; they leave deck and supply."""
        for side, market in zip(self.state.sides, (green, blue), strict=True):
            side.market = list(market)
        taken = {*green, *blue}
        bazaar = self.state.bazaar
        bazaar.supply = [card for card in bazaar.supply if card not in taken]
        bazaar.deck = [card for card in bazaar.deck if card not in taken]
        return self

    def market(self, supply: Sequence[Market], deck: Sequence[Market] = (), discard: Sequence[Market] = ()) -> Table:
        """The black market, the deck's top first."""
        bazaar = self.state.bazaar
        bazaar.supply, bazaar.deck, bazaar.discard = list(supply), list(reversed(deck)), list(discard)
        return self

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move that must be legal."""
        assert move in GAME.legal(self.state, seat), f"{move} is not legal for seat {seat}"
        self.events = GAME.apply(self.state, seat, move, self.chance)
        return self.events

    def turn(self, up: Agent, down: Agent, took: Which = "face_up") -> list[Event]:
        """The active side lays this pair (put into its hands first), the other takes that card."""
        active, other = self.state.sides[self.state.active], self.state.sides[1 - self.state.active]
        if len(active.seats) == 1:
            self.hold(active.seats[0], up, down)
            self.play(active.seats[0], PlayPair(up, down))
        else:
            self.hold(active.seats[0], up)
            self.hold(active.seats[1], down)
            self.play(active.seats[0], LayFaceUp(up))
            self.play(active.seats[1], LayFaceDown(down))
        for seat in other.seats:
            self.play(seat, Recruit(took))
        return self.events

    def hold(self, seat: Seat, *agents: Agent) -> None:
        """The seat holds these, and others it held up to as many as before; of one name twice, these alone (AA-4)."""
        if len(set(agents)) < len(agents):
            self.hand(seat, *agents)
            return
        held = self.held(seat)
        others = [agent for agent in held if agent not in agents]
        self.hand(seat, *[*agents, *others][: len(held)])

    def refuses(self, seat: Seat, move: Move, reason: str) -> None:
        """The move is not listed, refused for that reason, and touches nothing."""
        before, position = GAME.dump(self.state), self.chance.position
        assert move not in GAME.legal(self.state, seat)
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(self.state, seat, move, self.chance)
        assert refused.value.text.id == f"agent-avenue-error-{reason}"
        assert (GAME.dump(self.state), self.chance.position) == (before, position)

    def held(self, seat: Seat) -> list[Agent]:
        """What the seat holds, sorted."""
        return [AGENTS[code] for code in cards(self.state.hands[seat])]

    def agents(self, side: int) -> list[Agent]:
        """What the side has in play, in order."""
        return [AGENTS[code] for code in self.state.sides[side].agents]

    def travels(self) -> tuple[int, int]:
        """How far the pawns have come."""
        return self.state.sides[0].travel, self.state.sides[1].travel

    def asked(self) -> tuple[str, set[Seat]]:
        """The stage and whom the game waits for."""
        return self.state.stage, set(GAME.to_act(self.state))

    def ended(self) -> tuple[tuple[Seat, ...], str]:
        """The winners and the reason; nobody and nothing while the game goes on."""
        return self.winners, self.reason

    def stage(self) -> str:
        """The stage."""
        return self.state.stage

    def taking(self) -> tuple[str, Seat | None]:
        """The stage and the side that takes a market card."""
        return self.state.stage, self.state.taking

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game goes on."""
        return self.state.outcome.winners if self.state.outcome else ()

    @property
    def reason(self) -> str:
        """The last part of the outcome's text id; empty while the game goes on."""
        return self.state.outcome.reason.id.removeprefix("agent-avenue-reason-") if self.state.outcome else ""
