import { contentWords } from '#coach/text/language.ts';
import { stem } from '#coach/text/stem.ts';

const UNITS = new Set(['minut', 'minute', 'round', 'page', 'time', 'block', 'day', 'week', 'free']);
/** Token overlap from which two descriptions are the same habit (check `no-duplicates`). */
const SAME = 0.6;

const tokens = (description: string): Set<string> => new Set(contentWords(description).map(stem));

function verbAndObject(said: ReadonlySet<string>): string {
  const [verb, ...others] = said;
  const object = others.find((token) => !UNITS.has(token));
  return object ? `${verb} ${object}` : '';
}

/** True when two descriptions are one habit in other words or another size: `Walk for 5 minutes`, `Walk for 15 minutes`. */
export function isSameHabit(a: string, b: string): boolean {
  const [left, right] = [tokens(a), tokens(b)];
  if (left.size === 0 || right.size === 0) return a === b;
  const shared = [...left].filter((token) => right.has(token)).length;
  if (shared / (left.size + right.size - shared) >= SAME) return true;
  const pair = verbAndObject(left);
  return pair !== '' && pair === verbAndObject(right);
}
