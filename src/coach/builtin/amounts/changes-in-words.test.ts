import { describe, expect, it } from 'vitest';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { WeekRecord } from '#core/adaptive-plan/terms.ts';
import { adaptPlan, type AdaptFacts } from '../adapting/adapt-plan.ts';
import { adaptFacts, held, ownHabit } from '../adapting/adapt-plan.testing.ts';

const other = held('fit.walk', { targetFrequency: 5 });
const weekOn = (doneOn: readonly Weekday[], target: number, walked = 5): WeekRecord => ({
  observed: true,
  habits: { a: { done: doneOn.length, target, doneOn }, 'fit.walk': { done: walked, target: 5 } },
});
const stretch = ownHabit('Stretch at home', {
  seriesId: 'a',
  difficulty: 'easy',
  targetFrequency: 2,
  days: ['monday', 'thursday'],
});

function changeOf(facts: Partial<AdaptFacts>) {
  const { changes, topChange, intro } = adaptPlan(adaptFacts(facts));
  const change = changes.find(({ seriesId }) => seriesId === 'a');
  return { ...change, topChange, intro };
}

describe('a change says', () => {
  it('which day rests', () => {
    const weeks = [weekOn(['monday'], 2), weekOn(['monday'], 2)];
    const { kind, reason, after } = changeOf({ habits: [stretch, other], weeks, choice: 'easier' });
    expect({ kind, reason, days: after?.days }).toEqual({
      kind: 'freq_down',
      reason: '1 of 2 last week, so it goes from 2 to 1 day. Thursday rests.',
      days: ['monday'],
    });
  });

  it('which day joins', () => {
    const full = weekOn(['monday', 'thursday'], 2, 1);
    const { kind, reason, after } = changeOf({ habits: [stretch, other], weeks: [full, full], choice: 'harder' });
    expect({ kind, reason, days: after?.days }).toEqual({
      kind: 'freq_up',
      reason: '2 of 2 last week, so it goes from 2 to 3 days. Saturday joins.',
      days: ['monday', 'thursday', 'saturday'],
    });
  });

  it('which day takes the place of which', () => {
    const weeks = [weekOn(['monday', 'tuesday'], 2), weekOn(['tuesday'], 2)];
    const { kind, reason, after, topChange } = changeOf({ habits: [stretch, other], weeks });
    expect({ kind, reason, days: after?.days, topChange }).toEqual({
      kind: 'day_moved',
      reason: '2 of 2 last week, so it is on Tuesday instead of Thursday.',
      days: ['monday', 'tuesday'],
      topChange: '“Stretch at home” is on Tuesday instead of Thursday.',
    });
  });

  it('the new amount, in the words of its unit', () => {
    const water = ownHabit('Drink 8 glasses of water', {
      seriesId: 'a',
      measure: { unit: 'glasses', atLeast: 8 },
      moment: 'noon',
    });
    const thin = weekOn(['monday'], 3);
    const { reason, after } = changeOf({ habits: [water, other], weeks: [thin], choice: 'easier' });
    expect(reason).toBe('1 of 3 last week, so we keep the cue and make it 6 glasses.');
    expect(after).toMatchObject({
      description: 'Drink 6 glasses of water',
      measure: { unit: 'glasses', atLeast: 6 },
      moment: 'noon',
    });
  });

  it('the new limit, which goes down only', () => {
    const coffee = ownHabit('Drink 3 coffees at most', {
      seriesId: 'a',
      difficulty: 'easy',
      targetFrequency: 7,
      measure: { unit: 'coffees', atMost: 3 },
    });
    const full = weekOn(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], 7, 1);
    const habits = [coffee, other];
    const { kind, reason, after } = changeOf({ habits, weeks: [full, full, full], choice: 'harder' });
    expect({ kind, reason }).toEqual({
      kind: 'limit_down',
      reason: '7 of 7 last week, so its limit goes down to 2 coffees at most.',
    });
    expect(after).toMatchObject({ description: 'Drink 2 coffees at most', measure: { unit: 'coffees', atMost: 2 } });
    const thin = weekOn(['sunday'], 7, 0);
    const easier = changeOf({ habits, weeks: [thin, thin], choice: 'easier' });
    expect(easier.after?.measure ?? coffee.measure).toEqual(coffee.measure);
  });

  it('that a habit waits in a short week without a day of its own', () => {
    const short = { mode: 'short-week', daysLeft: 2, weekdaysLeft: ['friday', 'saturday'] } as const;
    const { reason, after } = changeOf({ habits: [stretch, other], weeks: [weekOn(['monday'], 2)], ...short });
    expect(reason).toBe('2 days are left and none is a day of its own, so it waits for the next full week.');
    expect(after).toMatchObject({ targetFrequency: 2, days: ['monday', 'thursday'] });
  });
});

it('a habit that gets another cue takes the moment along that the old one said', () => {
  const breakfast = 'When I finish breakfast, at home, I will stretch. If I forget, I do it later.';
  const never = weekOn([], 3);
  const repaired = (moment: 'morning' | 'night' | null) =>
    changeOf({
      habits: [ownHabit('Stretch the back', { seriesId: 'a', implementationIntention: breakfast, moment }), other],
      weeks: [never, never],
    }).after;
  const after = repaired('morning');
  expect(after?.implementationIntention).not.toContain('breakfast');
  expect(after?.moment).not.toBe('morning');
  expect(repaired('night')?.moment).toBe('night');
  expect(repaired(null)?.moment).toBeNull();
});
