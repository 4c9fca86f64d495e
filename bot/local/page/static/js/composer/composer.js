/** The box at the bottom: messages, and slash commands. */

import { Refused } from "../base/api.js";
import { CommandLine } from "./commandline.js";
import { act } from "../base/deeds.js";
import { attribute, el } from "../base/dom.js";
import { showFailure } from "./failures.js";
import { hint, noteCommandSent } from "./hint.js";
import { icon } from "../base/icons.js";
import { isForum } from "../base/kinds.js";
import { makePicker } from "./picker.js";
import { channel, emit, loadWorld, on, state } from "../base/state.js";
import { commandSuggestions, commandsHere, mentionSuggestions, mentionTyped, withMentions } from "./suggestions.js";
import { toPresent } from "../messages/timeline.js";

const LONGEST = 2000;

const text = el("textarea", {
  class: "typing",
  rows: 1,
  autocomplete: "off",
  spellcheck: true,
  maxlength: LONGEST,
  "aria-label": "Message",
  enterkeyhint: "send",
  data: { testid: "composer" },
});
const fault = el("p", { class: "composer-fault", role: "alert", data: { testid: "composer-fault" } });
const send = el(
  "button",
  { type: "button", class: "round send", "aria-label": "Send", data: { testid: "send" } },
  icon("send"),
);
const slot = el("div", { class: "slot" }, text);
const box = el("div", { class: "composer-box" }, slot, send);
const status = el("p", { class: "composer-status", role: "status" });
const picker = makePicker();

const drafts = new Map();

let line = null;
let drafted = null;

/** The element of the box and what is around it. */
export const composer = el(
  "div",
  { class: "composer" },
  hint,
  picker.node,
  box,
  el("div", { class: "composer-foot" }, fault, status),
);

const host = {
  picker,
  place: () => state.channel,
  showFault: (words) => (fault.textContent = words),
  cancel: (words) => useText(words),
  send: sendCommand,
};

/** Listens to the keyboard from now on. */
export function startComposer() {
  text.addEventListener("input", typed);
  text.addEventListener("keydown", key);
  text.addEventListener("blur", () => picker.hide());
  text.addEventListener("focus", typed);
  send.addEventListener("click", () => (line ? line.submit() : submitText()));
  box.addEventListener("click", (event) => event.target === slot && (line ?? text).focus());
  on("command", startCommand);
  on("channel", changeDraft);
  on("world", refresh);
  document.addEventListener("keydown", startTyping);
}

function startTyping(event) {
  const free = document.activeElement === document.body || document.activeElement?.closest(".scroller, .message");
  const plain = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (free && plain && !document.activeElement.closest("button, input") && event.key !== " ") (line ?? text).focus();
}

/** What was typed stays with its channel; a command half filled in is put away. */
function changeDraft() {
  if (drafted !== state.channel) {
    drafts.set(drafted, line ? "" : text.value);
    drafted = state.channel;
    putText(drafts.get(drafted) ?? "");
  }
  refresh();
}

function refresh() {
  const known = channel(state.channel);
  if (!known) return;
  const closed = closedBecause(known);
  text.disabled = Boolean(closed);
  text.placeholder = closed ?? invitation(known);
  box.classList.toggle("closed", Boolean(closed));
}

function invitation(known) {
  if (isForum(known)) return `New post in ${known.name}`;
  return `Message ${known.type === 1 ? "@" : "#"}${known.name}`;
}

function closedBecause(known) {
  if (known.locked) return "This thread is locked.";
  return known.writable || known.commands.length
    ? null
    : "You do not have permission to send messages in this channel.";
}

function typed() {
  fault.textContent = "";
  fit();
  const words = text.value;
  const complete = /^\/(.+) $/.exec(words);
  const exact = complete && commandsHere().find((command) => command.name === complete[1]);
  if (exact && !commandsHere().some((command) => command.name.startsWith(`${complete[1]} `)))
    startCommand(exact.path);
  else if (/^\/[^\n]*$/.test(words)) suggestCommands(words.slice(1).toLowerCase());
  else suggestMentions();
}

function suggestCommands(words) {
  picker.show({ ...commandSuggestions(words), onPick: (entry) => startCommand(entry.value) });
}

const mention = () => mentionTyped(text.value.slice(0, text.selectionStart));

function suggestMentions() {
  const found = mention();
  const shown = found && mentionSuggestions(found);
  if (shown) picker.show({ ...shown, onPick: (entry) => complete(found, entry) });
  else picker.hide();
}

function complete({ mark, words }, entry) {
  const at = text.selectionStart;
  text.setRangeText(`${mark}${entry.label} `, at - words.length - 1, at, "end");
  typed();
}

function key(event) {
  if (event.isComposing) return;
  if (picker.isOpen() && (picker.key(event) || (event.key === "Tab" && pickActive(event)))) return;
  if (event.key === "Escape") picker.hide();
  else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submitText();
  }
}

function pickActive(event) {
  const entry = picker.active();
  if (!entry) return false;
  event.preventDefault();
  if (text.value.startsWith("/")) startCommand(entry.value);
  else complete(mention(), entry);
  return true;
}

function startCommand(path) {
  const command = commandsHere().find((each) => each.path === path);
  if (!command) return emit("notice", `/${path} cannot be used here.`);
  fault.textContent = "";
  line = new CommandLine(command, host);
  slot.replaceChildren(line.node);
  text.value = "";
  emit("commanding");
  return line.focus();
}

function useText(words) {
  putText(words);
  text.focus();
  typed();
}

function putText(words) {
  line = null;
  fault.textContent = "";
  picker.hide();
  slot.replaceChildren(text);
  text.value = words;
  fit();
  emit("commanding");
}

function fit() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
}

async function submitText() {
  const words = text.value.trim();
  if (!words) return;
  if (words.startsWith("/") && picker.active()) return startCommand(picker.active().value);
  text.value = "";
  typed();
  toPresent();
  try {
    const kind = isForum(channel(state.channel)) ? "post" : "say";
    const { channel: opened } = await act({ kind, channel: state.channel, text: withMentions(words) });
    if (opened) await enter(opened);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!text.value) text.value = words;
    fault.textContent = error.message;
  }
}

async function enter(post) {
  await loadWorld();
  emit("go", { channel: post, stay: true });
}

async function sendCommand(command, options) {
  const place = state.channel;
  useText("");
  toPresent();
  noteCommandSent();
  status.textContent = `Sending /${command.name}…`;
  attribute(box, "aria-busy", "true");
  try {
    await act({ kind: "slash", channel: place, command: command.path, options });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    showFailure(place, command, error.message);
  } finally {
    status.textContent = "";
    attribute(box, "aria-busy", null);
  }
}
