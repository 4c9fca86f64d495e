"""`/move` typed by hand: as it comes to one's fingers, the nearest meant, and who isn't asked told so."""

from __future__ import annotations

from typing import Any

import pytest

from bot.entrances.matching import nearest
from engines.core.seats import Seat
from tests.bot.choosing.test_the_plan import claiming, seen, table, to, walking
from tests.bot.life.tables import snapshot
from tests.support.bot import written

LABELS = (
    "To 1: 29–20–1 · meets V",
    "To 11: 29≈9–10–11",
    "V to 10: 32–9–10",
    "V to 9: 32–9",
    "Výslech agenta (spis)",
    "Fight 🔺 A for a key",
)


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ("29-20-1", {0}),
        ("29 20 1", {0}),
        ("29,9,10,11", {1}),
        ("29~9-10-11", {1}),
        ("to 1", {0}),
        ("TO 11", {1}),
        ("32-9", {3}),
        ("vyslech", {4}),
        ("výslech AGENTA", {4}),
        ("meets v to 1", {0}),
        ("key fight", {5}),
        ("figh", {5}),
        ("1", {0}),
        ("10", {1, 2}),
        ("", set(range(len(LABELS)))),
    ],
)
def test_the_nearest_is_meant(wanted: str, best: set[int]) -> None:
    tiers = nearest(range(len(LABELS)), wanted, label_of=LABELS.__getitem__)
    assert set(tiers[0]) == best


def test_what_no_words_hold_is_nothing() -> None:
    assert nearest(LABELS, "to 1 meets x", label_of=str) == []


async def test_a_way_is_typed_without_its_signs() -> None:
    async with table(2) as (bot, _):
        who = await to(bot, walking)
        before = await snapshot(bot)
        seat = min(before.to_act())
        path = next(move.path for move in before.legal(seat) if move.kind == "move_agent")
        start = (await seen(bot)).seats[seat].circle
        answer = await bot.slash(who, "move", move="-".join(map(str, (start, *path))))
        assert "Done" in written(answer)
        assert (await seen(bot)).seats[seat].circle == path[-1]


async def test_who_is_not_asked_is_told_who_is() -> None:
    def passing(now: Any, seat: Seat, moves: list[Any]) -> Any:
        return True if now.view(None).stage == "key" else claiming(now, seat, moves)

    async with table(2) as (bot, _):
        who = await to(bot, passing)
        other = "Boris" if who == "Ada" else "Ada"
        await bot.app.outbox.idle()
        for answer in (await bot.press(other, "Take a key"), await bot.slash(other, "move", move="take a key")):
            assert f"Waiting for <@{bot.person(who)}>" in written(answer)
        pressed = await bot.press(who, "Take a key")
        assert "Do it" in written(pressed)
        await bot.press(who, "Do it")
