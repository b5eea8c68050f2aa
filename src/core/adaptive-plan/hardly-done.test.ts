import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { hardlyDone, livedWeek } from './hardly-done.ts';

const sunday = calendarDay('2026-03-01');
const day = (at: number) => addDays(sunday, at);
const walk = { seriesId: 'walk', description: 'Walk for 5 minutes', targetFrequency: 7, countsFrom: sunday };
const read = { seriesId: 'read', description: 'Read a page', targetFrequency: 7, countsFrom: sunday };

describe('what was done of a week', () => {
  const lived = (paused: readonly number[], last = 6) =>
    livedWeek({
      habits: [walk, read],
      marks: new Map([
        ['walk', [0, 1, 6].map((at) => ({ date: day(at), isDone: true, skipped: false, amount: null }))],
      ]),
      pausedDays: new Set(paused.map(day)),
      countsTo: day(last),
    }).habits;

  it('is counted up to the last day that counts, none for a habit without a tick', () => {
    expect(lived([])).toEqual({ walk: { done: 3, target: 7 }, read: { done: 0, target: 7 } });
    expect(lived([], 3).walk?.done).toBe(2);
  });

  it('was asked for on fewer days when some were paused', () => {
    expect(lived([2, 3, 4]).walk).toEqual({ done: 3, target: 4 });
  });
});

describe('what hardly worked', () => {
  const week = (done: number) => ({
    observed: true,
    habits: { walk: { done, target: 7 }, read: { done: 7, target: 7 } },
  });

  it.each([
    [[2], ['Walk for 5 minutes']],
    [[3], []],
    // The newest week has half the weight, older ones less.
    [[0, 7], []],
    [[1, 4, 1], ['Walk for 5 minutes']],
  ])('of %j days in seven, the newest week first: %j', (days, descriptions) => {
    expect(hardlyDone([walk, read], days.map(week))).toEqual(descriptions);
  });

  it('is named once, and a habit that was never lived not at all', () => {
    expect(hardlyDone([walk, walk, { ...walk, seriesId: 'new', description: 'Stretch' }], [week(0)])).toEqual([
      'Walk for 5 minutes',
    ]);
  });
});
