/** One option of a slash command, as a chip with its name and a place to type. */

import { act } from "../base/deeds.js";
import { el } from "../base/dom.js";
import { choicesOf, kindNote, valueOf } from "./options.js";

const PAUSE_MS = 120;
const MOST = 25;

/**
 * A chip for an option. `line` is the command line it stands in; it is told when the chip gets the keyboard, when what
 * is suggested changes and when a value was picked.
 */
export class Field {
  constructor(spec, line) {
    this.spec = spec;
    this.line = line;
    this.picked = null;
    this.offered = null;
    this.fault = "";
    this.input = el("input", {
      class: "chip-input",
      autocomplete: "off",
      spellcheck: false,
      role: "combobox",
      "aria-label": `${spec.label}: ${spec.description}`,
      "aria-required": String(spec.required),
      size: 1,
      data: { testid: "option-input", option: spec.name },
    });
    this.node = el(
      "span",
      { class: "chip", data: { testid: "option", option: spec.name } },
      el("span", { class: "chip-name", text: spec.label }),
      this.input,
    );
    this.node.addEventListener("click", () => this.input.focus());
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("focus", () => this.entered());
    this.input.addEventListener("blur", () => this.left());
  }

  get text() {
    return this.input.value;
  }

  typed() {
    this.picked = null;
    this.mark("");
    this.resize();
    this.suggest();
  }

  entered() {
    this.node.classList.add("active");
    this.suggest();
  }

  left() {
    this.node.classList.remove("active");
    clearTimeout(this.timer);
    if (this.text) this.mark(this.read().fault ?? "");
  }

  resize() {
    this.input.size = Math.max(1, Math.min(this.text.length, 28));
  }

  pick(entry) {
    this.picked = { value: entry.value, label: entry.label };
    this.input.value = entry.label;
    this.mark("");
    this.resize();
    this.line.fieldDone(this);
  }

  /** Brings the list of suggestions up to date, asking the bot if the option completes itself. */
  suggest() {
    if (this.spec.autocomplete) this.ask();
    const all = this.spec.autocomplete ? this.offered : choicesOf(this.spec);
    const words = this.picked || this.spec.autocomplete ? "" : this.text.trim().replace(/^[@#]/, "").toLowerCase();
    this.entries = (all ?? []).filter((entry) => entry.label.toLowerCase().includes(words)).slice(0, MOST);
    this.empty = all && !this.entries.length ? "No option matches." : (this.waiting ?? "");
    this.line.suggestionsChanged(this);
  }

  ask() {
    if (this.asked === this.text) return;
    this.asked = this.text;
    clearTimeout(this.timer);
    this.waiting = "Loading options…";
    this.timer = setTimeout(() => this.fetch(this.text), PAUSE_MS);
  }

  async fetch(text) {
    const others = this.line.values(this);
    try {
      const { choices } = await act({
        kind: "autocomplete",
        ...this.line.place(),
        option: this.spec.name,
        text,
        options: others,
      });
      if (this.asked !== text) return;
      this.offered = choices.map((choice) => ({ value: choice.value, label: choice.name }));
      this.waiting = null;
    } catch {
      if (this.asked !== text) return;
      this.offered = null;
      this.asked = null;
      this.waiting = "Loading options failed.";
      this.line.suggestionsChanged(Object.assign(this, { entries: [], empty: this.waiting }));
      return;
    }
    this.suggest();
  }

  /** The value, as `{value}`, `{fault}`, or `{}` for an option left empty. */
  read() {
    if (this.picked) return { value: this.picked.value };
    if (this.text) return valueOf(this.spec, this.text);
    return this.spec.required ? { fault: `${this.spec.label} is needed: ${kindNote(this.spec)}.` } : {};
  }

  mark(fault) {
    this.fault = fault;
    this.node.classList.toggle("faulty", Boolean(fault));
    this.input.setAttribute("aria-invalid", String(Boolean(fault)));
    this.line.faultsChanged();
  }
}
