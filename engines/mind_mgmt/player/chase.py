"""How agents get at a place in what is left of their turn: by a freed immortal, or sent by a power (MM-35, MM-38)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from engines.mind_mgmt.board import ORTHOGONAL, Location, within
from engines.mind_mgmt.cards import FACTS, Agent
from engines.mind_mgmt.moves import Move, MoveAgent, PushImmortal, SendAgent, ShakeDown, ShiftImmortal
from engines.mind_mgmt.views import MindMgmtView, PawnView


class Chase:
    """The agents who can still act in this turn, and the legal moves that bring a capture of theirs nearer."""

    def __init__(self, view: MindMgmtView, legal: Sequence[Move]) -> None:
        self._view, self._legal = view, legal
        self._mayhem = tuple(sorted(view.mayhem))
        self._now = view.activation

    @cached_property
    def actors(self) -> tuple[PawnView, ...]:
        """The one who acts, or those who can begin."""
        now = self._now
        return tuple(pawn for pawn in self._view.pawns if (pawn.fresh if now is None else pawn.agent == now.agent))

    def others(self, pawn: PawnView) -> tuple[PawnView, ...]:
        """Those who can act after this one in the same turn."""
        if self._view.activations < 2:
            return ()
        return tuple(other for other in self._view.pawns if other.fresh and other.agent != pawn.agent)

    def reach(self, pawn: PawnView) -> frozenset[Location]:
        """Where one who has an activation to come can capture, if no immortal is there."""
        assert pawn.location is not None
        sends = self._sends if pawn.agent == Agent.DUSTY and self._view.mission == "full" else 0
        return frozenset((pawn.location, *within(self._mayhem, pawn.location, FACTS.walk + sends)))

    @property
    def _sends(self) -> int:
        return 1 + len(self._view.revealed)

    def towards(self, at: Location) -> Iterator[Move]:
        """First moves after which somebody can surely capture there in this turn; a plain walk is none of them."""
        for pawn in self.actors:
            if at in self._view.immortals:
                yield from self._freeing(pawn, at)
            else:
                yield from self._sending(pawn, at)

    def _freeing(self, pawn: PawnView, at: Location) -> Iterator[Move]:
        """The immortal is taken away, by a push or a shift, and the same agent or another one captures."""
        number = self._view.immortals.index(at) + 1
        later = any(at in self.reach(other) for other in self.others(pawn))
        able = self._can("walk"), self._can("act")
        for move in self._legal:
            match move:
                case PushImmortal() if self._now and self._now.pushing == number and later:
                    yield move
                case ShiftImmortal(agent=pawn.agent, immortal=moved) if moved == number:
                    if later or (all(able) and at in self._walks(pawn)):
                        yield move
                case ShakeDown(agent=pawn.agent) if later and pawn.location == at:
                    yield move
                case MoveAgent(agent=pawn.agent, to=to) if later and (
                    (to == at and able[1]) or (self._shifts(pawn) and at in ORTHOGONAL[to])
                ):
                    yield move
                case _:
                    pass

    def _sending(self, pawn: PawnView, at: Location) -> Iterator[Move]:
        """Dusty sends himself or another one so near that a walk is enough."""
        for move in self._legal:
            if not isinstance(move, SendAgent) or move.agent != pawn.agent:
                continue
            if at in (move.to, *within(self._mayhem, move.to, FACTS.walk)):
                itself = move.sent == pawn.agent and self._can("act") and (self._can("walk") or move.to == at)
                if itself or any(other.agent == move.sent for other in self.others(pawn)):
                    yield move

    def _walks(self, pawn: PawnView) -> tuple[Location, ...]:
        assert pawn.location is not None
        return within(self._mayhem, pawn.location, FACTS.walk)

    def _can(self, what: str) -> bool:
        now = self._now
        return now is None or not (now.moved if what == "walk" else now.acted)

    def _shifts(self, pawn: PawnView) -> bool:
        """Whether this agent's power to shift immortals is still to come."""
        return pawn.agent == Agent.BILL and (self._now is None or not self._now.powered)
