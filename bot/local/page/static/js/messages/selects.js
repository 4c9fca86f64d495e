/** Select menus: of given options, of people, roles and channels; with one choice or several. */

import { attribute, el, isPhone } from "../base/dom.js";
import { emoji, icon } from "../base/icons.js";
import { listbox } from "../widgets/listbox.js";
import { channelIcon } from "../base/kinds.js";
import { openPopup } from "../widgets/popup.js";
import { avatar } from "../widgets/avatars.js";
import { state } from "../base/state.js";

const SEARCH_FROM = 12;
const DEFAULT_PLACEHOLDER = "Make a selection";

/** How a select component is made and brought up to date. */
export const selectMenu = { make, update };

function make(deeds) {
  const button = el("button", {
    class: "select",
    type: "button",
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    data: { testid: "select" },
  });
  const node = el("div", { class: "select-wrap" }, button);
  node.chosen = [];
  button.addEventListener("click", () => (node.menu ? node.menu.close() : open(node, deeds)));
  button.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && !node.menu) {
      event.preventDefault();
      open(node, deeds);
    }
  });
  return node;
}

function update(node, spec) {
  const button = node.firstElementChild;
  node.chosen = options(spec)
    .filter((option) => option.default)
    .map((option) => option.value);
  attribute(button, "data-custom-id", spec.custom_id);
  attribute(button, "data-placeholder", placeholder(spec));
  attribute(button, "aria-label", placeholder(spec));
  button.disabled = Boolean(spec.disabled);
  show(node);
  node.menu?.refresh();
}

const placeholder = (spec) => spec.placeholder || DEFAULT_PLACEHOLDER;

/** What the menu offers, as options with value, label, description, lead and default. */
function options(spec) {
  const preset = new Set((spec.default_values ?? []).map((each) => each.id));
  const entry = (value, label, lead) => ({ value, label, lead, default: preset.has(value) });
  const people = () => state.world.users.map((each) => entry(each.id, each.name, () => avatar(each, "tiny")));
  const roles = () => state.world.roles.map((role) => entry(role.id, role.name, () => icon("at")));
  if (spec.type === 3)
    return spec.options.map((option) => ({ ...option, lead: option.emoji && (() => emoji(option.emoji)) }));
  if (spec.type === 5) return people();
  if (spec.type === 6) return roles();
  return spec.type === 7
    ? [...people(), ...roles()]
    : channels(spec).map((each) => entry(each.id, each.name, () => icon(channelIcon(each))));
}

function channels(spec) {
  const types = spec.channel_types ?? [];
  return state.world.channels.filter((each) => each.type !== 1 && (!types.length || types.includes(each.type)));
}

const bounds = (spec) => ({ min: spec.min_values ?? 1, max: spec.max_values ?? 1 });

function show(node) {
  const picked = options(node.spec).filter((option) => node.chosen.includes(option.value));
  const text = picked.length ? picked.map((option) => option.label).join(", ") : placeholder(node.spec);
  const lead = picked.length === 1 && picked[0].lead ? el("span", { class: "lead" }, picked[0].lead()) : null;
  const button = node.firstElementChild;
  button.classList.toggle("unset", !picked.length);
  button.replaceChildren(...[lead, el("span", { class: "select-text", text }), icon("chevron")].filter(Boolean));
}

function open(node, deeds) {
  const { max } = bounds(node.spec);
  const draft = new Set(node.chosen);
  const search =
    options(node.spec).length >= SEARCH_FROM
      ? el("input", { class: "field search", type: "search", placeholder: "Search", "aria-label": "Search" })
      : null;
  const done = el("button", {
    class: "button primary done",
    type: "button",
    text: "Done",
    data: { testid: "select-done" },
  });
  const count = el("span", { class: "count" });
  const footer = max > 1 || bounds(node.spec).min === 0 ? el("div", { class: "select-footer" }, count, done) : null;
  const list = listbox({ label: placeholder(node.spec), multiple: max > 1, onPick: (entry) => pick(entry.value) });
  let commit = false;

  const finish = () => {
    commit = true;
    menu.close();
  };
  function pick(value) {
    if (max > 1) draft.has(value) ? draft.delete(value) : draft.add(value);
    else if (bounds(node.spec).min === 0 && draft.has(value)) draft.delete(value);
    else return choose(value);
    redraw();
  }
  function choose(value) {
    draft.clear();
    draft.add(value);
    finish();
  }
  function redraw(start = Math.max(list.index(), 0)) {
    const words = (search?.value ?? "").trim().toLowerCase();
    const { min, max: most } = bounds(node.spec);
    const offered = options(node.spec);
    for (const value of draft) if (!offered.some((option) => option.value === value)) draft.delete(value);
    const shown = offered.filter((option) => option.label.toLowerCase().includes(words));
    list.show(
      shown.map((option) => entryOf(option, draft, most)),
      { start, empty: "No match" },
    );
    count.textContent =
      draft.size < min ? `Choose ${min === most ? "" : "at least "}${min}` : `${draft.size} of ${most} chosen`;
    done.disabled = draft.size < min;
  }
  done.addEventListener("click", finish);
  search?.addEventListener("input", () => redraw(0));
  const body = el("div", { class: "select-body" }, search, list.node, footer);
  body.addEventListener("keydown", (event) => list.key(event));
  const popup = openPopup({
    anchor: node.firstElementChild,
    body,
    title: placeholder(node.spec),
    className: "select-popup",
    onClose: () => closed(node, deeds, [...draft], commit || max > 1),
  });
  const menu = { close: popup.close, refresh: redraw };
  node.menu = menu;
  node.firstElementChild.setAttribute("aria-expanded", "true");
  redraw(
    Math.max(
      0,
      options(node.spec).findIndex((option) => draft.has(option.value)),
    ),
  );
  (search && !isPhone() ? search : list.node).focus({ preventScroll: true });
  popup.place();
}

function entryOf(option, draft, max) {
  const selected = draft.has(option.value);
  return { ...option, lead: option.lead?.(), selected, disabled: !selected && max > 1 && draft.size >= max };
}

function closed(node, deeds, draft, commit) {
  node.menu = null;
  node.firstElementChild.setAttribute("aria-expanded", "false");
  const changed = draft.length !== node.chosen.length || draft.some((value) => !node.chosen.includes(value));
  if (!commit || !changed || draft.length < bounds(node.spec).min) return;
  const order = options(node.spec).map((option) => option.value);
  node.chosen = draft.sort((one, other) => order.indexOf(one) - order.indexOf(other));
  show(node);
  deeds.press(node.firstElementChild, node.spec, node.chosen);
}
