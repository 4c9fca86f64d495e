"""The Play step: laying cards, setting aside, drawing (AA-2, AA-4, AA-5, AA-41, AA-42, AA-44)."""

from __future__ import annotations

from engines.agent_avenue.bags import ONE, count, size
from engines.agent_avenue.cards import AGENTS, HAND, Code
from engines.agent_avenue.events import CardLaid, Event, card_set_aside, cards_drawn, pair_played
from engines.agent_avenue.moves import LayFaceDown, LayFaceUp, PlayPair, SetAside, refusal
from engines.agent_avenue.names import agent_name
from engines.agent_avenue.state import State, set_asides_left
from engines.core.chance import Chance
from engines.core.seats import Seat


def may_set_aside(state: State, seat: Seat) -> bool:
    """Whether the seat has a set-aside left and there is a card to draw (AA-5)."""
    return bool(state.deck) and set_asides_left(state, seat) > 0


def play_pair(state: State, seat: Seat, move: PlayPair, chance: Chance) -> list[Event]:
    """Lay both cards and refill the hand (AA-4, AA-2)."""
    hand = state.hands[seat]
    up, down = move.face_up.code, move.face_down.code
    if not count(hand, up):
        raise refusal("not-in-hand", agent=agent_name(move.face_up))
    if not count(hand, down):
        raise refusal("not-in-hand", agent=agent_name(move.face_down))
    if up == down and count(hand, up) != size(hand):
        raise refusal("same-name")
    state.hands[seat] = hand - ONE[up] - ONE[down]
    state.face_up, state.face_down = up, down
    state.face_up_by = state.face_down_by = seat
    state.stage = "recruit"
    events: list[Event] = [pair_played(seat, up, down)]
    refill(state, seat, events)
    return events


def set_aside(state: State, seat: Seat, move: SetAside, chance: Chance) -> list[Event]:
    """Lay a card aside face down and draw exactly one (AA-5, AA-42)."""
    code = move.agent.code
    if not count(state.hands[seat], code):
        raise refusal("not-in-hand", agent=agent_name(move.agent))
    if set_asides_left(state, seat) <= 0:
        raise refusal("no-set-aside-left")
    if not state.deck:
        raise refusal("deck-empty")
    drawn = state.deck.pop()
    state.hands[seat] += ONE[drawn] - ONE[code]
    state.asides[seat] += (code,)
    state.set_asides += 1
    return [card_set_aside(seat, code, drawn)]


def lay_face_up(state: State, seat: Seat, move: LayFaceUp, chance: Chance) -> list[Event]:
    """The first partner's card (AA-41); that partner refills first (AA-44)."""
    code = move.agent.code
    _lay(state, seat, code)
    state.face_up, state.face_up_by = code, seat
    state.stage = "lay_second"
    return [CardLaid(seat, "face_up", move.agent)]


def lay_face_down(state: State, seat: Seat, move: LayFaceDown, chance: Chance) -> list[Event]:
    """The second partner's card (AA-41); then both refill, the first partner first (AA-2, AA-44)."""
    code = move.agent.code
    hand = state.hands[seat]
    if code == state.face_up and count(hand, code) and count(hand, code) != size(hand):
        raise refusal("same-name")
    _lay(state, seat, code)
    state.face_down, state.face_down_by = code, seat
    state.stage = "recruit"
    events: list[Event] = [CardLaid(seat, "face_down", move.agent)]
    refill(state, state.face_up_by, events)
    refill(state, seat, events)
    return events


def _lay(state: State, seat: Seat, code: Code) -> None:
    if not count(state.hands[seat], code):
        raise refusal("not-in-hand", agent=agent_name(AGENTS[code]))
    state.hands[seat] -= ONE[code]


def refill(state: State, seat: Seat, events: list[Event]) -> None:
    """Draw up to four, as far as the deck goes (AA-2, AA-30)."""
    missing = HAND - size(state.hands[seat])
    deck = state.deck
    if missing <= 0 or not deck:
        return
    drawn = tuple(deck[: -missing - 1 : -1])
    del deck[-missing:]
    for code in drawn:
        state.hands[seat] += ONE[code]
    events.append(cards_drawn(seat, drawn))
