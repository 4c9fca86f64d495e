"""Keys changing hands, and who knows which (TP-16, TP-17, TP-19)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.cards import HIDEOUTS, Hideout
from engines.the_plan.events import Event, KeyStolen
from engines.the_plan.state import NOBODY, State, keys_of, place, record


def draw(state: State, source: Seat, taker: Seat, chance: Chance) -> int:
    """Take a random face-down key of a seat or the stock (NOBODY); its place.

    Giver and taker see which one it is; for everybody else the keys that lay there can't be told apart any more.
    """
    pool = face_down(state, source)
    drawn = chance.choice(pool)
    seers = 1 << taker | (0 if source == NOBODY else 1 << source)
    if len(pool) > 1:
        for at in pool:
            state.keys[at].known &= seers
    key = state.keys[drawn]
    key.holder, key.face_up, key.known = taker, False, key.known | seers
    return drawn


def face_down(state: State, holder: Seat) -> list[int]:
    """The places of the holder's face-down keys."""
    return [at for at in keys_of(state, holder) if not state.keys[at].face_up]


def spoils(state: State, opponent: Seat) -> list[Hideout | None]:
    """What can be chosen among an opponent's keys: each face-up one, and a face-down one at random (TP-19)."""
    held = keys_of(state, opponent)
    face_up: list[Hideout | None] = [HIDEOUTS[at] for at in held if state.keys[at].face_up]
    return [*face_up, None] if len(face_up) < len(held) else face_up


def steal(
    state: State, seat: Seat, opponent: Seat, wanted: Hideout | None, chance: Chance, events: list[Event]
) -> None:
    """The key goes to the winner and lies face down (TP-17)."""
    if wanted is None:
        taken = draw(state, opponent, seat, chance)
    else:
        taken = place(wanted)
        state.keys[taken].holder, state.keys[taken].face_up = seat, False
    record(state, events, KeyStolen(seat, opponent, HIDEOUTS[taken], wanted is not None))


def turn_up(state: State, opponent: Seat, chance: Chance) -> Hideout:
    """Turn a random face-down key of an opponent face up, for everybody to see (TP-14, TP-19)."""
    at = chance.choice(face_down(state, opponent))
    state.keys[at].face_up, state.keys[at].known = True, state.everyone
    return HIDEOUTS[at]
