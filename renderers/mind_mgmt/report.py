"""The board in Markdown words, for `/board words` and for people who have pictures off."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Who, Written, text
from engines.mind_mgmt.board import LOCATIONS, ROWS, Location, row_of
from engines.mind_mgmt.names import (
    agent_name,
    ally_name,
    feature_names,
    hour_name,
    location_name,
    place_name,
    recruiter_name,
)
from engines.mind_mgmt.views import HourView, MindMgmtView, PawnView
from renderers.mind_mgmt.names import PREFIX, say
from renderers.mind_mgmt.strip import Standing, standing
from renderers.mind_mgmt.telling import (
    contacted_lines,
    headline,
    heat_line,
    kit_lines,
    known_lines,
    last_answers,
    prompt,
    secret_lines,
)
from renderers.words import Words

ANSWERS = 12


def tell(view: MindMgmtView, words: Words) -> str:
    """All that the view knows, in Markdown: what is to be decided by first."""
    lines = [f"**{prompt(view, words)}**"] if view.seat is not None else [f"**{headline(view, words)}**"]
    if view.outcome is not None:
        lines.append(words(view.outcome.reason))
    lines += [*_own(view, words), *_agents(view, words), *_past(view, words), *_map(view, words)]
    lines += [*_time(view, words), *_lying(view, words)]
    return "\n".join(lines)


def _heading(words: Words, key: str) -> str:
    return f"### {say(words, f'heading-{key}')}"


def _own(view: MindMgmtView, words: Words) -> Iterator[str]:
    """The Recruiter's secrets; where agents can know the Recruiter to be, if the table wants that."""
    if view.secret is not None:
        yield _heading(words, "secret")
        yield from (f"- {line}" for line in secret_lines(view.secret, words))
        yield from (f"- {line}" for line in (*contacted_lines(view, words), *known_lines(view, words)))
    elif view.seat is not None and view.belief and view.hour:
        yield heat_line(view, words, len(LOCATIONS))


def _time(view: MindMgmtView, words: Words) -> Iterator[str]:
    yield _heading(words, "time")
    yield f"- {say(words, 'time', hour=hour_name(view.hour), last=hour_name(view.last_hour))}"
    yield f"- {say(words, 'recruits', recruits=view.recruits, goal=view.goal)}"
    told = tuple(text(PREFIX + "hour-recruits", **_told(each)) for each in view.track if each.recruits is not None)
    if told:
        yield f"- {say(words, 'hours', hours=told)}"
    for each in view.track:
        if each.slip is not None:
            yield f"- {say(words, 'slipped', hour=hour_name(each.hour))}"


def _told(each: HourView) -> dict[str, str | int]:
    return {"hour": hour_name(each.hour), "count": each.recruits or 0}


def _agents(view: MindMgmtView, words: Words) -> Iterator[str]:
    yield _heading(words, "agents")
    for pawn in view.pawns:
        yield f"- {_agent(pawn, words)}"


def _agent(pawn: PawnView, words: Words) -> str:
    place = text(PREFIX + "nowhere") if pawn.location is None else location_name(pawn.location)
    whose = "shared" if pawn.shared else "none" if pawn.seat is None else "seat"
    fresh = "fresh" if pawn.fresh else "spent"
    who = Who(pawn.seat or 0)
    return say(words, "agent-line", agent=agent_name(pawn.agent), place=place, whose=whose, who=who, fresh=fresh)


def _lying(view: MindMgmtView, words: Words) -> Iterator[str]:
    """Cards, mind slips, allies, who the Recruiter may be."""
    yield _heading(words, "cards")
    possible = tuple(map(recruiter_name, view.recruiter_cards))
    yield f"- {say(words, 'possible', cards=possible)}"
    for slip in view.slips:
        state = "used" if slip.used is not None else "lies" if slip.location is not None else "held"
        place = "" if slip.location is None else place_name(slip.location)
        hour = hour_name(slip.used or 0)
        yield f"- {say(words, 'slip-line', token=slip.token, state=state, place=place, hour=hour)}"
    for ally in view.allies:
        yield f"- {say(words, 'ally-line', ally=ally_name(ally.ally), used='used' if ally.used else 'ready')}"
    for key, features in (("open-cards", view.open), ("claimed-line", view.claimed), ("revealed", view.revealed)):
        if features:
            yield f"- {say(words, key, features=feature_names(features))}"
    yield from (f"- {line}" for line in kit_lines(view, words))
    if view.immortals:
        yield f"- {say(words, 'deck-size', count=view.deck_size)}"


def _map(view: MindMgmtView, words: Words) -> Iterator[str]:
    """The town row by row, and where mayhem lies."""
    yield _heading(words, "map")
    for row in range(ROWS):
        yield "- " + " · ".join(_tile(at, standing(view, at), words) for at in LOCATIONS if row_of(at) == row)
    if view.mayhem:
        borders = tuple(f"{place_name(one)}|{place_name(other)}" for one, other in view.mayhem)
        yield f"- {say(words, 'mayhem', borders=borders)}"


def _tile(at: Location, there: Standing, words: Words) -> str:
    """A location and what stands or lies there."""
    things = [words(agent_name(pawn.agent)) for pawn in there.pawns]
    things += [say(words, "here-immortal", number=number) for number in there.immortals]
    if there.hour is not None:
        things.append(hour_name(there.hour))
    if there.step:
        things.append(say(words, "here-step"))
    if there.door:
        things.append(say(words, "here-door"))
    if there.bug:
        things.append(say(words, "here-bug"))
    if there.cordon:
        things.append(say(words, "here-cordon"))
    if there.slip:
        things.append(say(words, "here-slip"))
    if there.note is not None:
        things.append(say(words, "note", text=Written(there.note)))
    named = words(location_name(at))
    return f"{named} **({', '.join(things)})**" if things else named


def _past(view: MindMgmtView, words: Words) -> Iterator[str]:
    lines = [*last_answers(view, words, ANSWERS)]
    if lines:
        yield _heading(words, "past")
        yield from (f"- {line}" for line in lines)
