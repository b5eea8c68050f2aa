import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { type DayPart, isMoment, type Moment } from '#core/habit/moment.ts';
import { type Range, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import type { Limit, Stretch } from '../fact.ts';

/** Minutes of a day. */
export const DAY = 1440;

export const hours = (from: number, to: number): Stretch => ({ from: Math.round(from * 60), to: Math.round(to * 60) });

/** What a person means by a part of the day when they say that it is taken. */
export const TAKEN: Readonly<Record<DayPart, Stretch>> = {
  morning: hours(4, 12),
  noon: hours(11.5, 14),
  afternoon: hours(12, 18),
  evening: hours(17, 24),
  night: hours(20, 24),
};
/** Where the heart of a part lies: a habit of that part is in the way when this is taken whole. */
export const HEART: Readonly<Record<DayPart, Stretch>> = {
  morning: hours(6.5, 10),
  noon: hours(12, 13),
  afternoon: hours(14, 16.5),
  evening: hours(18.5, 21),
  night: hours(21.5, 23.5),
};

/** The days that are not among these. */
export const otherDays = (days: readonly Weekday[]): Weekday[] => WEEKDAYS.filter((day) => !days.includes(day));

/** What is left of a day beside a stretch of it. */
export function restOf({ from, to }: Stretch): Stretch[] {
  return [
    { from: 0, to: from },
    { from: to, to: DAY },
  ].filter((stretch) => stretch.to > stretch.from);
}

export function busy(
  stretches: readonly Stretch[],
  { days = null, isShift = false }: { days?: readonly Weekday[] | null; isShift?: boolean } = {},
): Limit[] {
  return stretches.map(({ from, to }) => ({ is: 'busy', days, isShift, from, to }));
}

const toMinutes = (moment: Moment): number => {
  const [hour, minute] = moment.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

/** The minute of a time, or the heart of a part of the day. */
export function stretchOf(moment: Moment): Stretch {
  if (Object.hasOwn(HEART, moment)) return HEART[moment as DayPart];
  const at = toMinutes(moment);
  return { from: at, to: at };
}

/** True when a moment lies within a stretch; of a part of the day all that is its heart. */
export function isWithin(moment: Moment, { from, to }: Stretch): boolean {
  const own = stretchOf(moment);
  return own.from === own.to ? own.from > from && own.from < to : own.from >= from && own.to <= to;
}

/** The minute that words for a time mean; hours that come twice a day are of the half that is expected. */
export function clockOf(reading: Reading, range: Range, half: 'a' | 'p'): number | null {
  const said = wordsOf(reading, range).toLowerCase().replaceAll("o'clock", '').trim();
  const around = wordsOf(reading, {
    from: range.from,
    to: Math.min(range.to + 3, reading.tokens.length),
  }).toLowerCase();
  const tells = ['am', 'pm'].some((end) => said.endsWith(end));
  const leaning = ['in the morning'].some((word) => around.includes(word))
    ? 'a'
    : ['at night', 'in the evening', 'pm'].some((word) => around.includes(word))
      ? 'p'
      : half;
  const moment = cueMoment(tells ? `At ${said}` : `At ${said} ${leaning}m`);
  return moment && isMoment(moment) && moment.includes(':') ? toMinutes(moment) : null;
}

/** The weekdays that a range names; null when it names none. */
export function daysIn(reading: Reading, range: Range): Weekday[] | null {
  const named = new Set(spansIn(reading, 'days', range).flatMap(({ days }) => days));
  return named.size > 0 ? WEEKDAYS.filter((day) => named.has(day)) : null;
}

/** The parts of the day that a range names. */
export const partsIn = (reading: Reading, range: Range): DayPart[] => [
  ...new Set(spansIn(reading, 'part', range).map(({ part }) => part)),
];
