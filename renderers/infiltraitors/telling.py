"""A mission in words: headline, alt texts, and the lines they are made of."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Text, dashed, text
from engines.infiltraitors.cards import Card
from engines.infiltraitors.names import card_names
from engines.infiltraitors.options import briefing
from engines.infiltraitors.views import DeedView, InfiltraitorsView, SuspectView
from renderers.infiltraitors.names import PREFIX, called, mission_name, say
from renderers.words import Words, ended, letter, letters


def headline(view: InfiltraitorsView, words: Words) -> str:
    """What is going on, in one line: the turn and who does what, or how it ended."""
    if view.outcome is not None:
        return say(words, result(view))
    who = letter(view.to_act[0] if view.to_act else view.active)
    return say(words, f"stage-{dashed(view.stage)}", turn=view.number, who=who)


def result(view: InfiltraitorsView) -> str:
    """How a finished mission ended: `won` or `lost`."""
    return "won" if view.outcome is not None and view.outcome.winners else "lost"


def prompt(view: InfiltraitorsView, words: Words) -> str:
    """What the looking seat is asked, or whom it waits for."""
    if view.outcome is None and view.seat in view.to_act:
        return say(words, f"you-{dashed(view.stage)}", count=view.surplus or view.clues_due)
    return headline(view, words)


def standing(view: InfiltraitorsView, words: Words) -> str:
    """Bullets, suspects left and where they are, the piles."""
    return say(
        words,
        "standing",
        bullets=view.bullets,
        left=view.left,
        middle=view.middle,
        aside=view.aside,
        hq=view.hq,
        open=len(view.discards),
        down=view.discards_down,
    )


def suspect_name(suspect: SuspectView, words: Words) -> str:
    """Whose suspect it is and its number; or the key person."""
    if suspect.holder is None:
        return say(words, "key")
    return say(words, "suspect-of", seat=letter(suspect.holder), number=suspect.serial)


def suspect_told(suspect: SuspectView, words: Words) -> str:
    """A suspect with its clues and misses, and what it is where the viewer knows."""
    known = [identity_line(suspect, words)] if suspect.identity is not None else []
    return "\n".join([*known, suspect_line(suspect, words)])


def suspect_line(suspect: SuspectView, words: Words) -> str:
    """A suspect with its clues, upright and sideways, and what it is not."""
    parts = tuple(_clue_parts(suspect)) or (text(PREFIX + "no-clues"),)
    return say(words, "suspect-line", suspect=suspect_name(suspect, words), clues=parts)


def _clue_parts(suspect: SuspectView) -> Iterator[Text]:
    for key, upright in (("matches", True), ("no-matches", False)):
        cards = card_names(clue.card for clue in suspect.clues if clue.upright is upright)
        if cards:
            yield text(PREFIX + key, cards=cards)
    if suspect.misses:
        yield text(PREFIX + "misses", cards=card_names(suspect.misses))


def deed_line(deed: DeedView, words: Words) -> str:
    """The last thing an agent did."""
    return say(
        words,
        f"deed-{dashed(deed.what)}",
        turn=deed.turn,
        seat=letter(deed.seat),
        target="" if deed.target is None else letter(deed.target),
        card="" if deed.card is None else called(words, deed.card),
        turned="upright" if deed.upright else "sideways",
        count=deed.count,
        number=deed.serial or 0,
    )


def board_alt(view: InfiltraitorsView, words: Words) -> str:
    """Turn, last move and standing, short enough for an alt text."""
    parts = [f"{mission_name(words, view.mission)}.", ended(headline(view, words)), special_rules(view, words)]
    if view.last is not None:
        parts.append(deed_line(view.last, words))
    parts.append(standing(view, words))
    parts += [suspect_line(suspect, words) for suspect in view.every_suspect]
    return " ".join(filter(None, parts))


def special_rules(view: InfiltraitorsView, words: Words) -> str:
    """The mission's special rules, sentence by sentence; empty where it has none."""
    return " ".join(words(line) for line in briefing(view.mission, len(view.hands), view.last_turn)[1:])


def hand_alt(view: InfiltraitorsView, words: Words) -> str:
    """The question, the own cards and suspect, and the others' suspects."""
    parts = [ended(prompt(view, words))]
    own = view.hands[view.seat] if view.seat is not None else None
    if own is not None and own.cards is not None:
        parts.append(_held(own.cards, words))
    elif own is not None:
        parts.append(say(words, "alt-hand-unseen", count=own.count))
        parts += [
            say(words, "alt-hand-of", seat=letter(hand.seat), cards=card_names(hand.cards))
            for hand in view.hands
            if hand.cards
        ]
    known = (suspect for suspect in view.every_suspect if suspect.identity is not None)
    parts += [identity_line(suspect, words) for suspect in known]
    parts += [suspect_line(suspect, words) for suspect in view.every_suspect]
    return " ".join(parts)


def _held(cards: tuple[Card, ...], words: Words) -> str:
    return say(words, "alt-hand", cards=card_names(cards)) if cards else say(words, "no-cards")


def identity_line(suspect: SuspectView, words: Words) -> str:
    """What a suspect is, to those who know."""
    identity = "" if suspect.identity is None else called(words, suspect.identity)
    if suspect.second is not None and suspect.card is not None:
        cards = card_names((suspect.card, suspect.second))
        return say(
            words, "identity-two", suspect=suspect_name(suspect, words), card=identity, own=cards[0], second=cards[1]
        )
    return say(words, "identity", suspect=suspect_name(suspect, words), card=identity)


def closing_alt(view: InfiltraitorsView, words: Words, score: tuple[int, ...] | None) -> str:
    """The result, its reason, every suspect and who shot it, the table's score."""
    parts = [f"{mission_name(words, view.mission)}.", ended(headline(view, words))]
    if view.outcome is not None:
        parts.append(words(view.outcome.reason))
    parts += shot_lines(view, words)
    parts += [identity_line(suspect, words) for suspect in view.every_suspect]
    if score is not None:
        parts.append(say(words, "score-line", games=max(score, default=0)))
    return " ".join(parts)


def shot_lines(view: InfiltraitorsView, words: Words) -> list[str]:
    """Every suspect that was shot: what it was, by whom, in which turn."""
    return [
        say(words, "shot-line", card=called(words, entry.identity), seat=letter(entry.by), turn=entry.turn)
        for entry in view.eliminated
    ]


def gone_line(view: InfiltraitorsView, words: Words) -> list[str]:
    """Who has left the mission (19)."""
    return [say(words, "gone-line", seats=letters(view.gone), count=len(view.gone))] if view.gone else []
