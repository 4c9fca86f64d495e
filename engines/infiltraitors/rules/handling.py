"""Cards and suspects changing their place, and who sees them do so (IN-1, IN-2, IN-6, IN-9, IN-14, IN-23, IN-25)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS, NOTHING, Code, mask_of, matches
from engines.infiltraitors.events import Captured, Event
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import Clue, LastDeed, State, Suspect


def take_suspect(state: State, seat: Seat, place: list[Code], events: list[Event], *, from_hq: bool) -> None:
    """Lay the last suspect of a place before an agent, who looks at it: of the middle, or of those aside.

    from_hq: whether HQ's top card is discarded with it, or kept as its second card (IN-2, IN-23).
    """
    suspect = Suspect(state.captured + 1, place.pop(), seat, token=twist(state).token(state))
    state.captured += 1
    hq = _take_top_card(state, suspect) if from_hq else "nothing"
    state.held[seat] = suspect
    state.memory[seat] |= mask_of(suspect.cards)
    state.last = LastDeed(state.number, seat, "capture", seat, suspect.serial)
    second = None if suspect.second == NOTHING else CARDS[suspect.second]
    events.append(Captured(seat, suspect.serial, suspect.token or None, hq, CARDS[suspect.card], second))


def _take_top_card(state: State, suspect: Suspect) -> Literal["discarded", "kept", "nothing"]:
    if not state.hq:
        return "nothing"
    if twist(state).keeps_top_card:
        suspect.second = state.hq.pop()
        return "kept"
    discard_top(state)
    return "discarded"


def take_into_hand(state: State, seat: Seat, codes: Iterable[Code]) -> None:
    """Put cards into a hand; all who see that hand have seen them."""
    codes = list(codes)
    hand = state.hands[seat]
    hand.extend(codes)
    if not twist(state).hands_turned_round:
        hand.sort()
    seen = mask_of(codes)
    for viewer in range(state.seats):
        if twist(state).sees_hand(viewer, seat):
            state.memory[viewer] |= seen


def draw(state: State, seat: Seat, most: int) -> list[Code]:
    """Draw from HQ what it has, at most so many; the cards in the order they came."""
    drawn = [state.hq.pop() for _ in range(min(most, len(state.hq)))]
    take_into_hand(state, seat, drawn)
    return drawn


def discard_top(state: State) -> None:
    """Discard HQ's top card face down, unseen by all; HQ has one (IN-2, IN-5, IN-12)."""
    state.down.append(state.hq.pop())


def show(state: State, codes: Iterable[Code]) -> None:
    """Everybody has seen these faces now."""
    state.shown |= mask_of(codes)


def discard_shown(state: State, codes: Iterable[Code]) -> None:
    """Discard cards that lie, or would lie, face up: clues, hands laid open (IN-6; 2 and 14 turn them down)."""
    codes = list(codes)
    show(state, codes)
    (state.down if twist(state).discards_face_down else state.up).extend(codes)


def discard_surplus(state: State, seat: Seat, code: Code) -> None:
    """Discard a card of the hand: face up, in 2 and 14 face down (IN-9)."""
    leave_hand(state, seat, code)
    if twist(state).discards_face_down:
        state.down.append(code)
    else:
        discard_shown(state, [code])


def leave_hand(state: State, seat: Seat, code: Code) -> None:
    """Take a card out of a hand."""
    state.hands[seat].remove(code)
    if code in state.known[seat]:
        state.known[seat].remove(code)


def owner_of(state: State, code: Code) -> Seat | None:
    """Whose hand a card is in; None: nobody's."""
    return next((seat for seat, hand in enumerate(state.hands) if code in hand), None)


def lay_clue(state: State, suspect: Suspect, code: Code, by: Seat) -> bool:
    """Lay a card at a suspect and turn it truthfully; whether it is upright (IN-3, IN-4)."""
    upright = matches(suspect.identity, code)
    suspect.clues.append(Clue(code, upright, by))
    show(state, [code])
    return upright


def clear_away(state: State, suspect: Suspect, chance: Chance) -> None:
    """Shuffle an eliminated suspect into HQ and discard its clues (IN-6; IN-23: two cards aren't shown)."""
    if len(suspect.cards) == 1:
        show(state, suspect.cards)
    state.hq.extend(suspect.cards)
    chance.shuffle(state.hq)
    discard_shown(state, [clue.card for clue in suspect.clues])
