"""Whom the game waits for, what each seat is asked, and every legal move, from interned moves and tables by hand."""

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
    Which,
)
from engines.agent_avenue.names import agent_name
from engines.agent_avenue.rules.market import CHOICES
from engines.agent_avenue.rules.playing import may_set_aside
from engines.agent_avenue.state import NOBODY, State
from engines.core.game import Decision
from engines.core.seats import Seat
from engines.core.text import Text, dashed, text


@lru_cache(maxsize=64)
def _waited(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    return frozenset(seats)


def to_act(state: State) -> frozenset[Seat]:
    """The seats the game waits for; empty only when it is over."""
    stage = state.stage
    if stage == "recruit":
        return _waited(state.sides[1 - state.active].seats)
    if stage in ("play", "lay_first"):
        return _waited(state.sides[state.active].seats)
    if stage == "lay_second":
        return _waited(tuple(seat for seat in state.sides[state.active].seats if seat != state.face_up_by))
    if stage == "market":
        return _waited(state.sides[state.taking or 0].seats)
    return _waited(() if stage == "over" else (state.taker,))


def at_odds(state: State) -> frozenset[Seat]:
    """The partners who have chosen while the other wants something else (AA-43, AA-46)."""
    if state.stage == "recruit" and None not in _choices(state):
        return to_act(state)
    if state.stage != "market" or state.proposal is None:
        return _waited(())
    by = state.proposal[0]
    return frozenset(seat for seat in to_act(state) if seat != by and state.proposals[seat])


def _choices(state: State) -> list[Which | None]:
    """The picks of those who recruit; of a player alone none is left open."""
    return [state.picks[seat] for seat in state.sides[1 - state.active].seats]


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat is asked; the id holds nothing that the seat's own view doesn't."""
    if seat not in to_act(state):
        return None
    prompt = _prompt(state, seat)
    return Decision(_id(state, seat), state.stage, prompt, public=prompt, answered=_has_answered(state, seat))


def _has_answered(state: State, seat: Seat) -> bool:
    """Whether the seat waits for its partner: to pick too, or to say something to its proposal (AA-43, AA-46)."""
    if state.stage == "market":
        return state.proposal is not None and state.proposal[0] == seat
    partners = [partner for partner in state.side_of(seat).seats if partner != seat]
    return state.picks[seat] is not None and any(state.picks[partner] is None for partner in partners)


def _id(state: State, seat: Seat) -> str:
    if state.stage == "recruit":
        return f"{state.number}:recruit"
    if state.stage == "market":
        return _market_id(state, seat)
    if state.stage == "ability":
        return f"{state.number}:ability:{len(state.turns[-1].steps)}"
    return _play_id(state, seat)


def _prompt(state: State, seat: Seat) -> Text:
    """What everybody knows that the seat is asked."""
    if state.stage == "recruit":
        return text(_of_team(state, seat, "recruit"), agent=_name(state.face_up))
    if state.stage == "market":
        return text(_of_team(state, seat, "market"))
    if state.stage == "lay_second":
        return text("agent-avenue-prompt-lay-second", agent=_name(state.face_up))
    return _ability_prompt(state) if state.stage == "ability" else text(f"agent-avenue-prompt-{dashed(state.stage)}")


def _play_id(state: State, seat: Seat) -> str:
    gone = len(state.asides[seat])
    return f"{state.number}:{state.stage}:{gone}:{int(may_set_aside(state, seat))}"


def _market_id(state: State, seat: Seat) -> str:
    """Counts the partner's proposals; a proposal of one's own closes the partner's (AA-46)."""
    heard = sum(state.proposals[partner] for partner in state.side_of(seat).seats if partner != seat)
    is_open = state.proposal is not None and state.proposal[0] != seat
    return f"{state.number}:market:{len(state.turns[-1].steps)}:{heard}:{int(is_open)}"


def _of_team(state: State, seat: Seat, prompt: str) -> str:
    team = len(state.side_of(seat).seats) > 1
    return f"agent-avenue-prompt-{prompt}-team" if team else f"agent-avenue-prompt-{prompt}"


def _ability_prompt(state: State) -> Text:
    if state.taken_back != NOBODY:
        return text("agent-avenue-prompt-spycation-again", agent=_name(state.taken_back))
    card = state.ability or Market.SPYCATION
    return text(f"agent-avenue-prompt-{dashed(card)}")


def _name(code: Code) -> Text:
    return agent_name(AGENTS[code])


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
