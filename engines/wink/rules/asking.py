"""Which seats the game waits for, what each is asked, and the limits of time."""

from __future__ import annotations

from engines.core.game import Decision, Times
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.wink.rules import planning
from engines.wink.rules.calling import may_call
from engines.wink.rules.legal import legal
from engines.wink.state import State


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
        return _turn(state)
    ready = int(planning.is_ready(state, seat))
    kind = "turn" if seat == state.active else "beat"
    prompt = _prompt(state, "plan") if seat == state.active else text("wink-prompt-beat", who=Who(state.active))
    away = int(state.players[seat].away)
    return Decision(f"{state.number}:{ready}:{away}", kind, prompt, public=prompt)


def _turn(state: State) -> Decision:
    """Within a turn moves only ever become fewer, so their number tells one question from the next."""
    seat = state.active
    public = _prompt(state, "turn")
    prompt = public if may_call(state, seat) else _prompt(state, "skip")
    return Decision(f"{state.number}:{len(legal(state, seat))}", "turn", prompt, public=public)


def _prompt(state: State, what: str) -> Text:
    own = state.players[state.active].call
    if own is None:
        return text(f"wink-prompt-{what}")
    return text(f"wink-prompt-{what}-open", number=own.number)


def times(state: State) -> Times:
    """A beat's clock (WK-22), or how long a live turn lasts at least."""
    if state.live:
        return Times(least_s=state.least_s or None, at_once=("accuse",), least_id=str(state.number))
    return Times(limit_s=state.beat_s, limit_id=str(state.number), paced=True)
