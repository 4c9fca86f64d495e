"""Events in one line, for news and log."""

from __future__ import annotations

from functools import singledispatch

from engines.core.text import Text, Value, Who, dashed, text
from engines.infiltraitors.events import (
    AgentLeft,
    AllDiscarded,
    Captured,
    CardsDrawn,
    ClueGiven,
    Event,
    GameEnded,
    InformationExchanged,
    KeyClueGiven,
    KeyPersonSeen,
    Missed,
    PoolDealt,
    RewardDeclined,
    RewardTaken,
    Stayed,
    SurplusDiscarded,
    SuspectEliminated,
    TurnBegan,
    Waited,
)
from engines.infiltraitors.names import card_name, card_names


def tell(event: Event) -> Text | None:
    """A (redacted) event in one line."""
    return _line(event)


@singledispatch
def _line(event: Event) -> Text | None:
    raise TypeError(event)


@_line.register
def _captured(event: Captured) -> Text:
    seat, number = Who(event.seat), event.serial
    if event.card is None:
        return text("infiltraitors-tell-captured", seat=seat, number=number, hq=event.hq)
    if event.second is None:
        return text("infiltraitors-tell-captured-known", seat=seat, number=number, card=card_name(event.card))
    cards = card_names((event.card, event.second))
    return text("infiltraitors-tell-captured-two", seat=seat, number=number, card=cards[0], second=cards[1])


def _lies(upright: bool) -> str:
    return "upright" if upright else "sideways"


@_line.register
def _clue(event: ClueGiven) -> Text:
    values: dict[str, Value] = {
        "seat": Who(event.seat),
        "card": card_name(event.card),
        "turned": _lies(event.upright),
    }
    if event.owner == event.seat:
        return text("infiltraitors-tell-clue", **values)
    return text("infiltraitors-tell-clue-from", owner=Who(event.owner), **values)


@_line.register
def _exchanged(event: InformationExchanged) -> Text:
    return text(
        "infiltraitors-tell-exchanged",
        seat=Who(event.seat),
        target=Who(event.target),
        card=card_name(event.card),
        turned=_lies(event.upright),
    )


@_line.register
def _waited(event: Waited) -> Text:
    return text("infiltraitors-tell-waited", seat=Who(event.seat), count=event.named)


@_line.register
def _drawn(event: CardsDrawn) -> Text:
    if event.cards is None:
        return text("infiltraitors-tell-drawn", seat=Who(event.seat), count=event.count)
    cards = card_names(event.cards)
    return text("infiltraitors-tell-drawn-known", seat=Who(event.seat), count=event.count, cards=cards)


@_line.register
def _missed(event: Missed) -> Text:
    card = card_name(event.identity)
    if event.target is None:
        return text("infiltraitors-tell-missed-key", seat=Who(event.seat), card=card, bullets=event.bullets)
    target = Who(event.target)
    return text("infiltraitors-tell-missed", seat=Who(event.seat), target=target, card=card, bullets=event.bullets)


@_line.register
def _eliminated(event: SuspectEliminated) -> Text:
    card = card_name(event.identity)
    if event.target is None:
        return text("infiltraitors-tell-eliminated-key", seat=Who(event.seat), card=card, left=event.left)
    target = Who(event.target)
    return text("infiltraitors-tell-eliminated", seat=Who(event.seat), target=target, card=card, left=event.left)


@_line.register
def _reward(event: RewardTaken) -> Text:
    face = "down" if event.face_down else "up"
    if event.card is None:
        return text("infiltraitors-tell-reward-hidden", seat=Who(event.seat))
    card = card_name(event.card)
    return text("infiltraitors-tell-reward", seat=Who(event.seat), card=card, face=face, to=event.to)


@_line.register
def _plain(event: RewardDeclined | Stayed) -> Text:
    return text(f"infiltraitors-tell-{dashed(event.kind)}", seat=Who(event.seat))


@_line.register
def _surplus(event: SurplusDiscarded) -> Text:
    if event.card is None:
        return text("infiltraitors-tell-surplus", seat=Who(event.seat))
    face = "down" if event.face_down else "up"
    return text("infiltraitors-tell-surplus-known", seat=Who(event.seat), card=card_name(event.card), face=face)


@_line.register
def _all_discarded(event: AllDiscarded) -> Text:
    return text("infiltraitors-tell-all-discarded", count=len(event.hq) + sum(map(len, event.hands)))


@_line.register
def _pool_dealt(event: PoolDealt) -> Text:
    known = [hand for hand in event.hands if hand is not None]
    if len(known) == 1:
        cards = card_names(known[0])
        return text("infiltraitors-tell-pool-dealt-known", count=len(cards), cards=cards)
    return text("infiltraitors-tell-pool-dealt", count=sum(event.counts))


@_line.register
def _key_seen(event: KeyPersonSeen) -> Text:
    if event.card is None:
        return text("infiltraitors-tell-key-person-seen", seat=Who(event.seat))
    return text("infiltraitors-tell-key-person-seen-known", seat=Who(event.seat), card=card_name(event.card))


@_line.register
def _key_clue(event: KeyClueGiven) -> Text:
    return text(
        "infiltraitors-tell-key-clue",
        seat=Who(event.seat),
        card=card_name(event.card),
        turned=_lies(event.upright),
        origin=event.origin,
    )


@_line.register
def _left(event: AgentLeft) -> Text:
    if not event.cards:
        return text("infiltraitors-tell-left-empty", seat=Who(event.seat))
    return text("infiltraitors-tell-left", seat=Who(event.seat), cards=card_names(event.cards))


@_line.register
def _turn(event: TurnBegan) -> Text:
    return text("infiltraitors-tell-turn", number=event.number, seat=Who(event.seat))


@_line.register
def _ended(event: GameEnded) -> Text:
    return event.outcome.reason
