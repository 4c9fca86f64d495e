"""What the agents can know in games (MM-61): what has happened always fits it, nothing that doesn't fit is in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from engines.core.chance import Chance
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt import events as e
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.belief.clues import CanGo, Holds
from engines.mind_mgmt.belief.ground import unpack
from engines.mind_mgmt.belief.history import ClueHistory
from engines.mind_mgmt.belief.knowledge import Hidden
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, IN_LINE, LINES, WITH, Border, Feature, Location, on_foot
from engines.mind_mgmt.cards import RECRUITERS, Agent, Ally, Mission, RecruiterCard, Token
from engines.mind_mgmt.state import State, visited
from engines.mind_mgmt.views import MindMgmtView
from tests.engines.mind_mgmt.players import Player, anyhow, moments, program, shifted

HANDS = tuple(combinations(FEATURES, 3))
MOST = 150
"""So many trails are compared with brute force at most."""


class Reader:
    """Reads a log with one way in mind in which all that is hidden may be, and looks whether it fits."""

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self.marked: set[Location] = set()
        self.shown: dict[Feature, int] = {}
        self.slip_place: Location | None = None
        self.mayhem: list[Border] = []
        self.doors: set[Location] = set()
        self.cordons: set[Location | None] = set()

    def fits(self, view: MindMgmtView) -> bool:
        return all(self._fits(deed) for deed in view.log)

    def recruits(self, hours: range) -> int:
        return sum(
            feature in self.hidden.cards and self.shown.get(feature, hour) >= hour
            for hour in hours
            for feature in FEATURES_OF[self.hidden.trail[hour - 1]]
        )

    def _fits(self, deed: e.Deed) -> bool:  # noqa: C901
        trail, been = self.hidden.trail, set(self.hidden.trail[: getattr(deed, "hour", 0)])
        match deed:
            case e.StartShown(location):
                self.marked.add(location)
                return trail[0] == location
            case e.RecruitsAnnounced(hour, visits, count):
                return self.recruits(range(hour - visits + 1, hour + 1)) == count
            case e.SecondSlipPut(_, location):
                self.slip_place = location
            case e.CardsOpened(_, features):
                return not set(features) & set(self.hidden.cards)
            case e.HourPassed(hour, slip):
                return self.hidden.tokens[hour - 1] == slip and self._moved(hour, slip)
            case e.ExtraStepPut(hour, location):
                self.marked.add(location)
                return location in trail[: hour + 1]
            case e.StepsShown(_, feature, locations, every):
                self.marked.update(locations)
                return been >= set(locations) and not (every and self._new(feature, been))
            case e.NoNewStep(_, feature):
                return not self._new(feature, been)
            case e.Revealed():
                return trail[deed.visited - 1] == deed.location
            case e.CaptureTried():
                return (trail[deed.hour - 1] == deed.location) == deed.right
            case e.Sensed():
                return (trail[deed.hour - 1] in IN_LINE[deed.location]) == deed.near
            case e.ShakenDown():
                return self._shaken(deed)
            case e.AllyTold():
                return self._told(deed, been)
            case e.MayhemPut(_, border):
                self.mayhem.append(border)
            case e.DoorPut(location):
                self.doors.add(location)
            case e.CordonPut(_, _, _, location, source):
                self.cordons = self.cordons - {source} | {location}
            case _:
                pass
        return True

    def _new(self, feature: Feature, been: set[Location]) -> set[Location]:
        return (been & set(WITH[feature])) - self.marked

    def _moved(self, hour: int, slip: Token | None) -> bool:
        if slip == "second" and self.slip_place not in self.hidden.trail[: hour - 1]:
            return False
        start, end = self.hidden.trail[hour - 2 : hour]
        if end in self.cordons:
            return False
        if slip is None:
            return end in on_foot(tuple(sorted(self.mayhem)))[start] or {start, end} <= self.doors
        return end in RECRUITERS[self.hidden.card].slips[start]

    def _told(self, deed: e.AllyTold, been: set[Location]) -> bool:
        """The Photographer counts visits; the Lamplighter looks at the last red hour before (MS-57, MS-65)."""
        if deed.ally == Ally.PHOTOGRAPHER:
            return len(been & set(LINES[deed.line])) == deed.told
        lit = max(hour for hour in range(1, deed.hour, 2))
        return (self.hidden.trail[lit - 1] in LINES[deed.line]) == bool(deed.told)

    def _shaken(self, deed: e.ShakenDown) -> bool:
        held = deed.feature in self.hidden.cards and deed.feature not in self.shown
        if held:
            self.shown[deed.feature] = deed.hour
        return held == deed.right


def _walks(view: MindMgmtView, card: RecruiterCard) -> Iterator[tuple[Location, ...]]:
    """All trails from the start shown that the recruiter can have gone."""
    steps = on_foot(tuple(sorted(view.mayhem)))
    walks: list[tuple[Location, ...]] = [(next(known.location for known in view.confirmed if known.hour == 1),)]
    for hour in view.track[1:]:
        ways = steps if hour.slip is None else RECRUITERS[card].slips
        walks = [(*walk, end) for walk in walks for end in ways[walk[-1]] if end not in walk]
    stuck_free = view.stage != "recruiter"
    slip = view.slips[0].used is None
    for walk in walks:
        ends = {*steps[walk[-1]], *(RECRUITERS[card].slips[walk[-1]] if slip else ())}
        if stuck_free or ends - set(walk):
            yield walk


def _all_that_fit(view: MindMgmtView) -> set[tuple[tuple[Location, ...], RecruiterCard, tuple[Feature, ...]]]:
    tokens = tuple(hour.slip for hour in view.track)
    recruits, others = _hearing(view, recruits=True), _hearing(view, recruits=False)

    @cache
    def hands(walk: tuple[Location, ...]) -> list[tuple[Feature, ...]]:
        """The cards that fit what was announced, whoever walked so."""
        return [hand for hand in HANDS if Reader(Hidden(RecruiterCard.AD_MAN, hand, walk, tokens)).fits(recruits)]

    return {
        (walk, card, hand)
        for card in view.recruiter_cards
        for walk in _walks(view, card)
        if Reader(Hidden(card, (), walk, tokens)).fits(others)
        for hand in hands(walk)
    }


def _hearing(view: MindMgmtView, *, recruits: bool) -> MindMgmtView:
    """The view of somebody who hears of recruits alone, or of everything else."""
    log = tuple(deed for deed in view.log if isinstance(deed, e.RecruitsAnnounced) == recruits)
    return view.model_copy(update={"log": log})


def _all_believed(view: MindMgmtView) -> set[tuple[tuple[Location, ...], RecruiterCard, tuple[Feature, ...]]]:
    trails = knowledge.trails(view)
    return {
        (
            tuple(int(at) for at in trails.path[:, row]),
            card,
            tuple(FEATURES[index] for index in trails.ground.hands[hand]),
        )
        for row, hands in enumerate(unpack(trails.hands, len(HANDS)))
        for at, card in enumerate(view.recruiter_cards)
        if trails.recruiters[row] >> at & 1
        for hand in np.flatnonzero(hands)
    }


@pytest.mark.rule("MM-61")
@pytest.mark.parametrize("agents", [program, anyhow])
@pytest.mark.parametrize("games", [1, pytest.param(6, marks=pytest.mark.long)])
def test_in_short_trainings_the_belief_is_what_brute_force_finds(agents: Player, games: int) -> None:
    compared = 0
    for seed in range(games):
        for state in moments("training", seed, anyhow, agents):
            view = GAME.view(state, None)
            if 5 <= state.hour <= 8 and len(view.log) % 3 == 0 and knowledge.count(view).trails < MOST:
                assert _all_believed(view) == _all_that_fit(view)
                compared += 1
    assert compared


@pytest.mark.rule("MM-61")
@pytest.mark.parametrize("mission", ["training", "full"])
@pytest.mark.parametrize(("recruiter", "agents"), [(program, program), (anyhow, program), (anyhow, anyhow)])
@pytest.mark.parametrize("games", [1, pytest.param(10, marks=pytest.mark.long)])
def test_what_has_happened_always_fits(mission: Mission, recruiter: Player, agents: Player, games: int) -> None:
    for seed in range(games):
        for state in moments(mission, seed, recruiter, agents):
            if state.stage != "over" and state.hour:
                assert _is_believed(state)


@pytest.mark.rule("MS-8", "MS-21", "MS-57", "MS-59", "MS-65", "MM-61")
@pytest.mark.parametrize("games", [2, pytest.param(30, marks=pytest.mark.long)])
def test_with_packages_what_has_happened_fits_and_what_is_drawn_does(games: int) -> None:
    chance, told = Chance(b"shift"), set[type]()
    for seed in range(games):
        for number, state in enumerate(shifted(seed, anyhow, anyhow)):
            if state.stage != "over" and state.hour and number % 4 == 0:
                view = GAME.view(state, None)
                assert _is_believed(state)
                assert Reader(knowledge.sample(view, chance)).fits(view)
                told |= set(map(type, state.log))
    assert told >= {e.AllyTold, e.CordonPut, e.DoorPut}


def _is_believed(state: State) -> bool:
    trails = knowledge.trails(GAME.view(state, None))
    if trails.share < 1.0:
        return True
    trail = np.array(visited(state)[: state.hour], np.uint8)
    [row] = np.flatnonzero((trails.path == trail[:, None]).all(axis=0))
    hand = tuple(FEATURES.index(card) for card in sorted(state.cards, key=FEATURES.index))
    card = state.recruiter_cards.index(state.card) if state.card else 0
    fits = unpack(trails.hands[row : row + 1], len(HANDS))[0]
    return bool(fits[trails.ground.hands.index(hand)] and trails.recruiters[row] >> card & 1)


@pytest.mark.rule("MM-61")
@pytest.mark.parametrize("agents", [program, pytest.param(anyhow, marks=pytest.mark.long)])
@pytest.mark.parametrize("mission", ["training", "full"])
def test_what_is_drawn_fits_and_may_have_acted_already(mission: Mission, agents: Player) -> None:
    chance, acted = Chance(b"sample"), set()
    for state in moments(mission, 5, anyhow, agents):
        view = GAME.view(state, None)
        if state.hour and state.stage != "over":
            hidden = knowledge.sample(view, chance)
            assert Reader(hidden).fits(view)
            acted |= {
                (state.stage == "recruiter", len(knowledge.sample(view, chance).trail) - state.hour) for _ in range(3)
            }
    assert acted == {(True, 0), (False, 0)} | ({(True, 1)} if mission == "full" else set())


@pytest.mark.rule("MM-12")
def test_a_step_put_in_a_turn_was_visited_by_its_end_and_not_always_before() -> None:
    chance, late = Chance(b"extra"), 0
    for seed in range(2):
        for state in moments("full", seed, anyhow, program):
            if state.stage == "recruiter" and state.extra:
                extra = next(deed for deed in reversed(state.log) if isinstance(deed, e.ExtraStepPut)).location
                for _ in range(10):
                    trail = knowledge.sample(GAME.view(state, None), chance).trail
                    assert extra in trail
                    late += extra not in trail[: state.hour]
    assert late


@pytest.mark.rule("MM-61")
def test_places_are_the_chances_over_all_that_fits() -> None:
    view = next(
        view
        for seed in range(10, 40)
        for state in moments("training", seed)
        if state.hour >= 7 and state.stage == "agents" and knowledge.count(view := GAME.view(state, None)).trails < 60
    )
    everything = _all_that_fit(view)
    assert knowledge.count(view).exact
    assert knowledge.count(view).trails == len({trail for trail, _, _ in everything})
    for at, likely in enumerate(knowledge.places(view)):
        share = sum(trail[-1] == at for trail, _, _ in everything) / len(everything)
        assert likely == pytest.approx(share)


@pytest.mark.rule("MM-61")
def test_the_recruiter_sees_what_the_agents_can_know() -> None:
    for state in moments("training", 6):
        if state.hour == 8:
            assert len({knowledge.count(GAME.view(state, viewer)) for viewer in (None, 0, 1)}) == 1


@pytest.mark.rule("MM-15", "MM-16", "MM-18")
def test_a_slip_that_was_spent_leads_out_of_no_dead_end() -> None:
    known = ClueHistory()
    known.read(e.SecondSlipPut(1, 7))
    assert known.can_go() == CanGo(slip=True, earned=1 << 7)
    known.read(e.HourPassed(6, "first"))
    assert known.can_go() == CanGo(slip=False, earned=1 << 7)
    known.read(e.HourPassed(7, "second"))
    assert known.can_go() == CanGo(slip=False, earned=0)


@pytest.mark.rule("MM-35")
def test_a_card_laid_open_is_still_held_when_it_is_named_again() -> None:
    known = ClueHistory()
    for right in (True, False):
        known.read(e.ShakenDown(6, 1, Agent.MERU, 1, FEATURES[4], right))
    assert known.clues == [Holds(4, held=True)]


def test_before_the_setup_is_announced_there_is_no_trail_to_speak_of() -> None:
    state = next(moments("full", 0))
    with pytest.raises(ValueError, match="nothing has been announced"):
        knowledge.count(GAME.view(state, None))
