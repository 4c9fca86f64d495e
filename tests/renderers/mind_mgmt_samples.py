"""Views of MIND MGMT built by hand, to draw without an engine."""

from __future__ import annotations

from typing import Any

from engines.core.game import Outcome
from engines.core.text import text
from engines.mind_mgmt.board import Feature, within
from engines.mind_mgmt.cards import BASE_AGENTS, Agent, RecruiterCard
from engines.mind_mgmt.events import (
    Asked,
    CaptureTried,
    HourPassed,
    NoNewStep,
    RecruitsAnnounced,
    Revealed,
    Sensed,
    ShakenDown,
    StartShown,
    StepsShown,
)
from engines.mind_mgmt.views import MindMgmtView

MERU, HENRY, BILL, DUSTY = BASE_AGENTS
F = Feature


def at(code: str) -> int:
    """A location by its place: B3 is the second column's third row."""
    return (int(code[1]) - 1) * 6 + ord(code[0]) - ord("A")


def places(codes: str) -> tuple[int, ...]:
    return tuple(map(at, codes.split()))


def pawn(agent: Agent, place: str | None, seat: int | None = None, *, fresh: bool = True) -> dict[str, Any]:
    location = None if place is None else at(place)
    return {"agent": agent, "seat": seat, "shared": False, "location": location, "fresh": fresh}


def track(hours: int, recruits: dict[int, int], slips: dict[int, str] | None = None) -> tuple[dict[str, Any], ...]:
    return tuple(
        {"hour": hour, "recruits": recruits.get(hour), "slip": (slips or {}).get(hour)}
        for hour in range(1, hours + 1)
    )


def view(**changes: Any) -> MindMgmtView:
    fields: dict[str, Any] = {
        "seat": None,
        "mission": "training",
        "short_setup": False,
        "belief": False,
        "stage": "agents",
        "hour": 6,
        "last_hour": 14,
        "goal": 9,
        "seats": 2,
        "recruiter": 0,
        "to_act": (1,),
        "to_put": 0,
        "mayhem": (),
        "recruiter_cards": (RecruiterCard.AD_MAN, RecruiterCard.GIRL),
        "immortals": (),
        "pawns": tuple(pawn(each, at_, 1) for each, at_ in zip(BASE_AGENTS, ("A1", "C1", "F2", "D7"), strict=True)),
        "steps": (),
        "confirmed": ({"location": at("D4"), "hour": 1},),
        "notes": (),
        "notes_left": 14,
        "track": track(6, {5: 3}),
        "recruits": 3,
        "claimed": (),
        "open": (),
        "deck_size": 13,
        "deck": None,
        "revealed": (),
        "slips": ({"token": "first", "location": None, "used": None},),
        "allies": (),
        "activations": 2,
        "activation": None,
        "moved": 0,
        "extra": False,
        "deeds": 0,
        "repriced": (),
        "secret": None,
        "log": (StartShown(at("D4")), RecruitsAnnounced(5, 5, 3, 3), HourPassed(6, None)),
        "outcome": None,
    }
    return MindMgmtView.model_validate(fields | changes)


def changed(base: MindMgmtView, **changes: Any) -> MindMgmtView:
    return MindMgmtView.model_validate({name: getattr(base, name) for name in MindMgmtView.model_fields} | changes)


EARLY = view()
LOG = (
    RecruitsAnnounced(5, 5, 3, 3),
    HourPassed(6, None),
    StepsShown(6, F.BIRD, places("D3"), False),
    NoNewStep(6, F.CAFE),
    HourPassed(7, None),
    RecruitsAnnounced(7, 2, 1, 4),
    Revealed(7, 1, HENRY, at("B4"), 4, None),
    CaptureTried(7, 2, DUSTY, at("F5"), False),
    HourPassed(8, "first"),
    Sensed(8, 1, MERU, at("C4"), True),
    ShakenDown(8, 1, BILL, 2, F.TORCHES, False),
    HourPassed(9, None),
    RecruitsAnnounced(9, 2, 0, 4),
    StepsShown(9, F.MONKS, places("A4 C5 B7"), True),
)
FULL = view(
    mission="full",
    hour=9,
    last_hour=16,
    goal=12,
    seats=4,
    to_act=(1,),
    mayhem=(
        (at("B2"), at("C2")),
        (at("D3"), at("D4")),
        (at("A5"), at("A6")),
        (at("E6"), at("F6")),
        (at("C6"), at("C7")),
    ),
    immortals=places("C4 D4 B6 E2"),
    pawns=(
        pawn(MERU, "C4", 1),
        pawn(HENRY, "D5", 2, fresh=False),
        pawn(BILL, "D5", 3),
        {**pawn(DUSTY, "F4"), "shared": True, "fresh": False},
    ),
    steps=places("D3 A4 C5 B7"),
    confirmed=({"location": at("B4"), "hour": 4}, {"location": at("E3"), "hour": 12}),
    notes=(
        {"location": at("C2"), "text": "7–8?", "seat": 1},
        {"location": at("C4"), "text": "not here", "seat": 2},
        {"location": at("B5"), "text": "slip?", "seat": 3},
        {"location": at("F6"), "text": "soon!", "seat": 3},
    ),
    notes_left=9,
    track=track(9, {1: 0, 2: 1, 3: 0, 4: 1, 5: 1, 7: 1, 9: 0}, {8: "first"}),
    recruits=6,
    claimed=(F.POOL, F.BUS),
    open=(F.UMBRELLA, F.GRAFFITI),
    deck_size=9,
    slips=(
        {"token": "first", "location": None, "used": 8},
        {"token": "second", "location": at("B5"), "used": None},
    ),
    allies=({"ally": "dolphin", "used": False},),
    activations=1,
    activation={
        "agent": MERU,
        "seat": 1,
        "moved": True,
        "acted": False,
        "powered": False,
        "asked": None,
        "pushing": None,
    },
    log=LOG,
)
CROWD = changed(
    FULL,
    pawns=tuple(pawn(each, "C4", 1 + number % 3, fresh=bool(number % 2)) for number, each in enumerate(BASE_AGENTS)),
    revealed=(F.PALM,),
    activation=None,
    activations=2,
    to_act=(1, 2, 3),
)
MAYHEM = view(
    mission="full",
    stage="mayhem",
    hour=0,
    last_hour=16,
    goal=12,
    to_put=3,
    to_act=(0,),
    pawns=tuple(pawn(agent, None) for agent in BASE_AGENTS),
    confirmed=(),
    track=(),
    recruits=0,
    log=(),
    mayhem=((at("B2"), at("C2")), (at("D3"), at("D4"))),
    notes_left=15,
)
ANSWERING = changed(FULL, stage="answer", to_act=(0,), log=(*LOG, Asked(9, 1, MERU, F.POOL, None)))


def trail(
    codes: str, slips: dict[int, str] | None = None, recruits: tuple[int, ...] = ()
) -> tuple[dict[str, Any], ...]:
    return tuple(
        {"location": location, "recruits": recruits.count(hour), "token": (slips or {}).get(hour)}
        for hour, location in enumerate(places(codes), 1)
    )


TRAIL = trail("A2 A3 A4 B4 B3 C3 D3 F3 F4", {8: "first"}, (2, 4, 5, 7))
SECRET = {
    "hiding": None,
    "card": RecruiterCard.AD_MAN,
    "cards": (F.BIRD, F.MONKS, F.GARDEN),
    "trail": TRAIL,
    "acted": False,
    "earned": False,
    "contacted": 0,
    "order": "none",
    "count": 12,
}
TURN = changed(FULL, seat=0, stage="recruiter", to_act=(0,), secret=SECRET, activations=0, activation=None)
REACH = within(FULL.mayhem, at("D5"), 2)
"""Where Bill can walk."""
BOARDS = {"early": EARLY, "full": FULL, "crowd": CROWD, "mayhem": MAYHEM, "answering": ANSWERING}
ACTING = {"agent": MERU, "seat": 1, "moved": False, "acted": False, "powered": False, "asked": None, "pushing": None}
HANDS = {
    "turn": TURN,
    "slip": changed(
        TURN,
        hour=8,
        slips=(
            {"token": "first", "location": None, "used": None},
            {"token": "second", "location": at("B5"), "used": None},
        ),
    ),
    "answer": changed(ANSWERING, seat=0, secret=SECRET),
    "walk": changed(FULL, seat=1, activation=ACTING),
    "waiting": changed(FULL, seat=2),
}
REASON = text("mind-mgmt-reason-capture", place=text("mind-mgmt-feature-cafe"), hour="09:00")
OVER = changed(
    FULL,
    stage="over",
    to_act=(),
    activation=None,
    secret=SECRET,
    outcome=Outcome((1, 2, 3), ((1, 2, 3), (0,)), (0, 1, 1, 1), REASON),
)
CLOSINGS = {"full": OVER}
