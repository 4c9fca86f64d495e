"""Positions to test with: a state arranged by hand, and moves played on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.seats import Seat
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan.cards import CARDS, HIDEOUTS, SUSPECTS, Action, Bonus, Circle, Hideout, Part, Suspect
from engines.the_plan.events import Event
from engines.the_plan.moves import ChooseAction, Move
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import CODES, HALVES, NOBODY, State, place
from engines.the_plan.views import ThePlanView

V, X, Y, Z = SUSPECTS
E = TypeVar("E")


class Table:
    """A game whose first turn is red's, arranged as wanted; what isn't arranged is as dealt.

    Suspects stand far from everybody on 31, 34, 37 and 40 unless moved; hideout 101 is V's, 102 X's and so on, and
    the Plan lies in 101.
    """

    def __init__(self, seats: int = 2, *, solves: bool = False, seed: bytes = b"table") -> None:
        self.chance = Chance(seed)
        options = ThePlanOptions(last_player="solves" if solves else "wins")
        self.state: State = GAME.setup(options, seats, self.chance)
        self.state.active = self.state.turns[0].seat = 0
        self.state.suspects = [31, 34, 37, 40]
        self.state.plan, self.state.owners = 101, list(HIDEOUTS)
        for at, own in enumerate(HIDEOUTS):
            self.file(SUSPECTS[at], *_file(own))
        self.events: list[Event] = []

    def file(self, suspect: Suspect, *cards: tuple[Hideout, Part] | Bonus) -> Table:
        """This suspect's file, its top first."""
        codes = [len(HALVES) + list(Bonus).index(card) if isinstance(card, Bonus) else CODES[card] for card in cards]
        self.state.files[suspect.code] = codes
        return self

    def at(self, *circles: Circle) -> Table:
        """Where the agents stand, by seat."""
        for player, circle in zip(self.state.players, circles, strict=False):
            player.circle = circle
        return self

    def suspects(self, **circles: Circle) -> Table:
        """Where suspects stand: v=30."""
        for name, circle in circles.items():
            self.state.suspects[Suspect(name).code] = circle
        return self

    def holds(self, seat: Seat, *keys: Hideout, face_up: bool = False) -> Table:
        """The seat holds these keys."""
        for hideout in keys:
            key = self.state.keys[place(hideout)]
            key.holder, key.face_up = seat, face_up
            key.known = self.state.everyone if face_up else 1 << seat
        return self

    def roll(self, roll: int) -> Table:
        """The die lies so."""
        self.state.roll = self.state.turns[-1].roll = roll
        return self

    def light(self, hideout: Hideout) -> Table:
        """The searchlight lights this segment."""
        self.state.light = hideout
        return self

    def choose(self, action: Action, card: int | None = None) -> Table:
        """The active player chooses the action, on the first ready card that has it unless told."""
        ready = self.state.players[self.state.active].ready
        cards = [at for at, actions in enumerate(CARDS) if action in actions and ready[at]]
        self.play(ChooseAction(cards[0] if card is None else card, action))
        return self

    def play(self, *moves: Move) -> list[Event]:
        """The active player plays these, each of which must be legal; the events of the last."""
        for move in moves:
            seat = self.state.active
            assert move in GAME.legal(self.state, seat), f"{move} is not legal for seat {seat}"
            self.events = GAME.apply(self.state, seat, move, self.chance)
        return self.events

    def refuses(self, move: Move, reason: str, seat: Seat | None = None) -> None:
        """The move is not listed, refused for that reason, and touches nothing."""
        seat = self.state.active if seat is None else seat
        before, position = GAME.dump(self.state), self.chance.position
        assert move not in GAME.legal(self.state, seat)
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(self.state, seat, move, self.chance)
        assert refused.value.text.id == f"the-plan-error-{reason}"
        assert (GAME.dump(self.state), self.chance.position) == (before, position)

    def legal(self, kind: type[E]) -> list[E]:
        """The active player's legal moves of that kind."""
        return [move for move in GAME.legal(self.state, self.state.active) if isinstance(move, kind)]

    def happened(self, kind: type[E]) -> list[E]:
        """The last move's events of that kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: Seat | None) -> ThePlanView:
        """What the seat sees."""
        return GAME.view(self.state, seat)

    def keys(self, seat: Seat) -> list[Hideout]:
        """The keys a seat (NOBODY: the stock) holds."""
        return [hideout for hideout, key in zip(HIDEOUTS, self.state.keys, strict=True) if key.holder == seat]

    def stock(self) -> list[Hideout]:
        """The keys in the stock."""
        return self.keys(NOBODY)

    def circles(self) -> list[Circle]:
        """Where the suspects stand."""
        return self.state.suspects

    def next_rolls(self, *rolls: int) -> Table:
        """The die falls so next: the stream is put to a place where it does."""
        for position in range(20_000):
            chance = Chance(self.chance.seed, position)
            if tuple(chance.roll(6) for _ in rolls) == rolls:
                self.chance = Chance(self.chance.seed, position)
                return self
        raise AssertionError(f"the die never falls {rolls}")

    @property
    def stage(self) -> str:
        """The stage."""
        return self.state.stage

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self.state.active

    @property
    def winners(self) -> Sequence[Seat] | None:
        """Who has won; None while the game goes on."""
        return None if self.state.outcome is None else self.state.outcome.winners


def _file(own: Hideout) -> list[tuple[Hideout, Part]]:
    """Both own halves on top, then an upper half of each other hideout."""
    halves: list[tuple[Hideout, Part]] = [(own, "upper"), (own, "lower")]
    return [*halves, *((other, "upper") for other in HIDEOUTS if other != own)]
