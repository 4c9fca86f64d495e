"""What a table chooses, and its briefing: the mission's facts and special rules, for lobbies, pictures and panels."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options
from engines.core.text import Text, dashed, text
from engines.infiltraitors.missions import MISSIONS, TRAINING, MissionId, RuleId


class InfiltraitorsOptions(Options):
    """`mission` is the one played; `crossing_out`: by itself (IN-13), off, or as the mission has it.

    `limit`: what a mission against time counts (IN-33).
    """

    mission: MissionId = "t1"
    crossing_out: Literal["by_mission", "on", "off"] = "by_mission"
    limit: Literal["minutes", "turns"] = "minutes"

    def idle(self) -> frozenset[str]:
        """What counts, in a mission that isn't against time."""
        return frozenset({"limit"}) if MISSIONS[self.mission].minutes is None else frozenset()


def last_turn(options: InfiltraitorsOptions, agents: int) -> int | None:
    """The last turn that there is time for, where turns are counted (IN-33)."""
    return MISSIONS[options.mission].turns_for(agents) if options.limit == "turns" else None


def crosses_out(options: InfiltraitorsOptions) -> bool:
    """Whether the program crosses out what clues exclude; by the mission: in training, not in the story (IN-13)."""
    if options.crossing_out == "by_mission":
        return options.mission in TRAINING
    return options.crossing_out == "on"


def briefing(mission: MissionId, agents: int, last: int | None = None) -> tuple[Text, ...]:
    """The mission's facts, then each special rule, a line each; `last` is the last turn where turns are counted."""
    return (_facts(mission, agents), *(rule_line(rule) for rule in MISSIONS[mission].rules), *_other(mission, last))


def _facts(mission: MissionId, agents: int) -> Text:
    """Suspects, bullets and cards of the mission for so many agents."""
    facts = MISSIONS[mission]
    return text(
        "infiltraitors-briefing-facts",
        suspects=facts.suspects_for(agents),
        bullets=facts.bullets_for(agents),
        colours=facts.colours,
        lowest=facts.lowest,
        highest=facts.highest,
    )


def rule_line(rule: RuleId) -> Text:
    """A special rule in a sentence or two."""
    return text(f"infiltraitors-special-{dashed(rule)}")


def _other(mission: MissionId, last: int | None) -> tuple[Text, ...]:
    """Special rules that are numbers: the limit of T3, the small hands of mission 9."""
    facts = MISSIONS[mission]
    lines: list[Text] = []
    if last is not None:
        lines.append(text("infiltraitors-briefing-turns", turns=last))
    elif facts.minutes is not None:
        lines.append(text("infiltraitors-briefing-minutes", minutes=facts.minutes))
    if (facts.hand, facts.limit) != (5, 7):
        lines.append(text("infiltraitors-briefing-hand", hand=facts.hand, limit=facts.limit))
    return tuple(lines)
