"""A package made here: it adds a recruiter, an agent, an ally and rules by objects alone (MM-51)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import pytest

from engines.mind_mgmt.board import LOCATIONS, Feature, Location, shifted
from engines.mind_mgmt.cards import RECRUITERS, Agent, Ally, Recruiter, RecruiterCard
from engines.mind_mgmt.events import Event, RecruitClaimed, RecruitsAnnounced, Sensed, StepsShown
from engines.mind_mgmt.moves import Ask, ChooseStart, ClaimRecruit, EndTurn, Sense, Slip, Step, TakeRecruiter
from engines.mind_mgmt.rules.modules import MODULES, Module
from engines.mind_mgmt.rules.powers import AGENTS, ALLIES, AgentKind, AllyKind
from engines.mind_mgmt.state import State
from tests.engines.mind_mgmt.table import MERU, Table, at, full_hunt, spots

JUMPS = tuple((down, across) for down in (-2, -1, 1, 2) for across in (-2, -1, 1, 2) if abs(down) != abs(across))


def _named(kind: type[StrEnum], name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """One more name, as a package would write it into `names.py`."""
    member = str.__new__(kind, name)
    member._name_, member._value_ = name.upper(), name
    monkeypatch.setitem(kind._member_map_, name.upper(), member)
    monkeypatch.setitem(kind._value2member_map_, name, member)
    return member


def _adding(module: Module, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "full", (*MODULES["full"], module))


def test_a_recruiter_is_its_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    acrobat = _named(RecruiterCard, "acrobat", monkeypatch)
    ends = (sorted(to for jump in JUMPS if (to := shifted(spot, *jump)) is not None) for spot in LOCATIONS)
    monkeypatch.setitem(RECRUITERS, acrobat, Recruiter(acrobat, tuple(map(tuple, ends))))
    table = Table("full", trail="r4c4 r5c4 r5c3 r6c3 r4c3")
    table.state.recruiter_cards.append(acrobat)
    table.state.card = acrobat
    jumps = spots("r2c2 r2c4 r3c1 r3c5 r5c1 r5c5 r6c2 r6c4")
    assert sorted(move.to for move in table.legal(Slip)) == jumps
    assert table.view().recruiter_cards[-1] == acrobat
    table.play(Slip("first", jumps[0]), EndTurn())
    assert table.view(0).secret is not None


def test_an_agent_is_its_powers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Listener(AgentKind):
        def askable(self, at: Location) -> tuple[Feature, ...]:
            return (Feature.POOL,)

        def senses(self, at: Location) -> tuple[Location, ...]:
            return (at,)

    vera = _named(Agent, "vera", monkeypatch)
    monkeypatch.setitem(AGENTS, vera, Listener(vera))
    table = full_hunt()
    table.state.pawns[0].agent, table.state.pawns[0].location = vera, at("r2c3")
    assert [move.feature for move in table.legal(Ask) if move.agent == vera] == [Feature.POOL] * 2
    table.play(Sense(vera))
    assert [(told.agent, told.near) for told in table.happened(Sensed)] == [(vera, True)]


def test_an_ally_comes_with_an_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    whale = _named(Ally, "whale", monkeypatch)
    monkeypatch.setitem(ALLIES, whale, AllyKind(whale, with_ask=True))
    table = full_hunt(meru="r4c2")
    table.state.allies.append(whale)
    asks = [move for move in table.legal(Ask) if move.agent == MERU and move.ally == whale]
    table.play(asks[0])
    assert table.view().allies[-1].used
    assert table.happened(StepsShown)


class Door(Module):
    """Leads from r2c3 to r7c6, and bars r2c2."""

    def steps(self, state: State, at_: Location) -> Iterable[Location]:
        return spots("r7c6 r2c2") if at_ == at("r2c3") else ()

    def may_land(self, state: State, at_: Location) -> bool:
        return at_ != at("r2c2")


@pytest.mark.rule("MM-13", "MM-15", "MM-18")
def test_a_module_opens_and_bars_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Table("full", trail="r4c3 r4c4 r3c4 r2c4 r2c3")
    before = {move.to for move in usual.legal(Step)}
    _adding(Door(), monkeypatch)
    assert {move.to for move in usual.legal(Step)} == before - {at("r2c2")} | {at("r7c6")}
    usual.state.trail = Table("full", trail="r4c3 r4c4 r3c4 r2c4 r2c3").state.trail[:4]
    slips = [move.to for move in usual.legal(Slip)]
    assert at("r2c6") in slips
    assert at("r2c2") not in slips


@pytest.mark.rule("MM-3", "MM-4")
def test_a_module_counts_in_the_setup_too(monkeypatch: pytest.MonkeyPatch) -> None:
    _adding(Door(), monkeypatch)
    table = Table("full")
    table.state.stage, table.state.hour, table.state.trail, table.state.announced = "hiding", 0, [], []
    assert not any(move.location == at("r2c2") for move in table.legal(ChooseStart))
    table.play(ChooseStart(at("r2c3")))
    assert at("r7c6") in [move.to for move in table.legal(Step)]
    assert not table.legal(TakeRecruiter)


@pytest.mark.rule("MM-21")
def test_a_module_can_keep_a_recruit_from_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    class Turncoat(Module):
        def on_claim(self, state: State, events: list[Event], feature: Feature) -> bool:
            return feature != Feature.DOGS

    _adding(Turncoat(), monkeypatch)
    table = Table("full").cards("palm", "umbrella", "bird").open("dogs", "cafe").immortals("r5c3 r2c2 r4c6 r2c4")
    table.play(ClaimRecruit(Feature.DOGS))
    assert not table.happened(RecruitClaimed)
    assert (table.view().open, table.view().claimed) == ((Feature.CAFE,), ())
    table.play(ClaimRecruit(Feature.CAFE))
    assert table.view().claimed == (Feature.CAFE,)


@pytest.mark.rule("MM-11", "MM-32")
def test_a_module_hears_of_red_hours_and_bars_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []

    class Bugs(Module):
        def on_red_hour(self, state: State, events: list[Event]) -> None:
            heard.append((state.hour, sum(isinstance(event, RecruitsAnnounced) for event in events)))

        def may_ask(self, state: State, feature: Feature) -> bool:
            return feature != Feature.PALM

    _adding(Bugs(), monkeypatch)
    table = Table("full").pawns(meru="r4c2")
    table.turn("r1c3")
    assert {move.feature for move in table.legal(Ask) if move.agent == MERU} == {Feature.BILLBOARD}
    assert heard == []
    table.idle(*list(Agent)[:2])
    table.turn("r1c2")
    assert heard == [(7, 1)]
