"""What a seat or a spectator may know of a mission: plain values for pictures, words and players."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.core.game import Outcome, View
from engines.core.seats import Seat
from engines.infiltraitors.cards import Card
from engines.infiltraitors.missions import MissionId

Stage = Literal["action", "reward", "discard", "leave", "key_clue", "key_shot", "over"]
"""What is asked: one of the five actions; a reward (IN-6); the surplus (IN-9); in mission 19 to leave or stay, the
clue on the key person, the last agent's shot (IN-26)."""

Deed = Literal["capture", "give_clue", "exchange", "wait", "hit", "miss", "leave", "key_hit", "key_miss"]


class Part(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ClueView(Part):
    """A clue at a suspect: upright is a match, sideways none; `by` played it (IN-3, IN-4)."""

    card: Card
    upright: bool
    by: Seat


class SuspectView(Part):
    """A captured suspect, or the key person of mission 19.

    serial: 1, 2, 3 … in the order they were captured; the key person is 0. holder: the agent it lies before; None for
    the key person. token: its number in missions 3 and 14. identity: what it has to be shot as, to those who know;
    `card` and `second` are its card and, in mission 16, the second one that gives the colour; `two_cards`: whether
    there is a second card, which all know. crossed: what clues, misses and cards shown to all exclude, where the
    table crosses out by itself (IN-13, IN-31), else None. in_reach: whether the mission lets it be shot at all now
    (3, 7, 13, 14: tokens, clues).
    """

    serial: int
    holder: Seat | None
    token: int | None
    clues: tuple[ClueView, ...]
    misses: tuple[Card, ...]
    identity: Card | None
    card: Card | None
    second: Card | None
    two_cards: bool
    crossed: tuple[Card, ...] | None
    in_reach: bool


class HandView(Part):
    """An agent's hand: `cards` where the viewer may see it (in mission 17 all hands but one's own, in their order).

    known: face-up rewards still in the hand; the log tells them, the board doesn't show them (IN-14).
    """

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    known: tuple[Card, ...]


class EliminatedView(Part):
    """A suspect that was shot: as what, by whom, before whom, in which turn; serial 0 is the key person."""

    serial: int
    identity: Card
    by: Seat
    holder: Seat | None
    turn: int


class DeedView(Part):
    """The last thing an agent did, as all saw it.

    what: an action, with a shot told as `hit` or `miss`. target: the agent whose suspect it was, serial: which. card:
    the clue or what the suspect was shot as. upright: how the clue lies. owner: whose hand the clue came from; None:
    not from a hand. count: how many cards a waiting agent named to draw.
    """

    turn: int
    seat: Seat
    what: Deed
    target: Seat | None = None
    serial: int | None = None
    card: Card | None = None
    upright: bool | None = None
    owner: Seat | None = None
    count: int = 0


class InfiltraitorsView(View):
    """All that a seat may know; with the game over, everything.

    mission: `t1`…`t3`, `m1`…`m20` (its facts in `missions.MISSIONS`). number: turns from 1; `active` has the turn (in
    `key_shot` the agent who shoots). suspects: those before agents, by seat; `middle`, `aside`: how many lie face
    down there; `left`: all still to be eliminated, the key person too. discards: the face-up ones as they came;
    `discards_down`: how many lie face down. specials: those in the middle (6). shooter: who alone shoots (12). pool:
    the rewards (18), kept as a record when `last_stand` has begun. gone: who left, in that order (19). surplus: cards
    that the active agent has to discard now. clues_due: clues on the key person to be given now. last_turn: after it
    the mission is lost, where turns are counted (IN-33).
    shown: every card whose face all have seen at some time; seen: further ones whose face the viewer has seen. None
    of either still lies in the middle (IN-14).
    The `…_cards` are what lay hidden, shown when the game is over (HQ from its top).
    """

    mission: MissionId
    crossing_out: bool
    stage: Stage
    number: int
    active: Seat
    to_act: tuple[Seat, ...]
    bullets: int
    left: int
    hands: tuple[HandView, ...]
    suspects: tuple[SuspectView, ...]
    key: SuspectView | None
    middle: int
    aside: int
    hq: int
    discards: tuple[Card, ...]
    discards_down: int
    specials: tuple[Card, ...]
    shooter: Seat | None
    pool: tuple[Card, ...]
    last_stand: bool
    gone: tuple[Seat, ...]
    surplus: int
    clues_due: int
    eliminated: tuple[EliminatedView, ...]
    last: DeedView | None
    shown: tuple[Card, ...]
    seen: tuple[Card, ...]
    hq_cards: tuple[Card, ...] | None
    middle_cards: tuple[Card, ...] | None
    aside_cards: tuple[Card, ...] | None
    discards_down_cards: tuple[Card, ...] | None
    last_turn: int | None
    outcome: Outcome | None

    @property
    def every_suspect(self) -> tuple[SuspectView, ...]:
        """All suspects in play that may have clues, the key person last."""
        return self.suspects if self.key is None else (*self.suspects, self.key)

    def knows_key(self, seat: Seat) -> bool:
        """Whether that agent knows the key person: those who have left do, and the one about to leave (IN-26)."""
        return seat in self.gone or (self.stage == "key_clue" and seat == self.active)

    def suspect_of(self, seat: Seat) -> SuspectView | None:
        """The suspect before an agent."""
        return next((suspect for suspect in self.suspects if suspect.holder == seat), None)
