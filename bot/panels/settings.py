"""The panels of `/settings`: a person's own, and a server's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from babel import Locale

from bot.panels.forms import Form, TextField, clock_field
from bot.panels.layout import ActionRow, Block, Button, Line, MentionSelect, Option, Panel, Select, Style
from bot.panels.moments import stamp
from bot.store.preferences import PersonSettings, ServerSettings
from bot.tables.keys import custom_id
from bot.tables.paces import FIRST_LIMIT_S, pace_text, pacing_of
from engines.core.text import Text
from renderers.words import Words, locales

AS_DISCORD = "discord"
MOST_CHANNELS = 25
SWITCHES = ("hands", "pings", "invitations", "words", "confirm")
SWITCH_BUTTONS: Mapping[str, tuple[str, str]] = {
    "hands": ("settings-hands-on-button", "settings-hands-off-button"),
    "pings": ("settings-pings-on-button", "settings-pings-off-button"),
    "invitations": ("settings-invitations-on-button", "settings-invitations-off-button"),
    "words": ("settings-words-on-button", "settings-words-off-button"),
    "confirm": ("settings-confirm-on-button", "settings-confirm-off-button"),
    "threads": ("settings-threads-on-button", "settings-threads-off-button"),
    "events": ("settings-events-on-button", "settings-events-off-button"),
    "pins": ("settings-pins-on-button", "settings-pins-off-button"),
    "rated": ("settings-rated-on-button", "settings-rated-off-button"),
}
"""What a switch that is on says, and one that is off."""
PROFILE_OPTIONS = {
    "nobody": "settings-profile-nobody-option",
    "server": "settings-profile-server-option",
    "everyone": "settings-profile-everyone-option",
}
"""Who may see one's profile."""
SEASON_OPTIONS = {
    "none": "settings-seasons-none-option",
    "month": "settings-seasons-month-option",
    "quarter": "settings-seasons-quarter-option",
    "year": "settings-seasons-year-option",
}
"""How long a season of ratings is."""


def person_panel(settings: PersonSettings, now: datetime, words: Words) -> Panel:
    """A person's own settings."""
    lines = [words.get("settings-hours-none"), words.get("settings-here")]
    if settings.quiet is not None:
        start, end = f"{settings.quiet.start:%H:%M}", f"{settings.quiet.end:%H:%M}"
        lines[0] = words.get("settings-hours", start=start, end=end, zone=settings.zone)
    if settings.away_until is not None and settings.away(now):
        lines[1] = words.get("settings-away", moment=stamp(settings.away_until, "f"))
    blocks: list[Block] = [
        Line(f"## {words.get('settings-heading')}"),
        _languages(custom_id("me-language"), settings.language, words),
        ActionRow(tuple(_switches(settings, words))),
        _profile(settings, words),
        Line("\n".join(lines)),
        ActionRow(
            (
                Button(custom_id("me-hours"), words.get("settings-hours-button")),
                Button(custom_id("me-away"), words.get("settings-away-button")),
                Button(custom_id("me-meeting"), words.get("settings-meeting-button")),
                Button(custom_id("me-forget"), words.get("settings-forget-button"), "danger"),
            )
        ),
    ]
    return Panel(tuple(blocks))


def hours_form(settings: PersonSettings, words: Words) -> Form:
    """The form that asks for quiet hours and the time zone they, and starting times, go by."""
    start, end = (None, None) if settings.quiet is None else (settings.quiet.start, settings.quiet.end)
    fields = (
        clock_field("start", words.get("settings-start-label"), start, "22:30", words.get("settings-start-hint")),
        clock_field("end", words.get("settings-end-label"), end, "07:00"),
        TextField(
            "zone",
            words.get("settings-zone-label"),
            value=settings.zone,
            hint=words.get("settings-zone-hint"),
            placeholder="Europe/Prague",
            longest=64,
        ),
    )
    return Form(custom_id("me-hours-set"), words.get("settings-hours-modal-title"), fields)


def away_form(words: Words) -> Form:
    """The form that asks for how many days somebody is away."""
    field = TextField(
        "days",
        words.get("settings-days-label"),
        hint=words.get("settings-days-hint"),
        placeholder="7",
        required=False,
        longest=2,
    )
    return Form(custom_id("me-away-set"), words.get("settings-away-modal-title"), (field,))


def server_panel(settings: ServerSettings, words: Words, lacking: Iterable[Text] = ()) -> Panel:
    """A server's settings; `lacking` says what of it can't be."""
    blocks: list[Block] = [
        Line(f"## {words.get('settings-server-heading')}"),
        _languages(custom_id("server-language"), settings.language, words),
        MentionSelect(
            custom_id("server-channels"),
            words.get("settings-channels-placeholder"),
            "channels",
            least=0,
            most=MOST_CHANNELS,
            chosen=settings.channels,
        ),
        MentionSelect(
            custom_id("server-role"),
            words.get("settings-role-placeholder"),
            "roles",
            least=0,
            chosen=() if settings.role is None else (settings.role,),
        ),
        Line("\n".join(map(words, lacking))),
        _paces(settings, words),
        _seasons(settings, words),
        ActionRow(
            (
                _switch("server-threads", "threads", settings.threads, words),
                _switch("server-switch", "events", settings.events, words),
                _switch("server-switch", "pins", settings.pins, words),
                _switch("server-switch", "rated", settings.rated, words),
                Button(custom_id("server-check"), words.get("settings-check-button")),
            )
        ),
    ]
    return Panel(tuple(blocks))


def _languages(identifier: str, chosen: str | None, words: Words) -> Select:
    options = [Option(AS_DISCORD, words.get("settings-language-discord-option"), chosen=chosen is None)]
    for locale in locales():
        spoken = Locale.parse(locale, sep="-")
        name = spoken.get_display_name(spoken) or locale
        label = words.get("settings-language-option", language=name.capitalize())
        options.append(Option(locale, label, chosen=locale == chosen))
    return Select(identifier, words.get("settings-language-placeholder"), tuple(options))


def _profile(settings: PersonSettings, words: Words) -> Select:
    options = tuple(
        Option(who, words.get(says), chosen=who == settings.profile) for who, says in PROFILE_OPTIONS.items()
    )
    return Select(custom_id("me-profile"), words.get("settings-profile-placeholder"), options)


def _paces(settings: ServerSettings, words: Words) -> Select:
    options = tuple(
        Option(
            pace,
            words.get("settings-pace-option", pace=pace_text(pacing_of(pace))),
            chosen=pace == settings.pace,
        )
        for pace in FIRST_LIMIT_S
    )
    return Select(custom_id("server-pace"), words.get("settings-pace-placeholder"), options)


def _seasons(settings: ServerSettings, words: Words) -> Select:
    options = tuple(
        Option(each, words.get(says), chosen=each == settings.seasons) for each, says in SEASON_OPTIONS.items()
    )
    return Select(custom_id("server-seasons"), words.get("settings-seasons-placeholder"), options)


def _switches(settings: PersonSettings, words: Words) -> Iterator[Button]:
    values = {
        "hands": settings.hands == "dm",
        "pings": settings.pings,
        "invitations": settings.invitations,
        "words": settings.words,
        "confirm": settings.confirm,
    }
    for name in SWITCHES:
        yield _switch("me-switch", name, values[name], words)


def _switch(entrance: str, name: str, on: bool, words: Words) -> Button:
    says_on, says_off = SWITCH_BUTTONS[name]
    label = words.get(says_on if on else says_off)
    style: Style = "success" if on else "secondary"
    return Button(custom_id(entrance, name, "off" if on else "on"), label, style)
