import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { getLeft, isLimit, type Measure } from '#core/habit/measure.ts';
import type { Moment } from '#core/habit/moment.ts';
import { habitMessages as texts } from './messages.ts';

const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 3 });
const weekday = {
  short: new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' }),
};
/** A Sunday, with which the weekdays begin. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

type Limit = Extract<Measure, { readonly atMost: number }>;

/** A number in the words of the user's locale. */
export const toAmountText = (amount: number): string => number.format(amount);

/** How a day of a habit stands: '2 of 6 glasses'; of a limit '1 left', 'At the limit', '1 over'. */
export function toDayWords(measure: Measure, amount: number | null): string {
  if (isLimit(measure)) return limitWords(measure, amount);
  return texts.reached(toAmountText(amount ?? 0), toAmountText(measure.atLeast), measure.unit);
}

function limitWords(limit: Limit, amount: number | null): string {
  const left = getLeft(limit, amount);
  if (left < 0) return texts.over(toAmountText(-left));
  if (limit.atMost === 0) return texts.noneSoFar;
  return left === 0 ? texts.atLimit : texts.left(toAmountText(left));
}

/** 'limit 2 coffees', or 'limit: none'. */
export function toLimitWords({ atMost, unit }: Limit): string {
  return atMost === 0 ? texts.limitNone : texts.limit(toAmountText(atMost), unit);
}

/** 'Mon · Thu', in the order of the week; in full 'Monday, Thursday'. */
export function toDaysWords(days: readonly Weekday[], width: keyof typeof weekday = 'short'): string {
  const names = WEEKDAYS.flatMap((day, place) =>
    days.includes(day) ? weekday[width].format(SUNDAY + place * DAY) : [],
  );
  return names.join(width === 'short' ? ' · ' : ', ');
}

/** '23 glasses this week'. */
export const toSumWords = ({ unit }: Measure, sum: number): string => texts.sum(toAmountText(sum), unit);

/** 'noon', or a time as it is. */
export function toMomentWords(moment: Moment): string {
  return moment in texts.moments ? texts.moments[moment as keyof typeof texts.moments] : moment;
}
