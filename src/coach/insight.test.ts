import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { voiceProblems } from './builtin/voice.ts';
import { INSIGHT_DAYS, type InsightFacts, type InsightHabit, getInsight } from './insight.ts';

const today = calendarDay('2026-03-04');

/** Four weeks before today, oldest first: `x` a day with a completion, `.` one without, a blank one that no plan covers. */
const days = (pattern: string): InsightFacts['days'] =>
  pattern
    .split('')
    .flatMap((mark, at) => (mark === ' ' ? [] : [{ date: addDays(today, at - INSIGHT_DAYS), active: mark === 'x' }]));

const habit = (change: Partial<InsightHabit> = {}): InsightHabit => ({
  description: 'Walk for 5 minutes',
  implementationIntention: 'When I finish lunch, at the door, I will walk. If it rains, I march indoors.',
  habitType: 'core',
  weeks: [
    { done: 4, target: 5 },
    { done: 4, target: 5 },
  ],
  ...change,
});

const facts = (change: Partial<InsightFacts> = {}): InsightFacts => ({
  identityName: 'The Everyday Mover',
  today,
  days: days('xxxxxxxxxxxxxxxxxxxxxxxxxxxx'),
  checkInDays: 28,
  habits: [habit()],
  votes: { recent: 61, thisWeek: 5 },
  ...change,
});

describe('the insight of an identity', () => {
  it('waits for ten days of check-ins', () => {
    expect(getInsight(facts({ checkInDays: 9 }))).toBeNull();
    expect(getInsight(facts({ checkInDays: 10 }))).not.toBeNull();
  });

  it('tells first of coming back after a miss', () => {
    const { insight } = getInsight(facts({ days: days('xxx.xxx.xxx.xxx.xxx..xxxxxxx') })) ?? {};
    expect(insight).toContain('After 5 of 6 missed days you were back the next day.');
  });

  it('does not call two misses a pattern, nor coming back as often as not', () => {
    const two = getInsight(facts({ days: days('xxx.xxxxxxxxxxxxxxxxxx.xxxxx') }))?.insight;
    const half = getInsight(facts({ days: days('xx..xxxxx..xxxxxx..xxxxxxxxx') }))?.insight;
    expect([two, half].map((text) => text?.startsWith('After'))).toEqual([false, false]);
  });

  it('then of a weekday that lags by thirty points or more', () => {
    // The pattern begins on a Wednesday: two days in a row are missed each weekend, so that the return is no pattern.
    const { insight, actionSuggestion } = getInsight(facts({ days: days('xxx..xxxxx..xxxxx..xxxxx..xx') })) ?? {};
    expect(insight).toBe('Mondays tend to go well (4 of 4), Saturdays less so (0 of 4).');
    expect(actionSuggestion).toBe('Plan the smallest version of one habit for Saturdays.');
  });

  it('then of a cue that works', () => {
    const weak = habit({ weeks: [{ done: 1, target: 5 }] });
    expect(getInsight(facts({ habits: [habit(), weak] }))?.insight).toBe(
      'The cue “I finish lunch” tends to work: 8 of 10 times in your last weeks.',
    );
  });

  it('then of an experiment that is ready, then of a plan that is too much', () => {
    const ready = habit({
      habitType: 'experimental',
      weeks: Array.from({ length: 2 }, () => ({ done: 2, target: 2 })),
    });
    expect(getInsight(facts({ habits: [habit(), ready] }))?.actionSuggestion).toContain('a core habit');
    const heavy = habit({ weeks: Array.from({ length: 2 }, () => ({ done: 2, target: 5 })) });
    expect(getInsight(facts({ habits: [heavy] }))?.insight).toContain('asked for 5 times last week, and 2 got done');
    const once = habit({ weeks: [{ done: 2, target: 5 }] });
    expect(getInsight(facts({ habits: [once] }))?.insight).toContain('votes');
  });

  it('else of the votes for the identity', () => {
    expect(getInsight(facts())).toEqual({
      insight: '61 votes for The Everyday Mover in four weeks, 5 of them this week.',
      actionSuggestion: 'Cast the next one: Walk for 5 minutes.',
    });
  });

  it('fits its space, holds a number, and never names a cause, however long the words of the user', () => {
    const long = habit({ description: 'Write a very long line about it '.repeat(6).trim() });
    const given = [
      facts({ habits: [long], identityName: 'The Person Of Many Long Words In A Name' }),
      facts({ habits: [habit(), { ...long, weeks: [{ done: 0, target: 5 }] }] }),
      facts({
        habits: [
          { ...long, habitType: 'experimental', weeks: Array.from({ length: 2 }, () => ({ done: 2, target: 2 })) },
        ],
      }),
      facts({ days: days('xxx.xxx.xxx.xxx.xxx..xxxxxxx') }),
      facts({ days: days('xxx..xxxxx..xxxxx..xxxxx..xx') }),
    ];
    for (const one of given) {
      const { insight, actionSuggestion } = getInsight(one) ?? { insight: '', actionSuggestion: '' };
      expect(insight.length).toBeLessThanOrEqual(140);
      expect(insight).toMatch(/\d/);
      expect(insight).not.toMatch(/\bbecause\b|\bcauses?\b/);
      expect(actionSuggestion.length).toBeLessThanOrEqual(120);
      expect(actionSuggestion).toMatch(/^(Keep|Plan|Hang|Make|Choose|Cast) /);
      expect(voiceProblems(`${insight} ${actionSuggestion}`, { kind: 'chat' })).toEqual([]);
    }
  });
});
