"""Whatever stands in a message, the page shows it as it is, and the rest of the channel beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from bot.local.model import Json
from bot.local.server import LocalDiscord
from bot.local.world import messages
from tests.browser.driver import DESKTOP, PHONE, Pane, Panes

WIDE_AS_A_WORD = "W" * 1990
AS_TYPED = (
    "<t:9999999999999:R>",
    "<t:99999999999999999999999:F> <t:-99999999999999:t>",
    "<t:5:x> <t::R> <t:1",
    "**bold *em __under ~~strike ||spoiler",
    "]( [a]( [a](b) [a](javascript:alert(1)) [a](data:text/html,x)",
    "<script>alert(1)</script> <img src=x onerror=alert(1)> &lt;b&gt; &amp;",
    "javascript:alert(1) data:text/html,<b>x</b> file:///etc/passwd",
    "http:// https:// http://[",
    "\u202eright to left\u202c and \u2066back\u2069 שלום مرحبا",
    "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 é Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!",
    "${alert(1)} {{7*7}} %s %00 \\x00 ../../etc",
    "</ol></li></div>",
    "-",
    "#",
    ">",
    "`",
    "[" * 1999,
    "\ud800 lone \udfff",
    WIDE_AS_A_WORD,
    "constructor toString valueOf",
)
"""Texts that are shown letter by letter as they were typed."""
DRAWN = {
    "\\" * 3 + "a": "\\" * 2 + "a",
    "__proto__": "proto",
    "<@99999999999999999999> <@&1> <#1> <@>": "@unknown-user @unknown-role # unknown <@>",
    "<:smile:123> <a:dance:456> <:x:>": ":smile: :dance: <:x:>",
    "</game play:99999999999999999999>": "/game play",
    "```js\nlet a = '<b>';\n": "```js\nlet a = '<b>';",
    "```" + "\n" * 1500: "```",
    "**" + "\\" * 1500: "**" + "\\" * 750,
    "__" + "\\" * 1500 + "a": "__" + "\\" * 750 + "a",
    "~~" + "\\" * 1501 + "~": None,
    "> " * 900 + "deep": "> " * 899 + "deep",
    ">>> " * 400 + "deep": ">>> " * 399 + "deep",
    "*" * 1999: None,
    "`" * 1999: None,
    "`a``b```c````d" * 100: None,
    "`a``b" * 300: None,
    "|" * 1999: None,
    "_*" * 480 + "x" + "*_" * 480: None,
    "||" * 3 + "x" + "||" * 3: None,
    "- a\n" * 400: "a" * 400,
    "".join(f"{'  ' * level}- a\n" for level in range(40)): "a" * 40,
    "99999999999999999999. a": "a",
    "# " + "#" * 900: "#" * 900,
    "https://x.example/" + "a/" * 900: "https://x.example/" + "a/" * 900,
    "https://user:pass@x.example:99999999/": "https://user:pass@x.example:99999999/",
}
"""Texts of which something is drawn, and the letters that are then to be seen; None: whatever they are."""
TEXT_OF = """() => [...document.querySelectorAll('[data-testid=message]')].map((node) =>
  [node.dataset.messageId, node.querySelector('[data-testid=content]').textContent])"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
ODD_LINKS = """() => [...document.querySelectorAll('a')]
  .filter((link) => !/^(https?:|\\/|#)/.test(link.getAttribute('href'))).length"""


def _odd_parts() -> Iterator[tuple[Json, str]]:
    """What a newer Discord may send, or an older world have kept: fields of a message, and what is still read."""
    embed: Json = {"type": "rich", "description": "beside it"}
    yield {"components": [{"type": 99, "id": 1, "components": 5}]}, "Unknown component 99"
    yield {"components": [{"type": "x", "id": 1}, {"type": 10, "id": 2, "content": "beside it"}]}, "beside it"
    yield {"components": [{"type": 10, "id": 1}]}, "Component 10 cannot be shown"
    inside = {"type": 17, "id": 1, "components": [{"type": 12, "id": 2}]}
    yield {"components": [inside]}, "Component 12 cannot be shown"
    yield {"components": [{"type": 3, "id": 1}]}, "Component 3 cannot be shown"
    yield {"components": 5}, "A component cannot be shown"
    yield {"components": [{"type": 13, "id": 1, "file": {"url": "http://h/%E0%A4%A"}}]}, "%E0%A4%A"
    yield {"components": [{"type": 11, "id": 1, "media": {"url": "http://["}}]}, "the words"
    yield {"embeds": [{"type": "rich", "fields": 5}, embed]}, "beside it"
    odd = {**embed, "timestamp": "yesterday", "url": "javascript:alert(1)", "title": "T"}
    yield {"embeds": [odd]}, "Unknown time"
    yield {"embeds": [{**embed, "color": None, "image": {"url": "http://["}}]}, "beside it"
    yield {"attachments": [{"id": "1"}]}, "A file cannot be shown"
    yield {"attachments": [{"id": "1", "filename": "a.txt", "url": "http://[", "size": None}]}, "a.txt"
    yield {"author": {"id": "5", "username": "somebody"}, "timestamp": "never"}, "Unknown time"
    yield {"author": {"id": "5"}}, "The header cannot be shown"
    yield {"referenced_message": {}}, "What this answers cannot be shown"
    yield {"interaction_metadata": {"name": "x"}}, "What this answers cannot be shown"
    yield {"type": 999, "flags": 2**31 - 1 - 64 - 128, "message_reference": {}, "thread": {"id": None}}, "the words"


def _fill(local: LocalDiscord) -> tuple[dict[str, str | None], dict[str, str]]:
    """Everything nasty in #table-1; the letters, and the words, that each message is read by."""
    world = local.world
    channel = world.channels[world.channel("table-1")]
    letters, words = {}, {}
    for text, shown in [*((text, text) for text in AS_TYPED), *DRAWN.items()]:
        sent = messages.create(world, channel, {"content": text})
        letters[sent["id"]] = shown
    for fields, read in _odd_parts():
        sent = messages.create(world, channel, {"content": "the words"})
        world.keep_message({**sent, **fields}, [])
        words[sent["id"]] = read
    return letters, words


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_message_breaks_nothing(panes: Panes, local: LocalDiscord, size: tuple[int, int]) -> None:
    letters, words = _fill(local)
    pane = await panes.open("Ada", str(local.world.channel("table-1")), size=size)
    await pane.frame.evaluate("document.querySelector('.scroller').scrollTop = 0")
    await expect(pane.messages).to_have_count(len(letters) + len(words))
    await pane.frame.wait_for_function("() => !document.querySelector('img.emoji')")
    shown = dict(json.loads(json.dumps(await pane.frame.evaluate(TEXT_OF))))
    wrong = {text[:80]: shown[key][:80] for key, text in letters.items() if text is not None and shown[key] != text}
    assert wrong == {}
    for key, read in words.items():
        await expect(pane.find("message", message_id=key)).to_contain_text(read)
    assert await pane.frame.evaluate(OVERFLOW) <= 0
    assert await pane.frame.evaluate(ODD_LINKS) == 0
    await _goes_on(pane, local)


async def _goes_on(pane: Pane, local: LocalDiscord) -> None:
    """The channel still hears what comes next."""
    world: Any = local.world
    messages.create(world, world.channels[world.channel("table-1")], {"content": "and after all that"})
    await pane.wait_for_text("and after all that")
