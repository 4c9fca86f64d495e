"""What other libraries may say in the log: one line each, no traceback, nobody's id."""

from __future__ import annotations

import copy
import json
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime

from bot.basics.errors import Told, told
from bot.delivery.results import ALREADY_ACKNOWLEDGED, EXPECTED, Expired, Later, refusal

LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
OURS = ("bot", "engines", "renderers", "safehouse")
"""The loggers whose lines are made to be logged as they are."""

_SECRET = re.compile(r"(?<![\w.-])(?:\d{15,20}|[\w-]{60,})(?![\w-])")
"""Discord's ids, and its tokens."""


class Discreet(logging.Formatter):
    """Lines of others without values: where an exception comes along, its kind and place stand for it."""

    def __init__(self) -> None:
        super().__init__(LINE)

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return super().format(discreet(record))


class DiscreetJson(logging.Formatter):
    """The same lines as JSON objects: `time`, `level`, `logger`, `message`, and the kind of an `error` told of."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, in one line."""
        shown = discreet(record)
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": shown.levelname,
            "logger": shown.name,
            "message": shown.getMessage(),
        }
        error = next(_kinds(record), None)
        return json.dumps(line if error is None else {**line, "error": error}, ensure_ascii=False)


def discreet(record: logging.LogRecord) -> logging.LogRecord:
    """The record itself where it is ours; else one without values."""
    if record.name.split(".")[0] in OURS:
        return record
    bare = copy.copy(record)
    bare.msg, bare.args = _said(record), ()
    bare.exc_info = bare.exc_text = bare.stack_info = None
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and is_expected(error):
        bare.levelname = logging.getLevelName(logging.INFO)
    return bare


def _kinds(record: logging.LogRecord) -> Iterator[str]:
    """The kinds of errors that a record tells of."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        yield type(error).__name__
    for each in record.args if isinstance(record.args, tuple) else ():
        if isinstance(each, Told):
            yield each.kind


def is_expected(error: BaseException) -> bool:
    """Whether Discord was only busy or away, or an answer came too late for it, or after another program's."""
    if not isinstance(error, EXPECTED):
        return False
    refused = refusal(error)
    return isinstance(refused, Expired | Later) or refused.code == ALREADY_ACKNOWLEDGED


def _said(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return " ".join(_SECRET.sub("…", record.getMessage()).split())
    said = " ".join(str(record.msg).split("%")[0].split())
    return f"{said}: {_named(error)}"


def _named(error: BaseException) -> str:
    code = refusal(error).code if is_expected(error) else 0
    return f"{type(error).__name__} {code}" if code else told(error)
