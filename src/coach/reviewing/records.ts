import { capital } from '#core/words/capital.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { isAsSaid, isDoneOn, type Level, LEVELS, ranked, type ReviewedHabit } from '#core/review/week-records.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import type { ReviewSpeaker } from './review-speaker.ts';
import { type ReviewState, seriesOf } from './standing.ts';
import { daysDone, quotedName } from './week-told.ts';

/** What there is of some sentences, with blanks between them. */
export const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.flatMap((part) => part?.trim() || []).join(' ');

const COUNTED = 3;
const MOST_DAYS = 4;

function record(habit: ReviewedHabit, hasDays: boolean): string {
  const { done, target, days } = habit;
  const on = hasDays && days.length > 0 && days.length <= MOST_DAYS ? ` (${daysDone(habit)})` : '';
  return `${quotedName(habit) ?? 'one habit'} ${done > target ? `${done} days` : `${done} of ${target}`}${on}`;
}

function differing(speaker: ReviewSpeaker, list: string, isWrong = true): string | null {
  if (list === '') return null;
  return joined(speaker.tell('reviewDiffers', { list }), isWrong ? speaker.tellAnew('reviewPutRight') : null);
}

/** How the records compare with what was told of the week, and what they hold of what was asked; null where nothing was. */
export function compared(speaker: ReviewSpeaker, { reports, level, facts, plan }: ReviewState): string | null {
  if (level) return comparedInAll(speaker, facts, level);
  const known = reports.flatMap((report) => {
    const habit = facts.habits.find(({ seriesId }) => seriesId === seriesOf(plan[report.place]));
    if (!habit) return [];
    const { count, days, isWrong } = report;
    const isTold = count !== null || days.length > 0;
    const isSame = isTold && isAsSaid(report, habit);
    return [{ habit, isSame, isWrong: isWrong ?? (isTold && !isSame), hasDays: days.length > 0 }];
  });
  const list = (isSame: boolean) =>
    listed(known.flatMap((one) => (one.isSame === isSame ? [record(one.habit, one.hasDays || !isSame)] : [])));
  const same = list(true);
  const isWrong = known.some((one) => one.isWrong);
  return joined(same && speaker.tell('reviewFits', { list: same }), differing(speaker, list(false), isWrong)) || null;
}

function comparedInAll(speaker: ReviewSpeaker, facts: ReviewFacts, level: Level): string | null {
  const told = ranked(facts).filter(({ done }) => level !== 'weekLittle' || done > 0);
  const list = listed(told.slice(0, COUNTED).map((habit) => record(habit, false)));
  if (list === '') return null;
  if ((facts.week.fulfilment ?? 0) < LEVELS[level]) return differing(speaker, list);
  return speaker.tell(level === 'weekLittle' ? 'reviewMore' : 'reviewFits', { list });
}

/** The week in figures: the habits' counts, the week's percent beside that of the week before. */
export function figures(speaker: ReviewSpeaker, { facts }: ReviewState): string {
  const counts = ranked(facts).flatMap((habit) => (quotedName(habit) ? [record(habit, false)] : []));
  const percent = (phrase: 'reviewShare' | 'reviewBefore', of: number | null | undefined) =>
    of == null ? null : speaker.tell(phrase, { count: String(of) });
  const [share, before] = [percent('reviewShare', facts.week.fulfilment), percent('reviewBefore', facts.earlier[0])];
  return joined(counts.length > 0 ? `${counts.slice(0, COUNTED).join(', ')}.` : null, share, share && before);
}

/** On which days a habit was done; null without one that can be said. */
export function daysOf(speaker: ReviewSpeaker, { facts, plan }: ReviewState, place: number): string | null {
  const week = facts.habits.find(({ seriesId }) => seriesId === seriesOf(plan[place]));
  const [habit, list] = [week && quotedName(week), week ? daysDone(week) : ''];
  return habit ? speaker.tell(list === '' ? 'reviewNoDay' : 'reviewDays', { habit, list }) : null;
}

/** What was done on one day of the week. */
export function onDay(speaker: ReviewSpeaker, { facts }: ReviewState, weekday: Weekday): string {
  const list = listed(facts.habits.flatMap((habit) => (isDoneOn(habit, weekday) ? (quotedName(habit) ?? []) : [])));
  return speaker.tell(list === '' ? 'reviewEmptyDay' : 'reviewOnDay', { day: capital(weekday), list });
}
