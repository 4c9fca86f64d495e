"""Eyes in glance: who winks, who blinks, who sees it, and what each learns (WK-23, WK-24)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink.cards import EYES, Manner, Number
from engines.wink.state import State
from engines.wink.views import Accusation, Eye, News

_WHOLE = 1_000_000


def happens(chance: Chance, share: float) -> bool:
    """Whether an event of this probability happens."""
    return chance.below(_WHOLE) < round(share * _WHOLE)


def eyes(state: State, chance: Chance) -> tuple[Eye, ...]:
    """What every seat's eye does in this beat."""
    return tuple(_eye(state, seat, chance) for seat in range(state.seats))


def winks(state: State, seat: Seat) -> Number | None:
    """The number the seat must wink over: it and the caller who lacks it watch each other (WK-24)."""
    watched = state.settings(seat).watching
    called = state.players[watched].call
    met = state.settings(watched).watching == seat
    return called.number if met and called is not None and called.number in state.players[seat].hand else None


def _eye(state: State, seat: Seat, chance: Chance) -> Eye:
    settings = state.settings(seat)
    watched_by = tuple(other for other in range(state.seats) if state.settings(other).watching == seat)
    number, moved, seen_by = winks(state, seat), None, tuple[Seat, ...]()
    if number is not None:
        moved = settings.watching
        seen_by = tuple(other for other in watched_by if happens(chance, seen(settings.manner, other == moved)))
    elif happens(chance, EYES.blink / state.seats):
        moved = (seat + 1 + chance.below(state.seats - 1)) % state.seats
        seen_by = watched_by
    met = settings.watching in watched_by
    return Eye(seat, settings.watching, met, settings.manner, moved, number, watched_by, seen_by)


def seen(manner: Manner, face: bool) -> float:
    """The probability that a watcher sees a wink; `face`: the watcher is the caller it is meant for (WK-24)."""
    if face:
        return 1.0 if manner == "bold" else EYES.face_subtle
    return EYES.side_bold if manner == "bold" else EYES.side_subtle


def news(state: State, seat: Seat, done: tuple[Eye, ...], void: Accusation | None) -> News:
    """What a seat learns from a beat's eyes: about the player it watched, and that it winked itself (WK-23)."""
    eye, call = done[seat], state.players[seat].call
    other = done[eye.watched]
    winked = eye.moved if eye.number is not None else None
    moved = other.moved if seat in other.seen_by else None
    own = None if call is None else call.number
    return News(state.number, eye.watched, eye.met, moved, winked, eye.number, void, own)
