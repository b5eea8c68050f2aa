import type { DayFacts } from './day-facts.ts';
import { advance, type EvidenceState, type EvidenceYear } from './evidence.ts';
import { addToYear, getYear } from './evidence-year.ts';

/** The evidence of an identity up to a day, with the records of the years that the last days touched. */
export type Evidence = {
  readonly state: EvidenceState | null;
  readonly years: ReadonlyMap<number, EvidenceYear>;
};

/** Adds days to the evidence, oldest first: the same fold for stored and new days. */
export function foldDays(before: Evidence, days: readonly DayFacts[]): Evidence {
  let { state } = before;
  const years = new Map(before.years);
  for (const day of days) {
    const year = getYear(day.date);
    state = advance(state, day);
    years.set(year, addToYear(years.get(year) ?? null, day, state));
  }
  return { state, years };
}
