import type { Weekday } from '#core/calendar/calendar.ts';
import { isLimit } from '#core/amount/measure.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import { momentInWords, namedDaysInShort, toLimitWords } from '#web/habit/habit-words.ts';
import { isMomentSaid } from '#web/habit/moment-said.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import { completionsWith } from '../check-in-flow.ts';
import { isOfOtherDays, type OfDay } from './noted.ts';

/** What stands quietly under a habit: its days where they are others, its moment, its limit, how often it was done this week. */
export function getLineBelow(
  { habit, date }: OfDay,
  { isDone, weekStart }: { isDone: boolean; weekStart: Weekday },
): string {
  const { measure, moment, effectiveTarget } = habit;
  const parts = [
    isOfOtherDays(habit, date) && namedDaysInShort(habit.days ?? [], weekStart),
    moment && !isMomentSaid(toOwnWords(habit).cue, moment) && momentInWords(moment),
    isLimit(measure) && toLimitWords(measure),
    modalMessages.thisWeek(completionsWith({ habit, date, isDone }), effectiveTarget),
  ];
  return parts.filter(Boolean).join(' · ');
}
