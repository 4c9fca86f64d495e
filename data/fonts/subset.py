"""Make the shipped fonts from their full families: `python data/fonts/subset.py <folder with the full fonts>`.

The folder (searched in depth) must hold `RobotoSlab[wght].ttf`, `FiraSansCondensed-{Medium,ExtraBold}.ttf` and
`NotoColorEmoji_400Regular.ttf`; those of which it has none stay as they are. Kept are Latin with all extensions,
Greek, Cyrillic, Vietnamese, punctuation, currency, and a few arrows and signs; of the emoji those that the bot uses.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from unicodedata import east_asian_width

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x24F),
    (0x2B0, 0x36F),
    (0x370, 0x3FF),
    (0x400, 0x52F),
    (0x1E00, 0x1EFF),
    (0x2010, 0x203A),
    (0x20A0, 0x20C0),
    (0x2116, 0x2122),
    (0x2190, 0x2199),
    (0x2212, 0x2265),
)
SOURCES = {
    "slab.ttf": ("RobotoSlab[wght].ttf", 800),
    "text.ttf": ("FiraSansCondensed-Medium.ttf", None),
    "bold.ttf": ("FiraSansCondensed-ExtraBold.ttf", None),
}
EMOJI = ("emoji.ttf", "NotoColorEmoji_400Regular.ttf")
JOINER, AS_PICTURE = "\u200d", "\ufe0f"
SIGN = f"[\u2190-\u2bff\U0001f000-\U0001faff]{AS_PICTURE}?"
SIGNS = re.compile(f"{SIGN}(?:{JOINER}{SIGN})*")


def emoji() -> set[str]:
    """The emoji that the texts, the computers' masks, the bot and its page use, joined ones whole.

    A sign is one if its own look is a picture or the variation selector asks for it.
    """
    paths = [ROOT / "data" / "aliases.toml", *(ROOT / "data" / "texts").rglob("*.ftl")]
    paths += [*(ROOT / "bot").rglob("*.py"), *(ROOT / "bot").rglob("*.js")]
    found = {sign for path in paths for sign in SIGNS.findall(path.read_text(encoding="utf-8"))}
    return {sign for sign in found if sign >= "\U0001f000" or AS_PICTURE in sign or east_asian_width(sign[0]) == "W"}


def subset_emoji(source: Path, target: Path) -> None:
    """Write the glyphs of the emoji used, as layers of colour."""
    font = TTFont(source)
    del font["SVG "]
    options = Options()
    options.layout_features = ["ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(emoji()))
    subsetter.subset(font)
    font.save(target)


def subset(source: Path, weight: int | None, target: Path) -> None:
    """Write the wanted glyphs of a font (of one weight, where it is variable)."""
    font = TTFont(source)
    if weight is not None:
        font = instantiateVariableFont(font, {"wght": weight})
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[point for first, last in RANGES for point in range(first, last + 1)])
    subsetter.subset(font)
    font.save(target)


def covered() -> list[int]:
    """The code points that all shipped fonts can draw."""
    return sorted(set.intersection(*(set(TTFont(HERE / name).getBestCmap()) for name in SOURCES)))


def spans(points: list[int]) -> list[tuple[int, int]]:
    """Code points as first and last of each unbroken span."""
    found: list[tuple[int, int]] = []
    for point in points:
        if found and point == found[-1][1] + 1:
            found[-1] = (found[-1][0], point)
        else:
            found.append((point, point))
    return found


def main() -> None:
    """Subset all fonts out of the folder named on the command line, and list what all of them cover."""
    folder = Path(sys.argv[1])
    full = {path.name: path for path in folder.rglob("*.ttf")}
    for name, (source, weight) in SOURCES.items():
        if source in full:
            subset(full[source], weight, HERE / name)
    name, source = EMOJI
    if source in full:
        subset_emoji(full[source], HERE / name)
    lines = [f"{first:04X}-{last:04X}\n" for first, last in spans(covered())]
    (HERE / "coverage.txt").write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
