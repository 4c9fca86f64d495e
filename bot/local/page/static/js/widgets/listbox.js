/** A list one chooses from by keyboard, mouse or touch. */

import { el } from "../base/dom.js";

let counter = 0;

/**
 * A listbox. `entries` are `{value, label, description?, lead?, disabled?, selected?, note?}`; `onPick(entry)` is called
 * when one is chosen. The returned object has `node`, `show(entries, {empty, start})`, `key(event)`, which returns
 * whether the list used the key, and `active()`.
 */
export function listbox({ label, onPick, multiple = false, testid = "option", follow = null }) {
  const node = el("div", {
    class: "listbox",
    role: "listbox",
    tabindex: "-1",
    "aria-label": label,
    id: `list-${++counter}`,
  });
  if (multiple) node.setAttribute("aria-multiselectable", "true");
  let entries = [];
  let active = -1;

  const options = () => [...node.querySelectorAll("[role=option]")];
  const mark = (index) => {
    active = index;
    options().forEach((option, at) => option.classList.toggle("active", at === index));
    (follow ?? node).setAttribute("aria-activedescendant", options()[index]?.id ?? "");
  };
  const walk = (index) => {
    mark(index);
    options()[index]?.scrollIntoView({ block: "nearest" });
  };
  const pick = (index) => entries[index] && !entries[index].disabled && onPick(entries[index]);

  function row(entry, index) {
    const box = multiple ? el("span", { class: "box", "aria-hidden": "true" }) : null;
    const lead = entry.lead ? el("span", { class: "lead" }, entry.lead) : null;
    const words = el(
      "span",
      { class: "words" },
      el("span", { class: "name", text: entry.label }),
      entry.extra ?? null,
      entry.description ? el("span", { class: "description", text: entry.description }) : null,
    );
    const option = el(
      "div",
      {
        role: "option",
        id: `${node.id}-${index}`,
        "aria-selected": String(Boolean(entry.selected)),
        data: { testid, value: entry.value, label: entry.label },
      },
      lead,
      words,
      entry.note ? el("span", { class: "note", text: entry.note }) : null,
      box,
    );
    if (entry.disabled) option.setAttribute("aria-disabled", "true");
    option.addEventListener("mousedown", (event) => event.preventDefault());
    option.addEventListener("pointermove", () => index !== active && mark(index));
    option.addEventListener("click", () => pick(index));
    return option;
  }

  function show(next, { empty = "Nothing to choose.", start = 0 } = {}) {
    entries = next;
    const scroll = node.scrollTop;
    node.replaceChildren(...(entries.length ? entries.map(row) : [el("div", { class: "empty", text: empty })]));
    node.scrollTop = scroll;
    walk(Math.min(start, entries.length - 1));
  }

  function key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length)
      walk(active < 0 ? (step > 0 ? 0 : entries.length - 1) : (active + step + entries.length) % entries.length);
    else if (event.key === "Home" && event.target === node) walk(0);
    else if (event.key === "End" && event.target === node) walk(entries.length - 1);
    else if (active >= 0 && (event.key === "Enter" || (event.key === " " && event.target === node))) pick(active);
    else return false;
    event.preventDefault();
    return true;
  }

  return { node, show, key, active: () => entries[active] ?? null, index: () => active };
}
