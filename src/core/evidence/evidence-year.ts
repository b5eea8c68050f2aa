import { addDays, type CalendarDay, calendarDay, daysBetween, toWeekday } from '#core/calendar/calendar.ts';
import type { DayFacts } from './day-facts.ts';
import { EVIDENCE_DAYS, type EvidenceDay, STATE_LETTERS } from './day-signs.ts';
import type { EvidenceState, EvidenceYear } from './evidence.ts';

/** Strength is recorded on this weekday whatever the user's first day of the week, so that the curve survives a change of it. */
const NOTED_ON = 'saturday';
const BASE = 36;
/** Matches the signs of a week in which a plan included the habit. */
const PLANNED = /[1-7A-G_]/;

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

function curvesAfter(year: EvidenceYear['series'], { date }: DayFacts, state: EvidenceState): EvidenceYear['series'] {
  if (toWeekday(date) !== NOTED_ON) return year;
  const at = daysBetween(getFirst(getYear(date)), date);
  const noted = Object.entries(state.series).filter(([, { recent }]) => PLANNED.test(recent.slice(-7)));
  const curves = noted.map(([seriesId, { description, habitType, strength }]) => {
    const before = year[seriesId]?.curve ?? [];
    return [
      seriesId,
      { description, habitType, curve: [...before, [at, strengthPercent(strength)] as const] },
    ] as const;
  });
  return { ...year, ...Object.fromEntries(curves) };
}

/** The record of a year with one more day, `state` being the evidence after it; null before the year's first one. */
export function addToYear(before: EvidenceYear | null, day: DayFacts, state: EvidenceState): EvidenceYear {
  const year = before ?? { firstDay: day.date, states: '', votes: '', planned: '', series: {} };
  return {
    firstDay: year.firstDay,
    states: year.states + STATE_LETTERS[day.state],
    votes: year.votes + digit(day.done.size),
    planned: year.planned + digit(day.planned.length),
    series: curvesAfter(year.series, day, state),
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

/** The strength of one habit at the ends of the year's weeks, in percent. */
export function getCurve(
  year: number,
  series: EvidenceYear['series'][string],
): { date: CalendarDay; strength: number }[] {
  return series.curve.map(([at, strength]) => ({ date: addDays(getFirst(year), at), strength }));
}
