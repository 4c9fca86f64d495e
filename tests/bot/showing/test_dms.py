from __future__ import annotations

from pathlib import Path

from bot.local.model import Message
from engines.table import ending, seating
from tests.bot.showing.tables import Table, eventually, settle_in, table, watched
from tests.support.bot import RunningBot, parts, running_bot, written


def dm(bot: RunningBot, who: str = "Ada") -> int:
    return bot.local.world.dm(bot.person(who))


def panels(bot: RunningBot, who: str = "Ada") -> list[Message]:
    return [message for message in bot.seen(who, where=dm(bot, who)) if "Refresh" in written(message)]


async def by_dm(bot: RunningBot, who: str = "Ada", people: int = 2) -> Table:
    await settle_in(bot, who, hands="dm")
    return await table(bot, people=people)


async def taken_over(bot: RunningBot, at: Table) -> None:
    """Dmitri, who gets hands by DM, takes the first seat over."""
    await settle_in(bot, "Dmitri", hands="dm")
    people, dmitri = bot.app.people, bot.person("Dmitri")
    for plan in (
        seating.stand_in(0, people),
        seating.ask_seat(dmitri, 0, people),
        seating.answer_seat(dmitri, 0, True, people),
    ):
        await bot.app.registry.change(at.session, plan)
    await at.settled()


async def test_the_hand_comes_by_message_headed_by_game_server_and_the_way_to_the_board() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        (panel,) = panels(bot)
        said = written(panel)
        assert "**Lantern** – Safehouse" in said
        assert " · ".join(map(str, (await at.snapshot()).state.hands[0])) in said
        assert any(part.get("url", "").endswith(at.board()["id"]) for part in parts(panel["components"]))


async def test_the_ping_comes_by_message_too_and_not_in_the_channel() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        assert not [ping for ping in at.pings() if f"<@{bot.person('Ada')}>" in ping.split(":")[0]]
        newest = bot.seen("Ada", where=dm(bot))[-1]
        assert "Which card do you lay" in newest["content"]
        assert not newest["flags"]


async def test_the_panel_is_edited_as_things_change_and_posted_anew_when_its_owner_is_asked() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        (first,) = panels(bot)
        await at.bid(0)
        (second,) = panels(bot)
        assert second["id"] == first["id"]
        assert "Waiting for" in written(second)
        await at.bid(1)
        (third,) = panels(bot)
        assert third["id"] != first["id"]
        assert "Which card do you lay" in written(third)


async def test_what_its_owner_does_not_hear_of_is_not_sent() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        await at.bid(1, 0)
        with watched(bot) as heard:
            await at.bid(1, 1)
        assert heard.messages() == []


async def test_pressing_on_it_works_and_keeps_it_one_panel() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        await bot.press("Ada", "Refresh", where=dm(bot))
        await at.bid(1)
        (panel,) = panels(bot)
        assert "laid a card" in written(panel)


async def test_closed_dms_fall_back_to_the_button_and_say_so() -> None:
    async with running_bot() as bot:
        bot.local.world.close_dms(bot.person("Ada"))
        at = await by_dm(bot)
        ping = next(p for p in at.pings() if p.startswith(f"<@{bot.person('Ada')}>"))
        assert "couldn’t send you your hand" in ping
        assert "block messages from this bot" not in written(await bot.press("Ada", "My hand"))
        await at.bid(0)
        await at.bid(1)
        assert (await at.record()).status == "playing"
        bot.local.world.open_dms(bot.person("Ada"))
        await settle_in(bot, "Ada", hands="dm")
        assert panels(bot)


async def test_whoever_wants_no_pings_is_told_of_closed_dms_once_on_the_panel() -> None:
    async with running_bot() as bot:
        bot.local.world.close_dms(bot.person("Ada"))
        await settle_in(bot, "Ada", hands="dm", pings=False)
        at = await table(bot)
        assert "block messages from this bot" in written(await bot.press("Ada", "My hand"))
        assert "block messages from this bot" not in await at.refresh("Ada")


async def test_after_a_restart_nobody_is_told_of_closed_dms_once_more(tmp_path: Path) -> None:
    places = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        bot.local.world.close_dms(bot.person("Ada"))
        await settle_in(bot, "Ada", hands="dm", pings=False)
        at = await table(bot)
        assert "block messages from this bot" in written(await bot.press("Ada", "My hand"))
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        at.bot = bot
        assert "block messages from this bot" not in written(await bot.press("Ada", "My hand"))
        await settle_in(bot, "Ada", hands="dm")
        await at.bid(0)
        await at.bid(1)
        bot.clock.advance(121)
        await eventually(at.pings)
        assert not [ping for ping in at.pings() if "couldn’t send you" in ping]


async def test_whoever_follows_on_a_seat_is_written_to_though_the_one_before_took_nothing() -> None:
    async with running_bot() as bot:
        bot.local.world.close_dms(bot.person("Ada"))
        at = await by_dm(bot, people=3)
        await taken_over(bot, at)
        assert len(panels(bot, "Dmitri")) == 1


async def test_who_changes_to_the_channel_loses_the_message() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        await settle_in(bot, "Ada", hands="channel")
        assert panels(bot) == []
        await at.bid(1)
        assert panels(bot) == []


async def test_a_seat_that_changes_hands_takes_its_message_away() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot, people=3)
        await settle_in(bot, "Dmitri", hands="dm")
        people, dmitri = bot.app.people, bot.person("Dmitri")
        await bot.app.registry.change(at.session, seating.stand_in(0, people))
        await at.settled()
        assert "plays your seat" in written(panels(bot)[0])
        await bot.app.registry.change(at.session, seating.ask_seat(dmitri, 0, people))
        await bot.app.registry.change(at.session, seating.answer_seat(dmitri, 0, True, people))
        await at.settled()
        assert panels(bot) == []
        assert len(panels(bot, "Dmitri")) == 1


async def test_a_seat_given_up_takes_its_message_away() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot, people=3)
        await bot.app.registry.change(at.session, ending.resign(0, bot.person("Ada")))
        await at.settled()
        assert panels(bot) == []


async def test_the_message_is_found_again_after_a_restart(tmp_path: Path) -> None:
    places = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        at = await by_dm(bot)
        (first,) = panels(bot)
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        at.bot = bot
        await at.bid(1)
        (second,) = panels(bot)
        assert second["id"] == first["id"]
        assert "laid a card" in written(second)


async def test_the_end_is_told_by_message() -> None:
    async with running_bot() as bot:
        at = await by_dm(bot)
        await at.play_out()
        (panel,) = panels(bot)
        assert "🏆" in written(panel)
        assert [m for m in bot.seen("Ada", where=dm(bot)) if m["content"]] == []


async def test_a_servers_name_is_told_as_it_is_whatever_signs_are_in_it() -> None:
    async with running_bot() as bot:
        server = int(bot.local.world.channels[bot.channel()]["guild_id"])
        bot.local.world.servers[server].name = "**B** [x](https://e.vil) <@1> @everyone"
        bot.local.world.set_server_locale(server, "en-US")
        await settle_in(bot, "Ada", hands="dm")
        await table(bot)
        read = bot.reads("Ada", where=bot.local.world.dm(bot.person("Ada")))
        assert "B" in read
        for sign in ("**B**", "[x](", " <@1>", "@everyone"):
            assert sign not in read


async def test_whoever_follows_on_a_seat_is_written_to_though_discord_knew_no_way_to_the_one_before() -> None:
    async with running_bot() as bot:
        bot.local.faults.add(error=10013, method="POST", route="/users/@me/channels", times=50)
        at = await by_dm(bot, people=3)
        bot.local.faults.clear()
        await taken_over(bot, at)
        assert len(panels(bot, "Dmitri")) == 1
