"""What a campaign tells at a table: which game this is, the story before it and the one after."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.panels.layout import Block, Line, short
from engines.core.campaign import LONGEST_STORY
from engines.table.snapshot import Snapshot
from renderers.words import Words


def chapter(snapshot: Snapshot, words: Words) -> str:
    """The game's title within the campaign, and whose campaign it is; empty for a game of none."""
    campaign, group = snapshot.game.campaign, snapshot.record.group
    title = None if campaign is None else campaign.title(snapshot.options)
    if title is None:
        return ""
    if group is None:
        return words.get("campaign-table", title=title)
    return words.get("campaign-table-of", title=title, group=escape_markdown(group.name))


def before(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """The story before the game."""
    campaign = snapshot.game.campaign
    story = None if campaign is None else campaign.before(snapshot.options)
    return () if story is None else (Line(short(words(story), LONGEST_STORY)),)


def apart(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """That a game of the story played outside any campaign counts for none, and how to open one."""
    campaign = snapshot.game.campaign
    told = campaign is not None and snapshot.record.group is None and campaign.title(snapshot.options) is not None
    return (Line(words.get("campaign-apart")),) if told and snapshot.record.status != "abandoned" else ()


def after(snapshot: Snapshot, words: Words) -> tuple[Block, ...]:
    """The story after a game that was played to its end."""
    campaign, outcome = snapshot.game.campaign, snapshot.record.outcome
    if campaign is None or outcome is None or snapshot.record.ended != "game":
        return ()
    story = campaign.after(snapshot.options, outcome)
    return () if story is None else (Line(short(words(story), LONGEST_STORY)),)
