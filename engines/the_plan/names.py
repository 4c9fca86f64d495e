"""Names as texts: suspects, actions, cards, halves of hideouts."""

from __future__ import annotations

from engines.core.text import Text, dashed, text
from engines.the_plan.cards import CARDS, Action, Bonus, Hideout, Part, Suspect


def suspect_name(suspect: Suspect) -> Text:
    """A suspect's name as a text."""
    return text(f"the-plan-suspect-{suspect.value}")


def action_name(action: Action) -> Text:
    """An action's name as a text."""
    return text(f"the-plan-action-{dashed(action)}")


def card_name(card: int) -> Text:
    """An action card told by the actions it offers."""
    names = tuple(text(f"the-plan-action-{dashed(action)}-short") for action in CARDS[card])
    return text("the-plan-card", count=len(names), one=names[0], two=names[-1])


def bonus_name(bonus: Bonus) -> Text:
    """A bonus card's name as a text."""
    return text(f"the-plan-bonus-{dashed(bonus)}")


def half_name(hideout: Hideout, part: Part) -> Text:
    """A half of a hideout as a text."""
    return text(f"the-plan-half-{part}", hideout=hideout)
