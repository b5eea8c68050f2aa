import { describe, expect, it } from 'vitest';
import {
  habitRunAfter,
  getHabitStreaks,
  MISSES_THAT_END,
  NO_HABIT_RUN,
  NO_RUN,
  runAfter,
  getStreaks,
} from './streak.ts';

/** `✓` active, `·` missed, `p` paused; the last day is today. */
function streaksAfter(pattern: string, missesThatEnd: number) {
  const days = Array.from(pattern).map((mark, at) => ({
    isActive: mark === '✓',
    isPaused: mark === 'p',
    isOpen: at === pattern.length - 1,
  }));
  return getStreaks(days.reduce((run, day) => runAfter(run, day, missesThatEnd), NO_RUN));
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
    expect(streaksAfter(pattern, MISSES_THAT_END.strict)).toEqual({ longest, current });
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
    expect(streaksAfter(pattern, MISSES_THAT_END.forgiving)).toEqual({ longest, current });
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
    const habit = Array.from(pattern).reduce(
      (run, mark, at) => (mark === '✓' ? habitRunAfter(run, { at, targetFrequency }) : run),
      NO_HABIT_RUN,
    );
    expect(getHabitStreaks(habit, { at: pattern.length - 1, targetFrequency })).toEqual({ longest, current });
  });
});
