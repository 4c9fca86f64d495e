"""What is told of a beat of glance: who may hold which number, and what the program would set instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from engines.core.chance import Chance
from engines.core.coach import Advice, percent
from engines.core.strength import Strength
from engines.core.text import Text, Who, text
from engines.wink import moves as m
from engines.wink.belief import Table, holders, table_of
from engines.wink.cards import Number
from engines.wink.player import choose, plan, standing
from engines.wink.views import Call, WinkView

CERTAIN = 1 - 1e-9
MOST_CALLS, MOST_SHARES = 3, 4
"""Of so many numbers so many players are told."""


def advise(view: WinkView, legal: Sequence[m.Move], chance: Chance, budget_s: float) -> Advice[m.Move]:
    """What the program would set otherwise; a live table has no program, so there is nothing to say."""
    if view.me is None or view.me.settings is None or view.live:
        return Advice((choose(view, legal, chance, budget_s, Strength.HARD),))
    table, stands = table_of(view), tuple(standing(view))
    planned = (move for move in plan(view, Strength.HARD).moves() if move in legal and move not in stands)
    wanted = tuple(move for move in planned if _matters(view, move, table))
    confirming = tuple(move for move in legal if isinstance(move, m.Confirm | m.ConfirmUntilTurn))
    return Advice(
        moves=wanted or confirming[:1] or (legal[0],),
        alike=() if wanted else confirming,
        why=next(_why(view, wanted, table), None),
        known=tuple(_known(view, table)),
        sure=tuple(move for move in wanted if _is_sure(view, move, table)),
        prize="point",
    )


def settles(move: m.Move) -> bool:
    """In glance all is set first; live every move counts by itself."""
    return not isinstance(
        move,
        m.Watch | m.SetManner | m.PlanAccusation | m.DropAccusation | m.PlanNaming | m.PlanCall | m.ConfirmMyself,
    )


def _matters(view: WinkView, move: m.Move, table: Table) -> bool:
    """Whether it is more than one of several that are as good: where little can be seen it looks anywhere."""
    match move:
        case m.SetManner():
            return False
        case m.PlanCall():
            return view.me is not None and view.me.settings is not None and view.me.settings.call is None
        case m.Watch():
            own = None if view.me is None else view.me.call
            shares = {} if own is None else holders(view, own, table)
            likeliest = max(shares, key=lambda seat: shares[seat], default=None)
            return move.watched == likeliest or any(call.seat == move.watched for call in view.accomplice_of)
        case _:
            return True


def _known(view: WinkView, table: Table) -> Iterator[Text]:
    """Of open numbers that the viewer doesn't hold, the own one first: who may, the likeliest first."""
    calls = [call for call in view.calls if call not in view.accomplice_of]
    for call in sorted(calls, key=lambda call: call.seat != view.seat)[:MOST_CALLS]:
        shares = holders(view, call, table)
        ranked = sorted((seat for seat, share in shares.items() if share > 0), key=lambda seat: -shares[seat])
        if ranked:
            told = (text("wink-coach-share", who=Who(seat), percent=percent(shares[seat])) for seat in ranked)
            yield text("wink-coach-known", number=call.number, shares=tuple(islice(told, MOST_SHARES)))


def _why(view: WinkView, wanted: Sequence[m.Move], table: Table) -> Iterator[Text]:
    """Why it is set, the weightiest first."""
    for move in sorted(wanted, key=lambda move: (not _is_sure(view, move, table), isinstance(move, m.Watch))):
        if isinstance(move, m.PlanAccusation | m.PlanNaming) and (share := _share(view, move, table)) is not None:
            yield text("wink-coach-holds", percent=percent(share))
        elif isinstance(move, m.DropAccusation):
            yield text("wink-coach-unlikely")
        elif isinstance(move, m.PlanCall):
            yield text("wink-coach-call")
        elif isinstance(move, m.Watch):
            caller = any(call.seat == move.watched for call in view.accomplice_of)
            yield text("wink-coach-meet" if caller else "wink-coach-watch")


def _is_sure(view: WinkView, move: m.Move, table: Table) -> bool:
    share = _share(view, move, table) if isinstance(move, m.PlanAccusation | m.PlanNaming) else None
    return share is not None and share >= CERTAIN


def _share(view: WinkView, move: m.PlanAccusation | m.PlanNaming, table: Table) -> float | None:
    """How likely whom it names holds the number; None for nobody."""
    if isinstance(move, m.PlanNaming):
        named, call = move.named, None if view.me is None else view.me.call
    else:
        named, call = move.accused, _called(view, move.number)
    return None if named is None or call is None else holders(view, call, table).get(named, 0.0)


def _called(view: WinkView, number: Number) -> Call | None:
    return next((call for call in view.calls if call.number == number), None)
