import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { forgivingStreaks, habitStreaks, returnRate, streaks } from './streak.ts';

const first = calendarDay('2025-11-09');

/** `✓` active, `·` missed, `p` paused; the last day is today. */
function lived(pattern: string) {
  const marks = pattern.split('');
  const at = (mark: string) => new Set(marks.flatMap((one, index) => (one === mark ? [addDays(first, index)] : [])));
  return { active: at('✓'), paused: at('p'), from: first, today: addDays(first, marks.length - 1) };
}

describe('the strict streak', () => {
  it.each([
    ['✓✓·✓✓··✓', 2, 1],
    ['✓✓✓', 3, 3],
    ['✓✓✓·', 3, 3],
    ['✓✓✓··', 3, 0],
    ['···', 0, 0],
    ['✓✓pp✓', 3, 3],
    ['✓✓p·✓', 2, 1],
    ['✓✓ppp', 2, 2],
    ['✓✓·p', 2, 0],
    ['✓p✓·pp', 2, 0],
  ])('of %s is %i at the longest, %i now', (pattern, longest, current) => {
    expect(streaks(lived(pattern))).toEqual({ longest, current });
  });
});

describe('the forgiving streak', () => {
  it.each([
    ['✓✓·✓✓··✓', 4, 1],
    ['✓·✓·✓·✓·', 4, 4],
    ['✓✓··', 2, 2],
    ['✓✓···', 2, 0],
    ['✓✓·pp·✓', 2, 1],
    ['✓✓ppppp✓', 3, 3],
    ['✓p·✓', 2, 2],
  ])('of %s is %i at the longest, %i now', (pattern, longest, current) => {
    expect(forgivingStreaks(lived(pattern))).toEqual({ longest, current });
  });
});

describe('the streak of a habit', () => {
  it.each([
    ['✓··✓··✓', 3, 3, 3],
    ['✓···✓', 3, 2, 2],
    ['✓····✓', 3, 1, 1],
    ['✓✓·✓', 7, 3, 3],
    ['✓✓··✓', 7, 2, 1],
  ])('of %s at %i a week is %i at the longest, %i now', (pattern, targetFrequency, longest, current) => {
    const { active, today } = lived(pattern);
    expect(habitStreaks({ completed: active, targetFrequency, today })).toEqual({ longest, current });
  });
});

describe('the return rate', () => {
  const days = (pattern: string) => {
    const { active } = lived(pattern);
    return pattern.split('').map((_, at): { date: CalendarDay; active: boolean } => {
      const date = addDays(first, at);
      return { date, active: active.has(date) };
    });
  };
  const today = (pattern: string) => addDays(first, pattern.length);

  it.each([
    ['·✓·✓·✓', 100],
    ['·✓·✓··✓', 75],
    ['···✓', 33],
    ['·✓·✓✓', null],
    // The last miss has no day after it yet.
    ['·✓·✓·', null],
  ])('of %s is %s percent', (pattern, rate) => {
    expect(returnRate(days(pattern), today(pattern))).toBe(rate);
  });

  it('looks back on four weeks only', () => {
    const pattern = `·✓·✓·✓${'✓'.repeat(28)}`;
    expect(returnRate(days(pattern), today(pattern))).toBeNull();
  });
});
