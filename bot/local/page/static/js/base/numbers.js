/** Discord's numbers: flags of messages, kinds of command options, the beginning of its time. */

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const SILENT = 1 << 12;
export const COMPONENTS_V2 = 1 << 15;

/** The types of a slash command's options. */
export const OPTION = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10 };

/** The moment from which snowflakes count. */
export const EPOCH_MS = 1_420_070_400_000n;
