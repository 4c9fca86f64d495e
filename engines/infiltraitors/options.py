"""What a table chooses, and its briefing: the mission's facts and special rules, for lobbies, pictures and panels."""

from __future__ import annotations

from typing import Literal

from engines.core.game import Options
from engines.core.text import Text, text
from engines.infiltraitors.missions import MISSIONS, TRAINING, MissionId, RuleId


class InfiltraitorsOptions(Options):
    """`mission` is the one played; `crossing_out`: by itself (IN-13), off, or as the mission has it."""

    mission: MissionId = "t1"
    crossing_out: Literal["by_mission", "on", "off"] = "by_mission"


def crosses_out(options: InfiltraitorsOptions) -> bool:
    """Whether the program crosses out what clues exclude; by the mission: in training, not in the story (IN-13)."""
    if options.crossing_out == "by_mission":
        return options.mission in TRAINING
    return options.crossing_out == "on"


def briefing(mission: MissionId, agents: int) -> tuple[Text, ...]:
    """The mission's facts, then each special rule, a line each."""
    return (_facts(mission, agents), *(rule_line(rule) for rule in MISSIONS[mission].rules), *_other(mission))


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
    return text(f"infiltraitors-special-{rule.replace('_', '-')}")


def _other(mission: MissionId) -> tuple[Text, ...]:
    """Special rules that are numbers: the time limit of T3, the small hands of mission 9."""
    facts = MISSIONS[mission]
    lines: list[Text] = []
    if facts.minutes is not None:
        lines.append(text("infiltraitors-briefing-minutes", minutes=facts.minutes))
    if (facts.hand, facts.limit) != (5, 7):
        lines.append(text("infiltraitors-briefing-hand", hand=facts.hand, limit=facts.limit))
    return tuple(lines)
