from __future__ import annotations

from tests.bot.showing.tables import Table, settle_in, table
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.lantern import Bid, Note, Peek


async def page(bot: RunningBot, who: str, label: str) -> str:
    message, _ = bot.find(who, label)
    await bot.press(who, label)

    def turned() -> str | None:
        now = next(m for m in bot.seen(who) if m["id"] == message["id"])
        return written(now) if now is not message else None

    return await bot.until(turned)


async def all_pages(bot: RunningBot, who: str) -> list[str]:
    pages = [written(await bot.press(who, "Log"))]
    pages = [await all_later(bot, who) or pages[0]]
    while bot.sees(who, "‹ Earlier"):
        pages.append(await page(bot, who, "‹ Earlier"))
    return pages[::-1]


async def all_later(bot: RunningBot, who: str) -> str:
    now = ""
    while bot.sees(who, "Later ›"):
        now = await page(bot, who, "Later ›")
    return now


async def two_rounds(bot: RunningBot) -> Table:
    at = await table(bot)
    await at.act(0, Peek())
    await at.bid(0, 0)
    await at.bid(0, 1)
    await at.act(1, Note("mind the gap"))
    await at.bid(1, 0)
    return at


async def test_the_log_opens_at_its_end_and_turns_to_its_beginning() -> None:
    async with running_bot() as bot:
        await two_rounds(bot)
        pages = await all_pages(bot, "Cleo")
        assert "The game has begun" in pages[0]
        assert "looked at the next lamp." in pages[1]
        assert "wins the lamp" in pages[-1] or "nobody wins" in pages[-1]
        assert f"{len(pages)} of {len(pages)}" in pages[-1]
        assert "number: 0" in pages[0]
        assert "number: 1" in pages[-1]


async def test_each_reads_what_they_may_and_counts_no_page_more() -> None:
    async with running_bot() as bot:
        at = await two_rounds(bot)
        bids = [card for cards in (await at.snapshot()).state.played for card in cards]
        ada, boris, cleo = [await all_pages(bot, who) for who in ("Ada", "Boris", "Cleo")]
        assert len(cleo) == len(boris) == 4
        assert len(ada) == 5
        assert "lamp: " in ada[1]
        assert f"laid {bids[0]}" in "".join(ada)
        before_showing = "".join(cleo[:-1])
        assert "laid a card" in before_showing
        assert not any(f"laid {bid}" in before_showing for bid in bids)


async def test_after_the_end_everything_is_open() -> None:
    async with running_bot() as bot:
        at = await two_rounds(bot)
        first = (await at.snapshot()).state.played[0][0]
        await at.play_out()
        pages = await all_pages(bot, "Cleo")
        assert f"laid {first}" in "".join(pages)
        hands = pages[1].count("hands: ")
        assert hands == 3


async def test_forged_pages_lead_to_the_nearest() -> None:
    async with running_bot() as bot:
        at = await two_rounds(bot)
        board = int(at.board()["id"])
        opened = await bot.press("Cleo", "Log")
        for wanted in ("99999", "-3", "x"):
            forged = f"log-page:{at.session}:{wanted}:last"
            await bot.local.people.forged(bot.person("Cleo"), at.channel, int(opened["id"]), forged)
        assert board
        await bot.until(lambda: "1 of 4" in bot.reads("Cleo") or None)


async def test_a_move_taken_back_in_silence_is_in_nobody_elses_log() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        hand = (await at.snapshot()).state.hands[0]
        await at.act(0, Bid(hand[0]))
        await at.act(0, Bid(hand[1]))

        async with bot.app.registry.holding(at.session) as session:
            await session.ask_undo(0, bot.person("Ada"))
        await at.settled()
        assert "took the last move back" in "".join(await all_pages(bot, "Ada"))
        assert "took the last move back" not in "".join(await all_pages(bot, "Boris"))
        bot.app.histories.forget(at.session)
        assert "took the last move back" in "".join(await all_pages(bot, "Ada"))
        assert "took the last move back" not in "".join(await all_pages(bot, "Boris"))


async def test_how_to_play_is_one_private_screen() -> None:
    async with running_bot() as bot:
        await table(bot)
        guide = await bot.press("Cleo", "How to play")
        assert guide["flags"] & 64
        assert "How to play Lantern" in written(guide)


async def test_how_to_play_says_what_signs_mean_where_a_game_has_many() -> None:
    async with running_bot() as bot:
        await table(bot, "mind_mgmt", 2)
        first = written(await bot.press("Cleo", "How to play"))
        signs, full = [written(await bot.press("Cleo", "Later")) for _ in range(2)]
        assert "**What the signs mean**" not in first
        assert "**mind slip**" in signs
        assert "**standing order**" in signs
        assert "**full game**" in full
        assert not bot.sees("Cleo", "Later")
        assert written(await bot.press("Cleo", "‹ Earlier")) == signs


async def test_how_to_play_says_below_a_picture_what_the_picture_does_not() -> None:
    async with running_bot() as bot:
        await table(bot, "agent_avenue", 2)
        beside = written(await bot.press("Cleo", "How to play"))
        await settle_in(bot, "Cleo", words=True)
        alone = written(await bot.press("Cleo", "How to play"))
        assert "**Aim**" in alone
        assert "**Aim**" not in beside
        assert ["set a card aside" in told for told in (beside, alone)] == [True, True]


async def test_how_to_play_tells_of_the_variants_at_this_table_alone() -> None:
    async with running_bot() as bot:
        await table(bot, "agent_avenue", 2)
        basic = written(await bot.press("Cleo", "How to play"))
        assert "black market" not in basic
        assert "In a team you share" not in basic
        await table(bot, "agent_avenue", 3, where="table-2")
        teams = written(await bot.press("Dmitri", "How to play", where="table-2"))
        assert "In a team you share" in teams
        assert "black market" not in teams


async def test_the_log_goes_by_turns_and_opens_where_its_reader_was() -> None:
    async with running_bot() as bot:
        at = await two_rounds(bot)
        await at.bid(0)
        await at.bid(1)
        opened = await bot.press("Ada", "Log")
        turns = next(each for each in controls(opened) if each["type"] == 3)["options"]
        assert [turn["label"].split(". ")[0] for turn in turns] == ["How it began", "1", "2", "3", "4"]
        assert turns[-1]["default"]
        assert "The game has begun" in turns[0]["description"]
        second = written(await bot.press("Ada", "Go to a turn", values=(turns[2]["value"],)))
        assert second == written(await bot.press("Ada", "Log"))
        assert (await page(bot, "Ada", "« Turn")).count("SHA-256") == 0
        assert "SHA-256" in await page(bot, "Ada", "« Turn")
        assert await page(bot, "Ada", "Turn »") != second
        assert await page(bot, "Ada", "Turn »") == second
        pages = int(second.split(" of ")[1].split(",")[0])
        await all_later(bot, "Ada")
        await at.bid(0)
        assert f"log, {pages + 1} of {pages + 1}" in written(await bot.press("Ada", "Log"))
        await at.play_out()
        assert "seed of the shuffle was" in written(await bot.press("Cleo", "Log"))
