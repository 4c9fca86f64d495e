"""Views of Agent Avenue built by hand, to draw without an engine."""

from __future__ import annotations

from engines.agent_avenue.cards import Agent, Market
from engines.agent_avenue.moves import Which
from engines.agent_avenue.views import (
    AgentAvenueView,
    HandView,
    MarketView,
    PairView,
    Side,
    SideView,
    TurnView,
)
from engines.agent_avenue.views import (
    TurnStep as Step,
)
from engines.core.game import Outcome
from engines.core.text import text

A = Agent
SIDES: tuple[Side, Side] = (0, 1)
M = Market
NO_PAIR = PairView(face_up=None, face_up_by=None, face_down_laid=False, face_down=None, face_down_by=None)


def step(side: Side, agent: Agent, spaces: int, start: int) -> Step:
    return Step(
        what="recruit",
        side=side,
        seat=side,
        agent=agent,
        card=None,
        spaces=spaces,
        start=start,
        end=(start + spaces) % 14,
    )


def turn(number: int, active: Side, up: Agent, down: Agent, took: Which, *steps: Step, lead: int = 0) -> TurnView:
    green, blue = (next((s.start for s in steps if s.side == side), 7 * side) for side in (0, 1))
    return TurnView(
        number=number,
        active=active,
        face_up=up,
        face_down=down,
        opponent_took=took,
        set_asides=0,
        steps=steps,
        starts=(green, blue),
        lead=lead,
    )


def hands(seats: int, own: int | None = None, cards: tuple[Agent, ...] = ()) -> tuple[HandView, ...]:
    return tuple(
        HandView(
            seat=seat,
            side=SIDES[seat % 2],
            hand_count=len(cards) if seat == own else 4,
            hand=cards if seat == own else None,
            set_aside_count=seat % 2,
            set_aside=(A.MOLE,) * (seat % 2) if seat == own else None,
            set_aside_left=4 - seat % 2,
        )
        for seat in range(seats)
    )


def side(number: Side, seats: tuple[int, ...], travel: int, agents: tuple[Agent, ...], *market: Market) -> SideView:
    space = (7 * number + travel) % 14
    return SideView(side=number, seats=seats, space=space, travel=travel, agents=agents, market=market)


def view(**changes: object) -> AgentAvenueView:
    fields: dict[str, object] = {
        "seat": None,
        "advanced": False,
        "stage": "play",
        "number": 1,
        "active": 0,
        "to_act": (0,),
        "hands": hands(2),
        "sides": (side(0, (0,), 0, ()), side(1, (1,), 0, ())),
        "pair": NO_PAIR,
        "deck": 30,
        "market": MarketView(supply=(), deck=0, discard=()),
        "picks": (),
        "taking": None,
        "proposal": None,
        "taker": None,
        "ability": None,
        "taken_back": None,
        "turns": (),
        "outcome": None,
    }
    return AgentAvenueView.model_validate(fields | changes)


TURN_6 = turn(
    6,
    1,
    A.DOUBLE_AGENT,
    A.SENTINEL,
    "face_up",
    step(0, A.DOUBLE_AGENT, 6, 2),
    step(1, A.SENTINEL, 2, 10),
    lead=3,
)
EARLY = view()
MID_SIDES = (
    side(0, (0,), 8, (A.ENFORCER, A.DOUBLE_AGENT, A.CODEBREAKER, A.DAREDEVIL, A.DOUBLE_AGENT)),
    side(1, (1,), 5, (A.SENTINEL, A.ENFORCER, A.DAREDEVIL, A.DAREDEVIL, A.SENTINEL, A.SIDEKICK)),
)
MID = view(number=7, active=0, to_act=(0,), sides=MID_SIDES, turns=(TURN_6,), deck=18)
RECRUIT = view(
    number=7,
    active=0,
    stage="recruit",
    to_act=(1,),
    sides=MID_SIDES,
    turns=(TURN_6,),
    deck=18,
    pair=PairView(face_up=A.CODEBREAKER, face_up_by=0, face_down_laid=True, face_down=None, face_down_by=0),
)
LATE = view(
    number=12,
    active=1,
    to_act=(1,),
    deck=3,
    turns=(
        turn(11, 0, A.SABOTEUR, A.MOLE, "face_down", step(1, A.MOLE, -3, 10), step(0, A.SABOTEUR, -1, 8), lead=4),
    ),
    sides=(
        side(
            0,
            (0,),
            7,
            (A.ENFORCER,) * 2 + (A.CODEBREAKER,) * 2 + (A.DOUBLE_AGENT,) * 3 + (A.SABOTEUR,) * 2 + (A.SIDEKICK,),
        ),
        side(1, (1,), 0, (A.SENTINEL,) * 2 + (A.DAREDEVIL,) * 2 + (A.ENFORCER,) * 3 + (A.MOLE, A.SABOTEUR)),
    ),
)
MARKET = MarketView(supply=(M.DISTRACTION_DEVICE, M.SECRET_RECRUIT, M.LEADER_OF_THE_PACK), deck=9, discard=())
ADVANCED = view(**{**MID.model_dump(exclude={"outcome"}), "advanced": True, "market": MARKET})
CROWDED = view(
    advanced=True,
    number=9,
    active=1,
    stage="recruit",
    to_act=(0,),
    deck=10,
    market=MARKET,
    pair=PairView(face_up=A.DAREDEVIL, face_up_by=1, face_down_laid=True, face_down=None, face_down_by=1),
    sides=(
        side(0, (0,), 9, MID_SIDES[0].agents, M.SINISTER_TWIN, M.GETAWAY_CAR, M.MASTERPLAN),
        side(1, (1,), 4, (*MID_SIDES[1].agents, A.CODEBREAKER), M.WATCHTOWER, M.SECURITY_SYSTEM),
    ),
    turns=(
        TURN_6.model_copy(
            update={
                "steps": (
                    *TURN_6.steps,
                    Step(what="market", side=1, seat=1, agent=None, card=M.MIND_CONTROL, spaces=0, start=12, end=12),
                    Step(what="to_hand", side=1, seat=1, agent=A.MOLE, card=None, spaces=0, start=12, end=12),
                    Step(what="bonus", side=0, seat=0, agent=None, card=M.GETAWAY_CAR, spaces=3, start=7, end=10),
                )
            }
        ),
    ),
)
TEAM3 = view(
    number=3,
    active=0,
    stage="lay_first",
    to_act=(0, 2),
    hands=hands(3),
    sides=(side(0, (0, 2), 1, (A.ENFORCER, A.CODEBREAKER)), side(1, (1,), 3, (A.SENTINEL, A.DAREDEVIL))),
    turns=(turn(2, 1, A.DAREDEVIL, A.ENFORCER, "face_down", step(0, A.ENFORCER, 1, 0), step(1, A.DAREDEVIL, 2, 8)),),
)
TEAM4 = view(
    number=9,
    active=0,
    stage="recruit",
    to_act=(1, 3),
    hands=hands(4),
    sides=(side(0, (0, 2), 5, MID_SIDES[0].agents), side(1, (1, 3), -2, MID_SIDES[1].agents)),
    turns=(TURN_6,),
    pair=PairView(face_up=A.SENTINEL, face_up_by=0, face_down_laid=True, face_down=None, face_down_by=2),
)
OVER = view(
    **{
        **LATE.model_dump(exclude={"outcome"}),
        "stage": "over",
        "to_act": (),
        "outcome": Outcome((0,), ((0,), (1,)), (1, 0), text("agent-avenue-reason-catch", winner="green", tie="no")),
    }
)
BOARDS = {
    "early": EARLY,
    "mid": MID,
    "recruit": RECRUIT,
    "late": LATE,
    "advanced": ADVANCED,
    "crowded": CROWDED,
    "team3": TEAM3,
    "team4": TEAM4,
    "over": OVER,
}
OWN = (A.CODEBREAKER, A.DAREDEVIL, A.MOLE, A.DOUBLE_AGENT)
MANY = (*OWN, A.SENTINEL, A.SENTINEL, A.ENFORCER)


def seen_by(base: AgentAvenueView, seat: int, cards: tuple[Agent, ...], **changes: object) -> AgentAvenueView:
    fields = base.model_dump(exclude={"outcome"}) | {"seat": seat, "hands": hands(len(base.hands), seat, cards)}
    return AgentAvenueView.model_validate(fields | {"outcome": base.outcome} | changes)


HANDS = {
    "play": seen_by(MID, 0, OWN),
    "waiting": seen_by(MID, 1, OWN),
    "recruiting": seen_by(RECRUIT, 1, (A.SENTINEL, A.SENTINEL, A.ENFORCER, A.SABOTEUR)),
    "many": seen_by(CROWDED, 1, MANY, stage="play", to_act=(1,)),
    "market": seen_by(CROWDED, 0, OWN, stage="market", taking=0, pair=NO_PAIR),
    "ability": seen_by(CROWDED, 0, OWN, stage="ability", taking=0, taker=0, ability=M.SECRET_RECRUIT, pair=NO_PAIR),
    "mind": seen_by(
        CROWDED, 0, MANY, stage="ability", to_act=(0,), taking=0, taker=0, ability=M.MIND_CONTROL, pair=NO_PAIR
    ),
    "again": seen_by(
        CROWDED, 0, OWN, stage="ability", taking=0, taker=0, ability=M.SPYCATION, taken_back=A.MOLE, pair=NO_PAIR
    ),
    "proposal": seen_by(
        TEAM4,
        0,
        OWN,
        advanced=True,
        market=MARKET,
        stage="market",
        to_act=(0, 2),
        taking=0,
        proposal={"by": 2, "taker": 2, "card": M.SECRET_RECRUIT},
    ),
    "second": seen_by(
        TEAM3,
        2,
        OWN,
        stage="lay_second",
        to_act=(2,),
        pair=PairView(face_up=A.SENTINEL, face_up_by=0, face_down_laid=False, face_down=None, face_down_by=None),
    ),
    "team": seen_by(TEAM4, 1, OWN, picks=({"seat": 3, "which": "face_down"},)),
    "empty": seen_by(LATE, 0, ()),
}


def played(turns: int, advanced: bool = False) -> AgentAvenueView:
    """A made-up game of so many turns, finished."""
    told: list[TurnView] = []
    travel = [0, 0]
    for number in range(1, turns + 1):
        told.append(made_up(number, travel, market=advanced and number % 3 == 0))
    fields = OVER.model_dump(exclude={"outcome"}) | {
        "turns": tuple(told),
        "number": turns,
        "hands": tuple(opened(hand) for hand in hands(2)),
        "outcome": OVER.outcome,
        "advanced": advanced,
    }
    return AgentAvenueView.model_validate(fields)


def made_up(number: int, travel: list[int], *, market: bool) -> TurnView:
    order = list(A)
    up, down = order[number * 3 % 8], order[number * 5 % 8]
    active, opponent = SIDES[number % 2], SIDES[1 - number % 2]
    first, second = (number * 7 % 5) - 2, (number * 3 % 4) - 1
    steps = [step(opponent, up, first, travel[opponent] % 14), step(active, down, second, travel[active] % 14)]
    travel[opponent] += first
    travel[active] += second
    if market:
        card = list(M)[number % 15]
        steps.append(Step(what="market", side=active, seat=active, agent=None, card=card, spaces=0, start=0, end=0))
    took: Which = "face_up" if number % 3 else "face_down"
    return turn(number, active, up, down, took, *steps, lead=travel[0] - travel[1])


def opened(hand: HandView) -> HandView:
    aside = (A.MOLE, A.SABOTEUR, A.SENTINEL)[hand.seat :]
    return hand.model_copy(update={"hand": OWN, "set_aside_count": len(aside), "set_aside": aside})


CLOSINGS = {
    "closing5": played(5),
    "closing12": played(12, True),
    "closing19": played(19, True),
    "closing27": played(27, True),
}
