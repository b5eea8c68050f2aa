import { addDays, type CalendarDay, calendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { keepsSeries } from '#core/amount/measure.ts';
import type { DayFacts } from './day-facts.ts';
import { EVIDENCE_DAYS, type EvidenceDay, isPlannedIn, STATE_LETTERS } from './day-signs.ts';
import type { EvidenceState, EvidenceYear, SeriesEvidence, SeriesYear } from './evidence.ts';
import { endsWeek } from './week-end.ts';

const BASE = 36;

export function getYear(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

function getFirst(year: number): CalendarDay {
  return calendarDay(`${year}-01-01`);
}

const digit = (number: number) => Math.min(number, BASE - 1).toString(BASE);

/** Strength from 0 to 100, as it is shown. */
export function strengthPercent(strength: number): number {
  return Math.round(100 * strength);
}

/** A habit's year with one more week, which ended on its day `at`. */
function seriesAfter(before: SeriesYear | undefined, at: number, now: SeriesEvidence): SeriesYear {
  const { description, habitType, targetFrequency, strength, measure, weekSum } = now;
  // Sums in another unit do not stand beside those before.
  const sums = before && keepsSeries(before.measure, measure) ? before.sums : [];
  return {
    description,
    habitType,
    targetFrequency,
    curve: [...(before?.curve ?? []), [at, strengthPercent(strength)]],
    measure: measure ?? before?.measure ?? null,
    sums: measure ? [...sums, [at, weekSum]] : sums,
  };
}

function weekAfter(year: EvidenceYear['series'], { date }: DayFacts, state: EvidenceState): EvidenceYear['series'] {
  if (!endsWeek(date)) return year;
  const at = daysBetween(getFirst(getYear(date)), date);
  const planned = Object.entries(state.series).filter(([, { recent }]) => isPlannedIn(recent.slice(-7)));
  const noted = planned.map(([seriesId, now]) => [seriesId, seriesAfter(year[seriesId], at, now)] as const);
  return { ...year, ...Object.fromEntries(noted) };
}

/** The record of a year with one more day, `state` being the evidence after it; null before the year's first one. */
export function addToYear(before: EvidenceYear | null, day: DayFacts, state: EvidenceState): EvidenceYear {
  const year = before ?? { firstDay: day.date, states: '', votes: '', planned: '', series: {} };
  return {
    firstDay: year.firstDay,
    states: year.states + STATE_LETTERS[day.state],
    votes: year.votes + digit(day.done.size),
    planned: year.planned + digit(day.asksFor),
    series: weekAfter(year.series, day, state),
  };
}

const DAY_OF_LETTER = new Map(EVIDENCE_DAYS.map((state) => [STATE_LETTERS[state], state]));

export type YearDay = { date: CalendarDay; state: EvidenceDay; votes: number; planned: number };

export function daysOfYear({ firstDay, states, votes, planned }: EvidenceYear): YearDay[] {
  return Array.from(states).map((letter, index) => ({
    date: addDays(firstDay, index),
    state: DAY_OF_LETTER.get(letter) ?? 'outside',
    votes: Number.parseInt(votes.charAt(index), BASE),
    planned: Number.parseInt(planned.charAt(index), BASE),
  }));
}

const dated = (year: number, noted: SeriesYear['curve']) =>
  noted.map(([at, value]) => ({ date: addDays(getFirst(year), at), value }));

/** The strength of one habit at the ends of the year's weeks, in percent. */
export function getCurve(year: number, { curve }: SeriesYear): { date: CalendarDay; strength: number }[] {
  return dated(year, curve).map(({ date, value }) => ({ date, strength: value }));
}

/** The sums of one habit's amounts in the year's weeks, by their last days. */
export function getSums(year: number, { sums }: SeriesYear): { date: CalendarDay; amount: number }[] {
  return dated(year, sums).map(({ date, value }) => ({ date, amount: value }));
}
