import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { type DayVotes, firstSpan, rowEnd, TALLY_SPANS, tallyRows, toBundles } from './tally.ts';

const on = (date: string, votes: number, who = 0): DayVotes => ({ date: calendarDay(date), who, votes });

describe('the tally wall', () => {
  const days = [on('2026-01-02', 1), on('2025-12-31', 2), on('2026-01-05', 3), on('2026-01-02', 1, 1)];

  it.each([
    ['day', ['2026-01-05', '2026-01-02', '2025-12-31'], ['000', '01', '00']],
    ['week', ['2026-01-05', '2025-12-29'], ['000', '0001']],
    ['month', ['2026-01-01', '2025-12-01'], ['01000', '00']],
    ['year', ['2026-01-01', '2025-01-01'], ['01000', '00']],
  ] as const)('has a row for each %s with a vote, the newest first, and a mark for each vote', (span, from, marks) => {
    const rows = tallyRows(days, span, 'monday');
    expect(rows.map((row) => row.from)).toEqual(from);
    expect(rows.map((row) => row.marks.join(''))).toEqual(marks);
  });

  it('loses no vote and adds none, whatever the span', () => {
    for (const span of TALLY_SPANS) {
      expect(tallyRows(days, span, 'sunday').flatMap(({ marks }) => marks)).toHaveLength(7);
    }
  });

  it.each([
    ['2026-02-01', 'month', '2026-02-28'],
    ['2028-02-01', 'month', '2028-02-29'],
    ['2026-12-01', 'month', '2026-12-31'],
    ['2026-01-01', 'year', '2026-12-31'],
    ['2026-03-01', 'week', '2026-03-07'],
    ['2026-03-01', 'day', '2026-03-01'],
  ] as const)('ends what begins on %s as a %s on %s', (from, span, end) => {
    expect(rowEnd(calendarDay(from), span)).toBe(end);
  });

  it('begins with weeks, and with more in a row once they are many', () => {
    const weeks = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        on(new Date(Date.UTC(2025, 0, 6 + 7 * at)).toISOString().slice(0, 10), 1),
      );
    expect([weeks(0), weeks(1), weeks(8), weeks(9), weeks(80)].map((some) => firstSpan(some, 'monday'))).toEqual([
      'week',
      'week',
      'week',
      'month',
      'year',
    ]);
  });

  it('ties marks in fives, and leaves the last bundle open', () => {
    expect(toBundles([])).toEqual([]);
    expect(toBundles([0, 0, 0, 0, 0, 1, 1])).toEqual([
      [0, 0, 0, 0, 0],
      [1, 1],
    ]);
  });
});
