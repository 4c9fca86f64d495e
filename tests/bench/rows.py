"""What a measurement comes to: a line of the bench's table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A figure beside a yardstick taken in the same run.

    `value` and `yardstick` are told with their units; `ratio` is value by yardstick (None: nothing to compare with).
    It holds while the ratio is at most `limit`, or, for a figure that is the better the greater, at least.
    """

    name: str
    value: str
    yardstick: str = ""
    ratio: float | None = None
    limit: float | None = None
    greater_is_better: bool = False

    @property
    def holds(self) -> bool:
        """Whether the limit, if there is one, is kept."""
        if self.limit is None or self.ratio is None:
            return True
        return self.ratio >= self.limit if self.greater_is_better else self.ratio <= self.limit

    def cells(self) -> tuple[str, ...]:
        """The row as it is printed."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        sign = "≥" if self.greater_is_better else "≤"
        limit = "" if self.limit is None else f"{sign} {self.limit:g}"
        return (self.name, self.value, self.yardstick, ratio, limit, "" if self.holds else "BROKEN")


def table(rows: list[Row]) -> str:
    """Rows under one another, in columns as wide as they need."""
    lines = [("figure", "value", "yardstick", "ratio", "limit", ""), *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    padded = ("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
    return "\n".join(line.rstrip() for line in padded)
