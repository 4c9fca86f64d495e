"""The campaign: a group's way through the Secret File (IN-28)."""

from __future__ import annotations

from typing import TypedDict

from engines.core.campaign import Chapter, Progress
from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.infiltraitors.missions import MISSION_IDS, TRAINING, MissionId
from engines.infiltraitors.names import mission_name
from engines.infiltraitors.options import InfiltraitorsOptions


class Entry(TypedDict):
    """What a group did in a mission: `best` is the most bullets left of a won one, None until it is won."""

    tries: int
    won: int
    best: int | None


class SecretFile:
    """Training and story in order; progress holds an `Entry` for each mission tried, by its id."""

    @property
    def free(self) -> frozenset[str]:
        """Crossing out by itself (IN-13), and what a mission against time counts (IN-33), are the table's choice."""
        return frozenset({"crossing_out", "limit"})

    def start(self) -> Progress:
        """Nothing played yet."""
        return {}

    def options(self, progress: Progress) -> tuple[InfiltraitorsOptions, ...]:
        """The first mission not won yet, then those won, which may be played again for more bullets."""
        won = [mission for mission in MISSION_IDS if entry_of(progress, mission)["won"]]
        ahead = [mission for mission in MISSION_IDS if mission not in won][:1]
        return tuple(InfiltraitorsOptions(mission=mission) for mission in (*ahead, *won))

    def record(self, progress: Progress, options: InfiltraitorsOptions, outcome: Outcome) -> Progress:
        """The progress after a mission, won or lost; a lost one stays open."""
        entry = entry_of(progress, options.mission)
        won, best = entry["won"], entry["best"]
        if outcome.winners:
            won, best = won + 1, max(outcome.scores[0], best or 0)
        return {**progress, options.mission: Entry(tries=entry["tries"] + 1, won=won, best=best)}

    def view(self, progress: Progress, seat: Seat | None) -> tuple[Text, ...]:
        """How many missions are won, each one's tries and bullets left, and how many are sealed."""
        told = [mission for mission in MISSION_IDS if not _sealed(progress, mission)]
        won = sum(entry_of(progress, mission)["won"] > 0 for mission in MISSION_IDS)
        head = text("infiltraitors-campaign-won", won=won, missions=len(MISSION_IDS))
        sealed = len(MISSION_IDS) - len(told)
        rest = (text("infiltraitors-campaign-sealed", count=sealed),) if sealed else ()
        return (head, *(_line(progress, mission) for mission in told), *rest)

    def chapters(self, progress: Progress) -> tuple[Chapter, ...]:
        """The missions with their most bullets left, or how often they were tried in vain."""
        return tuple(_chapter(progress, mission) for mission in MISSION_IDS)

    def title(self, options: InfiltraitorsOptions) -> Text:
        """The mission's name."""
        return mission_name(options.mission)

    def before(self, options: InfiltraitorsOptions) -> Text:
        """The story that leads to the mission."""
        return text(f"infiltraitors-story-{options.mission}-before")

    def after(self, options: InfiltraitorsOptions, outcome: Outcome) -> Text:
        """How the story goes on, or that it waits for a win."""
        if not outcome.winners:
            return text("infiltraitors-story-lost")
        return text(f"infiltraitors-story-{options.mission}-after")


def following(mission: MissionId) -> MissionId:
    """The mission told after this one; after the last it is the last again."""
    return MISSION_IDS[min(MISSION_IDS.index(mission) + 1, len(MISSION_IDS) - 1)]


def entry_of(progress: Progress, mission: MissionId) -> Entry:
    """What the group did in a mission."""
    entry: Entry = progress.get(mission, Entry(tries=0, won=0, best=None))
    return entry


def _sealed(progress: Progress, mission: MissionId) -> bool:
    """Whether the mission was never tried, and another one comes before it."""
    ahead = next((each for each in MISSION_IDS if not entry_of(progress, each)["won"]), mission)
    return mission != ahead and not entry_of(progress, mission)["tries"]


def _chapter(progress: Progress, mission: MissionId) -> Chapter:
    entry, kind = entry_of(progress, mission), "training" if mission in TRAINING else "number"
    mark = text(f"infiltraitors-campaign-{kind}", number=int(mission[1:]))
    if entry["best"] is not None:
        return Chapter(mark, "won", text("infiltraitors-campaign-note-won", bullets=entry["best"]))
    if entry["tries"]:
        return Chapter(mark, "tried", text("infiltraitors-campaign-note-tried", tries=entry["tries"]))
    return Chapter(mark, "sealed" if _sealed(progress, mission) else "next")


def _line(progress: Progress, mission: MissionId) -> Text:
    entry, name = entry_of(progress, mission), mission_name(mission)
    if not entry["tries"]:
        return text("infiltraitors-campaign-mission-new", mission=name)
    if entry["best"] is None:
        return text("infiltraitors-campaign-mission-lost", mission=name, tries=entry["tries"])
    return text("infiltraitors-campaign-mission-won", mission=name, tries=entry["tries"], bullets=entry["best"])
