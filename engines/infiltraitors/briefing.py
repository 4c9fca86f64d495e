"""A mission's briefing: what there is to do, with what, by which special rules; for lobbies, pictures and panels."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.infiltraitors.missions import MISSIONS, MissionId, RuleId


def briefing(mission: MissionId, agents: int) -> tuple[Text, ...]:
    """The mission's facts, then each special rule, a line each."""
    return (facts_line(mission, agents), *(rule_line(rule) for rule in MISSIONS[mission].rules), *_other(mission))


def facts_line(mission: MissionId, agents: int) -> Text:
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
