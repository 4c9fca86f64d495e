"""Public information as clues (MM-61), read from the log of a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Never, cast

from engines.mind_mgmt.belief.clues import CanGo, Clue, Counted, Holds, Met, Recruited, Unvisited, Visited, Was, Went
from engines.mind_mgmt.belief.ground import Ground, Mask
from engines.mind_mgmt.board import FEATURES, LINES, LOCATIONS, WITH, Feature, Location, Mayhem, Ways, on_foot
from engines.mind_mgmt.cards import BASE_RECRUITERS, COUNTING, FACTS, RECRUITERS, Hour, RecruiterCard, Token
from engines.mind_mgmt.events import (
    AllyTold,
    CaptureTried,
    CardsOpened,
    CordonPut,
    Deed,
    ExtraStepPut,
    HourPassed,
    NoNewStep,
    RecruitsAnnounced,
    Revealed,
    SecondSlipPut,
    Sensed,
    ShakenDown,
    StartShown,
    StepsShown,
)
from engines.mind_mgmt.packages.bugs import TURNS
from engines.mind_mgmt.packages.registry import further_steps
from engines.mind_mgmt.rules.powers import AGENTS, last_red
from engines.mind_mgmt.views import MindMgmtView


@lru_cache(maxsize=64)
def ground(mayhem: Mayhem, cards: tuple[RecruiterCard, ...] = BASE_RECRUITERS, more: Ways = ()) -> Ground:
    """The town with its mayhem, and the slips of every recruiter there may be; `more`: further steps of modules."""
    slips = tuple(RECRUITERS[card].slips for card in cards)
    usual = on_foot(mayhem)
    steps = tuple(tuple(sorted({*usual[at], *more[at]})) for at in LOCATIONS) if more else usual
    return Ground(steps, slips, tuple(mask_of(WITH[feature]) for feature in FEATURES))


def ground_of(view: MindMgmtView) -> Ground:
    """The ground of a game."""
    return ground(tuple(sorted(view.mayhem)), view.recruiter_cards, further_steps(view.kit))


def mask_of(locations: Iterable[Location]) -> Mask:
    """These locations as a mask."""
    return sum(1 << at for at in locations)


class ClueHistory:
    """The clues so far while a log is read."""

    def __init__(self, bugs: Mask = 0, heard: Mapping[Hour, bool] | None = None) -> None:
        """`bugs`: where the reader listens, and whether something was `heard` at an hour (MS-61)."""
        self.clues: list[Clue] = []
        self._bugs, self._heard = bugs, heard or {}
        self.slip = True
        """The first mind slip is still unused."""
        self.earned: Mask = 0
        """Where the second mind slip lies, as a mask; 0: nowhere."""
        self.due: Mask = 0
        """Locations of steps put in this turn: visited by its end (MM-12)."""
        self.closed: Mask = 0
        """Where cordons lie (MS-59)."""
        self._marked: Mask = 0
        self._revealed: set[Feature] = set()

    def can_go(self) -> CanGo:
        """A turn of the Recruiter has begun (MM-18)."""
        return CanGo(self.slip, self.earned, self.due, self.closed)

    def went(self, token: Token | None = None) -> Went:
        """A Step, or a slip by that token, is made now."""
        return Went(token is not None, self.earned if token == "second" else 0, self.closed)

    def read(self, deed: Deed) -> None:
        """Read one more deed; most say nothing about the trail."""
        reading = _READINGS.get(type(deed))
        if reading is not None:
            cast(Reading, reading)(self, deed)

    def _start_shown(self, deed: StartShown) -> None:
        self._marked |= 1 << deed.location
        self.clues.append(Was(1, 1 << deed.location))

    def _recruits_announced(self, deed: RecruitsAnnounced) -> None:
        if deed.hour == FACTS.setup:
            self.clues += [Went()] * (deed.hour - 1)
        self.clues.append(Recruited(deed.visits, deed.count))
        if deed.hour in self._heard:
            self.clues.append(Met(self._bugs, TURNS, self._heard[deed.hour]))

    def _hour_passed(self, deed: HourPassed) -> None:
        self.clues += [CanGo(self.slip, self.earned, closed=self.closed), self.went(deed.slip)]
        self.slip &= deed.slip != "first"
        self.earned &= 0 if deed.slip == "second" else -1
        if self.due:
            self.clues.append(Visited(self.due))
            self.due = 0

    def _second_slip_put(self, deed: SecondSlipPut) -> None:
        self.earned = 1 << deed.location

    def _cards_opened(self, deed: CardsOpened) -> None:
        self.clues += [Holds(FEATURES.index(feature), False) for feature in deed.features]

    def _extra_step_put(self, deed: ExtraStepPut) -> None:
        self._marked |= 1 << deed.location
        self.due |= 1 << deed.location

    def _steps_shown(self, deed: StepsShown) -> None:
        shown = mask_of(deed.locations)
        self._marked |= shown
        self.clues.append(Visited(shown))
        if deed.every:
            self._no_more(deed.feature)

    def _no_new_step(self, deed: NoNewStep) -> None:
        self._no_more(deed.feature)

    def _no_more(self, feature: Feature) -> None:
        self.clues.append(Unvisited(mask_of(WITH[feature]) & ~self._marked))

    def _known(self, deed: Revealed) -> None:
        self.clues.append(Was(deed.visited, 1 << deed.location))

    def _ally_told(self, deed: AllyTold) -> None:
        mask = mask_of(LINES[deed.line])
        if deed.ally in COUNTING:
            self.clues.append(Counted(mask, deed.told))
        else:
            self.clues.append(_was(last_red(deed.hour), mask, bool(deed.told)))

    def _cordon_put(self, deed: CordonPut) -> None:
        self.closed |= 1 << deed.location
        if deed.source is not None:
            self.closed &= ~(1 << deed.source)

    def _capture_tried(self, deed: CaptureTried) -> None:
        self.clues.append(_was(deed.hour, 1 << deed.location, deed.right))

    def _sensed(self, deed: Sensed) -> None:
        self.clues.append(_was(deed.hour, mask_of(AGENTS[deed.agent].senses(deed.location)), deed.near))

    def _shaken_down(self, deed: ShakenDown) -> None:
        if deed.feature not in self._revealed:
            self.clues.append(Holds(FEATURES.index(deed.feature), deed.right))
        if deed.right:
            self._revealed.add(deed.feature)


def _was(hour: int, mask: Mask, there: bool) -> Was:
    return Was(hour, mask if there else ~mask)


Reading = Callable[[ClueHistory, Deed], None]
_READINGS: dict[type[Deed], Callable[[ClueHistory, Never], None]] = {
    StartShown: ClueHistory._start_shown,
    RecruitsAnnounced: ClueHistory._recruits_announced,
    HourPassed: ClueHistory._hour_passed,
    SecondSlipPut: ClueHistory._second_slip_put,
    CardsOpened: ClueHistory._cards_opened,
    ExtraStepPut: ClueHistory._extra_step_put,
    StepsShown: ClueHistory._steps_shown,
    NoNewStep: ClueHistory._no_new_step,
    Revealed: ClueHistory._known,
    CaptureTried: ClueHistory._capture_tried,
    Sensed: ClueHistory._sensed,
    AllyTold: ClueHistory._ally_told,
    CordonPut: ClueHistory._cordon_put,
    ShakenDown: ClueHistory._shaken_down,
}


def history(view: MindMgmtView) -> ClueHistory:
    """All clues up to now; there are none about the trail before the setup's recruits are announced.

    Beside what all know, those that the agents have from their bugs, in a view of theirs.
    """
    kit = view.kit
    found = ClueHistory() if kit is None else ClueHistory(mask_of(kit.bugs or ()), dict(kit.heard))
    for deed in view.log:
        found.read(deed)
    if view.stage == "recruiter":
        found.clues.append(found.can_go())
    return found
