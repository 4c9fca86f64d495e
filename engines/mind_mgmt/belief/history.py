"""Public information as clues (MM-61), read from the log of a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Never, cast

from engines.mind_mgmt.belief.clues import CanGo, Clue, Holds, Recruited, Unvisited, Visited, Was, Went
from engines.mind_mgmt.belief.ground import Ground, Mask
from engines.mind_mgmt.board import FEATURES, WITH, Feature, Location, Mayhem, on_foot
from engines.mind_mgmt.cards import BASE_RECRUITERS, FACTS, RECRUITERS, RecruiterCard
from engines.mind_mgmt.events import (
    CaptureTried,
    CardsOpened,
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
from engines.mind_mgmt.rules.powers import AGENTS
from engines.mind_mgmt.views import MindMgmtView


@lru_cache(maxsize=64)
def ground(mayhem: Mayhem, cards: tuple[RecruiterCard, ...] = BASE_RECRUITERS) -> Ground:
    """The town with its mayhem, and the slips of every recruiter there may be."""
    slips = tuple(RECRUITERS[card].slips for card in cards)
    return Ground(on_foot(mayhem), slips, tuple(mask_of(WITH[feature]) for feature in FEATURES))


def mask_of(locations: Iterable[Location]) -> Mask:
    """These locations as a mask."""
    return sum(1 << at for at in locations)


class ClueHistory:
    """The clues so far while a log is read."""

    def __init__(self) -> None:
        self.clues: list[Clue] = []
        self.slip = True
        """The first mind slip is still unused."""
        self.earned: Mask = 0
        """Where the second mind slip lies, as a mask; 0: nowhere."""
        self.due: Mask = 0
        """Locations of steps put in this turn: visited by its end (MM-12)."""
        self._marked: Mask = 0
        self._revealed: set[Feature] = set()

    def can_go(self) -> CanGo:
        """A turn of the Recruiter has begun (MM-18)."""
        return CanGo(self.slip, self.earned, self.due)

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

    def _hour_passed(self, deed: HourPassed) -> None:
        earned = self.earned if deed.slip == "second" else 0
        self.clues += [CanGo(self.slip, self.earned), Went(deed.slip is not None, earned)]
        self.slip &= deed.slip != "first"
        self.earned &= 0 if earned else -1
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
    ShakenDown: ClueHistory._shaken_down,
}


def history(view: MindMgmtView) -> ClueHistory:
    """All clues up to now; there are none about the trail before the setup's recruits are announced."""
    found = ClueHistory()
    for deed in view.log:
        found.read(deed)
    if view.stage == "recruiter":
        found.clues.append(found.can_go())
    return found
