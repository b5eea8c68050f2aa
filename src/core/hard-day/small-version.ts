import { isLimit, type Measure, withTarget } from '#core/amount/measure.ts';
import { leastAmount } from '#core/amount/step-amount.ts';
import { COUNTED_UNITS, unitFor } from '#core/amount/unit-words.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import type { HabitWords } from '#core/habit/own-words.ts';

/** What a habit comes to on a hard day. */
export type SmallVersion = { readonly description: string; readonly measure: Measure | null };

type SizedHabit = HabitWords & { readonly measure: Measure | null };

/** The minutes that still count. */
const MINUTES = 2;
const MINUTE_WORDS = new Set(['minute', 'minutes', 'min', 'mins']);
const HOUR_WORDS = new Set(['hour', 'hours', 'hr', 'hrs', 'h']);
const COUNTED_WORDS = new Set(COUNTED_UNITS.flatMap((unit) => [unit, unitFor(unit, 1)]));

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
};

/** What is left alone has no smaller form: none of it is the habit. A limit said in words is no easier when it is lower. */
const LEFT_ALONE = new Set(
  'no not never nothing without avoid skip stop quit resist max maximum limit only less fewer'.split(' '),
);
const LIMITING = ['at most ', 'no more than ', 'not more than ', ' max ', ' less ', ' fewer '];

/** What a plan B says where it makes the habit smaller; all others put something else in its place. */
const SMALLER = [
  'two minutes',
  'one minute',
  'a minute',
  'counts',
  'of it count',
  'smallest',
  'first part',
  'short version',
];

const PUNCTUATION = '.,;:!?)';

function toNumber(word: string): number | null {
  const spelt = NUMBERS.indexOf(word.toLowerCase());
  if (spelt > 0) return spelt;
  const tens = TENS[word.toLowerCase()];
  if (tens !== undefined) return tens;
  const number = Number(word.replaceAll(',', ''));
  return word !== '' && number > 0 ? number : null;
}

/** A word and the marks that follow it: `minutes,` is `minutes` and `,`. */
function parted(word: string): [word: string, marks: string] {
  let end = word.length;
  while (end > 0 && PUNCTUATION.includes(word.charAt(end - 1))) end -= 1;
  return [word.slice(0, end), word.slice(end)];
}

/** The smallest amount of a unit with the unit that it is said in; null for what is not counted. */
function smallest(amount: number, unit: string): { amount: number; unit: string } | null {
  const word = unit.toLowerCase();
  if (MINUTE_WORDS.has(word)) return { amount: Math.min(amount, MINUTES), unit };
  if (HOUR_WORDS.has(word)) return { amount: MINUTES, unit: 'minutes' };
  if (!COUNTED_WORDS.has(word)) return null;
  const least = leastAmount({ unit, atLeast: amount });
  return { amount: least, unit: unitFor(unit, least) };
}

/** `20 minutes` within a text as `2 minutes`, `20-minute` as `2-minute`; null where no amount is said. */
function withSmallAmount(text: string): string | null {
  const words = text.split(' ');
  for (const [at, word] of words.entries()) {
    const [next, marks] = parted(words[at + 1] ?? '');
    const amount = toNumber(word);
    const small = amount === null ? null : smallest(amount, next);
    if (small)
      return [...words.slice(0, at), String(small.amount), small.unit + marks, ...words.slice(at + 2)].join(' ');
    const [count = '', unit = ''] = word.split('-');
    const joined = toNumber(count);
    if (joined !== null && MINUTE_WORDS.has(unit)) {
      return words.with(at, `${Math.min(joined, MINUTES)}-${unit}`).join(' ');
    }
  }
  return null;
}

const BEFORE_HOURS = new Set(['before', 'by', 'at', 'until', 'till', 'past']);
const AFTER_HOURS = new Set(['', 'am', 'pm', "o'clock", 'in', 'at', 'on', 'every', 'or']);

/** A habit at an hour, such as `In bed by 22:30` or `Be in bed before 11`: an hour has no smaller form. */
function namesAnHour(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    const [hour = '', rest = ''] = word.split(':');
    if (Number(hour) >= 0 && hour !== '' && rest !== '' && Number.isInteger(Number(parted(rest)[0]))) return true;
    const isAfter = BEFORE_HOURS.has((words[at - 1] ?? '').toLowerCase());
    return isAfter && (toNumber(parted(word)[0]) ?? 25) <= 24 && AFTER_HOURS.has(parted(words[at + 1] ?? '')[0]);
  });
}

/** What the plan B of a habit says instead, where that is less of the same. */
function planB(intention: string): string | null {
  const clauses = readIfThen(intention).fallbacks.map((sentence) => sentence.slice(sentence.indexOf(', ') + 2));
  const smaller = clauses.find((clause) => SMALLER.some((words) => clause.includes(words)));
  return smaller ? parted(smaller)[0] : null;
}

function smallDescription({ description, implementationIntention }: SizedHabit): string | null {
  const first = description.split(' ', 1)[0] ?? '';
  if (LEFT_ALONE.has(first.toLowerCase()) || LIMITING.some((words) => ` ${description} `.toLowerCase().includes(words)))
    return null;
  const sized = withSmallAmount(description);
  if (sized !== null) return sized;
  if (namesAnHour(description)) return null;
  return `${parted(description)[0]}: ${planB(implementationIntention) ?? 'two minutes count'}`;
}

function smallMeasure(measure: Exclude<Measure, { atMost: number }>): Measure {
  const { atLeast, unit } = measure;
  const isMinutes = MINUTE_WORDS.has(unit.trim().toLowerCase());
  return withTarget(measure, isMinutes ? Math.min(atLeast, MINUTES) : leastAmount(measure));
}

/**
 * What a habit comes to on a hard day, or null where it stays as it is: a limit, what is left alone, an hour, and what is as small already. `Walk for
 * 20 minutes` is `Walk for 2 minutes`, `Read 30 pages` `Read 3 pages`; without an amount its own plan B stands beside it, else 'two minutes count'.
 */
export function smallVersion(habit: SizedHabit): SmallVersion | null {
  const { description, measure } = habit;
  if (isLimit(measure)) return null;
  if (measure) {
    const small = smallMeasure(measure);
    const sized = withSmallAmount(description) ?? description;
    return JSON.stringify(small) === JSON.stringify(measure) ? null : { description: sized, measure: small };
  }
  const small = smallDescription(habit);
  return small === null || small === description ? null : { description: small, measure: null };
}

/** A habit as a day asks for it: in its small version on a hard one. What was done of it counts in full either way. */
export function asOnDay<H extends SizedHabit>(habit: H, isHard: boolean): H {
  return isHard ? { ...habit, ...smallVersion(habit) } : habit;
}
