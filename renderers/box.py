"""Where things lie on pictures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """Where something lies on a picture, in pixels."""

    x: int
    y: int
    w: int
    h: int
