/** A letter and how it is typed in Latin ones, by turns. */
function table(letters: string): Readonly<Record<string, string>> {
  const parts = letters.split(' ');
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])));
}

const CONSONANTS = table(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h',
);
/** Letters with a dot below that sound otherwise. */
const DOTTED = table('ज z फ f');
/** Short and long vowels are one, as in hurried messages; a vowel by itself, and its mark on a consonant. */
const VOWELS = table('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o');
const MARKS = table('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o');
const NASALS = 'ंँ';
const MUTE = '्';
const DOT = '़';
const LONG_A = 'आा';

/** A vowel that is not written may turn out not to be spoken either. */
type Syllable = { readonly consonant: string; vowel: string; isWritten: boolean };

/** The syllable that a consonant begins: its dot, mark or muteness stands behind it. */
function withConsonant(letters: readonly string[], at: number): Syllable | null {
  const letter = letters[at] ?? '';
  const isDotted = letters[at + 1] === DOT;
  const consonant = (isDotted ? DOTTED[letter] : undefined) ?? CONSONANTS[letter];
  if (consonant === undefined) return null;
  const next = letters[at + (isDotted ? 2 : 1)] ?? '';
  return { consonant, vowel: next === MUTE ? '' : (MARKS[next] ?? 'a'), isWritten: next === MUTE || next in MARKS };
}

function getSyllables(letters: readonly string[]): Syllable[] {
  const syllables: Syllable[] = [];
  letters.forEach((letter, at) => {
    const last = syllables.at(-1);
    const begun = withConsonant(letters, at);
    if (begun) syllables.push(begun);
    else if (letter in VOWELS) syllables.push({ consonant: '', vowel: VOWELS[letter] ?? '', isWritten: true });
    else if (NASALS.includes(letter) && last) Object.assign(last, { vowel: `${last.vowel}n`, isWritten: true });
  });
  return syllables;
}

/** An unwritten vowel is silent at the end of a word, and between two syllables that have theirs: `chahta`, not `chahata`. */
function silence(syllables: readonly Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const [before, one, next] = syllables.slice(at - 1, at + 2);
    if (!one || one.isWritten) continue;
    const isBetween = next !== undefined && next.vowel !== '' && next.consonant !== '' && before?.vowel !== '';
    if (next === undefined || isBetween) one.vowel = '';
  }
}

function inLatin(word: string): string {
  if (word === 'में') return 'mein';
  const letters = Array.from(word);
  const syllables = getSyllables(letters);
  silence(syllables);
  const [first, last] = syllables;
  // The long vowel is typed twice where the word has no other: `raat`, `saal`, but `sharab`.
  if (first && last && syllables.length === 2 && last.vowel === '' && letters.some((one) => LONG_A.includes(one)))
    first.vowel = first.vowel.replace('a', 'aa');
  return syllables
    .map(({ consonant, vowel }) => consonant + vowel)
    .join('')
    .replace('chchh', 'cch');
}

const HINDI_WORD = /[\u0900-\u0963]+/gu;
const DIGIT = /[\u0966-\u096f]/gu;
const ZERO = 0x0966;

/** Hindi in its own letters as it is typed in Latin ones: `मैं जीना नहीं चाहता` is `main jina nahin chahta`. */
export function inLatinLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(HINDI_WORD, inLatin)
    .replace(DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) - ZERO))
    .replaceAll('।', '. ')
    .normalize('NFC');
}
