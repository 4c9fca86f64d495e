"""The look: colours and measures from `data/theme.toml`, and the palette mixed of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from PIL import Image
from pydantic import BaseModel, ConfigDict, Field

from engines.core.data import DATA, load_data

Colour = tuple[int, int, int]
Hex = Field(pattern=r"^#[0-9A-Fa-f]{6}$")
ANCHORS = ("paper", "card", "ink")
"""The colours that everything lies on or is written in: they get finer mixtures."""


class Colours(BaseModel):
    """The colours by what they are for, as `#RRGGBB`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    paper: str = Hex
    card: str = Hex
    ink: str = Hex
    kraft: str = Hex
    soft: str = Hex
    shade: str = Hex
    stamp: str = Hex
    accent: str = Hex
    green: str = Hex
    green_tint: str = Hex
    blue: str = Hex
    blue_tint: str = Hex
    slate: str = Hex
    clay: str = Hex
    gold: str = Hex


class Measures(BaseModel):
    """Lengths in pixels: a picture's width, the least size of a letter, the margin all around."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    width: int = Field(ge=600, le=2000)
    least: int = Field(ge=20)
    margin: int = Field(ge=0)


class ThemeFile(BaseModel):
    """The whole of `data/theme.toml`; `games` gives each game id its own accent."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    colours: Colours
    measures: Measures
    games: dict[str, str]


class Theme:
    """A theme for one game: `theme["ink"]` is a colour, `theme.measures` the lengths, `theme.palette` for PNGs."""

    def __init__(self, colours: dict[str, Colour], measures: Measures) -> None:
        self._colours = colours
        self.measures = measures
        self.palette = _palette(colours)

    def __getitem__(self, name: str) -> Colour:
        """The colour of that name."""
        return self._colours[name]

    def mixed(self, **mixes: tuple[str, str, int]) -> Theme:
        """The same theme with more names: so many fifths of a second colour mixed into one of `ANCHORS`."""
        made = {name: _mix(self[one], self[other], fifths, 5) for name, (one, other, fifths) in mixes.items()}
        richer = Theme.__new__(Theme)
        richer._colours, richer.measures, richer.palette = self._colours | made, self.measures, self.palette
        return richer


@cache
def theme(game: str) -> Theme:
    """The theme with the game's own colour; raises `BrokenData` where the file breaks its model."""
    data = load_data(DATA / "theme.toml", ThemeFile)
    colours = {name: _rgb(value) for name, value in data.colours.model_dump().items()}
    if game in data.games:
        colours["accent"] = _rgb(data.games[game])
    return Theme(colours, data.measures)


def _rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _palette(colours: dict[str, Colour]) -> Image.Image:
    """A palette image of all colours and what lies between any two of them, for anti-aliased edges."""
    mixed: dict[Colour, None] = dict.fromkeys(colours.values())
    for (one, a), (other, b) in combinations(colours.items(), 2):
        steps = 5 if one in ANCHORS or other in ANCHORS else 2
        mixed.update(dict.fromkeys(_mix(a, b, step, steps) for step in range(1, steps)))
    flat = [channel for colour in mixed for channel in colour]
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[-3:] * (256 - len(mixed)))
    # Else the first pictures would, several threads at once, and one free the colours another reads: a crash.
    image.load()
    return image


def _mix(a: Colour, b: Colour, step: int, steps: int) -> Colour:
    red, green, blue = (round(x + (y - x) * step / steps) for x, y in zip(a, b, strict=True))
    return red, green, blue
