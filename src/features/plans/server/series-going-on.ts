import type { CalendarDay } from '#core/calendar/calendar.ts';
import { decideAnew } from '#core/habit/day/day-notes.ts';
import { dueDaysOfWeek } from '#core/habit/week-target.ts';
import { keepsSeries } from '#core/amount/measure.ts';
import type { OwnTime } from '#core/habit/own-time.ts';
import type { ProposedHabit } from '../contract.ts';
import { completionsOfSeries, changeRecord, newestOfSeries, seriesNamed } from './queries.ts';
import { getMarksInWeeks } from './week-queries.ts';

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
  /** As it was where nothing is said of it, also in a new series of a habit whose unit changes. */
  readonly remindAt: OwnTime | null;
};

/**
 * How each habit of a plan goes on: a known series of the identity keeps its counted days since the week began and, with named days, the days named
 * until now; a series of somebody else, one that never was and one whose unit changes to one that it never had start afresh.
 */
export async function seriesGoingOn(habits: readonly ProposedHabit[], place: Place): Promise<GoingOn[]> {
  const { userId, identityId, today, startsOn, weekStartDate, weekEndDate } = place;
  const sent = await newestOfSeries({ userId, identityId, seriesIds: habits.flatMap((habit) => habit.seriesId ?? []) });
  const found = await withFormerSeries(habits, sent, place);
  const marks = await getMarksInWeeks({ id: userId, today }, [{ identityId, weekStartDate, weekEndDate }]);
  return found.map(({ habit, rows }): GoingOn => {
    const ofWeek = rows.filter((row) => row.weekStartDate === weekStartDate && row.activeFrom <= startsOn);
    return goesOn(habit, rows) ? continued(habit, { rows, ofWeek, marks, place }) : begun(habit, rows, place);
  });
}

type Found = { readonly habit: ProposedHabit; readonly rows: readonly Row[] };

/**
 * Each habit with what is known of its series. One that comes without a series, as from an offer that was made before the running plan, and one
 * that goes back to a unit that it had before, go on with the identity's newest series of that name and unit that no other habit of the plan has.
 */
async function withFormerSeries(
  habits: readonly ProposedHabit[],
  sent: Awaited<ReturnType<typeof newestOfSeries>>,
  { userId, identityId }: Place,
): Promise<Found[]> {
  const known = habits.map((habit): Found => ({ habit, rows: sent.get(habit.seriesId ?? '') ?? [] }));
  const changed = known.filter(
    ({ habit, rows }) => (habit.seriesId ?? null) === null || (rows.length > 0 && !goesOn(habit, rows)),
  );
  const descriptions = changed.map(({ habit }) => habit.description);
  const named = await seriesNamed({ userId, identityId, descriptions });
  const former = await newestOfSeries({ userId, identityId, seriesIds: named.map(({ seriesId }) => seriesId) });
  const free = new Map(
    [...former].toSorted(
      ([id, [a]], [other, [b]]) => (b?.activeFrom ?? '').localeCompare(a?.activeFrom ?? '') || id.localeCompare(other),
    ),
  );
  for (const { seriesId } of habits) free.delete(seriesId ?? '');
  return known.map((one) => {
    const again = changed.includes(one) && [...free].find(([, rows]) => isFormer(one.habit, rows));
    if (!again) return one;
    const [seriesId, rows] = again;
    free.delete(seriesId);
    return { habit: { ...one.habit, seriesId }, rows };
  });
}

/** Whether a series was last this habit by its words, with the unit that it gets now. */
function isFormer(habit: ProposedHabit, rows: readonly Row[]): boolean {
  return rows[0]?.description === habit.description && goesOn(habit, rows);
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
    remindAt: getRemindAt(habit, rows[0]),
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
    remindAt: getRemindAt(habit, rows[0]),
  };
}

function getRemindAt({ remindAt }: ProposedHabit, newest: { remindAt: OwnTime | null } | undefined): OwnTime | null {
  return remindAt === undefined ? (newest?.remindAt ?? null) : remindAt;
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
