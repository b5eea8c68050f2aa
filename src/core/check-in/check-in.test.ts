import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { checkInBoundary, isOpenForCheckIn, type PlanSpan, planCovering } from './check-in.ts';
import { runs } from '#core/properties.testing.ts';

const day = calendarDay;
const plan = (id: string, week: [string, string], active: [string, string] = week): PlanSpan & { id: string } => ({
  id,
  weekStartDate: day(week[0]),
  weekEndDate: day(week[1]),
  activeFrom: day(active[0]),
  activeUntil: day(active[1]),
});

const older = plan('older', ['2025-11-02', '2025-11-08']);
const lastWeek = plan('last week', ['2025-11-09', '2025-11-15']);
// Made on Tuesday in the middle of its week.
const thisWeek = plan('this week', ['2025-11-16', '2025-11-22'], ['2025-11-18', '2025-11-22']);
const nextWeek = plan('next week', ['2025-11-23', '2025-11-29']);
const retired = plan('retired', ['2025-11-16', '2025-11-22'], ['2025-11-16', '2025-11-17']);

describe('the plan covering a day', () => {
  it.each([
    ['2025-11-15', 'last week'],
    ['2025-11-16', undefined],
    ['2025-11-17', undefined],
    ['2025-11-18', 'this week'],
    ['2025-11-22', 'this week'],
    ['2025-11-23', 'next week'],
    ['2025-11-30', undefined],
  ])('%s is %s', (text, id) => {
    expect(planCovering([older, lastWeek, thisWeek, nextWeek], day(text))?.id).toBe(id);
  });

  it('is none without plans', () => {
    expect(planCovering([], day('2025-11-15'))).toBeNull();
  });
});

describe('checking in today', () => {
  it.each([
    ['on the first day', [thisWeek], '2025-11-18', { canCheckInToday: true }],
    ['on the last day', [thisWeek, nextWeek], '2025-11-22', { canCheckInToday: true }],
    [
      'before the first plan starts',
      [nextWeek],
      '2025-11-20',
      { canCheckInToday: false, reason: 'upcoming', startsOn: '2025-11-23' },
    ],
    [
      'between two plans',
      [nextWeek, lastWeek],
      '2025-11-17',
      { canCheckInToday: false, reason: 'upcoming', startsOn: '2025-11-23' },
    ],
    [
      'with two plans to come, by the nearer',
      [plan('far', ['2025-11-30', '2025-12-06']), nextWeek],
      '2025-11-20',
      { canCheckInToday: false, reason: 'upcoming', startsOn: '2025-11-23' },
    ],
    [
      'after the last plan',
      [lastWeek, older],
      '2025-11-16',
      { canCheckInToday: false, reason: 'ended', endedOn: '2025-11-15' },
    ],
    ['without plans', [], '2025-11-16', { canCheckInToday: false, reason: 'none' }],
    [
      'with a plan that was replaced on the day that it began',
      [plan('empty', ['2025-11-16', '2025-11-22'], ['2025-11-18', '2025-11-17'])],
      '2025-11-20',
      { canCheckInToday: false, reason: 'none' },
    ],
  ])('%s', (_, plans, today, boundary) => {
    expect(checkInBoundary({ plans, today: day(today) })).toEqual(boundary);
  });
});

describe('a check-in for a day', () => {
  const plans = [older, lastWeek, thisWeek, nextWeek];
  const opening = (text: string, today: string, options: { plans?: typeof plans; reviewedUntil?: string } = {}) => {
    const answer = isOpenForCheckIn({
      day: day(text),
      today: day(today),
      plans: options.plans ?? plans,
      ...(options.reviewedUntil && { reviewedUntil: day(options.reviewedUntil) }),
    });
    return answer.open ? answer.plan.id : answer.reason;
  };

  it('is open today and on the past days of the running plan', () => {
    expect(opening('2025-11-20', '2025-11-20')).toBe('this week');
    expect(opening('2025-11-18', '2025-11-20')).toBe('this week');
    expect(opening('2025-11-18', '2025-11-22', { reviewedUntil: '2025-11-22' })).toBe('this week');
  });

  it('is closed tomorrow, in the running plan and in the next', () => {
    expect(opening('2025-11-21', '2025-11-20')).toBe('future');
    expect(opening('2025-11-23', '2025-11-20')).toBe('future');
  });

  it('is closed on the days of the week before the plan was made', () => {
    expect(opening('2025-11-17', '2025-11-20')).toBe('pre_start');
    expect(opening('2025-11-16', '2025-11-20')).toBe('pre_start');
  });

  it('is closed where there was no plan', () => {
    expect(opening('2025-11-01', '2025-11-20')).toBe('no_plan');
    expect(opening('2025-11-20', '2025-11-20', { plans: [] })).toBe('no_plan');
    expect(opening('2025-11-20', '2025-11-20', { plans: [lastWeek] })).toBe('no_plan');
  });

  it('is open for the last ended plan until seven days have passed', () => {
    expect(opening('2025-11-15', '2025-11-16')).toBe('last week');
    expect(opening('2025-11-09', '2025-11-22')).toBe('last week');
    expect(opening('2025-11-15', '2025-11-23', { plans: [lastWeek] })).toBe('week_closed');
  });

  it('is open for the last ended plan until its review is completed', () => {
    expect(opening('2025-11-15', '2025-11-18', { reviewedUntil: '2025-11-08' })).toBe('last week');
    expect(opening('2025-11-15', '2025-11-18', { reviewedUntil: '2025-11-15' })).toBe('week_closed');
    expect(opening('2025-11-15', '2025-11-18', { reviewedUntil: '2025-11-22' })).toBe('week_closed');
  });

  it('is closed for the plans before the last ended one, reviewed or not', () => {
    expect(opening('2025-11-08', '2025-11-13')).toBe('older');
    expect(opening('2025-11-08', '2025-11-16')).toBe('week_closed');
    expect(opening('2025-11-08', '2025-11-16', { plans: [older, lastWeek] })).toBe('week_closed');
  });

  it('stays open for a plan replaced in the running week, and for the week before it', () => {
    const replaced = [lastWeek, retired, thisWeek];
    expect(opening('2025-11-16', '2025-11-20', { plans: replaced })).toBe('retired');
    expect(opening('2025-11-15', '2025-11-20', { plans: replaced })).toBe('last week');
  });

  it('does not take a plan that covered no day for the last ended one', () => {
    const empty = plan('empty', ['2025-11-16', '2025-11-22'], ['2025-11-16', '2025-11-15']);
    expect(opening('2025-11-15', '2025-11-17', { plans: [lastWeek, empty] })).toBe('last week');
  });

  it('treats both plans of an ended week alike', () => {
    const replaced = [retired, thisWeek];
    expect(opening('2025-11-16', '2025-11-29', { plans: replaced })).toBe('retired');
    expect(opening('2025-11-16', '2025-11-30', { plans: replaced })).toBe('week_closed');
    expect(opening('2025-11-22', '2025-11-30', { plans: replaced })).toBe('week_closed');
    expect(opening('2025-11-16', '2025-11-24', { plans: replaced, reviewedUntil: '2025-11-22' })).toBe('week_closed');
  });

  it('is never open ahead of today nor outside a plan, and always open today within one', () => {
    const offsets = fc.integer({ min: -3, max: 30 });
    fc.assert(
      fc.property(offsets, offsets, fc.shuffledSubarray(plans), (dayOffset, todayOffset, some) => {
        const checked = addDays(day('2025-11-01'), dayOffset);
        const today = addDays(day('2025-11-01'), todayOffset);
        const answer = isOpenForCheckIn({ day: checked, today, plans: some });
        const covering = planCovering(some, checked);
        if (answer.open) {
          expect(daysBetween(checked, today)).toBeGreaterThanOrEqual(0);
          expect(answer.plan).toBe(covering);
          expect(daysBetween(answer.plan.activeUntil, today)).toBeLessThanOrEqual(7);
        }
        if (checked === today) {
          expect(answer.open).toBe(covering !== null);
          expect(checkInBoundary({ plans: some, today }).canCheckInToday).toBe(answer.open);
        }
      }),
      runs,
    );
  });
});
