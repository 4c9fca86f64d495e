"""Views of Wink built by hand, to draw without an engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core.game import Outcome
from engines.core.text import Who, text
from engines.wink.cards import ALL_NUMBERS, SPIES, hand_size, numbers_of
from engines.wink.views import (
    Accusation,
    Call,
    CardView,
    Eye,
    Naming,
    News,
    PlayerView,
    Settings,
    Sighting,
    Turn,
    WinkView,
)

Numbers = tuple[int, ...]


def player(seat: int, seats: int, **changes: object) -> PlayerView:
    """A player at the start of a game of so many, but for the changes; points follow from what lies there."""
    fields: dict[str, object] = {
        "seat": seat,
        "spy": SPIES[seat],
        "hand_count": hand_size(seats),
        "hand": None,
        "agents": (),
        "crowd": (),
        "lost": (),
        "counters": 4,
        "counters_open": 0,
        "counters_boxed": 0,
        "score": 0,
        "token": None,
        "call": None,
        "confirmed": False,
        "passed": 0,
        "away": False,
        "left": False,
        "settings": None,
        "sightings": None,
        "news": None,
    }
    made = PlayerView.model_validate(fields | changes)
    return made.model_copy(update={"score": len(made.agents) + len(made.crowd) + made.counters})


def calling(seat: int, seats: int, number: int, turn: int, *, barred: bool = False, **changes: object) -> PlayerView:
    """A player with an open call."""
    call = Call(seat, number, turn, barred)
    return player(seat, seats, token=number, call=call, **changes)


def crowd(players: Sequence[PlayerView], taken: Iterable[int] = (), down: Iterable[int] = ()) -> tuple[CardView, ...]:
    """The crowd in an order of its own, with the players' tokens."""
    numbers = numbers_of(len(players))
    tokens = {each.token: each.seat for each in players if each.token is not None}
    return tuple(
        CardView(
            number=number,
            state="taken" if number in taken else "down" if number in down else "up",
            token=tokens.get(number),
            lacking=(tokens[number],) if number in tokens else (),
        )
        for number in sorted(numbers, key=lambda number: (number * 17 + number * number * 5) % 37)
    )


def view(players: Sequence[PlayerView], taken: Numbers = (), down: Numbers = (), **changes: object) -> WinkView:
    """A glance game of these players at its first beat, but for the changes."""
    seats = len(players)
    fields: dict[str, object] = {
        "seat": None,
        "signal": "glance",
        "equal_turns": seats > 6,
        "beat_s": 45,
        "least_s": 0,
        "stage": "turn",
        "number": 1,
        "start": 0,
        "active": 0,
        "to_act": tuple(each.seat for each in players if not each.confirmed),
        "may_call": (),
        "last_round": False,
        "quiet": 0,
        "crowd": crowd(players, taken, down),
        "absent": tuple(number for number in ALL_NUMBERS if number not in numbers_of(seats)),
        "players": tuple(players),
        "turns": (),
        "outcome": None,
    }
    return WinkView.model_validate(fields | changes)


def changed(base: WinkView, **changes: object) -> WinkView:
    """The same view but for the changes."""
    return base.model_copy(update=changes)


def with_player(base: WinkView, seat: int, **changes: object) -> WinkView:
    """The same view but for changes of a player."""
    players = (*base.players[:seat], base.players[seat].model_copy(update=changes), *base.players[seat + 1 :])
    return base.model_copy(update={"players": players})


LINKED = Naming(2, 12, right=True, holder=2)
LOST = Naming(3, 9, right=False, holder=5)
CAUGHT = Accusation(1, 4, 20, right=True)
START = view([player(seat, 4) for seat in range(4)])
SIX = (
    calling(0, 6, 7, 12, confirmed=True),
    player(1, 6, crowd=(20,), agents=(20,), counters=2, counters_open=1, counters_boxed=1, confirmed=True),
    calling(2, 6, 10, 14, barred=True, agents=(12,), hand_count=5),
    calling(3, 6, 31, 15, away=True, confirmed=True, passed=2, crowd=(12,)),
    calling(4, 6, 2, 16, confirmed=True, hand_count=5),
    calling(5, 6, 16, 11, lost=(9,), hand_count=5),
)
TURNS = (
    Turn(14, 2, call=10),
    Turn(15, 3, naming=LINKED, call=31),
    Turn(16, 4, accusations=(Accusation(0, 3, 10, right=False), CAUGHT), naming=LOST, call=2),
)
MID = view(SIX, (20, 12), (9,), number=17, active=5, turns=TURNS)
FULL = view(
    [
        calling(seat, 8, (21, 1, 32, 29, 5, 14, 27, 9)[seat], 17 + seat, confirmed=bool(seat % 2), hand_count=2)
        for seat in range(8)
    ],
    (3, 4, 6, 7),
    (30, 31, 2),
    number=25,
    active=0,
    last_round=True,
)
RICH = view(
    [
        player(0, 4, crowd=tuple(range(1, 10)), agents=tuple(range(10, 19)), lost=(30, 31, 32, 33, 34), hand_count=3),
        player(1, 4, crowd=(19, 20, 21), agents=(1, 2, 3), lost=(35,), counters=0, counters_boxed=4),
        calling(2, 4, 26, 30, agents=(4, 5, 6), counters=1, counters_open=3),
        player(3, 4, lost=(36,), hand_count=8),
    ],
    tuple(range(1, 22)),
    (30, 31, 32, 33, 34, 35, 36),
    number=33,
    active=3,
)
LIVE = changed(
    MID, signal="wink", to_act=(5,), players=tuple(each.model_copy(update={"confirmed": False}) for each in SIX)
)

LEFT = changed(
    with_player(LIVE, 1, left=True, hand_count=0, lost=(4, 8, 11, 19, 24, 33)),
    crowd=crowd(SIX, (20, 12), (9, 4, 8, 11, 19, 24, 33)),
    turns=(*TURNS, Turn(17, 5, left=(1,))),
)
"""A live game that seat 1 has left."""

NEWS = (
    News(1, 3),
    News(2, 3, met=True),
    News(3, 0, moved=2),
    News(4, 0),
    News(5, 2, met=True, moved=1, winked=2, number=5),
    News(6, 4),
    News(7, 5, void=Accusation(1, 5, 30)),
    News(8, 5, met=True),
    News(9, 4, moved=0),
    News(10, 4),
    News(11, 2),
    News(12, 3),
    News(13, 3, met=True, winked=0, number=7),
    News(14, 3, moved=5),
    News(15, 2, moved=0),
    News(16, 2, met=True),
)
SEEN = (Sighting(2, 0, 7, (15,)), Sighting(3, 5, 16, (14,)))


def _looking(base: WinkView, seat: int, held: Numbers, settings: Settings | None, **changes: object) -> WinkView:
    """A view as a seat sees it that holds these cards."""
    own: dict[str, object] = {"hand": held, "hand_count": len(held), "settings": settings}
    if settings is not None:
        own |= {"news": NEWS, "sightings": SEEN}
    return with_player(changed(base, seat=seat), seat, **(own | changes))


BEAT = changed(
    _looking(MID, 1, (7, 16, 19, 24, 33), Settings(2, accusation=Accusation(1, 3, 16)), confirmed=False),
    to_act=(1, 2, 5),
)
FREE = tuple(card.number for card in MID.crowd if card.state == "up" and card.token is None)[3:]
MANY = tuple(News(turn, turn % 3, moved=None if turn % 4 else 7) for turn in range(1, 61))
HANDS = {
    "beat": BEAT,
    "turn": changed(_looking(MID, 5, (3, 4, 8, 11, 36), Settings(0, "subtle", naming=2, call=22)), may_call=FREE),
    "first": changed(
        _looking(START, 0, (1, 4, 9, 12, 17, 20, 25, 28, 33), Settings(1), news=(), sightings=()),
        may_call=tuple(number for number in numbers_of(4) if number % 8 not in (1, 4)),
    ),
    "standing": _looking(MID, 4, (5, 6, 14, 21, 30), Settings(5, standing=True), sightings=()),
    "confirmed": _looking(MID, 0, (2, 13, 22), Settings(5, "subtle"), sightings=()),
    "many": _looking(FULL, 3, (), Settings(0), news=MANY, sightings=()),
    "live-turn": changed(_looking(LIVE, 5, (3, 4, 8, 11, 36), None), may_call=FREE),
    "live": _looking(LIVE, 1, (7, 16, 19, 24, 33), None),
}

FEW = with_player(HANDS["first"], 0, news=(News(1, 1), News(2, 1, met=True)))


def eyes(seats: int, turn: int) -> tuple[Eye, ...]:
    """What eyes did in a beat: now and then one winks, another blinks."""
    watched = [(seat + 1 + (turn * (seat + 2)) % (seats - 1)) % seats for seat in range(seats)]
    return tuple(_eye(seat, turn, watched) for seat in range(seats))


def _eye(seat: int, turn: int, watched: list[int]) -> Eye:
    others = tuple(other for other, at in enumerate(watched) if at == seat)
    met, moves = watched[seat] in others, (seat + turn) % 5 == 0
    moved = watched[seat] if moves and met else (seat + 1) % len(watched) if moves else None
    number = turn if moves and met else None
    seen = others if number is None else others[: turn % 3]
    return Eye(
        seat, watched[seat], met, "subtle" if turn % 2 else "bold", moved, number, others, seen if moves else ()
    )


def story(seats: int, turns: int) -> tuple[Turn, ...]:
    """A whole game of so many beats: calls are linked, caught, lost, declined in turn."""
    return tuple(_told(seats, turn, last=turn == turns) for turn in range(1, turns + 1))


def _told(seats: int, turn: int, *, last: bool) -> Turn:
    seat, before = (turn - 1) % seats, turn - seats
    naming, accusations = None, tuple[Accusation, ...]()
    if before > 0 and turn % 4 == 0:
        accusations = (Accusation((seat + 1) % seats, (seat + 2) % seats, before, right=True),)
    elif before > 0:
        named, right = (None, None) if turn % 7 == 0 else ((seat + turn) % seats, turn % 3 == 0)
        holder = None if right is None else named if right else (seat + 1) % seats
        naming = Naming(named, before, right, holder)
    if turn % 6 == 0:
        accusations += (Accusation((seat + 3) % seats, (seat + 1) % seats, turn - 1, right=False),)
    seen = () if last else eyes(seats, turn)
    return Turn(turn, seat, accusations, naming, None if last else turn, eyes=seen)


def over(base: WinkView, winners: Numbers, tie: str, turns: tuple[Turn, ...]) -> WinkView:
    """The view with everything open once somebody has won."""
    why = text("wink-end-hand", who=(Who(1),), count=1)
    points = base.players[winners[0]].score
    reason = text("wink-reason", why=why, who=tuple(map(Who, winners)), count=len(winners), points=points, tie=tie)
    rest = tuple(each.seat for each in base.players if each.seat not in winners)
    outcome = Outcome(winners, (winners, rest), tuple(each.score for each in base.players), reason)
    return changed(base, stage="over", to_act=(), turns=turns, outcome=outcome)


BOARDS = {
    "start": START,
    "mid": MID,
    "full": FULL,
    "rich": RICH,
    "live": LIVE,
    "five": view([player(seat, 5, confirmed=seat == 3) for seat in range(5)], active=4),
    "seven": view([calling(0, 7, 17, 1), *(player(seat, 7) for seat in range(1, 7))], (), (2,), number=2, active=1),
    "over": over(RICH, (0,), "none", ()),
}
TIED = with_player(RICH, 3, crowd=tuple(range(1, 10)), agents=tuple(range(10, 19)), score=22)
CLOSINGS = {
    "four": over(TIED, (0,), "lost", story(4, 37)),
    "eight": over(FULL, (2, 5), "shared", story(8, 33)),
    "live": over(LIVE, (1,), "none", TURNS),
}
