/** The forms ("modals") a bot asks a person to fill in. */

import { sync } from "./components.js";
import { act } from "../base/deeds.js";
import { openDialog } from "../widgets/dialogs.js";
import { el } from "../base/dom.js";
import { avatar } from "../widgets/avatars.js";
import { markdown } from "../text/markdown.js";
import { on, state } from "../base/state.js";

const PARAGRAPH = 2;
const [TEXT, RADIOS, CHECKBOXES, CHECKBOX] = [4, 21, 22, 23];
/** What can be filled in here, by its type: a text, one of the selects, or boxes to tick. */
const FIELDS = new Set([3, TEXT, 5, 6, 7, 8, RADIOS, CHECKBOXES, CHECKBOX]);

/** Opens forms from now on. */
export function startForms() {
  on("modal", openForm);
}

function openForm({ modal, interaction }) {
  const fields = modal.components.flatMap(fieldsOf);
  openDialog({
    title: modal.title,
    testid: "modal",
    lead: avatar({ name: state.world.app.name, bot: true }, "small"),
    body: fields.map((field) => field.node),
    confirm: "Submit",
    onConfirm: async () => {
      const inputs = fields.filter((field) => field.check);
      const faulty = inputs.filter((field) => !field.check());
      faulty[0]?.focus();
      if (faulty.length) throw new Error("Please look at the fields marked.");
      const values = Object.fromEntries(inputs.map((field) => [field.id, field.value()]));
      await act({ kind: "submit", interaction, values });
    },
  });
}

function fieldsOf(spec) {
  if (spec.type === 10) return [{ node: markdown(spec.content) }];
  if (spec.type === 18) return [labelled(spec, spec.component)];
  if (spec.type === 1)
    return spec.components.map((inner) => labelled({ label: inner.label ?? inner.placeholder ?? "" }, inner));
  return [];
}

function labelled({ label, description }, spec) {
  if (!FIELDS.has(spec.type))
    return { node: el("div", { class: "undrawn", text: `${label}: unknown field ${spec.type}` }) };
  const input = inputOf(spec);
  const error = el("span", { class: "form-error" });
  const required = spec.required !== false && spec.type !== CHECKBOX;
  const name = el(
    "span",
    { class: "form-label" },
    label,
    required ? el("span", { class: "needed", text: " *", title: "Needed" }) : null,
  );
  const note = description ? el("span", { class: "form-note", text: description }) : null;
  const node = el(
    input.boxes ? "fieldset" : "label",
    { class: "form-field", data: { testid: "modal-field", label, customId: spec.custom_id } },
    name,
    note,
    input.node,
    input.counter ?? null,
    error,
  );
  const check = () => {
    error.textContent = input.fault(required) ?? "";
    return !error.textContent;
  };
  return { node, id: spec.custom_id, value: input.value, focus: input.focus, check };
}

function inputOf(spec) {
  if (spec.type === TEXT) return textInput(spec);
  return spec.type >= RADIOS ? tickInput(spec) : choiceInput(spec);
}

function tickInput(spec) {
  const alone = spec.type === CHECKBOX;
  const boxes = alone ? [tickBox(spec, { default: spec.default })] : spec.options.map((each) => tickBox(spec, each));
  const node = el("div", { class: "form-ticks" }, ...boxes.map((box) => box.node));
  const ticked = () => boxes.filter((box) => box.input.checked).map((box) => box.input.value);
  const value = () => (alone ? String(boxes[0].input.checked) : ticked());
  const fault = (required) => {
    if (required && !ticked().length) return "Please choose.";
    return !alone && ticked().length > (spec.max_values ?? boxes.length) ? `At most ${spec.max_values}.` : null;
  };
  return { node, boxes: true, value, focus: () => boxes[0].input.focus(), fault };
}

function tickBox(spec, option) {
  const input = el("input", {
    type: spec.type === RADIOS ? "radio" : "checkbox",
    name: spec.custom_id,
    value: option.value ?? "true",
  });
  input.checked = Boolean(option.default);
  const note = option.description ? el("span", { class: "form-note", text: option.description }) : null;
  const told = el("span", { class: "tick-told" }, el("span", { text: option.label ?? "" }), note);
  return { input, node: el("label", { class: "tick", data: { testid: "tick", value: input.value } }, input, told) };
}

function textInput(spec) {
  const tall = spec.style === PARAGRAPH;
  const limits = { maxlength: spec.max_length, "aria-required": String(spec.required !== false) };
  const node = el(tall ? "textarea" : "input", {
    class: "field",
    value: spec.value ?? "",
    placeholder: spec.placeholder ?? "",
    autocomplete: "off",
    ...(tall ? { rows: 4 } : { type: "text" }),
    ...limits,
  });
  const counter = spec.max_length ? el("span", { class: "counter" }) : null;
  const countUp = () => counter && (counter.textContent = `${node.value.length}/${spec.max_length}`);
  node.addEventListener("input", countUp);
  countUp();
  const fault = (required) => {
    if (required && !node.value) return "This field is needed.";
    return node.value && node.value.length < (spec.min_length ?? 0)
      ? `At least ${spec.min_length} characters.`
      : null;
  };
  return { node, counter, value: () => node.value, focus: () => node.focus(), fault };
}

function choiceInput(spec) {
  const node = el("div", { class: "form-choice" });
  sync(node, [spec], { press: () => {} });
  const select = node.firstElementChild;
  const fault = (required) => (required && !select.chosen.length ? "Please choose." : null);
  return { node, value: () => select.chosen, focus: () => select.firstElementChild.focus(), fault };
}
