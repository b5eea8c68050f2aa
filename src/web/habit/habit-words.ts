import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { getLeft, isLimit, type Measure } from '#core/amount/measure.ts';
import { DAY_PARTS, type Moment } from '#core/habit/moment.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import { habitMessages as texts } from './messages.ts';

const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 3 });
/** A Sunday, with which the weekdays begin. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

type Limit = Extract<Measure, { readonly atMost: number }>;

/** A number in the words of the user's locale. */
export const toAmountText = (amount: number): string => number.format(amount);

/** '1 glass', '2.5 cups'. */
export const toQuantityText = (amount: number, unit: string): string =>
  `${number.format(amount)} ${unitFor(unit, amount)}`;

/** How a day of a habit stands: '2 of 6 glasses'; of a limit '1 coffee left', 'At the limit', '1 coffee over'. Done without a number is the target. */
export function toDayWords(measure: Measure, { amount, isDone }: { amount: number | null; isDone: boolean }): string {
  if (isLimit(measure)) return limitWords(measure, amount);
  const reached = amount ?? (isDone ? measure.atLeast : 0);
  return texts.reached(toAmountText(reached), toQuantityText(measure.atLeast, measure.unit));
}

function limitWords(limit: Limit, amount: number | null): string {
  const left = getLeft(limit, amount);
  if (left < 0) return texts.over(toQuantityText(-left, limit.unit));
  if (limit.atMost === 0) return texts.noneSoFar;
  return left === 0 ? texts.atLimit : texts.left(toQuantityText(left, limit.unit));
}

/** 'limit 2 coffees', or 'limit: none'. */
export function toLimitWords({ atMost, unit }: Limit): string {
  return atMost === 0 ? texts.limitNone : texts.limit(toQuantityText(atMost, unit));
}

/** In the user's locale; a format takes long to make and little to use. */
const weekdays = {
  narrow: new Intl.DateTimeFormat(undefined, { weekday: 'narrow', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' }),
};

export function weekdayName(weekday: Weekday, width: keyof typeof weekdays): string {
  return weekdays[width].format(SUNDAY + WEEKDAYS.indexOf(weekday) * DAY);
}

/** The seven days of the week in the order in which the user's week goes. */
export function weekFrom(weekStart: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(weekStart);
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}

const inOrder = (days: readonly Weekday[], weekStart: Weekday) =>
  weekFrom(weekStart).filter((day) => days.includes(day));

/** Named days beside other things that are told of a habit: 'Mon · Thu'. */
export function namedDaysInShort(days: readonly Weekday[], weekStart: Weekday): string {
  return inOrder(days, weekStart)
    .map((day) => weekdayName(day, 'short'))
    .join(' · ');
}

const list = new Intl.ListFormat(undefined, { type: 'conjunction' });

/** Named days in a sentence: 'Monday and Thursday'. */
export function namedDaysInWords(days: readonly Weekday[], weekStart: Weekday): string {
  return list.format(inOrder(days, weekStart).map((day) => weekdayName(day, 'long')));
}

/** '23 glasses this week'. */
export const toSumWords = ({ unit }: Measure, sum: number): string => texts.sum(toQuantityText(sum, unit));

/** 'Noon', or '13:30' as the user's locale writes it. */
export function momentInWords(moment: Moment, locale?: string): string {
  const part = DAY_PARTS.find((one) => one === moment);
  if (part) return texts.moments[part];
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`2026-01-04T${moment}:00Z`));
}
