"""What pictures say in words: headlines, where the Recruiter can be, and the alt texts of board, hand and closing."""

from __future__ import annotations

from collections.abc import Iterator

from babel.numbers import format_decimal

from engines.core.text import Text, Written, dashed, text
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.belief.knowledge import Count
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.cards import COUNTING
from engines.mind_mgmt.events import (
    AllyTold,
    CaptureTried,
    Jammed,
    NoNewStep,
    Revealed,
    Sensed,
    ShakenDown,
    StepsShown,
)
from engines.mind_mgmt.names import (
    agent_name,
    feature_name,
    feature_names,
    hour_name,
    line_name,
    module_names,
    place_name,
    recruiter_name,
)
from engines.mind_mgmt.views import KitView, MindMgmtView, SecretView
from renderers.mind_mgmt.answers import Answer, answers, open_question
from renderers.mind_mgmt.marks import seat_mark
from renderers.mind_mgmt.names import PREFIX, say
from renderers.words import Words, ended

ANSWERS, PLACES = 4, 12
LEAST = 0.005
"""Smaller chances are told as less than one per cent."""


def headline(view: MindMgmtView, words: Words) -> str:
    """What the game waits for, or how it ended."""
    hour = hour_name(min(view.hour + 1, view.last_hour))
    if view.outcome is not None:
        return say(words, f"won-{'recruiter' if view.recruiter in view.outcome.winners else 'agents'}")
    if view.stage == "agents":
        if view.activation is not None:
            return say(words, "stage-active", agent=agent_name(view.activation.agent), left=view.activations - 1)
        return say(words, "stage-agents", left=view.activations)
    if view.stage == "answer" and (asked := open_question(view.log)) is not None:
        return say(words, "stage-answer", feature=feature_name(asked.feature))
    return say(words, f"stage-{dashed(view.stage)}", hour=hour, left=view.to_put)


def prompt(view: MindMgmtView, words: Words) -> str:
    """What the looking seat is asked, in a few words; the headline where it only waits."""
    if view.seat not in view.to_act or view.outcome is not None:
        return headline(view, words)
    if view.secret is not None and view.stage == "hiding" and view.secret.hiding is not None:
        return say(words, f"you-{view.secret.hiding}", left=5 - len(view.secret.trail))
    if view.stage == "recruiter" and view.secret is not None:
        done = "done" if view.secret.acted else "open"
        return say(words, "you-recruiter", done=done, hour=hour_name(min(view.hour + 1, view.last_hour)))
    if view.stage == "answer" and (asked := open_question(view.log)) is not None:
        return say(words, "you-answer", feature=feature_name(asked.feature))
    return headline(view, words)


def board_alt(view: MindMgmtView, words: Words) -> str:
    """The board in words: what is asked, who is where, what lies where, the last answers."""
    return " ".join([ended(headline(view, words)), *_standing(view, words), *last_answers(view, words, ANSWERS)])


def hand_alt(view: MindMgmtView, words: Words) -> str:
    """A seat's own picture in words."""
    lines = [ended(prompt(view, words))]
    if view.secret is not None:
        lines += [*secret_lines(view.secret, words), *contacted_lines(view, words), *known_lines(view, words)]
    return " ".join([*lines, *_standing(view, words), *last_answers(view, words, ANSWERS)])


def closing_alt(view: MindMgmtView, words: Words, score: tuple[int, ...] | None) -> str:
    """The finished game in words: how it ended, the trail, the cards, the table's games."""
    lines = [ended(headline(view, words))]
    if view.outcome is not None:
        lines.append(words(view.outcome.reason))
    if view.secret is not None:
        lines += secret_lines(view.secret, words)
    if score is not None:
        games = tuple(
            text(f"{PREFIX}score-seat", seat=seat_mark(seat, words), games=won) for seat, won in enumerate(score)
        )
        lines.append(say(words, "score-line", seats=games))
    return " ".join(lines)


def known_lines(view: MindMgmtView, words: Words) -> Iterator[str]:
    """How many trails fit all that the agents know."""
    fitting = trails_fitting(view)
    if fitting is not None:
        yield ended(say(words, "trails", **told(fitting, words)))


def contacted_lines(view: MindMgmtView, words: Words) -> Iterator[str]:
    """How many of the Recruiter's recruits aren't announced yet."""
    if view.secret is not None and view.outcome is None and view.secret.trail:
        yield ended(say(words, "contacted", recruits=view.secret.contacted))


def heat_line(view: MindMgmtView, words: Words, most: int = PLACES) -> str:
    """Where the Recruiter can be, so many places at most, the likeliest first."""
    found = chances(view)
    likeliest = sorted(found, key=lambda at: -found[at])[:most]
    places = tuple(f"{place_name(at)} {percent(found[at])}" for at in likeliest)
    return say(words, "heat", count=len(found), places=places)


def secret_lines(secret: SecretView, words: Words) -> Iterator[str]:
    """The Recruiter's cards and trail."""
    if secret.card is not None:
        yield say(words, "secret-card", card=recruiter_name(secret.card))
    if secret.cards:
        yield say(words, "secret-cards", features=feature_names(secret.cards))
    for key, features in (("secret-drawn", secret.drawn), ("secret-under", secret.under)):
        if features:
            yield say(words, key, features=feature_names(features))
    if secret.sleeper is not None:
        yield say(words, "secret-sleeper", feature=feature_name(secret.sleeper))
    if secret.trail:
        trail = " ".join(f"{hour}·{place_name(each.location)}" for hour, each in enumerate(secret.trail, 1))
        yield say(words, "secret-trail", trail=trail)


def _standing(view: MindMgmtView, words: Words) -> Iterator[str]:
    """Who is where, and what lies where."""
    yield say(words, "recruits", recruits=view.recruits, goal=view.goal)
    standing = [pawn for pawn in view.pawns if pawn.location is not None]
    if standing:
        pawns = tuple(
            text(
                f"{PREFIX}stands",
                who=agent_name(pawn.agent),
                place=_at(pawn.location),
                fresh="fresh" if pawn.fresh else "spent",
            )
            for pawn in standing
        )
        yield say(words, "agents", pawns=pawns)
    if view.immortals:
        places = tuple(f"{number} {place_name(at)}" for number, at in enumerate(view.immortals, 1))
        yield say(words, "immortals", places=places)
    yield from _tokens(view, words)


def _tokens(view: MindMgmtView, words: Words) -> Iterator[str]:
    if view.steps:
        yield say(words, "steps", places=tuple(map(place_name, view.steps)))
    if view.confirmed:
        hours = tuple(f"{hour_name(each.hour)} {place_name(each.location)}" for each in view.confirmed)
        yield say(words, "confirmed", hours=hours)
    if view.notes:
        notes = tuple(
            f"{place_name(each.location)} {say(words, 'note', text=Written(each.text))}" for each in view.notes
        )
        yield say(words, "notes", notes=notes)
    if view.mayhem:
        borders = tuple(f"{place_name(one)}|{place_name(other)}" for one, other in view.mayhem)
        yield say(words, "mayhem", borders=borders)
    yield from kit_lines(view, words)
    if view.open:
        yield say(words, "open-cards", features=feature_names(view.open))
    for slip in view.slips:
        if slip.location is not None and slip.used is None:
            yield say(words, "slip-lies", place=place_name(slip.location))


def kit_lines(view: MindMgmtView, words: Words) -> Iterator[str]:
    """Which modules are in, and where their pieces are."""
    kit = view.kit
    if kit is None:
        return
    if kit.modules:
        yield say(words, "modules", modules=module_names(kit.modules))
    for key, places in (("doors", kit.doors), ("cordons", kit.cordons), ("bugs", kit.bugs)):
        if places:
            yield say(words, key, places=tuple(map(place_name, places)))
    for hour, heard in kit.heard:
        yield say(words, "heard", hour=hour_name(hour), heard=_yes(heard))
    if kit.jams:
        yield say(words, "jams", count=kit.jams)
    if kit.asleep:
        yield say(words, "asleep")
    yield from _turncoat_lines(kit, words)


def _turncoat_lines(kit: KitView, words: Words) -> Iterator[str]:
    """Whether there is a turncoat, and which, as far as the view knows; cards that it has spoilt."""
    if kit.turncoat is not None:
        yield say(words, "turncoat", number=kit.turncoat)
    elif kit.turned:
        yield say(words, "turned")
    if kit.failed:
        yield say(words, "failed", features=feature_names(kit.failed))


def last_answers(view: MindMgmtView, words: Words, most: int) -> Iterator[str]:
    """The latest questions and what they were answered."""
    for answer in answers(view.log)[-most:]:
        yield words(answer_line(answer))


def answer_line(answer: Answer) -> Text:  # noqa: PLR0911
    """A question and its answer in a line."""
    match answer:
        case StepsShown(feature=feature, locations=locations):
            places = tuple(map(place_name, locations))
            return text(f"{PREFIX}answer-steps", feature=feature_name(feature), places=places, count=len(places))
        case NoNewStep(feature=feature):
            return text(f"{PREFIX}answer-none", feature=feature_name(feature))
        case Jammed(feature=feature):
            return text(f"{PREFIX}answer-jammed", feature=feature_name(feature))
        case AllyTold(ally=ally, line=line, told=told):
            kind = "counted" if ally in COUNTING else "lit"
            return text(f"{PREFIX}answer-{kind}", line=line_name(line), told=told)
        case Revealed(location=location, visited=visited):
            return text(f"{PREFIX}answer-hour", place=place_name(location), hour=hour_name(visited))
        case CaptureTried(location=location, right=right):
            return text(f"{PREFIX}answer-capture", place=place_name(location), right=_yes(right))
        case Sensed(location=location, near=near):
            return text(f"{PREFIX}answer-near", place=place_name(location), near=_yes(near))
        case ShakenDown(feature=feature, right=right):
            return text(f"{PREFIX}answer-shaken", feature=feature_name(feature), right=_yes(right))


def _yes(right: bool) -> str:
    return "yes" if right else "no"


def _at(location: Location | None) -> str:
    return "" if location is None else place_name(location)


def trails_fitting(view: MindMgmtView) -> Count | None:
    """How many trails fit all that everybody knows; None before there is anything to know."""
    return knowledge.count(view) if view.hour and view.outcome is None else None


def told(count: Count, words: Words) -> dict[str, str | int]:
    """A count as the texts want it: its digits set in groups as the language does, and whether it is exact."""
    return {
        "trails": count.trails,
        "shown": format_decimal(count.trails, locale=words.locale.replace("-", "_")),
        "exact": str(count.exact).lower(),
    }


def chances(view: MindMgmtView) -> dict[Location, float]:
    """Where the Recruiter can have been when the last hour had passed, with the chance of each."""
    return {at: chance for at, chance in enumerate(knowledge.places(view)) if chance > 0}


def percent(chance: float) -> str:
    """A chance in whole per cent."""
    return "<1%" if chance < LEAST else f"{round(100 * chance)}%"
