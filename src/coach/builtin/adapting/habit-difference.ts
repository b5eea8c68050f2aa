import { capital } from '#core/words/capital.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { asCue, asFallbacks, asOften } from '#coach/say/in-a-sentence.ts';
import { inWords } from '../amounts/amount-words.ts';

const quoted = ({ description }: PlannedHabit) => `“${description.trim().replace(/\.$/, '')}”`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function oftenNow(before: PlannedHabit, after: PlannedHabit): string | null {
  if (before.targetFrequency === after.targetFrequency && isSame(before.days, after.days)) return null;
  return `${asOften(after)} instead of ${asOften(before)}`;
}

function cueNow(before: PlannedHabit, after: PlannedHabit): string | null {
  const cue = asCue(after);
  return cue === null || cue === asCue(before) ? null : cue;
}

function lineNow(before: PlannedHabit, after: PlannedHabit): string | null {
  const known = asFallbacks(before);
  const line = asFallbacks(after).find((each) => !known.includes(each));
  return line === undefined ? null : `with a plan B: ${line}`;
}

function amountNow(before: PlannedHabit, after: PlannedHabit): string | null {
  if (before.description !== after.description || isSame(before.measure, after.measure) || !after.measure) return null;
  return inWords(after.measure);
}

/**
 * What is different about a habit, in one sentence for the person: `“Walk for 20 minutes” becomes “Walk for 10 minutes”, 3 days a week instead of
 * 5 days a week.` Null when nothing is; `before` is null for a habit that is new, `after` for one that goes.
 */
export function habitDifference(before: PlannedHabit | null, after: PlannedHabit | null): string | null {
  if (!before) return after && `${quoted(after)} is new, ${asOften(after)}.`;
  if (!after) return `${quoted(before)} rests.`;
  const isReworded = before.description !== after.description;
  const name = isReworded ? `${quoted(before)} becomes ${quoted(after)}` : quoted(before);
  const parts = [
    amountNow(before, after),
    oftenNow(before, after),
    cueNow(before, after),
    lineNow(before, after),
    before.habitType === after.habitType ? null : after.habitType === 'core' ? 'now a core habit' : 'now an experiment',
  ].filter((part) => part !== null);
  if (!isReworded && parts.length === 0) return null;
  return capital(
    `${[isReworded ? name : `${name}:`, parts.join(', ')].filter(Boolean).join(isReworded ? ', ' : ' ')}.`,
  );
}
