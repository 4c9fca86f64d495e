"""The icons of T.H.E. Plan: actions, suspects, the key of a bonus, and the secret agents."""

from __future__ import annotations

from engines.core.text import dashed
from engines.the_plan.cards import SEATS, Action, Bonus, Suspect
from engines.the_plan.names import action_name, bonus_name, suspect_name
from renderers.canvas import Canvas
from renderers.icons import SIZE, Draw, Icon, seats, tile
from renderers.the_plan.icons import action, case, key
from renderers.the_plan.marks import badge, draw_suspect, look


def _suspect(suspect: Suspect) -> Draw:
    def draw(canvas: Canvas) -> None:
        draw_suspect(canvas, SIZE / 2, SIZE - 4, SIZE - 8, suspect)

    return draw


def _texts(which: Action) -> tuple[str, ...]:
    """The action's name, in long and in short, as a bonus, and on its button."""
    name = dashed(which)
    bonus = tuple(bonus_name(each).id for each in Bonus if each.value == which.value)
    return (action_name(which).id, f"the-plan-describe-choose-{name}", *bonus)


ICONS: tuple[Icon, ...] = (
    *(Icon(f"tp_{each}", _texts(each), look(), tile(action(each, "card"), "accent", inset=24)) for each in Action),
    *(Icon(f"tp_suspect_{each.value}", (suspect_name(each).id,), look(), _suspect(each)) for each in Suspect),
    Icon(
        "tp_key", (bonus_name(Bonus.KEY).id, "the-plan-describe-take-key"), look(), tile(key("ink", "card"), "gold")
    ),
    Icon(
        "tp_briefcase",
        ("the-plan-describe-look-into-briefcase", "the-plan-describe-enter-hideout"),
        look(),
        tile(case("ink", "card")),
    ),
    *seats("tp", "the_plan", look(), len(SEATS), badge),
)
