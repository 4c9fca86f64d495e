from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.local.errors import ClientRefused, InteractionFailed
from bot.local.server import LocalDiscord
from bot.local.world.permissions import may
from tests.local.api import V2, Api, button, row, select, text
from tests.local.prompting import Prompter
from tests.support.clock import FakeClock

Ids = SimpleNamespace
EPHEMERAL, LOADING = 64, 128


async def test_a_click_carries_what_discord_sends(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    local.world.set_locale(ids.boris, "uk")
    message = await api.sent(ids.general, content="x", components=[row(button("go"))])
    prompter.answer_with(6)
    clicked = await local.people.click(ids.boris, ids.general, int(message["id"]), "go")
    payload = prompter.payloads[-1]
    assert payload["data"] == {"custom_id": "go", "component_type": 2, "id": 2}
    assert payload["message"]["id"] == message["id"]
    assert payload["member"]["user"]["id"] == str(ids.boris)
    assert int(payload["member"]["permissions"]) & 1 << 10
    assert not int(payload["member"]["permissions"]) & 1 << 4
    assert int(payload["app_permissions"]) & 1 << 11
    assert (payload["locale"], payload["guild_locale"], payload["context"]) == ("uk", "en-US", 0)
    assert payload["guild_id"] == str(ids.server)
    assert payload["authorizing_integration_owners"] == {"0": str(ids.server)}
    assert payload["entitlements"] == []
    assert (clicked.response_type, clicked.acknowledged_at) == (6, local.world.clock.now())
    assert clicked.message == local.world.find_message(ids.general, int(message["id"]))


async def test_a_choice_carries_its_values(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    users = {"type": 5, "custom_id": "who", "max_values": 2}
    sent = await api.sent(ids.general, content="x", components=[row(select(max_values=2)), row(users)])
    message = int(sent["id"])
    prompter.answer_with(6)
    await local.people.choose(ids.ada, ids.general, message, "pick", ["b", "a"])
    assert prompter.payloads[-1]["data"]["values"] == ["b", "a"]
    await local.people.choose(ids.ada, ids.general, message, "who", ["Boris", str(ids.cleo)])
    data = prompter.payloads[-1]["data"]
    assert data["values"] == [str(ids.boris), str(ids.cleo)]
    assert set(data["resolved"]["members"]) == {str(ids.boris), str(ids.cleo)}


async def test_what_no_client_would_do_is_refused(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    people, general = local.people, ids.general
    components = [
        row(button("off", disabled=True), button("on"), {"type": 2, "style": 5, "label": "l", "url": "https://x/y"}),
        row(select(max_values=2)),
    ]
    message = int((await api.sent(general, content="x", components=components))["id"])
    for attempt in (
        people.click(ids.ada, general, message, "off"),
        people.click(ids.ada, general, message, "unknown"),
        people.click(ids.ada, general, message, "pick"),
        people.click(ids.ada, general, message + 1, "on"),
        people.click(ids.ada, 1, message, "on"),
        people.choose(ids.ada, general, message, "on", ["a"]),
        people.choose(ids.ada, general, message, "pick", []),
        people.choose(ids.ada, general, message, "pick", ["a", "a"]),
        people.choose(ids.ada, general, message, "pick", ["c"]),
        people.say(ids.ada, general, " "),
        people.say(ids.ada, general, "x" * 2001),
        people.slash(ids.ada, general, "nothing"),
        people.dismiss(ids.ada, general, message),
    ):
        with pytest.raises(ClientRefused):
            await attempt
    assert prompter.payloads == []


async def test_a_forged_click_reaches_the_bot(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    message = int((await api.sent(ids.general, content="x"))["id"])
    prompter.answer_with(4, {"content": "no", "flags": EPHEMERAL})
    await local.people.forged(ids.ada, ids.general, message, "made-up")
    assert prompter.payloads[-1]["data"]["custom_id"] == "made-up"
    await local.people.forged(ids.ada, ids.general, message, "made-up", values=["1"])
    assert prompter.payloads[-1]["data"]["values"] == ["1"]


async def test_an_ephemeral_answer_is_its_owners_alone(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    heard = len(prompter.events)
    interaction = await prompter.unanswered()
    callback = (await api.answer(interaction, 4, {"content": "psst", "flags": EPHEMERAL})).body
    assert callback["interaction"]["response_message_ephemeral"] is True
    key = callback["resource"]["message"]["id"]
    shown = [m["id"] for m in local.world.visible_messages(ids.general, ids.ada)]
    assert key in shown
    assert key not in [m["id"] for m in local.world.visible_messages(ids.general, ids.boris)]
    path = f"/channels/{ids.general}/messages/{key}"
    assert (await api("GET", path)).code == 10008
    assert (await api("PATCH", path, {"content": "y"})).code == 10008
    assert (await api("DELETE", path)).code == 10008
    assert key not in [m["id"] for m in (await api("GET", f"/channels/{ids.general}/messages")).body]
    edited = await api.webhook("PATCH", interaction, f"/messages/{key}", {"content": "pssst"})
    assert edited.body["flags"] & EPHEMERAL
    await api.sent(ids.general, content="marker")
    await prompter.until("MESSAGE_CREATE", 2)
    told = [data["id"] for name, data in prompter.events[heard:] if name.startswith("MESSAGE_")]
    assert key not in told
    await local.people.dismiss(ids.ada, ids.general, int(key))
    assert (await api.webhook("PATCH", interaction, "/messages/@original", {"content": "z"})).code == 10008


async def test_the_first_follow_up_after_a_deferral_edits_it(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    interaction = await prompter.unanswered()
    callback = (await api.answer(interaction, 5, {"flags": EPHEMERAL})).body
    assert callback["interaction"]["response_message_loading"] is True
    assert (interaction.message or {})["flags"] == EPHEMERAL | LOADING
    assert interaction.loading
    first = (await api.webhook("POST", interaction, body={"components": [text("done")], "flags": V2})).body
    assert first["id"] == callback["interaction"]["response_message_id"]
    assert first["flags"] == EPHEMERAL | V2
    assert first["edited_timestamp"] is None
    assert (await local.people.finished(interaction))["id"] == first["id"]
    second = (await api.webhook("POST", interaction, body={"content": "more", "flags": EPHEMERAL})).body
    assert second["id"] != first["id"]
    assert second["interaction_metadata"]["original_response_message_id"] == first["id"]
    assert (await api.webhook("GET", interaction, "/messages/@original")).body["id"] == first["id"]
    assert (await api.webhook("GET", interaction, f"/messages/{second['id']}")).body["content"] == "more"
    assert (await api.webhook("DELETE", interaction, "/messages/@original")).status == 204
    assert (await api.webhook("GET", interaction, "/messages/@original")).code == 10008


async def test_a_deferred_update_leaves_the_message(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    interaction = await prompter.unanswered()
    before = local.world.find_message(ids.general, interaction.source or 0)
    assert "resource" not in (await api.answer(interaction, 6)).body
    assert interaction.message is before
    other = (await api.webhook("POST", interaction, body={"content": "aside", "flags": EPHEMERAL})).body
    assert other["id"] != (before or {})["id"]
    edited = (await api.webhook("PATCH", interaction, "/messages/@original", {"content": "new"})).body
    assert edited["id"] == (before or {})["id"]
    assert interaction.message is not None
    assert interaction.message["content"] == "new"


async def test_an_update_edits_the_message(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    answer = await api.answer(interaction, 7, {"content": "changed", "components": []})
    assert answer.body["resource"]["message"]["content"] == "changed"
    assert interaction.message_id == interaction.source
    event = await prompter.until("MESSAGE_UPDATE")
    assert (event["content"], event["guild_id"]) == ("changed", str(ids.server))


async def test_marks_of_a_response(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    message = (await api.answer(interaction, 4, {"content": "public"})).body["resource"]["message"]
    metadata = message["interaction_metadata"]
    assert metadata["id"] == str(interaction.id)
    assert metadata["user"]["id"] == str(ids.ada)
    assert metadata["interacted_message_id"] == str(interaction.source)
    assert message["application_id"] == message["webhook_id"] == str(local.world.bot_id)
    assert message["type"] == 19
    assert message["referenced_message"]["id"] == str(interaction.source)


async def test_a_second_answer_is_40060(api: Api, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    assert (await api.answer(interaction, 6)).status == 200
    again = await api.answer(interaction, 4, {"content": "x"})
    assert (again.status, again.code) == (400, 40060)


async def test_after_three_seconds_it_is_10062(
    api: Api, clock: FakeClock, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    message = int((await api.sent(ids.general, content="x", components=[row(button("go"))]))["id"])
    clicking = asyncio.create_task(local.people.click(ids.ada, ids.general, message, "go"))
    await prompter.until("INTERACTION_CREATE")
    interaction = next(iter(local.world.interactions.values()))
    clock.advance(2.9)
    assert "type" in (await api.answer(interaction, 12)).wrong()
    clock.advance(0.2)
    late = await api.answer(interaction, 6)
    assert (late.status, late.code) == (404, 10062)
    with pytest.raises(InteractionFailed):
        await clicking
    assert interaction.failed
    assert (await api("POST", "/interactions/1/nothing/callback", {"type": 6})).code == 10062


async def test_without_a_bot_it_fails_at_once(api: Api, local: LocalDiscord, ids: Ids) -> None:
    message = int((await api.sent(ids.general, content="x", components=[row(button("go"))]))["id"])
    with pytest.raises(InteractionFailed):
        await local.people.click(ids.ada, ids.general, message, "go")


async def test_tokens_live_for_fifteen_minutes(api: Api, clock: FakeClock, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    unanswered = await api.webhook("POST", interaction, body={"content": "x"})
    assert (unanswered.status, unanswered.code) == (404, 10015)
    await api.answer(interaction, 4, {"content": "x", "flags": EPHEMERAL})
    clock.advance(15 * 60)
    assert (await api.webhook("PATCH", interaction, "/messages/@original", {"content": "y"})).status == 200
    clock.advance(1)
    for method, rest in (("PATCH", "/messages/@original"), ("POST", ""), ("GET", "/messages/@original")):
        dead = await api.webhook(method, interaction, rest, {"content": "z"})
        assert (dead.status, dead.code) == (401, 50027)
    clock.advance(600)
    await prompter.unanswered()
    gone = await api.webhook("PATCH", interaction, "/messages/@original", {"content": "z"})
    assert gone.code in (10015, 50027)


async def test_a_webhook_reaches_only_its_own_messages(api: Api, ids: Ids, prompter: Prompter) -> None:
    other = await api.sent(ids.general, content="other")
    interaction = await prompter.unanswered()
    await api.answer(interaction, 4, {"content": "mine"})
    answer = await api.webhook("PATCH", interaction, f"/messages/{other['id']}", {"content": "stolen"})
    assert answer.code == 10008


@pytest.mark.parametrize(("kind", "answers"), [(2, (6, 7, 8, 1)), (3, (8, 1))])
async def test_answers_that_do_not_fit(
    api: Api, local: LocalDiscord, prompter: Prompter, kind: int, answers: Any
) -> None:
    commands = [{"name": "go", "description": "Go"}]
    await api("PUT", f"/applications/{local.world.bot_id}/commands", commands)
    interaction = await prompter.unanswered(kind=kind)
    for answer in answers:
        assert "type" in (await api.answer(interaction, answer, {"content": "x"})).wrong()
    assert (await api.answer(interaction, 4, {"content": "x"})).status == 200


async def test_a_refused_answer_can_be_given_again(api: Api, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    assert "content" in (await api.answer(interaction, 4, {"content": "x" * 2001})).wrong()
    assert (await api.answer(interaction, 4, {})).code == 50006
    assert (await api.answer(interaction, 4, {"content": "x"})).status == 200


async def test_no_permission_to_speak_is_needed(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    interaction = await prompter.unanswered()
    local.world.deny(ids.general, "bot", "send_messages", "view_channel")
    assert (await api.answer(interaction, 5, {"flags": EPHEMERAL})).status == 200
    assert (await api.webhook("POST", interaction, body={"content": "x"})).status == 200
    assert (await api.send(ids.general, content="x")).code == 50001


async def test_a_bot_that_was_removed_hears_no_clicks(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    message = int((await api.sent(ids.general, content="x", components=[row(button("go"))]))["id"])
    local.world.remove_bot(ids.server)
    with pytest.raises(InteractionFailed):
        await local.people.click(ids.ada, ids.general, message, "go")
    with pytest.raises(ClientRefused):
        await local.people.slash(ids.ada, ids.general, "go")
    assert prompter.payloads == []


async def test_the_servers_language(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    local.world.set_server_locale(ids.server, "cs")
    assert (await prompter.until("GUILD_UPDATE"))["preferred_locale"] == "cs"
    await prompter.unanswered()
    await prompter.until("INTERACTION_CREATE")
    assert prompter.payloads[-1]["guild_locale"] == "cs"


async def test_old_interactions_are_forgotten(
    api: Api, clock: FakeClock, local: LocalDiscord, prompter: Prompter
) -> None:
    first = await prompter.unanswered()
    clock.advance(3600)
    second = await prompter.unanswered()
    assert list(local.world.interactions) == [second.id]
    assert (await api.answer(first, 6)).code == 10062


async def test_roles_give_permissions(api: Api, local: LocalDiscord, ids: Ids) -> None:
    role = local.world.add_role(ids.server, "mods", "manage_channels")
    place = local.world.channels[ids.general]
    assert not may(local.world, place, ids.boris, "manage_channels")
    local.world.give_role(ids.boris, ids.server, role)
    assert may(local.world, place, ids.boris, "manage_channels")
    assert (await api("GET", f"/guilds/{ids.server}/members/{ids.boris}")).body["roles"] == [str(role)]
    assert len((await api("GET", f"/guilds/{ids.server}/roles")).body) == 3
