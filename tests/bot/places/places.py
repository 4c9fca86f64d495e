"""A place of each kind in which Discord offers commands, and what is set about places."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.local.model import ANNOUNCEMENT_THREAD, PUBLIC_THREAD
from tests.support.bot import RunningBot
from tests.support.clock import PATIENCE_S

APART = "Open another one in a thread"

Opens = Callable[[RunningBot], Awaitable[int]]


def channel(name: str) -> Opens:
    """A channel that is there."""

    async def found(bot: RunningBot) -> int:
        return bot.channel(name)

    return found


def thread(name: str, *, private: bool = False) -> Opens:
    """A thread that Ada starts in a channel; into a private one she calls the others and the bot."""

    async def started(bot: RunningBot) -> int:
        people = bot.local.people
        opened = await people.start_thread(bot.person("Ada"), bot.channel(name), "Table talk", private=private)
        known = bot.app.client.wait_for("thread_join", timeout=PATIENCE_S) if private else None
        called = [bot.local.world.bot_id, *(bot.person(name) for name in ("Boris", "Cleo"))] if private else []
        await people.say(bot.person("Ada"), opened, " ".join(["Come in:", *(f"<@{each}>" for each in called)]))
        if known is not None:
            await known
        return opened

    return started


async def post(bot: RunningBot) -> int:
    """A post that Ada writes in the forum."""
    return await bot.local.people.start_post(bot.person("Ada"), bot.channel("forum"), "Who plays?", "I do.")


WITH_THREADS: dict[str, tuple[Opens, int]] = {
    "text": (channel("table-1"), PUBLIC_THREAD),
    "announcement": (channel("announcements"), ANNOUNCEMENT_THREAD),
}
"""Places where threads can be opened, and of which kind they are."""

WITHOUT_THREADS: dict[str, tuple[Opens, str]] = {
    "voice": (channel("lounge"), "no threads in this kind of channel"),
    "stage": (channel("auditorium"), "no threads in this kind of channel"),
    "post": (post, "Write a new post in"),
    "public thread": (thread("table-1"), "A thread can’t hold threads"),
    "announcement thread": (thread("announcements"), "A thread can’t hold threads"),
    "private thread": (thread("table-1", private=True), "A thread can’t hold threads"),
}
"""Places where none can, and what is said of it."""

PLACES: dict[str, Opens] = {name: opens for name, (opens, _) in {**WITH_THREADS, **WITHOUT_THREADS}.items()}


async def deny(bot: RunningBot, name: str, permission: str) -> None:
    """Deny the bot a permission in a channel, until it knows."""
    known = bot.app.client.wait_for("guild_channel_update", timeout=PATIENCE_S)
    bot.local.world.deny(bot.channel(name), "bot", permission)
    await known


async def wish_for_threads(bot: RunningBot) -> None:
    """Let the server's settings ask for a thread for each table."""
    server = bot.local.world.server("Safehouse")
    await bot.app.servers.set(server, bot.app.servers.settings(server).model_copy(update={"threads": True}))


async def own_thread(bot: RunningBot, host: str) -> int:
    """The thread of somebody's only table."""
    (sitting,) = await bot.app.store.lookup.of_person(bot.person(host))
    record = await bot.record(sitting.channel)
    assert record.place.thread
    return sitting.channel
