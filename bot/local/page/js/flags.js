/** The flags of a message that the page cares for. */

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const SILENT = 1 << 12;
export const COMPONENTS_V2 = 1 << 15;
