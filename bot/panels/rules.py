"""The panel of `/rules`: rules in own words with their ids, found by what is typed, page by page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.basics.folding import folded
from bot.panels.covers import game_name
from bot.panels.layout import ActionRow, Block, Button, Line, Panel
from bot.panels.names import text_prefix
from bot.panels.ways import page_buttons
from bot.tables.keys import custom_id
from renderers.words import Words
from renderers.words import words as spoken

RULES_A_PAGE = 6
LONGEST_QUERY = 40

_NUMBERS = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a game in the words of a language; `id` is the rule book's, such as AA-12.

    `told` is all that a search looks into: id, rule and the game's name, folded.
    """

    game: str
    id: str
    said: str
    told: str


@dataclass(frozen=True, slots=True)
class Found:
    """The rules found; `exact`: the one whose id was typed.

    `whole`: each holds all that was typed; else each holds some of it, the most first.
    """

    rules: tuple[Rule, ...]
    whole: bool = True
    exact: bool = False


def rules_of(game_id: str, words: Words) -> tuple[Rule, ...]:
    """All rules of a game, in the order of their ids."""
    return _rules_of(game_id, words.locale)


@lru_cache(maxsize=64)
def _rules_of(game_id: str, locale: str) -> tuple[Rule, ...]:
    words = spoken(locale)
    prefix, name = f"{text_prefix(game_id)}-rule-", words(game_name(game_id))
    keys = sorted(words.ids(prefix), key=_natural)
    return tuple(_rule(game_id, key.removeprefix(prefix), words.get(key), name) for key in keys)


def searched(typed: str) -> str:
    """What is typed as it is searched for and stands in custom ids."""
    return " ".join(typed.replace(":", " ").split())[:LONGEST_QUERY].strip()


def found(games: Iterable[str], query: str, words: Words, *others: Words) -> Found:
    """The one rule of that id; else those that hold every word of the query, else those that hold some of them.

    Where none holds every word, they are looked for in the `others`' languages too, and told in the first.
    """
    games = tuple(games)
    every = [rule for game in games for rule in rules_of(game, words)]
    exact = tuple(rule for rule in every if folded(rule.id) == folded(query.strip()))
    if exact:
        return Found(exact, exact=True)
    wanted = set(folded(query).split())
    for tongue in (words, *others):
        told = (rule for game in games for rule in rules_of(game, tongue))
        holding = {rule.id for rule in told if all(word in rule.told for word in wanted)}
        if holding:
            return Found(tuple(rule for rule in every if rule.id in holding))
    held = [(rule, sum(word in rule.told for word in wanted)) for rule in every]
    some = sorted((each for each in held if each[1]), key=lambda each: -each[1])
    return Found(tuple(rule for rule, _ in some), whole=False)


def rules_panel(of: Found, query: str, page: int, words: Words, only: str = "") -> Panel:
    """A page of the rules found, with the ways to the others, and from those of one game alone a button to all."""
    pages = max(1, -(-len(of.rules) // RULES_A_PAGE))
    page = min(max(page, 0), pages - 1)
    shown = of.rules[page * RULES_A_PAGE : (page + 1) * RULES_A_PAGE]
    blocks: list[Block] = [Line("\n".join(_heading(of, query, page, pages, words)))]
    blocks += [Line(words.get("rules-rule", id=rule.id, rule=rule.said)) for rule in shown]
    ways = tuple(_ways(query, page, pages, words, only))
    return Panel((*blocks, ActionRow(ways)) if ways else tuple(blocks))


def _heading(of: Found, query: str, page: int, pages: int, words: Words) -> Iterator[str]:
    if not of.rules:
        yield words.get("rules-none", query=query)
        return
    if not of.whole:
        yield words.get("rules-some", query=query)
    yield words.get("rules-heading", games=tuple(dict.fromkeys(words(game_name(rule.game)) for rule in of.rules)))
    if query and of.whole and not of.exact:
        yield words.get("rules-holding", query=query, rules=len(of.rules))
    if pages > 1:
        yield words.get("rules-page", page=page + 1, pages=pages)


def _ways(query: str, page: int, pages: int, words: Words, only: str) -> Iterator[Button]:
    yield from page_buttons(page, pages, words, lambda to, name: custom_id("rules", to, query, only, name))
    if only:
        yield Button(custom_id("rules", 0, query), words.get("rules-all-button"))


def _rule(game: str, rule_id: str, said: str, name: str) -> Rule:
    return Rule(game, rule_id, said, folded(f"{rule_id} {said} {name}"))


def _natural(key: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (0, part) for part in _NUMBERS.split(key)]
