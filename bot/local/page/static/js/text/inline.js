/** Discord's inline markdown, parsed into a small tree. */

const RULES = [
  ["escape", /\\([^0-9A-Za-z\s])/y],
  ["code", /(`+)([\s\S]*?[^`])\1(?!`)/y],
  ["user", /<@!?(\d+)>/y],
  ["role", /<@&(\d+)>/y],
  ["channel", /<#(\d+)>/y],
  ["command", /<\/([^:<>]+):(\d+)>/y],
  ["time", /<t:(-?\d+)(?::([tTdDfFsSR]))?>/y],
  ["emoji", /<a?:(\w+):(\d+)>/y],
  ["masked", /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y],
  ["url", /<(https?:\/\/[^\s>]+)>/y],
  ["url", /(https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|])/y],
  ["everyone", /@(everyone|here)\b/y],
  ["strong", /\*\*((?:\\[\s\S]|[\s\S])+?)\*\*(?!\*)/y],
  ["underline", /__((?:\\[\s\S]|[\s\S])+?)__(?!_)/y],
  ["em", /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y],
  ["em", /_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y],
  ["strike", /~~((?:\\[\s\S]|[\s\S])+?)~~/y],
  ["spoiler", /\|\|([\s\S]+?)\|\|/y],
];

const NESTED = new Set(["strong", "underline", "em", "strike", "spoiler"]);
const SPECIAL = /[\\`<[@*_~|]|https?:\/\//g;

/** Parses inline text into a list of strings and `{kind, …}` nodes. */
export function parseInline(text) {
  const nodes = [];
  let at = 0;
  const plain = (piece) => {
    if (typeof nodes.at(-1) === "string") nodes[nodes.length - 1] += piece;
    else nodes.push(piece);
  };
  while (at < text.length) {
    const found = match(text, at);
    if (found) {
      if (found.node.kind === "escape") plain(found.node.groups[0]);
      else nodes.push(found.node);
      at = found.end;
    } else {
      SPECIAL.lastIndex = at + 1;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      plain(text.slice(at, next));
      at = next;
    }
  }
  return nodes;
}

function match(text, at) {
  for (const [kind, rule] of RULES) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (!found || (text[at] === "_" && /\w/.test(text[at - 1] ?? ""))) continue;
    const groups = found.slice(1);
    const end = at + found[0].length;
    if (NESTED.has(kind)) return { end, node: { kind, children: parseInline(groups[0]) } };
    if (kind === "masked") return { end, node: { kind, url: groups[1], children: parseInline(groups[0]) } };
    return { end, node: { kind, groups, raw: found[0] } };
  }
  return null;
}
