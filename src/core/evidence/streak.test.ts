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

/** `✓` done, `·` not, `s` skipped or paused; the last day is today, and the first a Sunday. */
function habitStreaksAfter(line: string, pace: { targetFrequency: number; named?: readonly number[] }) {
  const { targetFrequency, named } = pace;
  const isByName = named !== undefined;
  const habit = Array.from(line).reduce(
    (run, mark, at) =>
      habitRunAfter(run, {
        targetFrequency,
        isByName,
        isDone: mark === '✓',
        isNamed: named?.includes(at % 7) === true,
        isPassedOver: mark === 's',
        isOpen: at === line.length - 1,
      }),
    NO_HABIT_RUN,
  );
  return getHabitStreaks(habit, { targetFrequency, isByName });
}

describe('the streak of a habit', () => {
  it.each([
    ['✓··✓··✓', 3, 3, 3],
    ['✓···✓', 3, 2, 2],
    ['✓····✓', 3, 1, 1],
    ['✓✓·✓', 7, 3, 3],
    ['✓✓··✓', 7, 2, 1],
    ['✓✓··', 7, 2, 2],
    ['✓✓···', 7, 2, 0],
  ])('of %s at %i a week is %i at the longest, %i now', (line, targetFrequency, longest, current) => {
    expect(habitStreaksAfter(line, { targetFrequency })).toEqual({ longest, current });
  });

  it.each([
    ['✓✓ss✓', 7, 3, 3],
    ['✓·s·ss✓', 3, 2, 2],
    ['✓··ss··✓', 3, 1, 1],
  ])('of %s, at %i a week, passes over days taken out', (line, targetFrequency, longest, current) => {
    expect(habitStreaksAfter(line, { targetFrequency })).toEqual({ longest, current });
  });

  const MONDAY_AND_THURSDAY = [1, 4];
  it.each([
    // Sunday to Saturday, twice: each on its day, or one day late.
    ['·✓··✓···✓··✓··', 4, 4],
    ['··✓··✓···✓··✓·', 4, 4],
    // Two days late is too late.
    ['·✓····✓·✓', 2, 2],
    ['·✓····✓', 1, 1],
    ['·✓···✓··✓', 3, 3],
    ['·✓·····', 1, 0],
    // Its grace is still open today.
    ['·✓····', 1, 1],
    // A named day that is skipped is none: the next one is Monday.
    ['·✓··s···✓', 2, 2],
    ['·✓··s····', 1, 1],
    ['·✓··s······', 1, 0],
    // The day after a missed one, skipped, leaves the grace to the next.
    ['·✓···s✓', 2, 2],
    // Done on another day: the next named one counts from there.
    ['·✓✓·····', 2, 0],
  ])('of %s on Mondays and Thursdays is %i at the longest, %i now', (line, longest, current) => {
    expect(habitStreaksAfter(line, { targetFrequency: 2, named: MONDAY_AND_THURSDAY })).toEqual({ longest, current });
  });

  it('that ended by count does not go on by name', () => {
    const day = {
      targetFrequency: 7,
      isByName: false,
      isDone: true,
      isNamed: false,
      isPassedOver: false,
      isOpen: false,
    };
    const missed = { ...day, isDone: false };
    const ended = [day, missed, missed, missed].reduce(habitRunAfter, NO_HABIT_RUN);
    const byName = { ...day, targetFrequency: 1, isByName: true, isNamed: true };
    expect(habitRunAfter(ended, byName)).toMatchObject({ run: 1, longest: 1 });
    const [first, second] = [
      [day, missed],
      [day, missed, missed],
    ].map((days) => days.reduce(habitRunAfter, NO_HABIT_RUN));
    expect([first, second].map((run) => run && habitRunAfter(run, byName).run)).toEqual([2, 2]);
  });
});
