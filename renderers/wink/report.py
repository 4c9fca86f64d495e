"""The board in words, all of it, with headings: for people who read rather than look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.wink.views import CardView, PlayerView, WinkView
from renderers.wink.crowd import columns
from renderers.wink.names import say
from renderers.wink.saw import run_lines
from renderers.wink.story import story_lines
from renderers.wink.telling import (
    accomplice_lines,
    call_line,
    gazes_line,
    headline,
    held_line,
    last_lines,
    left_line,
    player_line,
    settings_lines,
)
from renderers.words import Words, letter, letters


def tell(view: WinkView, words: Words) -> str:
    """Everything the view knows, in Markdown: what is to be decided by first."""
    parts: list[Iterable[str]] = [
        [f"# {headline(view, words)}"],
        _own(view, words),
        _calls(view, words),
        _saw(view, words),
        _standing(view, words),
        _players(view, words),
        _crowd(view, words),
        _story(view, words),
    ]
    return "\n".join(line for part in parts for line in part)


def _heading(words: Words, key: str) -> str:
    return f"## {say(words, f'heading-{key}')}"


def _standing(view: WinkView, words: Words) -> Iterator[str]:
    yield _heading(words, "standing")
    if view.outcome is not None:
        yield words(view.outcome.reason)
    elif view.live:
        yield say(words, f"signal-{view.signal}")
    yield from last_lines(view, words)
    waited = letters(view.to_act)
    if waited:
        yield say(words, "waiting", who=waited)


def _own(view: WinkView, words: Words) -> Iterator[str]:
    """What the viewer alone knows and has set."""
    me = view.me
    if me is None or view.outcome is not None:
        return
    yield _heading(words, "own")
    yield held_line(me, words)
    yield from accomplice_lines(view, words)
    if me.settings is not None:
        yield from settings_lines(view, me.settings, words)
    for seen in me.sightings or ():
        yield say(words, "may-accuse", who=letter(seen.suspect), at=letter(seen.caller), number=seen.number)


def _calls(view: WinkView, words: Words) -> Iterator[str]:
    if view.outcome is not None:
        return
    yield _heading(words, "calls") if view.calls else say(words, "no-calls")
    yield from (f"- {call_line(view, call, words)}" for call in view.calls)


def _players(view: WinkView, words: Words) -> Iterator[str]:
    yield _heading(words, "players")
    for player in view.players:
        yield f"- {player_line(player, words)}"
        yield from (f"  - {line}" for line in _before(player, words))


def _before(player: PlayerView, words: Words) -> Iterator[str]:
    """What lies before a player, and once the game is over what they held."""
    for key, numbers in (("crowd", player.crowd), ("agents", player.agents), ("lost", player.lost)):
        if numbers:
            yield say(words, f"before-{key}", numbers=tuple(map(str, numbers)))
    if player.counters_open or player.counters_boxed:
        yield say(words, "counters", open=player.counters_open, boxed=player.counters_boxed)
    if player.hand:
        yield held_line(player, words)


def _crowd(view: WinkView, words: Words) -> Iterator[str]:
    """The crowd row by row."""
    yield _heading(words, "crowd")
    across = columns(view)
    for at in range(0, len(view.crowd), across):
        row = ", ".join(_card(card, words) for card in view.crowd[at : at + across])
        yield f"- {say(words, 'row', row=at // across + 1, cards=row)}"
    yield left_line(view, words)


def _card(card: CardView, words: Words) -> str:
    if card.token is not None:
        return say(words, "card-token", number=card.number, who=letter(card.token))
    return str(card.number) if card.state == "up" else say(words, f"card-{card.state}", number=card.number)


def _saw(view: WinkView, words: Words) -> Iterator[str]:
    news = () if view.me is None or view.outcome is not None else view.me.news or ()
    if news:
        yield _heading(words, "saw")
        yield from (f"- {line}" for line in run_lines(news, words))


def _story(view: WinkView, words: Words) -> Iterator[str]:
    """Every beat with all its eyes, once the game is over (WK-26)."""
    if view.outcome is None or not view.turns:
        return
    yield _heading(words, "story")
    for turn in view.turns:
        yield f"- {say(words, 'story-beat', turn=turn.number)} {' '.join(story_lines(turn, words))}"
        if turn.eyes:
            yield f"  - {gazes_line(turn, words)}"
