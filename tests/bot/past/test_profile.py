"""`/profile` and the games that somebody has finished, as people meet them."""

from __future__ import annotations

import pytest

from bot.local.model import Message
from tests.bot.showing.tables import table
from tests.support.bot import RunningBot, running_bot, written

PRIVATE = "doesn’t show a profile here"


async def _profile(bot: RunningBot, who: str, of: str | None = None, where: str | int = "table-1") -> str:
    options = {} if of is None else {"who": bot.person(of)}
    return written(await bot.slash(who, "profile", where=where, **options))


async def test_a_finished_game_is_found_again_with_its_log_and_its_seal() -> None:
    async with running_bot() as bot:
        assert "haven’t finished a game" in await _profile(bot, "Ada")
        at = await table(bot)
        await at.play_out()
        assert "Lantern" in await _profile(bot, "Ada")
        listed = written(await bot.press("Ada", "Finished games"))
        assert "Lantern" in listed
        assert f"<@{bot.person('Boris')}>" in listed
        opened = written(await bot.press("Ada", "Look at a game", values=(str(at.session),)))
        assert f"<@{bot.person('Boris')}>" in opened
        assert "– log, " in written(await bot.press("Ada", "Log"))
        assert "Verified: all" in written(await bot.press("Ada", "Verify"))
        assert "Your finished games" in written(await bot.slash("Ada", "games", which="finished"))


async def test_nobody_opens_a_game_that_they_did_not_play_or_that_goes_on_by_forging_its_number() -> None:
    async with running_bot() as bot:
        at, other = await table(bot), await table(bot, where="table-2")
        await at.play_out()
        opened = await bot.slash("Cleo", "games", which="finished")
        assert "haven’t finished" in written(opened)
        assert "table is gone" in await _forged(bot, "Cleo", opened, at.session)
        opened = await bot.slash("Ada", "games", which="finished")
        assert "isn’t over yet" in await _forged(bot, "Ada", opened, other.session)


async def _forged(bot: RunningBot, who: str, on: Message, session: int) -> str:
    place = bot.person(who), bot.channel(), int(on["id"])
    await bot.finished(await bot.local.people.forged(*place, "finished-game:0", values=[str(session)]))
    return bot.reads(who)


@pytest.mark.parametrize(
    ("setting", "here", "elsewhere"),
    [("nobody", False, False), ("server", True, False), ("everyone", True, True)],
)
async def test_others_see_a_profile_as_its_owner_lets_them(setting: str, here: bool, elsewhere: bool) -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.play_out()
        await bot.slash("Ada", "settings me")
        await bot.press("Ada", "Who may see your profile", values=(setting,))
        direct = bot.local.world.dm(bot.person("Cleo"))
        for told, sees in (
            (await _profile(bot, "Cleo", "Ada"), here),
            (await _profile(bot, "Cleo", "Ada", direct), elsewhere),
            (await _profile(bot, "Ada"), True),
        ):
            assert ("Lantern" in told) is sees
            assert (PRIVATE in told) is not sees
        assert PRIVATE in await _profile(bot, "Cleo", "Boris")
