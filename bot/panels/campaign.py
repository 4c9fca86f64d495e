"""The private panels of `/campaign`: all groups of a server, one group's file, a new group's name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.basics.harmless import bare, plain
from bot.panels.covers import game_name
from bot.panels.forms import Form, TextField
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Image, Line, Option, Panel, Select, short
from bot.panels.names import channel_link, tags
from bot.store.campaigns import GroupRow
from bot.tables.campaigns import LONGEST_NAME, File
from bot.tables.keys import custom_id, options_key
from engines.core.campaign import LONGEST_STORY
from engines.core.game import AnyGame, Options
from engines.core.text import Text
from engines.table.record import Person
from engines.table.snapshot import Snapshot
from renderers.words import Words

MOST_LINES = 12
MOST_NEW = 5
MOST_PEOPLE = 12
LONGEST_FILE = 2000


def groups_panel(groups: Sequence[GroupRow], person: Person, games: Iterable[AnyGame], words: Words) -> Panel:
    """All groups of a server, the person's own first, and the ways to found one."""
    own_first = sorted(groups, key=lambda group: person not in group.people)
    lines = [words.get("campaigns-heading"), *_lines(own_first, words)]
    blocks: list[Block] = [Line("\n".join(lines))]
    options = tuple(_option(group, words) for group in own_first[:MOST_OPTIONS])
    if options:
        blocks.append(Select(custom_id("campaign-file"), words.get("campaigns-placeholder"), options))
    new = tuple(
        Button(
            custom_id("campaign-new", game.id), words.get("campaign-new-button", game=game_name(game.id)), "primary"
        )
        for game in games
        if game.campaign is not None
    )
    return Panel((*blocks, ActionRow(new[:MOST_NEW]))) if new else Panel(tuple(blocks))


def file_panel(file: File, person: Person, words: Words, image: Image | None = None) -> Panel:
    """A group's file as the person may know it: how it stands, what is next, and what can be done.

    Without its picture all is told in lines, with the story that leads to the next game; its lobby tells that too.
    """
    group = file.group
    heading = words.get("campaign-heading", name=group_name(group.name, words), game=game_name(group.game))
    blocks: list[Block] = [Line(f"## {heading}\n{words.get('campaign-people', people=_people(group))}")]
    blocks.append(Line(file_told(file, person, words)) if image is None else image)
    blocks.append(Line("\n".join(_next(file, person, words, story=image is None))))
    if person in group.people and file.table is None:
        blocks += _ways(file, words)
    return Panel((*blocks, ActionRow(tuple(_buttons(file, person, words)))))


def file_told(file: File, person: Person, words: Words) -> str:
    """How the campaign stands, in lines."""
    told = file.campaign.view(file.group.progress, file.group.people.get(person))
    return short("\n".join(words(line) for line in told), LONGEST_FILE)


def group_name(name: str, words: Words) -> str:
    """A group's name within a message's text; one that was stored when names could be anything may be none."""
    return plain(_bare(name, words))


def _bare(name: str, words: Words) -> str:
    return bare(name, LONGEST_NAME) or words.get("campaign-unnamed")


def name_form(game_id: str, words: Words) -> Form:
    """The form that asks for a new group's name."""
    field = TextField(
        "name", words.get("campaign-name-label"), hint=words.get("campaign-name-hint"), longest=LONGEST_NAME
    )
    return Form(custom_id("campaign-new", game_id), words.get("campaign-name-modal-title"), (field,))


def _option(group: GroupRow, words: Words) -> Option:
    label = words.get("campaigns-option", name=_bare(group.name, words), game=game_name(group.game))
    return Option(str(group.id), label)


def _lines(groups: Sequence[GroupRow], words: Words) -> Iterator[str]:
    for group in groups[:MOST_LINES]:
        yield words.get(
            "campaigns-line",
            name=group_name(group.name, words),
            game=game_name(group.game),
            games=group.games,
            people=_people(group),
        )
    if len(groups) > MOST_LINES:
        yield words.get("campaigns-more", groups=len(groups) - MOST_LINES)
    if not groups:
        yield words.get("campaigns-empty")


def _people(group: GroupRow) -> tuple[str, ...]:
    named = tags(group.people)
    return named if len(named) <= MOST_PEOPLE else (*named[:MOST_PEOPLE], "…")


def _next(file: File, person: Person, words: Words, *, story: bool) -> Iterator[str]:
    upcoming = next(iter(file.open), None)
    if upcoming is None:
        yield words.get("campaign-over")
    elif (title := file.campaign.title(upcoming)) is not None:
        yield words.get("campaign-next", title=title)
        told = file.campaign.before(upcoming) if story else None
        if told is not None:
            yield short(words(told), LONGEST_STORY)
    if file.table is not None:
        yield words.get("campaign-plays")
    elif person not in file.group.people:
        yield words.get("campaign-others-only")


def _ways(file: File, words: Words) -> Iterator[Block]:
    if not file.open:
        return
    upcoming, *others = file.open
    label = words.get("campaign-open-button", title=_title(file, upcoming))
    yield ActionRow((Button(custom_id("campaign-open", file.group.id, options_key(upcoming)), label, "success"),))
    options = tuple(Option(options_key(other), words(_title(file, other))) for other in others[:MOST_OPTIONS])
    if options:
        identifier = custom_id("campaign-open", file.group.id)
        yield Select(identifier, words.get("campaign-again-placeholder"), options)


def _title(file: File, options: Options) -> Text:
    return file.campaign.title(options) or game_name(file.game.id)


def _buttons(file: File, person: Person, words: Words) -> Iterator[Button]:
    if file.table is not None:
        yield Button(channel_link(file.table), words.get("open-go-button"))
    if person in file.group.people:
        yield Button(custom_id("campaign-leave", file.group.id), words.get("campaign-leave-button"))
    yield Button(custom_id("campaign-all"), words.get("campaigns-button"))


def chapter(snapshot: Snapshot, words: Words) -> str:
    """The game's title within the campaign, and whose campaign it is; empty for a game outside any."""
    campaign, group = snapshot.game.campaign, snapshot.record.group
    title = None if campaign is None else campaign.title(snapshot.options)
    if title is None:
        return ""
    if group is None:
        return words.get("campaign-table", title=title)
    return words.get("campaign-table-of", title=title, group=group_name(group.name, words))


def before(snapshot: Snapshot, words: Words) -> str:
    """The story before the game, in small print, as a lobby has to fit a phone; empty where there is none."""
    campaign = snapshot.game.campaign
    story = None if campaign is None else campaign.before(snapshot.options)
    lines = [] if story is None else short(words(story), LONGEST_STORY).splitlines()
    return "\n".join(words.get("campaign-story-line", line=line) for line in lines if line.strip())


def apart(snapshot: Snapshot, words: Words) -> str:
    """Says that a game of the story played outside a campaign counts for none, and how to open one in a server."""
    campaign, record = snapshot.game.campaign, snapshot.record
    if campaign is None or record.group is not None or record.place.server is None or record.status == "abandoned":
        return ""
    return words.get("campaign-apart") if campaign.title(snapshot.options) is not None else ""


def after(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """The story after a game that was played to its end."""
    campaign, outcome = snapshot.game.campaign, snapshot.record.outcome
    if campaign is None or outcome is None or snapshot.record.ended != "game":
        return ()
    story = campaign.after(snapshot.options, outcome)
    return () if story is None else (Line(short(words(story), LONGEST_STORY)),)
