"""Keys: taken on a key circle, fought for, turned face up, and who knows which is where (TP-14, TP-16 to TP-19)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.cards import HIDEOUTS, SIDES, Hideout
from engines.the_plan.events import BattleAvoided, BattleFought, Event, KeyLeft, KeyStolen, KeyTaken
from engines.the_plan.moves import AvoidBattle, Battle, LeaveKey, StealKey, TakeKey, refusal
from engines.the_plan.rules.turn import proceed
from engines.the_plan.state import NOBODY, State, keys_of, located, place, record


def take_key(state: State, seat: Seat, move: TakeKey, chance: Chance) -> list[Event]:
    """Take a random key of the stock (TP-16)."""
    circle, _ = state.stops.pop(0)
    events: list[Event] = []
    record(state, events, KeyTaken(seat, circle, HIDEOUTS[draw(state, NOBODY, seat, chance)]))
    proceed(state, events, chance)
    return events


def leave_key(state: State, seat: Seat, move: LeaveKey, chance: Chance) -> list[Event]:
    """Leave the stock alone (TP-16)."""
    circle, _ = state.stops.pop(0)
    events: list[Event] = []
    record(state, events, KeyLeft(seat, circle))
    proceed(state, events, chance)
    return events


def battle(state: State, seat: Seat, move: Battle, chance: Chance) -> list[Event]:
    """Both roll, the higher wins a key of the other, a tie leaves it (TP-17)."""
    _facing(state, move.opponent)
    del state.stops[0]
    own, theirs = chance.roll(SIDES), chance.roll(SIDES)
    events: list[Event] = []
    record(state, events, BattleFought(seat, move.opponent, own, theirs))
    choices = spoils(state, move.opponent) if own > theirs else []
    if len(choices) > 1:
        state.opponent, state.stage = move.opponent, "steal"
        return events
    if choices:
        steal(state, seat, move.opponent, choices[0], chance, events)
    proceed(state, events, chance)
    return events


def avoid_battle(state: State, seat: Seat, move: AvoidBattle, chance: Chance) -> list[Event]:
    """Pass in peace (TP-17)."""
    _facing(state, move.opponent)
    del state.stops[0]
    events: list[Event] = []
    record(state, events, BattleAvoided(seat, move.opponent))
    proceed(state, events, chance)
    return events


def steal_key(state: State, seat: Seat, move: StealKey, chance: Chance) -> list[Event]:
    """The winner's choice among the loser's keys (TP-17, TP-19)."""
    if move.key not in spoils(state, state.opponent):
        raise refusal("no-such-key")
    events: list[Event] = []
    opponent, state.opponent = state.opponent, NOBODY
    steal(state, seat, opponent, move.key, chance, events)
    proceed(state, events, chance)
    return events


def _facing(state: State, opponent: Seat) -> None:
    if state.stops[0][1] != opponent:
        raise refusal("not-passing")


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


def draw(state: State, source: Seat, taker: Seat, chance: Chance) -> int:
    """Take a random face-down key of a seat or the stock (NOBODY); its place.

    Giver and taker see which one it is; all others lose track of the keys that lay there.
    """
    pool = face_down(state, source)
    drawn = chance.choice(pool)
    seers = 1 << taker | (0 if source == NOBODY else 1 << source)
    if len(pool) > 1:
        _conclude(state)
        for at in pool:
            state.keys[at].known &= seers
    key = state.keys[drawn]
    key.holder, key.face_up, key.known = taker, False, key.known | seers
    return drawn


def _conclude(state: State) -> None:
    """Let everybody keep what is certain, before a key changes hands without their seeing which (TP-25)."""
    for seat in (*range(state.seats), None):
        for at in located(state, seat):
            state.keys[at].known |= 1 << (state.seats if seat is None else seat)


def face_down(state: State, holder: Seat) -> list[int]:
    """The places of the holder's face-down keys."""
    return [at for at in keys_of(state, holder) if not state.keys[at].face_up]


def turn_up(state: State, opponent: Seat, chance: Chance) -> Hideout:
    """Turn a random face-down key of an opponent face up, for everybody to see (TP-14, TP-19)."""
    at = chance.choice(face_down(state, opponent))
    state.keys[at].face_up, state.keys[at].known = True, state.everyone
    return HIDEOUTS[at]
