"""`/campaign`: a group founded, its games opened, played and recorded once, the file told."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.campaigns import GroupRow
from engines.table import ending, hosting
from engines.table.record import Record
from tests.bot.life.tables import finish, move, snapshot
from tests.support.bot import RunningBot, controls, running_bot, server_of, written
from tests.support.clock import FakeClock
from tests.support.lantern import LANTERN


async def founded(bot: RunningBot, who: str = "Ada", name: str = "The *Owls*", game: str = "Lantern") -> str:
    """A group that somebody has founded; what its file says."""
    await bot.slash(who, "campaign")
    if not bot.sees(who, f"New campaign: {game}"):
        await bot.press(who, "All campaigns")
    opened = await bot.pressing(who, f"New campaign: {game}")
    return written(await bot.fill(who, opened, name=name))


async def group(bot: RunningBot) -> GroupRow:
    """The newest group."""
    await bot.app.recorder.idle()
    [first, *_] = await bot.app.store.campaigns.in_server(server_of(await bot.record()))
    return first


async def begun(bot: RunningBot, night: int = 1, *others: str, tie: str = "lot") -> Record:
    """The game of a night that Ada has opened from her group's file, and begun with these others."""
    await bot.slash("Ada", "campaign")
    await bot.press("Ada", f"Open: Night {night}")
    for other in others or ("Boris",):
        await bot.press(other, "Join")
    await bot.app.registry.change((await bot.record()).id, hosting.set_options(bot.person("Ada"), {"tie": tie}))
    await bot.press("Ada", "Start")
    record = await bot.record()
    assert record.status == "playing"
    return record


async def solved(bot: RunningBot) -> None:
    """Play until the night is over and somebody has won a lamp."""
    after = await finish(bot, "Ada", "Boris")
    assert after.record.outcome is not None
    assert max(after.record.outcome.scores) > 0


async def test_the_whole_life_of_a_campaign() -> None:
    async with running_bot() as bot:
        said = await founded(bot)
        assert "The \\*Owls\\* – Lantern" in said
        assert "Next: Night 1" in said
        assert "dark for the night 1" not in said, "the lobby tells it"
        await bot.press("Ada", "Open: Night 1")
        told = await bot.until_reads("Boris", "Night 1 – The \\*Owls\\*")
        assert "It grows dark for the night 1" in told
        await bot.press("Boris", "Join")
        ada, table = bot.person("Ada"), await bot.record()
        await bot.app.registry.change(table.id, hosting.set_options(ada, {"tie": "lot"}))
        await bot.press("Ada", "Start")
        await bot.until_reads("Cleo", "Night 1 – The \\*Owls\\*")
        for night in (1, 2, 3):
            await solved(bot)
            await bot.until_reads("Cleo", f"The night {night} is gone")
            said = written(await bot.press("Boris", "Go on with the campaign"))
            assert f"Nights over: {night}, games: {night}" in said
            if night < 3:
                assert f"Next: Night {night + 1}" in said
                await begun(bot, night + 1)
        assert "campaign is over" in said
        assert "Open:" not in said
        now = await group(bot)
        assert (now.games, now.people) == (3, {bot.person("Ada"): 0, bot.person("Boris"): 1})


async def test_the_people_of_a_group_are_called_and_whoever_plays_along_belongs_to_it() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await begun(bot, 1, "Boris", "Cleo")
        assert set((await group(bot)).people) == {bot.person(name) for name in ("Ada", "Boris", "Cleo")}
        await finish(bot, "Ada", "Boris", "Cleo")
        await bot.until_sees("Boris", "Go on with the campaign")
        await bot.press("Boris", "Go on with the campaign")
        await bot.press("Boris", "Open: Night")
        called = (await bot.record()).invited
        assert set(called) == {bot.person("Ada"), bot.person("Cleo")}
        assert any(f"<@{bot.person('Cleo')}>" in message["content"] for message in bot.seen("Dmitri"))


async def test_the_campaign_says_what_is_played() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await bot.press("Ada", "Open: Night 1")
        message = await bot.press("Ada", "Options")
        form = str((await bot.pressing("Ada", "The game")).modal)
        assert "Equal bids" in form
        assert "Lamps" not in form
        record = await bot.record()
        forged = await bot.local.people.forged(
            bot.person("Ada"), bot.channel(), int(message["id"]), f"lobby-choice:{record.id}:lamps", values=["3"]
        )
        await bot.finished(forged)
        assert "campaign decides" in written(bot.last("Ada"))
        await bot.arrange("Ada", tie="lot")
        options = (await bot.record()).options
        assert (options["lamps"], options["tie"]) == (1, "lot")


async def test_several_groups_play_side_by_side() -> None:
    async with running_bot() as bot:
        await founded(bot, "Ada", "Owls")
        await bot.press("Ada", "Open: Night 1")
        await bot.press("Boris", "Join")
        await founded(bot, "Cleo", "Foxes")
        await bot.slash("Cleo", "campaign", where="table-2")
        await bot.press("Cleo", "Open: Night 1", where="table-2")
        said = written(await bot.slash("Dmitri", "campaign"))
        assert "Owls" in said
        said = written(await bot.press("Dmitri", "All campaigns"))
        assert "Owls" in said
        assert "Foxes" in said
        assert (await bot.record("table-1")).group != (await bot.record("table-2")).group


async def test_a_group_has_one_table_at_a_time() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await bot.press("Ada", "Open: Night 1")
        first = await bot.record()
        said = written(await bot.slash("Ada", "campaign", where="table-2"))
        assert "has a table already" in said
        assert not bot.sees("Ada", "Open:", where="table-2")
        await bot.app.registry.change(first.id, ending.abandon("abandoned"))
        await bot.slash("Ada", "campaign", where="table-2")
        await bot.press("Ada", "Open: Night 1", where="table-2")
        assert (await bot.record("table-2")).group == first.group


async def test_where_the_place_is_taken_the_game_opens_in_a_thread() -> None:
    async with running_bot() as bot:
        await bot.slash("Dmitri", "play", game="lantern")
        await founded(bot)
        await bot.press("Ada", "Open: Night 1")
        await bot.press("Ada", "Open another one in a thread")
        now = await group(bot)
        session = await bot.app.store.campaigns.plays(now.id)
        assert session is not None
        async with bot.app.registry.holding(session) as held:
            assert held.record.place.thread
            assert held.record.options["lamps"] == 1


async def test_a_lost_game_counts_as_a_try_and_is_played_again() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await begun(bot, tie="nobody")
        (await snapshot(bot)).state.hands[:] = [[2, 5], [3, 9]]
        after = await finish(bot, "Ada", "Boris")
        assert after.record.outcome is not None
        assert max(after.record.outcome.scores) == 0
        await bot.until_sees("Ada", "Go on with the campaign")
        said = written(await bot.press("Ada", "Go on with the campaign"))
        assert "Nights over: 0, games: 1" in said
        assert "Next: Night 1" in said
        await begun(bot, 1)
        await solved(bot)
        assert (await group(bot)).progress == {"night": 2, "tries": 2}


async def lost(bot: RunningBot) -> None:
    """Lose the mission that Ada and Boris play: one takes a suspect, and the other misses it."""
    now = await snapshot(bot)
    now.state.bullets, first = 2, now.state.active
    for seat, kind in ((first, "capture"), (1 - first, "eliminate")):
        held = now.state.held[first]
        moves = [move for move in now.legal(seat) if move.kind == kind]
        move = next(move for move in moves if held is None or move.identity.code != held.card)
        done = await bot.app.registry.act(
            now.record.id, seat, move, now.question(seat), now.record.holders[seat].person
        )
        now = done.after


async def test_a_lost_mission_is_tried_again_by_one_press_each() -> None:
    async with running_bot() as bot:
        await founded(bot, game="Infiltraitors")
        await bot.press("Ada", "Open: ")
        await bot.press("Boris", "Join")
        await bot.press("Ada", "Start")
        first = await bot.record()
        await lost(bot)
        await bot.until_sees("Ada", "Try again")
        await bot.press("Ada", "Try again")
        await bot.until_reads("Cleo", f"<@{bot.person('Ada')}> would like to try again")
        await bot.press("Boris", "Try again")
        again = await bot.record()
        assert (again.status, again.group, again.options) == ("playing", first.group, first.options)
        assert again.id != first.id
        assert (await group(bot)).progress["t1"]["tries"] == 1
        assert "has a table already" in written(await bot.slash("Ada", "campaign"))


async def test_somebody_has_one_campaign_panel_however_often_it_is_opened() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await founded(bot, "Boris")
        for _ in range(2):
            await bot.slash("Ada", "campaign")
            await bot.press("Ada", "All campaigns")
        assert (
            sum("All campaigns" in written(each) or "Campaigns on" in written(each) for each in bot.seen("Ada")) == 1
        )
        assert bot.sees("Boris", "Leave the group")


async def test_those_who_stay_are_told_who_left_the_group() -> None:
    async with running_bot() as bot:
        await founded(bot, name="Owls")
        await begun(bot)
        await solved(bot)
        await bot.app.recorder.idle()
        await bot.slash("Boris", "campaign")
        await bot.press("Boris", "Leave the group")
        await bot.press("Boris", "Leave the group")
        await bot.until_reads("Ada", f"<@{bot.person('Boris')}> has left the group Owls.")


async def test_solved_games_can_be_played_again() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await begun(bot)
        await solved(bot)
        message = await bot.slash("Ada", "campaign")
        again = next(each for each in controls(message) if each.get("placeholder") == "Play another one")
        assert [option["label"] for option in again["options"]] == ["Night 1"]
        await bot.press("Ada", "Play another one", values=[again["options"][0]["value"]])
        assert (await bot.record()).options["lamps"] == 1


async def test_who_is_not_of_the_group_only_looks() -> None:
    async with running_bot() as bot:
        await founded(bot)
        file, open_ = bot.find("Ada", "Open: Night 1")
        await bot.slash("Dmitri", "campaign")
        owls = await group_without_table(bot)
        said = written(await bot.press("Dmitri", "Open a file", values=[str(owls.id)]))
        assert "Sit down at one of its tables" in said
        assert "Your seat" not in said
        assert not bot.sees("Dmitri", "Open: Night 1")
        for identifier in (open_["custom_id"], f"campaign-leave-now:{owls.id}"):
            forged = await bot.local.people.forged(bot.person("Dmitri"), bot.channel(), int(file["id"]), identifier)
            await bot.finished(forged)
            assert "don’t belong" in written(bot.last("Dmitri"))
        assert (await bot.app.store.campaigns.plays(owls.id)) is None


async def group_without_table(bot: RunningBot) -> GroupRow:
    """The newest group of a server without any table."""
    server = int(bot.local.world.channels[bot.channel()]["guild_id"])
    return (await bot.app.store.campaigns.in_server(server))[0]


async def test_the_file_tells_each_person_what_they_may_know() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await begun(bot)
        await solved(bot)
        await bot.until_sees("Boris", "Go on with the campaign")
        assert "Your seat: 2" in written(await bot.press("Boris", "Go on with the campaign"))
        assert "Your seat" not in written(await bot.press("Dmitri", "Go on with the campaign"))


async def test_a_game_given_up_or_ended_counts_for_nothing() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await begun(bot)
        await bot.slash("Boris", "game resign")
        await bot.press("Boris", "Resign")
        assert (await group(bot)).progress == LANTERN.campaign.start()
        record = await begun(bot)
        await bot.app.registry.change(record.id, ending.abandon("abandoned"))
        assert (await group(bot)).progress == LANTERN.campaign.start()


async def test_a_game_that_ended_in_a_crash_is_recorded_once_at_the_next_start(tmp_path: Path) -> None:
    clock, database, data = FakeClock(), tmp_path / "bot.sqlite3", tmp_path / "world"
    async with running_bot(clock=clock, database=database, data=data) as bot:
        await founded(bot)
        await begun(bot)
        bot.app.registry.listeners.remove(bot.app.recorder.published)
        await solved(bot)
        assert (await group(bot)).progress["tries"] == 0
    for _ in range(2):
        async with running_bot(clock=clock, database=database, data=data) as bot:
            assert (await group(bot)).progress["tries"] == 1


async def test_leaving_a_group_is_asked_once_more_and_the_last_one_ends_it() -> None:
    async with running_bot() as bot:
        await founded(bot, "Ada", "Owls")
        owls = await group_without_table(bot)
        assert "Nobody else belongs" in written(await bot.press("Ada", "Leave the group"))
        assert await bot.app.store.campaigns.get(owls.id) == owls
        assert "You have left" in written(await bot.press("Ada", "Leave the group"))
        assert await bot.app.store.campaigns.get(owls.id) is None
        assert "Nobody plays a campaign" in written(await bot.slash("Ada", "campaign"))


async def test_a_group_that_went_while_it_played_hurts_no_game() -> None:
    async with running_bot() as bot:
        await founded(bot)
        await begun(bot)
        for who in ("Ada", "Boris"):
            await bot.app.store.campaigns.leave((await bot.record()).group.id, bot.person(who))  # type: ignore[union-attr]
        await solved(bot)
        await bot.until_sees("Ada", "Go on with the campaign")
        await bot.press("Ada", "Go on with the campaign")
        assert "group isn’t here" in written(bot.last("Ada"))


async def test_forgetting_somebody_takes_them_out_of_their_groups(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    async with running_bot(database=database) as bot:
        await founded(bot)
        await begun(bot)
        await bot.app.departing.forget(bot.person("Ada"))
        assert set((await group(bot)).people) == {bot.person("Boris")}
        ada = bot.person("Ada")
    with sqlite3.connect(database) as file:
        assert file.execute("SELECT count(*) FROM campaign_people WHERE person = ?", (ada,)).fetchone() == (0,)


async def test_a_group_needs_a_name() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "campaign")
        opened = await bot.pressing("Ada", "New campaign: Lantern")
        await bot.fill("Ada", opened, name="   ")
        assert "needs a name" in written(bot.last("Ada"))


async def test_a_table_of_no_campaign_tells_its_story_too() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern")
        await bot.until_reads("Boris", "It grows dark for the night 3")
        assert (await bot.record()).group is None
        await bot.press("Boris", "Join")
        await bot.press("Ada", "Start")
        await move(bot, "Ada")
        assert (await snapshot(bot)).record.status == "playing"
