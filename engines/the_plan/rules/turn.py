"""A turn: an action is chosen and played, what comes next, and its end, which may be the game's (TP-4 to TP-23)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.the_plan.belief.knowledge import learn
from engines.the_plan.cards import CARDS, SIDES, SUSPECTS, Action
from engines.the_plan.events import ActionChosen, ActionPlayed, Event, GameEnded, HideoutEntered, TurnBegan
from engines.the_plan.moves import ChooseAction
from engines.the_plan.names import refusal, suspect_name
from engines.the_plan.state import NOBODY, NOWHERE, Claim, State, Turn, keys_of, record


def settle_claim(state: State, events: list[Event]) -> None:
    """Look into briefcase and evidence: the end, or the claimer is out (TP-20 to TP-22)."""
    assert state.entering is not None
    seat, (hideout, owner) = state.active, state.entering
    plan, evidence = state.plan == hideout, state.owners[owner]
    right = plan and evidence == hideout
    state.claims.append(Claim(seat, state.number, hideout, owner, right))
    state.entering = None
    record(state, events, HideoutEntered(seat, hideout, SUSPECTS[owner], right, plan, evidence))
    if right:
        reason = text("the-plan-reason-plan", who=Who(seat), hideout=hideout, owner=suspect_name(SUSPECTS[owner]))
        _end(state, events, seat, reason)
        return
    _leave(state, seat)
    _last_player(state, events)


def _leave(state: State, seat: Seat) -> None:
    """The claimer knows both parts now, and is out: the keys go back to the stock (TP-22)."""
    player = state.players[seat]
    claim = state.claims[-1]
    if all(hideout != claim.hideout for _, hideout in player.looks):
        player.looks.append((state.number, claim.hideout))
    player.evidence, player.out, player.circle = claim.owner, True, NOWHERE
    for at in keys_of(state, seat):
        key = state.keys[at]
        key.holder, key.face_up = NOBODY, False
    learn(state, range(state.seats))


def _last_player(state: State, events: list[Event]) -> None:
    """One player left wins, or plays on; with nobody left nobody wins (TP-23)."""
    left = [seat for seat, player in enumerate(state.players) if not player.out]
    if not left:
        _end(state, events, None, text("the-plan-reason-nobody", hideout=state.plan, owner=_owner(state)))
    elif len(left) == 1 and not state.solves:
        reason = text("the-plan-reason-last", who=Who(left[0]), hideout=state.plan, owner=_owner(state))
        _end(state, events, left[0], reason)


def _owner(state: State) -> Text:
    return suspect_name(SUSPECTS[state.owners.index(state.plan)])


def _end(state: State, events: list[Event], winner: Seat | None, reason: Text) -> None:
    seats = range(state.seats)
    winners = () if winner is None else (winner,)
    losers = tuple(seat for seat in seats if seat != winner)
    ranking = (winners, losers) if winners else (losers,)
    state.outcome = Outcome(winners, ranking, tuple(int(seat == winner) for seat in seats), reason)
    state.stage = "over"
    events.append(GameEnded(state.outcome))


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
    state.turns = [state.turns[-1], Turn(state.number, state.active, state.roll)]
    events.append(TurnBegan(state.number, state.active, state.roll))


def _next_seat(state: State) -> int:
    seats = ((state.active + ahead) % state.seats for ahead in range(1, state.seats + 1))
    return next(seat for seat in seats if not state.players[seat].out)
