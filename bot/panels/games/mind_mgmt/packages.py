"""The choices that packages bring: modules, doors, cards to keep, agents to name, the Sleeper, allies, cordons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.games.mind_mgmt.parts import (
    MindMgmtAsking,
    buttons,
    by_rows,
    place_button,
    place_select,
    place_short,
    select,
)
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Line, Option, Question, Select
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.cards import Ally, ModuleName
from engines.mind_mgmt.moves import (
    KeepCards,
    NameAgents,
    NameTurncoat,
    NoteFeature,
    PickModules,
    PutBugs,
    PutCordon,
    PutDoor,
    UseAlly,
    WakeSleeper,
)
from engines.mind_mgmt.names import (
    agent_name,
    ally_name,
    feature_name,
    line_name,
    module_name,
    module_rule,
    place_name,
)

PICK, MODULES, BUG = "pick", "modules", "bug"


def picking(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The side's open modules, each with what it does and a button to take it or leave it; then the pick."""
    found: Sequence[PickModules] = asking.moves(PickModules)
    names = tuple(dict.fromkeys(name for move in found for name in move.modules))
    most = max((len(move.modules) for move in found), default=0)
    chosen = _chosen(asking, names)
    picked = next((move for move in found if move.modules == chosen), None)
    toggles = tuple(_toggle(asking, names, chosen, name, most) for name in names)
    confirm = () if picked is None else (ActionRow((asking.move_button(picked, style="success"),)),)
    head = Question(f"**{asking.said('picking', most=most)}**")
    return (head, *_told(asking, names), ActionRow(tuple(each for each in toggles if each is not None)), *confirm)


def _chosen(asking: MindMgmtAsking, names: Sequence[ModuleName]) -> tuple[ModuleName, ...]:
    """The modules that are half chosen: the focus has their places."""
    places = asking.focus[1] if asking.focus[:1] == (PICK,) and len(asking.focus) > 1 else ""
    return tuple(name for place, name in enumerate(names) if str(place) in places)


def _toggle(
    asking: MindMgmtAsking,
    names: Sequence[ModuleName],
    chosen: Sequence[ModuleName],
    name: ModuleName,
    most: int,
) -> Button | None:
    """A button that takes a module, or leaves it; None where there are enough."""
    taken = name in chosen
    if not taken and len(chosen) >= most:
        return None
    then = {*chosen} ^ {name}
    places = "".join(str(place) for place, each in enumerate(names) if each in then)
    label = asking.words(module_name(name))
    return asking.focus_button(
        f"✓ {label}" if taken else label, PICK, places, style="primary" if taken else "secondary"
    )


def modules_button(asking: MindMgmtAsking) -> tuple[Button, ...]:
    """The way to what the game's modules do, once there are any."""
    kit = asking.view.kit
    return (asking.focus_button(asking.said("modules-button"), MODULES),) if kit is not None and kit.modules else ()


def modules(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """What the game's modules do."""
    kit = asking.view.kit
    told = _told(asking, () if kit is None else kit.modules)
    return (Question(f"**{asking.said('modules')}**"), *told, asking.back_row())


def _told(asking: MindMgmtAsking, names: Sequence[ModuleName]) -> tuple[Line, ...]:
    lines = (asking.said("module-line", module=module_name(name), does=module_rule(name)) for name in names)
    return (Line("\n".join(lines)),) if names else ()


def doors(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """A row of the map, then where in it the door is."""
    found: Sequence[PutDoor] = asking.moves(PutDoor)
    return by_rows(asking, (), found, lambda move: move.location, lambda move: place_button(asking, move.location))


def keep(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """Which cards to keep, and in what order the others go."""
    options = [Option(asking.key(move), asking.label(move)) for move in asking.moves(KeepCards)]
    return tuple(select(asking, "keep", asking.said("keep-placeholder"), options))


def feature(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The Sleeper's feature."""
    found: Sequence[NoteFeature] = asking.moves(NoteFeature)
    options = [Option(asking.key(move), asking.words(feature_name(move.feature))) for move in found]
    return tuple(select(asking, "feature", asking.said("feature-placeholder"), options))


def naming(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """Which four agents are played."""
    found: Sequence[NameAgents] = asking.moves(NameAgents)
    made = (
        asking.move_button(move, " · ".join(asking.words(agent_name(agent)) for agent in move.agents))
        for move in found
    )
    return (ActionRow(tuple(made)),)


def bugs(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The first place, then the second."""
    found: Sequence[PutBugs] = asking.moves(PutBugs)
    if asking.focus[:1] != (BUG,):
        return tuple(_first_bug(asking, sorted({at for move in found for at in move.locations})))
    first = int(asking.focus[-1])
    here = [move for move in found if first in move.locations]
    placeholder = asking.said("second-bug-placeholder", place=place_name(first))
    ends = place_select(asking, BUG, placeholder, here, lambda move: sum(move.locations) - first)
    return (*ends, asking.back_row())


def _first_bug(asking: MindMgmtAsking, places: Sequence[Location]) -> Iterator[Block]:
    placeholder = asking.said("bug-placeholder")
    for part in range(0, len(places), MOST_OPTIONS):
        options = (Option(str(at), place_short(asking, at)) for at in places[part : part + MOST_OPTIONS])
        yield Select(asking.focus_id(BUG, str(part)), placeholder, tuple(options))


def turncoat(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """Each of the immortals."""
    return buttons(asking, asking.moves(NameTurncoat))


def wakes(asking: MindMgmtAsking) -> Iterator[Block]:
    """Where the Sleeper can wake."""
    found: Sequence[WakeSleeper] = asking.moves(WakeSleeper)
    return place_select(asking, "wake", asking.said("wake-placeholder"), found, lambda move: move.location)


def allies(asking: MindMgmtAsking, own: Sequence[object]) -> Iterator[Block]:
    """For each ally that answers about one: the rows and columns."""
    uses = [move for move in own if isinstance(move, UseAlly)]
    for ally in Ally:
        options = [Option(asking.key(move), asking.words(line_name(move.line))) for move in uses if move.ally == ally]
        placeholder = asking.said("ally-placeholder", ally=ally_name(ally))
        yield from select(asking, f"ally-{ally.value}", placeholder, options)


def cordons(asking: MindMgmtAsking, own: Sequence[object]) -> Iterator[Button]:
    """A cordon for where the agent is: from the supply, else one that lies elsewhere."""
    for move in own:
        if isinstance(move, PutCordon):
            source = "" if move.source is None else place_name(move.source)
            message = "cordon-button" if move.source is None else "cordon-from-button"
            yield asking.move_button(move, asking.said(message, source=source), "secondary")
