"""Every sample drawn: a name and what draws it in given words; drawn once in each language for all tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from types import ModuleType

import pytest
from _pytest.mark import ParameterSet

from engines.agent_avenue.cards import Agent
from engines.core.text import text
from engines.the_plan.cards import HIDEOUTS
from renderers import agent_avenue, infiltraitors, mind_mgmt, the_plan, wink
from renderers.dossier import dossier
from renderers.picture import Picture
from renderers.the_plan.ground import ground
from renderers.words import Words, locales, words
from tests.renderers import infiltraitors_samples, mind_mgmt_samples, samples, the_plan_samples, wink_samples
from tests.renderers.pseudo import Laid, LongWords, spied

LONG = "long"
"""The made-up language, beside the shipped locales."""

Draw = Callable[[Words], Picture]


def _drawn(game: ModuleType, views: ModuleType, before: str = "") -> dict[str, Draw]:
    """A game's pictures of its samples; `before` stands before the names."""
    score = (2, 11, 0, 3, 1)
    return {
        **{f"{before}board-{name}": partial(game.board, view) for name, view in views.BOARDS.items()},
        **{f"{before}hand-{name}": partial(game.hand, view) for name, view in views.HANDS.items()},
        **{
            f"{before}closing-{name}": partial(game.closing, view, score=score)
            for name, view in views.CLOSINGS.items()
        },
        f"{before}guide": game.guide,
        f"{before}cover": game.cover,
    }


PICTURES: dict[str, Draw] = {
    **_drawn(agent_avenue, samples),
    "pair": partial(agent_avenue.pair, samples.HANDS["many"], up=Agent.SENTINEL),
    **_drawn(infiltraitors, infiltraitors_samples, "infiltraitors-"),
    **{
        f"infiltraitors-target-{name}": partial(infiltraitors.target, view, suspect=suspect)
        for name, (view, suspect) in infiltraitors_samples.TARGETS.items()
    },
    "infiltraitors-played-at": partial(
        infiltraitors.played_at,
        infiltraitors_samples.HANDS["training"],
        suspect=infiltraitors_samples.TRAINING.suspects[0],
    ),
    "infiltraitors-dossier": lambda words: dossier(
        "infiltraitors", text("infiltraitors-name"), infiltraitors_samples.CHAPTERS, words, "The way so far."
    ),
    "infiltraitors-searched": partial(infiltraitors.searched, infiltraitors_samples.FULL),
    **_drawn(mind_mgmt, mind_mgmt_samples, "mind-mgmt-"),
    "mind-mgmt-walk": partial(mind_mgmt.walk, mind_mgmt_samples.FULL, places=mind_mgmt_samples.REACH),
    "mind-mgmt-heat": partial(mind_mgmt.heat, mind_mgmt_samples.EARLY),
    **_drawn(the_plan, the_plan_samples, "the-plan-"),
    **{
        f"the-plan-ways-{name}": partial(the_plan.ways, the_plan_samples.WALK, paths=paths)
        for name, paths in the_plan_samples.WAYS.items()
    },
    **_drawn(wink, wink_samples, "wink-"),
    "wink-saw": partial(wink.saw, wink_samples.HANDS["many"]),
    "wink-story": lambda words: wink.story(wink_samples.CLOSINGS["eight"], words)[2](),
}


@cache
def drawn(name: str, language: str) -> tuple[Picture, tuple[Laid, ...]]:
    """A sample's picture, and the texts laid on it; not those of The Plan's city, which all its pictures share."""
    for hideout in HIDEOUTS:
        ground(hideout)
    with spied(pytest.MonkeyPatch()) as laid:
        picture = PICTURES[name](LongWords() if language == LONG else words(language))
    return picture, tuple(laid)


def in_turn(*always: str) -> list[ParameterSet]:
    """Each picture in these languages and one of the others in turn; in the long run each in every one."""
    others = [locale for locale in locales() if locale not in always]
    return [
        pytest.param(name, language, marks=[] if language in always or at % len(others) == turn else pytest.mark.long)
        for at, name in enumerate(PICTURES)
        for turn, language in enumerate((*others, *always))
    ]
