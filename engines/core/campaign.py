"""Campaigns: games in a row that remember; pure functions over a progress that the store keeps for a group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from engines.core.parts import O, Outcome
from engines.core.seats import Seat
from engines.core.text import Text

Progress: TypeAlias = dict[str, Any]
"""What a group has done so far, as JSON; never changed in place."""

LONGEST_STORY = 1200
"""A story before or after a game has at most so many characters, in every language."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A game of a campaign as the file's picture shows it.

    `mark` is a number or a few letters. `stands`: `sealed` tells nothing yet, `next` is open and not tried, `tried`
    is open and not won yet, `won` is done. `note` says in two words what came of it.
    """

    mark: Text
    stands: Literal["sealed", "next", "tried", "won"]
    note: Text | None = None


class Campaign(Protocol[O]):
    """A game's campaign. A game of it is a table with one of the options open to the group, and nothing else.

    Title and stories follow from the options alone, so that a table outside any campaign tells them too.
    """

    @property
    def free(self) -> frozenset[str]:
        """The names of options that a table of the campaign may set as it likes."""
        ...

    def start(self) -> Progress:
        """The progress of a group that has played nothing yet."""
        ...

    def options(self, progress: Progress) -> tuple[O, ...]:
        """The games open to the group, the one that is next first; none when the campaign is over."""
        ...

    def record(self, progress: Progress, options: O, outcome: Outcome) -> Progress:
        """The progress after a game that was played to its end, won or lost."""
        ...

    def view(self, progress: Progress, seat: Seat | None) -> tuple[Text, ...]:
        """The file, a line each, as the person who sat on that seat last may know it (None: anybody)."""
        ...

    def chapters(self, progress: Progress) -> tuple[Chapter, ...]:
        """All games in the order they are told, as anybody may know them."""
        ...

    def title(self, options: O) -> Text | None:
        """What the game of these options is called; None where it is none of the campaign's."""
        ...

    def before(self, options: O) -> Text | None:
        """The story told before the game, or None."""
        ...

    def after(self, options: O, outcome: Outcome) -> Text | None:
        """The story told after the game, or None."""
        ...


AnyCampaign = Campaign[Any]
