"""The board in words, all of it, with headings: for people who read rather than look."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, starmap

from engines.core.text import Text, dashed, text
from engines.the_plan.belief.forecast import written
from engines.the_plan.board import BOARD, ENTRANCES, KEY_CIRCLES, SEGMENT, SEGMENTS, STOPS
from engines.the_plan.cards import CARDS, SEATS, SUSPECTS, Circle
from engines.the_plan.names import bonus_name, half_name, suspect_name
from engines.the_plan.views import CardView, SeatView, SheetView, SuspectView, ThePlanView
from renderers.the_plan.names import PREFIX, say
from renderers.the_plan.needs import needs
from renderers.the_plan.notes import seen_parts
from renderers.the_plan.telling import (
    claims,
    deeds,
    files_counted,
    headline,
    knew_line,
    lettered,
    seat_line,
    seen_beside_files,
    seen_lines,
    still_open,
    stock,
)
from renderers.words import Words, letter

TURNS = 3
"""How many past turns are told; the log has the others."""


def tell(view: ThePlanView, words: Words) -> str:
    """Everything the view knows, in Markdown."""
    parts = (_top, _needs, _hand, _own, _seats, _suspects, _hideouts, _claims, _past, _city)
    return "\n".join(line for part in parts for line in part(view, words))


def _heading(words: Words, key: str) -> str:
    return f"## {say(words, f'heading-{key}')}"


def _top(view: ThePlanView, words: Words) -> Iterator[str]:
    yield f"# {headline(view, words)}"
    if view.outcome is not None:
        yield words(view.outcome.reason)
    else:
        yield say(words, "die", roll=view.roll)
    yield say(words, "alt-light", hideout=view.light)


def _needs(view: ThePlanView, words: Words) -> Iterator[str]:
    """What the viewing seat's question can't be answered without."""
    told = tuple(needs(view, words))
    if told:
        yield _heading(words, "needs")
    yield from (f"- {line}" for line in told)


def _hand(view: ThePlanView, words: Words) -> Iterator[str]:
    """The viewing seat's own agent, action cards and keys."""
    for seat in view.seats:
        if _is_own(view, seat):
            yield _heading(words, "hand")
            yield from _seat(view, seat, words)


def _is_own(view: ThePlanView, seat: SeatView) -> bool:
    return seat.seat == view.seat and view.outcome is None


def _seats(view: ThePlanView, words: Words) -> Iterator[str]:
    yield _heading(words, "seats")
    for seat in view.seats:
        if not _is_own(view, seat):
            yield from _seat(view, seat, words)
    if idle := tuple(letter(seat.seat) for seat in view.seats if not any(seat.checked)):
        yield f"- {say(words, 'checked-none', seats=idle)}"
    yield from (f"- {line}" for line in stock(view, words))


def _seat(view: ThePlanView, seat: SeatView, words: Words) -> Iterator[str]:
    """A seat's agent, keys and cards; another's cards where some are spent."""
    colour = words(text("the-plan-seat", colour=SEATS[seat.seat]))
    yield f"- {colour}: {seat_line(view, seat, words, private=True)}"
    if not seat.out and (_is_own(view, seat) or not all(seat.ready)):
        yield f"  - {say(words, 'ready', cards=_ready(seat))}"
    if files := files_counted(seat.checked):
        yield f"  - {say(words, 'checked', who=letter(seat.seat), files=files)}"
    if seat.seat == view.active and view.outcome is None:
        yield from (f"  - {line}" for line in still_open(view, words))


def _ready(seat: SeatView) -> tuple[Text, ...]:
    """The ready action cards, each with its number and what it offers."""
    return tuple(_action_card(card) for card, ready in enumerate(seat.ready) if ready)


def _action_card(card: int) -> Text:
    names = tuple(text(f"{PREFIX}act-{dashed(action)}") for action in CARDS[card])
    return text(PREFIX + "card", number=card + 1, count=len(names), one=names[0], two=names[-1])


def _suspects(view: ThePlanView, words: Words) -> Iterator[str]:
    yield _heading(words, "suspects")
    for suspect in view.suspects:
        yield f"- {_suspect(words, suspect)}"
        if suspect.owns is not None:
            yield f"  - {say(words, 'owns', suspect=suspect_name(suspect.suspect), hideout=suspect.owns)}"


def _suspect(words: Words, suspect: SuspectView) -> str:
    return say(
        words,
        "suspect-line",
        suspect=suspect_name(suspect.suspect),
        circle=suspect.circle,
        cards=len(suspect.file),
        bonus=words(bonus_name(suspect.bonus)) if suspect.bonus else "none",
    )


def _hideouts(view: ThePlanView, words: Words) -> Iterator[str]:
    yield _heading(words, "hideouts")
    for hideout in BOARD.hideouts:
        yield f"- {say(words, 'hideout-line', hideout=hideout.number, doors=tuple(map(str, hideout.entrances)))}"
    for briefcase in view.briefcases:
        if seats := tuple(letter(seat) for seat in briefcase.seen_by):
            yield f"- {say(words, 'looked', hideout=briefcase.hideout, seats=seats)}"
    if closed := tuple(str(each.hideout) for each in view.briefcases if not each.seen_by):
        yield f"- {say(words, 'looked-none', hideouts=closed)}"


def _claims(view: ThePlanView, words: Words) -> Iterator[str]:
    told = tuple(claims(view, words))
    if told:
        yield _heading(words, "claims")
    yield from (f"- {line}" for line in told)


def _own(view: ThePlanView, words: Words) -> Iterator[str]:
    """What every sheet that the view shows has on it; one's own halves as they lie in the files."""
    for sheet in view.sheets:
        yield f"## {say(words, 'heading-own', who=letter(sheet.seat))}"
        in_files = view.outcome is None and sheet.notes
        told = seen_beside_files(sheet, words) if in_files else seen_lines(sheet, words)
        yield from (f"- {line}" for line in told)
        yield from (f"- {line}" for line in _owners(sheet, words))
        if view.outcome is not None:
            yield f"- {knew_line(sheet, words)}"
    if view.sheets:
        yield from _files(view, words)


def _owners(sheet: SheetView, words: Words) -> Iterator[str]:
    """Whose hideouts follow from files alone."""
    for suspect in SUSPECTS:
        if sheet.evidence is not None and sheet.evidence.suspect == suspect:
            continue
        for hideout in SEGMENTS:
            if len(seen_parts(sheet, suspect, hideout)) > 1:
                yield say(words, "owner-line", suspect=suspect_name(suspect), hideout=hideout)


def _files(view: ThePlanView, words: Words) -> Iterator[str]:
    """Each file from the top, as far as it is known."""
    for suspect in view.suspects:
        if any(card is not None for card in suspect.file):
            cards = tuple(starmap(_cards, ((card, len([*same])) for card, same in groupby(suspect.file))))
            yield f"- {say(words, 'file-line', suspect=suspect_name(suspect.suspect), cards=cards)}"


def _cards(card: CardView | None, count: int) -> Text:
    """A card of a file, or so many one below the other of which nothing is known."""
    if card is None:
        return text(PREFIX + "card-unknown", count=count)
    if card.bonus is not None:
        return bonus_name(card.bonus)
    assert card.hideout is not None
    return half_name(card.hideout, card.part or "upper")


def _past(view: ThePlanView, words: Words) -> Iterator[str]:
    said = lettered(view, words)
    turns = [turn for turn in view.turns if turn.deeds][: -TURNS - 1 : -1]
    if turns:
        yield _heading(words, "past")
    for turn in turns:
        yield f"- {say(words, 'turn-heading', turn=turn.number, who=letter(turn.seat), roll=turn.roll)}"
        yield from (f"  - {line}" for line in deeds(turn, said))


def _city(view: ThePlanView, words: Words) -> Iterator[str]:
    """Each segment with its circles, and what each circle is joined to."""
    yield _heading(words, "city")
    here = _who(view)
    for hideout in SEGMENTS:
        circles = tuple(_circle(circle, here) for circle in sorted(SEGMENT) if SEGMENT[circle] == hideout)
        lit = "yes" if hideout == view.light else "no"
        yield f"- {say(words, 'segment', hideout=hideout, lit=lit, circles=circles)}"
    yield f"- {say(words, 'lines', lines=tuple(map(written, BOARD.lines)))}"
    yield f"- {say(words, 'lines', lines=tuple(written(rail.between) for rail in BOARD.rails))}"


def _who(view: ThePlanView) -> dict[Circle, list[str]]:
    """Who stands where; two on a circle where one is on the way into a hideout (TP-20)."""
    here: dict[Circle, list[str]] = {}
    for suspect in view.suspects:
        here.setdefault(suspect.circle, []).append(suspect.suspect.value.upper())
    for seat in view.seats:
        if seat.circle is not None:
            here.setdefault(seat.circle, []).append(letter(seat.seat))
    return here


def _circle(circle: Circle, here: dict[Circle, list[str]]) -> Text:
    kind = "key" if circle in KEY_CIRCLES else "stop" if circle in STOPS else _door(circle)
    return text(PREFIX + "circle", circle=circle, kind=kind, here=tuple(here.get(circle, ())) or "nobody")


def _door(circle: Circle) -> str:
    return "door" if circle in ENTRANCES else "plain"
