/** The list above the box: commands, options' values, people to mention. */

import { el } from "../base/dom.js";
import { listbox } from "../widgets/listbox.js";

/**
 * A picker. `show({title, description, entries, empty, start,
 * onPick})` opens it, `hide()` closes it, `key(event)` returns whether it used the key.
 */
export function makePicker() {
  let onPick = () => {};
  const title = el("span", { class: "picker-title" });
  const description = el("span", { class: "picker-description" });
  const list = listbox({ label: "Suggestions", testid: "picker-item", onPick: (entry) => onPick(entry) });
  const node = el(
    "div",
    { class: "picker", hidden: true, data: { testid: "picker" } },
    el("div", { class: "picker-head" }, title, description),
    list.node,
  );

  function show(shown) {
    onPick = shown.onPick ?? (() => {});
    title.textContent = shown.title;
    description.textContent = shown.description ?? "";
    list.node.hidden = !shown.entries.length && !shown.empty;
    list.show(shown.entries, { empty: shown.empty, start: shown.start ?? 0 });
    node.hidden = false;
  }
  const hide = () => {
    node.hidden = true;
    list.show([]);
  };
  return {
    node,
    show,
    hide,
    active: list.active,
    isOpen: () => !node.hidden,
    key: (event) => !node.hidden && list.key(event),
  };
}
