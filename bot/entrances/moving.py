"""Moves: a panel's choices (whole, half-made or written), a board's public choices, and `/move`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.delivery.places import Places
from bot.entrances.commands import MOST_CHOICES, Command, in_servers_and_dms, named, options
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.hand import which_panel
from bot.entrances.matching import nearest
from bot.panels.asking import SURE, Asking
from bot.panels.choices import stakes, sure_blocks
from bot.panels.forms import Form, TextField
from bot.panels.layout import LONGEST_OPTION, ActionRow, Line, Panel, short
from bot.panels.names import illustrated, mentions
from bot.showing.hands import Hands
from bot.store.lookup import Sitting
from bot.tables.finding import Finding
from bot.tables.keys import custom_id, move_of, number
from bot.tables.moving import NO_QUESTION, Moving, found_move, found_note, is_note, seat_in_play
from bot.tables.registry import Registry
from engines.core.errors import AlreadySo, SafehouseError
from engines.core.game import Move
from engines.core.seats import Seat
from engines.core.text import Who, text
from engines.table.changes import Publication
from engines.table.snapshot import Snapshot
from renderers.fonts import can_draw
from renderers.words import Words

MOST_TABLES = 5
OFFERED_PARTS = 3
"""The parts that stand for an offered move: its session, the question, the move's key."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move that `/move` offers, and the table's place before it where there are several."""

    asking: Asking
    move: Move
    place: str

    @property
    def value(self) -> str:
        """What stands for it when it is chosen."""
        asking, session = self.asking, self.asking.snapshot.record.id
        return f"{session}:{asking.question_of(self.move)}:{asking.key(self.move)}"


def said(offer: Offer, words: Words) -> str:
    """An offered move in one line."""
    return offer.place + replace(offer.asking, words=words).label(offer.move)


class MoveWays:
    """The ways to make a move."""

    def __init__(self, registry: Registry, finding: Finding, moving: Moving, hands: Hands, places: Places) -> None:
        self._registry, self._finding, self._moving = registry, finding, moving
        self._hands, self._places = hands, places

    @entrance("move", Ack.UPDATE)
    async def move(self, press: Press) -> None:
        """A move pressed; to be confirmed first where the person wants that."""
        await self._make_or_ask(press, press.arg(1), press.arg(2))

    @entrance("choose", Ack.UPDATE)
    async def choose(self, press: Press) -> None:
        """A move chosen from a select."""
        await self._make_or_ask(press, press.arg(1), press.chosen)

    @entrance("several", Ack.UPDATE)
    async def several(self, press: Press) -> None:
        """Moves to make one after another; somebody who confirms moves is asked for the first."""
        first, *then = press.chosen.split(".") if press.values else (press.arg(2), *press.args[3:])
        await self._make_or_ask(press, press.arg(1), first, then)

    @entrance("sure", Ack.UPDATE)
    async def sure(self, press: Press) -> None:
        """A move confirmed."""
        await self.make(press, press.session, press.arg(1), press.arg(2))

    @entrance("focus", Ack.UPDATE)
    async def focus(self, press: Press) -> None:
        """A half-made choice, by a button or a select: the panel shows it until its question changes."""
        await self._focus_on(press, (*press.args[2:], *press.values))

    @entrance("open-move", Ack.PRIVATE)
    async def open_move(self, press: Press) -> None:
        """A public choice under the board: say privately what follows, and offer to do it."""
        snapshot = await self._registry.snapshot(press.session)
        seat = seat_in_play(snapshot, press.person)
        need_asked(snapshot, seat, press.words, press.arg(1))
        try:
            found_move(snapshot, seat, press.arg(1))
        except SafehouseError as error:
            raise by_name(error, snapshot, press.words) from None
        await press.show(Panel(sure_blocks(snapshot, seat, press.words, press.arg(1))))

    @entrance("note", Ack.FORM)
    async def note(self, press: Press) -> None:
        """A note to write: open the form; handed in, make the move with its text."""
        if press.fields:
            written = drawable(next(iter(press.fields.values())))
            await self.make(press, press.session, press.arg(1), press.arg(2), written)
            return
        snapshot = await self._registry.snapshot(press.session)
        seat = seat_in_play(snapshot, press.person)
        move = found_note(snapshot, seat, press.arg(2))
        now, longest = snapshot.game.noted(snapshot.view(seat), move)
        words = press.words
        field = TextField("text", words.get("choice-note-label"), value=now, required=not now, longest=longest)
        await press.ask(Form(custom_id("note", *press.args), words.get("choice-note-modal-title"), (field,)))

    async def make(
        self,
        press: Press,
        session: int,
        question: str,
        wanted: str,
        note: str | None = None,
        then: Sequence[str] = (),
    ) -> None:
        """Play a move and those that follow it, and say so at once; pictures and everybody else come later."""
        async with self._hands.pressed(press.interaction, session):
            try:
                played = await self._moving.make(session, press.person, question, wanted, note=note, then=then)
            except AlreadySo as same:
                await press.show(Panel((Line(press.words(same.text)),)))
            except SafehouseError as error:
                raise by_name(error, await self._registry.snapshot(session), press.words) from None
            else:
                await press.show(played_panel(press.person, press.words, played))

    async def typed(self, press: Press, choice: str) -> None:
        """Play the move that was offered, or the one whose words are nearest to what was typed; offer a note's form.

        Where several tables may be meant, the answer asks which, and leads to the hand of the one chosen.
        """
        offered = choice.split(":")
        if len(offered) == OFFERED_PARTS:
            asking = await self._asking(press, number(offered[0]))
            await self._play_or_write(press, asking, offered[1] or NO_QUESTION, offered[2])
            return
        sittings = await self._finding.meant(press.person, press.channel)
        if len(sittings) > 1:
            await press.show(which_panel(self._places, custom_id("hand-which"), sittings, press.words))
            return
        asking = await self._asking(press, sittings[0].session)
        need_asked(asking.snapshot, asking.seat, press.words)
        await self._play_or_write(press, asking, asking.question, _only(asking, choice, press.tongues))

    async def offers(self, press: Press, typed: str) -> list[tuple[str, str]]:
        """The legal moves whose words hold what is typed, the nearest first: a label and what stands for it."""
        try:
            sittings = await self._finding.meant(press.person, press.channel)
            several = len(sittings) > 1
            offers = [each for one in sittings[:MOST_TABLES] for each in await self._offers(press, one, several)]
        except SafehouseError:
            return []
        found = (nearest(offers, typed, label_of=partial(said, words=words)) for words in press.tongues)
        tiers = next(filter(None, found), [])
        return [(said(offer, press.words), offer.value) for tier in tiers for offer in tier]

    async def _make_or_ask(self, press: Press, question: str, wanted: str, then: Sequence[str] = ()) -> None:
        """Make the move, or ask first whether it is meant, as the person has set it."""
        if press.known.people.settings(press.person).confirm:
            await self._focus_on(press, (SURE, wanted))
        else:
            await self.make(press, press.session, question, wanted, then=then)

    async def _focus_on(self, press: Press, parts: tuple[str, ...]) -> None:
        """Show the panel with this half-made choice."""
        seat_in_play(await self._registry.snapshot(press.session), press.person)
        await self._hands.open(press.interaction, press.session, parts)

    async def _offers(self, press: Press, sitting: Sitting, with_place: bool) -> list[Offer]:
        if sitting.status != "playing":
            return []
        asking = await self._asking(press, sitting.session)
        place = f"{self._places.name(sitting.server, sitting.channel, press.words)} · " if with_place else ""
        return [Offer(asking, move, place) for move in asking.legal()]

    async def _play_or_write(self, press: Press, asking: Asking, question: str, key: str) -> None:
        """Play the move of that key, unless there is something to ask or to write first.

        A move that its player's own knowledge speaks against is asked about; a note leads to the form for its text.
        """
        move = move_of(asking.snapshot, asking.seat, key)
        if move is not None and is_note(move):
            write = asking.move_button(move, press.words.get("choice-note-modal-title"))
            await press.show(Panel((Line(asking.label(move)), ActionRow((write,)))))
        elif move is not None and stakes(asking, move).doubted:
            await press.show(Panel(sure_blocks(asking.snapshot, asking.seat, press.words, key)))
        else:
            await self.make(press, asking.snapshot.record.id, question, key)

    async def _asking(self, press: Press, session: int) -> Asking:
        """A table as its presser is asked there. Raises as `seat_in_play`."""
        snapshot = await self._registry.snapshot(session)
        return Asking(snapshot, seat_in_play(snapshot, press.person), press.words)


def move_command(front: Front, ways: MoveWays) -> Command:
    """`/move`: any legal move, typed; the autocomplete offers them in private."""

    @app_commands.command(name=named("command-move"), description=named("command-move-description"))
    @options("command-move", "choice")
    @in_servers_and_dms
    async def move(interaction: Interaction, choice: str) -> None:
        await front.run(interaction, lambda press: ways.typed(press, choice))

    @move.autocomplete("choice")
    async def offer_moves(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        offers = await ways.offers(front.press(interaction), typed)
        return [app_commands.Choice(name=short(label, LONGEST_OPTION), value=value) for label, value in offers][
            :MOST_CHOICES
        ]

    return move


def need_asked(snapshot: Snapshot, seat: Seat, words: Words, wanted: str | None = None) -> None:
    """Refuse what only people who are asked can do, and say who they are; of a move `wanted`, unless they may too."""
    if snapshot.record.status != "playing":
        raise SafehouseError("error-not-playing")
    able = snapshot.legal(seat) if wanted is None else move_of(snapshot, seat, wanted)
    if seat not in snapshot.to_act() and not able:
        raise others_asked(snapshot, words)


def by_name(error: SafehouseError, snapshot: Snapshot, words: Words) -> SafehouseError:
    """The error with the people of that table in it, where it tells of seats."""
    names = mentions(snapshot, words)
    told = {name: names[value.seat] if isinstance(value, Who) else value for name, value in error.text.values}
    return error if text(error.text.id, **told) == error.text else SafehouseError(error.text.id, **told)


def others_asked(snapshot: Snapshot, words: Words) -> SafehouseError:
    """Tells somebody who is not asked who is."""
    names = mentions(snapshot, words)
    return SafehouseError("error-others-asked", who=tuple(names[other] for other in sorted(snapshot.to_act())))


def played_panel(person: int, words: Words, played: Sequence[Publication]) -> Panel:
    """What moves are answered with: what happened, as the person who made them may know it."""
    after = played[-1].after
    seat = after.record.seat_of(person)
    naming = illustrated(after, words)
    news = (event for publication in played for event in publication.news(seat))
    told = [line for event in news if (line := after.game.tell(event)) is not None]
    return Panel((Line("\n".join([words.get("choice-done"), *(naming(line) for line in told[:6])])),))


def drawable(text: str) -> str:
    """The text, if pictures can show it. Raises `SafehouseError` naming the first sign that they cannot."""
    for sign in text:
        if not can_draw(sign):
            raise SafehouseError("error-note-sign", sign=sign)
    return text


def _only(asking: Asking, wanted: str, tongues: Sequence[Words]) -> str:
    """The key of the one move that is meant, in the first language in which it is one that can be made.

    Notes, which can be written at any time, are meant only where nothing else is.
    """
    notes = [move for move in asking.legal() if is_note(move)]
    others = [move for move in asking.legal() if not is_note(move)]
    labels = [replace(asking, words=words).label for words in tongues]
    found = (nearest(moves, wanted, label_of=label) for label in labels for moves in (others, notes))
    best = next((tiers[0] for tiers in found if tiers), [])
    if not best and asking.seat not in asking.snapshot.to_act():
        raise others_asked(asking.snapshot, asking.words)
    if len(best) != 1:
        raise SafehouseError("error-which-move", moves=len(best))
    return asking.key(best[0])
