"""The packages as data: what each holds, in what order they open, and the figures of their modules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.core.data import DATA, load_data
from engines.mind_mgmt.cards import Agent, Ally, ModuleName, RecruiterCard, Side

SIDES: tuple[Side, ...] = ("recruiter", "agents")
"""In the order in which they pick."""


class Part(BaseModel):
    """A module or a common component, and the cards that come with it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: ModuleName
    strength: Annotated[float, Field(ge=0)]
    recruiters: tuple[RecruiterCard, ...] = ()
    agents: tuple[Agent, ...] = ()
    allies: tuple[Ally, ...] = ()


class Package(Part):
    """A package: its module, and the common component beside it, if any."""

    common: Part | None = None


_Count = Annotated[int, Field(ge=1, le=16)]


class Figures(BaseModel):
    """How much of what a module brings: the screws to turn."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    jams: _Count
    doors: _Count
    apart: _Count
    drawn: _Count
    cordons: _Count
    actions: _Count
    bugs: _Count
    lamps_from: _Count
    drawn_modules: _Count


class Packages(BaseModel):
    """All packages. Raises `ValueError` where a name stands twice or nowhere."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    recruiter: Annotated[tuple[Package, ...], Field(max_length=7)]
    agents: Annotated[tuple[Package, ...], Field(max_length=7)]
    figures: Figures

    @model_validator(mode="after")
    def _sound(self) -> Self:
        names = [part.name for part in self.parts()]
        if sorted(names) != sorted(ModuleName):
            raise ValueError("each module and common component stands in one package")
        return self

    def of(self, side: Side) -> tuple[Package, ...]:
        """A side's packages, in the order in which they open."""
        return self.recruiter if side == "recruiter" else self.agents

    def parts(self) -> Iterator[Part]:
        """Every module, and the common component of its package behind it."""
        for package in (*self.recruiter, *self.agents):
            yield package
            if package.common is not None:
                yield package.common


PACKAGES: Packages = load_data(DATA / "mind_mgmt" / "packages.toml", Packages)
"""From `data/mind_mgmt/packages.toml`."""
FIGURES: Figures = PACKAGES.figures
PARTS: dict[ModuleName, Part] = {part.name: part for part in PACKAGES.parts()}
"""Every module and common component, in the order in which they apply."""


def openable(side: Side, count: int) -> tuple[ModuleName, ...]:
    """The modules of a side's first packages."""
    return tuple(package.name for package in PACKAGES.of(side)[:count])


def commons(side: Side, count: int) -> tuple[ModuleName, ...]:
    """The common components of a side's first packages."""
    return tuple(package.common.name for package in PACKAGES.of(side)[:count] if package.common is not None)
