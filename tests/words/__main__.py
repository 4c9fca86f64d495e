"""`python -m tests.words LOCALE`: a folder of pages to look at a language before it ships, begun at `index.html`."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from renderers.words import locales
from tests.codebase.sources import ROOT
from tests.words.listed import listed
from tests.words.pages import index, messages_page, panels_page, pictures_page
from tests.words.panels import panels_of
from tests.words.pictures import pictures


def main(arguments: list[str] | None = None) -> Path:
    """Write the pages; the page to begin with."""
    asked = argparse.ArgumentParser(prog="python -m tests.words", description=__doc__)
    asked.add_argument("locale", choices=locales())
    asked.add_argument("--only", default="", help="only messages, pictures and games whose names begin so")
    asked.add_argument("--into", type=Path, default=None, help="the folder (build/words/LOCALE)")
    given = asked.parse_args(arguments)
    folder: Path = given.into or ROOT / "build" / "words" / given.locale
    folder.mkdir(parents=True, exist_ok=True)
    shown = pictures(given.locale, given.only, folder)
    panels = asyncio.run(panels_of(given.locale, given.only))
    pages = {
        "messages.html": messages_page(given.locale, listed(given.locale, given.only)),
        "pictures.html": pictures_page(given.locale, shown),
        "panels.html": panels_page(given.locale, panels),
    }
    for name, page in {**pages, "index.html": index(given.locale, pages)}.items():
        (folder / name).write_text(page, encoding="utf-8")
    return folder / "index.html"


if __name__ == "__main__":
    print(main())
