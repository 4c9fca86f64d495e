"""Lantern, a complete game of hidden bids that only tests register: what serves it serves any game.

A lamp is open each round; everybody lays a card face down and the highest pair of numbers (2–3, 4–5 …) wins it. Until
all have laid, a bid may be changed. Once a game a seat may peek at the next lamp and write a note to itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engines.core.campaign import Chapter, Progress
from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.game import Decision, Game, Options, Outcome, Times, View
from engines.core.seats import Seat
from engines.core.sheets import KINDS, Mark, Seats, Sheet
from engines.core.strength import Strength
from engines.core.text import Text, Who, text

CARDS = range(1, 21)
LAMPS = range(1, 7)
LONGEST_NOTE = 40


class LanternOptions(Options):
    """`tie` says what becomes of a lamp that two bid the same pair for."""

    timed: bool = False
    tie: Literal["nobody", "lot"] = "nobody"
    lamps: Annotated[int, Field(ge=1, le=3)] = 3


@dataclass(frozen=True, slots=True)
class Bid:
    """Lay this card, instead of the one laid before."""

    card: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at the next lamp."""

    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class Note:
    """Write a note to oneself: a counted one, so a move with a text of its player's own."""

    text: str
    kind: Literal["note"] = "note"


@dataclass(frozen=True, slots=True)
class Laid:
    """A bid was laid, or changed (`again`); others don't see the card, nor that it changed."""

    seat: Seat
    card: int | None
    again: bool
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class Shown:
    """All bids were shown and the lamp went to a seat, or to nobody."""

    lamp: int
    bids: tuple[int, ...]
    winner: Seat | None
    kind: Literal["shown"] = "shown"


@dataclass(frozen=True, slots=True)
class Peeked:
    """A seat looked at the next lamp."""

    seat: Seat
    lamp: int | None
    kind: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True)
class Noted:
    """A seat wrote its note; nobody else knows."""

    seat: Seat
    text: str
    kind: Literal["noted"] = "noted"


LanternMove = Bid | Peek | Note
LanternEvent = Laid | Shown | Peeked | Noted


class LanternView(View):
    """What a seat may know; None stands for what it may not."""

    timed: bool
    tie: Literal["nobody", "lot"]
    number: int
    lamps: tuple[int | None, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    laid: tuple[bool, ...]
    bids: tuple[int | None, ...]
    played: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    peeks: tuple[int | None, ...]
    notes: tuple[str | None, ...]
    outcome: Outcome | None


@dataclass(slots=True)
class State:
    """The table; `number` is the open lamp's index, a peek the index of the lamp looked at."""

    timed: bool
    tie: Literal["nobody", "lot"]
    lamps: list[int]
    hands: list[list[int]]
    bids: list[int | None]
    played: list[list[int]]
    won: list[list[int]]
    peeks: list[int | None]
    notes: list[str | None]
    number: int = 0
    outcome: Outcome | None = None


class LanternCampaign:
    """Three nights of one, two and three lamps; a night is over when anybody has won a lamp."""

    free = frozenset({"tie"})

    def start(self) -> Progress:
        return {"night": 1, "tries": 0}

    def options(self, progress: Progress) -> tuple[LanternOptions, ...]:
        nights = range(min(progress["night"], 3), 0, -1)
        return tuple(LanternOptions(lamps=night) for night in nights) if progress["night"] <= 3 else ()

    def record(self, progress: Progress, options: LanternOptions, outcome: Outcome) -> Progress:
        solved = max(outcome.scores) > 0 and options.lamps == progress["night"]
        return {"night": progress["night"] + solved, "tries": progress["tries"] + 1}

    def view(self, progress: Progress, seat: Seat | None) -> tuple[Text, ...]:
        told = text("lantern-campaign-nights", nights=progress["night"] - 1, tries=progress["tries"])
        return (told,) if seat is None else (told, text("lantern-campaign-seat", seat=seat + 1))

    def chapters(self, progress: Progress) -> tuple[Chapter, ...]:
        over = progress["night"] - 1
        marks = (text("lantern-campaign-title", night=night) for night in (1, 2, 3))
        return tuple(
            Chapter(mark, "won" if at < over else "next" if at == over else "sealed") for at, mark in enumerate(marks)
        )

    def title(self, options: LanternOptions) -> Text:
        return text("lantern-campaign-title", night=options.lamps)

    def before(self, options: LanternOptions) -> Text:
        return text("lantern-campaign-before", night=options.lamps)

    def after(self, options: LanternOptions, outcome: Outcome) -> Text:
        return text("lantern-campaign-after", night=options.lamps, winners=len(outcome.winners))


class Lantern(Game[State, LanternMove, LanternEvent, LanternView, LanternOptions]):
    """The rules."""

    id = "lantern"
    version = 1
    sides = True
    options = LanternOptions
    moves: TypeAdapter[LanternMove] = TypeAdapter(Annotated[LanternMove, Field(discriminator="kind")])
    events: TypeAdapter[LanternEvent] = TypeAdapter(Annotated[LanternEvent, Field(discriminator="kind")])
    views = LanternView
    campaign = LanternCampaign()

    def seat_counts(self, options: LanternOptions) -> range:
        return range(2, 5)

    def setup(self, options: LanternOptions, seats: int, chance: Chance) -> State:
        cards, lamps, size = list(CARDS), list(LAMPS), options.lamps + 1
        chance.shuffle(cards)
        chance.shuffle(lamps)
        hands = [sorted(cards[size * seat : size * (seat + 1)]) for seat in range(seats)]
        nothing = [None] * seats
        return State(
            options.timed,
            options.tie,
            lamps[: options.lamps],
            hands,
            bids=[*nothing],
            played=[[] for _ in hands],
            won=[[] for _ in hands],
            peeks=[*nothing],
            notes=[*nothing],
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.number == len(state.lamps):
            return frozenset()
        return frozenset(seat for seat, bid in enumerate(state.bids) if bid is None)

    def legal(self, state: State, seat: Seat) -> Sequence[LanternMove]:
        if state.number == len(state.lamps):
            return ()
        moves: list[LanternMove] = [Bid(card) for card in state.hands[seat] if card != state.bids[seat]]
        if state.peeks[seat] is None and state.number + 1 < len(state.lamps):
            moves.append(Peek())
        if state.notes[seat] is None:
            moves.append(Note(""))
        return moves

    def apply(self, state: State, seat: Seat, move: LanternMove, chance: Chance) -> list[LanternEvent]:
        asked = replace(move, text="") if isinstance(move, Note) and len(move.text) <= LONGEST_NOTE else move
        if asked not in self.legal(state, seat):
            raise IllegalMove("lantern-error-not-now")
        match move:
            case Bid(card):
                return self._lay(state, seat, card, chance)
            case Peek():
                state.peeks[seat] = state.number + 1
                return [Peeked(seat, state.lamps[state.number + 1])]
            case Note(written):
                state.notes[seat] = written
                return [Noted(seat, written)]

    def _lay(self, state: State, seat: Seat, card: int, chance: Chance) -> list[LanternEvent]:
        laid = Laid(seat, card, again=state.bids[seat] is not None)
        state.bids[seat] = card
        bids = tuple(bid for bid in state.bids if bid is not None)
        return [laid] if len(bids) < len(state.bids) else [laid, self._show(state, bids, chance)]

    def _show(self, state: State, bids: tuple[int, ...], chance: Chance) -> Shown:
        best = [seat for seat, bid in enumerate(bids) if bid // 2 == max(bids) // 2]
        winner = best[0] if len(best) == 1 else chance.choice(best) if state.tie == "lot" else None
        lamp = state.lamps[state.number]
        if winner is not None:
            state.won[winner].append(lamp)
        for seat, bid in enumerate(bids):
            state.hands[seat].remove(bid)
            state.played[seat].append(bid)
        state.number += 1
        state.bids = [None] * len(bids)
        return Shown(lamp, bids, winner)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        if seat not in self.to_act(state):
            return None
        once = f"{state.peeks[seat] is None:d}{state.notes[seat] is None:d}"
        prompt = text("lantern-ask-bid", lamp=state.lamps[state.number])
        return Decision(f"{state.number}-{once}", "bid", prompt, public=prompt)

    def times(self, state: State) -> Times:
        return Times(limit_s=120, least_s=1, limit_id=str(state.number)) if state.timed else Times()

    def expire(self, state: State, chance: Chance) -> list[LanternEvent] | None:
        if not state.timed or not self.to_act(state):
            return None
        late = sorted(self.to_act(state))
        return [event for seat in late for event in self._lay(state, seat, chance.choice(state.hands[seat]), chance)]

    def view(self, state: State, seat: Seat | None) -> LanternView:
        outcome = self.outcome(state)
        seen = [outcome is not None or seat == other for other in range(len(state.hands))]
        known = len(state.lamps) if outcome else state.number + 1
        peek = None if seat is None else state.peeks[seat]
        return LanternView(
            seat=seat,
            timed=state.timed,
            tie=state.tie,
            number=state.number,
            lamps=tuple(lamp if at < known or at == peek else None for at, lamp in enumerate(state.lamps)),
            hands=tuple(tuple(hand) if open_ else None for hand, open_ in zip(state.hands, seen, strict=True)),
            laid=tuple(bid is not None for bid in state.bids),
            bids=tuple(bid if open_ else None for bid, open_ in zip(state.bids, seen, strict=True)),
            played=tuple(map(tuple, state.played)),
            won=tuple(map(tuple, state.won)),
            peeks=tuple(state.peeks),
            notes=tuple(note if open_ else None for note, open_ in zip(state.notes, seen, strict=True)),
            outcome=outcome,
        )

    def redact(self, event: LanternEvent, seat: Seat | None) -> LanternEvent | None:
        match event:
            case Laid(player, _, again) if player != seat:
                return None if again else Laid(player, None, again)
            case Noted(player) if player != seat:
                return None
            case Peeked(player) if player != seat:
                return Peeked(player, None)
        return event

    def reveals(self, state: State, event: LanternEvent) -> bool:
        return isinstance(event, Shown | Peeked)

    def describe(self, view: LanternView, move: LanternMove) -> Text:
        match move:
            case Bid(card):
                return text("lantern-move-bid", card=card, lamp=view.lamps[view.number] or 0)
            case Peek():
                return text("lantern-move-peek")
            case Note(written):
                return text("lantern-move-note", note=written)

    def tell(self, event: LanternEvent) -> Text | None:
        match event:
            case Laid(seat, None, _):
                return text("lantern-event-laid", who=Who(seat))
            case Laid(seat, card, _):
                return text("lantern-event-laid-card", who=Who(seat), card=card or 0)
            case Shown(lamp, bids, None):
                return text("lantern-event-dark", lamp=lamp, bids=bids)
            case Shown(lamp, bids, winner):
                return text("lantern-event-shown", lamp=lamp, bids=bids, who=Who(winner or 0))
            case Peeked(seat, None):
                return text("lantern-event-peeked", who=Who(seat))
            case Peeked(seat, lamp):
                return text("lantern-event-peeked-lamp", who=Who(seat), lamp=lamp or 0)
            case _:
                return None

    def imagine(self, view: LanternView, chance: Chance) -> State:
        seats, left = range(len(view.hands)), len(view.lamps) - view.number + 1
        shown = {card for cards in (*view.played, *(hand or () for hand in view.hands)) for card in cards}
        cards = [card for card in CARDS if card not in shown]
        lamps = [lamp for lamp in LAMPS if lamp not in view.lamps]
        chance.shuffle(cards)
        chance.shuffle(lamps)
        hands = [list(view.hands[s] or sorted(cards[left * s : left * (s + 1)])) for s in seats]
        bids = [view.bids[s] or (chance.choice(hands[s]) if view.laid[s] else None) for s in seats]
        hidden = [s != view.seat and view.outcome is None for s in seats]
        notes = ["" if hidden[s] and chance.below(2) else view.notes[s] for s in seats]
        return State(
            view.timed,
            view.tie,
            [lamp or lamps.pop() for lamp in view.lamps],
            hands,
            bids,
            [list(cards) for cards in view.played],
            [list(won) for won in view.won],
            list(view.peeks),
            notes,
            view.number,
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.outcome is not None:
            return state.outcome
        if state.number < len(state.lamps):
            return None
        scores = tuple(sum(won) for won in state.won)
        ranking = tuple(
            tuple(seat for seat, score in enumerate(scores) if score == rank)
            for rank in sorted(set(scores), reverse=True)
        )
        return Outcome(ranking[0], ranking, scores, text("lantern-reason-light", light=max(scores)))

    def concluded(self, state: State, outcome: Outcome) -> State:
        return replace(self.clone(state), outcome=outcome)

    def sheets(self, view: LanternView) -> tuple[Sheet, ...]:
        """One for all with the cards laid, and everybody's own with their hand."""
        everybody = self._sheet(view, "all", text("lantern-sheet"), "all", self._given(view.played))
        if view.seat is None:
            return (everybody,)
        hand = self._given([cards if at == view.seat else () for at, cards in enumerate(view.hands)])
        title = text("lantern-sheet-own", who=Who(view.seat))
        return (everybody, self._sheet(view, f"own-{view.seat}", title, (view.seat,), hand))

    def _sheet(self, view: LanternView, name: str, title: Text, seats: Seats, given: tuple[Mark, ...]) -> Sheet:
        rows = tuple(text("lantern-holder", who=Who(seat)) for seat in range(len(view.hands)))
        columns = tuple(text("lantern-card", card=card) for card in CARDS)
        return Sheet(name, title, rows, columns, KINDS, seats, seats, given)

    def _given(self, held: Sequence[Sequence[int] | None]) -> tuple[Mark, ...]:
        return tuple(Mark(seat, card - 1, "yes") for seat, cards in enumerate(held) for card in cards or ())

    def choose(
        self, view: LanternView, legal: Sequence[LanternMove], chance: Chance, budget_s: float, strength: Strength
    ) -> LanternMove:
        dreams = [self.imagine(view, chance) for _ in range(20)]
        return max(legal, key=lambda move: sum(self._worth(dream, view.seat or 0, move, chance) for dream in dreams))

    def _worth(self, dream: State, seat: Seat, move: LanternMove, chance: Chance) -> int:
        after = self.clone(dream)
        self.apply(after, seat, move, chance)
        outcome = self.outcome(after)
        return 0 if outcome is None else 1 if seat in outcome.winners else -1

    def clone(self, state: State) -> State:
        return self.load(self.dump(state), self.version)

    def dump(self, state: State) -> bytes:
        return json.dumps(asdict(state)).encode()

    def load(self, data: bytes, version: int) -> State:
        return State(**json.loads(data))


LANTERN = Lantern()
