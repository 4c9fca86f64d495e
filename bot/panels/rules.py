"""The panel of `/rules`: rules in own words with their ids, found by what is typed, page by page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.panels.covers import game_name
from bot.panels.keys import custom_id
from bot.panels.layout import Block, Button, Line, Panel, Row
from bot.panels.names import text_prefix
from renderers.words import Words

RULES_A_PAGE = 6
LONGEST_QUERY = 40

_NUMBERS = re.compile(r"(\d+)")
_TYPED = str.maketrans("’‘‚´`“”„–—−", "'''''\"\"\"---")
"""The marks that one may type, for those that print has or that other keyboards write in their place."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a game in the words of a language; `id` is the rule book's, such as AA-12."""

    game: str
    id: str
    said: str


@lru_cache(maxsize=64)
def rules_of(game_id: str, words: Words) -> tuple[Rule, ...]:
    """All rules of a game, in the order of their ids."""
    prefix = f"{text_prefix(game_id)}-rule-"
    keys = sorted(words.ids(prefix), key=_natural)
    return tuple(Rule(game_id, key.removeprefix(prefix), words.get(key)) for key in keys)


def found(games: Iterable[str], query: str, words: Words) -> tuple[Rule, ...]:
    """The rules that hold every word of the query in their id, their text or the game's name; best first."""
    wanted = _bare(query).split()
    every = [rule for game in games for rule in rules_of(game, words)]
    fitting = [rule for rule in every if all(word in _told(rule, words) for word in wanted)]
    return tuple(sorted(fitting, key=lambda rule: rule.id.casefold() != query.strip().casefold()))


def rules_panel(rules: tuple[Rule, ...], query: str, page: int, words: Words) -> Panel:
    """A page of the rules found; ‹ and › lead to the others."""
    pages = max(1, -(-len(rules) // RULES_A_PAGE))
    page = min(max(page, 0), pages - 1)
    blocks: list[Block] = [Line(_heading(rules, query, page, pages, words))]
    shown = rules[page * RULES_A_PAGE : (page + 1) * RULES_A_PAGE]
    blocks += [Line(words.get("rules-rule", id=rule.id, rule=rule.said)) for rule in shown]
    turns = tuple(_turns(query, page, pages, words))
    return Panel((*blocks, Row(turns)) if turns else tuple(blocks))


def _heading(rules: tuple[Rule, ...], query: str, page: int, pages: int, words: Words) -> str:
    if not rules:
        return words.get("rules-none", query=query)
    names = tuple(dict.fromkeys(words(game_name(rule.game)) for rule in rules))
    return words.get("rules-heading", games=names, page=page + 1, pages=pages)


def _turns(query: str, page: int, pages: int, words: Words) -> Iterator[Button]:
    if page > 0:
        yield Button(custom_id("rules", page - 1, query), words.get("rules-earlier-button"))
    if page < pages - 1:
        yield Button(custom_id("rules", page + 1, query), words.get("rules-later-button"))


def _told(rule: Rule, words: Words) -> str:
    return _bare(f"{rule.id} {rule.said} {words(game_name(rule.game))}")


def _bare(said: str) -> str:
    return said.casefold().translate(_TYPED)


def _natural(key: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (0, part) for part in _NUMBERS.split(key)]
