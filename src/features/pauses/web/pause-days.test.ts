import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import {
  canUndo,
  getLength,
  getLimits,
  pausesOn,
  getProblem,
  quickEnds,
  spanWords,
  getStanding,
} from './pause-days.ts';

const day = calendarDay;
const today = day('2026-03-04');
const span = (from: string, until: string) => ({ from: day(from), until: day(until) });

it.each([
  ['2026-03-04', '2026-03-04', 'under_way'],
  ['2026-02-20', '2026-03-10', 'under_way'],
  ['2026-03-05', '2026-03-05', 'ahead'],
  ['2026-03-01', '2026-03-03', 'over'],
] as const)('a pause from %s until %s is %s', (from, until, standing) => {
  expect(getStanding(span(from, until), today)).toBe(standing);
});

describe('the pauses that hold a day', () => {
  const all = { id: 'all', identityId: null, ...span('2026-03-04', '2026-03-06') };
  const own = { id: 'own', identityId: 'walker', ...span('2026-03-01', '2026-03-04') };
  const other = { id: 'other', identityId: 'cook', ...span('2026-03-01', '2026-03-31') };
  const on = (text: string) =>
    pausesOn([all, other, own], { identityId: 'walker', day: day(text) }).map(({ id }) => id);

  it('are its own, then those of all', () => expect(on('2026-03-04')).toEqual(['own', 'all']));
  it('end with their last day', () => expect(on('2026-03-05')).toEqual(['all']));
  it('are none beyond', () => expect(on('2026-03-07')).toEqual([]));
});

describe('quick choices', () => {
  it('are today, until Sunday, one week', () => {
    expect(quickEnds(today)).toEqual([
      { name: 'today', until: '2026-03-04' },
      { name: 'sunday', until: '2026-03-08' },
      { name: 'week', until: '2026-03-10' },
    ]);
  });

  it('do without Sunday where it would be today, or the end of the week that is offered', () => {
    expect(quickEnds(day('2026-03-08')).map(({ name }) => name)).toEqual(['today', 'week']);
    expect(quickEnds(day('2026-03-09')).map(({ name }) => name)).toEqual(['today', 'week']);
  });
});

it('a pause lasts 90 days at most, and begins 13 days back at most', () => {
  expect(getLimits({ from: today, today })).toEqual({ earliest: '2026-02-19', latestEnd: '2026-06-01' });
  expect(getProblem(span('2026-03-04', '2026-06-01'), today)).toBeNull();
  expect(getProblem(span('2026-03-04', '2026-06-02'), today)).toEqual({ field: 'until', problem: 'too_long' });
  expect(getProblem(span('2026-02-18', '2026-03-04'), today)).toEqual({ field: 'from', problem: 'too_far_back' });
  expect(getProblem(span('2026-03-04', '2026-03-03'), today)).toEqual({
    field: 'until',
    problem: 'ends_before_it_begins',
  });
});

it('can be undone as long as its first day can change', () => {
  expect(canUndo(span('2026-02-19', '2026-02-19'), today)).toBe(true);
  expect(canUndo(span('2026-02-18', '2026-03-10'), today)).toBe(false);
});

it('is said in the words of the locale, one day in full', () => {
  expect(spanWords(span('2026-03-04', '2026-03-04'), 'en-GB')).toBe('Wednesday 4 March');
  // Whether the month stands twice depends on the age of the locale's data.
  expect(spanWords(span('2026-03-04', '2026-03-06'), 'en-GB')).toMatch(/^Wed 4(\sMar)?\s–\sFri 6\sMar$/);
  expect(getLength(span('2026-02-27', '2026-03-02'))).toBe(4);
});
