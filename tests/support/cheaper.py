"""What the bot does at each start and at each picture, done more cheaply where a test isn't about it.

Packing pictures and telling Discord its commands in all languages cost each test of the bot something.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from io import BytesIO
from typing import Any
from unittest import mock

from PIL import Image, PngImagePlugin

from bot.entrances import commands
from bot.local.limits.commands import check_commands
from bot.local.limits.form_body import FormBody
from bot.local.model import Json
from bot.local.rest.routes import commands as routes

_MADE: dict[tuple[Any, ...], list[dict[str, object]]] = {}
_FINE: set[str] = set()


@contextmanager
def cheaper(*, packed: bool) -> Iterator[None]:
    """Until the block is left the same commands are judged once, and pictures told apart but not `packed`."""
    with (
        nullcontext() if packed else mock.patch("renderers.picture.encoded", _marked),
        mock.patch.object(commands, "translated", _translated),
        mock.patch.object(routes, "check_commands", _judged),
    ):
        yield


def _marked(image: Image.Image, palette: Image.Image, level: int = 1) -> bytes:
    """A blank PNG of the image's size that bears a sum of its pixels: same pixels, same bytes, and no others'."""
    out, info = BytesIO(), PngImagePlugin.PngInfo()
    info.add_text("pixels", str(zlib.crc32(image.tobytes())))
    Image.new("1", image.size).save(out, "PNG", compress_level=1, pnginfo=info)
    return out.getvalue()


_TRANSLATED = commands.translated


async def _translated(tree: commands.Tree, told: Sequence[commands.Command]) -> list[dict[str, object]]:
    shapes = tuple(json.dumps(command.to_dict(tree), sort_keys=True, default=str) for command in told)
    if shapes not in _MADE:
        _MADE[shapes] = await _TRANSLATED(tree, told)
    return _MADE[shapes]


def _judged(form: FormBody, bodies: list[Json]) -> None:
    said, errors = json.dumps(bodies, sort_keys=True), Json()
    if said in _FINE:
        return
    check_commands(FormBody(errors), bodies)
    if errors:
        check_commands(form, bodies)
    else:
        _FINE.add(said)
