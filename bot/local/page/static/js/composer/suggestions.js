/** What the box suggests for what is being typed into it: commands, people, channels. */

import { avatar } from "../widgets/avatars.js";
import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { channelIcon } from "../base/kinds.js";
import { channel, state } from "../base/state.js";

const MOST = 10;

/** The commands that can be used in the channel shown. */
export function commandsHere() {
  const offered = new Set(channel(state.channel).commands);
  return state.world.commands.filter((command) => offered.has(command.command));
}

/** What to show for a command being typed (without its slash): those that begin so, then those that hold it. */
export function commandSuggestions(words) {
  const rank = ({ name }) => (name.startsWith(words) ? 0 : name.includes(words) ? 1 : 2);
  const found = commandsHere().filter((command) => rank(command) < 2);
  found.sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
  const known = state.world.commands.length;
  return {
    title: state.world.app.name,
    description: "Commands",
    entries: found.map(commandEntry),
    empty: known ? "No command matches." : "The bot offers no commands yet. Is it running?",
  };
}

function commandEntry(command) {
  const names = command.options.map((spec) =>
    el("span", { class: spec.required ? "needed-option" : "", text: spec.label }),
  );
  return {
    value: command.path,
    label: `/${command.name}`,
    description: command.description,
    extra: el("span", { class: "option-names" }, ...names),
    lead: avatar({ ...state.world.app, bot: true }, "small"),
  };
}

/** The mention being typed before the caret, as `{mark, words}`, or null. */
export function mentionTyped(before) {
  const found = /(?:^|\s)([@#])([^\s@#]*)$/.exec(before);
  return found && { mark: found[1], words: found[2] };
}

/** What to show for a mention being typed, or null if nothing fits. */
export function mentionSuggestions({ mark, words }) {
  const known = mark === "@" ? state.world.users : state.world.channels.filter((each) => each.type !== 1);
  const found = known.filter((each) => each.name.toLowerCase().startsWith(words.toLowerCase())).slice(0, MOST);
  const lead = (each) => (mark === "@" ? avatar(each, "tiny") : icon(channelIcon(each)));
  const entries = found.map((each) => ({ value: each.id, label: each.name, lead: lead(each) }));
  return entries.length ? { title: mark === "@" ? "People" : "Channels", entries } : null;
}

/** A text as it is sent: names after @ and # as mentions. */
export function withMentions(words) {
  const mention = (known, mark) => (whole, gap, name) => {
    const found = known.find((each) => each.name === name);
    return found ? `${gap}<${mark}${found.id}>` : whole;
  };
  return words
    .replace(/(^|\s)@([^\s@]+)/g, mention(state.world.users, "@"))
    .replace(/(^|\s)#([^\s#]+)/g, mention(state.world.channels, "#"));
}
