"""SHIFT's frame: packages as data, picks, the order of the setup, and the hooks that modules have (MS-1 to MS-9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt.board import Feature, Location
from engines.mind_mgmt.cards import Agent, Ally, Immortal, ModuleName, RecruiterCard
from engines.mind_mgmt.events import Event, RecruitClaimed, RecruitsAnnounced
from engines.mind_mgmt.moves import ChooseStart, ClaimRecruit, PickModules, SetOrder, Slip, Step, WriteNote
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.packages.events import ModulesPicked, ModulesSettled, SidePicked
from engines.mind_mgmt.packages.facts import PACKAGES
from engines.mind_mgmt.packages.kit import Kit, Pieces
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.packages.registry import MODULES
from engines.mind_mgmt.state import State
from tests.engines.mind_mgmt.table import Table, at, spots

ACROBAT, JAMMER, DOORS, BUSKER = map(ModuleName, ("acrobat", "jammer", "back_doors", "busker"))
VERA, PHOTOGRAPHER = map(ModuleName, ("vera", "photographer"))


class Game:
    """A full game with packages, from its very start; the Recruiter has seat 0 of three."""

    def __init__(self, **options: Any) -> None:
        self.chance = Chance(b"packages")
        chosen = MindMgmtOptions(mission="full", **{"packages": "free", **options})
        self.state: State = GAME.setup(chosen, 3, self.chance)
        self.events: list[Event] = []

    @property
    def kit(self) -> Kit:
        assert self.state.kit is not None
        return self.state.kit

    def pick(self, seat: Seat, *names: ModuleName) -> Game:
        self.events = GAME.apply(self.state, seat, PickModules(names), self.chance)
        return self

    def sets(self, seat: Seat) -> list[tuple[ModuleName, ...]]:
        return [move.modules for move in GAME.legal(self.state, seat) if isinstance(move, PickModules)]

    def stages(self) -> list[str]:
        """The stages of the setup, each once, by any moves."""
        found: list[str] = []
        while self.state.stage != "recruiter":
            found += [self.state.stage] if self.state.stage not in found else []
            seat = min(GAME.to_act(self.state))
            legal = GAME.legal(self.state, seat)
            moves = [move for move in legal if not isinstance(move, SetOrder | WriteNote)]
            GAME.apply(self.state, seat, moves[-1], self.chance)
        return found


@pytest.mark.rule("MS-1", "MM-51")
def test_packages_open_in_order_and_their_commons_are_in_without_being_picked() -> None:
    game = Game(recruiter_open=3, agents_open=0)
    assert set(sum(game.sets(0), ())) == {ACROBAT, JAMMER, DOORS}
    game.pick(0)
    assert game.kit.modules == [BUSKER]
    assert game.state.recruiter_cards[2:] == [RecruiterCard.BUSKER]
    assert GAME.setup(MindMgmtOptions(packages="free"), 2, Chance(b"training")).kit is None
    assert MindMgmtOptions().idle() >= {"packages", "recruiter_open", "agents_open", "streak"}


@pytest.mark.rule("MS-105", "MS-2")
def test_freely_each_side_names_any_set_that_only_its_number_tells_until_both_have() -> None:
    game = Game()
    assert GAME.to_act(game.state) == {0}
    assert len(game.sets(0)) == 2 ** len(PACKAGES.recruiter)
    game.pick(0, ACROBAT, JAMMER)
    assert [GAME.redact(event, 1) for event in game.events if isinstance(event, ModulesPicked)] == [None]
    views = [GAME.view(game.state, seat).kit for seat in (0, 1, None)]
    assert [view.recruiter_picks for view in views if view] == [(ACROBAT, JAMMER), None, None]
    assert [view.recruiter_count for view in views if view] == [2, 2, 2]
    assert not any(view.modules for view in views if view)
    assert GAME.to_act(game.state) == {1, 2}
    game.pick(2, VERA)
    assert [type(event) for event in game.events] == [ModulesPicked, SidePicked, ModulesSettled]
    assert [GAME.reveals(game.state, event) for event in game.events] == [False, False, True]
    assert game.kit.modules[:2] == [ACROBAT, JAMMER]
    seen = GAME.view(game.state, None).kit
    assert seen is not None
    assert (seen.recruiter_picks, seen.agents_picks) == ((ACROBAT, JAMMER), (VERA,))


@pytest.mark.rule("MS-104", "MM-52")
def test_in_a_match_the_loser_picks_first_and_the_winner_as_many_less_the_streak() -> None:
    game = Game(packages="match", streak=1)
    assert GAME.to_act(game.state) == {1, 2}
    game.pick(1, VERA, PHOTOGRAPHER)
    assert max(map(len, game.sets(0))) == 1
    game.pick(0, ACROBAT)
    assert game.state.stage == "mayhem"


@pytest.mark.rule("MS-104", "MM-52")
def test_who_can_pick_nothing_is_not_asked() -> None:
    assert Game(packages="match").state.stage == "mayhem"
    first = Game(packages="match", streak=-3)
    assert first.pick(0, ACROBAT, JAMMER).state.stage == "mayhem"
    assert Game(recruiter_open=0, agents_open=0).state.stage == "mayhem"


@pytest.mark.rule("MS-105")
def test_chance_draws_as_many_for_both_as_the_side_with_fewer_has_and_three_at_most() -> None:
    for opened, drawn in ((2, 2), (4, 3)):
        kit = Game(packages="random", agents_open=opened, recruiter_open=5).kit
        assert [len(picks or ()) for picks in (kit.recruiter_picks, kit.agents_picks)] == [drawn, drawn]


@pytest.mark.rule("MS-6", "MS-90")
def test_the_setup_has_its_steps_in_order_and_a_short_one_leaves_out_no_choice_of_packages() -> None:
    picks = (
        "picking",
        "doors",
        "hiding",
        "immortals",
        "sleeper",
        "naming",
        "sharing",
        "pawns",
        "second_slip",
        "bugs",
        "turncoat",
    )
    game = Game()
    assert game.stages() == ["picking", "mayhem", *picks[1:]]
    short = Game(short_setup=True)
    assert short.stages() == [stage for stage in picks if stage not in ("sharing", "second_slip")]
    assert game.state.allies == [Ally.DOLPHIN, Ally.PHOTOGRAPHER, Ally.LAMPLIGHTER]


@pytest.mark.rule("MS-9")
def test_with_a_jammer_no_game_starts_with_a_standing_order() -> None:
    game = Game(standing_order=True, short_setup=True)
    game.pick(0, JAMMER)
    assert game.state.order == "oldest"
    assert game.pick(1).state.order == "none"
    assert Game(standing_order=True).pick(0, ACROBAT).pick(1).state.order == "oldest"


def _as(module: Module, monkeypatch: pytest.MonkeyPatch, name: str = "acrobat") -> None:
    """A module that does this instead."""
    monkeypatch.setitem(MODULES, ModuleName(name), module)


class Tunnel(Module):
    """Leads from r2c3 to r7c6, and bars r2c2."""

    def steps(self, pieces: Pieces, at_: Location) -> Iterable[Location]:
        return spots("r7c6 r2c2") if at_ == at("r2c3") else ()

    def may_land(self, pieces: Pieces, at_: Location) -> bool:
        return at_ != at("r2c2")


@pytest.mark.rule("MS-5", "MM-13", "MM-15", "MM-18")
def test_a_module_opens_and_bars_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Table("full", trail="r4c3 r4c4 r3c4 r2c4 r2c3")
    before = {move.to for move in usual.legal(Step)}
    _as(Tunnel(), monkeypatch)
    usual.shift("acrobat")
    assert {move.to for move in usual.legal(Step)} == before - {at("r2c2")} | {at("r7c6")}
    usual.state.trail = usual.state.trail[:4]
    slips = [move.to for move in usual.legal(Slip)]
    assert at("r2c6") in slips
    assert at("r2c2") not in slips


@pytest.mark.rule("MS-5", "MM-3", "MM-4")
def test_a_module_counts_in_the_setup_too(monkeypatch: pytest.MonkeyPatch) -> None:
    _as(Tunnel(), monkeypatch)
    table = Table("full").shift("acrobat")
    table.state.stage, table.state.hour, table.state.trail, table.state.announced = "hiding", 0, [], []
    table.play(ChooseStart(at("r2c3")))
    assert at("r7c6") in [move.to for move in table.legal(Step)]
    assert at("r2c2") not in [move.to for move in table.legal(Step)]


@pytest.mark.rule("MS-5", "MM-21")
def test_a_claim_that_a_module_lets_fail_leaves_its_card_where_everybody_sees_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Traitor(Module):
        def on_claim(self, state: State, events: list[Event], feature: Feature, counting: Sequence[Immortal]) -> bool:
            return feature != Feature.DOGS

    _as(Traitor(), monkeypatch)
    table = Table("full").cards("palm", "umbrella", "bird").open("dogs", "cafe").immortals("r5c3 r2c2 r4c6 r2c4")
    table.shift("acrobat").play(ClaimRecruit(Feature.DOGS))
    assert not table.happened(RecruitClaimed)
    assert (table.view().open, table.view().claimed) == ((Feature.CAFE,), ())
    view = table.view(0)
    assert view.kit is not None
    assert view.kit.failed == (Feature.DOGS,)
    dream = GAME.imagine(view, Chance(b"failed"))
    assert GAME.view(dream, 0) == view
    assert Feature.DOGS not in dream.deck
    table.play(ClaimRecruit(Feature.CAFE))
    assert table.view().claimed == (Feature.CAFE,)


@pytest.mark.rule("MS-7", "MM-11")
def test_a_module_hears_of_red_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []

    class Listener(Module):
        def on_red_hour(self, state: State, events: list[Event]) -> None:
            heard.append((state.hour, sum(isinstance(event, RecruitsAnnounced) for event in events)))

    _as(Listener(), monkeypatch)
    table = Table("full").shift("acrobat")
    table.turn("r1c3")
    assert heard == []
    table.idle(Agent.MERU, Agent.HENRY)
    table.turn("r1c2")
    assert heard == [(7, 1)]
