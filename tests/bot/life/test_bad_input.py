"""Presses that are doubled, late, foreign or made up, each answered privately, in the person's own language."""

from __future__ import annotations

from bot.local.model import EPHEMERAL, Message
from tests.bot.life.tables import begun, finish, lobby
from tests.support.bot import RunningBot, running_bot, written


async def again(bot: RunningBot, who: str, message: Message, custom_id: str) -> Message:
    """Press what is no longer, or not, there for somebody; the newest private answer afterwards."""
    done = await bot.local.people.forged(bot.person(who), bot.channel(), int(message["id"]), custom_id)
    await bot.finished(done)
    return private(bot, who)[-1]


def private(bot: RunningBot, who: str) -> list[Message]:
    """What somebody alone sees."""
    return [message for message in bot.seen(who) if message["flags"] & EPHEMERAL]


async def test_a_doubled_join_is_one() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        answer = await bot.press("Boris", "Join")
        assert "have a seat already" in written(answer)
        assert answer["flags"] & EPHEMERAL


async def test_the_lobbys_old_buttons_still_answer_once_the_game_has_begun_and_ended() -> None:
    async with running_bot() as bot:
        record = await lobby(bot, "Ada", "Boris")
        board, _ = bot.find("Ada", "Join")
        await bot.press("Ada", "Start")
        for end in (False, True):
            if end:
                await finish(bot, "Ada", "Boris")
            for name in ("lobby-join", "lobby-leave", "lobby-start", "lobby-options"):
                told = written(await again(bot, "Cleo", board, f"{name}:{record.id}"))
                assert "The game has begun" in told
                assert "My hand" not in told
            told = written(await again(bot, "Ada", board, f"lobby-start:{record.id}"))
            assert "My hand" in told
            for name in ("lobby-shuffle", "lobby-fill", "lobby-without"):
                assert "Go to the board" in written(
                    await again(bot, "Ada", private(bot, "Ada")[-1], f"{name}:{record.id}")
                )


NAMES = ("resume", "late-wait", "undo-agree", "seat-take", "seat-agree", "rematch", "resign-now", "abandon-now")
RESTS = ("", ":999", ":x:y:z", ":1:99:abc", ":1:1:1")


async def test_whatever_is_made_up_gets_a_polite_private_answer() -> None:
    async with running_bot() as bot:
        before = await begun(bot, "Ada", "Boris")
        await bot.until_sees("Cleo", "My hand")
        board, _ = bot.find("Cleo", "My hand")
        for made_up in (name + rest for name in NAMES for rest in RESTS):
            had = len(private(bot, "Cleo"))
            assert written(await again(bot, "Cleo", board, made_up))
            assert len(private(bot, "Cleo")) == had + 1, made_up
        assert (await bot.record()).holders == before.holders


async def test_answers_are_in_the_persons_own_language() -> None:
    async with running_bot() as bot:
        bot.speaks("Boris", "cs")
        await lobby(bot, "Ada", "Boris")
        assert "Místo už máš." in written(await bot.press("Boris", "Join"))
        assert "have a seat already" in written(await bot.press("Ada", "Join"))
