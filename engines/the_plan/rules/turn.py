"""A turn: an action is chosen and played, then what comes next within the turn, and its end (TP-4, TP-11a, TP-12)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.cards import CARDS, SIDES, Action
from engines.the_plan.events import ActionChosen, ActionPlayed, Event, TurnBegan
from engines.the_plan.moves import ChooseAction, refusal
from engines.the_plan.rules.ending import settle_claim
from engines.the_plan.state import NOBODY, State, Turn, keys_of, outlined, record


def choose_action(state: State, seat: Seat, move: ChooseAction, chance: Chance) -> list[Event]:
    """Choose in secret (TP-4); it may be changed until the action is carried out."""
    if not 0 <= move.card < len(CARDS) or move.action not in CARDS[move.card]:
        raise refusal("not-on-card")
    if not state.players[seat].ready[move.card]:
        raise refusal("card-spent")
    if (state.card, state.action) == (move.card, move.action):
        raise refusal("chosen-already")
    state.card, state.action = move.card, move.action
    return [ActionChosen(seat, move.card, move.action)]


def needs(state: State, *actions: Action) -> None:
    """Refuse a move that belongs to none of these actions, if another is chosen or none."""
    if state.stage == "action" and state.action not in actions:
        raise refusal("choose-first" if state.action is None else "other-action")


def play_card(state: State, events: list[Event]) -> None:
    """The chosen action is being carried out, and everybody sees the card (TP-4)."""
    if not state.played and state.action is not None:
        state.played = True
        record(state, events, ActionPlayed(state.active, state.card, state.action))


def proceed(state: State, events: list[Event], chance: Chance) -> None:
    """Go on to the next thing the active player is asked, or to the next turn (TP-11a, TP-12)."""
    if _stopped(state):
        return
    if state.entering is not None:
        settle_claim(state, events)
        if state.outcome is None:
            end_turn(state, events, chance)
        return
    state.bonus = None
    if state.to_move:
        state.stage = "suspects"
    elif any(state.checks):
        state.stage = "checks"
    else:
        end_turn(state, events, chance)


def _stopped(state: State) -> bool:
    """Whether something on the way asks for a decision: a key while there is one, an agent who holds one."""
    while state.stops:
        _, opponent = state.stops[0]
        if keys_of(state, opponent):
            state.stage = "key" if opponent == NOBODY else "battle"
            return True
        del state.stops[0]
    return False


def end_turn(state: State, events: list[Event], chance: Chance) -> None:
    """Spend the card, all being ready again when none is left; then the next seat rolls (TP-3, TP-4)."""
    ready = state.players[state.active].ready
    ready[state.card] = False
    if not any(ready):
        ready[:] = [True] * len(ready)
    state.active = _next_seat(state)
    state.number += 1
    state.roll = chance.roll(SIDES)
    state.stage, state.step = "action", 0
    state.card, state.action, state.played = NOBODY, None, False
    state.counts, state.to_move, state.checks, state.stops = [], [], [0, 0, 0, 0], []
    state.entering, state.bonus, state.opponent = None, None, NOBODY
    *old, last = state.turns
    state.turns = [*old[:-1], *map(outlined, old[-1:]), last, Turn(state.number, state.active, state.roll)]
    events.append(TurnBegan(state.number, state.active, state.roll))


def _next_seat(state: State) -> int:
    seats = ((state.active + ahead) % state.seats for ahead in range(1, state.seats + 1))
    return next(seat for seat in seats if not state.players[seat].out)
