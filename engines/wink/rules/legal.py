"""Which seats are waited for, what each is asked, the limits of time, and every legal move.

Setting what is set already is legal and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.core.game import Decision, Times
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.wink import moves as m
from engines.wink.cards import ALL_NUMBERS, PLAYERS
from engines.wink.rules import accusing, calling, planning
from engines.wink.rules.calling import may_call
from engines.wink.state import State

_SEATS = range(PLAYERS[-1])
_WATCH = tuple(map(m.Watch, _SEATS))
_NAME = tuple(map(m.NameAccomplice, _SEATS))
_PLAN_NAME = tuple(map(m.PlanNaming, _SEATS))
_CALL = {number: m.CallNumber(number) for number in ALL_NUMBERS}
_PLAN_CALL = {number: m.PlanCall(number) for number in ALL_NUMBERS}
_MANNERS = (m.SetManner("bold"), m.SetManner("subtle"))
_CONFIRM = (m.Confirm(), m.ConfirmUntilTurn())


def legal(state: State, seat: Seat) -> Sequence[m.Move]:
    """Every legal move of the seat."""
    if state.stage == "over":
        return ()
    if state.live:
        return _live(state, seat)
    if planning.is_open(state, seat):
        return _beat(state, seat)
    return (m.ConfirmUntilTurn(),) if planning.may_stand(state, seat) else (m.ConfirmMyself(),)


def _live(state: State, seat: Seat) -> list[m.Move]:
    """On turn naming and calling, at any moment accusing; who is away can be back; none for who has left."""
    player = state.players[seat]
    if player.left:
        return []
    back = (m.ComeBack(),) if player.away else ()
    return [*back, *(_turn(state) if seat == state.active else ()), *_accusations(state, seat)]


def _turn(state: State) -> list[m.Move]:
    """The player's on turn, live."""
    seat = state.active
    open_call = state.players[seat].call is not None
    named = [_NAME[other] for other in state.playing if other != seat] if open_call else ()
    calls = [_CALL[number] for number in calling.may_call(state, seat)]
    return [*named, *(calls or (m.SkipCall(),))]


def _accusations(state: State, seat: Seat) -> list[m.Move]:
    return [_accuse(accused, found.number) for accused, found in accusing.accusable(state, seat)]


def _beat(state: State, seat: Seat) -> list[m.Move]:
    """What may be set in an open beat, and confirming."""
    moves: list[m.Move] = [*_CONFIRM] if planning.is_ready(state, seat) else []
    moves += (*_others(_WATCH, state.seats, seat), *_MANNERS)
    seen = accusing.sightings(state, seat)
    if seen:
        moves += (m.DropAccusation(), *(m.PlanAccusation(each.suspect, each.number) for each in seen))
    if seat == state.active:
        if state.players[seat].call is not None:
            moves += (m.PlanNaming(None), *_others(_PLAN_NAME, state.seats, seat))
        moves += (_PLAN_CALL[number] for number in calling.may_call(state, seat))
    return moves


def _others(moves: tuple[m.Move, ...], seats: int, seat: Seat) -> tuple[m.Move, ...]:
    return (*moves[:seat], *moves[seat + 1 : seats])


@cache
def _accuse(accused: Seat, number: int) -> m.Accuse:
    return m.Accuse(accused, number)


def to_act(state: State) -> frozenset[Seat]:
    """The player on turn; in glance the players who have not confirmed."""
    if state.stage == "over":
        return frozenset()
    if state.live:
        return frozenset({state.active})
    return frozenset(seat for seat, player in enumerate(state.players) if not player.confirmed)


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; the id holds nothing that the seat's own view doesn't."""
    if seat not in to_act(state):
        return None
    if state.live:
        return _turn_question(state)
    ready = int(planning.is_ready(state, seat))
    kind = "turn" if seat == state.active else "beat"
    prompt = _prompt(state, "plan") if seat == state.active else text("wink-prompt-beat", who=Who(state.active))
    away = int(state.players[seat].away)
    return Decision(f"{state.number}:{ready}:{away}", kind, prompt, public=prompt)


def _turn_question(state: State) -> Decision:
    """Within a turn answers only ever become fewer, unless somebody leaves: two numbers tell the questions apart."""
    seat = state.active
    public = _prompt(state, "turn")
    prompt = public if may_call(state, seat) else _prompt(state, "skip")
    identifier = f"{state.number}:{len(_turn(state))}:{len(state.playing)}"
    return Decision(identifier, "turn", prompt, public=public)


def _prompt(state: State, what: str) -> Text:
    own = state.players[state.active].call
    if own is None:
        return text(f"wink-prompt-{what}")
    return text(f"wink-prompt-{what}-open", number=own.number)


def times(state: State) -> Times:
    """A beat's clock (WK-22), or how long a live turn lasts at least."""
    if state.live:
        return Times(least_s=state.least_s or None, at_once=("accuse", "come_back"), least_id=str(state.number))
    return Times(limit_s=state.beat_s, limit_id=str(state.number), kept="by_table")
