"""The five actions of a turn (IN-2 to IN-6)."""

from __future__ import annotations

from typing import Literal

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS, NOTHING, Code, cards_of
from engines.infiltraitors.events import (
    CardsDrawn,
    ClueGiven,
    Event,
    InformationExchanged,
    Missed,
    SuspectEliminated,
    Waited,
)
from engines.infiltraitors.moves import Eliminate, Exchange, GiveClue, Wait, refusal
from engines.infiltraitors.names import card_name
from engines.infiltraitors.rules.ending import end_turn, win_or_lose_by_shot
from engines.infiltraitors.rules.handling import (
    clear_away,
    discard_top,
    draw,
    lay_clue,
    leave_hand,
    owner_of,
    take_suspect,
)
from engines.infiltraitors.rules.legal import (
    MOST_DRAWN,
    known_identity,
    no_capture,
    no_elimination,
    own_suspect,
    raise_for,
    suspect_before,
)
from engines.infiltraitors.rules.rewards import offer_reward
from engines.infiltraitors.rules.twists import twist
from engines.infiltraitors.state import Elimination, LastDeed, State, Suspect


def capture(state: State, seat: Seat) -> list[Event]:
    """Take a suspect and discard HQ's top card, or keep it (IN-2, IN-12, IN-23)."""
    raise_for(no_capture(state, seat))
    events: list[Event] = []
    take_suspect(state, seat, state.middle, events, from_hq=True)
    end_turn(state, events)
    return events


def give_clue(state: State, seat: Seat, move: GiveClue) -> list[Event]:
    """Play a card at one's own suspect (IN-3)."""
    suspect = own_suspect(state, seat)
    code = move.card.code
    if code not in twist(state).clue_cards(state, seat):
        raise refusal("not-in-hand", card=card_name(move.card))
    owner = _play(state, seat, code)
    upright = lay_clue(state, suspect, code, seat)
    state.last = LastDeed(state.number, seat, "give_clue", seat, suspect.serial, code, upright, owner)
    events: list[Event] = [ClueGiven(seat, suspect.serial, move.card, upright, owner)]
    end_turn(state, events)
    return events


def exchange(state: State, seat: Seat, move: Exchange) -> list[Event]:
    """Play a card at another agent's suspect and draw one (IN-4, IN-12)."""
    suspect = suspect_before(state, seat, move.target)
    raise_for(twist(state).may_exchange(state, seat, move.target))
    code = move.card.code
    if code not in twist(state).exchange_cards(state, seat):
        raise refusal("not-in-hand", card=card_name(move.card))
    owner = _play(state, seat, code)
    upright = lay_clue(state, suspect, code, seat)
    state.last = LastDeed(state.number, seat, "exchange", move.target, suspect.serial, code, upright, owner)
    whose = None if owner == NOTHING else owner
    events: list[Event] = [
        InformationExchanged(seat, move.target, suspect.serial, move.card, upright, whose),
        *drawn(state, seat, 1),
    ]
    end_turn(state, events)
    return events


def _play(state: State, seat: Seat, code: Code) -> Seat:
    """Take the card from where it lies; whose hand that was."""
    owner = owner_of(state, code)
    if owner is None:
        state.specials.remove(code)
        return NOTHING
    leave_hand(state, owner, code)
    return owner


def drawn(state: State, seat: Seat, most: int) -> list[Event]:
    """Draw, and tell it; nothing where HQ has nothing."""
    codes = draw(state, seat, most)
    if not codes:
        return []
    cards = cards_of(codes if twist(state).hands_turned_round else sorted(codes))
    return [CardsDrawn(seat, len(codes), cards, twist(state).hands_turned_round)]


def wait(state: State, seat: Seat, move: Wait) -> list[Event]:
    """Discard HQ's top card, then draw as many as named (IN-5)."""
    if not state.hq:
        raise refusal("hq-empty")
    if not 0 <= move.draw <= MOST_DRAWN:
        raise refusal("draw-three")
    discard_top(state)
    state.last = LastDeed(state.number, seat, "wait", named=move.draw)
    events: list[Event] = [Waited(seat, move.draw), *drawn(state, seat, move.draw)]
    end_turn(state, events)
    return events


def eliminate(state: State, seat: Seat, move: Eliminate, chance: Chance) -> list[Event]:
    """Shoot another agent's suspect (IN-6)."""
    suspect = suspect_before(state, seat, move.target)
    raise_for(no_elimination(state, seat, move.target))
    known_identity(state, move.identity)
    return shoot(state, seat, suspect, move.identity.code, chance)


def shoot(state: State, seat: Seat, suspect: Suspect, identity: Code, chance: Chance) -> list[Event]:
    """Spend a bullet on a suspect, or on the key person, and see (IN-6, IN-11)."""
    state.bullets -= 1
    target, card = (None if suspect.holder == NOTHING else suspect.holder), CARDS[identity]
    hit = suspect.identity == identity
    deed: Literal["hit", "miss", "key_hit", "key_miss"] = (
        ("hit" if hit else "miss") if target is not None else ("key_hit" if hit else "key_miss")
    )
    state.last = LastDeed(state.number, seat, deed, suspect.holder, suspect.serial, identity)
    if not hit:
        suspect.misses.append(identity)
        events: list[Event] = [Missed(seat, target, suspect.serial, card, state.bullets)]
        win_or_lose_by_shot(state, events)
        if state.outcome is None and target is not None:
            end_turn(state, events)
        return events
    return _hit(state, seat, suspect, chance)


def _hit(state: State, seat: Seat, suspect: Suspect, chance: Chance) -> list[Event]:
    target = None if suspect.holder == NOTHING else suspect.holder
    if target is None:
        state.key = None
    else:
        state.held[target] = None
    identity = suspect.identity
    clear_away(state, suspect, chance)
    state.eliminated.append(Elimination(suspect.serial, identity, seat, suspect.holder, state.number))
    events: list[Event] = [
        SuspectEliminated(
            seat, target, suspect.serial, CARDS[identity], len(suspect.clues), state.bullets, state.left
        )
    ]
    win_or_lose_by_shot(state, events)
    if state.outcome is None:
        offer_reward(state, events, chance)
    return events
