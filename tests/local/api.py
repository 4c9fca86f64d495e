"""Plain HTTP to a local Discord, for what discord.py would not send or would hide."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.local.model import Interaction
from bot.local.server import LocalDiscord

V2 = 1 << 15


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def wrong(self) -> dict[str, str]:
        """What a 50035 complains of: error code by dotted path."""
        assert (self.status, self.code) == (400, 50035), self.body
        return dict(_errors(self.body["errors"], ""))


def _errors(tree: dict[str, Any], path: str) -> Any:
    for key, value in tree.items():
        if key == "_errors":
            yield path.strip("."), value[0]["code"]
        else:
            yield from _errors(value, f"{path}.{key}")


class Api:
    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.local = local
        self.session = session

    async def __call__(
        self, method: str, path: str, body: Any = None, *, files: dict[str, bytes] | None = None, **options: Any
    ) -> Answer:
        headers = {"Authorization": f"Bot {self.local.token}", **options.pop("headers", {})}
        if files is None:
            options["json"] = body
        else:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for index, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{index}]", data, filename=name)
            options["data"] = form
        url = f"{self.local.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **options) as response:
            text = await response.text()
            parsed = json.loads(text) if response.content_type == "application/json" else text
            return Answer(response.status, parsed, response.headers)

    async def send(self, channel: int, body: Any = None, **fields: Any) -> Answer:
        files = fields.pop("files", None)
        return await self("POST", f"/channels/{channel}/messages", {**(body or {}), **fields}, files=files)

    async def sent(self, channel: int, **fields: Any) -> dict[str, Any]:
        answer = await self.send(channel, **fields)
        assert answer.status == 200, answer.body
        return dict(answer.body)

    async def v2(self, channel: int, *components: Any, **fields: Any) -> Answer:
        return await self.send(channel, components=list(components), flags=V2, **fields)

    async def edit(self, message: dict[str, Any], **fields: Any) -> Answer:
        files = fields.pop("files", None)
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self("PATCH", path, fields, files=files)

    async def answer(self, interaction: Interaction, kind: int, data: Any = None, **options: Any) -> Answer:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        return await self("POST", path, {"type": kind, "data": data or {}}, **options)

    async def webhook(
        self, method: str, interaction: Interaction, rest: str = "", body: Any = None, **o: Any
    ) -> Answer:
        path = f"/webhooks/{self.local.world.bot_id}/{interaction.token}{rest}"
        return await self(method, path, body, **o)


def text(content: str = "words") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str | None = "go", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "Go", "custom_id": custom_id, **fields}


def row(*components: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def option(value: str = "a", **fields: Any) -> dict[str, Any]:
    return {"label": value.upper(), "value": value, **fields}


def select(custom_id: str = "pick", **fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": custom_id, "options": [option("a"), option("b")], **fields}
