"""A finished game as a film: turn by turn the two cards offered, both pawns on their way, and who came into play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from engines.agent_avenue.cards import HOMES, SPACES, Agent, Market
from engines.agent_avenue.views import AgentAvenueView, Side, TurnStep, TurnView, other
from renderers.agent_avenue import icons
from renderers.agent_avenue.faces import FACES
from renderers.agent_avenue.marks import SHAPES
from renderers.agent_avenue.middle import draw_card, draw_turn_large, extras, main_steps
from renderers.agent_avenue.names import agent_name, say
from renderers.agent_avenue.pawns import draw_pawns
from renderers.agent_avenue.standing import LINE, draw_in_play
from renderers.agent_avenue.street import Street, draw_street
from renderers.agent_avenue.telling import closing_alt, headline
from renderers.canvas import Canvas, imprint
from renderers.film import Shot, film
from renderers.fonts import drawable
from renderers.picture import Picture
from renderers.theme import theme
from renderers.words import Words

BAND, ROW = 100, LINE + 8
STREET = Street(BAND, 102, 222)
HEIGHT = STREET.bottom + 2 * ROW + 12
OFFER_MS, STEP_MS, TAKEN_MS = 900, 160, 1500

Pair = tuple[int, int]
InPlay = tuple[tuple[Agent, ...], tuple[Agent, ...]]


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a turn: how far both have travelled, whom they have in play, whether the two cards are taken."""

    turn: TurnView
    travel: Pair
    agents: InPlay
    taken: bool = False
    ms: int = OFFER_MS


def story(view: AgentAvenueView, words: Words) -> Sequence[Callable[[], Picture]]:
    """The film, drawn when it is wanted; nothing of a game that goes on, or in which nobody moved."""
    return (partial(_film, view, words),) if view.stage == "over" and view.turns else ()


def scenes(turns: Sequence[TurnView]) -> Iterator[Scene]:
    """All turns: the offer, both pawns space by space, what the market added, and how it then stood."""
    travel: Pair = (0, 0)
    agents: InPlay = ((), ())
    for turn in turns:
        yield Scene(turn, travel, agents)
        main = main_steps(turn)
        walks = [(list(main.values()), {side: step.spaces for side, step in main.items()})]
        walks += [([step], {step.side: step.spaces}) for step in extras(turn)]
        for steps, spaces in walks:
            agents = _joined(agents, steps)
            way = _walk(travel, spaces)
            yield from (Scene(turn, gone, agents, taken=True, ms=STEP_MS) for gone in way)
            travel = way[-1]
        yield Scene(turn, travel, agents, taken=True, ms=TAKEN_MS)


def _walk(start: Pair, spaces: Mapping[Side, int]) -> Sequence[Pair]:
    """How far both have travelled as they go side by side, a space at a time, from where they stand."""
    longest = max((abs(most) for most in spaces.values()), default=0)
    green, blue = spaces.get(0, 0), spaces.get(1, 0)
    return [(start[0] + _so_far(green, gone), start[1] + _so_far(blue, gone)) for gone in range(longest + 1)]


def _so_far(spaces: int, gone: int) -> int:
    return max(-gone, min(gone, spaces))


def _joined(agents: InPlay, steps: Iterable[TurnStep]) -> InPlay:
    for step in steps:
        agents = _changed(agents, step)
    return agents


def _changed(agents: InPlay, step: TurnStep) -> InPlay:
    """Whom both sides have in play after a step: recruits come, the last of a name goes back into a hand (AA-49)."""
    agent = step.agent
    if agent is None or step.what not in ("recruit", "to_hand"):
        return agents
    side = other(step.side) if step.what == "to_hand" and step.card is Market.MIND_CONTROL else step.side
    own = [*agents[side]]
    if step.what == "recruit":
        own.append(agent)
    elif agent in own:
        del own[len(own) - 1 - own[::-1].index(agent)]
    return (tuple(own), agents[1]) if side == 0 else (agents[0], tuple(own))


def _film(view: AgentAvenueView, words: Words) -> Picture:
    return film(
        _shots(view, words),
        theme("agent_avenue").palette,
        f"{say(words, 'film-alt')} {closing_alt(view, words, None)}",
    )


def _shots(view: AgentAvenueView, words: Words) -> Iterator[Shot]:
    told = [*scenes(view.turns)]
    for scene in told:
        canvas = _stage(view, scene)
        _draw_band(canvas, say(words, "turn-was", turn=scene.turn.number), scene.turn.active)
        (_draw_taken if scene.taken else _draw_offer)(canvas, scene.turn, words)
        yield Shot(canvas.image, scene.ms)
    canvas = _stage(view, told[-1])
    _draw_end(canvas, view, words)
    yield Shot(canvas.image, TAKEN_MS)


@cache
def _ground(advanced: bool) -> Canvas:
    canvas = Canvas(theme("agent_avenue"), HEIGHT)
    draw_street(canvas, STREET, market=advanced)
    return canvas


def _stage(view: AgentAvenueView, scene: Scene) -> Canvas:
    """The street with both pawns, and whom the sides have in play."""
    canvas = Canvas(theme("agent_avenue"), HEIGHT, image=_ground(view.advanced).image.copy())
    spaces = [(home + gone) % SPACES for home, gone in zip(HOMES, scene.travel, strict=True)]
    draw_pawns(canvas, STREET, spaces, [side.seats for side in view.sides])
    for side in (0, 1):
        draw_in_play(canvas, STREET.bottom + 8 + side * ROW, side, scene.agents[side])
    return canvas


def _draw_band(canvas: Canvas, told: str, side: Side | None) -> None:
    measures = canvas.theme.measures
    canvas.box(0, 0, measures.width, BAND, "ink")
    canvas.rule(0, BAND - 6, measures.width, "stamp", 6)
    x = measures.margin
    if side is not None:
        canvas.stamp(SHAPES[side], x, 19, 56)
        x += 72
    canvas.text(x, 48, told, role="slab", size=56, colour="card", room=measures.width - measures.margin - x)


def _draw_offer(canvas: Canvas, turn: TurnView, words: Words) -> None:
    """The two cards as they were offered, one of them face down."""
    x, y, w, h = STREET.inner
    size = h - 40
    left = x + 60
    draw_card(canvas, FACES[turn.face_up], left, y + 20, size)
    draw_card(canvas, icons.back, left + size + 24, y + 20, size)
    at = left + 2 * size + 60
    canvas.text(at, y + h / 2, agent_name(words, turn.face_up), role="bold", size=56, room=x + w - 24 - at)


def _draw_taken(canvas: Canvas, turn: TurnView, words: Words) -> None:
    x, y, w, h = STREET.inner
    draw_turn_large(canvas, turn, words, x + 24, y + 14, w - 48, h - 28)


def _draw_end(canvas: Canvas, view: AgentAvenueView, words: Words) -> None:
    """How it ended, and the stamp on it."""
    winners = () if view.outcome is None else view.outcome.winners
    _draw_band(canvas, headline(view, words), view.hands[winners[0]].side if winners else None)
    x, y, w, h = STREET.inner
    reason = "" if view.outcome is None else drawable(words(view.outcome.reason))
    canvas.paragraph(x + 36, y + 44, reason, room=w - 400, lines=3, size=46, role="bold")
    imprint(canvas, x + w - 170, y + h / 2, say(words, "closed"), 290, 58)
