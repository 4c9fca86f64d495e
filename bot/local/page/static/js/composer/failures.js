/** A failed command, shown as a message on this page only. */

import { EPHEMERAL, EPOCH_MS } from "../base/numbers.js";
import { keepMessage, now, state } from "../base/state.js";

const COMMAND = 20;

/** Shows in a channel that a command failed, and why. */
export function showFailure(channelId, command, words) {
  const moment = new Date(now());
  const { me, app } = state.world;
  const message = {
    id: String((BigInt(moment.getTime()) - EPOCH_MS) << 22n),
    channel_id: channelId,
    author: { id: app.id, username: app.name, bot: true },
    content: words,
    timestamp: moment.toISOString(),
    edited_timestamp: null,
    flags: EPHEMERAL,
    type: COMMAND,
    mentions: [],
    attachments: [],
    embeds: [],
    components: [],
    interaction_metadata: { name: command.name, user: { id: me.id, username: me.name } },
    local: true,
    failed: true,
  };
  keepMessage(message, Infinity);
}
