"""Invitations that can't be: each is said, with the reason, and the others go out."""

from __future__ import annotations

from bot.local.model import Channel
from tests.bot.life.tables import lobby
from tests.support.bot import RunningBot, running_bot, written


def the_bot(bot: RunningBot) -> str:
    return str(bot.local.world.bot_id)


def without_view(bot: RunningBot, who: str) -> None:
    """Somebody can't see the first channel any more."""
    place: Channel = bot.local.world.channels[bot.channel()]
    hidden = {"id": str(bot.person(who)), "type": 1, "allow": "0", "deny": str(1 << 10)}
    place["permission_overwrites"] = [*place.get("permission_overwrites", []), hidden]


async def test_who_can_not_be_invited_to_a_new_table_is_named_with_the_reason() -> None:
    async with running_bot() as bot:
        without_view(bot, "Dmitri")
        await bot.slash("Ada", "play", game="lantern", **{"with": "Ada", "with-2": "Dmitri", "with-3": "Boris"})
        said = await bot.until_reads("Ada", "don’t need to invite yourself")
        assert f"<@{bot.person('Dmitri')}> can’t see this channel" in said
        assert (await bot.record()).invited == (bot.person("Boris"),)
        await bot.until_reads("Boris", "invites you")


async def test_the_bot_and_who_has_left_can_not_be_invited() -> None:
    async with running_bot() as bot:
        bot.local.world.leave(bot.person("Cleo"), bot.app.client.guilds[0].id)
        await bot.slash("Ada", "play", game="lantern", **{"with": the_bot(bot), "with-2": "Cleo"})
        said = await bot.until_reads("Ada", "I can’t be invited")
        assert f"<@{bot.person('Cleo')}> isn’t on this server" in said


async def test_the_select_of_a_lobby_says_whom_it_leaves_out() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Invite people", values=("Dmitri",))
        await bot.press("Ada", "Invite people", values=("Boris", "Dmitri", "Cleo", the_bot(bot)))
        said = await bot.until_reads("Ada", "I can’t be invited")
        assert f"<@{bot.person('Boris')}> has a seat here already" in said
        assert f"<@{bot.person('Dmitri')}> is invited already" in said
        assert str(bot.person("Cleo")) not in said
        assert (await bot.record()).invited == (bot.person("Dmitri"), bot.person("Cleo"))


async def test_another_bot_can_not_be_invited() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        bot.local.world.people[bot.person("Cleo")].user["bot"] = True
        await bot.press("Ada", "Options")
        await bot.press("Ada", "Invite people", values=("Cleo",))
        await bot.until_reads("Ada", f"<@{bot.person('Cleo')}> is a bot")
        assert not (await bot.record()).invited


async def test_an_invitation_that_can_be_says_nothing_more() -> None:
    async with running_bot() as bot:
        before = len(bot.seen("Ada"))
        answer = await bot.slash("Ada", "play", game="lantern", **{"with": "Boris"})
        await bot.app.outbox.idle()
        assert "lobby" not in written(answer)
        assert len([m for m in bot.seen("Ada")[before:] if m["flags"] & 64]) == 1


async def test_the_menu_of_a_user_invites_to_the_lobby_here_asks_which_or_opens_a_table() -> None:
    async with running_bot() as bot:
        boris, cleo = bot.person("Boris"), bot.person("Cleo")
        bot.speaks("Dmitri", "cs")

        async def invite(who: str, whom: int, where: str = "general") -> str:
            prompted = await bot.local.people.menu(bot.person(who), bot.channel(where), "Invite to a game", whom)
            return written(await bot.finished(prompted))

        assert "Open a table of Lantern" in await invite("Ada", boris)
        assert "I can’t be invited" in await invite("Ada", bot.local.world.bot_id)
        assert "don’t need to invite yourself" in await invite("Ada", bot.person("Ada"))
        await lobby(bot, "Ada")
        assert "is invited to your table of Lantern" in await invite("Ada", boris)
        await bot.until_reads("Boris", "invites you")
        assert "is invited already" in await invite("Ada", boris, "table-1")
        await lobby(bot, "Ada", "Dmitri", where="table-2")
        assert "Pozvánku" in await invite("Dmitri", boris)
        assert "is invited to" in await invite("Ada", cleo, "table-2")
        assert "Which of your tables" in await invite("Ada", cleo)
        await bot.press("Ada", "Your tables", where="general", values=[str((await bot.record()).id)])
        assert (await bot.record()).invited == (boris, cleo)
        assert (await bot.record("table-2")).invited == (boris, cleo)
