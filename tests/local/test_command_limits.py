from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.local.errors import ClientRefused
from bot.local.server import LocalDiscord
from tests.local.api import Answer, Api
from tests.local.prompting import Prompter

Ids = SimpleNamespace


def command(name: str = "game", **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "Play", **fields}


def opt(name: str = "how", kind: int = 3, **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "How", "type": kind, **fields}


def with_option(**fields: Any) -> list[dict[str, Any]]:
    return [command(options=[opt(**fields)])]


def choices(count: int) -> list[dict[str, Any]]:
    return [{"name": f"n{n}", "value": f"v{n}"} for n in range(count)]


REFUSALS: dict[str, tuple[list[dict[str, Any]], str]] = {
    "name in capitals": ([command("Game")], "0.name"),
    "name with a space": ([command("my game")], "0.name"),
    "name too long": ([command("g" * 33)], "0.name"),
    "empty name": ([command("")], "0.name"),
    "description": ([command(description="d" * 101)], "0.description"),
    "empty description": ([command(description="")], "0.description"),
    "same name": ([command(), command()], ""),
    "101 commands": ([command(f"c{n}") for n in range(101)], ""),
    "unknown locale": ([command(name_localizations={"xx": "hra"})], "0.name_localizations.xx"),
    "localized name": ([command(name_localizations={"cs": "Má hra"})], "0.name_localizations.cs"),
    "localized description": (
        [command(description_localizations={"cs": "d" * 101})],
        "0.description_localizations.cs",
    ),
    "same localized name": (
        [command("a", name_localizations={"cs": "hra"}), command("b", name_localizations={"cs": "hra"})],
        "",
    ),
    "26 options": ([command(options=[opt(f"o{n}") for n in range(26)])], "0.options"),
    "same option": ([command(options=[opt(), opt()])], "0.options"),
    "required after optional": (
        [command(options=[opt("a"), opt("b", required=True)])],
        "0.options",
    ),
    "option type": (with_option(kind=12), "0.options.0.type"),
    "option name": (with_option(name="How much"), "0.options.0.name"),
    "option description": (with_option(description="d" * 101), "0.options.0.description"),
    "26 choices": (with_option(choices=choices(26)), "0.options.0.choices"),
    "choice name": (with_option(choices=[{"name": "n" * 101, "value": "v"}]), "0.options.0.choices.0.name"),
    "choice value": (with_option(choices=[{"name": "n", "value": "v" * 101}]), "0.options.0.choices.0.value"),
    "choice twice": (with_option(choices=[*choices(1), *choices(1)]), "0.options.0.choices"),
    "choices and autocomplete": (
        with_option(choices=choices(1), autocomplete=True),
        "0.options.0.autocomplete",
    ),
    "autocomplete of a user": (with_option(kind=6, autocomplete=True), "0.options.0.autocomplete"),
    "choices of a bool": (with_option(kind=5, choices=choices(1)), "0.options.0.choices"),
    "min length": (with_option(min_length=6001), "0.options.0.min_length"),
    "max below min length": (with_option(min_length=5, max_length=4), "0.options.0.max_length"),
    "max below min value": (with_option(kind=4, min_value=5, max_value=4), "0.options.0.max_value"),
    "subcommand beside an option": ([command(options=[opt("a", 1), opt("b")])], "0.options"),
    "option in a group": ([command(options=[opt("a", 2, options=[opt("b")])])], "0.options.0"),
    "group in a group": (
        [command(options=[opt("a", 2, options=[opt("b", 2)])])],
        "0.options.0.options.0.type",
    ),
    "subcommand in a subcommand": (
        [command(options=[opt("a", 1, options=[opt("b", 1)])])],
        "0.options.0.options.0.type",
    ),
    "contexts": ([command(contexts=[3])], "0.contexts.0"),
    "integration types": ([command(integration_types=[2])], "0.integration_types.0"),
}
REFUSALS["size"] = (
    [
        command(
            options=[
                opt(f"o{n}", choices=[{"name": f"{c}" + "n" * 99, "value": f"{c}" + "v" * 99} for c in range(4)])
                for n in range(10)
            ]
        )
    ],
    "0",
)


async def put(api: Api, commands: Any) -> Answer:
    return await api("PUT", f"/applications/{api.local.world.bot_id}/commands", commands)


@pytest.mark.parametrize("name", REFUSALS)
async def test_commands_that_cannot_be_registered(api: Api, name: str) -> None:
    commands, path = REFUSALS[name]
    assert path in (await put(api, commands)).wrong()
    assert api.local.world.commands == {}


async def test_the_largest_commands_pass(api: Api) -> None:
    nested = opt("group", 2, options=[opt("sub", 1, options=[opt("text", max_length=6000)])])
    commands = [
        command("hra-s_'kartami", name_localizations={"cs": "hra", "th": "เกม", "hi": "खेल"}),
        command(options=[nested, opt("plain", 1)], contexts=[0, 1], integration_types=[0, 1]),
        command("x", options=[opt(choices=choices(25)), opt("n", 4, min_value=1, max_value=5, autocomplete=True)]),
    ]
    assert (await put(api, commands)).status == 200


async def test_a_renewed_set_keeps_the_ids_of_its_names(api: Api) -> None:
    first = (await put(api, [command("a"), command("b")])).body
    second = (await put(api, [command("b", description="Other"), command("c")])).body
    assert second[0]["id"] == first[1]["id"]
    path = f"/applications/{api.local.world.bot_id}/commands"
    assert [c["name"] for c in (await api("GET", path)).body] == ["b", "c"]
    assert (await api("GET", f"{path}/{first[0]['id']}")).code == 10063


async def test_single_commands(api: Api, ids: Ids) -> None:
    bot = api.local.world.bot_id
    for path in (f"/applications/{bot}/commands", f"/applications/{bot}/guilds/{ids.server}/commands"):
        made = await api("POST", path, command())
        assert made.status == 201
        one = f"{path}/{made.body['id']}"
        assert (await api("PATCH", one, {"description": "New"})).body["description"] == "New"
        assert "name" in (await api("PATCH", one, {"name": "No Name"})).wrong()
        assert (await api("DELETE", one)).status == 204
        assert (await api("DELETE", one)).code == 10063
    assert (await api("GET", "/applications/1/commands")).code == 50001


async def test_typing_a_command(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    who, how = opt("who", 6, required=True), opt("how", choices=[{"name": "Fast", "value": "fast"}])
    join = opt("join", 1, options=[who, how, opt("count", 4, max_value=9), opt("loud", 5), opt("at", 7)])
    await put(api, [command(options=[join, opt("more", 2, options=[opt("deep", 1)])])])
    prompter.answer_with(4, {"content": "done"})
    done = await local.people.slash(
        ids.ada, ids.general, "game join", who="Boris", how="Fast", count=3, loud=True, at="table-1"
    )
    data = prompter.payloads[-1]["data"]
    assert data["name"] == "game"
    (sub,) = data["options"]
    assert (sub["name"], sub["type"]) == ("join", 1)
    assert {o["name"]: o["value"] for o in sub["options"]} == {
        "who": str(ids.boris),
        "how": "fast",
        "count": 3,
        "loud": True,
        "at": str(ids.table),
    }
    assert data["resolved"]["members"][str(ids.boris)]["permissions"]
    assert data["resolved"]["channels"][str(ids.table)]["name"] == "table-1"
    assert done.message is not None
    assert done.message["type"] == 20
    assert done.message["interaction_metadata"]["name"] == "game join"
    await local.people.slash(ids.ada, ids.general, "game more deep")
    assert prompter.payloads[-1]["data"]["options"][0]["type"] == 2
    for options in (
        {},
        {"who": "Nobody"},
        {"who": "Boris", "how": "slow"},
        {"who": "Boris", "count": 10},
        {"who": "Boris", "count": "many"},
        {"who": "Boris", "loud": "maybe"},
        {"who": "Boris", "what": 1},
    ):
        with pytest.raises(ClientRefused):
            await local.people.slash(ids.ada, ids.general, "game join", **options)


async def test_who_is_offered_a_command(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    manage_channels = str(1 << 4)
    await put(
        api,
        [
            command("all"),
            command("here", contexts=[0]),
            command("private", contexts=[1]),
            command("mods", default_member_permissions=manage_channels),
        ],
    )
    prompter.answer_with(4, {"content": "x"})
    dm = local.world.dm(ids.boris)
    await local.people.slash(ids.boris, dm, "all")
    assert prompter.payloads[-1]["context"] == 1
    assert prompter.payloads[-1]["user"]["id"] == str(ids.boris)
    await local.people.slash(ids.boris, dm, "private")
    await local.people.slash(ids.ada, ids.general, "mods")
    for channel, name in ((dm, "here"), (ids.general, "private"), (ids.general, "mods")):
        with pytest.raises(ClientRefused):
            await local.people.slash(ids.boris, channel, name)
    local.world.deny(ids.general, ids.boris, "use_application_commands")
    with pytest.raises(ClientRefused):
        await local.people.slash(ids.boris, ids.general, "all")


async def test_autocomplete(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    await put(api, [command("move", options=[opt("what", autocomplete=True), opt("n", 4), opt("plain")])])
    prompter.answer_with(8, {"choices": [{"name": "North", "value": "n"}]})
    found = await local.people.autocomplete(ids.ada, ids.general, "move", "what", "nor", n=4)
    assert found == [{"name": "North", "value": "n"}]
    payload = prompter.payloads[-1]
    assert payload["type"] == 4
    assert payload["data"]["options"] == [
        {"name": "n", "type": 4, "value": 4},
        {"name": "what", "type": 3, "value": "nor", "focused": True},
    ]
    with pytest.raises(ClientRefused):
        await local.people.autocomplete(ids.ada, ids.general, "move", "plain", "x")


@pytest.mark.parametrize(
    ("offered", "path"),
    [
        (choices(26), "choices"),
        ([{"name": "n" * 101, "value": "v"}], "choices.0.name"),
        ([{"name": "", "value": "v"}], "choices.0.name"),
        ([{"name": "n", "value": "v" * 101}], "choices.0.value"),
    ],
)
async def test_autocomplete_limits(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter, offered: Any, path: str
) -> None:
    await put(api, [command("move", options=[opt("what", autocomplete=True)])])
    asking = asyncio.create_task(local.people.autocomplete(ids.ada, ids.general, "move", "what", ""))
    await prompter.until("INTERACTION_CREATE")
    interaction = next(reversed(local.world.interactions.values()))
    assert f"data.{path}" in (await api.answer(interaction, 8, {"choices": offered})).wrong()
    assert "type" in (await api.answer(interaction, 4, {"content": "x"})).wrong()
    assert (await api.answer(interaction, 8, {"choices": choices(25)})).status == 200
    assert len(await asking) == 25
