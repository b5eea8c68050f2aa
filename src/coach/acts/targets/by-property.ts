import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';

const byDay = new Pattern('the #days (one|ones|habit|habits|thing)');

/** The habits that are meant by their days: `the Friday one`. */
export function byProperty(reading: Reading, within: Range, habits: readonly PlannedHabit[]): readonly number[] {
  const day = byDay.find(reading, within)?.values[0];
  if (day?.kind !== 'days') return [];
  return habits.flatMap(({ days }, at) => (days?.some((own) => day.days.includes(own)) ? [at] : []));
}

/** Whether a habit's words or its amount are of a number. */
export function saysNumber({ description, measure }: PlannedHabit, value: number): boolean {
  const own = measure && ('atLeast' in measure ? measure.atLeast : measure.atMost);
  return own === value || read(description).spans.some((span) => span.kind === 'amount' && span.value === value);
}

/** Whether a habit stands in a part of the day, by its moment or by its cue. */
export function isAt({ moment, implementationIntention }: PlannedHabit, part: string): boolean {
  const own = moment ?? cueMoment(implementationIntention);
  if (own === null || !own.includes(':')) return own === part || (own === 'night' && part === 'evening');
  const hour = Number(own.slice(0, own.indexOf(':')));
  if (part === 'morning') return hour < 12;
  if (part === 'noon') return hour >= 11 && hour < 14;
  return part === 'afternoon' ? hour >= 12 && hour < 18 : hour >= 17;
}
