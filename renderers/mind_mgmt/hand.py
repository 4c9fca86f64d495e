"""A seat's own picture: the Recruiter's secret map, or the town as the agents see it with where to go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.mind_mgmt.names import Agent
from engines.mind_mgmt.town import LOCATIONS, TEMPLES, Location, within
from engines.mind_mgmt.views import MindMgmtView, SecretView
from renderers.canvas import Canvas
from renderers.mind_mgmt import answers, pieces, roster, track
from renderers.mind_mgmt.board import ANSWERS, HEIGHT, MAP, ROSTER, TRACK, concerned, draw_band
from renderers.mind_mgmt.likely import chances, percent, tints, told, trails_fitting
from renderers.mind_mgmt.look import PACKED, look
from renderers.mind_mgmt.names import say
from renderers.mind_mgmt.secret import frames
from renderers.mind_mgmt.telling import hand_alt, heat_line, prompt
from renderers.mind_mgmt.town import STEP, Washes, draw_town
from renderers.picture import Picture, picture, short
from renderers.words import Words

WALK = 2


def hand(view: MindMgmtView, words: Words) -> Picture:
    """What the view's seat knows and is asked; raises `ValueError` for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return _drawn(view, words, _washes(view))


def walk(view: MindMgmtView, words: Words, places: Iterable[Location]) -> Picture:
    """The town with these places framed, to which an agent can go."""
    return _drawn(view, words, Washes(frames=dict.fromkeys(places, STEP)))


def _drawn(view: MindMgmtView, words: Words, washes: Washes) -> Picture:
    canvas = Canvas(look(), HEIGHT)
    draw_band(canvas, view, prompt(view, words), concerned(view))
    track.draw_track(canvas, view, TRACK)
    draw_town(canvas, view, words, MAP, washes)
    if view.secret is None or view.outcome is not None:
        answers.draw_answers(canvas, view.log, words, ANSWERS)
        roster.draw_roster(canvas, view, words, ROSTER)
    else:
        answers.draw_answers(canvas, view.log, words, ANSWERS, "below-secret")
        _draw_secret(canvas, view, view.secret, words)
    return picture(canvas.image, canvas.theme.palette, hand_alt(view, words), PACKED)


def _washes(view: MindMgmtView) -> Washes:
    if view.secret is not None:
        circled = frozenset(view.secret.cards) - frozenset(view.revealed)
        return Washes(frames=frames(view), circled=circled, trail=view.secret.trail)
    agent = _walker(view)
    return Washes() if agent is None else Washes(frames=_reach(view, agent))


def _walker(view: MindMgmtView) -> Agent | None:
    """The agent of the looking seat that can walk now, where it is one alone."""
    if view.stage != "agents" or view.seat not in view.to_act:
        return None
    if view.activation is not None:
        return None if view.activation.moved else view.activation.agent
    fresh = [pawn.agent for pawn in view.pawns if pawn.fresh and (pawn.shared or pawn.seat == view.seat)]
    return fresh[0] if len(fresh) == 1 else None


def _reach(view: MindMgmtView, agent: Agent) -> Mapping[Location, str]:
    start = next((pawn.location for pawn in view.pawns if pawn.agent == agent), None)
    return {} if start is None else dict.fromkeys(within(view.mayhem, start, WALK), STEP)


def _draw_secret(canvas: Canvas, view: MindMgmtView, secret: SecretView, words: Words) -> None:
    """The Recruiter's cards, mind slips and recruits; what the agents can know."""
    x = roster.draw_secret_cards(canvas, view, secret, ROSTER)
    x = roster.draw_slips(canvas, view, secret.earned, x + 12, ROSTER + 2)
    x = roster.draw_cards(canvas, view.open, say(words, "caption-open"), x + 12, ROSTER)
    roster.draw_recruits(canvas, view, words, ROSTER, x)
    if not secret.trail:
        return
    canvas.stamp(pieces.recruit, 20, ROSTER + 72, 46)
    x = 78 + canvas.text(78, ROSTER + 97, say(words, "contacted", recruits=secret.contacted), size=42, room=440)
    fitting = trails_fitting(view)
    if fitting is not None:
        room = canvas.theme.measures.width - 20 - round(x) - 90
        canvas.stamp(pieces.foot, x + 34, ROSTER + 74, 44)
        canvas.text(x + 90, ROSTER + 97, say(words, "trails", **told(fitting, words)), size=42, room=room)


def heat(view: MindMgmtView, words: Words) -> Picture:
    """The town with the chance of each location that the Recruiter was there when the last hour had passed."""
    found = chances(view)
    cold = dict.fromkeys(set(LOCATIONS) - set(found) - set(TEMPLES), "faint")
    drawn = _drawn(
        view, words, Washes(tints={**cold, **tints(found)}, shares={at: percent(found[at]) for at in found})
    )
    return Picture(drawn.png, short(f"{heat_line(view, words)} {drawn.alt}"))
