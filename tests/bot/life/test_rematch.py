from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from bot.panels.closing import again_buttons, closing_panel
from bot.panels.layout import Line
from bot.panels.lobby import lobby_panel
from engines.core.chance import Chance
from engines.core.game import Outcome
from engines.core.text import text
from engines.infiltraitors import INFILTRAITORS
from engines.infiltraitors.missions import MissionId
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.table.changes import Plan, Publication
from engines.table.record import Group
from engines.table.snapshot import Snapshot
from renderers.words import words
from tests.bot.choosing.offers import at_table
from tests.bot.life.tables import begun, finish, lobby
from tests.support.bot import RunningBot, running_bot, written
from tests.support.lantern import LANTERN


async def test_a_rematch_begins_once_everybody_wants_it_with_seats_and_score_kept() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        first = (await finish(bot, "Ada", "Boris")).record
        await bot.until_sees("Ada", "Rematch")
        assert "once everybody" in written(await bot.press("Ada", "Rematch"))
        assert (await bot.record()).id == first.id
        await bot.until_reads("Cleo", "would like a rematch")
        await bot.press("Boris", "Rematch")
        second = await bot.record()
        assert second.id != first.id
        assert second.status == "playing"
        assert second.people() == first.people()
        assert second.series.games == 1
        assert second.seed != first.seed
        again = (await finish(bot, "Ada", "Boris")).record
        assert again.series.games == 2
        assert sum(score.wins for score in again.series.scores) >= 2
        await bot.until_reads("Cleo", "Games at this table: 2")


async def test_sides_are_swapped_where_everybody_wants_that() -> None:
    async with running_bot() as bot:
        first = await begun(bot, "Ada", "Boris")
        await finish(bot, "Ada", "Boris")
        await bot.until_sees("Ada", "Rematch, sides swapped")
        await bot.press("Ada", "Rematch, sides swapped")
        await bot.press("Boris", "Rematch, sides swapped")
        assert (await bot.record()).people() == tuple(reversed(first.people()))


@pytest.mark.parametrize(("game", "sides"), [("agent_avenue", True), ("mind_mgmt", True), ("the_plan", False)])
async def test_only_where_seats_have_sides_a_rematch_may_swap_them(game: str, sides: bool) -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris", game=game)
        await bot.slash("Ada", "game resign")
        await bot.press("Ada", "Resign")
        await bot.until_sees("Cleo", "Rematch")
        assert bot.sees("Cleo", "Rematch, sides swapped") is sides


def _over(mission: MissionId, *winners: int) -> Snapshot:
    """A table of two after a mission of Infiltraitors outside any campaign."""
    options = InfiltraitorsOptions(mission=mission)
    table = at_table(INFILTRAITORS, 2, INFILTRAITORS.setup(options, 2, Chance(bytes(32))))
    outcome = Outcome(winners=winners, ranking=((0, 1),), scores=(0, 0), reason=text("option-on"))
    over = {"options": options.model_dump(), "status": "finished", "ended": "game", "outcome": outcome}
    return table.recorded(table.record.model_copy(update=over))


@pytest.mark.parametrize(
    ("mission", "winners", "label"),
    [("t1", (0, 1), "Next: Training 2"), ("t1", (), "Try again"), ("m20", (0, 1), "Rematch")],
)
def test_a_rematch_that_goes_on_to_another_mission_names_it(
    mission: MissionId, winners: tuple[int, ...], label: str
) -> None:
    (button,) = again_buttons(_over(mission, *winners), words("en"))
    assert button.label.startswith(label)


@pytest.mark.parametrize(
    ("mission", "winners", "ended", "labels"),
    [
        ("t1", (0, 1), "game", ["Next: Training 2: One for Each", "Go on with the campaign"]),
        ("t1", (), "game", ["Try again", "Go on with the campaign"]),
        ("m20", (0, 1), "game", ["Go on with the campaign"]),
        ("t1", (), "abandoned", ["Go on with the campaign"]),
    ],
)
def test_a_campaign_goes_on_by_one_press_each_where_its_next_game_is_plain(
    mission: MissionId, winners: tuple[int, ...], ended: str, labels: list[str]
) -> None:
    over = _over(mission, *winners)
    update = {"group": Group(id=1, name="Owls"), "ended": ended}
    buttons = again_buttons(over.recorded(over.record.model_copy(update=update)), words("en"))
    assert [button.label for button in buttons] == labels


@pytest.mark.parametrize(
    ("winners", "labels"),
    [((), ["Rematch", "Go on with the campaign"]), ((0,), ["Go on with the campaign"])],
)
def test_in_a_campaign_of_opponents_nobody_tries_again(winners: tuple[int, ...], labels: list[str]) -> None:
    table = at_table(LANTERN, 2, LANTERN.setup(LANTERN.options(), 2, Chance(bytes(32))))
    outcome = Outcome(winners=winners, ranking=((0, 1),), scores=(0, 0), reason=text("option-on"))
    over = {"status": "finished", "ended": "game", "outcome": outcome, "group": Group(id=1, name="Owls")}
    buttons = again_buttons(table.recorded(table.record.model_copy(update=over)), words("en"))
    assert [button.label for button in buttons] == labels


def test_a_mission_outside_a_campaign_says_before_and_after_how_to_open_one() -> None:
    over = _over("t1", 0, 1)
    lobby = over.recorded(over.record.model_copy(update={"status": "lobby", "outcome": None, "ended": None}))
    group = {"group": Group(id=1, name="Owls")}
    for panel, table in ((lobby_panel, lobby), (closing_panel, over)):
        for groups, said in (({}, True), (group, False)):
            told = panel(table.recorded(table.record.model_copy(update=groups)), words("en"))
            assert any("/campaign" in block.content for block in told.blocks if isinstance(block, Line)) is said


async def test_wishes_that_differ_begin_nothing() -> None:
    async with running_bot() as bot:
        first = await begun(bot, "Ada", "Boris")
        await finish(bot, "Ada", "Boris")
        await bot.until_sees("Ada", "Rematch")
        await bot.press("Ada", "Rematch")
        await bot.press("Boris", "Rematch, sides swapped")
        assert (await bot.record()).id == first.id
        assert "isn’t yours" in written(await bot.press("Cleo", "Rematch"))


async def test_alone_against_the_program_one_tap_is_enough() -> None:
    async with running_bot() as bot:
        first = await begun(bot, "Ada")
        await bot.slash("Ada", "game resign")
        await bot.press("Ada", "Resign")
        await bot.until_sees("Ada", "Rematch")
        await bot.press("Ada", "Rematch")
        second = await bot.record()
        assert second.id != first.id
        assert second.holders[1].program


async def test_no_rematch_where_another_table_has_been_opened() -> None:
    async with running_bot() as bot:
        await begun(bot, "Ada", "Boris")
        await finish(bot, "Ada", "Boris")
        await bot.until_sees("Ada", "Rematch")
        board, button = bot.find("Ada", "Rematch")
        await bot.press("Ada", "Rematch")
        opened = await lobby(bot, "Cleo")
        done = await bot.local.people.forged(
            bot.person("Boris"), bot.channel(), int(board["id"]), button["custom_id"]
        )
        assert "Another table" in written(await bot.finished(done))
        assert (await bot.record()).id == opened.id


class _CutShort(Exception):
    """The process ends here, as far as the test goes."""


async def _cut_short_at(bot: RunningBot, monkeypatch: pytest.MonkeyPatch, planned: int) -> None:
    """Ada and Boris agree on a rematch; of the changes it takes, so many are stored when the bot fails."""
    await begun(bot, "Ada", "Boris")
    await finish(bot, "Ada", "Boris")
    await bot.until_sees("Ada", "Rematch")
    await bot.press("Ada", "Rematch")
    await bot.app.outbox.idle()
    change, done = bot.app.registry.change, itertools.count()

    async def failing(session: int, plan: Plan) -> Publication | None:
        if next(done) >= planned:
            raise _CutShort
        return await change(session, plan)

    monkeypatch.setattr(bot.app.registry, "change", failing)
    assert "went wrong" in written(await bot.press("Boris", "Rematch"))


@pytest.mark.parametrize("planned", [1, 2], ids=["not noted at the old table", "not begun"])
async def test_a_rematch_cut_short_begins_with_the_next_start(
    planned: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world", "quiet": False}
    async with running_bot(**kept) as bot:
        await _cut_short_at(bot, monkeypatch, planned)
        left = await bot.record()
        assert left.status == "lobby"
        first = await bot.app.store.lookup.opened_before(bot.channel(), left.id)
        assert first is not None
    async with running_bot(**kept) as bot:
        record = await bot.record()
        assert (record.id, record.status) == (left.id, "playing")
        assert record.holders == left.holders
        assert record.series.games == 1
        old = await bot.app.store.sessions.load(first)
        assert old is not None
        assert old.record.series.next == record.id
        await bot.until(lambda: not bot.sees("Cleo", "Rematch"))
        await finish(bot, "Ada", "Boris")
        assert (await bot.record()).series.games == 2


async def test_a_start_begins_no_lobby_that_is_no_rematch(tmp_path: Path) -> None:
    kept: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**kept) as bot:
        await lobby(bot, "Ada", "Boris")
        await lobby(bot, "Cleo", where="table-2")
    async with running_bot(**kept) as bot:
        assert [(await bot.record(where)).status for where in ("table-1", "table-2")] == ["lobby", "lobby"]
