import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Bootstrap } from '#web/bootstrap/bootstrap.ts';
import { group, habit } from './running-week.testing.ts';
import { type OwnNote, withNotes } from './with-notes.ts';

// Wednesday, of a week that began on Sunday.
const today = calendarDay('2026-03-04');

const detail = (identityId: string) => ({
  identityId,
  canCheckInToday: true,
  isPausedToday: false,
  isAskedToday: true,
  checkedInToday: false,
  workflowCompleteToday: false,
  notes: null,
});

const walker = group('walker', [
  habit('walk'),
  habit('water', { measure: { unit: 'glasses', atLeast: 6 } }),
  habit('coffee', { measure: { unit: 'coffees', atMost: 2 } }),
]);
const reader = group('reader', [habit('read')]);

const known = {
  today,
  currentHabits: [walker, reader],
  dailyStatus: { today, identitiesNeedingCheckIn: 2, details: [detail('walker'), detail('reader')] },
  weeklyTracking: {
    currentWeekNumber: 1,
    totalActiveIdentities: 2,
    weekDays: [{ date: today, completionPercentage: 0, isToday: true, isRestDay: false }],
  },
  evidence: [{ identityId: 'walker', votes: 12, strengths: [] }],
  reviewStandings: [],
} as unknown as Bootstrap;

const note = (habitId: string, said: Omit<OwnNote, 'habitId' | 'identityId' | 'date'>, date = today): OwnNote => ({
  identityId: 'walker',
  habitId,
  date,
  ...said,
});
const shown = (...notes: OwnNote[]) => withNotes(known, notes);
const shownHabit = (place: number, ...notes: OwnNote[]) => shown(...notes).currentHabits[0]?.habits[place];

describe('the first screen with notes that the server does not have yet', () => {
  it('adds a vote for what is done, and takes it back', () => {
    const votes = (...notes: OwnNote[]) => shown(...notes).evidence[0]?.votes;
    expect(votes(note('walk', { act: 'done' }))).toBe(13);
    expect(votes(note('walk', { act: 'done' }), note('walk', { act: 'clear' }))).toBe(12);
    expect(votes({ ...note('read', { act: 'done' }), identityId: 'reader' })).toBe(12);
  });

  it('is as it was without any', () => {
    expect(withNotes(known, [])).toBe(known);
  });

  it('shows a tick, its vote and the day’s figure, and leaves other identities as they are', () => {
    const { currentHabits, weeklyTracking, dailyStatus } = shown(note('walk', { act: 'done' }));
    expect(currentHabits[0]?.habits[0]).toMatchObject({ completedDays: [today], completionsThisWeek: 1 });
    expect(currentHabits[1]).toBe(reader);
    expect(weeklyTracking.weekDays[0]).toMatchObject({ completionPercentage: 25 });
    expect(dailyStatus).toMatchObject({ identitiesNeedingCheckIn: 2 });
  });

  it('takes a tick back', () => {
    expect(shownHabit(0, note('walk', { act: 'done' }), note('walk', { act: 'clear' }))).toEqual(walker.habits[0]);
  });

  it('adds amounts up, to the thousandth', () => {
    const sips = [0.1, 0.2].map((amount) => note('water', { act: 'add', amount }));
    expect(shownHabit(1, ...sips)?.amounts).toEqual([{ date: today, amount: 0.3 }]);
    expect(shownHabit(1, note('water', { act: 'set', amount: 6 }))).toMatchObject({ completedDays: [today] });
  });

  it('takes a skipped day out of its week, with its reason', () => {
    expect(shownHabit(0, note('walk', { act: 'skip', reason: 'Ill' }))).toMatchObject({
      skippedDays: [today],
      skipReasons: [{ date: today, reason: 'Ill' }],
      effectiveTarget: 6,
    });
  });

  it('counts a limit as kept once its day is over', () => {
    expect(shownHabit(2, note('coffee', { act: 'add', amount: 1 }))).toMatchObject({ completedDays: [] });
    const tuesday = calendarDay('2026-03-03');
    const earlier = note('coffee', { act: 'add', amount: 1 }, tuesday);
    expect(shownHabit(2, earlier)).toMatchObject({ completedDays: [tuesday] });
  });

  it('is checked in for today once each habit that is due has its answer, not while a limit is kept so far', () => {
    const most = [note('walk', { act: 'done' }), note('water', { act: 'done' })];
    const isCheckedIn = (...notes: OwnNote[]) => shown(...notes).dailyStatus.details[0]?.checkedInToday;
    expect(isCheckedIn(...most, note('coffee', { act: 'add', amount: 1 }))).toBe(false);
    expect(isCheckedIn(...most, note('coffee', { act: 'done' }))).toBe(true);
    expect(shown(...most, note('coffee', { act: 'skip' })).dailyStatus.identitiesNeedingCheckIn).toBe(1);
  });

  it('keeps what was written beside a day until other words take its place', () => {
    const written = note('walk', { act: 'done', reason: 'In the rain' });
    expect(shownHabit(0, written, note('walk', { act: 'done' }))?.notes).toEqual([
      { date: today, note: 'In the rain' },
    ]);
    expect(shownHabit(0, written, note('walk', { act: 'done', reason: '' }))?.notes).toEqual([]);
  });
});
