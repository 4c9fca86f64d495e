"""Playing a move: whether it may be played now, and by whom; then its rule. And what happens when time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.agent_avenue.events import Event
from engines.agent_avenue.moves import (
    ConfirmMarketCard,
    ControlMind,
    LayFaceDown,
    LayFaceUp,
    Move,
    PlayPair,
    ProposeMarketCard,
    Recruit,
    RecruitAgain,
    RecruitFromHand,
    RevealTwo,
    SetAside,
    TakeBack,
    TakeMarketCard,
    refusal,
)
from engines.agent_avenue.rules.legal import to_act
from engines.agent_avenue.rules.market import (
    confirm_market_card,
    control_mind,
    propose_market_card,
    recruit_again,
    recruit_from_hand,
    reveal_two,
    take_back,
    take_market_card,
    taking_runs_out,
)
from engines.agent_avenue.rules.playing import lay_face_down, lay_face_up, play_pair, set_aside
from engines.agent_avenue.rules.recruiting import picks_run_out, recruit
from engines.agent_avenue.state import State
from engines.agent_avenue.views import Stage
from engines.core.chance import Chance
from engines.core.seats import Seat

Rule = Callable[[State, Seat, Never, Chance], list[Event]]

RULES: dict[type[Move], tuple[Rule, tuple[Stage, ...]]] = {
    PlayPair: (play_pair, ("play",)),
    SetAside: (set_aside, ("play", "lay_first", "lay_second")),
    LayFaceUp: (lay_face_up, ("lay_first",)),
    LayFaceDown: (lay_face_down, ("lay_second",)),
    Recruit: (recruit, ("recruit",)),
    TakeMarketCard: (take_market_card, ("market",)),
    ProposeMarketCard: (propose_market_card, ("market",)),
    ConfirmMarketCard: (confirm_market_card, ("market",)),
    RecruitFromHand: (recruit_from_hand, ("ability",)),
    RevealTwo: (reveal_two, ("ability",)),
    TakeBack: (take_back, ("ability",)),
    RecruitAgain: (recruit_again, ("ability",)),
    ControlMind: (control_mind, ("ability",)),
}
"""Each move's rule and the stages it belongs to."""

_ALONE = (TakeMarketCard,)
_TOGETHER = (ProposeMarketCard, ConfirmMarketCard)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Play the move, in place; raises `IllegalMove` before touching anything."""
    rule, stages = RULES[type(move)]
    stage = state.stage
    if stage not in stages:
        raise refusal("over" if stage == "over" else "not-now")
    if seat not in to_act(state):
        raise refusal("not-your-turn")
    if stage == "market" and isinstance(move, _TOGETHER if len(state.side_of(seat).seats) == 1 else _ALONE):
        raise refusal("not-now")
    return rule(state, seat, cast("Never", move), chance)


def expire(state: State, chance: Chance) -> list[Event] | None:
    """What the rules do when time is up (AA-43, AA-46); None: the table's choice."""
    if state.stage == "recruit":
        return picks_run_out(state, chance)
    if state.stage == "market":
        return taking_runs_out(state, chance)
    return None
