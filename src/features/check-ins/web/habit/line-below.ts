import { isLimit } from '#core/habit/measure.ts';
import { toLimitWords, toMomentWords } from '#web/habit/habit-words.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { completionsWith } from '../check-in-flow.ts';
import type { OfDay } from './noted.ts';

/** What stands quietly under a habit: its moment, its limit, how often it was done this week. */
export function getLineBelow({ habit, date }: OfDay, isDone: boolean): string {
  const { measure, moment, effectiveTarget } = habit;
  const parts = [
    moment && toMomentWords(moment),
    isLimit(measure) && toLimitWords(measure),
    checkInMessages.modal.thisWeek(completionsWith({ habit, date, isDone }), effectiveTarget),
  ];
  return parts.filter(Boolean).join(' · ');
}
