"""The choices of T.H.E. Plan but the searchlight's (`bot.panels.choices`): where to, which way, suspects, claims.

A question without choices of its own here gets the generic ones, as the searchlight's does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeAlias

from bot.panels.asking import SURE, Asking, Stakes
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Line, Option, Question, Select
from bot.tables.keys import custom_id, number
from engines.core.seats import Seat
from engines.core.text import dashed, text
from engines.table.snapshot import Snapshot
from engines.the_plan.belief.forecast import Route, leads_nowhere, rides, route, together, written
from engines.the_plan.belief.stakes import alone, doubts, if_wrong
from engines.the_plan.belief.sweep import Sweep, sweeps
from engines.the_plan.cards import Action, Circle, Suspect
from engines.the_plan.describe import effects
from engines.the_plan.moves import (
    AvoidBattle,
    Battle,
    CheckFile,
    ChooseAction,
    EnterHideout,
    LeaveKey,
    Move,
    MoveAgent,
    MoveSuspect,
    SkipSuspect,
    TakeKey,
    TurnSearchlight,
)
from engines.the_plan.names import suspect_name
from engines.the_plan.views import ThePlanView
from renderers.picture import Picture
from renderers.the_plan import hand, ways
from renderers.words import Words

ThePlanAsking: TypeAlias = Asking[Move, ThePlanView]

ACTIONS, WAY, ENTER, SINGLY = "actions", "way", "enter", "singly"
NOTHING = "nothing"
MOST_TOGETHER = 6
"""The checks that one button makes, at most: so many keys go into its custom id."""
PUBLIC = TakeKey | LeaveKey | Battle | AvoidBattle | TurnSearchlight


def blocks(asking: ThePlanAsking) -> tuple[Block, ...] | None:
    """The choices of a question about cards and ways; None for the others."""
    if asking.view.stage == "checks":
        return _checks(asking)
    if asking.view.stage not in ("action", "suspects", "bonus"):
        return None
    moves = asking.legal()
    actions = asking.moves(ChooseAction)
    if len(actions) == len(moves):
        return (*_alone(asking), *_actions(asking, actions))
    if asking.focus[:1] == (ACTIONS,):
        return (*_another(asking), *_actions(asking, actions, asking.back_button()))
    half_made = _half_made(asking)
    if half_made is not None:
        return half_made
    other = (asking.focus_button(asking.said("another-button"), ACTIONS),) if actions else ()
    return tuple(_carrying_out(asking, moves, other))


def open_moves(snapshot: Snapshot) -> Sequence[tuple[Seat, Move]]:
    """Keys and battles on the way and a bonus's turn of the light: all may know that they are offered."""
    view = snapshot.view(None)
    if not isinstance(view, ThePlanView) or view.stage not in ("key", "battle", "turn"):
        return ()
    return [(view.active, move) for move in snapshot.legal(view.active) if isinstance(move, PUBLIC)]


def drawn(asking: ThePlanAsking) -> tuple[Hashable, Callable[[Words], Picture]] | None:
    """The picture of a half-made choice, and what tells it from others: ways to a circle, another action."""
    view: ThePlanView = asking.view
    if view.stage not in ("action", "bonus"):
        return None
    if asking.focus[:1] == (ACTIONS,):
        before = view.model_copy(update={"choice": None})
        return ACTIONS, lambda words: hand(before, words)
    chosen = _ways_to(asking, _wanted(asking))
    if not chosen:
        return None
    paths = tuple(way.path for way in chosen)
    return paths, lambda words: ways(view, words, paths)


def _actions(asking: ThePlanAsking, moves: Sequence[ChooseAction], *last: Button) -> tuple[Block, ...]:
    """The actions of the ready cards, a row for each card; `last`: what else stands in the last of the short rows."""
    cards = sorted({move.card for move in moves})
    rows = [tuple(_action_button(asking, move) for move in moves if move.card == card) for card in cards]
    short = next((row for row in reversed(rows) if len(row) == 1), rows[-1])
    return tuple(ActionRow((*row, *(last if row is short else ()))) for row in rows)


def _alone(asking: ThePlanAsking) -> tuple[Block, ...]:
    """To the last player left: what playing on means now; beside a picture the news and a claim's stakes tell it."""
    return (Line(asking.said("alone")),) if asking.spoken and alone(asking.view) else ()


def stakes(asking: ThePlanAsking, move: object) -> Stakes:
    """What follows a wrong claim, and why it is one by all that its player knows; how a battle is decided."""
    if isinstance(move, Battle):
        return Stakes((asking.told(text("the-plan-stake-battle")),))
    if not isinstance(move, EnterHideout):
        return Stakes()
    against = doubts(asking.view, move)
    warned = (asking.said("doubted"), *map(asking.told, against)) if against else ()
    return Stakes((asking.told(if_wrong(asking.view)), *warned), bool(against))


def _another(asking: ThePlanAsking) -> tuple[Block, ...]:
    """The question before an action was chosen, which all are told."""
    decision = asking.snapshot.decision(asking.seat)
    if decision is None or decision.public is None:
        return ()
    return (Question(f"**{asking.told(decision.public)}**"),)


def _action_button(asking: ThePlanAsking, move: ChooseAction) -> Button:
    """The card's number and the action; pale, with a label that says so, where the action has no effect."""
    label = asking.said(f"act-{dashed(move.action)}", card=move.card + 1)
    if not leads_nowhere(asking.view, move.action):
        return asking.move_button(move, label)
    return asking.move_button(move, asking.said("act-nowhere", action=label, spoken=str(asking.spoken)), "secondary")


def _carrying_out(asking: ThePlanAsking, moves: Sequence[Move], other: tuple[Button, ...]) -> Iterator[Block]:
    """The ways to go, the suspects to move, or what else the action offers; `other`: the way to another action."""
    yield from _ends(asking)
    together = _all_at_once(asking)
    yield from together
    suspects = [move for move in moves if isinstance(move, MoveSuspect | SkipSuspect)]
    if together and asking.view.stage == "action":
        other = (asking.focus_button(asking.said("singly-button"), SINGLY), *other)
    else:
        yield from _suspects(asking, suspects)
    own = (ChooseAction, MoveAgent, EnterHideout, MoveSuspect, SkipSuspect)
    plain = (_plain_button(asking, move) for move in moves if not isinstance(move, own))
    if buttons := (*plain, *_doors(asking, moves), *other):
        yield ActionRow(buttons)


def _plain_button(asking: ThePlanAsking, move: Move) -> Button:
    if isinstance(move, CheckFile):
        return asking.move_button(move, asking.said("file-button", suspect=suspect_name(move.suspect)))
    return asking.move_button(move)


def _all_at_once(asking: ThePlanAsking) -> tuple[Block, ...]:
    """All suspects that are left at once, by whom they meet (TP-11)."""
    view = asking.view
    if view.choice is None or view.choice.action is not Action.MOVE_ALL or not asking.moves(MoveSuspect, SkipSuspect):
        return ()
    options = [
        asking.several_option(each.moves, _sweep_label(asking, each), _sweep_ways(each)) for each in sweeps(view)
    ]
    if not options or len(view.to_move) == 1:
        return ()
    return (asking.several_select(asking.said("sweep-placeholder"), options[:MOST_OPTIONS]),)


def _sweep_label(asking: ThePlanAsking, sweep: Sweep) -> str:
    met = tuple(map(suspect_name, sweep.meets))
    return asking.said("sweep-option", suspects=met) if met else asking.said("sweep-nobody-option")


def _sweep_ways(sweep: Sweep) -> str:
    """Each suspect's way in short: letter, count and circle."""
    ways = (
        f"{move.suspect.value.upper()} {len(move.path)} → {move.path[-1]}"
        for move in sweep.moves
        if isinstance(move, MoveSuspect)
    )
    return " · ".join(ways)


def _checks(asking: ThePlanAsking) -> tuple[Block, ...] | None:
    """All open checks at once, then each, and none; a single one as in any game."""
    checks = [move for move in asking.moves(CheckFile) for _ in range(asking.view.checks[move.suspect.code])]
    if not 1 < len(checks) <= MOST_TOGETHER:
        return None
    together = asking.several_button(checks, asking.said("all-checks-button", count=len(checks)), "success")
    return (ActionRow((together, *(_plain_button(asking, move) for move in asking.legal()))),)


def _half_made(asking: ThePlanAsking) -> tuple[Block, ...] | None:
    if asking.focus[:1] == (WAY,):
        chosen = _ways_to(asking, _wanted(asking))
        return _choose_way(asking, chosen) if chosen else None
    if asking.focus[:1] == (ENTER,):
        claims = asking.moves(EnterHideout)
        here = [move for move in claims if str(move.hideout) == asking.focus[-1]]
        return _choose_owner(asking, here) if here else None
    if asking.focus[:1] == (SINGLY,):
        return (*_suspects(asking, asking.moves(MoveSuspect, SkipSuspect)), asking.back_row())
    return None


def _wanted(asking: ThePlanAsking) -> Circle:
    """The circle of the half-made choice; −1 where there is none."""
    return number(asking.focus[-1]) if asking.focus[:1] == (WAY,) else -1


def _routes(asking: ThePlanAsking) -> dict[Circle, list[Route]]:
    """The ways by their ends, the richest first; of ways with the same end and gain only the first."""
    found: dict[Circle, dict[Hashable, Route]] = {}
    for move in asking.moves(MoveAgent):
        way = route(asking.view, move)
        found.setdefault(way.end, {}).setdefault(_brings(way), way)
    return {end: sorted(found[end].values(), key=_worth, reverse=True) for end in sorted(found)}


def _brings(way: Route) -> Hashable:
    return frozenset(way.meets), way.keys, frozenset(way.opponents)


def _worth(way: Route) -> tuple[int, int, int]:
    return len(way.meets), way.keys, len(way.opponents)


def _ways_to(asking: ThePlanAsking, end: Circle) -> list[Route]:
    return [] if end < 0 else _routes(asking).get(end, [])


def _ends(asking: ThePlanAsking) -> Iterator[Block]:
    """Where the agent can go: selects of circles, each with what may happen on the way, as full one as the other."""
    options = [Option(str(end), _end_label(asking, end, found)) for end, found in _routes(asking).items()]
    pages = max(1, -(-len(options) // MOST_OPTIONS))
    size = -(-len(options) // pages)
    for page in range(pages if options else 0):
        identifier = custom_id("focus", asking.snapshot.record.id, asking.question, WAY, page)
        shown = tuple(options[page * size : (page + 1) * size])
        some = {"first": shown[0].value, "last": shown[-1].value}
        asked = asking.said("ends-placeholder", ends=len(options))
        yield Select(identifier, asked if pages == 1 else asking.said("some-ends-placeholder", **some), shown)


def _end_label(asking: ThePlanAsking, end: Circle, found: Sequence[Route]) -> str:
    told = _told(asking, together(found))
    if told == NOTHING:
        return asking.said("end-option", circle=end)
    if len(found) == 1:
        return asking.said("end-with-option", circle=end, effects=told)
    return asking.said("end-ways-option", circle=end, ways=len(found), effects=told)


def _choose_way(asking: ThePlanAsking, chosen: Sequence[Route]) -> tuple[Block, ...]:
    """The drawn ways, each with its number, and a button each."""
    lines = [asking.said("which-way", ways=len(chosen), circle=chosen[0].end)]
    if asking.spoken:
        lines += [
            asking.said("way", number=at, way=written(way.path), brings=_told(asking, way))
            for at, way in enumerate(chosen, 1)
        ]
    if asking.spoken and any(rides(way.path) for way in chosen):
        lines.append(asking.said("by-tram"))
    only = len(chosen) == 1
    labels = [
        asking.said("go-button", circle=way.end)
        if only
        else asking.said("way-button", number=at, brings=_told(asking, way))
        for at, way in enumerate(chosen, 1)
    ]
    buttons = tuple(
        asking.move_button(MoveAgent(way.path[1:]), label) for way, label in zip(chosen, labels, strict=True)
    )
    return (Question("\n".join(lines)), asking.back_row(*buttons))


def _told(asking: ThePlanAsking, way: Route) -> str:
    """What a way brings, side by side; as texts select by it where it brings nothing."""
    return " · ".join(map(asking.told, effects(way))) or NOTHING


def _doors(asking: ThePlanAsking, moves: Sequence[Move]) -> Iterator[Button]:
    for hideout in sorted({move.hideout for move in moves if isinstance(move, EnterHideout)}):
        yield asking.focus_button(
            asking.said("enter-button", hideout=str(hideout)), ENTER, str(hideout), style="danger"
        )


def _choose_owner(asking: ThePlanAsking, claims: Sequence[EnterHideout]) -> tuple[Block, ...]:
    """Whose hideout it is; the plainest way in, since open checks lapse there (TP-20)."""
    hideout = claims[0].hideout
    lines = [asking.said("enter", hideout=str(hideout))]
    if asking.spoken:
        lines += [asking.said("claim"), asking.told(if_wrong(asking.view)), *_evidence(asking, hideout)]
    owners = dict.fromkeys(each.owner for each in claims)
    buttons = (_owner_button(asking, owner, claims) for owner in owners)
    return (Question("\n".join(lines)), asking.back_row(*buttons))


def _owner_button(asking: ThePlanAsking, owner: Suspect, claims: Sequence[EnterHideout]) -> Button:
    def effort(move: EnterHideout) -> tuple[int, int]:
        way = route(asking.view, move)
        return way.keys + len(way.opponents), len(move.path)

    plainest = min((each for each in claims if each.owner == owner), key=effort)
    doubted = bool(doubts(asking.view, plainest))
    label = asking.said("owner-doubted-button" if doubted else "owner-button", suspect=suspect_name(owner))
    return asking.focus_button(label, SURE, asking.key(plainest), style="secondary" if doubted else "danger")


def _evidence(asking: ThePlanAsking, hideout: int) -> Iterator[str]:
    """Whose file has shown both halves of the hideout."""
    for sheet in asking.view.sheets:
        seen = [note.suspect for note in sheet.notes if note.hideout == hideout]
        for suspect in Suspect:
            if seen.count(suspect) > 1:
                yield asking.said("both", hideout=str(hideout), suspect=suspect_name(suspect))


def _suspects(asking: ThePlanAsking, moves: Sequence[MoveSuspect | SkipSuspect]) -> Iterator[Block]:
    """A select for each suspect: how far and where to, and whether they meet the agent on the way."""
    for suspect in dict.fromkeys(move.suspect for move in moves):
        distinct: dict[Hashable, MoveSuspect | SkipSuspect] = {}
        for move in moves:
            if move.suspect == suspect:
                distinct.setdefault(_outcome(asking, move), move)
        options = [Option(asking.key(move), _suspect_label(asking, move)) for move in distinct.values()]
        yield from _suspect_selects(asking, suspect, options)


def _suspect_selects(asking: ThePlanAsking, suspect: Suspect, options: Sequence[Option]) -> Iterator[Block]:
    for first in range(0, len(options), MOST_OPTIONS):
        asked = "suspect-more-placeholder" if first else "suspect-placeholder"
        stands = asking.view.suspects[suspect.code].circle
        placeholder = asking.said(asked, suspect=suspect_name(suspect), circle=stands)
        yield asking.select(placeholder, options[first : first + MOST_OPTIONS], suspect.value, first)


def _outcome(asking: ThePlanAsking, move: MoveSuspect | SkipSuspect) -> Hashable:
    if isinstance(move, SkipSuspect):
        return move.count
    return len(move.path), move.path[-1], bool(route(asking.view, move).meets)


def _suspect_label(asking: ThePlanAsking, move: MoveSuspect | SkipSuspect) -> str:
    if isinstance(move, SkipSuspect):
        return asking.label(move)
    way = route(asking.view, move)
    if asking.view.choice is not None and asking.view.choice.action is Action.MOVE_ALL:
        message = "by-met-option" if way.meets else "by-option"
        return asking.said(message, count=len(move.path), circle=way.end)
    return asking.said("suspect-met-option" if way.meets else "suspect-option", circle=way.end)
