"""Application commands, global ones and those of one server."""

from __future__ import annotations

from bot.local.errors import ApiError
from bot.local.limits.commands import check_command, check_commands
from bot.local.limits.form_body import FormBody
from bot.local.model import Json
from bot.local.rest.calls import Call, Routes
from bot.local.rest.routes import lookup
from bot.local.world import shapes
from bot.local.world.changes import WorldChange

routes = Routes()
_GLOBAL = "/applications/{application}/commands"
_SERVER = "/applications/{application}/guilds/{server}/commands"


def _scope(call: Call) -> str | None:
    if call.id("application") != call.world.bot_id:
        raise ApiError(50001)
    return str(lookup.server(call).id) if "server" in call.params else None


def _mine(call: Call) -> list[Json]:
    scope = _scope(call)
    return [c for c in call.world.commands.values() if c.get("guild_id") == scope]


def _one(call: Call) -> Json:
    found = next((c for c in _mine(call) if c["id"] == call.params["command"]), None)
    if found is None:
        raise ApiError(10063)
    return found


def _kept(call: Call, body: Json) -> Json:
    """Keep a command as Discord does: with defaults, under the id of the old command of its name if there is one."""
    scope, kind = _scope(call), body.get("type") or 1
    old = next((c for c in _mine(call) if (c["name"], c["type"]) == (body["name"], kind)), None)
    command: Json = {
        **shapes.command(body),
        "id": str(call.world.ids.next()) if old is None else old["id"],
        "application_id": call.params["application"],
        "version": str(call.world.ids.next()),
    }
    if scope is not None:
        command["guild_id"] = scope
    call.world.keep_command(command)
    return command


def _changed(call: Call) -> None:
    call.world.announce(WorldChange("commands"))


@routes.on("GET", _GLOBAL)
@routes.on("GET", _SERVER)
def listed(call: Call) -> list[Json]:
    """All commands of this scope."""
    return _mine(call)


@routes.on("PUT", _GLOBAL)
@routes.on("PUT", _SERVER)
def overwrite(call: Call) -> list[Json]:
    """Replace all commands of this scope; commands of the same name keep their ids."""
    bodies, form = call.objects(), FormBody()
    check_commands(form, bodies)
    form.raise_if_wrong()
    names = {(body["name"], body.get("type") or 1) for body in bodies}
    for old in _mine(call):
        if (old["name"], old["type"]) not in names:
            call.world.forget_command(old)
    kept = [_kept(call, body) for body in bodies]
    _changed(call)
    return kept


@routes.on("POST", _GLOBAL, status=201)
@routes.on("POST", _SERVER, status=201)
def create(call: Call) -> Json:
    """Create a command, or replace the one of its name."""
    body = call.object()
    form = FormBody()
    check_command(form, body)
    form.raise_if_wrong()
    kept = _kept(call, body)
    _changed(call)
    return kept


@routes.on("GET", _GLOBAL + "/{command}")
@routes.on("GET", _SERVER + "/{command}")
def get(call: Call) -> Json:
    """One command."""
    return _one(call)


@routes.on("PATCH", _GLOBAL + "/{command}")
@routes.on("PATCH", _SERVER + "/{command}")
def change(call: Call) -> Json:
    """Change parts of a command."""
    old = _one(call)
    changed = {**old, **call.object()}
    changed["type"] = old["type"]
    form = FormBody()
    check_command(form, changed)
    taken = [c for c in _mine(call) if c["id"] != old["id"] and c["name"] == changed["name"]]
    form.require(not taken, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    form.raise_if_wrong()
    fixed: Json = {key: old[key] for key in ("id", "application_id", "guild_id") if key in old}
    kept: Json = {**shapes.command(changed), **fixed, "version": str(call.world.ids.next())}
    call.world.keep_command(kept)
    _changed(call)
    return kept


@routes.on("DELETE", _GLOBAL + "/{command}")
@routes.on("DELETE", _SERVER + "/{command}")
def delete(call: Call) -> None:
    """Delete a command."""
    call.world.forget_command(_one(call))
    _changed(call)
