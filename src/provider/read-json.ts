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

const KEY = '"reply"';

/** The text of a string that is still being written, from after its opening quote; only whole escapes are read, the rest of one comes with the next piece. */
function stringSoFar(text: string): string {
  let end = 0;
  while (end < text.length && text[end] !== '"') {
    const length = text[end] !== '\\' ? 1 : text[end + 1] === 'u' ? 6 : 2;
    if (end + length > text.length) break;
    end += length;
  }
  return text.slice(0, end);
}

/** As much as can be read of the reply in an answer that is still being written; null while there is none. */
export function replySoFar(text: string): string | null {
  const at = text.indexOf(KEY);
  const rest = at < 0 ? '' : text.slice(at + KEY.length).trimStart();
  const value = rest.startsWith(':') ? rest.slice(1).trimStart() : '';
  if (!value.startsWith('"')) return null;
  try {
    return String(JSON.parse(`"${stringSoFar(value.slice(1)).replace(/[\n\r\t]/g, ' ')}"`));
  } catch {
    return null;
  }
}
