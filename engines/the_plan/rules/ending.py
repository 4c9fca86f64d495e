"""Claims: a hideout entered, right or wrong, and how the game ends (TP-20 to TP-23)."""

from __future__ import annotations

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.the_plan.belief.knowledge import learn
from engines.the_plan.cards import SUSPECTS
from engines.the_plan.events import Event, GameEnded, HideoutEntered, LeftAlone
from engines.the_plan.names import suspect_name
from engines.the_plan.state import NOBODY, NOWHERE, Claim, State, keys_of, record


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
    elif len(left) == 1 and state.solves:
        record(state, events, LeftAlone(left[0]))
    elif len(left) == 1:
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
