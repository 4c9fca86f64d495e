"""What befalls places: too many threads, a lock, an archive, a deletion, lost rights, a move."""

from __future__ import annotations

import pytest

from bot.local.errors import ClientRefused
from bot.local.model import CATEGORY, PRIVATE_THREAD
from engines.mind_mgmt.game import MIND_MGMT
from tests.bot.life.tables import begun, changed, lobby
from tests.bot.places.places import APART, PLACES, Opens, deny, own_thread, wish_for_threads
from tests.bot.showing.tables import Table, table
from tests.support.bot import RunningBot, running_bot, written
from tests.support.clock import PATIENCE_S


def full(bot: RunningBot) -> None:
    """From now on the server has as many open threads as Discord allows."""
    bot.local.world.most_threads = 0


async def in_own_thread(bot: RunningBot) -> Table:
    """A game in play in a thread of its own, whose channel is free."""
    await wish_for_threads(bot)
    await bot.slash("Ada", "play", game="lantern")
    thread = await own_thread(bot, "Ada")
    await bot.press("Boris", "Join", where=thread)
    await bot.press("Ada", "Start", where=thread)
    at = Table(bot, (await bot.record(thread)).id, thread)
    await at.settled()
    return at


async def lock(bot: RunningBot, thread: int, *, locked: bool = True) -> None:
    """Lock a thread, or unlock it, and archive it with that."""
    known = bot.app.client.wait_for("raw_thread_update", timeout=PATIENCE_S)
    bot.local.world.archive(thread, locked=locked)
    await known


@pytest.mark.parametrize("place", ["table-1", "announcements"])
async def test_too_many_threads_are_named_and_leave_no_table_behind(place: str) -> None:
    async with running_bot() as bot:
        full(bot)
        await wish_for_threads(bot)
        answer = written(await bot.slash("Ada", "play", where=place, game="lantern"))
        assert "as many open threads as Discord allows" in answer
        assert await bot.app.store.lookup.of_person(bot.person("Ada")) == ()


async def test_too_many_threads_for_a_second_table() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.slash("Boris", "play", game="lantern")
        full(bot)
        assert "as many open threads" in written(await bot.press("Boris", APART)) + written(bot.last("Boris"))
        assert await bot.app.store.lookup.of_person(bot.person("Boris")) == ()


async def test_a_table_whose_archived_thread_cannot_open_again_goes_on_in_its_channel() -> None:
    async with running_bot() as bot:
        at = await in_own_thread(bot)
        bot.local.world.archive(at.channel)
        full(bot)
        await at.bid(0)
        at.channel = bot.channel()
        assert (await at.record()).place.channel == at.channel
        assert at.board()


@pytest.mark.parametrize("kind", ["post", "public thread", "announcement thread", "private thread"])
async def test_an_archived_thread_or_post_opens_again_for_its_table(kind: str) -> None:
    async with running_bot() as bot:
        at = await table(bot, where=await PLACES[kind](bot))
        bot.local.world.archive(at.channel)
        await at.bid(0)
        assert not bot.local.world.channels[at.channel]["thread_metadata"]["archived"]
        assert at.board("Ada")


async def test_a_table_in_a_locked_post_stays_says_why_and_follows_once_it_is_unlocked() -> None:
    async with running_bot() as bot:
        at = await table(bot, where=await PLACES["post"](bot))
        await lock(bot, at.channel)
        await at.bid(0)
        record = await at.record()
        assert (record.status, record.place.channel) == ("playing", at.channel)
        hand = written(await bot.slash("Ada", "hand", where="general"))
        assert "The thread is locked." in hand
        assert "/game move" in hand
        bot.local.world.change_thread(at.channel, locked=False)
        await bot.until(lambda: not bot.local.world.channels[at.channel]["thread_metadata"]["archived"])
        await at.settled()
        assert at.board("Ada")
        assert at.session not in bot.app.boards.troubles


async def test_a_table_stays_in_its_locked_thread_where_it_could_not_be_shown_in_the_channel() -> None:
    async with running_bot() as bot:
        at = await in_own_thread(bot)
        await deny(bot, "table-1", "send_messages")
        await lock(bot, at.channel)
        await at.bid(0)
        assert (await at.record()).place.channel == at.channel


@pytest.mark.parametrize("kind", ["public thread", "announcement thread"])
async def test_a_table_whose_thread_somebody_else_had_opened_goes_on_in_its_channel(kind: str) -> None:
    async with running_bot() as bot:
        at = await table(bot, where=await PLACES[kind](bot))
        parent = bot.local.world.channels[at.channel]["parent_id"]
        before = await at.record()
        bot.local.world.delete_channel(at.channel)
        after = await changed(bot, before.id, before.version)
        assert (after.status, after.place.channel) == ("playing", int(parent))


async def test_a_table_whose_channel_is_deleted_with_its_thread_ends() -> None:
    async with running_bot() as bot:
        at = await in_own_thread(bot)
        tried = bot.local.faults.add(error=10003, method="POST", route=f"/channels/{bot.channel()}/messages")
        before = await at.record()
        bot.local.world.delete_channel(bot.channel())
        after = await changed(bot, before.id, before.version)
        await at.settled()
        assert (after.status, after.place) == ("abandoned", before.place)
        assert not tried.hits


async def test_a_forums_tables_end_with_it() -> None:
    async with running_bot() as bot:
        at = await table(bot, where=await PLACES["post"](bot))
        before = await at.record()
        bot.local.world.delete_channel(bot.channel("forum"))
        assert (await changed(bot, before.id, before.version)).status == "abandoned"


async def test_a_voice_channel_that_the_bot_may_not_connect_to_is_told_and_comes_back() -> None:
    async with running_bot() as bot:
        at = await table(bot, where="lounge")
        await deny(bot, "lounge", "connect")
        await at.bid(0)
        assert "View Channel" not in (told := written(await bot.slash("Ada", "hand", where="general")))
        assert "Connect" in told
        bot.local.world.allow(at.channel, "bot", "connect")
        await bot.until(lambda: at.session not in bot.app.boards.troubles or None)
        assert at.board("Ada")


async def test_a_channel_that_moves_to_another_category_keeps_its_table() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        world = bot.local.world
        category = world.add_channel(world.server("Safehouse"), "Games", CATEGORY)
        world.change_channel(at.channel, {"parent_id": str(category)})
        await at.bid(0)
        assert (await at.record()).place.channel == at.channel
        assert at.board()


@pytest.mark.parametrize("kind", ["voice", "stage", "announcement", "post"])
async def test_a_table_moves_to_any_kind_of_place(kind: str) -> None:
    async with running_bot() as bot:
        at = await table(bot)
        target = await PLACES[kind](bot)
        await bot.slash("Ada", "game move", channel=str(target))
        await at.settled()
        at.channel = target
        assert (await at.record()).place.channel == target
        assert at.board("Ada")


async def test_it_moves_to_no_forum_and_no_category() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        bot.local.world.add_channel(bot.local.world.server("Safehouse"), "Games", CATEGORY)
        for name in ("forum", "Games"):
            with pytest.raises(ClientRefused):
                await bot.slash("Ada", "game move", channel=name)


async def test_it_moves_to_no_locked_thread_and_the_reason_is_said() -> None:
    async with running_bot() as bot:
        record = await begun(bot, "Ada", "Boris")
        target = await PLACES["post"](bot)
        known = bot.app.client.wait_for("raw_thread_update", timeout=PATIENCE_S)
        bot.local.world.change_thread(target, locked=True)
        await known
        assert "The thread is locked" in written(await bot.slash("Ada", "game move", channel=str(target)))
        assert (await bot.record()).place == record.place


async def test_of_an_archived_thread_it_is_said_how_to_get_there() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        target = await PLACES["public thread"](bot)
        await lock(bot, target, locked=False)
        assert "Write in an archived thread first" in written(
            await bot.slash("Ada", "game move", channel=str(target))
        )


CHECKS: dict[str, tuple[str, ...]] = {
    "text": ("all the permissions", "Create Events"),
    "announcement": ("all the permissions", "Create Events", "no private threads in this kind"),
    "voice": ("all the permissions", "Create Events", "Only one table at a time", "no private threads in this kind"),
    "stage": ("all the permissions", "Create Events", "Only one table at a time", "no private threads in this kind"),
    "post": ("all the permissions", "Create Events", "Write a new post", "no private threads in this kind"),
    "public thread": ("all the permissions", "Create Events", "A thread can’t hold threads"),
    "announcement thread": (
        "all the permissions",
        "Create Events",
        "A thread can’t hold threads",
        "no private threads in this kind",
    ),
    "private thread": ("all the permissions", "Create Events", "A thread can’t hold threads"),
}
"""What *Check* says in each kind of place, a line each."""


@pytest.mark.parametrize(("opens", "said"), [(PLACES[kind], CHECKS[kind]) for kind in CHECKS], ids=CHECKS)
async def test_check_tells_beforehand_what_will_not_work_here(opens: Opens, said: tuple[str, ...]) -> None:
    async with running_bot() as bot:
        place = await opens(bot)
        lines = (await check(bot, place)).splitlines()
        assert len(lines) == len(said), lines
        for line, part in zip(lines, said, strict=True):
            assert part in line


async def test_check_names_what_voice_channels_private_threads_and_locked_ones_need() -> None:
    async with running_bot() as bot:
        for name, permission, called in (
            ("lounge", "connect", "Connect"),
            ("table-1", "create_private_threads", "Create Private Threads"),
            ("table-1", "create_public_threads", "Create Public Threads"),
        ):
            await deny(bot, name, permission)
            assert called in await check(bot, bot.channel(name))
        post = await PLACES["post"](bot)
        bot.local.world.change_thread(post, locked=True)
        assert "The thread is locked" in await check(bot, post)
        hidden = await bot.local.people.start_thread(
            bot.person("Ada"), bot.channel("table-2"), "Secret", private=True
        )
        assert (
            await check(bot, hidden)
            == "I can’t see this thread. If it’s private, mention me in it. If not, I need View Channel."
        )


async def test_check_says_where_games_may_be_played() -> None:
    async with running_bot() as bot:
        server = bot.local.world.server("Safehouse")
        chosen = bot.app.servers.settings(server).model_copy(update={"channels": (bot.channel("forum"),)})
        await bot.app.servers.set(server, chosen)
        assert f"<#{bot.channel('forum')}>" in await check(bot, bot.channel())
        assert "Games are played" not in await check(bot, await PLACES["post"](bot))


async def check(bot: RunningBot, place: int) -> str:
    """What *Check* says in a place."""
    await bot.slash("Ada", "settings server", where=place)
    await bot.press("Ada", "Check permissions here", where=place)
    return str(bot.last("Ada", where=place)["content"])


async def test_a_sides_thread_stays_private_where_its_table_moves_to_a_channel_without_threads() -> None:
    async with running_bot({MIND_MGMT.id: MIND_MGMT}) as bot:
        at = await planning_table(bot, "table-1")
        thread = await bot.until(lambda: planning_thread(bot))
        await bot.slash("Boris", "game move", channel="lounge")
        at.channel = bot.channel("lounge")
        await bot.slash("Dmitri", "game resign", where="lounge")
        await bot.press("Dmitri", "Resign", where="lounge")
        await at.settled()
        assert "can read this thread now" not in bot.reads("Cleo", where=thread)
        assert not bot.local.world.channels[thread]["thread_metadata"]["archived"]


async def test_a_side_gets_its_thread_once_the_table_comes_to_a_channel_that_can_have_one() -> None:
    async with running_bot({MIND_MGMT.id: MIND_MGMT}) as bot:
        await planning_table(bot, "lounge")
        assert planning_thread(bot) is None
        await bot.slash("Boris", "game move", where="lounge", channel="table-1")
        thread = await bot.until(lambda: planning_thread(bot))
        await bot.until_reads("Cleo", "you can plan", where=thread)


async def planning_table(bot: RunningBot, where: str) -> Table:
    """A game of MIND MGMT whose two agents play against Boris."""
    record = await begun(bot, "Boris", "Cleo", "Dmitri", game=MIND_MGMT.id, where=where)
    at = Table(bot, record.id, record.place.channel)
    await at.settled()
    return at


def planning_thread(bot: RunningBot) -> int | None:
    """The private thread there is, if there is one."""
    found = [key for key, each in bot.local.world.channels.items() if each["type"] == PRIVATE_THREAD]
    return found[0] if found else None
