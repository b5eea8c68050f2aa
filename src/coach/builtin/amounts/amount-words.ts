import { getTarget, isLimit, type Measure } from '#core/amount/measure.ts';
import { TEENS, TENS, UNITS } from '#coach/number-words.ts';
import type { HabitTexts } from '../adapting/words/own-words.ts';
import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';

const WORDS = new Map(Object.entries({ ...UNITS, ...TEENS, ...TENS }).map(([word, number]) => [number, word]));
const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });
/** What is counted in texts, where one of it is said otherwise than many. */
const MANY =
  'minutes?|pages?|rounds?|times?|words?|steps?|cards?|cups?|songs?|lines?|laps?|hours?|miles?|litres?|portions?|blocks?|questions?|sentences?|messages?|drinks?|coffees?|cigarettes?';

/** Where a text says an amount, in digits or as a word: `6`, `10,000`, `six`; not as part of a clock or of another number. */
function getPattern(amount: number): RegExp {
  const forms = [String(amount), grouped.format(amount), WORDS.get(amount)].filter((form) => form !== undefined);
  const source = [...new Set(forms)].map((form) => form.replaceAll('.', String.raw`\.`)).join('|');
  return new RegExp(String.raw`(?<![\w:.,])(?:${source})(?![\w:]|[.,]\d)`, 'gi');
}

/** `1 pages` is `1 page`, `2 glass` is `2 glasses`. */
function agreeing(text: string, amount: number): string {
  const pattern = new RegExp(
    String.raw`\b${String(amount).replace('.', String.raw`\.`)} (?:(${MANY})\b|(glass)(?:es)?\b)`,
    'g',
  );
  return text.replace(pattern, (_found, word: string | undefined, glass: string | undefined) => {
    const one = glass ?? (word ?? '').replace(/s$/, '');
    const many = glass ? 'glasses' : `${one}s`;
    return `${amount} ${amount === 1 ? one : many}`;
  });
}

/** Whether a habit's own words say its amount. */
export const saysAmount = (description: string, amount: number): boolean => description.search(getPattern(amount)) >= 0;

/** The texts with another amount wherever what is done says the old one; the cue and the fallback stay. */
export function withAmount({ description, implementationIntention }: HabitTexts, from: number, to: number): HabitTexts {
  if (!saysAmount(description, from)) return { description, implementationIntention };
  const replaced = (text: string) =>
    agreeing(
      text.replace(getPattern(from), (found) => (found.includes(',') ? grouped.format(to) : String(to))),
      to,
    );
  const { body, ...rest } = readIfThen(implementationIntention);
  return {
    description: replaced(description),
    implementationIntention: writeIfThen({ ...rest, body: replaced(body) }),
  };
}

/** `6 glasses`, or `2 coffees at most`. */
export function inWords(measure: Measure): string {
  const amount = agreeing(`${grouped.format(getTarget(measure))} ${measure.unit}`, getTarget(measure));
  return isLimit(measure) ? `${amount} at most` : amount;
}
