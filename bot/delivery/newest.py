"""Private panels of which a person has one at a time: opening it anew takes the one before away."""

from __future__ import annotations

from collections.abc import Hashable

from bot.basics.loading import Recent
from bot.delivery.delivery import Delivery, Interaction, shown_by

MOST_PANELS = 1024
"""Of so many people, or people and tables, the newest panel of a kind is known."""


class NewestPanels:
    """The newest panel of each person, or of each person and table, by the interaction it was last answered by."""

    def __init__(self, delivery: Delivery) -> None:
        """Of at most `MOST_PANELS` is it known; an older panel stays where it is, and works."""
        self._delivery = delivery
        self._panels: Recent[Hashable, Interaction] = Recent(MOST_PANELS)

    async def shown(self, of: Hashable, interaction: Interaction) -> None:
        """A panel was just shown as this interaction's answer: the one before goes, unless it is the same."""
        had, self._panels[of] = self._panels.get(of), interaction
        now = shown_by(interaction)
        if had is not None and (before := shown_by(had)) is not None and now is not None and before[0] != now[0]:
            await self._delivery.withdraw(had)
