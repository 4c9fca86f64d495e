"""Tables in every kind of channel: from the lobby to the end, a second one at once, threads where there are any."""

from __future__ import annotations

import pytest

from bot.local.errors import ClientRefused
from engines.mind_mgmt.game import MIND_MGMT
from tests.bot.life.tables import begun, lobby, move
from tests.bot.places.places import (
    APART,
    PLACES,
    WITH_THREADS,
    WITHOUT_THREADS,
    Opens,
    deny,
    own_thread,
    wish_for_threads,
)
from tests.support.bot import controls, running_bot, written


@pytest.mark.parametrize("opens", PLACES.values(), ids=PLACES)
async def test_a_table_lives_in_every_kind_of_channel(opens: Opens) -> None:
    async with running_bot() as bot:
        place = await opens(bot)
        await begun(bot, "Ada", "Boris", where=place)
        await bot.until_sees("Ada", "My hand", where=place)
        await bot.press("Ada", "My hand", where=place)
        await move(bot, "Ada", where=place)
        await move(bot, "Boris", where=place)
        for deed, paused in (("game pause", True), ("game resume", False)):
            await bot.slash("Ada", deed, where=place)
            assert (await bot.record(place)).paused is paused
        await bot.slash("Ada", "board", where=place)
        await bot.slash("Ada", "game abandon", where=place)
        await bot.press("Ada", "End without a result", where=place)
        await bot.app.outbox.idle()
        record = await bot.record(place)
        assert (record.status, record.place.channel) == ("abandoned", place)
        assert "ended without a result" in bot.reads("Cleo", where=place)


@pytest.mark.parametrize(("opens", "kind"), WITH_THREADS.values(), ids=WITH_THREADS)
async def test_a_second_table_gets_a_thread_of_the_kind_that_the_channel_has(opens: Opens, kind: int) -> None:
    async with running_bot() as bot:
        place = await opens(bot)
        await lobby(bot, "Ada", where=place)
        await bot.slash("Boris", "play", where=place, game="lantern")
        await bot.press("Boris", APART, where=place)
        thread = await own_thread(bot, "Boris")
        assert bot.local.world.channels[thread]["type"] == kind
        await bot.press("Cleo", "Join", where=thread)
        await bot.press("Boris", "Start", where=thread)
        assert (await bot.record(thread)).status == "playing"


@pytest.mark.parametrize(("opens", "why"), WITHOUT_THREADS.values(), ids=WITHOUT_THREADS)
async def test_where_there_are_no_threads_none_is_offered_and_it_is_said_why(opens: Opens, why: str) -> None:
    async with running_bot() as bot:
        place = await opens(bot)
        await lobby(bot, "Ada", where=place)
        answer = await bot.slash("Boris", "play", where=place, game="lantern")
        assert why in written(answer)
        assert [each["label"] for each in controls(answer)] == ["Go to the table"]
        old_button = await bot.local.people.forged(
            bot.person("Boris"), place, int(answer["id"]), "open-apart:lantern"
        )
        assert why in written(await bot.finished(old_button))


@pytest.mark.parametrize(("opens", "kind"), WITH_THREADS.values(), ids=WITH_THREADS)
async def test_the_servers_wish_for_threads_is_kept_where_there_are_some(opens: Opens, kind: int) -> None:
    async with running_bot() as bot:
        place = await opens(bot)
        await wish_for_threads(bot)
        await bot.slash("Boris", "play", where=place, game="lantern")
        assert bot.local.world.channels[await own_thread(bot, "Boris")]["type"] == kind


@pytest.mark.parametrize("opens", [opens for opens, _ in WITHOUT_THREADS.values()], ids=WITHOUT_THREADS)
async def test_and_where_there_are_none_the_table_opens_in_the_place_itself(opens: Opens) -> None:
    async with running_bot() as bot:
        place = await opens(bot)
        await wish_for_threads(bot)
        await bot.slash("Boris", "play", where=place, game="lantern")
        assert (await bot.record(place)).status == "lobby"


async def test_a_forum_itself_offers_no_tables() -> None:
    async with running_bot() as bot:
        with pytest.raises(ClientRefused):
            await bot.slash("Ada", "play", where="forum", game="lantern")


async def test_no_command_is_offered_where_the_bot_is_no_member() -> None:
    async with running_bot() as bot:
        for command in bot.local.world.commands.values():
            only_servers = command["name"] in ("campaign", "leaderboard", "Invite to a game")
            assert command["contexts"] == ([0] if only_servers else [0, 1])
            assert command["integration_types"] == [0]


async def test_without_the_right_to_open_threads_none_is_offered() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await deny(bot, "table-1", "create_public_threads")
        answer = await bot.slash("Boris", "play", game="lantern")
        assert "Create Public Threads" in written(answer)
        assert [each["label"] for each in controls(answer)] == ["Go to the table"]


async def test_where_only_threads_are_for_all_tables_get_one() -> None:
    async with running_bot() as bot:
        await wish_for_threads(bot)
        await deny(bot, "announcements", "send_messages")
        await bot.slash("Boris", "play", where="announcements", game="lantern")
        thread = await own_thread(bot, "Boris")
        await bot.press("Cleo", "Join", where=thread)
        assert len((await bot.record(thread)).people()) == 2


async def test_where_the_bot_cannot_see_a_private_thread_it_asks_to_be_called_in() -> None:
    async with running_bot() as bot:
        ada = bot.person("Ada")
        thread = await bot.local.people.start_thread(ada, bot.channel(), "Secret", private=True)
        assert "mention me in it" in written(await bot.slash("Ada", "play", where=thread, game="lantern"))
        assert await bot.app.store.lookup.of_person(ada) == ()


@pytest.mark.parametrize(
    ("opens", "why"),
    [
        *((opens, "no private threads in this kind") for opens in (PLACES["voice"], PLACES["post"])),
        (PLACES["announcement"], "no private threads in this kind"),
    ],
    ids=["voice", "post", "announcement"],
)
async def test_a_side_that_plans_is_told_truly_why_it_has_no_thread(opens: Opens, why: str) -> None:
    async with running_bot({MIND_MGMT.id: MIND_MGMT}) as bot:
        place = await opens(bot)
        await begun(bot, "Boris", "Cleo", "Dmitri", game=MIND_MGMT.id, where=place)
        assert why in await bot.until_reads("Ada", "no private thread to plan in", where=place)


async def test_a_side_is_told_which_permission_the_bot_lacks_for_its_thread() -> None:
    async with running_bot({MIND_MGMT.id: MIND_MGMT}) as bot:
        await deny(bot, "table-1", "create_private_threads")
        await begun(bot, "Boris", "Cleo", "Dmitri", game=MIND_MGMT.id)
        assert "Create Private Threads" in await bot.until_reads("Ada", "no private thread to plan in")


async def test_games_may_be_played_in_a_chosen_forums_posts_alone() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "settings server")
        await bot.press("Ada", "Where games may be played", values=[str(bot.channel("forum"))])
        assert f"<#{bot.channel('forum')}>" in written(await bot.slash("Boris", "play", game="lantern"))
        place = await PLACES["post"](bot)
        await bot.slash("Boris", "play", where=place, game="lantern")
        assert (await bot.record(place)).status == "lobby"


async def test_a_table_in_a_private_thread_is_listed_to_nobody_else() -> None:
    async with running_bot() as bot:
        place = await PLACES["private thread"](bot)
        await lobby(bot, "Ada", where=place)
        await lobby(bot, "Boris", where="table-2")
        listed = written(await bot.slash("Dmitri", "games", where="general"))
        assert "table-2" in listed
        assert "Table talk" not in listed
