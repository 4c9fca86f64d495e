"""Events in one line, for news and log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.text import Text, Value, Who, text
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
    return _EVENTS[type(event)](event)


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


def _clue(event: ClueGiven) -> Text:
    values: dict[str, Value] = {
        "seat": Who(event.seat),
        "card": card_name(event.card),
        "turned": _lies(event.upright),
    }
    if event.owner == event.seat:
        return text("infiltraitors-tell-clue", **values)
    return text("infiltraitors-tell-clue-from", owner=Who(event.owner), **values)


def _exchanged(event: InformationExchanged) -> Text:
    return text(
        "infiltraitors-tell-exchanged",
        seat=Who(event.seat),
        target=Who(event.target),
        card=card_name(event.card),
        turned=_lies(event.upright),
    )


def _waited(event: Waited) -> Text:
    return text("infiltraitors-tell-waited", seat=Who(event.seat), count=event.named)


def _drawn(event: CardsDrawn) -> Text:
    if event.cards is None:
        return text("infiltraitors-tell-drawn", seat=Who(event.seat), count=event.count)
    cards = card_names(event.cards)
    return text("infiltraitors-tell-drawn-known", seat=Who(event.seat), count=event.count, cards=cards)


def _missed(event: Missed) -> Text:
    card = card_name(event.identity)
    if event.target is None:
        return text("infiltraitors-tell-missed-key", seat=Who(event.seat), card=card, bullets=event.bullets)
    target = Who(event.target)
    return text("infiltraitors-tell-missed", seat=Who(event.seat), target=target, card=card, bullets=event.bullets)


def _eliminated(event: SuspectEliminated) -> Text:
    card = card_name(event.identity)
    if event.target is None:
        return text("infiltraitors-tell-eliminated-key", seat=Who(event.seat), card=card, left=event.left)
    target = Who(event.target)
    return text("infiltraitors-tell-eliminated", seat=Who(event.seat), target=target, card=card, left=event.left)


def _reward(event: RewardTaken) -> Text:
    face = "down" if event.face_down else "up"
    if event.card is None:
        return text("infiltraitors-tell-reward-hidden", seat=Who(event.seat))
    card = card_name(event.card)
    return text("infiltraitors-tell-reward", seat=Who(event.seat), card=card, face=face, to=event.to)


def _plain(event: RewardDeclined | Stayed) -> Text:
    return text(f"infiltraitors-tell-{event.kind.replace('_', '-')}", seat=Who(event.seat))


def _surplus(event: SurplusDiscarded) -> Text:
    if event.card is None:
        return text("infiltraitors-tell-surplus", seat=Who(event.seat))
    face = "down" if event.face_down else "up"
    return text("infiltraitors-tell-surplus-known", seat=Who(event.seat), card=card_name(event.card), face=face)


def _all_discarded(event: AllDiscarded) -> Text:
    return text("infiltraitors-tell-all-discarded", count=len(event.hq) + sum(map(len, event.hands)))


def _pool_dealt(event: PoolDealt) -> Text:
    known = [hand for hand in event.hands if hand is not None]
    if len(known) == 1:
        cards = card_names(known[0])
        return text("infiltraitors-tell-pool-dealt-known", count=len(cards), cards=cards)
    return text("infiltraitors-tell-pool-dealt", count=sum(event.counts))


def _key_seen(event: KeyPersonSeen) -> Text:
    if event.card is None:
        return text("infiltraitors-tell-key-person-seen", seat=Who(event.seat))
    return text("infiltraitors-tell-key-person-seen-known", seat=Who(event.seat), card=card_name(event.card))


def _key_clue(event: KeyClueGiven) -> Text:
    return text(
        "infiltraitors-tell-key-clue",
        seat=Who(event.seat),
        card=card_name(event.card),
        turned=_lies(event.upright),
        origin=event.origin,
    )


def _left(event: AgentLeft) -> Text:
    if not event.cards:
        return text("infiltraitors-tell-left-empty", seat=Who(event.seat))
    return text("infiltraitors-tell-left", seat=Who(event.seat), cards=card_names(event.cards))


def _turn(event: TurnBegan) -> Text:
    return text("infiltraitors-tell-turn", number=event.number, seat=Who(event.seat))


def _ended(event: GameEnded) -> Text:
    return event.outcome.reason


_EVENTS: dict[type, Callable[[Any], Text | None]] = {
    Captured: _captured,
    ClueGiven: _clue,
    InformationExchanged: _exchanged,
    Waited: _waited,
    CardsDrawn: _drawn,
    Missed: _missed,
    SuspectEliminated: _eliminated,
    RewardTaken: _reward,
    RewardDeclined: _plain,
    SurplusDiscarded: _surplus,
    AllDiscarded: _all_discarded,
    PoolDealt: _pool_dealt,
    Stayed: _plain,
    KeyPersonSeen: _key_seen,
    KeyClueGiven: _key_clue,
    AgentLeft: _left,
    TurnBegan: _turn,
    GameEnded: _ended,
}
