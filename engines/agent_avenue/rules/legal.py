"""Every legal move of a seat, from interned moves and tables by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engines.agent_avenue.bags import Bag, names
from engines.agent_avenue.cards import AGENTS, Agent, Code, Market
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
)
from engines.agent_avenue.rules.asking import to_act
from engines.agent_avenue.rules.market import CHOICES
from engines.agent_avenue.rules.playing import may_set_aside
from engines.agent_avenue.state import NOBODY, State
from engines.core.seats import Seat

Moves = tuple[Move, ...]

RECRUITS: Moves = (Recruit("face_up"), Recruit("face_down"))
AGAIN: Moves = (RecruitAgain(True), RecruitAgain(False))
PAIRS = tuple(tuple(PlayPair(up, down) for down in AGENTS) for up in AGENTS)
ASIDES = tuple(SetAside(agent) for agent in AGENTS)
FACE_UPS = tuple(LayFaceUp(agent) for agent in AGENTS)
FACE_DOWNS = tuple(LayFaceDown(agent) for agent in AGENTS)


def legal(state: State, seat: Seat) -> Moves:
    """Every legal move of the seat; none for a seat that isn't waited for."""
    if seat not in to_act(state):
        return ()
    return _BY_STAGE[state.stage](state, seat)


@lru_cache(maxsize=1 << 14)
def _pairs(hand: Bag, aside: bool) -> Moves:
    held = names(hand)
    if len(held) == 1:
        pairs: Moves = (PAIRS[held[0]][held[0]],)
    else:
        pairs = tuple(PAIRS[up][down] for up in held for down in held if up != down)
    return pairs + _asides(hand) if aside else pairs


@lru_cache(maxsize=1 << 14)
def _asides(hand: Bag) -> Moves:
    return tuple(ASIDES[code] for code in names(hand))


def _play(state: State, seat: Seat) -> Moves:
    return _pairs(state.hands[seat], may_set_aside(state, seat))


def _lay_first(state: State, seat: Seat) -> Moves:
    hand = state.hands[seat]
    lays = tuple(FACE_UPS[code] for code in names(hand))
    return lays + _asides(hand) if may_set_aside(state, seat) else lays


def _lay_second(state: State, seat: Seat) -> Moves:
    hand = state.hands[seat]
    held = names(hand)
    lays = tuple(FACE_DOWNS[code] for code in held if code != state.face_up or len(held) == 1)
    return lays + _asides(hand) if may_set_aside(state, seat) else lays


def _recruit(state: State, seat: Seat) -> Moves:
    return RECRUITS


def _market(state: State, seat: Seat) -> Moves:
    supply = state.bazaar.supply
    team = state.side_of(seat).seats
    if len(team) == 1:
        return tuple(TakeMarketCard(card) for card in supply)
    proposals: Moves = tuple(ProposeMarketCard(taker, card) for taker in team for card in supply)
    if state.proposal is None or state.proposal[0] == seat:
        return proposals
    taker, card = state.proposal[1:]
    others = tuple(move for move in proposals if move != ProposeMarketCard(taker, card))
    return (ConfirmMarketCard(taker, card), *others)


_NAMING: dict[Market, Callable[[Agent], Move]] = {
    Market.SECRET_RECRUIT: RecruitFromHand,
    Market.DOUBLE_TROUBLE: RevealTwo,
    Market.SPYCATION: TakeBack,
    Market.MIND_CONTROL: ControlMind,
}


def _ability(state: State, seat: Seat) -> Moves:
    if state.taken_back != NOBODY:
        return AGAIN
    card = state.ability or Market.SPYCATION
    codes: list[Code] = CHOICES[card](state, seat)
    return tuple(_NAMING[card](AGENTS[code]) for code in codes)


_BY_STAGE: dict[str, Callable[[State, Seat], Moves]] = {
    "play": _play,
    "lay_first": _lay_first,
    "lay_second": _lay_second,
    "recruit": _recruit,
    "market": _market,
    "ability": _ability,
}
