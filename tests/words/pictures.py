"""Every sample's picture in a language, and what doesn't fit on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.renderers.drawn import PICTURES, drawn
from tests.renderers.fit import amiss


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture's name, its file, the words beside it, and what doesn't fit."""

    name: str
    file: str
    alt: str
    amiss: tuple[str, ...]


def pictures(locale: str, only: str, folder: Path) -> list[Shown]:
    """Draw the pictures whose names begin so into a folder."""
    return list(_drawn(locale, (name for name in PICTURES if name.startswith(only)), folder))


def _drawn(locale: str, names: Iterable[str], folder: Path) -> Iterable[Shown]:
    for name in names:
        picture, laid = drawn(name, locale)
        (folder / f"{name}.png").write_bytes(picture.png)
        yield Shown(name, f"{name}.png", picture.alt, tuple(amiss(laid)))
