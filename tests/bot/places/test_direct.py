"""A table in one's direct messages with the bot: played alone, against the program, beside all other tables."""

from __future__ import annotations

from bot.local.model import EPHEMERAL, Message
from tests.support.bot import RunningBot, controls, running_bot, written


def dm(bot: RunningBot, who: str = "Ada") -> int:
    return bot.local.world.dm(bot.person(who))


def kept(bot: RunningBot) -> list[Message]:
    """What stands in Ada's direct messages for good."""
    return [message for message in bot.seen("Ada", where=dm(bot)) if not message["flags"] & EPHEMERAL]


async def lays_a_card(bot: RunningBot) -> None:
    label = next(c["label"] for m in reversed(kept(bot)) for c in controls(m) if c.get("label", "").startswith("Lay"))
    await bot.press("Ada", label, where=dm(bot))


async def test_play_begins_at_once_with_the_hand_below_the_board() -> None:
    async with running_bot() as bot:
        answer = await bot.slash("Ada", "play", where=dm(bot), game="lantern")
        assert "Lantern has begun" in written(answer)
        await bot.until_sees("Ada", "Refresh", where=dm(bot))
        board, hand = kept(bot)
        assert {"My hand", "Log"} <= {c.get("label") for c in controls(board)}
        assert "**Lantern** – Direct messages" in written(hand)
        record = await bot.record(dm(bot))
        assert record.place.server is None
        assert record.people() == (bot.person("Ada"),)
        assert all(clock.due is None for clock in record.clocks)
