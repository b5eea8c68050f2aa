import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { isTelling, nextPlanStart, offersWaysBack, recommendedChoice, reviewState } from './review.ts';

const day = calendarDay;
const SATURDAY = day('2025-11-15');

describe('the state of a review', () => {
  it.each([
    ['2025-11-14', null, 'ahead'],
    ['2025-11-15', null, 'due'],
    ['2025-11-15', 'in_progress', 'due'],
    ['2025-11-16', null, 'overdue'],
    ['2025-12-24', 'pending', 'overdue'],
    ['2025-11-15', 'completed', 'done'],
    ['2025-12-24', 'completed', 'done'],
    ['2025-11-16', 'skipped', 'skipped'],
  ] as const)('on %s with status %s is %s when Saturday the 15th is the last day', (today, status, state) => {
    expect(reviewState({ today: day(today), lastDay: SATURDAY, status })).toBe(state);
  });
});

describe('the plan after a review', () => {
  it('starts on the day after the week when the review was in time', () => {
    expect(nextPlanStart({ today: SATURDAY, lastDay: SATURDAY })).toBe('2025-11-16');
  });

  it('starts on the day after the week when that is today', () => {
    expect(nextPlanStart({ today: day('2025-11-16'), lastDay: SATURDAY })).toBe('2025-11-16');
  });

  it('starts today when that day is past', () => {
    expect(nextPlanStart({ today: day('2025-11-18'), lastDay: SATURDAY })).toBe('2025-11-18');
  });
});

describe('the recommendation', () => {
  it.each([
    [[54], 'easier'],
    [[55], 'same'],
    [[85, 99], 'same'],
    [[86], 'same'],
    [[86, 85], 'same'],
    [[86, 86], 'harder'],
    [[100, null], 'same'],
    [[null, 100], 'easier'],
    [[], 'easier'],
  ] as const)('after fulfilments of %j, the newest first, is %s', (fulfilments, choice) => {
    expect(recommendedChoice(fulfilments, 0)).toBe(choice);
  });

  it('after three hard days is easier, however full the weeks were', () => {
    expect([2, 3].map((hardDays) => recommendedChoice([100, 100], hardDays))).toEqual(['harder', 'easier']);
  });
});

describe('the ways back', () => {
  it.each([
    ['overdue', 69, true],
    ['overdue', 70, false],
    ['overdue', null, true],
    ['due', 10, false],
    ['done', 10, false],
  ] as const)('when %s at %s percent are offered: %s', (state, fulfilment, offered) => {
    expect(offersWaysBack({ state, fulfilment })).toBe(offered);
  });
});

describe('a week', () => {
  it.each([
    ['2026-03-07', false],
    ['2026-03-06', false],
    ['2026-03-05', true],
  ])('that a plan covers from %s to a Saturday tells how it goes: %s', (from, tells) => {
    expect(isTelling({ activeFrom: calendarDay(from), activeUntil: calendarDay('2026-03-07') })).toBe(tells);
  });
});
