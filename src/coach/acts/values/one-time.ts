import type { PlanAct } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { monthDaysAt } from '#coach/goal/said/rare.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';

const onlyOnce = patterns(...REQUESTS.onlyOnce);
const once = patterns(...REQUESTS.once);
const LASTS = new Set(REQUESTS.lasts);

/** What holds for some days alone; not `from next week`, `tomorrow onwards`. */
export function saysOnce(reading: Reading, within: Range): Range | null {
  const found = (firstOf(onlyOnce, reading, within) ?? firstOf(once, reading, within))?.match;
  const beside = [(found?.from ?? 0) - 1, found?.to ?? 0].map((at) => reading.tokens[at]?.word ?? '');
  return found && !beside.some((word) => LASTS.has(word)) ? found : null;
}

/** `…, just for this week`: a part that says so of what was asked for before it. */
export const isOnlyOnce = (reading: Reading, within: Range): boolean => {
  // A part may begin behind its `just`.
  const found = firstOf(onlyOnce, reading, { from: Math.max(0, within.from - 1), to: within.to })?.match;
  return found !== undefined && found.from <= within.from + 1 && found.to >= within.to;
};

/** `leave it out on the 14th`. */
const saysDate = (reading: Reading, { from, to }: Range) =>
  reading.tokens.slice(from, to).some((_, offset) => monthDaysAt(reading, from + offset) !== null);

/** What a week is made of; a size, a name and what is new may well speak of tomorrow. */
const OF_DAYS = new Set<PlanAct['act']>(['days', 'remove', 'cue', 'with']);
const isOfDays = (act: PlanAct) => OF_DAYS.has(act.act) || (act.act === 'replace' && act.habit === null);

/** True when acts are asked for some days alone, and would change every week: `skip it just this Thursday`, `no gym tomorrow`. */
export function isOneTime(
  reading: Reading,
  within: Range,
  acts: readonly PlanAct[],
  habits: readonly PlannedHabit[],
): boolean {
  if (acts.every(({ act }) => act === 'undo' || act === 'restore')) return false;
  if (firstOf(onlyOnce, reading, within)) return true;
  if (!acts.every(isOfDays)) return false;
  const found = saysOnce(reading, within);
  const said = reading.tokens[(found?.to ?? 0) - 1]?.lemma;
  const isName = acts.some(
    (act) => 'target' in act && read(habits[act.target]?.description ?? '').tokens.some(({ lemma }) => lemma === said),
  );
  return found ? !isName : acts.every(({ act }) => act === 'remove') && saysDate(reading, within);
}
