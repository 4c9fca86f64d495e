/** Discord's inline markdown, parsed into a small tree. */

const RULES = [
  ["escape", /\\([^0-9A-Za-z\s])/y],
  ["ticks", /`+/y],
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
  ["strong", /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y],
  ["underline", /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y],
  ["em", /\*(?=\S)((?:\*\*|\s+(?:\*\*|\\[\s\S]|[^\s*\\])|\\[\s\S]|[^\s*\\])+?)\*(?!\*)/y],
  ["em", /_((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y],
  ["strike", /~~((?:\\[\s\S]|[^\\])+?)~~/y],
  ["spoiler", /\|\|([\s\S]+?)\|\|/y],
];

const NESTED = new Set(["strong", "underline", "em", "strike", "spoiler"]);
/** Marks within marks are read so deep; what lies deeper stays as it was typed. */
const MOST_LEVELS = 12;
const SPECIAL = /[\\`<[@*_~|]|https?:\/\//g;

/** Parses inline text into a list of strings and `{kind, …}` nodes. */
export function parseInline(text, level = 0) {
  if (level > MOST_LEVELS) return [text];
  const nodes = [];
  let at = 0;
  const plain = (piece) => {
    if (typeof nodes.at(-1) === "string") nodes[nodes.length - 1] += piece;
    else nodes.push(piece);
  };
  while (at < text.length) {
    const found = match(text, at, level);
    if (typeof found?.node === "string") plain(found.node);
    else if (found) nodes.push(found.node);
    if (found) at = found.end;
    else {
      SPECIAL.lastIndex = at + 1;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      plain(text.slice(at, next));
      at = next;
    }
  }
  return nodes;
}

function match(text, at, level) {
  for (const [kind, rule] of RULES) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (!found || (text[at] === "_" && /\w/.test(text[at - 1] ?? ""))) continue;
    const groups = found.slice(1);
    const end = at + found[0].length;
    if (kind === "escape") return { end, node: groups[0] };
    if (kind === "ticks") return code(text, at, found[0]);
    if (NESTED.has(kind)) return { end, node: { kind, children: parseInline(groups[0], level + 1) } };
    if (kind === "masked") return { end, node: { kind, url: groups[1], children: parseInline(groups[0], level + 1) } };
    return { end, node: { kind, groups, raw: found[0] } };
  }
  return null;
}

/** Code reaches to the next run of as many backticks; a run that has no end is shown as it is. */
function code(text, at, ticks) {
  const begin = at + ticks.length;
  const runs = /`+/g;
  runs.lastIndex = begin;
  for (let run = runs.exec(text); run; run = runs.exec(text))
    if (run[0].length === ticks.length)
      return { end: runs.lastIndex, node: { kind: "code", text: text.slice(begin, run.index) } };
  return { end: begin, node: ticks };
}
