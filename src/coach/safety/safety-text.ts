import { normaliseKeepingMarks, withinOneEdit } from '../builtin/language.ts';

/** Words that are repaired when one letter is wrong. None of them is one letter away from an everyday word. */
const REPAIRED = [
  'suicide',
  'suicidal',
  'myself',
  'overdose',
  'laxatives',
  'laxative',
  'antidepressant',
  'antidepressants',
  'insulin',
  'medication',
  'medications',
  'medicine',
  'alcohol',
  'pregnant',
  'diabetes',
  'epilepsy',
  'gambling',
  'cocaine',
  'vomiting',
  'purging',
  'surgery',
  'anorexia',
  'bulimia',
  'calories',
  'husband',
  'boyfriend',
  'girlfriend',
  'threatens',
  'seizures',
  'diazepam',
  'withdrawal',
] as const;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fourteen: '14',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
};

const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function repairWord(word: string): string {
  if (word.length < 5) return word;
  return REPAIRED.find((known) => known[0] === word[0] && withinOneEdit(known, word)) ?? word;
}

/** Letters spaced out or written as digits to slip past a filter: `k i l l`, `su1c1de`. */
function unmask(text: string): string {
  return text
    .replace(/\b(?:[a-z][ .\-_*]){3,}[a-z]\b/g, (run) => run.replace(/[ .\-_*]/g, ''))
    .replace(/\b[a-z]+[01345@$!]+[a-z]+[a-z01345@$!]*\b/g, (word) =>
      word.replace(/[0134@$!]/g, (sign) => LETTER_FOR[sign] ?? sign),
    );
}

/**
 * The text that the safety rules read: lower case, contractions written out, hyphens and underscores as spaces, number words
 * as digits, single typos in the listed words repaired. Full stops and commas stay, for rules that look at a clause.
 */
export function safetyText(text: string): string {
  return unmask(normaliseKeepingMarks(text))
    .replace(/[-_–—/]/g, ' ')
    .replace(/(?<!\d)'(?!\d)|"(?!\s*(?:tall|and))/g, (mark) => (mark === '"' ? ' ' : mark))
    .replace(/[a-z]+/g, (word) => NUMBER_WORDS[word] ?? repairWord(word))
    .replace(/\s+/g, ' ')
    .trim();
}

/** True when one of the patterns is found after everything in `idioms` has been taken out. */
export function found(text: string, patterns: readonly RegExp[], idioms: readonly RegExp[] = []): boolean {
  const rest = idioms.reduce((left, idiom) => left.replace(idiom, ' , '), text);
  return patterns.some((pattern) => pattern.test(rest));
}
