import knowledge from '#content/knowledge.json' with { type: 'json' };
import { meanings, wordSet } from '#coach/text/phrases.ts';
import { MONEY_SIGNS } from '#coach/text/values/money.ts';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

const DISTANCES = new Set(['kilometre', 'km', 'mile', 'metre', 'yard', 'block']);
/** Units that are said alike of one and of many. */
const INVARIABLE = new Set([
  ...MONEY_SIGNS,
  ...wordSet('km kg g ml quid pence yen yuan won baht rand naira percent %'),
]);
const IRREGULAR = meanings(knowledge.acts.words.quantityIrregular);
const HOUR = 60;
const SIBILANTS = ['s', 'x', 'ch', 'sh', 'z'];
const VOWELS = 'aeiou';

export const isDistance = (unit: string): boolean => DISTANCES.has(unit);

/** `page` is `pages`, `glass` is `glasses`, `story` is `stories`. */
export function inPlural(unit: string): string {
  if (INVARIABLE.has(unit) || (unit.endsWith('s') && !unit.endsWith('ss'))) return unit;
  const known = IRREGULAR[unit];
  if (known) return known;
  if (unit.endsWith('y') && !VOWELS.includes(unit.at(-2) ?? 'a')) return `${unit.slice(0, -1)}ies`;
  return SIBILANTS.some((end) => unit.endsWith(end)) ? `${unit}es` : `${unit}s`;
}

/** `20 lengths`, `1 page`, `£50`, `8 hours`, `10,000 steps`. */
export function quantity(value: number, unit: string): string {
  if (MONEY_SIGNS.has(unit)) return `${unit}${grouped.format(value)}`;
  if (unit === 'minute' && value > HOUR && value % HOUR === 0) return `${value / HOUR} hours`;
  return `${grouped.format(value)} ${value === 1 ? unit : inPlural(unit)}`;
}

const WEEKS_IN: Readonly<Record<string, number>> = { month: 4, year: 50 };

/** The week's part of a sum that is meant for a longer time; null where the words name none. */
export function weeklyPart(value: number, words: readonly string[]): number | null {
  const weeks = words.flatMap((word) => (Object.hasOwn(WEEKS_IN, word) ? [WEEKS_IN[word] ?? 1] : []))[0];
  const part = weeks === undefined ? 0 : Math.round(value / weeks);
  return part > 0 ? part : null;
}
