"""A random full state that fits a view, from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engines.agent_avenue.bags import bag_of
from engines.agent_avenue.cards import MARKET, PACK, Agent, Code, Market
from engines.agent_avenue.events import (
    AbilityIgnored,
    AgentTaken,
    MarketCardTaken,
    PawnMoved,
    StepEvent,
    recruited,
)
from engines.agent_avenue.moves import Which
from engines.agent_avenue.state import NOBODY, Bazaar, SideState, State, Turn
from engines.agent_avenue.views import AgentAvenueView, SideView, TurnStep, TurnView, side_of
from engines.core.chance import Chance
from engines.core.seats import Seat

_WHICH: tuple[Which, Which] = ("face_up", "face_down")


def imagine(view: AgentAvenueView, chance: Chance) -> State:
    """Deal the cards the viewer can't see at random to where they may lie."""
    unseen = _unseen(view)
    chance.shuffle(unseen)
    hands: list[list[Code]] = [[] for _ in view.hands]
    for hand in view.hands:
        hands[hand.seat] = _codes(hand.hand) if hand.hand is not None else _must_hold(view, hand.seat, unseen, chance)
    face_down = _face_down(view, unseen)
    asides = [
        _codes(hand.set_aside) if hand.set_aside is not None else _deal(unseen, hand.set_aside_count)
        for hand in view.hands
    ]
    for hand in view.hands:
        hands[hand.seat] += _deal(unseen, hand.hand_count - len(hands[hand.seat]))
    if view.pair.face_down is None:
        face_down = _plausible(view, face_down, hands, unseen)
    deck = unseen if view.deck_cards is None else _codes(reversed(view.deck_cards))
    return _state(view, hands, asides, face_down, deck, chance)


def _state(
    view: AgentAvenueView,
    hands: list[list[Code]],
    asides: list[list[Code]],
    face_down: Code,
    deck: list[Code],
    chance: Chance,
) -> State:
    pair = view.pair
    proposal, proposals = _proposals(view, chance)
    green, blue = (side_state(side) for side in view.sides)
    return State(
        advanced=view.advanced,
        sides=(green, blue),
        hands=[bag_of(hand) for hand in hands],
        asides=[tuple(aside) for aside in asides],
        deck=deck,
        active=view.active,
        stage=view.stage,
        number=view.number,
        face_up=_code(pair.face_up),
        face_up_by=_seat(pair.face_up_by),
        face_down=face_down,
        face_down_by=_seat(pair.face_down_by),
        set_asides=_set_asides(view),
        picks=_picks(view, chance),
        bazaar=_bazaar(view, chance),
        landed=list(view.landed),
        taking=view.taking,
        proposal=proposal,
        proposals=proposals,
        taker=_seat(view.taker),
        ability=view.ability,
        taken_back=_code(view.taken_back),
        turns=[_turn(turn) for turn in view.turns],
        outcome=view.outcome,
    )


def _code(agent: Agent | None) -> Code:
    return NOBODY if agent is None else agent.code


def _codes(agents: Iterable[Agent]) -> list[Code]:
    return [agent.code for agent in agents]


def _seat(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


def _deal(unseen: list[Code], cards: int) -> list[Code]:
    return [unseen.pop() for _ in range(cards)]


def _seen(view: AgentAvenueView) -> Iterator[Agent]:
    for hand in view.hands:
        yield from hand.hand or ()
        yield from hand.set_aside or ()
    for side in view.sides:
        yield from side.agents
    yield from (agent for agent in (view.pair.face_up, view.pair.face_down) if agent is not None)


def unseen_counts(view: AgentAvenueView) -> dict[Code, int]:
    """How many of each agent lie where the viewer can't see them."""
    left = Counter(PACK)
    left.subtract(agent.code for agent in _seen(view))
    return dict(left)


def _unseen(view: AgentAvenueView) -> list[Code]:
    return [code for code, copies in sorted(unseen_counts(view).items()) for _ in range(copies)]


def _face_down(view: AgentAvenueView, unseen: list[Code]) -> Code:
    if not view.pair.face_down_laid:
        return NOBODY
    return unseen.pop() if view.pair.face_down is None else view.pair.face_down.code


def _must_hold(view: AgentAvenueView, seat: Seat, unseen: list[Code], chance: Chance) -> list[Code]:
    """The hidden cards that the question put to the taker of an ability betrays, taken out of the unseen ones."""
    if view.taker != seat:
        return []
    if view.taken_back is not None:
        wanted = [view.taken_back.code]
    elif view.ability is Market.SECRET_RECRUIT:
        in_play = _codes(view.sides[side_of(seat)].agents)
        wanted = [chance.choice([code for code in unseen if code not in in_play])]
    elif view.ability is Market.DOUBLE_TROUBLE:
        wanted = [chance.choice([code for code in unseen if unseen.count(code) >= 2])] * 2
    else:
        return []
    for code in wanted:
        unseen.remove(code)
    return wanted


def _plausible(view: AgentAvenueView, face_down: Code, hands: list[list[Code]], unseen: list[Code]) -> Code:
    """Two equal cards in the middle came from a hand of one name (AA-4, AA-41), at most two drawn since."""
    if face_down == NOBODY or face_down != _code(view.pair.face_up):
        return face_down
    hand = hands[_seat(view.pair.face_down_by)]
    if hand.count(face_down) >= len(hand) - 2:
        return face_down
    for index, code in enumerate(unseen):
        if code != face_down:
            unseen[index] = face_down
            return code
    return _swapped(face_down, hand)


def _swapped(face_down: Code, hand: list[Code]) -> Code:
    index = next(index for index, code in enumerate(hand) if code != face_down)
    code, hand[index] = hand[index], face_down
    return code


def side_state(side: SideView) -> SideState:
    """The state of a side, all of which is open."""
    return SideState(side.side, side.seats, side.travel, _codes(side.agents), list(side.market))


def _set_asides(view: AgentAvenueView) -> int:
    return sum(hand.set_aside_count for hand in view.hands) - sum(
        turn.set_asides for turn in view.turns if turn.number != view.number
    )


def _picks(view: AgentAvenueView, chance: Chance) -> list[Which | None]:
    """The team's picks as its members see them; for anybody else any that are not settled yet (AA-43)."""
    picks: list[Which | None] = [None for _ in view.hands]
    for pick in view.picks:
        picks[pick.seat] = pick.which
    team = view.sides[1 - view.active].seats
    if view.stage == "recruit" and len(team) > 1 and view.seat not in team:
        first, second = team
        options = [(None, None), *((which, None) for which in _WHICH), *((None, which) for which in _WHICH)]
        picks[first], picks[second] = chance.choice([*options, _WHICH, _WHICH[::-1]])
    return picks


def _proposals(view: AgentAvenueView, chance: Chance) -> tuple[tuple[Seat, Seat, Market] | None, list[int]]:
    """The team's proposals as its members see them; for anybody else any open one or none (AA-46)."""
    counts = list(view.proposals) or [0 for _ in view.hands]
    if view.proposal is not None:
        return (view.proposal.by, view.proposal.taker, view.proposal.card), counts
    team = view.sides[view.taking or 0].seats
    hidden = view.stage == "market" and len(team) > 1 and view.seat not in team
    if not hidden or not chance.below(2):
        return None, counts
    by = chance.choice(team)
    while chance.below(2):
        counts[chance.choice(team)] += 1
    counts[by] += 1
    return (by, chance.choice(team), chance.choice(view.market.supply)), counts


def _bazaar(view: AgentAvenueView, chance: Chance) -> Bazaar:
    market = view.market
    if market.deck_cards is not None:
        deck = list(reversed(market.deck_cards))
    else:
        lying = {*market.supply, *market.discard, *view.sides[0].market, *view.sides[1].market, view.ability}
        deck = [card for card in MARKET if card not in lying] if view.advanced else []
        chance.shuffle(deck)
    return Bazaar(list(market.supply), deck, list(market.discard))


def _turn(turn: TurnView) -> Turn:
    return Turn(
        turn.number,
        turn.active,
        turn.face_up.code,
        _seat(turn.face_up_by),
        turn.face_down.code,
        _seat(turn.face_down_by),
        turn.opponent_took,
        turn.set_asides,
        turn.starts,
        turn.lead,
        list(_steps(turn)),
    )


def _steps(turn: TurnView) -> Iterator[StepEvent]:
    """The steps' events; the first two are the middle's, the opponent's before the active side's."""
    left: Which = "face_down" if turn.opponent_took == "face_up" else "face_up"
    middle: list[Which] = [turn.opponent_took, left]
    for step in turn.steps:
        yield _event(step, middle)


def _event(step: TurnStep, middle: list[Which]) -> StepEvent:
    if step.what == "recruit":
        source = step.card or middle.pop(0)
        return recruited(step.side, step.seat, _code(step.agent), source, step.spaces, step.start)
    card = step.card or Market.GETAWAY_CAR
    if step.what == "bonus":
        return PawnMoved(step.side, card, step.spaces, step.start, step.end)
    seat = _seat(step.seat)
    if step.what == "market":
        return MarketCardTaken(step.side, seat, card, step.start)
    if step.what == "nothing":
        return AbilityIgnored(step.side, seat, card, step.start)
    return AgentTaken(step.side, seat, step.agent or Agent.MOLE, card, step.start)
