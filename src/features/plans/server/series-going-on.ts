import type { CalendarDay } from '#core/calendar/calendar.ts';
import { decideAnew } from '#core/habit/day-notes.ts';
import { dueDaysOfWeek } from '#core/habit/habit-week.ts';
import { keepsSeries } from '#core/habit/measure.ts';
import type { ProposedHabit } from '../contract.ts';
import { completionsOfSeries, changeRecord, getMarksInWeeks, newestOfSeries } from './queries.ts';

type Place = {
  readonly userId: string;
  readonly identityId: string;
  readonly today: CalendarDay;
  readonly startsOn: CalendarDay;
  readonly weekStartDate: CalendarDay;
  readonly weekEndDate: CalendarDay;
};

/** How a habit of a new plan goes on. */
export type GoingOn = {
  /** Null for a new series. */
  readonly seriesId: string | null;
  /** Of a habit whose words stay, also when whoever sends it does not know of it. */
  readonly templateId: string | null;
  readonly countsFrom: CalendarDay;
  readonly dueOn: CalendarDay[] | null;
};

/**
 * How each habit of a plan goes on: a known series of the identity keeps its counted days since the week began and, with named days, the days named
 * until now; a series of somebody else, one that never was and one whose unit changes start afresh.
 */
export async function seriesGoingOn(habits: readonly ProposedHabit[], place: Place): Promise<GoingOn[]> {
  const { userId, identityId, today, startsOn, weekStartDate, weekEndDate } = place;
  const seriesIds = habits.flatMap((habit) => habit.seriesId ?? []);
  const known = await newestOfSeries({ userId, identityId, seriesIds });
  const marks = await getMarksInWeeks({ id: userId, today }, [{ identityId, weekStartDate, weekEndDate }]);
  return habits.map((habit): GoingOn => {
    const rows = known.get(habit.seriesId ?? '') ?? [];
    const ofWeek = rows.filter((row) => row.weekStartDate === weekStartDate && row.activeFrom <= startsOn);
    return goesOn(habit, rows) ? continued(habit, { rows, ofWeek, marks, place }) : begun(habit, rows, place);
  });
}

type Row = Awaited<ReturnType<typeof newestOfSeries>> extends Map<string, (infer R)[]> ? R : never;

function goesOn({ measure }: ProposedHabit, rows: readonly Row[]): boolean {
  // Also with the unit that it had before it was done or not for a while.
  const measured = rows.find((row) => row.measure !== null)?.measure ?? null;
  return rows.length > 0 && keepsSeries(measured, measure ?? null);
}

function begun(habit: ProposedHabit, rows: readonly Row[], { startsOn, weekEndDate: weekEnd }: Place): GoingOn {
  return {
    seriesId: null,
    templateId: getTemplateId(habit, rows[0]),
    countsFrom: startsOn,
    dueOn: habit.days ? dueDaysOfWeek({ days: habit.days, startsOn, weekEnd, before: null }) : null,
  };
}

type Before = {
  readonly rows: readonly Row[];
  /** Those of the week that the plan belongs to, newest first. */
  readonly ofWeek: readonly Row[];
  readonly marks: Awaited<ReturnType<typeof getMarksInWeeks>>;
  readonly place: Place;
};

function continued(habit: ProposedHabit, { rows, ofWeek, marks, place }: Before): GoingOn {
  const { startsOn, weekEndDate: weekEnd } = place;
  const seriesId = habit.seriesId as string;
  const countsFrom = ofWeek.map((row) => row.countsFrom).toSorted()[0] ?? startsOn;
  const done = (marks.get(seriesId) ?? []).filter(({ isDone, date }) => isDone && date >= countsFrom);
  const [last] = ofWeek;
  const before = last ? { dueOn: last.dueOn, completedDays: done.map(({ date }) => date) } : null;
  return {
    seriesId,
    templateId: getTemplateId(habit, rows[0]),
    countsFrom,
    dueOn: habit.days ? dueDaysOfWeek({ days: habit.days, startsOn, weekEnd, before }) : null,
  };
}

function getTemplateId(
  { templateId, description }: ProposedHabit,
  newest: { templateId: string | null; description: string } | undefined,
): string | null {
  if (templateId !== undefined) return templateId;
  return newest?.description === description ? newest.templateId : null;
}

/** A new target decides today anew, and no earlier day. */
export async function decideTodayAnew(
  habits: readonly { id: string; seriesId: string; measure?: ProposedHabit['measure'] }[],
  { userId, today }: Pick<Place, 'userId' | 'today'>,
): Promise<void> {
  const measured = new Map(habits.flatMap((habit) => (habit.measure ? [[habit.seriesId, habit] as const] : [])));
  for (const row of await completionsOfSeries(userId, [...measured.keys()], today)) {
    const habit = measured.get(row.seriesId);
    if (habit) await changeRecord(row, { habitId: habit.id, ...decideAnew(row, row.measure, habit.measure ?? null) });
  }
}
