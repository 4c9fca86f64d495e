/** Emojis of components. */

/** What to show for an emoji: the character, or the name of a custom one, whose picture lies outside this machine. */
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
