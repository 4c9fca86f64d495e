"""A finished game as a film: turn by turn who went where, what the light fell on, keys, claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from engines.the_plan.board import BOARD
from engines.the_plan.cards import Circle, Hideout
from engines.the_plan.events import AgentMoved, Deed, HideoutEntered, SearchlightTurned, SuspectMoved
from engines.the_plan.telling import tell
from engines.the_plan.views import ThePlanView, TurnView
from renderers.canvas import Canvas
from renderers.film import Shot, film
from renderers.picture import Picture
from renderers.the_plan import icons
from renderers.the_plan.board import BAND, concerned, draw_band
from renderers.the_plan.city import draw_city
from renderers.the_plan.ground import TALL
from renderers.the_plan.marks import badge, look
from renderers.the_plan.names import say
from renderers.the_plan.telling import closing_alt, headline, lettered
from renderers.words import Words

W = TypeVar("W")

MOVE_MS, CLAIM_MS = 700, 2000
MOST = 120
"""So many scenes are shown at most: of a longer game one a turn, of a much longer one not every turn."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The city after a deed: the turn as far as it has come, where everybody stands, where the light falls."""

    turn: TurnView
    agents: tuple[Circle | None, ...]
    suspects: tuple[Circle, ...]
    light: Hideout

    @property
    def claims(self) -> bool:
        """Whether a hideout has just been entered."""
        return bool(self.turn.deeds) and isinstance(self.turn.deeds[-1], HideoutEntered)


def story(view: ThePlanView, words: Words) -> Sequence[Callable[[], Picture]]:
    """The film, drawn when it is wanted; nothing of a game that goes on, or whose first turns are not known."""
    whole = view.stage == "over" and view.turns[:1] and view.turns[0].number == 1
    return (partial(_film, view, words),) if whole else ()


def scenes(view: ThePlanView) -> Iterator[Scene]:
    """The whole game, a scene for each deed; one for a turn without any."""
    now = Scene(view.turns[0], BOARD.starts[len(view.seats)], BOARD.suspects, BOARD.light)
    for turn in view.turns:
        now = replace(now, turn=turn.model_copy(update={"deeds": ()}))
        if not turn.deeds:
            yield now
        for count, deed in enumerate(turn.deeds, 1):
            now = _after(replace(now, turn=turn.model_copy(update={"deeds": turn.deeds[:count]})), deed)
            yield now


def _after(now: Scene, deed: Deed) -> Scene:
    match deed:
        case AgentMoved(seat=seat, path=path):
            return replace(now, agents=_at(now.agents, seat, path[-1]))
        case SuspectMoved(suspect=suspect, path=path):
            return replace(now, suspects=_at(now.suspects, suspect.code, path[-1]))
        case SearchlightTurned(to=hideout):
            return replace(now, light=hideout)
        case HideoutEntered(seat=seat, right=False):
            return replace(now, agents=_at(now.agents, seat, None))
    return now


def _at(places: tuple[W, ...], index: int, where: W) -> tuple[W, ...]:
    return (*places[:index], where, *places[index + 1 :])


def shown(view: ThePlanView) -> tuple[Scene, ...]:
    """The scenes of the film: of a long game fewer, claims and the last one always."""
    told = tuple(scenes(view))
    if len(told) > MOST:
        told = tuple(one for one, then in zip(told, (*told[1:], None), strict=True) if one.claims or _ends(one, then))
    step = -(-len(told) // MOST)
    return tuple(one for at, one in enumerate(told, 1) if one.claims or at % step == 0 or at == len(told))


def _ends(one: Scene, then: Scene | None) -> bool:
    """Whether a scene is the last one of its turn."""
    return then is None or then.turn.number != one.turn.number


def _film(view: ThePlanView, words: Words) -> Picture:
    alt = f"{say(words, 'film-alt')} {closing_alt(view, words, None)}"
    return film(_shots(view, words), look().palette, alt)


def _shots(view: ThePlanView, words: Words) -> Iterator[Shot]:
    told, said = shown(view), lettered(view, words)
    for scene in told:
        canvas = _stage(view, scene)
        _draw_band(canvas, scene, view.number, said)
        yield Shot(canvas.image, CLAIM_MS if scene.claims else MOVE_MS)
    canvas = _stage(view, told[-1])
    draw_band(canvas, view, headline(view, words), concerned(view))
    yield Shot(canvas.image, MOVE_MS)


def _stage(view: ThePlanView, scene: Scene) -> Canvas:
    """The city with everybody, the ways of the turn, and what lies in the briefcases."""
    seats = tuple(
        seat.model_copy(update={"circle": circle}) for seat, circle in zip(view.seats, scene.agents, strict=True)
    )
    suspects = tuple(
        each.model_copy(update={"circle": circle}) for each, circle in zip(view.suspects, scene.suspects, strict=True)
    )
    then = {"light": scene.light, "seats": seats, "suspects": suspects, "turns": (scene.turn,)}
    canvas = Canvas(look(), BAND + TALL)
    draw_city(canvas, view.model_copy(update=then), BAND)
    return canvas


def _draw_band(canvas: Canvas, scene: Scene, turns: int, words: Words) -> None:
    """Whose turn it is, the die, what has happened; below it how far the game has come."""
    measures, turn = canvas.theme.measures, scene.turn
    canvas.box(0, 0, measures.width, BAND, "ink")
    canvas.rule(0, BAND - 8, round(measures.width * turn.number / turns), "accent", 8)
    badge(canvas, measures.margin - 6, 14, 62, turn.seat)
    canvas.stamp(icons.die(turn.roll), measures.margin + 70, 14, 62)
    told = tell(turn.deeds[-1]) if turn.deeds else None
    x = measures.margin + 152
    said = say(words, "film-turn", turn=turn.number) if told is None else words(told)
    canvas.text(x, 46, said, role="bold", size=44, colour="card", room=measures.width - measures.margin - x)
