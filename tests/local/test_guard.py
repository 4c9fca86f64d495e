from __future__ import annotations

import socket

import aiohttp
import pytest

from bot.local.server import LocalDiscord
from tests.local.api import Api

PATHS = ("/", "/api/v10/users/@me", "/gateway", "/cdn/attachments/1/2/x.png", "/ui/world", "/nowhere")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:80"},
        {"Host": "127.0.0.1.evil.example"},
        {"Host": "localhost@evil.example"},
        {"Host": "evil.example#localhost"},
        {"Host": "127.0.0.1:port"},
        {"Host": "192.168.1.1"},
        {"Origin": "https://evil.example"},
        {"Origin": "http://localhost.evil.example"},
        {"Origin": "http://localhost"},
        {"Origin": "http://127.0.0.1:3000"},
        {"Origin": "null"},
        {"Origin": "file://localhost"},
        {"Origin": ""},
    ],
)
async def test_strangers_get_403(api: Api, path: str, headers: dict[str, str]) -> None:
    headers = {"Authorization": "Bot local", **headers}
    async with api.session.get(api.local.url + path, headers=headers) as response:
        assert response.status == 403


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Host": "localhost"},
        {"Host": "LOCALHOST:1"},
        {"Host": "127.0.0.1:65535"},
        {"Host": "localhost:3000", "Origin": "http://localhost:3000"},
    ],
)
async def test_this_machine_passes(api: Api, headers: dict[str, str]) -> None:
    assert (await api("GET", "/users/@me", headers=headers)).status == 200


async def test_a_strangers_page_opens_no_gateway(api: Api, local: LocalDiscord) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await api.session.ws_connect(f"{local.url}/gateway", headers={"Origin": "https://evil.example"})
    assert refused.value.status == 403


async def test_it_listens_on_the_loopback_interface_alone(local: LocalDiscord) -> None:
    port = int(local.url.rsplit(":", 1)[1])
    other = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    with other:
        other.settimeout(1)
        assert other.connect_ex(("127.0.0.2", port)) != 0


async def test_the_bots_token_is_asked_for(api: Api) -> None:
    for token in ("Bot other", "local", ""):
        refused = await api("GET", "/users/@me", headers={"Authorization": token})
        assert (refused.status, refused.body["message"]) == (401, "401: Unauthorized")


async def test_unknown_routes_are_counted(api: Api, local: LocalDiscord) -> None:
    assert (await api("GET", "/nothing/here")).status == 404
    assert local.rest.unknown == ["GET /api/v10/nothing/here"]
    local.rest.unknown.clear()


async def test_json_is_what_discord_py_compares_with(api: Api) -> None:
    assert (await api("GET", "/users/@me")).headers["Content-Type"] == "application/json"
    assert (await api("GET", "/gateway/bot")).body["url"].startswith("ws://127.0.0.1:")
