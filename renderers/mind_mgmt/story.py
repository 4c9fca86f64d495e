"""A finished game as a film (a GIF), scene by scene as the log tells it: an hour passes, a question is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from engines.mind_mgmt.events import (
    AgentMoved,
    AgentsSwapped,
    CordonPut,
    Deed,
    DoorPut,
    ExtraStepPut,
    HourPassed,
    ImmortalMoved,
    ImmortalPushed,
    ImmortalPut,
    MayhemPut,
    PawnPut,
    RecruitClaimed,
    RecruitsAnnounced,
    Revealed,
    SecondSlipPut,
    ShakenDown,
    SleeperWoken,
    StartShown,
    StepsShown,
)
from engines.mind_mgmt.names import hour_name
from engines.mind_mgmt.views import ConfirmedView, MindMgmtView, PawnView, SlipView, VisitView
from renderers.canvas import Canvas
from renderers.film import Shot, film
from renderers.mind_mgmt import answers, pieces
from renderers.mind_mgmt.answers import Answer, draw_answer
from renderers.mind_mgmt.closing import truth
from renderers.mind_mgmt.marks import look
from renderers.mind_mgmt.names import say
from renderers.mind_mgmt.places import TALL
from renderers.mind_mgmt.telling import closing_alt
from renderers.mind_mgmt.town import Washes, draw_town
from renderers.picture import Picture
from renderers.words import Words

BAND = 84
HOUR_MS, ANSWER_MS = 800, 1700
SETUP = 5
"""The last hour that passes before anybody asks anything."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The town at a moment: the view as it was, the way gone so far, the answer just given (None: an hour passed)."""

    view: MindMgmtView
    trail: tuple[VisitView, ...]
    answer: Answer | None


def story(view: MindMgmtView, words: Words) -> Sequence[Callable[[], Picture]]:
    """The film, drawn when it is wanted; nothing where there is no trail to show."""
    shown = tuple(scenes(view))
    return (partial(_film, view, words, shown),) if shown else ()


def _film(view: MindMgmtView, words: Words, shown: Sequence[Scene]) -> Picture:
    alt = f"{say(words, 'film-alt')} {closing_alt(view, words, None)}"
    return film((_shot(scene, view, words) for scene in shown), look().palette, alt)


def _shot(scene: Scene, view: MindMgmtView, words: Words) -> Shot:
    canvas = Canvas(look(), BAND + TALL)
    _draw_band(canvas, scene)
    washes = truth(view)
    draw_town(canvas, scene.view, words, BAND, Washes(circled=washes.circled, trail=scene.trail))
    return Shot(canvas.image, HOUR_MS if scene.answer is None else ANSWER_MS)


def _draw_band(canvas: Canvas, scene: Scene) -> None:
    """The hour, the answer just given, the recruits so far."""
    canvas.box(0, 0, canvas.theme.measures.width, BAND, "ink")
    hour = hour_name(len(scene.trail))
    told = canvas.text(20, BAND / 2, hour, role="slab", size=56, colour="card")
    if scene.answer is not None:
        draw_answer(canvas, scene.answer, told + 60, (BAND - answers.TALL) / 2)
    right = canvas.theme.measures.width - 20
    wide = canvas.text(
        right,
        BAND / 2,
        f"{scene.view.recruits}/{scene.view.goal}",
        role="slab",
        size=52,
        colour="gold",
        align="right",
    )
    canvas.stamp(pieces.recruit, right - wide - 60, 16, 50)


def scenes(view: MindMgmtView) -> Iterator[Scene]:
    """The whole game; nothing where the trail isn't open. A last scene shows what came after the last hour passed."""
    if view.secret is None:
        return
    trail, now = view.secret.trail, _blank(view)
    gone, recruits = min(SETUP, len(trail)), 0
    for hour in range(1, gone + 1):
        now = _passed(view, now, hour)
        yield Scene(now, trail[:hour], None)
    for deed in view.log:
        now = now.model_copy(update=_changes(now, deed))
        if isinstance(deed, HourPassed):
            now = _passed(view, now, deed.hour)
        if isinstance(deed, HourPassed | Answer):
            gone, recruits = max(gone, deed.hour), now.recruits
            yield Scene(now, trail[:gone], None if isinstance(deed, HourPassed) else deed)
    if (gone, recruits) != (len(trail), now.recruits):
        yield Scene(now, trail, None)


def _passed(view: MindMgmtView, now: MindMgmtView, hour: int) -> MindMgmtView:
    """The town when an hour has passed, with what is announced then."""
    told = (deed.total for deed in view.log if isinstance(deed, RecruitsAnnounced) and deed.hour == hour)
    return now.model_copy(update={"hour": hour, "recruits": next(told, now.recruits)})


def _blank(view: MindMgmtView) -> MindMgmtView:
    """The town before anything lay in it."""
    slips = tuple(SlipView(token=slip.token, location=None, used=None) for slip in view.slips)
    pawns = tuple(pawn.model_copy(update={"location": None, "fresh": True}) for pawn in view.pawns)
    empty: dict[str, object] = dict.fromkeys(
        ("mayhem", "immortals", "steps", "confirmed", "notes", "track", "claimed", "revealed", "log"), ()
    )
    kit = _kit(view, doors=(), cordons=(), heard=())
    return view.model_copy(update={**empty, **kit, "slips": slips, "pawns": pawns, "recruits": 0, "hour": 0})


def _kit(now: MindMgmtView, **changes: object) -> dict[str, object]:
    """What modules have, with some of it changed."""
    return {} if now.kit is None else {"kit": now.kit.model_copy(update=changes)}


def _changes(now: MindMgmtView, deed: Deed) -> dict[str, object]:
    """What a deed changes of what all see."""
    return {**_put(now, deed), **_of_modules(now, deed), **_moved(now, deed), **_told(now, deed)}


def _of_modules(now: MindMgmtView, deed: Deed) -> dict[str, object]:
    match deed:
        case DoorPut(location=location) if now.kit is not None:
            return _kit(now, doors=(*now.kit.doors, location))
        case CordonPut(location=location, source=source) if now.kit is not None:
            return _kit(now, cordons=(*(at for at in now.kit.cordons if at != source), location))
        case SleeperWoken(location=location):
            return {"immortals": (*now.immortals, location)}
        case AgentsSwapped():
            swapped = now.model_copy(update={"pawns": _sent(now, deed.agent, deed.location)})
            return {"pawns": _sent(swapped, deed.other, deed.origin)}
    return {}


def _put(now: MindMgmtView, deed: Deed) -> dict[str, object]:
    match deed:
        case MayhemPut(border=border):
            return {"mayhem": tuple(sorted((*now.mayhem, border)))}
        case ImmortalPut(location=location):
            return {"immortals": (*now.immortals, location)}
        case PawnPut(agent=agent, location=location):
            return {"pawns": _sent(now, agent, location)}
        case SecondSlipPut(location=location):
            return {"slips": tuple(_laid(slip, location) for slip in now.slips)}
        case StepsShown(locations=locations):
            return {"steps": tuple(sorted({*now.steps, *locations}))}
    return {}


def _moved(now: MindMgmtView, deed: Deed) -> dict[str, object]:
    match deed:
        case ImmortalMoved(immortal=number, to=to) | ImmortalPushed(immortal=number, to=to):
            return {"immortals": tuple(to if at == number else old for at, old in enumerate(now.immortals, 1))}
        case AgentMoved(agent=agent, path=path):
            return {"pawns": _sent(now, agent, path[-1])}
        case HourPassed(hour=hour, slip=token):
            return {"hour": hour, "slips": tuple(_used(slip, token, hour) for slip in now.slips)}
    return {}


def _told(now: MindMgmtView, deed: Deed) -> dict[str, object]:
    match deed:
        case RecruitsAnnounced(total=total) | RecruitClaimed(total=total):
            return {"recruits": total}
        case StartShown(location=location):
            return {"confirmed": (*now.confirmed, ConfirmedView(location=location, hour=1))}
        case Revealed(location=location, visited=hour):
            steps = tuple(at for at in now.steps if at != location)
            return {"steps": steps, "confirmed": (*now.confirmed, ConfirmedView(location=location, hour=hour))}
        case ExtraStepPut(location=location):
            return {"steps": tuple(sorted({*now.steps, location}))}
        case ShakenDown(feature=feature, right=True):
            return {"revealed": (*now.revealed, feature)}
    return {}


def _sent(now: MindMgmtView, agent: str, to: int) -> tuple[PawnView, ...]:
    return tuple(pawn.model_copy(update={"location": to}) if pawn.agent == agent else pawn for pawn in now.pawns)


def _laid(slip: SlipView, location: int) -> SlipView:
    return slip.model_copy(update={"location": location}) if slip.token == "second" else slip


def _used(slip: SlipView, token: str | None, hour: int) -> SlipView:
    return slip.model_copy(update={"used": hour}) if slip.token == token else slip
