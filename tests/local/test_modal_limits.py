from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.local.errors import ClientRefused, InteractionFailed
from bot.local.model import Interaction
from bot.local.server import LocalDiscord
from tests.local.api import Api, option, select, text
from tests.local.prompting import Prompter

Ids = SimpleNamespace


def field(**fields: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "words", "style": 1, **fields}


def label(component: Any, **fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Words", "component": component, **fields}


def form(*components: Any, **fields: Any) -> dict[str, Any]:
    return {"custom_id": "form", "title": "Form", "components": list(components), **fields}


def group(kind: int, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "custom_id": "group", "options": [option("a"), option("b")], **fields}


REFUSALS: dict[str, tuple[dict[str, Any], str]] = {
    "title": (form(label(field()), title="t" * 46), "title"),
    "blank title": (form(label(field()), title=" "), "title"),
    "custom id": (form(label(field()), custom_id="c" * 101), "custom_id"),
    "no components": (form(), "components"),
    "six components": (form(*(label(field(custom_id=str(n))) for n in range(6))), "components"),
    "bare text input": (form(field()), "components.0.type"),
    "button row": (form({"type": 1, "components": [{"type": 2}]}), "components.0.components.0.type"),
    "two in a row": (
        form({"type": 1, "components": [field(label="a"), field(label="b", custom_id="b")]}),
        "components.0.components",
    ),
    "row input without label": (form({"type": 1, "components": [field()]}), "components.0.components.0.label"),
    "row input label": (
        form({"type": 1, "components": [field(label="l" * 46)]}),
        "components.0.components.0.label",
    ),
    "label": (form(label(field(), label="l" * 46)), "components.0.label"),
    "label description": (form(label(field(), description="d" * 101)), "components.0.description"),
    "label of nothing": (form(label(None)), "components.0.component"),
    "label of a text": (form(label(text())), "components.0.component.type"),
    "labelled input with label": (form(label(field(label="x"))), "components.0.component.label"),
    "input style": (form(label(field(style=3))), "components.0.component.style"),
    "input placeholder": (form(label(field(placeholder="p" * 101))), "components.0.component.placeholder"),
    "input min": (form(label(field(min_length=4001))), "components.0.component.min_length"),
    "input max": (form(label(field(max_length=0))), "components.0.component.max_length"),
    "input min above max": (form(label(field(min_length=5, max_length=4))), "components.0.component.max_length"),
    "input value": (form(label(field(max_length=3, value="long"))), "components.0.component.value"),
    "select disabled": (form(label(select(disabled=True))), "components.0.component.disabled"),
    "required select of none": (form(label(select(min_values=0))), "components.0.component.min_values"),
    "select options": (form(label(select(options=[]))), "components.0.component.options"),
    "custom id twice": (form(label(field()), label(field())), "components"),
    "blank text": (form(text("")), "components.0.content"),
    "one radio": (form(label(group(21, options=[option()]))), "components.0.component.options"),
    "eleven checkboxes": (
        form(label(group(22, options=[option(str(n)) for n in range(11)]))),
        "components.0.component.options",
    ),
    "group value twice": (
        form(label(group(22, options=[option("a"), option("a")]))),
        "components.0.component.options.1.value",
    ),
    "input custom id": (form(label(field(custom_id="c" * 101))), "components.0.component.custom_id"),
    "required": (form(label(field(required="yes"))), "components.0.component.required"),
}


@pytest.mark.parametrize("name", REFUSALS)
async def test_forms_that_cannot_be_shown(api: Api, ids: Ids, prompter: Prompter, name: str) -> None:
    data, path = REFUSALS[name]
    interaction = await prompter.unanswered()
    answer = await api.answer(interaction, 9, data)
    assert f"data.{path}" in answer.wrong()
    assert interaction.response_type is None


async def test_every_kind_of_field_comes_back(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    shown = form(
        text("Read this"),
        label(field(value="old", max_length=4000), description="d" * 100, label="l" * 45),
        label(select(custom_id="choice", required=False, min_values=0)),
        label({"type": 5, "custom_id": "who"}),
        label(group(21)),
        title="t" * 45,
    )
    interaction = await prompter.unanswered()
    assert (await api.answer(interaction, 9, shown)).status == 200
    assert interaction.modal is not None
    prompter.answer_with(4, {"content": "thanks", "flags": 64})
    submitted = await local.people.submit(ids.ada, interaction, {"who": ["Boris"], "group": "b"})
    data = prompter.payloads[-1]["data"]
    assert data["custom_id"] == "form"
    read, words, choice, who, radio = data["components"]
    assert read == {"type": 10, "id": 1}
    assert words["component"]["value"] == "old"
    assert choice["component"]["values"] == []
    assert who["component"]["values"] == [str(ids.boris)]
    assert data["resolved"]["users"][str(ids.boris)]["global_name"] == "Boris"
    assert radio["component"]["value"] == "b"
    assert submitted.message is not None
    assert submitted.message["content"] == "thanks"


async def test_the_client_checks_what_is_filled_in(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    interaction = await prompter.unanswered()
    await api.answer(interaction, 9, form(label(field(min_length=3, max_length=5)), label(select(custom_id="c"))))
    wrong: tuple[dict[str, str | list[str]], ...] = (
        {"c": ["a"]},
        {"words": "ab", "c": ["a"]},
        {"words": "abcdef", "c": ["a"]},
        {"words": "abc"},
        {"words": "abc", "c": ["z"]},
        {"words": "abc", "c": ["a", "b"]},
        {"words": "abc", "c": ["a"], "other": "x"},
    )
    for values in wrong:
        with pytest.raises(ClientRefused):
            await local.people.submit(ids.ada, interaction, values)
    with pytest.raises(ClientRefused, match="no form is open"):
        await local.people.submit(ids.boris, interaction, {"words": "abc", "c": ["a"]})


async def test_a_form_cannot_answer_a_form(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    opened = await prompter.unanswered()
    await api.answer(opened, 9, form(label(field())))
    submitting = asyncio.create_task(local.people.submit(ids.ada, opened, {"words": "x"}))
    await asyncio.sleep(0)
    submitted: Interaction = list(local.world.interactions.values())[-1]
    assert "type" in (await api.answer(submitted, 9, form(label(field())))).wrong()
    local_clock: Any = local.world.clock
    local_clock.advance(3.5)
    with pytest.raises(InteractionFailed):
        await submitting
