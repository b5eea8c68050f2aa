import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { withCueDays } from '#core/habit/cue/cue-days.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { DAY_PARTS, type DayPart, type Moment, partOf } from '#core/habit/moment.ts';
import { isDaily } from '#core/plan/plan.ts';

/** Where a habit lies in a week: on a named day, on every one, or on any. */
export type Lane = Weekday | 'daily' | 'any';

/** Parts of the day in their order, and a place for what has no time. */
export const SLOTS = [...DAY_PARTS, 'any'] as const;
export type DaySlot = (typeof SLOTS)[number];

export type LaidHabit = {
  readonly targetFrequency: number;
  readonly days?: readonly Weekday[] | null | undefined;
  readonly moment?: Moment | null | undefined;
};

/** The lanes that a habit lies in: one for each named day. */
export function lanesOf({ days, targetFrequency }: LaidHabit): Lane[] {
  if (days) return [...days];
  return isDaily(targetFrequency) ? ['daily'] : ['any'];
}

/** The part of the day that a habit stands in: 13:30 is noon. */
export function slotOf({ moment }: LaidHabit): DaySlot {
  return moment ? partOf(moment) : 'any';
}

/** So many days a week, as evenly as they go, beginning with this one: three from Monday are Monday, Wednesday and Friday. */
export function spreadFrom(first: Weekday, times: number): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const days = Array.from(
    { length: times },
    (_none, at) => (start + Math.floor((at * WEEKDAYS.length) / times)) % WEEKDAYS.length,
  );
  return toNamedDays(days.flatMap((day) => WEEKDAYS[day] ?? [])) ?? [];
}

function movedDays({ days, targetFrequency }: LaidHabit, from: Lane, to: Lane): Weekday[] | null | 'stays' {
  // A habit for every day has no other day to go to: how often is not changed by moving.
  if (from === to || from === 'daily' || to === 'daily') return 'stays';
  if (to === 'any') return null;
  if (from === 'any' || !days) return spreadFrom(to, targetFrequency);
  return days.includes(to) ? 'stays' : WEEKDAYS.filter((day) => (day === to || days.includes(day)) && day !== from);
}

/**
 * A habit once it is moved from one place of the week to another. How often it is asked for never changes: a named day is taken by another one, a
 * habit for any days is named for as many, and one for every day moves within the day alone. Its time is one for all of its days, and a cue that
 * names its day names the new one.
 */
export function moved<H extends LaidHabit & { readonly implementationIntention: string }>(
  habit: H,
  from: Lane,
  { lane, slot }: { lane: Lane; slot: DaySlot },
): H {
  const days = movedDays(habit, from, lane);
  const isSameSlot = slotOf(habit) === slot;
  const moment: DayPart | null = slot === 'any' ? null : slot;
  if (days === 'stays' && isSameSlot) return habit;
  const there = days === 'stays' ? habit : withCueDays(habit, { ...habit, days });
  return isSameSlot ? there : { ...there, moment };
}

/** Whether a habit that lies in one lane may go to another. */
export const fitsIn = (habit: LaidHabit, from: Lane, to: Lane): boolean =>
  from === to || movedDays(habit, from, to) !== 'stays';

/** How many habits a weekday asks for: those named for it and those for every day. */
export function loadOf(habits: readonly LaidHabit[], day: Weekday): number {
  return habits.filter((habit) => lanesOf(habit).some((lane) => lane === day || lane === 'daily')).length;
}

/** What somebody's history says of a weekday: on so many of them so many votes. */
export type UsualDay = { readonly weekday: Weekday; readonly votes: number; readonly days: number };

/** A weekday that asks for more than was usually kept on it. */
export type RiskyDay = {
  readonly weekday: Weekday;
  readonly load: number;
  readonly usual: number;
  readonly days: number;
};

/** Of a weekday: fewer say little. A gap below half a habit is none. */
const LEAST = { days: 4, gap: 0.5 } as const;

/**
 * The weekday most likely to break: the one whose load is furthest above what was usually kept on it. Four habits on Wednesdays, of which there were
 * 12 with 21 votes, are 2.25 too many. Null where no day is known well enough, or none asks for more than usual.
 */
export function riskiestDay(habits: readonly LaidHabit[], history: readonly UsualDay[]): RiskyDay | null {
  const known = history.filter(({ days }) => days >= LEAST.days);
  const risks = known.map(({ weekday, votes, days }) => ({
    weekday,
    days,
    usual: votes / days,
    load: loadOf(habits, weekday),
  }));
  const gap = ({ load, usual }: RiskyDay) => load - usual;
  // oxlint-disable-next-line taylr/total-order -- Of days alike the first of the week stands.
  const [worst] = risks.filter((day) => gap(day) >= LEAST.gap).toSorted((a, b) => gap(b) - gap(a));
  return worst ?? null;
}

/** The histories of several identities as one: the votes of a weekday together, on as many days as the longest of them has. */
export function addUsual(histories: readonly (readonly UsualDay[])[]): UsualDay[] {
  return WEEKDAYS.flatMap((weekday) => {
    const own = histories.flatMap((days) => days.filter((one) => one.weekday === weekday && one.days > 0));
    if (own.length < histories.length || own.length === 0) return [];
    const days = Math.max(...own.map((one) => one.days));
    // Each at the rate of its own days: one that came later would else seem kept less.
    const rate = own.reduce((sum, one) => sum + one.votes / one.days, 0);
    return [{ weekday, days, votes: rate * days }];
  });
}
