"""Limits of forms (modals)."""

from __future__ import annotations

from bot.local.components import (
    ACTION_ROW,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    kind_of,
)
from bot.local.limits.components import MOST_ID, check_text_display, check_unique
from bot.local.limits.controls import check_custom_id, check_option, check_option_values, check_select
from bot.local.limits.form_body import FormBody
from bot.local.model import Json

_IN_LABEL = (TEXT_INPUT, *sorted(SELECTS), FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
_TOP = (ACTION_ROW, TEXT_DISPLAY, LABEL)
TEXT_LIMIT = 4000


def check_modal(form: FormBody, modal: Json) -> None:
    """Note everything wrong with a form under `form`, the place of the callback's data."""
    form.text(modal, "title", most=45)
    check_custom_id(form, modal)
    components = form.items(modal, "components", 1, 5)
    for index, component in enumerate(components):
        _check_top(form / "components" / index, component)
    check_unique(form / "components", components)


def _type(form: FormBody, component: Json, allowed: tuple[int, ...]) -> bool:
    form.whole(component, "id", 0, MOST_ID)
    listed = ", ".join(str(choice) for choice in allowed)
    message = f'Value of field "type" must be one of ({listed}).'
    return (form / "type").require(kind_of(component) in allowed, "UNION_TYPE_CHOICES", message)


def _check_top(form: FormBody, component: Json) -> None:
    if not _type(form, component, _TOP):
        return
    if component["type"] == TEXT_DISPLAY:
        check_text_display(form, component)
    elif component["type"] == LABEL:
        _check_label(form, component)
    else:
        _check_row(form, component)


def _check_row(form: FormBody, row: Json) -> None:
    for index, component in enumerate(form.items(row, "components", 1, 1)):
        place = form / "components" / index
        if _type(place, component, (TEXT_INPUT,)):
            place.text(component, "label", most=45)
            _check_text_input(place, component)


def _check_label(form: FormBody, label: Json) -> None:
    form.text(label, "label", most=45)
    form.text(label, "description", most=100, required=False)
    component, place = label.get("component"), form / "component"
    if not isinstance(component, dict):
        place.error("BASE_TYPE_REQUIRED", "This field is required")
    elif _type(place, component, _IN_LABEL):
        _check_labelled(place, component)


def _check_labelled(form: FormBody, component: Json) -> None:
    form.flag(component, "required")
    kind = component["type"]
    if kind == TEXT_INPUT:
        (form / "label").require(
            component.get("label") is None, "TEXT_INPUT_LABEL_NOT_ALLOWED", "The label stands on the Label"
        )
        _check_text_input(form, component)
    elif kind in SELECTS:
        _check_modal_select(form, component)
    elif kind == CHECKBOX:
        check_custom_id(form, component)
        form.flag(component, "default")
    elif kind == FILE_UPLOAD:
        check_custom_id(form, component)
        form.whole(component, "min_values", 0, 10)
        form.whole(component, "max_values", 1, 10)
    else:
        _check_group(form, component)


def _check_modal_select(form: FormBody, select: Json) -> None:
    check_select(form, select)
    (form / "disabled").require(
        not select.get("disabled"), "MODAL_COMPONENT_DISABLED", "A form's components cannot be disabled"
    )
    _check_required(form, select)


def _check_required(form: FormBody, component: Json) -> None:
    optional = component.get("required") is False or component.get("min_values") != 0
    (form / "min_values").require(
        optional, "NUMBER_TYPE_MIN", "int value should be greater than or equal to 1 where an answer is required."
    )


def _check_group(form: FormBody, group: Json) -> None:
    radio = group["type"] == RADIO_GROUP
    check_custom_id(form, group)
    options = form.items(group, "options", 2 if radio else 1, 10)
    for index, option in enumerate(options):
        check_option(form / "options" / index, option)
    check_option_values(form / "options", options)
    if not radio:
        form.whole(group, "min_values", 0, 10)
        form.whole(group, "max_values", 1, 10)
        _check_required(form, group)


def _check_text_input(form: FormBody, text_input: Json) -> None:
    check_custom_id(form, text_input)
    form.one_of(text_input, "style", (1, 2))
    form.flag(text_input, "required")
    form.text(text_input, "placeholder", most=100, required=False)
    least = form.whole(text_input, "min_length", 0, TEXT_LIMIT, default=0)
    most = form.whole(text_input, "max_length", 1, TEXT_LIMIT, default=TEXT_LIMIT)
    if least is None or most is None:
        return
    (form / "max_length").require(
        least <= most, "TEXT_INPUT_MIN_LENGTH_EXCEEDS_MAX_LENGTH", "max_length must not be below min_length"
    )
    form.text(text_input, "value", most=most, least=0, required=False)
