/** What a newcomer should do first. */

import { el, isPhone } from "../base/dom.js";
import { emit, log, on, state } from "../base/state.js";

const FIRST = "play";
const key = () => `started:${state.world.me.id}`;

const command = el("button", { type: "button", class: "hint-command", data: { testid: "hint-command" } });
const words = el("p", {});

/** The element of the hint. */
export const hint = el("aside", { class: "hint", hidden: true, data: { testid: "hint" } }, words);

/** Shows the hint until this person has sent a command or the bot has written in the channel. */
export function startHint() {
  command.addEventListener("click", () => emit("command", command.dataset.path));
  on("world", refresh);
  on("message", refresh);
  on("log", refresh);
  on("commanding", refresh);
}

/** From now on this person needs no hint. */
export function noteCommandSent() {
  localStorage.setItem(key(), "yes");
  refresh();
}

/** Whether there is something better to do than to begin: the person has, or the bot has written here. */
function hasBegun() {
  return localStorage.getItem(key()) === "yes" || log(state.channel ?? "").list.some((message) => message.author.bot);
}

function refresh() {
  hint.hidden = hasBegun();
  if (hint.hidden) return;
  const { me, commands, app } = state.world;
  const first = commands.find((each) => each.path === FIRST) ?? commands[0];
  if (document.querySelector(".command-line"))
    words.textContent = `Now ${sendNote()} to send it, or add options first.`;
  else if (first) invite(me, first);
  else
    words.textContent = `You are ${me.name}. ${app.name} is not here yet: its commands appear as soon as it has started.`;
}

const sendNote = () => (isPhone() ? "tap the arrow" : "press Enter");

function invite(me, first) {
  command.textContent = `/${first.name}`;
  command.dataset.path = first.path;
  words.replaceChildren(`You are ${me.name}. Type `, command, " in the box below to begin.");
}
