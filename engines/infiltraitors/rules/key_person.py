"""Mission 19: leaving, clues on the key person, and the last agent's shot (IN-26)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.text import Who, text
from engines.infiltraitors.cards import CARDS, cards_of, mask_of
from engines.infiltraitors.events import AgentLeft, Event, KeyClueGiven, KeyPersonSeen, Stayed
from engines.infiltraitors.moves import EliminateKeyPerson, GiveKeyClue, refusal
from engines.infiltraitors.names import card_name
from engines.infiltraitors.rules.actions import shoot
from engines.infiltraitors.rules.ending import begin_turn, end_turn, hopeless, lose
from engines.infiltraitors.rules.handling import discard_shown, lay_clue, leave_hand
from engines.infiltraitors.rules.legal import known_identity
from engines.infiltraitors.state import LastDeed, State, Suspect, next_in_play


def stay(state: State, seat: Seat) -> list[Event]:
    """Stay in the mission; lost if that leaves too many once all others are eliminated."""
    events: list[Event] = [Stayed(seat)]
    if not _lost(state, events):
        end_turn(state, events)
    return events


def leave(state: State, seat: Seat) -> list[Event]:
    """Look at the key person, then give one clue, with two agents two, or all there are."""
    key = key_person(state)
    state.memory[seat] |= mask_of(key.cards)
    state.last = LastDeed(state.number, seat, "leave")
    events: list[Event] = [KeyPersonSeen(seat, tuple(state.gone), CARDS[key.card])]
    state.stage = "key_clue"
    state.clues_due = min(2 if state.seats == 2 else 1, len(state.hands[seat]) + len(state.up))
    if not state.clues_due:
        _gone(state, seat, events)
    return events


def give_key_clue(state: State, seat: Seat, move: GiveKeyClue) -> list[Event]:
    """Play a card of the hand or a face-up discard at the key person."""
    code, from_hand = move.card.code, move.card.code in state.hands[seat]
    if from_hand:
        leave_hand(state, seat, code)
    elif code in state.up:
        state.up.remove(code)
    else:
        raise refusal("not-in-hand-or-discards", card=card_name(move.card))
    upright = lay_clue(state, key_person(state), code, seat)
    state.clues_due -= 1
    events: list[Event] = [KeyClueGiven(seat, move.card, upright, "hand" if from_hand else "discards")]
    if not state.clues_due:
        _gone(state, seat, events)
    return events


def eliminate_key_person(state: State, seat: Seat, move: EliminateKeyPerson, chance: Chance) -> list[Event]:
    """The last agent's shot, which is no turn."""
    known_identity(state, move.identity)
    return shoot(state, seat, key_person(state), move.identity.code, chance)


def key_person(state: State) -> Suspect:
    """The key person, who is there until shot."""
    assert state.key is not None
    return state.key


def _gone(state: State, seat: Seat, events: list[Event]) -> None:
    hand = state.hands[seat].copy()
    for code in hand:
        leave_hand(state, seat, code)
    discard_shown(state, hand)
    state.gone.append(seat)
    events.append(AgentLeft(seat, cards_of(hand)))
    if _lost(state, events):
        return
    if len(state.in_play) > 1:
        begin_turn(state, events)
    else:
        state.active = next_in_play(state, state.active)
        state.stage = "key_shot"


def _lost(state: State, events: list[Event]) -> bool:
    """Whether nobody can win any more with the agents now in play: then the mission is lost at once."""
    first = state.in_play[0]
    out_of_reach = bool(state.middle) or state.held[first] is not None
    reason = hopeless(len(state.in_play), state.left, out_of_reach=out_of_reach)
    if reason == "too-many":
        lose(state, events, text("infiltraitors-reason-too-many"))
    elif reason == "alone":
        lose(state, events, text("infiltraitors-reason-alone", seat=Who(first)))
    return reason is not None
