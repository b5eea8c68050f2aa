import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { daysSkippedByTravel, getPausedDays, pauseAhead, pausedUntil, pauseProblem } from './pause.ts';

const day = calendarDay;
const WEEK = { from: day('2025-11-09'), to: day('2025-11-15') };
const pause = (from: string, until: string, identityId: string | null = null) => ({
  identityId,
  from: day(from),
  until: day(until),
});

describe('paused days', () => {
  it('are those of the identity and those of all, each once, inside the span', () => {
    const pauses = [
      pause('2025-11-07', '2025-11-10'),
      pause('2025-11-10', '2025-11-11', 'mover'),
      pause('2025-11-12', '2025-11-12', 'reader'),
      pause('2025-11-15', '2025-12-01'),
    ];
    expect([...getPausedDays(pauses, 'mover', WEEK)].toSorted()).toEqual([
      '2025-11-09',
      '2025-11-10',
      '2025-11-11',
      '2025-11-15',
    ]);
    expect(getPausedDays(pauses, 'reader', WEEK).size).toBe(4);
  });

  it('are none without a pause that reaches into the span', () => {
    expect(getPausedDays([pause('2025-11-01', '2025-11-08')], 'mover', WEEK).size).toBe(0);
  });
});

describe('a range that cannot be paused', () => {
  it.each([
    ['2025-11-15', '2025-11-15', null],
    ['2025-11-02', '2025-11-15', null],
    ['2025-11-01', '2025-11-15', 'too_far_back'],
    ['2025-11-15', '2025-11-14', 'ends_before_it_begins'],
    ['2025-11-15', '2026-02-12', null],
    ['2025-11-15', '2026-02-13', 'too_long'],
  ])('%s to %s asked on 15 November: %s', (from, until, problem) => {
    expect(pauseProblem({ from: day(from), until: day(until), today: day('2025-11-15') })).toBe(problem);
  });
});

describe('travel', () => {
  it('swallows the days that were over at once', () => {
    const [tuesday, wednesday, thursday] = [day('2025-11-11'), day('2025-11-12'), day('2025-11-13')];
    expect(daysSkippedByTravel({ before: tuesday, after: wednesday })).toEqual([tuesday]);
    expect(daysSkippedByTravel({ before: tuesday, after: thursday })).toEqual([tuesday, wednesday]);
  });

  it('gives a day twice on the way back, and swallows none', () => {
    expect(daysSkippedByTravel({ before: day('2025-11-12'), after: day('2025-11-11') })).toEqual([]);
    expect(daysSkippedByTravel({ before: day('2025-11-12'), after: day('2025-11-12') })).toEqual([]);
  });
});

describe('the pause that comes next', () => {
  const getNext = (...pauses: ReturnType<typeof pause>[]) => pauseAhead(pauses, 'mover', day('2026-11-18'))?.from;

  it('is the first one that begins within a week, for all or for this identity', () => {
    expect(getNext(pause('2026-11-25', '2026-11-30'), pause('2026-11-20', '2026-11-21', 'mover'))).toBe('2026-11-20');
    expect(getNext(pause('2026-11-19', '2026-11-19', 'reader'), pause('2026-11-18', '2026-11-20'))).toBeUndefined();
    expect(getNext(pause('2026-11-26', '2026-11-30'))).toBeUndefined();
  });
});

describe('the end of a pause', () => {
  const getEnd = (...pauses: ReturnType<typeof pause>[]) =>
    pausedUntil({ pauses, identityId: 'mover', today: day('2026-11-18') });

  it('is the last day of the one under way, for all or for this identity', () => {
    expect(getEnd(pause('2026-11-16', '2026-11-20'))).toBe('2026-11-20');
    expect(getEnd(pause('2026-11-18', '2026-11-18', 'mover'))).toBe('2026-11-18');
  });

  it('is not that of another identity, of one behind or of one ahead', () => {
    expect(getEnd(pause('2026-11-16', '2026-11-20', 'reader'))).toBeNull();
    expect(getEnd(pause('2026-11-10', '2026-11-17'))).toBeNull();
    expect(getEnd(pause('2026-11-19', '2026-11-20'))).toBeNull();
  });

  it('goes on over pauses that follow on one another, and over those inside others', () => {
    const next = pause('2026-11-21', '2026-11-25', 'mover');
    expect(getEnd(next, pause('2026-11-16', '2026-11-20'))).toBe('2026-11-25');
    expect(getEnd(pause('2026-11-16', '2026-11-30'), pause('2026-11-17', '2026-11-19'))).toBe('2026-11-30');
    expect(getEnd(pause('2026-11-16', '2026-11-19'), next)).toBe('2026-11-19');
  });
});
