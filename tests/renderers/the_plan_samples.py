"""Views of Agents: T.H.E. Plan built by hand, to draw without an engine."""

from __future__ import annotations

from typing import Any

from engines.core.game import Outcome
from engines.core.text import Who, text
from engines.the_plan.cards import HIDEOUTS, PARTS, SUSPECTS, Action, Bonus, Suspect
from engines.the_plan.events import (
    ActionPlayed,
    AgentMoved,
    BattleFought,
    BonusMet,
    ClaimAnnounced,
    FileChecked,
    KeyTaken,
    SearchlightTurned,
    SuspectMoved,
)
from engines.the_plan.views import ThePlanView

V, X, Y, Z = SUSPECTS
ALL_READY = (True,) * 5
SOME_READY = (True, False, True, False, False)
DOWN = {"key": None, "face_up": False, "everyone": False}


def key(number: int, *, up: bool = False) -> dict[str, Any]:
    return {"key": number, "face_up": up, "everyone": up}


def known(number: int) -> dict[str, Any]:
    """A key face down of which all know which it is."""
    return {"key": number, "face_up": False, "everyone": True}


def claim(by: int, hideout: int, owner: Suspect, *, right: bool | None = False) -> dict[str, Any]:
    return {"seat": by, "turn": 29 if right is None else 20, "hideout": hideout, "owner": owner, "right": right}


def seat(number: int, circle: int | None, **changes: Any) -> dict[str, Any]:
    fields = {
        "seat": number,
        "out": circle is None,
        "circle": circle,
        "ready": ALL_READY,
        "keys": (),
        "checked": (0, 0, 0, 0),
    }
    return fields | changes


def suspect(which: Suspect, circle: int, **changes: Any) -> dict[str, Any]:
    return {"suspect": which, "circle": circle, "file": (None,) * 6, "bonus": None, "owns": None} | changes


def card(hideout: int, part: str) -> dict[str, Any]:
    return {"hideout": hideout, "part": part}


def turn(number: int, by: int, roll: int, *deeds: Any) -> dict[str, Any]:
    return {"number": number, "seat": by, "roll": roll, "deeds": deeds}


def briefcases(**seen: tuple[int, ...]) -> tuple[dict[str, Any], ...]:
    return tuple({"hideout": at, "plan": None, "seen_by": seen.get(f"h{at}", ())} for at in HIDEOUTS)


def view(**changes: Any) -> ThePlanView:
    fields: dict[str, Any] = {
        "seat": None,
        "last_player": "wins",
        "stage": "action",
        "number": 1,
        "active": 0,
        "to_act": (0,),
        "roll": 3,
        "step": 0,
        "choice": None,
        "played": False,
        "light": 101,
        "seats": (seat(0, 1), seat(1, 11)),
        "suspects": tuple(suspect(which, at) for which, at in zip(SUSPECTS, (30, 33, 36, 39), strict=True)),
        "briefcases": briefcases(),
        "stock": (DOWN,) * 4,
        "counts": (),
        "to_move": (),
        "checks": (0, 0, 0, 0),
        "stops": (),
        "entering": None,
        "opponent": None,
        "bonus": None,
        "claims": (),
        "sheets": (),
        "turns": (turn(1, 0, 3),),
        "outcome": None,
    }
    return ThePlanView.model_validate(fields | changes)


def changed(base: ThePlanView, **changes: Any) -> ThePlanView:
    return ThePlanView.model_validate({name: getattr(base, name) for name in ThePlanView.model_fields} | changes)


EARLY = view()
FOUR = (
    seat(0, 21, keys=(DOWN,), ready=SOME_READY, checked=(2, 0, 1, 0)),
    seat(1, 9, keys=(key(102, up=True), DOWN), checked=(0, 3, 0, 1)),
    seat(2, None, checked=(1, 0, 0, 0)),
    seat(3, 31, ready=(False, True, True, True, False), checked=(0, 4, 12, 0)),
)
STANDING = (
    suspect(V, 32, file=(None,) * 5, bonus=Bonus.KEY),
    suspect(X, 19),
    suspect(Y, 26, file=(None,) * 5, bonus=Bonus.TRAM),
    suspect(Z, 40),
)
RIDE = turn(
    28,
    1,
    3,
    ActionPlayed(1, 1, Action.TRAM),
    AgentMoved(1, (29, 4, 32, 9), (V,)),
    FileChecked(1, V, None),
    BonusMet(1, V, Bonus.KEY, None),
    KeyTaken(1, None, None),
)
MID = view(
    number=29,
    active=3,
    to_act=(3,),
    roll=6,
    light=103,
    seats=FOUR,
    suspects=STANDING,
    briefcases=briefcases(h101=(0,), h103=(0, 1, 3), h104=(0, 1, 2, 3)),
    stock=(DOWN,),
    turns=(RIDE, turn(29, 3, 6)),
    claims=(claim(2, 104, V),),
)
MOVED_ALL = changed(
    MID,
    stage="checks",
    checks=(1, 0, 0, 1),
    played=True,
    choice={"card": 3, "action": Action.MOVE_ALL},
    turns=(
        turn(
            29,
            3,
            2,
            ActionPlayed(3, 3, Action.MOVE_ALL),
            SuspectMoved(3, V, (34, 33, 32, 31, 32), True),
            SuspectMoved(3, X, (17, 18, 19), False),
            SuspectMoved(3, Y, (36, 37, 26), False),
            SuspectMoved(3, Z, (29, 40), False),
        ),
    ),
)
LIT = changed(
    MID,
    stage="light",
    light=102,
    active=0,
    to_act=(0,),
    turns=(turn(29, 0, 1, ActionPlayed(0, 4, Action.SEARCHLIGHT), SearchlightTurned(0, 102)),),
)
TRUTH = {V: 104, X: 103, Y: 101, Z: 102}
OPEN = tuple(
    suspect(
        which,
        at,
        owns=TRUTH[which],
        file=(*(card(at, PARTS[at % 2]) for at in HIDEOUTS), {"hideout": None, "part": None, "bonus": Bonus.TRAM}),
    )
    for which, at in zip(SUSPECTS, (28, 3, 18, 20), strict=True)
)


def sheet(of: int, notes: int, looks: int, knew: int | None = None) -> dict[str, Any]:
    """So many halves and briefcases seen."""
    places = [(which, hideout, part) for which in SUSPECTS for hideout in HIDEOUTS for part in PARTS]
    return {
        "seat": of,
        "notes": tuple(
            {"suspect": which, "hideout": hideout, "part": part, "turn": 2 + at}
            for at, (which, hideout, part) in enumerate(places[of :: max(1, 32 // max(1, notes))][:notes])
        ),
        "looks": tuple({"hideout": at, "plan": at == 104, "turn": 5} for at in HIDEOUTS[-looks:]) if looks else (),
        "evidence": None,
        "could_know": knew,
    }


def over(seats: tuple[dict[str, Any], ...], winner: int | None, *sheets: dict[str, Any]) -> ThePlanView:
    reason = text("the-plan-reason-plan", who=Who(winner or 0), hideout=104, owner=text("the-plan-suspect-v"))
    others = tuple(at for at in range(len(seats)) if at != winner)
    winners = () if winner is None else (winner,)
    return view(
        stage="over",
        number=63,
        active=0,
        to_act=(),
        seats=seats,
        suspects=OPEN,
        light=103,
        briefcases=tuple({"hideout": at, "plan": at == 104, "seen_by": (0,)} for at in HIDEOUTS),
        claims=(
            {"seat": 1, "turn": 40, "hideout": 104, "owner": Z, "right": False},
            {"seat": winner or 0, "turn": 63, "hideout": 104, "owner": V, "right": True},
        ),
        sheets=sheets,
        turns=(turn(63, 0, 4, AgentMoved(0, (19, 28, 40, 39), (V,))),),
        outcome=Outcome(winners, (winners, others), tuple(int(at == winner) for at in range(len(seats))), reason),
    )


OVER = over(
    (seat(0, 39, keys=(key(104),)), seat(1, None), seat(2, 5, keys=(key(101), key(103, up=True))), seat(3, 12)),
    0,
    sheet(0, 14, 3, 51),
    sheet(1, 4, 0),
    sheet(2, 9, 4, 58),
    sheet(3, 11, 1),
)
OVER2 = over((seat(0, 39, keys=(key(104),)), seat(1, 4)), 0, sheet(0, 12, 4, 60), sheet(1, 8, 2))
BOARDS = {
    "early": EARLY,
    "mid": MID,
    "three": changed(MID, seats=(*FOUR[:2], FOUR[3] | {"seat": 2}), active=2, to_act=(2,)),
    "moved-all": MOVED_ALL,
    "lit": LIT,
    "battle": changed(
        MID,
        stage="steal",
        opponent=1,
        turns=(RIDE, turn(29, 3, 6, AgentMoved(3, (23, 32, 9, 24), (V,)), BattleFought(3, 1, 5, 2))),
    ),
    "claim": changed(
        MID,
        stage="key",
        seats=(*FOUR[:3], FOUR[3] | {"keys": (known(101), DOWN)}),
        stock=(known(104),),
        stops=({"circle": 22, "opponent": None},),
        entering=claim(3, 101, Y, right=None),
        turns=(RIDE, turn(29, 3, 6, ClaimAnnounced(3, 101, Y), AgentMoved(3, (31, 22, 4, 3), ()))),
    ),
    "over": OVER,
}
SEEN = (
    suspect(V, 32, file=(card(101, "upper"), None, card(104, "lower"), None, None), bonus=Bonus.KEY),
    suspect(X, 19),
    suspect(Y, 26, file=(None, None, None, card(103, "upper"), card(103, "lower")), bonus=Bonus.TRAM),
    suspect(Z, 40, file=(None, None, None, None, None, card(102, "upper"))),
)
OWN_KEYS = (
    seat(0, 21, keys=(key(101), key(104, up=True), key(103)), ready=SOME_READY, checked=(2, 0, 1, 0)),
    *FOUR[1:],
)
OWN_SHEET = {
    "seat": 0,
    "notes": (
        {"suspect": V, "hideout": 101, "part": "upper", "turn": 3},
        {"suspect": V, "hideout": 104, "part": "lower", "turn": 5},
        {"suspect": Y, "hideout": 103, "part": "upper", "turn": 8},
        {"suspect": Y, "hideout": 103, "part": "lower", "turn": 9},
        {"suspect": Z, "hideout": 102, "part": "upper", "turn": 20},
    ),
    "looks": ({"hideout": 101, "plan": False, "turn": 7}, {"hideout": 103, "plan": True, "turn": 11}),
    "evidence": None,
    "could_know": None,
}


def seen(**changes: Any) -> ThePlanView:
    """What seat 0 sees in its own turn."""
    own = {"seat": 0, "active": 0, "to_act": (0,), "seats": OWN_KEYS, "suspects": SEEN, "sheets": (OWN_SHEET,)}
    return changed(MID, **(own | changes))


def doing(action: Action, **changes: Any) -> ThePlanView:
    return seen(choice={"card": 0, "action": action}, **changes)


WALK = doing(Action.MOVE_AGENT)
HANDS = {
    "action": seen(),
    "walk": WALK,
    "tram": doing(Action.TRAM, roll=3),
    "suspect": doing(Action.MOVE_SUSPECT),
    "suspects": doing(Action.MOVE_ALL, stage="suspects", counts=(3, 2, 1), to_move=(V, X, Y)),
    "turn": seen(stage="turn"),
    "light": seen(stage="light"),
    "checks": seen(stage="checks", checks=(1, 0, 2, 0)),
    "bonus": seen(stage="bonus", bonus=Bonus.TRAM, roll=2),
    "steal": seen(stage="steal", opponent=1),
    "waiting": seen(active=3, to_act=(3,)),
}
CLOSINGS = {"four": OVER, "two": OVER2}
WAYS = {
    "one": ((21, 29, 40, 28),),
    "three": ((21, 29, 30, 31, 22, 4), (21, 29, 4), (21, 2, 3, 4)),
    "many": (
        (21, 2, 1, 20, 19, 28, 40),
        (21, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40),
        (21, 2, 3, 4, 29, 40),
        (21, 29, 40),
        (21, 29, 19, 28, 40),
        (21, 29, 4, 22, 31, 30, 40),
    ),
}
