"""Plain players of Wink by glance: a random one and a greedy one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engines.core.chance import Chance
from engines.wink import moves as m
from engines.wink.views import WinkView

Player: TypeAlias = Callable[[WinkView, Sequence[m.Move], Chance], m.Move]


def at_random(view: WinkView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """Any move."""
    return chance.choice(legal)


def greedy(view: WinkView, legal: Sequence[m.Move], chance: Chance) -> m.Move:
    """Look at a caller whose number it holds, name whose eye last moved toward it, accuse whomever it can."""
    settings = None if view.me is None else view.me.settings
    if settings is None:
        return chance.choice(legal)
    callers = [call.seat for call in view.accomplice_of]
    if callers and settings.watching not in callers:
        return m.Watch(callers[0])
    accusations = [move for move in legal if isinstance(move, m.PlanAccusation)]
    if accusations and settings.accusation is None:
        return chance.choice(accusations)
    news = () if view.me is None else view.me.news or ()
    seen = [one.watched for one in news if one.moved == view.seat and one.own is not None]
    naming = m.PlanNaming(seen[-1] if seen else None)
    if naming in legal and settings.naming != naming.named:
        return naming
    calls = [move for move in legal if isinstance(move, m.PlanCall)]
    return chance.choice(calls) if calls and settings.call is None else m.Confirm()


RIVALS: dict[str, Player] = {"random": at_random, "greedy": greedy}
