import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { answerFrom, type AskedFacts, type VoteDay } from './answer.ts';

// A Wednesday.
const TODAY = calendarDay('2026-03-04');

/** Days up to yesterday, one sign each: the votes, `.` for a rest day, a blank for a day that asked for nothing. */
function days(signs: string): VoteDay[] {
  const all = Array.from(signs);
  return all.flatMap((sign, at) => {
    const date = addDays(TODAY, at - all.length);
    return sign === ' ' ? [] : [{ date, votes: Number(sign) || 0, isRest: sign === '.' }];
  });
}

const facts = (change: Partial<AskedFacts>): AskedFacts => ({
  today: TODAY,
  weekStart: calendarDay('2026-03-02'),
  days: [],
  habits: [],
  votes: { ever: 0, today: 0 },
  streaks: { current: 0, longest: 0 },
  ...change,
});

const finding = (question: Parameters<typeof answerFrom>[1], change: Partial<AskedFacts>) =>
  answerFrom(facts(change), question).finding;
const missing = (question: Parameters<typeof answerFrom>[1], change: Partial<AskedFacts> = {}) =>
  answerFrom(facts(change), question).missing;

describe('a question to the evidence', () => {
  it('when do I manage it: the weekday with the most votes a day, and the one with the fewest', () => {
    // From a Wednesday to a Tuesday: Mondays are full, Sundays empty.
    const found = finding('when', { days: days('1111020111102011110201111020') });
    expect(found).toMatchObject({
      best: 'monday',
      weekdays: expect.arrayContaining([{ weekday: 'monday', votes: 8, days: 4 }]),
    });
  });

  it('when: the parts of the day beside each other, where there are several', () => {
    const weeks = [{ done: 3, target: 7 }];
    const habits = [
      { seriesId: 'a', description: 'Walk', moment: 'morning' as const, weeks: [{ done: 6, target: 7 }] },
      { seriesId: 'b', description: 'Read', moment: '21:15' as const, weeks },
      { seriesId: 'c', description: 'Tea', moment: null, weeks },
    ];
    const parts = [
      { part: 'morning', done: 6, target: 7 },
      { part: 'evening', done: 3, target: 7 },
    ];
    expect(finding('when', { days: days('1'.repeat(14)), habits })).toMatchObject({ parts });
    expect(finding('when', { days: days('1'.repeat(14)), habits: habits.slice(1) })).toMatchObject({ parts: [] });
  });

  it('when: no day is said to stand out where two are alike', () => {
    expect(finding('when', { days: days('1'.repeat(21)) })).toMatchObject({ best: null, worst: null });
  });

  it.each([
    ['10101011', [3, 0, 0]],
    ['1001000111', [0, 1, 1]],
    // Rest days and days that asked for nothing are passed over; a gap that is not over yet counts neither way.
    ['1.010 101 000', [3, 0, 0]],
    // Before the first vote nothing was missed.
    ['0001010101', [3, 0, 0]],
  ] as const)('what happens after a miss: %s', (signs, gaps) => {
    const answer = answerFrom(facts({ days: days(signs) }), 'after-miss');
    const total = gaps.reduce<number>((sum, gap) => sum + gap, 0);
    if (total < 3) expect(answer.missing).toEqual({ what: 'misses', have: total, need: 3 });
    else expect(answer.finding).toEqual({ question: 'after-miss', gaps });
  });

  it.each([
    ['up', '1'.repeat(28) + '2'.repeat(28), 28, 56],
    ['down', '2'.repeat(28) + '1'.repeat(28), 56, 28],
    ['same', '1'.repeat(56), 28, 28],
    // Half of the time away is no decline: votes a day are compared.
    ['same', `${'1'.repeat(28)}${' '.repeat(14)}${'1'.repeat(14)}`, 28, 14],
  ] as const)('is it getting better: %s', (trend, signs, before, after) => {
    expect(finding('improving', { days: days(signs) })).toMatchObject({
      trend,
      before: { votes: before },
      after: { votes: after },
    });
  });

  it('which is hardest, and which easiest: by the share of what was asked, over two weeks at least', () => {
    const week = (done: number) => ({ done, target: 4 });
    const habits = [
      { seriesId: 'a', description: 'Walk', moment: null, weeks: [week(4), week(3)] },
      { seriesId: 'b', description: 'Read', moment: null, weeks: [week(1), week(2)] },
      { seriesId: 'c', description: 'New', moment: null, weeks: [week(0)] },
    ];
    expect(finding('hardest', { habits })).toEqual({
      question: 'hardest',
      habits: [
        { description: 'Read', done: 3, target: 8 },
        { description: 'Walk', done: 7, target: 8 },
      ],
    });
    expect(finding('easiest', { habits })).toMatchObject({
      habits: [{ description: 'Walk' }, { description: 'Read' }],
    });
    expect(missing('hardest', { habits: habits.slice(1) })).toEqual({ what: 'habits', have: 1, need: 2 });
  });

  it('how many votes: in all, this month with today, and last week', () => {
    // Last week is Monday the 23rd of February to Sunday the 1st of March.
    const found = finding('votes', { days: days('0011111110'), votes: { ever: 40, today: 2 } });
    expect(found).toMatchObject({ ever: 40, thisMonth: 4, lastWeek: 6 });
    // The chart has the same weeks, and today.
    expect(found).toMatchObject({ weeks: [{ votes: 0 }, { votes: 6 }, { from: '2026-03-02', votes: 3 }] });
  });

  it('the longest run is the one of the evidence', () => {
    const streaks = { current: 2, longest: 9 };
    expect(finding('longest-run', { streaks, votes: { ever: 12, today: 0 } })).toEqual({
      question: 'longest-run',
      ...streaks,
    });
  });

  it.each([
    ['when', { what: 'days', have: 0, need: 14 }],
    ['after-miss', { what: 'misses', have: 0, need: 3 }],
    ['improving', { what: 'weeks', have: 0, need: 8 }],
    ['longest-run', { what: 'votes', have: 0, need: 1 }],
    ['hardest', { what: 'habits', have: 0, need: 2 }],
    ['easiest', { what: 'habits', have: 0, need: 2 }],
    ['votes', { what: 'votes', have: 0, need: 1 }],
  ] as const)('%s: says what is missing instead of guessing', (question, lacks) => {
    expect(missing(question)).toEqual(lacks);
  });
});
