"""Limits of a message's body, when it is sent and when it is edited."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.local.errors import ApiError
from bot.local.limits.components import check_components
from bot.local.limits.embeds import check_embeds
from bot.local.limits.form_body import FormBody
from bot.local.model import COMPONENTS_V2, EPHEMERAL, SILENT, SUPPRESS_EMBEDS, Json, Upload

MOST_CONTENT = 2000
MOST_FILES = 10
MOST_FILE_BYTES = 10 * 1024 * 1024
_SENT_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
_EDITED_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2
_MENTION_KINDS = ("roles", "users", "everyone")


def check_new(form: FormBody, body: Json, uploads: Sequence[Upload], *, private: bool) -> None:
    """Raise ApiError for a body that cannot be sent; `private`: an interaction's, which may be ephemeral."""
    _check_files(uploads)
    allowed = _SENT_FLAGS | (EPHEMERAL if private else 0)
    flags = _check_flags(form, body, allowed)
    _check_parts(form, body, uploads, kept=(), v2=bool(flags & COMPONENTS_V2))
    _check_nonce(form, body)
    form.flag(body, "tts")
    form.raise_if_wrong()


def check_edit(form: FormBody, body: Json, uploads: Sequence[Upload], *, kept: Collection[str], v2: bool) -> None:
    """Raise ApiError for a body that cannot be edited in; `kept`: ids of the attachments the message has."""
    _check_files(uploads)
    _check_flags(form, body, _EDITED_FLAGS | EPHEMERAL | SILENT)
    _check_parts(form, body, uploads, kept=kept, v2=v2)
    form.raise_if_wrong()


def check_whole(form: FormBody, message: Json) -> None:
    """Raise ApiError if the complete message is empty or mixes V2 components with legacy fields."""
    if message["flags"] & COMPONENTS_V2:
        for key in ("content", "embeds"):
            (form / key).require(
                not message[key],
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
        form.raise_if_wrong()
        if not message["components"]:
            raise ApiError(50006)
    elif not (message["content"].strip() or message["embeds"] or message["components"] or message["attachments"]):
        raise ApiError(50006)


def _check_files(uploads: Sequence[Upload]) -> None:
    if any(len(upload.data) > MOST_FILE_BYTES for upload in uploads):
        raise ApiError(40005)


def _check_flags(form: FormBody, body: Json, allowed: int) -> int:
    flags = form.whole(body, "flags", 0, 2**31 - 1, default=0) or 0
    (form / "flags").require(not flags & ~allowed, "BASE_TYPE_CHOICES", "Flags that cannot be set here.")
    return flags


def _check_nonce(form: FormBody, body: Json) -> None:
    if isinstance(body.get("nonce"), int):
        form.whole(body, "nonce", -(2**63), 2**63 - 1)
    else:
        form.text(body, "nonce", most=25, least=0, required=False)
    form.flag(body, "enforce_nonce")


def _check_parts(form: FormBody, body: Json, uploads: Sequence[Upload], *, kept: Collection[str], v2: bool) -> None:
    form.text(body, "content", most=MOST_CONTENT, least=0, required=False)
    check_embeds(form, body)
    check_components(form / "components", body.get("components") or [], v2=v2)
    _check_attachments(form, body, uploads, kept)
    _check_mentions(form / "allowed_mentions", form.dictionary(body, "allowed_mentions"))
    for key in ("poll", "sticker_ids"):
        (form / key).require(
            not (v2 and body.get(key)),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )


def _check_attachments(form: FormBody, body: Json, uploads: Sequence[Upload], kept: Collection[str]) -> None:
    listed = form.items(body, "attachments", 0, MOST_FILES)
    form.require(len(uploads) <= MOST_FILES, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    known = {upload.key for upload in uploads} | set(kept)
    for index, attachment in enumerate(listed):
        place = form / "attachments" / index
        place.text(attachment, "description", most=1024, required=False)
        place.text(attachment, "filename", most=1024, required=False)
        (place / "id").require(
            str(attachment.get("id")) in known, "ATTACHMENT_NOT_FOUND", "The attachment could not be found."
        )


def _check_mentions(form: FormBody, mentions: Json) -> None:
    parse = form.values(mentions, "parse", 0, len(_MENTION_KINDS))
    for index, kind in enumerate(parse):
        (form / "parse" / index).chosen(kind, _MENTION_KINDS)
    for key in ("users", "roles"):
        given = form.ids(mentions, key, 0, 100)
        form.require(
            not (given and key in parse),
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
        )
    form.flag(mentions, "replied_user")
