import { TIME_OF_DAY } from '#core/calendar/time-of-day.ts';

/** Parts of the day, in their order, each with the hour at which it stands among times. */
const PARTS = { morning: 8, noon: 12, afternoon: 15, evening: 19, night: 22 } as const;

export const DAY_PARTS = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When in the day a habit stands: a part of the day, or a time `HH:MM`. */
export type Moment = DayPart | `${number}:${number}`;

export function isMoment(text: string): text is Moment {
  return (DAY_PARTS as readonly string[]).includes(text) || TIME_OF_DAY.test(text);
}

function isPart(moment: Moment): moment is DayPart {
  return moment in PARTS;
}

/** The hours with which the parts of a day end. */
const ENDS: readonly (readonly [number, DayPart])[] = [
  [5, 'night'],
  [11, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [22, 'evening'],
];

/** The part of the day that an hour by the clock, 0 to 23, lies in. */
export function partAt(hour: number): DayPart {
  return ENDS.find(([end]) => hour < end)?.[1] ?? 'night';
}

/** The part of the day that a moment lies in: 13:30 lies in `noon`. */
export function partOf(moment: Moment): DayPart {
  return isPart(moment) ? moment : partAt(Number(moment.split(':')[0]));
}

/** The time by the clock at which a moment stands: `morning` is 08:00. */
export function toTime(moment: Moment): string {
  return isPart(moment) ? `${String(PARTS[moment]).padStart(2, '0')}:00` : moment;
}

/** Minutes since midnight at which a moment stands in the order of a day; one without a moment comes last. A time before `dayStartHour` ends the day. */
export function minutesOf(moment: Moment | null, dayStartHour: number): number {
  if (moment === null) return Number.POSITIVE_INFINITY;
  if (isPart(moment)) return 60 * PARTS[moment];
  const [hour = 0, minute = 0] = moment.split(':').map(Number);
  return 60 * (hour < dayStartHour ? hour + 24 : hour) + minute;
}

/** What the order of a day goes by. */
export type Ordered = {
  readonly habitType: 'core' | 'experimental';
  readonly order: number;
  readonly moment: Moment | null;
};

/** Habits as a day goes: core before experimental, in each by moment, those without one last, and alike ones in the plan's order. */
export function inDayOrder<H extends Ordered>(habits: readonly H[], dayStartHour = 0): H[] {
  const byMoment = (a: H, b: H) => {
    const [one, other] = [minutesOf(a.moment, dayStartHour), minutesOf(b.moment, dayStartHour)];
    return one === other ? 0 : one - other;
  };
  // oxlint-disable-next-line taylr/total-order -- Two habits of one place and moment stay as the plan has them.
  return habits.toSorted(
    (a, b) => Number(a.habitType !== 'core') - Number(b.habitType !== 'core') || byMoment(a, b) || a.order - b.order,
  );
}
