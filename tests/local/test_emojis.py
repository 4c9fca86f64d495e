"""The application's emojis: their limits as Discord's, kept with the world, drawn where they may stand."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.server import LocalDiscord
from tests.local.api import Answer, Api, button, row
from tests.support.local import fresh

PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)


def image(data: bytes = PNG) -> str:
    return f"data:image/png;base64,{b64encode(data).decode()}"


def path(local: LocalDiscord, *more: Any) -> str:
    return "/".join(map(str, (f"/applications/{local.world.bot_id}/emojis", *more)))


async def made(api: Api, name: str = "own", picture: str | None = None) -> Answer:
    return await api("POST", path(api.local), {"name": name, "image": picture or image()})


async def test_an_emoji_is_made_renamed_shown_and_deleted(api: Api) -> None:
    own = (await made(api)).body
    assert [each["name"] for each in (await api("GET", path(api.local))).body["items"]] == ["own"]
    assert (await api("PATCH", path(api.local, own["id"]), {"name": "other"})).body["name"] == "other"
    async with api.session.get(f"{api.local.url}/cdn/emojis/{own['id']}.png") as response:
        assert (response.content_type, await response.read()) == ("image/png", PNG)
    general = api.local.world.channel("general")
    shown = {"components": [row(button(emoji={"id": own["id"], "name": "other"}))]}
    assert (await api.send(general, shown)).status == 200
    assert (await api("DELETE", path(api.local, own["id"]))).status == 204
    assert (await api("GET", path(api.local, own["id"]))).code == 10014
    assert (await api.send(general, shown)).wrong() == {"components.emoji": "COMPONENT_INVALID_EMOJI"}


@pytest.mark.parametrize(
    ("name", "picture", "wrong"),
    [
        ("a", None, {"name": "BASE_TYPE_BAD_LENGTH"}),
        ("a" * 33, None, {"name": "BASE_TYPE_MAX_LENGTH"}),
        ("no-dashes", None, {"name": "STRING_TYPE_REGEX"}),
        ("taken", None, {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}),
        ("fine", "data:text/plain;base64,YQ==", {"image": "BASE_TYPE_BAD_IMAGE"}),
        ("fine", "data:image/png;base64,!", {"image": "BASE_TYPE_BAD_IMAGE"}),
        ("fine", image(PNG + bytes(256 * 1024)), {"image": "BINARY_TYPE_MAX_SIZE"}),
    ],
)
async def test_what_is_refused(api: Api, name: str, picture: str | None, wrong: dict[str, str]) -> None:
    api.local.world.add_emoji("taken", PNG)
    assert (await made(api, name, picture)).wrong() == wrong


async def test_there_is_room_for_two_thousand_of_this_application(api: Api) -> None:
    for at in range(2000):
        api.local.world.add_emoji(f"e{at}", PNG)
    assert (await made(api)).code == 30008
    assert (await api("GET", "/applications/1/emojis")).code == 20012


async def test_a_restart_keeps_them(tmp_path: Path) -> None:
    async with fresh(data=tmp_path) as local:
        own = local.world.add_emoji("own", PNG)
    async with fresh(data=tmp_path) as local, aiohttp.ClientSession() as session:
        assert (await Api(local, session)("GET", path(local, own["id"]))).body == own
        assert local.world.blob(int(own["id"])) == PNG
