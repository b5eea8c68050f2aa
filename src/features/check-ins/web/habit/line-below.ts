import { isLimit } from '#core/habit/measure.ts';
import { toDaysWords, toLimitWords, toMomentWords } from '#web/habit/habit-words.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { completionsWith } from '../check-in-flow.ts';
import { isOfOtherDays, type OfDay } from './noted.ts';

/** What stands quietly under a habit: its days where they are others, its moment, its limit, how often it was done this week. */
export function getLineBelow({ habit, date }: OfDay, isDone: boolean): string {
  const { measure, moment, effectiveTarget } = habit;
  const parts = [
    isOfOtherDays(habit, date) && toDaysWords(habit.days ?? []),
    moment && toMomentWords(moment),
    isLimit(measure) && toLimitWords(measure),
    checkInMessages.modal.thisWeek(completionsWith({ habit, date, isDone }), effectiveTarget),
  ];
  return parts.filter(Boolean).join(' · ');
}
