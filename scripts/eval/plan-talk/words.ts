import { TEENS, TENS, UNITS } from '#coach/number-words.ts';

/**
 * Whether words stand in a text, in any form: the scorer's own reading, so that the coach is not measured by its own. Numbers are compared by
 * value, `twenty` and `20`.
 */

const NUMBERS: Readonly<Record<string, number>> = { ...UNITS, ...TEENS, ...TENS, once: 1, twice: 2 };
const IRREGULAR: Readonly<Record<string, string>> = {
  ran: 'run',
  swam: 'swim',
  wrote: 'write',
  written: 'write',
  rang: 'ring',
  sang: 'sing',
  went: 'go',
  gone: 'go',
  bought: 'buy',
  made: 'make',
  took: 'take',
  children: 'child',
  calves: 'calf',
  knives: 'knife',
};
const ENDINGS = ['ing', 'ies', 'ied', 'ers', 'er', 'es', 'ed', 'd', 's', 'e', 'y'] as const;

/** Plain words, numbers in digits. */
export function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, '');
  return (plain.match(/\d+(?:[.:]\d+)*|\p{L}+/gu) ?? []).map((word) => {
    const known = Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
    return known === undefined ? word : String(known);
  });
}

function getForms(word: string): Set<string> {
  const base = IRREGULAR[word] ?? word;
  const forms = new Set([base]);
  for (const ending of ENDINGS) {
    const rest = base.slice(0, -ending.length);
    if (!base.endsWith(ending) || rest.length < 2) continue;
    forms.add(rest);
    if (rest.length > 3 && rest.at(-1) === rest.at(-2)) forms.add(rest.slice(0, -1));
  }
  return forms;
}

/** True when two words share a form: `sketching` and `sketch`, `practise` and `practising`. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (/^\d/.test(one) || /^\d/.test(other)) return Number(one) === Number(other);
  if (one.length < 3 || other.length < 3) return one === `${other}s` || other === `${one}s`;
  const forms = getForms(other);
  return [...getForms(one)].some((form) => form.length > 2 && forms.has(form));
}

/** True when the phrase stands in the text, word after word. */
export function hasPhrase(text: string, phrase: string): boolean {
  const [said, wanted] = [plainWords(text), plainWords(phrase)];
  if (wanted.length === 0) return false;
  return said.some((_, from) => wanted.every((word, offset) => isSame(said[from + offset] ?? '', word)));
}

type InText = {
  readonly has?: readonly (readonly string[])[] | undefined;
  readonly lacks?: readonly string[] | undefined;
};

/** True when one phrase of each group stands in the text, and none that may not. */
export function fits(text: string, { has = [], lacks = [] }: InText): boolean {
  return (
    has.every((group) => group.some((phrase) => hasPhrase(text, phrase))) &&
    !lacks.some((phrase) => hasPhrase(text, phrase))
  );
}

/** The numbers of a text, and those of its hours in minutes. */
export function numbersIn(text: string): number[] {
  const found = plainWords(text)
    .filter((word) => /^\d+(?:\.\d+)?$/.test(word))
    .map(Number);
  const minutes = hasPhrase(text, 'half an hour') ? [30] : [];
  return [
    ...found,
    ...minutes,
    ...(hasPhrase(text, 'hour') ? found.map((hours) => hours * 60) : []),
    ...(hasPhrase(text, 'an hour') ? [60, 1] : []),
  ];
}
