/** The forms ("modals") a bot asks a person to fill in. */

import { sync } from "./components.js";
import { act } from "../base/deeds.js";
import { openDialog } from "../widgets/dialogs.js";
import { el } from "../base/dom.js";
import { avatar } from "../widgets/avatars.js";
import { markdown } from "../text/markdown.js";
import { on, state } from "../base/state.js";

const PARAGRAPH = 2;
/** What can be filled in here, by its type: a text, or one of the selects. */
const FIELDS = new Set([3, 4, 5, 6, 7, 8]);

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
  const input = spec.type === 4 ? textInput(spec) : choiceInput(spec);
  const error = el("span", { class: "form-error" });
  const required = spec.required !== false;
  const name = el(
    "span",
    { class: "form-label" },
    label,
    required ? el("span", { class: "needed", text: " *", title: "Needed" }) : null,
  );
  const note = description ? el("span", { class: "form-note", text: description }) : null;
  const node = el(
    "label",
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
