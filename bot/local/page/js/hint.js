/** What a newcomer should do first. */

import { el, isPhone } from "./dom.js";
import { emit, log, on, state } from "./state.js";

const FIRST = "play";
const key = () => `started:${state.world.me.id}`;

const command = el("button", { type: "button", class: "hint-command", data: { testid: "hint-command" } });
const words = el("p", {});

/** The element of the hint. */
export const hint = el("aside", { class: "hint", hidden: true, data: { testid: "hint" } }, words);

/** Shows the hint until this person has sent a command. */
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

function refresh() {
  const { me, commands, app } = state.world;
  const mine = (message) => message.interaction_metadata?.name && message.interaction_metadata.user.id === me.id;
  hint.hidden = localStorage.getItem(key()) === "yes" || log(state.channel ?? "").list.some(mine);
  if (hint.hidden) return;
  const first = commands.find((each) => each.path === FIRST) ?? commands[0];
  if (document.querySelector(".command-line"))
    words.textContent = isPhone()
      ? "Now tap the arrow to send it, or add options first."
      : "Now press Enter to send it, or add options first.";
  else if (!first)
    words.textContent = `You are ${me.name}. ${app.name} is not here yet: its commands appear as soon as it has started.`;
  else {
    command.textContent = `/${first.name}`;
    command.dataset.path = first.path;
    words.replaceChildren(`You are ${me.name}. Type `, command, " in the box below to begin.");
  }
}
