/** A slash command being filled in: its name, a chip for each option, and what is suggested for the one being typed. */

import { el } from "../base/dom.js";
import { Field } from "./field.js";
import { kindNote } from "./options.js";

/**
 * The line for one command. `host` has `picker`, `place()` (the channel), `send(command, options)`, `cancel(text)` and
 * `showFault(text)`.
 */
export class CommandLine {
  constructor(command, host) {
    this.command = command;
    this.host = host;
    this.fields = [];
    this.tail = el("input", {
      class: "chip-tail",
      autocomplete: "off",
      spellcheck: false,
      role: "combobox",
      "aria-label": "More options",
      data: { testid: "command-tail" },
    });
    this.chips = el("span", { class: "chips" });
    this.node = el(
      "div",
      {
        class: "command-line",
        role: "group",
        "aria-label": `/${command.name}`,
        data: { testid: "command-line", command: command.path },
      },
      el("span", { class: "command-path", text: `/${command.name}` }),
      this.chips,
      this.tail,
    );
    this.node.addEventListener("keydown", (event) => this.key(event));
    this.tail.addEventListener("input", () => this.tailChanged());
    this.tail.addEventListener("focus", () => this.tailChanged());
    command.options.filter((spec) => spec.required).forEach((spec) => this.add(spec));
    this.paintTail();
  }

  place() {
    return { channel: this.host.place(), command: this.command.path };
  }

  add(spec) {
    const field = new Field(spec, this);
    this.fields.push(field);
    this.chips.append(field.node);
    this.paintTail();
    return field;
  }

  remove(field) {
    this.fields = this.fields.filter((each) => each !== field);
    field.node.remove();
    this.paintTail();
    this.faultsChanged();
    this.focus();
  }

  unused() {
    return this.command.options.filter((spec) => !this.fields.some((field) => field.spec.name === spec.name));
  }

  paintTail() {
    const left = this.unused().length;
    this.tail.placeholder = left ? `+${left} optional` : "";
    this.tail.classList.toggle("lonely", !left);
  }

  focus() {
    const open = this.fields.find((field) => !field.text);
    (open?.input ?? this.tail).focus();
  }

  focused() {
    return this.fields.find((field) => field.input === document.activeElement) ?? null;
  }

  fieldDone() {
    this.focus();
  }

  suggestionsChanged(field) {
    if (this.focused() !== field) return;
    const { spec } = field;
    this.host.picker.show({
      title: spec.label,
      description: `${spec.description} (${spec.required ? "" : "optional, "}${kindNote(spec)})`,
      entries: field.entries,
      empty: field.empty,
      onPick: (entry) => field.pick(entry),
    });
  }

  tailChanged() {
    if (document.activeElement !== this.tail) return;
    const words = this.tail.value.replace(/:$/, "").trim().toLowerCase();
    const found = this.unused().filter((spec) => spec.label.toLowerCase().startsWith(words));
    if (this.tail.value.endsWith(":") && found.length) return this.addOption(found[0].name);
    this.host.picker.show({
      title: `/${this.command.name}`,
      description: this.command.description,
      entries: found.map((spec) => ({
        value: spec.name,
        label: spec.label,
        description: spec.description,
        note: "optional",
      })),
      start: words ? 0 : -1,
      onPick: (entry) => this.addOption(entry.value),
    });
  }

  addOption(name) {
    this.tail.value = "";
    this.add(this.unused().find((spec) => spec.name === name)).input.focus();
  }

  key(event) {
    const field = this.focused();
    const handled = {
      Tab: () => this.tab(field, event),
      Enter: () => this.enter(field, event),
      Backspace: () => this.back(field),
      Escape: () => this.host.cancel(""),
    };
    if (event.isComposing) return;
    if (handled[event.key]) {
      if (handled[event.key]() !== false) event.preventDefault();
    } else if (event.key.startsWith("Arrow")) this.host.picker.key(event);
  }

  tab(field, event) {
    if (event.shiftKey) return this.step(field, -1);
    if (this.wouldPick(field)) return this.host.picker.active() && this.pickActive();
    if (!field && this.unused().length) return this.addOption(this.unused()[0].name);
    return this.step(field, 1);
  }

  step(field, by) {
    const stops = [...this.fields.map((each) => each.input), this.tail];
    const next = stops[stops.indexOf(field?.input ?? this.tail) + by];
    if (!next) return false;
    next.focus();
    return true;
  }

  wouldPick(field) {
    const active = this.host.picker.active();
    return Boolean(active) && (field ? !field.picked : true);
  }

  pickActive() {
    const entry = this.host.picker.active();
    const field = this.focused();
    if (field) field.pick(entry);
    else this.addOption(entry.value);
  }

  enter(field) {
    if (this.wouldPick(field)) this.pickActive();
    else this.submit();
  }

  back(field) {
    if (field ? field.text : this.tail.value) return false;
    if (field && !field.spec.required) this.remove(field);
    else if (field && this.fields.indexOf(field) > 0) this.step(field, -1);
    else if (field || !this.fields.length) this.host.cancel(`/${this.command.name}`);
    else this.fields.at(-1).input.focus();
    return true;
  }

  /** The valid values of all options except one field. */
  values(except = null) {
    const filled = this.fields
      .filter((field) => field !== except)
      .map((field) => [field.spec.name, field.read().value]);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  }

  submit() {
    for (const field of this.fields) field.mark(field.read().fault ?? "");
    const faulty = this.fields.find((field) => field.fault);
    if (faulty) {
      faulty.input.focus();
      this.faultsChanged();
    } else this.host.send(this.command, this.values());
  }

  faultsChanged() {
    this.host.showFault(this.fields.find((field) => field.fault)?.fault ?? "");
  }
}
