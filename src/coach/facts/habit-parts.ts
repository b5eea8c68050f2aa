import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import type { Moment } from '#core/habit/moment.ts';
import { allOf, type Reading, read } from '#coach/text/reading.ts';
import { daysIn } from './reading/day-stretches.ts';

/** What of a habit a circumstance can rule out. */
export type JudgedHabit = {
  readonly description: string;
  readonly implementationIntention: string;
  readonly days?: readonly Weekday[] | null | undefined;
  readonly moment?: Moment | null | undefined;
  readonly targetFrequency?: number;
  /** Named by the person: what is done is theirs, and only what the coach chose around it is judged. */
  readonly isOwn?: boolean;
};

/** The texts of a habit by what they say: what is done, when and where, and what is done instead. */
export type HabitParts = { readonly act: readonly Reading[]; readonly cue: Reading; readonly fallback: Reading };

const I_WILL = [', I will ', ' I will ', ", I'll ", ' I’ll '];

/** `When I finish lunch, outside, I will walk. If it pours, I march indoors.` */
export function habitParts({ description, implementationIntention }: JudgedHabit): HabitParts {
  const [sentence = '', ...others] = implementationIntention.split('. If ');
  const mark = I_WILL.find((words) => sentence.includes(words));
  const at = mark === undefined ? -1 : sentence.indexOf(mark);
  const cue = at < 0 ? sentence : sentence.slice(0, at);
  const action = at < 0 || mark === undefined ? '' : sentence.slice(at + mark.length);
  const instead = others.map((other) => other.slice(other.indexOf(',') + 1)).join('. ');
  return { act: [read(description), read(action)], cue: read(cue), fallback: read(instead) };
}

/** When in the day it stands. */
export const momentOf = ({ moment, implementationIntention }: JudgedHabit): Moment | null =>
  moment ?? cueMoment(implementationIntention);

/** The days that it is bound to, by its days or by the words of its cue; null for a count of any days. */
export const boundDays = ({ days }: JudgedHabit, { cue }: HabitParts): readonly Weekday[] | null =>
  days ?? daysIn(cue, allOf(cue));

/** How often at most it can be done beside days on which it cannot. */
export function hasRoomBeside(habit: JudgedHabit, parts: HabitParts, taken: readonly Weekday[]): boolean {
  const bound = boundDays(habit, parts);
  if (bound) return !bound.some((day) => taken.includes(day));
  return (habit.targetFrequency ?? 1) <= WEEKDAYS.length - taken.length;
}
