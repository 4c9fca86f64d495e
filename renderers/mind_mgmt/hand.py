"""A seat's own picture: the town, with the Recruiter's trail and cards, or where to go and the last answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.mind_mgmt.belief.forecast import leads_nowhere, may_land, steps_now
from engines.mind_mgmt.board import LOCATIONS, TEMPLES, WITH, Location, completable, within
from engines.mind_mgmt.cards import FACTS, RECRUITERS, Agent, Token
from engines.mind_mgmt.views import MindMgmtView, SecretView
from renderers.canvas import Canvas
from renderers.mind_mgmt import answers, pieces, roster
from renderers.mind_mgmt.answers import open_question
from renderers.mind_mgmt.marks import PACKED, look
from renderers.mind_mgmt.places import TALL
from renderers.mind_mgmt.telling import chances, hand_alt, heat_line, percent, told, trails_fitting
from renderers.mind_mgmt.town import DEAD_END, SHOW, SLIP, STEP, Washes, draw_town
from renderers.picture import Picture, picture, short
from renderers.words import Words

BELOW = TALL + 4
"""Where the row below the town begins."""
HEIGHT = BELOW + 66
MORE = 250
"""From the right edge to the recruits that aren't announced yet."""
WALK = 2
TINTS = ((0.75, "warm4"), (0.5, "warm3"), (0.25, "warm2"), (0.0, "warm1"))
"""The wash of a tile, by its chance in parts of the highest."""


def hand(view: MindMgmtView, words: Words) -> Picture:
    """What the view's seat knows and is asked; raises `ValueError` for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return _drawn(view, words, _washes(view))


def walk(view: MindMgmtView, words: Words, places: Iterable[Location]) -> Picture:
    """The town with these places framed, to which an agent can go."""
    return _drawn(view, words, Washes(frames=dict.fromkeys(places, STEP)))


def _drawn(view: MindMgmtView, words: Words, washes: Washes) -> Picture:
    secret = None if view.outcome is not None else view.secret
    canvas = Canvas(look(), HEIGHT if secret is not None or answers.answers(view.log) else TALL)
    draw_town(canvas, view, words, 0, washes)
    if secret is None:
        answers.draw_answers(canvas, view.log, BELOW)
    else:
        _draw_secret(canvas, view, secret, words)
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
    """The Recruiter's cards, mind slips and recruits, those not announced yet beside; how many trails fit."""
    x = roster.draw_secret_cards(canvas, view, secret, BELOW)
    x = roster.draw_slips(canvas, view, secret.earned, x + 12, BELOW + 4)
    x = roster.draw_cards(canvas, view.open, "", x + 12, BELOW)
    roster.draw_recruits(canvas, view, words, BELOW, canvas.theme.measures.width)
    if secret.contacted:
        more, right = f"+{secret.contacted}", canvas.theme.measures.width - MORE
        canvas.text(right, BELOW + 28, more, role="slab", size=46, align="right")
    fitting = trails_fitting(view) if secret.trail else None
    if fitting is not None:
        canvas.stamp(pieces.foot, x + 20, BELOW + 7, 44)
        canvas.text(x + 74, BELOW + 30, str(told(fitting, words)["shown"]), role="bold", size=44, room=160)


def heat(view: MindMgmtView, words: Words) -> Picture:
    """The town with the chance of each location that the Recruiter was there when the last hour had passed."""
    found = chances(view)
    cold = dict.fromkeys(set(LOCATIONS) - set(found) - set(TEMPLES), "faint")
    drawn = _drawn(
        view, words, Washes(tints={**cold, **tints(found)}, shares={at: percent(found[at]) for at in found})
    )
    return Picture(drawn.png, short(f"{heat_line(view, words)} {drawn.alt}"))


def tints(found: dict[Location, float]) -> dict[Location, str]:
    """The washes of the tiles."""
    most = max(found.values(), default=1.0)
    return {at: next(tint for least, tint in TINTS if chance >= least * most) for at, chance in found.items()}


def frames(view: MindMgmtView) -> dict[Location, str]:
    """The locations that the Recruiter's question is about, by the colour of their frames."""
    secret = view.secret
    if secret is None or view.recruiter not in view.to_act or view.seat != view.recruiter:
        return {}
    been = [each.location for each in secret.trail]
    if view.stage == "answer":
        return dict.fromkeys(_to_show(view, been), SHOW)
    if not been or secret.acted or view.stage not in ("recruiter", "hiding"):
        return {}
    tokens = _tokens(view, secret) if view.stage == "recruiter" else []
    slips = {to: _framed(view, to, SLIP, *tokens) for to in _slips(view, secret, been)} if tokens else {}
    return {**slips, **{to: _framed(view, to, STEP, None) for to in _steps(view, been)}}


def _framed(view: MindMgmtView, to: Location, colour: str, *tokens: Token | None) -> str:
    """The frame of where any of these tokens leads, None being a step: another where none leads on (MM-18)."""
    return DEAD_END if all(leads_nowhere(view, to, token) for token in tokens) else colour


def _to_show(view: MindMgmtView, been: list[Location]) -> list[Location]:
    asked = open_question(view.log)
    marked = (*view.steps, *(each.location for each in view.confirmed))
    return [at for at in been if asked is not None and at in WITH[asked.feature] and at not in marked]


def _steps(view: MindMgmtView, been: list[Location]) -> list[Location]:
    """While hiding only those from where all of the setup's steps can be made."""
    ways = steps_now(view)
    return [to for to in ways[been[-1]] if to not in been and completable(ways, (*been, to), FACTS.setup)]


def _tokens(view: MindMgmtView, secret: SecretView) -> list[Token]:
    """The mind slips that can be used now."""
    return [slip.token for slip in view.slips if slip.used is None and (slip.token == "first" or secret.earned)]


def _slips(view: MindMgmtView, secret: SecretView, been: list[Location]) -> list[Location]:
    card = secret.card
    ends = () if card is None else RECRUITERS[card].slip_targets(been[-1])
    return [to for to in ends if to not in been and may_land(view, to)]
