"""Infiltraitors on the page: two people win the first training mission."""

from __future__ import annotations

from typing import Any

from engines.core.seats import Seat
from engines.infiltraitors.cards import CARDS
from engines.infiltraitors.moves import Capture, Eliminate, Exchange, GiveClue, TakeReward
from engines.infiltraitors.names import card_names
from engines.infiltraitors.views import InfiltraitorsView
from renderers.infiltraitors import seat_mark
from renderers.infiltraitors.telling import identity_line
from renderers.words import SOURCE, Words, letter, words
from tests.browser.driver import Panes
from tests.browser.tables import Step, Table, begun, closed, opened_with
from tests.support.anything import AnySnapshot
from tests.support.bot import RunningBot

SEED, CLUES, MOST_MOVES = 5, 2, 30


def told(view: InfiltraitorsView, said: Words) -> list[str]:
    """What a seat's own suspect is, and its cards, as its picture has them."""
    own = None if view.seat is None else view.suspect_of(view.seat)
    [hand] = (each for each in view.hands if each.seat == view.seat)
    lines = [] if own is None else [identity_line(own, said)]
    return [*lines, said.get("infiltraitors-picture-alt-hand", cards=card_names(hand.cards or ()))]


def seen(table: AnySnapshot, seat: Seat | None = None) -> InfiltraitorsView:
    """The mission as a seat, or everybody, sees it."""
    view = table.view(seat)
    assert isinstance(view, InfiltraitorsView)
    return view


def answer(table: AnySnapshot) -> Any:
    """A suspect taken, two clues at each, a shot that hits: what the seat that is asked does."""
    seat = min(table.to_act())
    view, legal = seen(table, seat), table.legal(seat)
    other = view.suspect_of(1 - seat)
    if other is not None and len(other.clues) >= CLUES:
        truth = CARDS[table.state.held[1 - seat].identity]
        return next(move for move in legal if isinstance(move, Eliminate) and move.identity == truth)
    kinds = (Capture, GiveClue, TakeReward, Exchange)
    return next(move for kind in kinds for move in legal if isinstance(move, kind))


async def shoot(table: Table, move: Eliminate) -> None:
    """Aim, name colour and number, and mean it, by what is written on the hand panel."""
    player = await table.asked()
    mark, colour = seat_mark(move.target, words(SOURCE)), move.identity.colour.value.capitalize()
    await table.tap(f"Shoot {mark}’s suspect …")
    await player.pane.wait_for_picture(f"{letter(move.target)}’s suspect")
    left = seen(await table.now()).left
    await table.press(Step("focus", f"shoot:{move.target}:{move.identity.colour.value}"))
    await table.tap(str(move.identity.number))
    await player.pane.wait_for_text(f"suspect as {colour} {move.identity.number}")
    assert seen(await table.now()).left == left
    await table.tap("Do it")


async def play(table: Table, move: Any) -> None:
    """Press a move."""
    halves = {GiveClue: (Step("focus", "clue"),), Exchange: (Step("focus", "exchange"),)}
    await table.press(*halves.get(type(move), ()), Step("move", await table.key(move)))


async def test_two_people_win_the_first_training_mission(playing: RunningBot, pages: Panes) -> None:
    with opened_with(playing, SEED):
        table = await begun(playing, pages, "Infiltraitors", told)
    for _ in range(MOST_MOVES):
        now = await table.now()
        if now.record.status != "playing":
            break
        move = answer(now)
        await (shoot if isinstance(move, Eliminate) else play)(table, move)
    assert await closed(table) == (0, 1)
    shot = seen(await table.now()).eliminated
    assert len(shot) == 2
    for player in table.players:
        for entry in shot:
            await player.pane.wait_for_picture(f"{entry.identity.colour.value.capitalize()} {entry.identity.number}")
