import { type CalendarDay, addDays, calendarDay, WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { getTarget, isLimit, type Measure } from '#core/habit/measure.ts';
import { DAY_PARTS, type Moment } from '#core/habit/moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { isSaidIn } from './units.ts';

const A_SUNDAY = calendarDay('2026-03-01');

/** A day of that name, to be formatted. */
function dayOf(weekday: Weekday): CalendarDay {
  return addDays(A_SUNDAY, WEEKDAYS.indexOf(weekday));
}

export function weekdayName(weekday: Weekday, width: 'narrow' | 'short' | 'long', locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  return format.format(Date.parse(dayOf(weekday)));
}

/** The seven days of the week in the order in which the user's week goes. */
export function weekFrom(weekStart: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(weekStart);
  return WEEKDAYS.map((_, place) => WEEKDAYS[(first + place) % WEEKDAYS.length] as Weekday);
}

const inOrder = (days: readonly Weekday[], weekStart: Weekday) =>
  weekFrom(weekStart).filter((day) => days.includes(day));

/** Named days beside a badge: 'Mon · Thu'. */
export function namedDaysInShort(days: readonly Weekday[], weekStart: Weekday, locale?: string): string {
  return inOrder(days, weekStart)
    .map((day) => weekdayName(day, 'short', locale))
    .join(' · ');
}

/** Named days in a sentence: 'Monday and Thursday'. */
export function namedDaysInWords(days: readonly Weekday[], weekStart: Weekday, locale?: string): string {
  const names = inOrder(days, weekStart).map((day) => weekdayName(day, 'long', locale));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

const inDigits = (amount: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(amount);

/** A measure in words, of which a limit of 0 means none: '6 glasses', 'at most 2 coffees', 'no cigarettes'. */
export function measureInWords(measure: Measure, words: MeasureWords = editMessages.amount.measure): string {
  const amount = inDigits(getTarget(measure));
  if (!isLimit(measure)) return words.atLeast(amount, measure.unit);
  return measure.atMost === 0 ? words.none(measure.unit) : words.atMost(amount, measure.unit);
}

type MeasureWords = {
  readonly atLeast: (amount: string, unit: string) => string;
  readonly atMost: (amount: string, unit: string) => string;
  readonly none: (unit: string) => string;
};

/** The measure where the habit's own words do not say it; null where nothing is to be added. */
export function unsaidMeasure({ description, measure }: Pick<PlannedHabit, 'description' | 'measure'>): string | null {
  return measure && !isSaidIn(description, measure) ? measureInWords(measure) : null;
}

/** 'Morning', or '13:30' as the user's locale writes it. */
export function momentInWords(moment: Moment, locale?: string): string {
  const part = DAY_PARTS.find((one) => one === moment);
  if (part) return editMessages.moment.parts[part];
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`2026-03-01T${moment}:00Z`));
}
