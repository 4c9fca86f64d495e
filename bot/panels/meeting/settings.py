"""What somebody sets of finding people to play with: a panel and a form."""

from __future__ import annotations

from collections.abc import Sequence

from bot.basics.harmless import plain
from bot.panels.covers import game_name
from bot.panels.forms import ChoiceField, Field, Form, SwitchesField, TextField, clock_field
from bot.panels.layout import ActionRow, Button, Line, MentionSelect, Option, Panel
from bot.store.preferences import MOST_A_DAY, PersonSettings, Tell
from bot.tables.keys import custom_id
from engines.core.text import Text, text
from renderers.words import Words

MOST_BLOCKED = 25
HERE, EVERYWHERE = "here", "all"


def meeting_panel(settings: PersonSettings, server: str, words: Words) -> Panel:
    """Of which tables one hears (`server`: the name of the one that was chosen), and whom one has blocked."""
    tell = settings.tell
    said = text("meeting-tell-none") if tell is None else _told(tell, server)
    buttons = [Button(custom_id("me-tell"), words.get("meeting-tell-button"), "primary")]
    if tell is not None:
        buttons.append(Button(custom_id("me-tell-off"), words.get("meeting-tell-off-button")))
    return Panel(
        (
            Line(f"## {words.get('settings-meeting-button')}"),
            Line(words(said)),
            ActionRow(tuple(buttons)),
            Line(words.get("meeting-blocked")),
            MentionSelect(
                custom_id("me-blocked"),
                words.get("meeting-blocked-placeholder"),
                "people",
                least=0,
                most=MOST_BLOCKED,
                chosen=settings.blocked,
            ),
            ActionRow((Button(custom_id("me-settings"), words.get("settings-heading")),)),
        )
    )


def tell_form(settings: PersonSettings, games: Sequence[str], words: Words, *, here: bool) -> Form:
    """The form that asks of which tables somebody wants to hear; `here`: whether a server can be chosen."""
    tell, hint = settings.tell or Tell(), words.get("meeting-start-hint", zone=settings.zone)
    fields: list[Field] = [
        SwitchesField(
            "games",
            words.get("meeting-games-label"),
            tuple(Option(game, words(game_name(game)), chosen=game in tell.games) for game in games),
            hint=words.get("meeting-games-hint"),
        ),
        clock_field("start", words.get("meeting-start-label"), tell.start, "18:00", hint),
        clock_field("end", words.get("meeting-end-label"), tell.end, "23:00"),
        TextField("most", words.get("meeting-most-label", most=MOST_A_DAY), value=str(tell.most), longest=2),
    ]
    if here:
        everywhere = settings.tell is not None and tell.server is None
        options = (
            Option(HERE, words.get("meeting-here-option"), chosen=not everywhere),
            Option(EVERYWHERE, words.get("meeting-everywhere-option"), chosen=everywhere),
        )
        fields.insert(1, ChoiceField("where", words.get("meeting-where-label"), options))
    return Form(custom_id("me-tell-set"), words.get("meeting-tell-button"), tuple(fields))


def _told(tell: Tell, server: str) -> Text:
    """What holds, in a sentence."""
    games = tuple(map(game_name, tell.games))
    hours = text("meeting-any-hour")
    if tell.start is not None and tell.end is not None:
        hours = text("meeting-hours", start=f"{tell.start:%H:%M}", end=f"{tell.end:%H:%M}")
    where = text("meeting-everywhere") if tell.server is None else text("meeting-server", server=plain(server))
    which = text("meeting-games", games=games) if games else text("meeting-all-games")
    return text("meeting-tell", which=which, where=where, hours=hours, most=tell.most)
