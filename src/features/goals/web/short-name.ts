/** Longer names make a button's label a speech. */
const NAME_LENGTH = 80;

/** A goal in so few words that a button can be named after it. */
export function shortName(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH).trimEnd()}…` : line;
}
