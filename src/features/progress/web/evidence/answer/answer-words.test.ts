import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { EvidenceAnswer } from '#features/progress/contract.ts';
import { answerInWords } from './answer-words.ts';

type Finding = NonNullable<EvidenceAnswer['finding']>;

const told = (finding: Finding) => answerInWords({ question: finding.question, missing: null, finding });
const weekdays = [
  { weekday: 'monday' as const, votes: 8, days: 4 },
  { weekday: 'sunday' as const, votes: 1, days: 4 },
];
const weeks = [2, 4].map((votes, at) => ({ from: calendarDay(`2026-03-0${1 + 7 * at}`), votes, days: 7 }));

describe('an answer in words', () => {
  it.each<[Finding, string]>([
    [
      { question: 'when', weekdays, best: 'monday', worst: 'sunday', parts: [] },
      'Monday is your day: 8 votes on 4 of them. Hardest on Sunday: 1 on 4.',
    ],
    [
      {
        question: 'when',
        weekdays,
        best: null,
        worst: null,
        parts: [
          { part: 'morning', done: 6, target: 7 },
          { part: 'evening', done: 3, target: 7 },
        ],
      },
      'No weekday stands out: you manage it on all of them alike. By the time of day: morning 6 of 7 times, evening 3 of 7 times.',
    ],
    [{ question: 'after-miss', gaps: [4, 1, 1] }, 'After a miss you were back the very next day 4 of 6 times.'],
    [
      {
        question: 'improving',
        trend: 'up',
        before: { votes: 24, days: 28 },
        after: { votes: 31, days: 28 },
        weeks,
      },
      'Yes: 31 votes in the last four weeks, 24 in the four before.',
    ],
    [{ question: 'longest-run', longest: 9, current: 1 }, '9 days in a row. The run you are in: 1 day.'],
    [
      { question: 'hardest', habits: [{ description: 'Read', done: 3, target: 8 }] },
      '“Read” asks most of you: done 3 of 8 times.',
    ],
    [
      { question: 'votes', ever: 42, thisMonth: 12, lastWeek: 3, weeks },
      '42 votes in all, 12 this month, 3 last week.',
    ],
  ])('%j', (finding, sentence) => {
    expect(told(finding).told).toBe(sentence);
  });

  it('draws each figure as a bar that says all of it', () => {
    expect(told({ question: 'votes', ever: 6, thisMonth: 6, lastWeek: 4, weeks }).bars).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/: 2 votes$/), share: 0.5, isMeant: false }),
      expect.objectContaining({ text: expect.stringMatching(/: 4 votes$/), share: 1, isMeant: true }),
    ]);
  });

  it('says what is missing, and draws nothing', () => {
    const missing = { what: 'weeks', have: 3, need: 8 } as const;
    expect(answerInWords({ question: 'improving', missing, finding: null })).toEqual({
      told: 'It takes 8 weeks to compare; 3 are there so far.',
      chart: '',
      bars: [],
    });
  });
});
