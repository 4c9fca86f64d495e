"""Views of Infiltraitors built by hand, to draw without an engine."""

from __future__ import annotations

from engines.core.game import Outcome
from engines.core.text import text
from engines.infiltraitors.campaign import Entry, SecretFile
from engines.infiltraitors.cards import Card, matches
from engines.infiltraitors.missions import MISSIONS, MissionId
from engines.infiltraitors.views import (
    ClueView,
    DeedView,
    EliminatedView,
    HandView,
    InfiltraitorsView,
    SuspectView,
)


def cards(told: str) -> tuple[Card, ...]:
    """Cards by their names: `red-7 blue-12`."""
    return tuple(map(Card, told.split()))


def suspect(
    serial: int,
    holder: int | None,
    identity: str,
    clues: str = "",
    misses: str = "",
    *,
    known: bool = False,
    second: str | None = None,
    crossed: MissionId | None = None,
    **changes: object,
) -> SuspectView:
    """A suspect whose clues lie as they must; `crossed`: the mission, where the table crosses out."""
    card = Card(identity)
    fields: dict[str, object] = {
        "serial": serial,
        "holder": holder,
        "token": None,
        "clues": tuple(ClueView(card=c, upright=matches(card.code, c.code), by=0) for c in cards(clues)),
        "misses": cards(misses),
        "identity": card if known else None,
        "card": card if known else None,
        "second": Card(second) if second and known else None,
        "two_cards": second is not None,
        "crossed": None if crossed is None else excluded(crossed, card, cards(clues)),
        "in_reach": True,
    }
    return SuspectView.model_validate(fields | changes)


def excluded(mission: MissionId, identity: Card, clues: tuple[Card, ...]) -> tuple[Card, ...]:
    """What those clues exclude."""
    return tuple(
        card
        for card in MISSIONS[mission].identities()
        if any(matches(card.code, clue.code) != matches(identity.code, clue.code) for clue in clues)
    )


def hands(seats: int, own: int | None = None, held: str = "", count: int = 5) -> tuple[HandView, ...]:
    """Everybody's hands, one of them seen."""
    seen = cards(held)
    return tuple(
        HandView(
            seat=seat,
            count=len(seen) if seat == own else count - seat % 2,
            cards=seen if seat == own else None,
            known=(),
        )
        for seat in range(seats)
    )


def view(mission: MissionId, seats: int, **changes: object) -> InfiltraitorsView:
    """A mission at its start, but for the changes."""
    facts = MISSIONS[mission]
    fields: dict[str, object] = {
        "seat": None,
        "mission": mission,
        "crossing_out": False,
        "stage": "action",
        "number": 1,
        "active": 0,
        "to_act": (0,),
        "bullets": facts.bullets_for(seats),
        "left": facts.suspects_for(seats),
        "hands": hands(seats),
        "suspects": (),
        "key": None,
        "middle": facts.suspects_for(seats),
        "aside": 0,
        "hq": 24,
        "discards": (),
        "discards_down": 0,
        "specials": (),
        "shooter": None,
        "last_turn": None,
        "pool": (),
        "last_stand": False,
        "gone": (),
        "surplus": 0,
        "clues_due": 0,
        "eliminated": (),
        "last": None,
        "shown": (),
        "seen": (),
        "hq_cards": None,
        "middle_cards": None,
        "aside_cards": None,
        "discards_down_cards": None,
        "outcome": None,
    }
    return InfiltraitorsView.model_validate(fields | changes)


def changed(base: InfiltraitorsView, **changes: object) -> InfiltraitorsView:
    """The same view but for the changes."""
    return base.model_copy(update=changes)


def shot(serial: int, identity: str, by: int, holder: int | None, turn: int) -> EliminatedView:
    return EliminatedView(serial=serial, identity=Card(identity), by=by, holder=holder, turn=turn)


DISCARDS = cards("red-2 red-9 black-4 black-15 yellow-3 yellow-12 blue-5 blue-6 blue-14")
START = view("t1", 2)
TRAINING = view(
    "t1",
    2,
    crossing_out=True,
    number=6,
    active=1,
    to_act=(1,),
    middle=0,
    discards_down=2,
    suspects=(
        suspect(1, 0, "red-6", "yellow-12 black-5 red-11", crossed="t1"),
        suspect(2, 1, "black-4", "red-4", "black-8", crossed="t1"),
    ),
    last=DeedView(turn=5, seat=0, what="give_clue", target=0, serial=1, card=Card("red-11"), upright=True, owner=0),
)
LOCKED = view(
    "m7",
    3,
    number=24,
    active=2,
    to_act=(2,),
    bullets=5,
    left=5,
    middle=2,
    hq=9,
    discards=DISCARDS,
    discards_down=4,
    eliminated=(shot(1, "red-12", 2, 0, 15),),
    suspects=(
        suspect(2, 0, "blue-9", "red-3 blue-4 red-8 yellow-14"),
        suspect(3, 1, "black-6", "blue-3 red-12 black-9 red-5 yellow-7", "black-12", in_reach=False),
        suspect(4, 2, "yellow-10", "", in_reach=False),
    ),
    last=DeedView(turn=23, seat=1, what="miss", target=1, serial=3, card=Card("black-12")),
)
FULL = view(
    "m20",
    5,
    number=41,
    active=3,
    to_act=(3,),
    bullets=8,
    left=8,
    middle=3,
    hq=3,
    discards=DISCARDS + cards("green-2 green-7 green-8 green-13"),
    discards_down=12,
    eliminated=(shot(1, "red-12", 2, 0, 15), shot(2, "green-9", 4, 1, 22), shot(3, "blue-8", 0, 3, 33)),
    suspects=(
        suspect(4, 0, "blue-10", "red-5 blue-4 red-8 yellow-14 black-2 green-15 red-7 black-12 yellow-9"),
        suspect(5, 1, "black-6", "blue-3 red-12 black-9 red-11 yellow-7", "black-12 yellow-6"),
        suspect(6, 2, "yellow-13", ""),
        suspect(7, 3, "red-15", "blue-15 blue-7 red-3"),
        suspect(8, 4, "green-4", "yellow-8 yellow-2 black-14 black-13 red-4 green-12 green-10"),
    ),
    last=DeedView(turn=40, seat=2, what="exchange", target=4, serial=8, card=Card("green-10"), upright=True, owner=2),
)
SPECIALS = view(
    "m6",
    4,
    number=8,
    specials=cards("red-1 yellow-1 blue-1"),
    middle=7,
    suspects=(suspect(1, 1, "black-6", "black-1 red-12"), suspect(2, 3, "blue-2")),
)
POOL = view(
    "m18",
    4,
    number=30,
    active=1,
    to_act=(1,),
    middle=2,
    aside=1,
    left=5,
    bullets=5,
    stage="reward",
    discards=DISCARDS,
    pool=cards("red-4 green-11 blue-12"),
    eliminated=tuple(shot(at, f"red-{at + 3}", at % 4, (at + 1) % 4, 5 * at) for at in range(1, 5)),
    suspects=(suspect(5, 0, "black-6", "black-9"), suspect(6, 2, "blue-13", "red-12")),
)
KEY = view(
    "m19",
    5,
    number=33,
    active=3,
    to_act=(3,),
    middle=2,
    left=6,
    bullets=7,
    gone=(1,),
    discards=DISCARDS,
    key=suspect(0, None, "green-8", "green-3 red-5"),
    eliminated=(shot(1, "red-12", 2, 0, 15), shot(2, "green-9", 1, 4, 22), shot(3, "blue-8", 0, 3, 30)),
    suspects=(suspect(4, 0, "blue-10", "red-5"), suspect(5, 2, "black-6", "blue-3 red-12"), suspect(6, 3, "red-15")),
)
SHOOTER = view(
    "m12", 3, number=3, shooter=1, middle=4, suspects=(suspect(1, 0, "red-9", "red-4"), suspect(2, 2, "blue-7"))
)
CROWDED = changed(
    FULL,
    hq=0,
    suspects=tuple(
        suspect(
            4 + seat,
            seat,
            "blue-10",
            " ".join(
                f"{colour}-{number}" for colour in ("red", "blue", "green") for number in range(2 + seat, 16, 3)
            ),
        )
        for seat in range(5)
    ),
)
WON = Outcome((0, 1, 2, 3, 4), ((0, 1, 2, 3, 4),), (1,) * 5, text("infiltraitors-reason-won", bullets=1))
LOST = Outcome((), ((0, 1, 2, 3),), (0,) * 4, text("infiltraitors-reason-bullets", bullets=4, suspects=5))
OVER = changed(POOL, stage="over", to_act=(), outcome=LOST)
FULLEST = {
    mission: changed(
        FULL,
        mission=mission,
        suspects=tuple(
            each.model_copy(update={"clues": FULL.suspects[0].clues, "misses": FULL.suspects[1].misses})
            for each in FULL.suspects
        ),
        key=suspect(0, None, "red-9", "red-5 blue-4 red-8") if mission == "m19" else None,
        pool=cards("red-2 red-3 blue-4") if mission == "m18" else (),
        specials=cards("red-1 yellow-1 blue-1") if mission == "m6" else (),
    )
    for mission, facts in MISSIONS.items()
    if facts.rules
}
"""Five agents with many clues each, in every mission that has a special rule."""
BOARDS = {
    "start": START,
    "training": TRAINING,
    "locked": LOCKED,
    "full": FULL,
    "specials": SPECIALS,
    "pool": POOL,
    "key": KEY,
    "shooter": SHOOTER,
    "crowded": CROWDED,
    "fullest": FULLEST["m19"],
    "over": OVER,
}
OWN = "red-3 black-10 yellow-4 blue-12 green-5"
MANY = f"{OWN} red-14 black-7 yellow-8 blue-15"


def seen_by(base: InfiltraitorsView, seat: int, held: str, **changes: object) -> InfiltraitorsView:
    """The view of a seat, which holds these cards and knows its own suspect."""
    own = base.suspect_of(seat)
    known = {4: "blue-10", 5: "black-6", 3: "black-6", 1: "red-6", 2: "black-4"}
    suspects = tuple(
        each.model_copy(update={"identity": Card(known[each.serial]), "card": Card(known[each.serial])})
        if each is own
        else each
        for each in base.suspects
    )
    fields = {"seat": seat, "hands": hands(len(base.hands), seat, held), "suspects": suspects}
    return changed(base, **(fields | changes))


TWO_CARDS = changed(
    view("m16", 3, number=9),
    seat=0,
    hands=hands(3, 0, OWN),
    suspects=(
        suspect(1, 0, "red-12", "blue-4 red-2", known=True, second="red-9").model_copy(
            update={"card": Card("blue-12")}
        ),
        suspect(2, 1, "black-5", "green-10", second="black-2"),
    ),
)
TURNED = changed(
    view("m17", 5, number=9),
    seat=0,
    hands=tuple(
        hand if not hand.seat else hand.model_copy(update={"count": 5, "cards": cards(OWN)}) for hand in hands(5)
    ),
    suspects=(suspect(1, 0, "red-12", "blue-4", known=True), suspect(2, 1, "black-5", "green-10")),
)
HANDS = {
    "action": seen_by(FULL, 0, OWN, to_act=(0,), active=0),
    "waiting": seen_by(LOCKED, 1, OWN),
    "training": seen_by(TRAINING, 1, "red-2 black-12"),
    "no-suspect": seen_by(START, 0, OWN),
    "many": seen_by(FULL, 0, MANY, stage="discard", surplus=2, to_act=(0,), active=0),
    "empty": seen_by(START, 0, ""),
    "reward": seen_by(FULL, 1, OWN, stage="reward", to_act=(1,), active=1),
    "two-cards": TWO_CARDS,
    "turned": TURNED,
    "turned-lone": changed(TURNED, suspects=TURNED.suspects[1:]),
    "specials": seen_by(SPECIALS, 0, OWN),
    "key-clue": changed(
        KEY,
        seat=3,
        stage="key_clue",
        clues_due=1,
        hands=hands(5, 3, OWN),
        key=suspect(0, None, "green-8", "green-3 red-5", known=True),
    ),
    "key-shot": changed(KEY, seat=3, stage="key_shot", hands=hands(5, 3, OWN)),
}


def opened(base: InfiltraitorsView) -> InfiltraitorsView:
    """A finished mission with everything shown."""
    held = (OWN, MANY, "", "red-5", "blue-2 green-14")
    suspects = tuple(each.model_copy(update={"identity": Card("black-6")}) for each in base.suspects)
    shown = tuple(
        hand.model_copy(update={"cards": cards(held[hand.seat]), "count": len(cards(held[hand.seat]))})
        for hand in base.hands
    )
    return changed(base, stage="over", to_act=(), hands=shown, suspects=suspects)


CLOSINGS = {
    "won": changed(
        opened(FULL),
        outcome=WON,
        bullets=1,
        left=0,
        middle=0,
        suspects=(),
        eliminated=tuple(
            shot(at, f"{colour}-{at + 1}", at % 5, (at + 1) % 5, 6 * at)
            for at, colour in enumerate(
                ("red", "blue", "green", "yellow", "black", "red", "blue", "green", "yellow", "black", "red"), start=1
            )
        ),
    ),
    "lost": changed(opened(POOL), outcome=LOST, middle_cards=cards("green-2 red-15"), aside_cards=cards("yellow-9")),
    "key": changed(
        opened(KEY),
        outcome=LOST,
        middle_cards=cards("green-2 red-15"),
        key=suspect(0, None, "green-8", "green-3 red-5", known=True),
    ),
}

TARGETS = {
    "training": (TRAINING, TRAINING.suspects[0]),
    "full": (FULL, FULL.suspects[0]),
    "crowded": (CROWDED, CROWDED.suspects[4]),
    "key": (KEY, suspect(0, None, "green-8", "green-3 red-5")),
}

WON_BEFORE: tuple[MissionId, ...] = ("t1", "t2", "t3", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10")
CHAPTERS = SecretFile().chapters(
    {
        **{mission: Entry(tries=12, won=1, best=12) for mission in WON_BEFORE},
        "m11": Entry(tries=12, won=0, best=None),
    }
)
"""A campaign half-way: won, tried and sealed missions."""
