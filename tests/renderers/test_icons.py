"""The icons: found by the texts that name what they show, fit for Discord, seen on dark and on light ground."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image, ImageChops

from engines import GAMES
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.names import agent_name
from engines.core.text import Who, text
from engines.mind_mgmt.board import FEATURES_OF
from engines.mind_mgmt.names import feature_name, location_name
from renderers.icons import PREFIX, SIZE, DrawnIcon, drawn, icons_of, kin
from renderers.words import seat_text, words
from tests.support.rarely import some_locales

MOST_BYTES = 256 * 1024
DARK, LIGHT = (49, 51, 56), (255, 255, 255)
SMALL = 20
CONTRAST = 50
"""By how much, of 255, a pixel differs from its ground that is seen there."""


def all_drawn() -> list[DrawnIcon]:
    return [drawn(icon) for game in GAMES for icon in icons_of(game)]


def test_every_icon_is_an_emoji_that_discord_takes_and_is_seen_on_either_theme() -> None:
    icons = all_drawn()
    assert len({icon.emoji for icon in icons}) == len(icons) < 2000
    for icon in icons:
        assert re.fullmatch(r"[a-z0-9_]{2,32}", icon.emoji)
        assert kin(icon.emoji) == icon.name
        assert len(icon.png) <= MOST_BYTES
        image = Image.open(io.BytesIO(icon.png))
        assert (image.size, image.mode) == ((SIZE, SIZE), "RGBA")
        small = image.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
        for ground in (DARK, LIGHT):
            assert _seen(small, ground) > 0.2 * SMALL * SMALL, icon.name


def _seen(icon: Image.Image, ground: tuple[int, int, int]) -> int:
    """How many pixels stand out."""
    bare = Image.new("RGB", icon.size, ground)
    below = bare.copy()
    below.paste(icon, (0, 0), icon)
    red, green, blue = ImageChops.difference(below, bare).split()
    return sum(ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()[CONTRAST:])


def test_every_icon_is_found_by_texts_that_there_are_and_by_seats() -> None:
    found = [name for game in GAMES for icon in icons_of(game) for name in icon.texts]
    assert len(set(found)) == len(found)
    seats = {seat_text(game, seat) for game in GAMES for seat in range(8)}
    assert [name for name in found if name not in seats and not words("en").has(name)] == []
    for game in GAMES.values():
        most = max(game.seat_counts(game.options()))
        assert {seat_text(game.id, seat) for seat in range(most)} <= set(found)


@pytest.mark.parametrize("name", ["sfh_aa_mole", "sfh_aa_mole_12345g", "own_aa_mole_123456", "sfh", ""])
def test_emojis_of_others_are_no_kin(name: str) -> None:
    assert kin(name) == ""
    assert kin(f"{PREFIX}aa_mole_12ab56") == "aa_mole"


@pytest.mark.parametrize("locale", some_locales(__name__))
def test_icons_stand_before_names_in_lines_alone_and_in_no_crowd_of_names(locale: str) -> None:
    said = words(locale)
    mole = agent_name(Agent.MOLE)
    place = 0
    line = text("agent-avenue-panel-down", up=mole)
    shown = {mole.id: "<:mole:1>", **{feature_name(each).id: "<:f:2>" for each in FEATURES_OF[place]}}
    there = said.having(shown)
    plain = said(line)
    assert there(line) == there.naming({0: "Ada"})(line) == plain
    assert there.illustrated()(line) == plain.replace(said(mole), f"<:mole:1> {said(mole)}")
    assert said(line) == there(line) == plain
    where = text("mind-mgmt-tell-choose-start", who=Who(0), place=location_name(place))
    assert "<:" not in there.illustrated()(where)
