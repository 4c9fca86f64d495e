/** The box at the bottom: messages, and slash commands. */

import { Refused } from "./api.js";
import { avatar } from "./avatars.js";
import { CommandLine } from "./commandline.js";
import { act } from "./deeds.js";
import { attribute, el } from "./dom.js";
import { hint, noteCommandSent } from "./hint.js";
import { icon } from "./icons.js";
import { makePicker } from "./picker.js";
import { channel, emit, keepMessage, now, on, state } from "./state.js";
import { toPresent } from "./timeline.js";

const EPOCH_MS = 1_420_070_400_000n;
const LONGEST = 2000;

const text = el("textarea", { class: "typing", rows: 1, autocomplete: "off", spellcheck: true, maxlength: LONGEST, "aria-label": "Message", enterkeyhint: "send", data: { testid: "composer" } });
const fault = el("p", { class: "composer-fault", role: "alert", data: { testid: "composer-fault" } });
const send = el("button", { type: "button", class: "round send", "aria-label": "Send", data: { testid: "send" } }, icon("send"));
const slot = el("div", { class: "slot" }, text);
const box = el("div", { class: "composer-box" }, slot, send);
const status = el("p", { class: "composer-status", role: "status" });
const picker = makePicker();

const drafts = new Map();

let line = null;
let drafted = null;

/** The element of the box with what stands around it. */
export const composer = el("div", { class: "composer" }, hint, picker.node, box, el("div", { class: "composer-foot" }, fault, status));

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
  text.placeholder = closed ?? `Message ${known.type === 1 ? "@" : "#"}${known.name}`;
  box.classList.toggle("closed", Boolean(closed));
}

function closedBecause(known) {
  if (known.locked) return "This thread is locked.";
  return known.writable || known.commands.length ? null : "You do not have permission to send messages in this channel.";
}

function commandsHere() {
  const offered = new Set(channel(state.channel).commands);
  return state.world.commands.filter((command) => offered.has(command.command));
}

function typed() {
  fault.textContent = "";
  fit();
  const words = text.value;
  const complete = /^\/(.+) $/.exec(words);
  const exact = complete && commandsHere().find((command) => command.name === complete[1]);
  if (exact && !commandsHere().some((command) => command.name.startsWith(`${complete[1]} `))) startCommand(exact.path);
  else if (/^\/[^\n]*$/.test(words)) suggestCommands(words.slice(1).toLowerCase());
  else suggestMentions();
}

function suggestCommands(words) {
  const rank = (command) => (command.name.startsWith(words) ? 0 : command.name.includes(words) ? 1 : 2);
  const found = commandsHere().filter((command) => rank(command) < 2).sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
  const empty = state.world.commands.length ? "No command matches." : "The bot offers no commands yet. Is it running?";
  picker.show({ title: state.world.app.name, description: "Commands", entries: found.map(commandEntry), empty, onPick: (entry) => startCommand(entry.value) });
}

function commandEntry(command) {
  const extra = el("span", { class: "option-names" }, ...command.options.map((spec) => el("span", { class: spec.required ? "needed-option" : "", text: spec.label })));
  return { value: command.path, label: `/${command.name}`, description: command.description, extra, lead: avatar({ ...state.world.app, bot: true }, "small") };
}

function mentionTyped() {
  return /(?:^|\s)([@#])([^\s@#]*)$/.exec(text.value.slice(0, text.selectionStart));
}

function suggestMentions() {
  const found = mentionTyped();
  if (!found) return picker.hide();
  const [, mark, words] = found;
  const known = mark === "@" ? state.world.users : state.world.channels.filter((each) => each.type !== 1);
  const entries = known.filter((each) => each.name.toLowerCase().startsWith(words.toLowerCase())).slice(0, 10);
  if (!entries.length) return picker.hide();
  const lead = (each) => (mark === "@" ? avatar(each, "tiny") : icon("hash"));
  const shown = entries.map((each) => ({ value: each.id, label: each.name, lead: lead(each) }));
  return picker.show({ title: mark === "@" ? "People" : "Channels", entries: shown, onPick: (entry) => complete(mark, words, entry) });
}

function complete(mark, words, entry) {
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
  else {
    const [, mark, words] = mentionTyped();
    complete(mark, words, entry);
  }
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

function wire(words) {
  const named = (list, name) => list.find((each) => each.name === name);
  return words
    .replace(/(^|\s)@([^\s@]+)/g, (whole, gap, name) => (named(state.world.users, name) ? `${gap}<@${named(state.world.users, name).id}>` : whole))
    .replace(/(^|\s)#([^\s#]+)/g, (whole, gap, name) => (named(state.world.channels, name) ? `${gap}<#${named(state.world.channels, name).id}>` : whole));
}

async function submitText() {
  const words = text.value.trim();
  if (!words) return;
  if (words.startsWith("/") && picker.active()) return startCommand(picker.active().value);
  text.value = "";
  typed();
  toPresent();
  try {
    await act({ kind: "say", channel: state.channel, text: wire(words) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!text.value) text.value = words;
    fault.textContent = error.message;
  }
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

function showFailure(place, command, words) {
  const moment = new Date(now());
  const id = String((BigInt(moment.getTime()) - EPOCH_MS) << 22n);
  const { me, app } = state.world;
  const author = { id: app.id, username: app.name, bot: true };
  const meta = { name: command.name, user: { id: me.id, username: me.name } };
  keepMessage({ id, channel_id: place, author, content: words, timestamp: moment.toISOString(), edited_timestamp: null, flags: 64, type: 20, mentions: [], attachments: [], embeds: [], components: [], interaction_metadata: meta, local: true, failed: true }, Infinity);
}
