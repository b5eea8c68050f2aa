/**
 * The JSON value in what a model wrote: the text itself, or the object inside a code fence or between other words, with commas
 * before a closing bracket taken out. Undefined when there is none.
 */
export function readJson(text: string): unknown {
  const inside = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  for (const candidate of [text, inside, inside.replace(/,\s*(?=[}\]])/g, '')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next, more lenient reading may do.
    }
  }
  return undefined;
}

/** Only whole escapes are read: the rest of one comes with the next piece. */
const BEGUN = /^[^{]*\{\s*"reply"\s*:\s*"((?:[^"\\]|\\u[\da-f]{4}|\\[^u])*)/i;

/** As much as can be read of the reply in an answer that is still being written and begins with it; null while there is none. */
export function replySoFar(text: string): string | null {
  const written = BEGUN.exec(text)?.[1];
  if (written === undefined) return null;
  try {
    return String(JSON.parse(`"${written.replace(/[\n\r\t]/g, ' ')}"`));
  } catch {
    return null;
  }
}
