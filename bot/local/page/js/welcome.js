/** The beginning of a channel. */

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { channelIcon } from "./mentions.js";

/** What stands above a channel's first message. */
export function welcome(known) {
  const mark = el("div", { class: "welcome-mark" }, icon(channelIcon(known)));
  if (known.type === 1)
    return [
      mark,
      el("h2", { text: known.name }),
      el("p", { text: `This is the beginning of your direct messages with ${known.name}.` }),
    ];
  const thread = known.type >= 10;
  const title = thread ? known.name : `Welcome to #${known.name}!`;
  const line = thread ? "This is the start of the thread." : `This is the start of the #${known.name} channel.`;
  return [mark, el("h2", { text: title }), el("p", { text: line })];
}
