/** Marks and single letters that stand for a verdict: `run+ read-`, `+ - +`, `meds: y`, `nan = n`. */

type Piece = { readonly text: string; readonly start: number };

/** A message of nothing but marks, two of them on its first line: `+/-/+`. */
const ONLY_MARKS = /^(?=[^+\-\n\r\u2028\u2029]*[+-][^+\-\n\r\u2028\u2029]*[+-])[\s+\-/,|]+$/;
/** Marks behind words, the last of them at the end: `run + read - floss +`. */
const BEHIND_WORDS = /^\s*\p{L}[^+-]*[+-](?:[\s,;|][^+-]+[+-])+\s*$/u;
const LETTER = /^[yn]$/i;

/** A letter that stands after a sign or a blank, at the end of an item or of the message. */
const ENDING = { y: /[\s:=(]y(?=[,.;)]|$)/i, n: /[\s:=(]n(?=[,.;)]|$)/i };
const STANDING = { y: /[\s:=(]y(?=[\s,.;)]|$)/i, n: /[\s:=(]n(?=[\s,.;)]|$)/i };
const LAST_LETTER = /[\s:=(][yn]\)?$/i;

function getSign(text: string): string {
  return /^[+y]$/i.test(text) ? '✓' : '✗';
}

/** What holds of the message as a whole, looked up once however many signs it has. */
type Marked = { readonly isOnlyMarks: boolean; readonly isBehindWords: boolean; readonly hasBothLetters: boolean };

function getMarked(message: string): Marked {
  const end = message.trimEnd();
  let last = end.length;
  while (/[\s.!]/.test(end[last - 1] ?? '')) last -= 1;
  return {
    isOnlyMarks: ONLY_MARKS.test(message),
    isBehindWords: BEHIND_WORDS.test(message),
    hasBothLetters:
      (ENDING.y.test(end) && ENDING.n.test(end)) ||
      (LAST_LETTER.test(end.slice(0, last)) && STANDING.y.test(message) && STANDING.n.test(message)),
  };
}

/** A sign, a bracket or both letters in one message show that a letter is a verdict. */
function isSet(message: string, { text, start }: Piece): boolean {
  const before = message.slice(0, start).trimEnd();
  return /[:=(]$/.test(before.slice(-1)) && /^(?:[\s,.;|)]|$)/.test(message.slice(start + text.length));
}

/** Reads the signs and letters of a message: the tick or cross that one stands for; null when it stands for itself. */
export function verdictMarks(message: string): (piece: Piece) => string | null {
  let marked: Marked | null = null;
  return (piece) => {
    const { text, start } = piece;
    const isLetter = LETTER.test(text);
    if (!isLetter && text !== '+' && text !== '-') return null;
    marked ??= getMarked(message);
    if (isLetter) return isSet(message, piece) || marked.hasBothLetters ? getSign(text) : null;
    if (marked.isOnlyMarks) return getSign(text);
    const isBehind = /^(?:[\s,;|]|$)/.test(message.slice(start + 1));
    return isBehind && marked.isBehindWords ? getSign(text) : null;
  };
}
