"""Limits of an application's emojis."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Collection

from bot.local.limits.form_body import FormBody
from bot.local.model import Json

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"\w*", re.ASCII)
_PICTURE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)
_SIGNS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")
"""What pictures begin with."""


def check_name(form: FormBody, emoji: Json, taken: Collection[str]) -> None:
    """A name of 2 to 32 letters, digits and underscores, which no other emoji has."""
    form.text(emoji, "name", most=32, least=2)
    name, place = str(emoji.get("name") or ""), form / "name"
    if place.require(_NAME.fullmatch(name), "STRING_TYPE_REGEX", "String value did not match validation regex."):
        place.require(name not in taken, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken.")


def picture(form: FormBody, emoji: Json) -> bytes:
    """The bytes of a picture given as a data URI, of at most 256 kB; nothing where it is wrong."""
    place = form / "image"
    form.text(emoji, "image", most=2 * MOST_BYTES)
    found = _PICTURE.fullmatch(str(emoji.get("image") or ""))
    try:
        data = b"" if found is None else base64.b64decode(found[2], validate=True)
    except binascii.Error:
        data = b""
    if place.require(data.startswith(_SIGNS), "BASE_TYPE_BAD_IMAGE", "Invalid image data"):
        place.require(len(data) <= MOST_BYTES, "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return data
