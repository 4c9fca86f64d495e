"""The only place where secrets are cut: views, built field by field, redacted events, and what an event reveals."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from engines.core.seats import Seat
from engines.infiltraitors.belief.knowledge import fitting, identities, told_apart
from engines.infiltraitors.cards import CARDS, NOTHING, Card, Code, cards_of, codes_in
from engines.infiltraitors.events import (
    AgentLeft,
    Captured,
    CardsDrawn,
    ClueGiven,
    Event,
    KeyClueGiven,
    KeyPersonSeen,
    PoolDealt,
    RewardDeclined,
    RewardTaken,
    Stayed,
    SurplusDiscarded,
    TurnBegan,
    Waited,
)
from engines.infiltraitors.rules.legal import to_act
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import Clue, Elimination, LastDeed, State, Suspect
from engines.infiltraitors.views import (
    ClueView,
    DeedView,
    EliminatedView,
    HandView,
    InfiltraitorsView,
    SuspectView,
)

FORESEEN = ClueGiven | Waited | RewardDeclined | Stayed | KeyClueGiven | AgentLeft | TurnBegan
"""A clue lies as its player, who knows the suspect, knew it would; waiting discards a card that nobody sees."""


def view(state: State, seat: Seat | None) -> InfiltraitorsView:
    """All that the seat (None: a spectator) may know; everything to everybody when the game is over."""
    over = state.stage == "over"
    held = [suspect for suspect in state.held if suspect is not None]
    return InfiltraitorsView(
        seat=seat,
        mission=state.mission,
        crossing_out=state.crossing_out,
        stage=state.stage,
        number=state.number,
        active=state.active,
        to_act=tuple(sorted(to_act(state))),
        bullets=state.bullets,
        left=state.left,
        hands=tuple(_hand(state, owner, seat) for owner in range(state.seats)),
        suspects=tuple(_suspect(state, suspect, over or seat == suspect.holder) for suspect in held),
        key=None if state.key is None else _suspect(state, state.key, over or _knows_key(state, seat)),
        middle=len(state.middle),
        aside=len(state.aside),
        hq=len(state.hq),
        discards=cards_of(state.up),
        discards_down=len(state.down),
        specials=cards_of(state.specials),
        shooter=_seat(state.shooter),
        pool=cards_of(state.pool),
        last_stand=state.last_stand,
        gone=tuple(state.gone),
        surplus=state.surplus if state.stage == "discard" else 0,
        clues_due=state.clues_due,
        eliminated=tuple(_eliminated(elimination) for elimination in state.eliminated),
        last=None if state.last is None else _deed(state.last),
        shown=cards_of(codes_in(state.shown)),
        seen=() if over or seat is None else cards_of(codes_in(state.memory[seat] & ~state.shown)),
        hq_cards=cards_of(reversed(state.hq)) if over else None,
        middle_cards=cards_of(state.middle) if over else None,
        aside_cards=cards_of(state.aside) if over else None,
        discards_down_cards=cards_of(state.down) if over else None,
        last_turn=state.last_turn,
        outcome=state.outcome,
    )


def _knows_key(state: State, seat: Seat | None) -> bool:
    """Those who have left, and the agent about to leave, know the key person (IN-26)."""
    return seat is not None and (seat in state.gone or (state.stage == "key_clue" and seat == state.active))


def _hand(state: State, owner: Seat, viewer: Seat | None) -> HandView:
    hand = state.hands[owner]
    sees = state.stage == "over" or twist(state).sees_hand(viewer, owner)
    return HandView(
        seat=owner,
        count=len(hand),
        cards=cards_of(hand) if sees else None,
        known=cards_of(state.known[owner]),
    )


def _suspect(state: State, suspect: Suspect, known: bool) -> SuspectView:
    return SuspectView(
        serial=suspect.serial,
        holder=_seat(suspect.holder),
        token=suspect.token or None,
        clues=tuple(_clue(clue) for clue in suspect.clues),
        misses=cards_of(suspect.misses),
        identity=CARDS[suspect.identity] if known else None,
        card=CARDS[suspect.card] if known else None,
        second=_card(suspect.second) if known else None,
        two_cards=suspect.second != NOTHING,
        crossed=_crossed(state, suspect) if state.crossing_out else None,
        in_reach=twist(state).out_of_reach(state, suspect) is None,
    )


def _crossed(state: State, suspect: Suspect) -> tuple[Card, ...]:
    """What the suspect cannot be: by its clues and misses, and by the cards that all have seen (IN-13)."""
    clues = ((clue.card, clue.upright) for clue in suspect.clues)
    left = fitting(state.mission, clues, suspect.misses) & ~told_apart(state.mission, state.shown)
    return cards_of(codes_in(identities(state.mission) & ~left))


def _clue(clue: Clue) -> ClueView:
    return ClueView(card=CARDS[clue.card], upright=clue.upright, by=clue.by)


def _eliminated(elimination: Elimination) -> EliminatedView:
    return EliminatedView(
        serial=elimination.serial,
        identity=CARDS[elimination.identity],
        by=elimination.by,
        holder=_seat(elimination.holder),
        turn=elimination.turn,
    )


def _deed(deed: LastDeed) -> DeedView:
    return DeedView(
        turn=deed.turn,
        seat=deed.seat,
        what=deed.what,
        target=_seat(deed.target),
        serial=_seat(deed.serial),
        card=_card(deed.card),
        upright=deed.upright,
        owner=_seat(deed.owner),
        count=deed.named,
    )


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOTHING else seat


def _card(code: Code) -> Card | None:
    return None if code == NOTHING else CARDS[code]


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat (None: a spectator) may know it."""
    return _cut(event, seat)


@singledispatch
def _cut(event: Event, seat: Seat | None) -> Event:
    return event


@_cut.register
def _captured(event: Captured, seat: Seat | None) -> Event:
    return event if seat == event.seat else replace(event, card=None, second=None)


@_cut.register
def _drawn(event: CardsDrawn, seat: Seat | None) -> Event:
    return event if _sees(event.seat, seat, event.seen_by_others) else replace(event, cards=None)


@_cut.register
def _reward(event: RewardTaken, seat: Seat | None) -> Event:
    public = not event.face_down or event.to == "pool"
    return event if public or _sees(event.seat, seat, event.seen_by_others) else replace(event, card=None)


@_cut.register
def _surplus(event: SurplusDiscarded, seat: Seat | None) -> Event:
    return event if not event.face_down or seat == event.seat else replace(event, card=None)


@_cut.register
def _dealt(event: PoolDealt, seat: Seat | None) -> Event:
    return replace(event, hands=tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands)))


@_cut.register
def _key_seen(event: KeyPersonSeen, seat: Seat | None) -> Event:
    return event if seat is not None and seat in (event.seat, *event.knowing) else replace(event, card=None)


def _sees(owner: Seat, seat: Seat | None, turned_round: bool) -> bool:
    """Whether a seat sees the faces of that hand (IN-24)."""
    return seat is not None and (seat == owner) != turned_round


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its agent what they could not foresee: suspects, draws, shots, how an exchange lies."""
    if isinstance(event, RewardTaken):
        return event.face_down
    if isinstance(event, SurplusDiscarded):
        return twist(state).hands_turned_round
    return not isinstance(event, FORESEEN)
