"""Who hears of new tables: once, quietly, where and when they want to, and of nobody who keeps apart from them."""

from __future__ import annotations

from datetime import time, timedelta

import pytest

from bot.local.model import Message
from bot.store.preferences import PersonSettings, QuietHours, Tell
from tests.bot.life.tables import lobby
from tests.support.bot import RunningBot, running_bot, written

SILENT = 1 << 12


def heard(bot: RunningBot, who: str = "Boris") -> list[Message]:
    """What somebody was told of new tables, as far as it still stands."""
    seen = bot.seen(who, where=bot.local.world.dm(bot.person(who)))
    return [message for message in seen if "has opened a table" in written(message)]


def server_of(bot: RunningBot) -> int:
    """The server of the tables."""
    return int(bot.local.world.channels[bot.channel()]["guild_id"])


async def listens(bot: RunningBot, who: str = "Boris", **tell: object) -> None:
    """Somebody wants to hear of new tables."""
    await bot.app.people.set(bot.person(who), PersonSettings(tell=Tell.model_validate(tell)))


async def test_a_table_is_told_of_once_in_silence_until_it_is_full_and_at_most_so_often_a_day() -> None:
    async with running_bot() as bot:
        await listens(bot, most=1)
        await lobby(bot, "Ada", game="the_plan")
        await bot.app.outbox.idle()
        (told,) = heard(bot)
        assert told["flags"] & SILENT
        assert "Free seats: 1" in written(told)
        assert "table-1" in written(told)
        await bot.press("Cleo", "Join")
        await bot.app.outbox.idle()
        assert heard(bot) == []
        await lobby(bot, "Dmitri", where="table-2")
        await bot.app.outbox.idle()
        assert heard(bot) == []
        bot.clock.advance(timedelta(days=1, seconds=1).total_seconds())
        bot.local.world.add_channel(server_of(bot), "table-3")
        await lobby(bot, "Ada", where="table-3")
        await bot.app.outbox.idle()
        assert len(heard(bot)) == 1
        await bot.slash("Ada", "game abandon", where="table-3")
        await bot.press("Ada", "End without a result", where="table-3")
        await bot.app.outbox.idle()
        assert heard(bot) == []


@pytest.mark.parametrize(
    "wish",
    [
        {"games": ("wink",)},
        {"server": 1},
        {"start": time(1), "end": time(2)},
    ],
    ids=["another game", "another server", "another hour"],
)
async def test_a_table_that_does_not_fit_is_not_told_of(wish: dict[str, object]) -> None:
    async with running_bot() as bot:
        await listens(bot, "Boris", **wish)
        await listens(bot, "Cleo", games=("lantern",), server=server_of(bot))
        await lobby(bot, "Ada")
        await bot.app.outbox.idle()
        assert heard(bot) == []
        assert len(heard(bot, "Cleo")) == 1


async def test_nobody_is_told_in_quiet_hours_nor_of_a_table_that_they_cannot_see() -> None:
    async with running_bot() as bot:
        now = bot.clock.now()
        hours = QuietHours(start=(now - timedelta(hours=1)).time(), end=(now + timedelta(hours=1)).time())
        await bot.app.people.set(bot.person("Boris"), PersonSettings(tell=Tell(), quiet=hours))
        await listens(bot, "Cleo")
        bot.local.world.leave(bot.person("Cleo"), server_of(bot))
        await lobby(bot, "Ada")
        await bot.app.outbox.idle()
        assert heard(bot) == []
        assert heard(bot, "Cleo") == []


@pytest.mark.parametrize("who", ["Ada", "Boris"], ids=["the host blocks", "the listener blocks"])
async def test_who_blocks_and_who_is_blocked_hear_nothing_of_each_other(who: str) -> None:
    async with running_bot() as bot:
        other = {"Ada": "Boris", "Boris": "Ada"}[who]
        blocked = (bot.person(other),)
        await listens(bot)
        had = bot.app.people.settings(bot.person(who))
        await bot.app.people.set(bot.person(who), had.model_copy(update={"blocked": blocked}))
        await bot.slash("Ada", "play", game="lantern", **{"with": "Boris"})
        await bot.app.outbox.idle()
        assert heard(bot) == []
        called = [message for message in bot.seen("Boris") if bot.person("Boris") in _called(message)]
        assert bool(called) == (who == "Ada")
        invited = [message for message in bot.seen("Ada") if "invites you" in written(message)]
        assert f"<@{bot.person('Boris')}>" in written(invited[-1])
        assert bot.person("Boris") in (await bot.record()).invited
        listed = written(await bot.slash("Boris", "games", where="table-2"))
        assert ("free" in listed) == (who == "Boris")


def _called(message: Message) -> set[int]:
    return {int(user["id"]) for user in message["mentions"]}


async def test_it_is_set_and_ended_on_the_settings_panel_and_forgotten_with_a_person() -> None:
    async with running_bot() as bot:
        await bot.slash("Boris", "settings me")
        await bot.press("Boris", "Finding players")
        form = await bot.pressing("Boris", "Tell me of new tables")
        answer = await bot.fill("Boris", form, games=["wink"], where="all", start="18:00", end="23:00", most="2")
        assert "Wink" in written(answer)
        assert "at most 2 a day" in written(answer)
        tell = Tell(games=("wink",), start=time(18), end=time(23), most=2)
        assert bot.app.people.settings(bot.person("Boris")).tell == tell
        await bot.press("Boris", "People you block", values=[str(bot.person("Ada"))])
        assert bot.app.people.settings(bot.person("Boris")).blocked == (bot.person("Ada"),)
        await bot.press("Boris", "Don’t tell me any more")
        assert bot.app.people.settings(bot.person("Boris")).tell is None
        await bot.app.store.forgetting.person(bot.person("Ada"))
        stored = await bot.app.store.people.get(bot.person("Boris"))
        assert stored.settings.blocked == ()
