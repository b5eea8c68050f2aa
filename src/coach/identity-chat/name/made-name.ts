import knowledge from '#content/knowledge.json' with { type: 'json' };
import { assessSafety } from '#coach/safety/router.ts';
import { words } from '#coach/text/language.ts';
import { phrases } from '#coach/text/phrases.ts';

/** A name that the coach makes is two to five words and at most 40 characters: it has to fit the button that takes it on. */
const NAME = { fewest: 2, most: 5, longest: 40 } as const;

/** What is neither made a name of nor said back, `*` for any ending: bodies, insults, orders to the coach, words of pressure. */
const NOT_SAID = phrases(knowledge.talk.identity.words.notSaid);

/** A name says what somebody does: no diagnosis, no gender, no perfection. */
const NOT_IN_A_NAME = phrases(knowledge.talk.identity.words.notInAName);

type List = { readonly whole: ReadonlySet<string>; readonly beginnings: readonly string[] };

function toList(entries: readonly string[]): List {
  return {
    whole: new Set(entries.filter((entry) => !entry.endsWith('*'))),
    beginnings: entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)),
  };
}

const SAID = toList(NOT_SAID);
const NAMED = toList(NOT_IN_A_NAME);

function holds(text: readonly string[], { whole, beginnings }: List): boolean {
  return text.some(
    (word, at) =>
      whole.has(word) || whole.has(`${word} ${text[at + 1]}`) || beginnings.some((start) => word.startsWith(start)),
  );
}

/** True for the user's own words that the coach may say back. */
export const isSayable = (text: string): boolean => !holds(words(text), SAID) && assessSafety(text) === 'none';

/** True for words that a name of the coach's, or what is said about one, may hold. */
export const isSafeForName = (text: string): boolean => !holds(words(text), NAMED) && isSayable(text);

const isMark = (sign: string) => sign === "'" || sign === '’' || sign === '-';
const isLetter = (sign: string) => sign.toLowerCase() !== sign.toUpperCase();

/** True for a name of two to five safe words, at most 40 characters, letters only. */
export function isGoodName(name: string): boolean {
  const parts = name.split(' ');
  const fits = parts.length >= NAME.fewest && parts.length <= NAME.most && name.length <= NAME.longest;
  const isPlain = parts.every(
    (part) => isLetter(part.charAt(0)) && Array.from(part).every((sign) => isLetter(sign) || isMark(sign)),
  );
  return fits && isPlain && isSafeForName(name);
}
