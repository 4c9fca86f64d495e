"""A game in words: headlines, alt texts, and the lines they are made of."""

from __future__ import annotations

from collections.abc import Iterator

from engines.wink.views import Accusation, Call, CardView, Eye, Naming, PlayerView, Settings, Turn, WinkView
from renderers.wink.names import say
from renderers.words import Words, ended, letter, letters


def headline(view: WinkView, words: Words) -> str:
    """What is going on, in one line: the turn and whose it is, or who has won."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return say(words, "won", count=len(winners), who=letters(winners))
    what = "last" if view.last_round else "live" if view.live else "glance"
    return say(words, f"turn-{what}", turn=view.number, who=letter(view.active))


def prompt(view: WinkView, words: Words) -> str:
    """What the looking seat is asked, or whom it waits for."""
    me = view.me
    if me is None or view.outcome is not None:
        return headline(view, words)
    if me.seat in view.to_act:
        what = "turn" if me.seat == view.active else "beat"
        return say(words, f"you-{what}" if me.call is None or what == "beat" else "you-name")
    if me.away:
        return say(words, "you-away-live" if view.live else "you-away")
    if view.live:
        return headline(view, words)
    if me.settings is not None and me.settings.standing:
        return say(words, "you-stand")
    return say(words, "you-wait", who=letters(view.to_act), count=len(view.to_act))


def turn_lines(turn: Turn, words: Words) -> Iterator[str]:
    """What all know of a turn: accusations, naming, who left, call."""
    for made in turn.accusations:
        yield accusation_line(made, words)
    if turn.naming is not None:
        yield naming_line(turn, turn.naming, words)
    for seat in turn.left:
        yield say(words, "has-left", who=letter(seat))
    if turn.call is not None:
        yield say(words, "called", who=letter(turn.seat), number=turn.call)
    elif turn.passed:
        if turn.seat not in turn.left:
            yield say(words, "passed", who=letter(turn.seat))
    elif turn.skipped:
        yield say(words, "skipped", who=letter(turn.seat))


def accusation_line(made: Accusation, words: Words) -> str:
    """Who accused whom over which number, and how it went (`void`: it came too late)."""
    how = {True: "right", False: "wrong", None: "void"}[made.right]
    return say(words, "accused", who=letter(made.seat), accused=letter(made.accused), number=made.number, how=how)


def naming_line(turn: Turn, naming: Naming, words: Words) -> str:
    """Whom the player on turn named, and how it went."""
    who = letter(turn.seat)
    if naming.named is None or naming.holder is None:
        return say(words, "declined", who=who, number=naming.number)
    how = "right" if naming.right else "wrong"
    return say(
        words,
        "named",
        who=who,
        named=letter(naming.named),
        number=naming.number,
        how=how,
        holder=letter(naming.holder),
    )


def call_line(view: WinkView, call: Call, words: Words) -> str:
    """An open call, and what is known to all of who doesn't hold its number."""
    card = next(card for card in view.crowd if card.number == call.number)
    lacking = [seat for seat in card.lacking if seat != call.seat]
    barred = "yes" if call.barred else "no"
    line = say(words, "call", who=letter(call.seat), number=call.number, turn=call.turn, barred=barred)
    return f"{line} {say(words, 'lacking', who=letters(lacking), count=len(lacking))}" if lacking else line


def player_line(player: PlayerView, words: Words) -> str:
    """A player's points, hand and counter-intelligence cards, in short."""
    return say(
        words,
        "player",
        who=letter(player.seat),
        points=player.score,
        cards=player.hand_count,
        counters=player.counters,
        state=_state(player),
    )


def _state(player: PlayerView) -> str:
    if player.left:
        return "left"
    return "away" if player.away else "confirmed" if player.confirmed else "none"


def last_lines(view: WinkView, words: Words) -> list[str]:
    """What happened last, as all know it."""
    done = [turn for turn in view.turns if any(turn_lines(turn, words))]
    return list(turn_lines(done[-1], words)) if done else []


def board_alt(view: WinkView, words: Words) -> str:
    """Turn, last move and standing, short enough for an alt text."""
    parts = [ended(headline(view, words)), *last_lines(view, words)]
    parts += [call_line(view, call, words) for call in view.calls]
    parts += [player_line(player, words) for player in view.players]
    parts.append(left_line(view, words))
    return " ".join(parts)


def left_line(view: WinkView, words: Words) -> str:
    """How many crowd cards lie face up and face down."""
    return say(words, "left", up=_count(view.crowd, "up"), down=_count(view.crowd, "down"))


def _count(cards: tuple[CardView, ...], state: str) -> int:
    return sum(card.state == state for card in cards)


def hand_alt(view: WinkView, words: Words) -> str:
    """The question, the own cards, whose accomplice one is, what stands."""
    parts = [ended(prompt(view, words))]
    me = view.me
    if me is not None:
        parts.append(held_line(me, words))
        parts += accomplice_lines(view, words)
        if me.settings is not None:
            parts += settings_lines(view, me.settings, words)
    return " ".join(parts)


def held_line(me: PlayerView, words: Words) -> str:
    """The numbers in the hand."""
    held = me.hand or ()
    return say(words, "held", numbers=tuple(map(str, held)), count=len(held))


def accomplice_lines(view: WinkView, words: Words) -> list[str]:
    """Whose accomplice the viewer is, and whether they have winked yet."""
    return [
        say(words, "accomplice", who=letter(call.seat), number=call.number, state=winked_at(view, call))
        for call in view.accomplice_of
    ]


def winked_at(view: WinkView, call: Call) -> str:
    """Whether the viewer has winked over a call: `yes`, `no`, or `live` where people do so themselves."""
    news = () if view.me is None else view.me.news or ()
    if view.live:
        return "live"
    return "yes" if any(each.number == call.number and each.turn > call.turn for each in news) else "no"


def settings_lines(view: WinkView, settings: Settings, words: Words) -> Iterator[str]:
    """What stands for the viewer in this beat."""
    yield say(words, "watching", who=letter(settings.watching), manner=settings.manner)
    if settings.accusation is not None:
        made = settings.accusation
        yield say(words, "planned-accusation", who=letter(made.accused), number=made.number)
    if view.seat == view.active:
        yield from _turn_settings(settings, words)
    if settings.standing:
        yield say(words, "standing")


def _turn_settings(settings: Settings, words: Words) -> Iterator[str]:
    if settings.naming is not None:
        yield say(words, "planned-naming", who=letter(settings.naming))
    if settings.call is not None:
        yield say(words, "planned-call", number=settings.call)


def eye_line(eye: Eye, words: Words) -> str | None:
    """What an eye did that moved: who could have seen it, and who did; None for one that was still."""
    if eye.moved is None:
        return None
    how = "blink" if eye.number is None else eye.manner
    return say(
        words,
        "eye",
        who=letter(eye.seat),
        at=letter(eye.moved),
        number=eye.number or 0,
        how=how,
        watched_by=letters(eye.watched_by),
        could=len(eye.watched_by),
        seen_by=letters(eye.seen_by),
        did=len(eye.seen_by),
    )


def gazes_line(turn: Turn, words: Words) -> str:
    """Who watched whom in a beat."""
    pairs = tuple(f"{letter(eye.seat)}→{letter(eye.watched)}" for eye in turn.eyes or ())
    return say(words, "gazes", pairs=", ".join(pairs))
