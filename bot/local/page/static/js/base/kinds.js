/** The kinds of channels, by Discord's numbers. */

const DM = 1;
const CATEGORY = 4;
const FORUMS = [15, 16];
const ICONS = { [DM]: "at", 2: "voice", 5: "horn", 13: "stage", 15: "posts", 16: "posts" };

/** Whether this is a thread, a forum's post too. */
export const isThread = (known) => known.type >= 10 && known.type <= 12;

/** Whether this channel holds nothing but posts. */
export const isForum = (known) => FORUMS.includes(known.type);

/** Whether this is only a heading over other channels. */
export const isCategory = (known) => known.type === CATEGORY;

/** The icon's name for a kind of channel. */
export const channelIcon = (known) => (isThread(known) ? "thread" : (ICONS[known.type] ?? "hash"));
