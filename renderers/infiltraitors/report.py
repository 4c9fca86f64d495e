"""The board in words, all of it, with headings: for people who prefer text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.core.seats import Seat
from engines.core.text import text
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.cards import Card, Colour
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.names import card_names
from engines.infiltraitors.options import briefing
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from renderers.infiltraitors.lying import lying
from renderers.infiltraitors.names import PREFIX, called, mission_name, say
from renderers.infiltraitors.telling import (
    deed_line,
    gone_line,
    headline,
    identity_line,
    shot_lines,
    standing,
    suspect_line,
    suspect_name,
)
from renderers.words import Words, letter, letters


def tell(view: InfiltraitorsView, words: Words) -> str:
    """Everything the view knows, in Markdown: what decides the next move first."""
    parts: list[Iterable[str]] = [
        [f"# {headline(view, words)}"],
        _standing(view, words),
        _own_hand(view, words),
        _suspects(crossing_by_viewer(view), words),
        _hands(view, words),
        _discards(view, words),
        _mission(view, words),
        _hidden(view, words),
    ]
    return "\n".join(line for part in parts for line in part)


def _heading(words: Words, key: str) -> str:
    return f"## {say(words, f'heading-{key}')}"


def _standing(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    if view.outcome is not None:
        yield words(view.outcome.reason)
    yield standing(view, words)
    if view.last is not None:
        yield deed_line(view.last, words)
    yield from gone_line(view, words)


def _mission(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    yield f"## {mission_name(words, view.mission)}"
    yield from (f"- {words(line)}" for line in briefing(view.mission, len(view.hands), view.last_turn))
    if view.shooter is not None:
        yield f"- {say(words, 'shooter-line', seat=letter(view.shooter))}"
    for key, cards in (("specials", view.specials), ("pool", view.pool)):
        if cards:
            yield f"- {say(words, f'{key}-line', cards=card_names(cards))}"


def _suspects(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    """The viewer's own first; those of whom nothing is known yet in one line."""
    yield _heading(words, "suspects")
    every = sorted(view.every_suspect, key=lambda suspect: suspect.holder != view.seat or view.seat is None)
    lines = {suspect: [*_facts(view, words, suspect)] for suspect in every}
    blank = [each for each in every if not (each.clues or each.misses or lines[each])]
    for suspect in every:
        if suspect not in blank:
            yield f"- {suspect_line(suspect, words)}"
            yield from (f"  - {line}" for line in lines[suspect])
    if blank:
        yield f"- {say(words, 'blank-line', suspects=tuple(suspect_name(suspect, words) for suspect in blank))}"
    if without := tuple(_without(view)):
        yield f"- {say(words, 'holds-nobody', seats=letters(without), count=len(without))}"
    yield from (f"- {line}" for line in shot_lines(view, words))
    if not view.every_suspect and not view.eliminated:
        yield f"- {say(words, 'nobody')}"


def _without(view: InfiltraitorsView) -> Iterator[Seat]:
    """The agents still there before whom nobody lies, where anybody does."""
    holders = {suspect.holder for suspect in view.suspects}
    return (hand.seat for hand in view.hands if holders and hand.seat not in holders and hand.seat not in view.gone)


def _facts(view: InfiltraitorsView, words: Words, suspect: SuspectView) -> Iterator[str]:
    """What is known of a suspect apart from its clues."""
    if suspect.identity is not None:
        yield identity_line(suspect, words)
    elif suspect.two_cards:
        yield say(words, "two-cards")
    if not suspect.in_reach:
        yield say(words, "locked", suspect=suspect_name(suspect, words))
    if suspect.crossed and suspect.identity is None:
        left = [card for card in MISSIONS[view.mission].identities() if card not in suspect.crossed]
        yield say(words, "possible", count=len(left), cards=card_names(left))


def _own_hand(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    """The viewer's cards, by how each would lie at the suspect that they know; nothing for spectators."""
    if view.seat is None:
        return
    cards = view.hands[view.seat].cards
    yield _heading(words, "own-hand")
    if cards is None:
        yield f"- {say(words, 'alt-hand-unseen', count=view.hands[view.seat].count)}"
        return
    if not cards:
        yield f"- {say(words, 'no-cards')}"
        return
    seen = lying(view)
    groups = {"own-matches": True, "own-others": False} if seen.known else {"alt-hand": True}
    for key, upright in groups.items():
        shown = [card for card in cards if not seen.known or seen.upright(card) is upright]
        if shown:
            yield f"- {say(words, key, cards=card_names(shown))}"


def _hands(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    """The other hands: open ones card by card, how many cards all others have in one line."""
    others = [hand for hand in view.hands if hand.seat != view.seat]
    yield _heading(words, "hands")
    yield from (
        f"- {say(words, 'alt-hand-of', seat=letter(hand.seat), cards=card_names(hand.cards))}"
        for hand in others
        if hand.cards
    )
    counted = tuple(
        text(f"{PREFIX}hand-count", seat=letter(hand.seat), count=hand.count) for hand in others if not hand.cards
    )
    if counted:
        yield f"- {say(words, 'hands-line', hands=counted)}"


def _discards(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    """The open discards, colour by colour, so that they can be searched."""
    yield _heading(words, "discards")
    yield from (f"- {line}" for line in _discard_lines(view, words))


def discards_told(view: InfiltraitorsView, words: Words) -> str:
    """The discards, for people who search them: a line for each colour, and how many lie face down."""
    return "\n".join(_discard_lines(view, words))


def _discard_lines(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    for colour in Colour:
        cards = sorted((card for card in view.discards if card.colour is colour), key=lambda card: card.code)
        if cards:
            yield ", ".join(called(words, card) for card in cards)
    yield say(words, "down-line", count=view.discards_down)


def _hidden(view: InfiltraitorsView, words: Words) -> Iterator[str]:
    """What the end brings to light."""
    piles: tuple[tuple[str, tuple[Card, ...] | None], ...] = (
        ("middle", view.middle_cards),
        ("aside", view.aside_cards),
        ("hq", view.hq_cards),
        ("down", view.discards_down_cards),
    )
    for key, cards in piles:
        if cards:
            yield _heading(words, key)
            yield f"- {', '.join(called(words, card) for card in cards)}"
