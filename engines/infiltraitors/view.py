"""Views and redacted events: the only place where secrets are cut, built from nothing field by field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS, NOTHING, Code, cards_of, codes_in
from engines.infiltraitors.crossing import crossed
from engines.infiltraitors.events import (
    Captured,
    CardsDrawn,
    Event,
    KeyPersonSeen,
    PoolDealt,
    RewardTaken,
    SurplusDiscarded,
)
from engines.infiltraitors.legal import to_act
from engines.infiltraitors.state import Clue, Elimination, LastDeed, State, Suspect
from engines.infiltraitors.twists import twist
from engines.infiltraitors.views import (
    ClueView,
    DeedView,
    EliminatedView,
    HandView,
    InfiltraitorsView,
    SuspectView,
)


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
        outcome=state.outcome,
    )


def _knows_key(state: State, seat: Seat | None) -> bool:
    """Those who left, and whoever is about to, know the key person (IN-26)."""
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
        crossed=crossed(state.mission, suspect, state.shown) if state.crossing_out else None,
        in_reach=twist(state).out_of_reach(state, suspect) is None,
    )


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


def _card(code: Code) -> Any:
    return None if code == NOTHING else CARDS[code]


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat (None: a spectator) may know it."""
    cut = _CUTS.get(type(event))
    return event if cut is None else cut(event, seat)


def _captured(event: Captured, seat: Seat | None) -> Event:
    return event if seat == event.seat else replace(event, card=None, second=None)


def _drawn(event: CardsDrawn, seat: Seat | None) -> Event:
    return event if _sees(event.seat, seat, event.seen_by_others) else replace(event, cards=None)


def _reward(event: RewardTaken, seat: Seat | None) -> Event:
    public = not event.face_down or event.to == "pool"
    return event if public or _sees(event.seat, seat, event.seen_by_others) else replace(event, card=None)


def _surplus(event: SurplusDiscarded, seat: Seat | None) -> Event:
    return event if not event.face_down or seat == event.seat else replace(event, card=None)


def _dealt(event: PoolDealt, seat: Seat | None) -> Event:
    return replace(event, hands=tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands)))


def _key_seen(event: KeyPersonSeen, seat: Seat | None) -> Event:
    return event if seat is not None and seat in (event.seat, *event.knowing) else replace(event, card=None)


def _sees(owner: Seat, seat: Seat | None, turned_round: bool) -> bool:
    """Whether a seat sees the faces of that hand (IN-24)."""
    return seat is not None and (seat == owner) != turned_round


_CUTS: dict[type, Callable[[Any, Seat | None], Event]] = {
    Captured: _captured,
    CardsDrawn: _drawn,
    RewardTaken: _reward,
    SurplusDiscarded: _surplus,
    PoolDealt: _dealt,
    KeyPersonSeen: _key_seen,
}
