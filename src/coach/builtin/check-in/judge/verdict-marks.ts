/** Marks and single letters that stand for a verdict: `run+ read-`, `+ - +`, `meds: y`, `nan = n`. */

type Piece = { readonly text: string; readonly start: number };

/** A message of nothing but marks: `+/-/+`. */
const ONLY_MARKS = /^(?=.*[+-].*[+-])[\s+\-/,|]+$/;
/** Marks behind words, the last of them at the end: `run + read - floss +`. */
const BEHIND_WORDS = /^\s*\p{L}[^+-]*[+-](?:[\s,;|]+[^+-]+[+-])+\s*$/u;
const LETTER = /^[yn]$/i;

function signOf(text: string): string {
  return /^[+y]$/i.test(text) ? '✓' : '✗';
}

/** A sign, a bracket or both letters in one message show that a letter is a verdict. */
function isLetterVerdict(message: string, { text, start }: Piece): boolean {
  const before = message.slice(0, start);
  const after = message.slice(start + text.length);
  const isSet = /[:=(]\s*$/.test(before) && /^\s*(?:[,.;|)\n\s]|$)/.test(after);
  const ends = (letter: string) => new RegExp(`[\\s:=(]${letter}(?=[,.;)]|\\s*$)`, 'i').test(message);
  const stands = (letter: string) => new RegExp(`[\\s:=(]${letter}(?=[\\s,.;)]|$)`, 'i').test(message);
  const isClosed = ends('y') && ends('n');
  return isSet || isClosed || (/[\s:=(][yn]\)?[\s.!]*$/i.test(message) && stands('y') && stands('n'));
}

/** The tick or cross that a sign or letter of a message stands for; null when it stands for itself. */
export function verdictMark(message: string, piece: Piece): string | null {
  const { text, start } = piece;
  if (LETTER.test(text)) return isLetterVerdict(message, piece) ? signOf(text) : null;
  if (text !== '+' && text !== '-') return null;
  if (ONLY_MARKS.test(message)) return signOf(text);
  const isBehind = /^\s*(?:$|[,;|]|\s)/.test(message.slice(start + 1));
  return isBehind && BEHIND_WORDS.test(message) ? signOf(text) : null;
}
