"""The pages: plain HTML, readable from the disk."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby

from tests.words.listed import Listed
from tests.words.panels import Panel
from tests.words.pictures import Shown

STYLE = """
body { font: 15px/1.4 sans-serif; margin: 1.5rem; background: #faf8f2; color: #222; }
table { border-collapse: collapse; width: 100%; }
td, th { border: 1px solid #ccc; padding: .4rem; vertical-align: top; text-align: left; white-space: pre-wrap; }
td:nth-child(2), td:nth-child(3) { width: 34%; }
small { color: #777; display: block; white-space: pre-wrap; }
.bad { color: #a00; font-weight: bold; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { width: 400px; margin: 0; } img { width: 400px; border: 1px solid #ccc; }
.panel { width: 400px; box-sizing: border-box; padding: .6rem; white-space: pre-wrap; }
.panel { border: 1px solid #bbb; border-radius: 8px; background: #fff; }
.control { display: inline-block; border: 1px solid #88a; border-radius: 6px; padding: .1rem .5rem; margin: .15rem; }
"""


def index(locale: str, pages: Iterable[str]) -> str:
    """Where the others are."""
    items = "".join(f'<li><a href="{page}">{escape(page.removesuffix(".html"))}</a></li>' for page in pages)
    return _page(f"Safehouse: {locale}", f"<ul>{items}</ul>")


def messages_page(locale: str, rows: list[Listed]) -> str:
    """A table of the messages for each file."""
    head = f"<tr><th>id</th><th>en</th><th>{escape(locale)}</th><th>length</th></tr>"
    tables = [
        f"<h2>{escape(file)}</h2><table>{head}{''.join(map(_row, of_file))}</table>"
        for file, of_file in groupby(rows, key=lambda row: row.file)
    ]
    return _page(f"{locale}: messages", "".join(tables))


def _row(row: Listed) -> str:
    notes = "".join(f"<small>{escape(note)}</small>" for note in (row.comment, row.place) if note)
    limit = "" if row.limit is None else f" / {row.limit}"
    marked = _marked(f"{row.length}{limit}", bad=row.limit is not None and row.length > row.limit)
    wording = escape(row.wording) if row.wording else _marked("missing", bad=True)
    return (
        f"<tr><td>{escape(row.id)}{notes}</td><td>{escape(row.english)}</td><td>{wording}</td><td>{marked}</td></tr>"
    )


def pictures_page(locale: str, every: list[Shown]) -> str:
    """Every picture as wide as on a phone, what doesn't fit first."""
    figures = "".join(map(_figure, sorted(every, key=lambda each: not each.amiss)))
    return _page(f"{locale}: pictures", f'<div class="row">{figures}</div>')


def _figure(each: Shown) -> str:
    wrong = "".join(_marked(one, bad=True) for one in each.amiss)
    words = f"{escape(each.name)}{wrong}<small>{escape(each.alt)}</small>"
    return f'<figure><img loading="lazy" src="{escape(each.file)}"><figcaption>{words}</figcaption></figure>'


def panels_page(locale: str, every: list[Panel]) -> str:
    """Every panel, game by game, in the order in which people met it."""
    games = "".join(
        f'<h2>{escape(game)}</h2><div class="row">{"".join(map(_panel, of_game))}</div>'
        for game, of_game in groupby(every, key=lambda panel: panel.game)
    )
    return _page(f"{locale}: panels", games)


def _panel(panel: Panel) -> str:
    controls = "".join(f'<span class="control">{escape(each)}</span>' for each in panel.controls)
    body = "\n".join(map(escape, panel.words))
    return f'<div class="panel"><small>{escape(panel.after)}</small>{body}\n{controls}</div>'


def _marked(words: str, *, bad: bool) -> str:
    return f'<div class="bad">{escape(words)}</div>' if bad else escape(words)


def _page(title: str, body: str) -> str:
    named = f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
    return f'<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">{named}{body}'
