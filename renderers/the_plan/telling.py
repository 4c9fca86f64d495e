"""The headline, and the alt texts of the pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.seats import Seat
from engines.core.text import Text, dashed, text
from engines.the_plan.cards import SUSPECTS, Hideout
from engines.the_plan.names import bonus_name, half_name, suspect_name
from engines.the_plan.telling import tell
from engines.the_plan.views import ClaimView, KeyView, SeatView, SheetView, ThePlanView, TurnView
from renderers.the_plan.names import PREFIX, say
from renderers.words import Words, ended, letter


def headline(view: ThePlanView, words: Words) -> str:
    """The turn and who does what, or who has won."""
    if view.outcome is not None:
        winners = view.outcome.winners
        return say(words, "won", who=letter(winners[0])) if winners else say(words, "nobody")
    if view.entering is not None:
        return _claim(view.entering, words, "stage-claim")
    return say(
        words,
        f"stage-{view.stage}",
        turn=view.number,
        who=letter(view.active),
        roll=view.roll,
        hideout=view.light,
        other="" if view.opponent is None else letter(view.opponent),
        bonus=words(bonus_name(view.bonus)) if view.bonus else "",
    )


def _claim(claim: ClaimView, words: Words, message: str) -> str:
    return say(
        words,
        message,
        turn=claim.turn,
        who=letter(claim.seat),
        hideout=claim.hideout,
        owner=suspect_name(claim.owner),
    )


def claims(view: ThePlanView, words: Words) -> Iterator[str]:
    """The claims that were wrong, a sentence each, and the one that is on its way (TP-22, TP-26)."""
    yield from (_claim(claim, words, "claim-wrong") for claim in view.claims if not claim.right)
    if view.entering is not None:
        yield _claim(view.entering, words, "claim-open")


def still_open(view: ThePlanView, words: Words) -> Iterator[str]:
    """What the active seat's turn still holds for all to see: suspects, checks, a battle (TP-11, TP-12, TP-17)."""
    if view.stage == "battle":
        yield words(text("the-plan-stake-battle"))
    if view.to_move:
        suspects, counts = tuple(map(suspect_name, view.to_move)), tuple(map(str, view.counts))
        yield say(words, "to-move", who=letter(view.active), suspects=suspects, counts=counts)
    if any(view.checks):
        yield say(words, "open-checks", who=letter(view.active), files=files_counted(view.checks))


def files_counted(counts: Sequence[int]) -> tuple[Text, ...]:
    """The files with how often each, where there are any."""
    return tuple(
        text(PREFIX + "checked-file", suspect=suspect_name(suspect), count=count)
        for suspect, count in zip(SUSPECTS, counts, strict=True)
        if count
    )


def stock(view: ThePlanView, words: Words) -> Iterator[str]:
    """How many keys nobody holds, and which of them the viewer knows."""
    yield say(words, "stock", keys=len(view.stock))
    known = tuple(text(PREFIX + "key-known", key=key.key) for key in view.stock if key.key is not None)
    if known:
        yield say(words, "stock-known", keys=known)


def prompt(view: ThePlanView, words: Words) -> str:
    """What the viewing seat is asked; the headline if it is not its turn."""
    if view.outcome is not None or view.seat not in view.to_act:
        return headline(view, words)
    doing = f"do-{dashed(view.choice.action)}" if view.stage == "action" and view.choice else view.stage
    return say(
        words,
        f"you-{doing}",
        roll=view.roll,
        hideout=view.light,
        other="" if view.opponent is None else letter(view.opponent),
        bonus=words(bonus_name(view.bonus)) if view.bonus else "",
    )


def lettered(view: ThePlanView, words: Words) -> Words:
    """The words with seats called by their letters, as on pictures."""
    return words.naming({seat.seat: letter(seat.seat) for seat in view.seats})


def deeds(turn: TurnView, words: Words) -> list[str]:
    """What happened in a turn, line by line."""
    told = (tell(deed) for deed in turn.deeds)
    return [words(line) for line in told if line is not None]


def board_alt(view: ThePlanView, words: Words) -> str:
    """Turn, light, where everybody stands, and the last move as far as there is room."""
    said = lettered(view, words)
    parts = [ended(headline(view, words))]
    if view.outcome is not None:
        parts.append(said(view.outcome.reason))
    parts.append(say(words, "alt-light", hideout=view.light))
    parts.extend(seat_line(view, seat, words) for seat in view.seats)
    parts.append(say(words, "alt-suspects", suspects=tuple(where(view))))
    parts.extend(claims(view, words))
    if view.outcome is None:
        parts.extend(still_open(view, words))
    last = last_turn(view)
    if last is not None:
        parts += [say(words, "alt-turn", turn=last.number, who=letter(last.seat), roll=last.roll), *deeds(last, said)]
    return " ".join(parts)


def last_turn(view: ThePlanView) -> TurnView | None:
    """The latest turn in which anything has happened."""
    return next((turn for turn in reversed(view.turns) if turn.deeds), None)


def where(view: ThePlanView) -> Iterator[Text]:
    """Where each suspect stands."""
    for suspect in view.suspects:
        yield text(PREFIX + "stands", who=suspect_name(suspect.suspect), circle=suspect.circle)


def seat_line(view: ThePlanView, seat: SeatView, words: Words, *, private: bool = False) -> str:
    """A seat's agent, cards and keys in a sentence; in private with what the viewer alone knows of keys (TP-25)."""
    if seat.circle is None:
        return say(words, "alt-out", who=letter(seat.seat))
    told = private or seat.seat == view.seat or view.outcome is not None
    keys = tuple(key_names(seat.keys, told=told))
    return say(
        words,
        "alt-seat",
        who=letter(seat.seat),
        circle=seat.circle,
        ready=sum(seat.ready),
        count=len(seat.keys),
        keys=keys or "",
    )


def known_elsewhere(view: ThePlanView) -> Iterator[tuple[Seat | None, Hideout]]:
    """The keys that others hold, or nobody (None), of which the viewer knows where they lie (TP-25)."""
    held = [(seat.seat, seat.keys) for seat in view.seats if seat.seat != view.seat]
    for holder, keys in [*held, (None, view.stock)]:
        yield from ((holder, key.key) for key in keys if key.key is not None)


def _known_lines(view: ThePlanView, words: Words) -> Iterator[str]:
    for holder, key in known_elsewhere(view):
        if holder is None:
            yield say(words, "known-stock", key=key)
        else:
            yield say(words, "known-held", who=letter(holder), key=key)


def key_names(keys: Sequence[KeyView], *, told: bool) -> Iterator[Text]:
    """The keys by their numbers as far as they are public or `told`, then how many others lie face down."""
    shown = [key for key in keys if key.key is not None and (told or key.face_up or key.everyone)]
    for key in shown:
        yield text(PREFIX + ("key-up" if key.face_up else "key-known"), key=key.key or 0)
    if len(shown) < len(keys):
        yield text(PREFIX + "key-down", count=len(keys) - len(shown))


def hand_alt(view: ThePlanView, words: Words) -> str:
    """The question, the own keys and cards, and all that has been seen."""
    own = next(seat for seat in view.seats if seat.seat == view.seat)
    sheet = next((each for each in view.sheets if each.seat == view.seat), None)
    parts = [ended(prompt(view, words)), seat_line(view, own, words), *_known_lines(view, words)]
    parts += seen_lines(sheet, words) if sheet is not None else []
    parts.append(say(words, "alt-suspects", suspects=tuple(where(view))))
    return " ".join(parts)


def seen_lines(sheet: SheetView, words: Words) -> list[str]:
    """What a seat has seen, a line a file, then the briefcases and the evidence."""
    lines = []
    for suspect in SUSPECTS:
        halves = tuple(half_name(note.hideout, note.part) for note in sheet.notes if note.suspect == suspect)
        if halves:
            lines.append(say(words, "seen-file", suspect=suspect_name(suspect), halves=halves))
    return [*lines, *seen_beside_files(sheet, words)] or [say(words, "seen-nothing")]


def seen_beside_files(sheet: SheetView, words: Words) -> list[str]:
    """The briefcases and the evidence that a seat has seen."""
    lines = [
        say(words, "seen-briefcase", hideout=look.hideout, plan="yes" if look.plan else "no") for look in sheet.looks
    ]
    if sheet.evidence is not None:
        shown = sheet.evidence
        lines.append(say(words, "seen-evidence", suspect=suspect_name(shown.suspect), hideout=shown.hideout))
    return lines


def closing_alt(view: ThePlanView, words: Words, score: tuple[int, ...] | None) -> str:
    """The result and its reason, whose hideout each is, from when each could have known, and the table's score."""
    parts = [ended(headline(view, words))]
    if view.outcome is not None:
        parts.append(lettered(view, words)(view.outcome.reason))
    parts += [
        say(words, "owns", suspect=suspect_name(each.suspect), hideout=each.owns)
        for each in view.suspects
        if each.owns is not None
    ]
    parts += [knew_line(sheet, words) for sheet in view.sheets]
    if score is not None:
        parts.append(score_line(view, words, score))
    return " ".join(parts)


def knew_line(sheet: SheetView, words: Words) -> str:
    """From which turn on a seat could have known."""
    knew = sheet.could_know
    return say(words, "knew", who=letter(sheet.seat), turn="never" if knew is None else knew)


def score_line(view: ThePlanView, words: Words, score: tuple[int, ...]) -> str:
    """The games each seat has won at this table."""
    seats = tuple(text(PREFIX + "score-seat", seat=letter(seat.seat), games=score[seat.seat]) for seat in view.seats)
    return say(words, "score-line", seats=seats)
