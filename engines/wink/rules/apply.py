"""Playing a move, and a beat's time running out: in glance by each move's rule; in a live game here (WK-20)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.text import Who
from engines.wink import moves as m
from engines.wink.events import Event
from engines.wink.moves import Accuse, CallNumber, NameAccomplice, refusal
from engines.wink.rules import accusing, beats, calling, ending, leaving, planning
from engines.wink.rules.overtaken import quicker_over, quicker_than_naming
from engines.wink.state import State
from engines.wink.views import Accusation


def name_accomplice(state: State, seat: Seat, move: NameAccomplice) -> list[Event]:
    """Name an accomplice, before the token moves (WK-5)."""
    calling.check_turn(state, seat)
    if overtaken := quicker_than_naming(state, seat):
        raise overtaken
    calling.check_naming(state, seat, move.named)
    events = leaving.acting(state, seat)
    calling.name(state, move.named, events)
    ending.look_after_naming(state, events)
    return events


def call_number(state: State, seat: Seat, move: CallNumber) -> list[Event]:
    """Decline the open call, if any, and make a new one (WK-2)."""
    calling.check_turn(state, seat)
    calling.check_call(state, seat, move.number)
    events = leaving.acting(state, seat)
    calling.decline(state, events)
    calling.call(state, move.number, events)
    ending.next_turn(state, events)
    return events


def skip_call(state: State, seat: Seat) -> list[Event]:
    """Call nothing, as there is nothing to call (WK-9)."""
    calling.check_turn(state, seat)
    if calling.may_call(state, seat):
        raise refusal("can-call")
    events = leaving.acting(state, seat)
    calling.decline(state, events)
    calling.skip(state, events, able=False)
    ending.next_turn(state, events)
    return events


def accuse(state: State, seat: Seat, move: Accuse) -> list[Event]:
    """Accuse, on anybody's turn (WK-6, WK-7); the player on turn may have named already (WK-33)."""
    found = accusing.open_call(state, move.number)
    overtaken = quicker_over(state, move.number) if found is None or found.barred else None
    if overtaken is not None:
        raise overtaken
    accusing.check_accusation(state, seat, move.accused, move.number)
    events = leaving.acting(state, seat)
    accusing.accuse(state, Accusation(seat, move.accused, move.number), events)
    ending.look_in_turn(state, events)
    return events


def apply(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    if state.stage == "over":
        raise m.refusal("over")
    return _live(state, seat, move) if state.live else _glance(state, seat, move, chance)


def expire(state: State, chance: Chance) -> list[Event] | None:
    """A beat of glance closes at its clock (WK-22); a live turn has none of its own."""
    return None if state.live or state.stage == "over" else beats.time_up(state, chance)


def _live(state: State, seat: Seat, move: m.Move) -> list[Event]:
    """The move, and the turns of who is away that follow it (WK-38)."""
    if state.players[seat].left:
        raise m.refusal("not-your-turn", who=Who(state.active))
    events = _played(state, seat, move)
    leaving.go_on(state, events)
    return events


def _played(state: State, seat: Seat, move: m.Move) -> list[Event]:
    match move:
        case m.NameAccomplice():
            return name_accomplice(state, seat, move)
        case m.CallNumber():
            return call_number(state, seat, move)
        case m.SkipCall():
            return skip_call(state, seat)
        case m.Accuse():
            return accuse(state, seat, move)
        case m.ComeBack():
            return leaving.come_back(state, seat)
        case _:
            raise m.refusal("other-mode")


def _glance(state: State, seat: Seat, move: m.Move, chance: Chance) -> list[Event]:
    match move:
        case m.Confirm():
            return planning.confirm(state, seat, chance)
        case m.ConfirmUntilTurn():
            return planning.confirm_until_turn(state, seat, chance)
        case m.ConfirmMyself():
            return planning.confirm_myself(state, seat)
        case _:
            return _set(state, seat, move)


def _set(state: State, seat: Seat, move: m.Move) -> list[Event]:
    match move:
        case m.Watch():
            return planning.watch(state, seat, move)
        case m.SetManner():
            return planning.set_manner(state, seat, move)
        case m.PlanAccusation():
            return planning.plan_accusation(state, seat, move)
        case m.DropAccusation():
            return planning.drop_accusation(state, seat)
        case m.PlanNaming():
            return planning.plan_naming(state, seat, move)
        case m.PlanCall():
            return planning.plan_call(state, seat, move)
        case _:
            raise m.refusal("other-mode")
