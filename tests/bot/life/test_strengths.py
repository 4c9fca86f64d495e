"""How well computers play, as people choose it, and the spies as whom they do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.computers.aliases import alias, aliases
from bot.panels.names import label
from engines import GAMES
from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.table.record import Record
from renderers.words import words
from tests.bot.life.tables import finish, lobby
from tests.support.bot import running_bot, written
from tests.support.lantern import LANTERN, Lantern, LanternMove, LanternView


class Noting(Lantern):
    """A game whose program notes how well it was to play."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Strength] = []

    def choose(
        self, view: LanternView, legal: Sequence[LanternMove], chance: Chance, budget_s: float, strength: Strength
    ) -> LanternMove:
        self.asked.append(strength)
        return super().choose(view, legal, chance, budget_s, strength)


async def test_a_host_chooses_how_well_each_computer_plays() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada")
        await bot.arrange("Ada", seats="4")
        await bot.press("Ada", "Add the computer")
        opened = await bot.pressing("Ada", "The computers")
        await bot.fill("Ada", opened, **{"1": "easy", "free": "hard"})
        told = await bot.until_reads("Boris", "(computer, easy)")
        assert "Computers on free seats: hard" in told
        await bot.press("Ada", "Add the computer")
        record = await bot.record()
        assert strengths(record) == ["normal", "easy", "hard", "normal"]
        assert len({alias(record, seat).name for seat in range(4)}) == 4
        stale = await bot.pressing("Ada", "The computers")
        await bot.press("Ada", "Remove the computer")
        await bot.fill("Ada", stale, **{"2": "easy"})
        await bot.until_reads("Ada", "The computer doesn’t play on that seat any more.")
        opened = await bot.pressing("Ada", "The computers")
        await bot.press("Ada", "Start")
        assert strengths(await bot.record()) == ["normal", "easy", "hard", "hard"]
        before = len(bot.seen("Ada"))
        await bot.local.people.submit(bot.person("Ada"), opened, {"1": "hard"})
        await bot.until(lambda: len(bot.seen("Ada")) > before or None)
        assert "has begun" in written(bot.seen("Ada")[-1])


async def test_alone_one_says_it_with_play_and_the_spy_stays_for_the_next_game() -> None:
    game = Noting()
    async with running_bot({LANTERN.id: game}) as bot:
        await bot.slash("Ada", "play", game="lantern", computer="hard")
        await bot.press("Ada", "Start")
        record = await bot.record()
        spy = alias(record, 1)
        await bot.until_reads("Boris", f"{spy.mask} {spy.name} (computer, ")
        await finish(bot, "Ada")
        assert set(game.asked) == {Strength.HARD}
        await bot.until_sees("Ada", "Rematch")
        await bot.press("Ada", "Rematch")
        again = await bot.record()
        assert again.id != record.id
        assert (again.holders[1].strength, alias(again, 1)) == (Strength.HARD, spy)


async def test_the_games_on_offer_keep_how_well_the_computer_is_to_play() -> None:
    async with running_bot() as bot:
        direct = bot.local.world.dm(bot.person("Ada"))
        await bot.slash("Ada", "play", where=direct, computer="easy")
        await bot.press("Ada", "Play Lantern", where=direct)
        assert strengths(await bot.record(direct)) == ["normal", "easy"]


async def test_who_lets_the_computer_play_for_a_while_says_how_well() -> None:
    async with running_bot() as bot:
        await lobby(bot, "Ada", "Boris")
        await bot.press("Ada", "Start")
        await bot.slash("Ada", "game replace", computer="easy")
        assert strengths(await bot.record())[0] == "easy"
        spy = alias(await bot.record(), 0)
        await bot.until_reads("Cleo", f"{spy.mask} {spy.name} (computer) stands in for a while.")
        await bot.slash("Ada", "game replace")
        assert strengths(await bot.record())[0] == "normal"


def test_no_spy_wears_a_mask_of_a_games_seats() -> None:
    marks = {
        label(game.id, seat, words("en")).split(" ")[0]
        for game in GAMES.values()
        for seat in range(max(game.seat_counts(game.options())))
    }
    assert not marks & {spy.mask for spy in aliases()}
    assert len({spy.name for spy in aliases()}) == len({spy.mask for spy in aliases()}) == len(aliases())


def strengths(record: Record) -> list[str]:
    """How well each seat is played where it is the computer's."""
    return [str(holder.strength) for holder in record.holders]
