"""What a seat sees as a row of whole numbers, and its choices as rows of codes: all that the nets learn from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.agent_avenue.cards import AGENTS, MARKET, SPACES, Agent, Market
from engines.agent_avenue.imagine import unseen_counts
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
from engines.agent_avenue.views import AgentAvenueView, Stage, other, side_of
from engines.core.seats import Seat

Row = list[int]
Choice = tuple[int, int, int, int, int]
"""Kind, the own side's agent, the other side's, the market card, whether somebody else carries it out."""

KINDS = ("pair", "aside", "up", "down", "take_up", "take_down", "market", "enlist", "take_back", "keep", "control")
NONE = len(AGENTS)
"""In the place of an agent's code: no agent."""
UNKNOWN = NONE + 1
"""An agent that isn't known: any of the unseen ones."""
ONGOING_CARDS = MARKET[:8]
STAGES: dict[Stage, int] = {"play": 0, "lay_first": 1, "lay_second": 2, "recruit": 3, "market": 4, "ability": 5}

OWN, THEIRS, HELD, UNSEEN = slice(0, 8), slice(8, 16), slice(16, 24), slice(24, 32)
LEAD, DECK, ASIDES, THEIR_ASIDES, ACTIVE, ADVANCED, SPACE, THEIR_SPACE, STAGE, FACE_UP = range(32, 42)
PARTNERS, OPPONENTS, THEY_TAKE, THEIR_HAND = range(42, 46)
OWN_MARKET, THEIR_MARKET, SUPPLY = slice(46, 54), slice(54, 62), slice(62, 77)
WIDTH = 77


def seen_of(view: AgentAvenueView, seat: Seat) -> Row:
    """What the view's seat sees, a number in each place named above."""
    side = side_of(seat)
    own, theirs = view.sides[side], view.sides[other(side)]
    left = unseen_counts(view)
    hands = [hand for hand in view.hands if hand.side != side]
    row = [0] * WIDTH
    row[OWN], row[THEIRS] = counts(own.agents), counts(theirs.agents)
    row[HELD], row[UNSEEN] = counts(view.hands[seat].hand or ()), [left.get(code, 0) for code in range(NONE)]
    row[LEAD : THEIR_ASIDES + 1] = [
        own.travel - theirs.travel,
        view.deck,
        view.hands[seat].set_aside_left,
        sum(hand.set_aside_left for hand in hands),
    ]
    row[ACTIVE : FACE_UP + 1] = [
        int(view.active == side),
        int(view.advanced),
        own.travel % SPACES,
        theirs.travel % SPACES,
        STAGES[view.stage],
        NONE if view.pair.face_up is None else view.pair.face_up.code,
    ]
    row[PARTNERS : THEIR_HAND + 1] = [
        len(own.seats),
        len(theirs.seats),
        int(other(side) in view.landed),
        sum(hand.hand_count for hand in hands),
    ]
    row[OWN_MARKET], row[THEIR_MARKET] = flags(own.market, ONGOING_CARDS), flags(theirs.market, ONGOING_CARDS)
    row[SUPPLY] = flags(view.market.supply, MARKET)
    return row


def counts(agents: Sequence[Agent]) -> Row:
    """How many of each agent."""
    return [agents.count(agent) for agent in AGENTS]


def flags(cards: Sequence[Market], among: Sequence[Market]) -> Row:
    """For each market card whether it is there."""
    return [int(card in cards) for card in among]


@lru_cache(maxsize=1 << 12)
def choice_of(move: Move, face_up: int, taken_back: int, seat: Seat) -> Choice:
    """A move as codes, where that card lies face up and that agent was taken back."""
    if isinstance(move, TakeMarketCard):
        return KINDS.index("market"), NONE, NONE, MARKET.index(move.card), 0
    if isinstance(move, ProposeMarketCard | ConfirmMarketCard):
        return KINDS.index("market"), NONE, NONE, MARKET.index(move.card), int(move.taker != seat)
    kind, own, theirs = _agents(move, face_up, taken_back)
    return KINDS.index(kind), own, theirs, -1, 0


def _agents(move: Move, face_up: int, taken_back: int) -> tuple[str, int, int]:
    """The kind, whom the own side gets by it and whom the other side."""
    if isinstance(move, PlayPair):
        return "pair", move.face_down.code, move.face_up.code
    if isinstance(move, Recruit):
        up = move.which == "face_up"
        return ("take_up", face_up, UNKNOWN) if up else ("take_down", UNKNOWN, face_up)
    if isinstance(move, LayFaceUp):
        return "up", UNKNOWN, move.agent.code
    if isinstance(move, LayFaceDown):
        return "down", move.agent.code, face_up
    return _at_the_market(move, taken_back)


def _at_the_market(move: Move, taken_back: int) -> tuple[str, int, int]:
    if isinstance(move, RecruitAgain):
        return "enlist" if move.recruit else "keep", taken_back, NONE
    if isinstance(move, ControlMind):
        return "control", NONE, move.agent.code
    assert isinstance(move, SetAside | RecruitFromHand | RevealTwo | TakeBack)
    kind = "aside" if isinstance(move, SetAside) else "take_back" if isinstance(move, TakeBack) else "enlist"
    return kind, move.agent.code, NONE
