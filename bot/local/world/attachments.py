"""Uploaded files, their attachment objects, and replacing `attachment://` by links to them."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Iterable, Iterator, Sequence

from bot.local.components import FILE, media_of, walk
from bot.local.limits.form_body import FormBody
from bot.local.model import Json, Upload
from bot.local.world.directory import Directory

_FORMS = ((b"\x89PNG\r\n\x1a\n", 16, ">II"), (b"GIF8", 6, "<HH"))
"""Picture formats whose size is read: first bytes, offset of width and height, struct format."""
_MOST_MEASURE = 2**31 - 1
_SCHEME = "attachment://"


def describe(world: Directory, channel: int, uploads: Sequence[Upload], body: Json) -> dict[str, Json]:
    """The attachment objects of new files, by upload key; call `keep` once the message is accepted."""
    entries = {str(entry.get("id")): entry for entry in body.get("attachments") or ()}
    return {u.key: _described(world, channel, u, entries.get(u.key, {})) for u in uploads}


def keep(world: Directory, uploads: Sequence[Upload], described: dict[str, Json]) -> None:
    """Keep the bytes of new files."""
    for upload in uploads:
        world.store.put_blob(int(described[upload.key]["id"]), upload.data)


def _described(world: Directory, channel: int, upload: Upload, entry: Json) -> Json:
    key = world.ids.next()
    name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename or "file"))
    url = f"{world.base_url}/cdn/attachments/{channel}/{key}/{name}"
    attachment: Json = {
        "id": str(key),
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
        **_measures(upload.data),
    }
    if entry.get("description"):
        attachment["description"] = entry["description"]
    return attachment


def _measures(data: bytes) -> Json:
    for signs, begin, form in _FORMS:
        if data.startswith(signs) and len(data) >= begin + struct.calcsize(form):
            width, height = struct.unpack_from(form, data, begin)
            return {"width": width, "height": height} if max(width, height) <= _MOST_MEASURE else {}
    return {}


def after_edit(old: list[Json], new: dict[str, Json], body: Json) -> list[Json]:
    """All files of a message after an edit: those listed, or old and new ones if the edit has no list."""
    if "attachments" not in body:
        return [*old, *new.values()]
    kept = {attachment["id"]: attachment for attachment in old}
    entries = body.get("attachments") or []
    listed = [_listed(entry, new, kept) for entry in entries]
    unlisted = [a for key, a in new.items() if key not in {str(entry.get("id")) for entry in entries}]
    return [*listed, *unlisted]


def _listed(entry: Json, new: dict[str, Json], kept: dict[str, Json]) -> Json:
    key = str(entry["id"])
    if key in new:
        return new[key]
    described = {"description": entry["description"]} if entry.get("description") else {}
    left = {name: value for name, value in kept[key].items() if name != "description" or "description" not in entry}
    return {**left, **described}


def resolve(
    world: Directory, form: FormBody, attachments: list[Json], components: list[Json], embeds: list[Json]
) -> None:
    """Replace `attachment://` by links, in place. Raises ApiError 50035 if a file is missing."""
    by_url = {attachment["url"]: attachment for attachment in attachments}
    by_name = {attachment["filename"]: attachment for attachment in attachments}
    for media in _media(components, embeds):
        url = str(media["url"])
        attachment = by_name.get(url.removeprefix(_SCHEME)) if url.startswith(_SCHEME) else by_url.get(url)
        if attachment is not None:
            _show(media, attachment)
        elif url.startswith(_SCHEME):
            (form / "components").error(
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url.removeprefix(_SCHEME)} was not found",
            )
        else:
            media.setdefault("proxy_url", url)
    form.raise_if_wrong()
    for component in walk(components):
        for media in media_of(component):
            media["id"] = media.get("attachment_id") or str(world.ids.next())
        if component["type"] == FILE:
            _name_file(component, attachments)


def _name_file(component: Json, attachments: list[Json]) -> None:
    shown = next((each for each in attachments if each["id"] == component["file"].get("attachment_id")), {})
    component.update(name=shown.get("filename"), size=shown.get("size"))


def _show(media: Json, attachment: Json) -> None:
    shown = ("url", "proxy_url", "content_type", "width", "height")
    media.update({key: attachment[key] for key in shown if key in attachment})
    media["attachment_id"] = attachment["id"]


def _media(components: Iterable[Json], embeds: Iterable[Json]) -> Iterator[Json]:
    for component in walk(components):
        yield from media_of(component)
    for embed in embeds:
        for key in ("image", "thumbnail"):
            if embed.get(key):
                yield embed[key]


def shown_apart(message: Json, attachments: list[Json]) -> list[Json]:
    """The attachments that no component or embed shows: a message lists only these, as on Discord."""
    used = {media.get("attachment_id") for media in _media(message["components"], message["embeds"])}
    return [attachment for attachment in attachments if attachment["id"] not in used]
