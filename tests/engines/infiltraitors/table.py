"""Positions to test with: a state arranged by hand, and moves played on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.seats import Seat
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import CARDS, NOTHING, Card, Code
from engines.infiltraitors.events import Event
from engines.infiltraitors.missions import MissionId
from engines.infiltraitors.moves import Move
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.infiltraitors.state import Clue, State, Suspect
from engines.infiltraitors.views import InfiltraitorsView

E = TypeVar("E")


def red(number: int) -> Card:
    """The red card of that number."""
    return Card(f"red-{number}")


def black(number: int) -> Card:
    """The black card of that number."""
    return Card(f"black-{number}")


def yellow(number: int) -> Card:
    """The yellow card of that number."""
    return Card(f"yellow-{number}")


def blue(number: int) -> Card:
    """The blue card of that number."""
    return Card(f"blue-{number}")


def green(number: int) -> Card:
    """The green card of that number."""
    return Card(f"green-{number}")


class Table:
    """A mission in which seat 0 has the first turn, arranged as wanted; what isn't arranged is as dealt."""

    def __init__(
        self,
        mission: MissionId = "m1",
        seats: int = 3,
        *,
        seed: bytes = b"table",
        options: InfiltraitorsOptions | None = None,
    ) -> None:
        self.chance = Chance(seed)
        self.state: State = GAME.setup(options or InfiltraitorsOptions(mission=mission), seats, self.chance)
        self.state.active = 0
        self.events: list[Event] = []

    def hand(self, seat: Seat, *cards: Card) -> Table:
        """This seat holds exactly these and has seen them; what it held goes to the bottom of HQ."""
        self.state.hq[:0] = [code for code in self.state.hands[seat] if CARDS[code] not in cards]
        self.state.hands[seat] = []
        self.state.hands[seat] = self._taken(cards)
        self.state.memory[seat] = sum(1 << code for code in self.state.hands[seat])
        return self

    def suspect(
        self,
        seat: Seat,
        card: Card,
        second: Card | None = None,
        *,
        upright: Sequence[Card] = (),
        sideways: Sequence[Card] = (),
        middle: bool = True,
    ) -> Table:
        """This suspect lies before the seat, with these clues; one less lies in the middle, unless told otherwise."""
        in_middle = card.code in self.state.middle or not middle
        [code] = self._taken([card])
        if not in_middle:
            self.state.hq.insert(0, self.state.middle.pop())
        self.state.captured += 1
        suspect = Suspect(self.state.captured, code, seat)
        if second is not None:
            suspect.second = self._taken([second])[0]
        lying = [(card, True) for card in upright] + [(card, False) for card in sideways]
        suspect.clues = [Clue(self._taken([clue])[0], how, seat) for clue, how in lying]
        self.state.shown |= sum(1 << clue.card for clue in suspect.clues)
        self.state.held[seat] = suspect
        return self

    def only(self, seat: Seat, *identities: Card) -> Table:
        """By misses the suspect before the seat (the key person before nobody, -1) can be nothing else any more."""
        suspect = self.state.key if seat == NOTHING else self.state.held[seat]
        assert suspect is not None
        suspect.misses = [card.code for card in CARDS if card not in identities]
        return self

    def middle(self, *cards: Card) -> Table:
        """Exactly these suspects lie in the middle, the next one first."""
        self.state.middle = []
        self.state.middle = self._taken(cards)[::-1]
        return self

    def hq(self, *cards: Card) -> Table:
        """HQ is exactly this, its top first."""
        self.state.hq = []
        self.state.hq = self._taken(cards)[::-1]
        return self

    def discards(self, *cards: Card, down: Sequence[Card] = ()) -> Table:
        """Exactly these have been discarded."""
        self.state.up, self.state.down = [], []
        self.state.up, self.state.down = self._taken(cards), self._taken(down)
        self.state.shown |= sum(1 << code for code in self.state.up)
        return self

    def bullets(self, bullets: int) -> Table:
        """So many bullets are left."""
        self.state.bullets = bullets
        return self

    def turn(self, seat: Seat) -> Table:
        """It is this seat's turn."""
        self.state.active = seat
        return self

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play a move that must be legal."""
        assert move in GAME.legal(self.state, seat), f"{move} is not legal for seat {seat}"
        self.events = GAME.apply(self.state, seat, move, self.chance)
        return self.events

    def refuses(self, seat: Seat, move: Move, reason: str) -> None:
        """The move is not listed, refused for that reason, and touches nothing."""
        before, position = GAME.dump(self.state), self.chance.position
        assert move not in GAME.legal(self.state, seat)
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(self.state, seat, move, self.chance)
        assert refused.value.text.id == f"infiltraitors-error-{reason}"
        assert (GAME.dump(self.state), self.chance.position) == (before, position)

    def legal(self, kind: str) -> list[Move]:
        """The active seat's legal moves of a kind."""
        return [move for move in GAME.legal(self.state, self.state.active) if move.kind == kind]

    def view(self, seat: Seat | None = None) -> InfiltraitorsView:
        """What the seat may know."""
        return GAME.view(self.state, seat)

    def heard(self, seat: Seat | None, kind: type[E]) -> E:
        """The only event of that kind in the last move, as the seat hears it."""
        [found] = [event for event in self.events if isinstance(event, kind)]
        told = GAME.redact(found, seat)
        assert isinstance(told, kind)
        return told

    def held(self, seat: Seat) -> list[Card]:
        """A hand."""
        return [CARDS[code] for code in self.state.hands[seat]]

    def clues(self, seat: Seat) -> list[tuple[Card, bool]]:
        """The clues at the seat's suspect, each with whether it lies upright."""
        suspect = self.state.held[seat]
        assert suspect is not None
        return [(CARDS[clue.card], clue.upright) for clue in suspect.clues]

    def discarded(self) -> tuple[list[Card], list[Card]]:
        """The discards, face up and face down."""
        return [CARDS[code] for code in self.state.up], [CARDS[code] for code in self.state.down]

    @property
    def reason(self) -> str:
        """The last part of the outcome's text id; empty while the mission goes on."""
        return self.state.outcome.reason.id.removeprefix("infiltraitors-reason-") if self.state.outcome else ""

    def asked(self) -> tuple[str, Seat]:
        """The stage and whom the mission waits for."""
        [seat] = GAME.to_act(self.state)
        return self.state.stage, seat

    def _taken(self, cards: Sequence[Card]) -> list[Code]:
        for card in cards:
            for place in self._places():
                if card.code in place:
                    place.remove(card.code)
        return [card.code for card in cards]

    def _places(self) -> Iterator[list[Code]]:
        state = self.state
        yield from (*state.hands, state.hq, state.middle, state.aside, state.up, state.down, state.specials)


def every_card(state: State) -> list[Code]:
    """All cards there are, wherever they lie, sorted."""
    suspects = [suspect for suspect in (*state.held, state.key) if suspect is not None]
    cards = [code for suspect in suspects for code in (*suspect.cards, *(clue.card for clue in suspect.clues))]
    cards += [code for hand in state.hands for code in hand]
    cards += [*state.hq, *state.middle, *state.aside, *state.up, *state.down, *state.specials]
    cards += [] if state.last_stand else state.pool
    assert NOTHING not in cards
    return sorted(cards)
