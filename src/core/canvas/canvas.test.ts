import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import {
  addUsual,
  fitsIn,
  type LaidHabit,
  lanesOf,
  loadOf,
  moved,
  riskiestDay,
  SLOTS,
  slotOf,
  spreadFrom,
} from './canvas.ts';

type Laid = LaidHabit & { implementationIntention: string };
const implementationIntention = 'After lunch, I will walk.';
const named: Laid = { implementationIntention, targetFrequency: 2, days: ['monday', 'thursday'], moment: 'morning' };
const daily: Laid = { implementationIntention, targetFrequency: 7, moment: '13:30' };
const anyDays: Laid = { implementationIntention, targetFrequency: 3 };

describe('where a habit lies', () => {
  it('is each of its named days, every day, or any', () => {
    expect([named, daily, anyDays].map(lanesOf)).toEqual([['monday', 'thursday'], ['daily'], ['any']]);
  });

  it('is the part of the day of its time', () => {
    expect([named, daily, anyDays].map(slotOf)).toEqual(['morning', 'noon', 'any']);
  });
});

describe('a habit that is moved', () => {
  it('takes one of its days elsewhere, and its time for all of them', () => {
    const after = moved(named, 'monday', { lane: 'saturday', slot: 'evening' });
    expect(after).toEqual({ ...named, days: ['thursday', 'saturday'], moment: 'evening' });
  });

  it('is named for as many days as it was meant for on any, as evenly as they go', () => {
    expect(moved(anyDays, 'any', { lane: 'monday', slot: 'any' }).days).toEqual(['monday', 'wednesday', 'friday']);
    expect(spreadFrom('friday', 2)).toEqual(['monday', 'friday']);
    expect(spreadFrom('sunday', 1)).toEqual(['sunday']);
  });

  it('has the cue of its new day where its words name the old one', () => {
    const cued: Laid = {
      implementationIntention: 'When Sunday breakfast is over, I will plan.',
      targetFrequency: 1,
      days: ['sunday'],
    };
    expect(moved(cued, 'sunday', { lane: 'friday', slot: 'any' }).implementationIntention).toBe(
      'When Friday breakfast is over, I will plan.',
    );
    const elsewhere = moved(cued, 'sunday', { lane: 'any', slot: 'any' });
    expect(elsewhere.implementationIntention).toBe(cued.implementationIntention);
  });

  it('loses its days when it is meant for any, and keeps how often', () => {
    expect(moved(named, 'thursday', { lane: 'any', slot: 'morning' })).toEqual({ ...named, days: null });
  });

  it('for every day moves within the day alone, and keeps a time that lies there', () => {
    expect(moved(daily, 'daily', { lane: 'monday', slot: 'noon' })).toBe(daily);
    expect(moved(daily, 'daily', { lane: 'daily', slot: 'any' })).toEqual({ ...daily, moment: null });
    expect([
      fitsIn(daily, 'daily', 'monday'),
      fitsIn(named, 'monday', 'thursday'),
      fitsIn(named, 'monday', 'friday'),
    ]).toEqual([false, false, true]);
  });

  it('is asked for as often as before, wherever it goes', () => {
    const lanes = [...WEEKDAYS, 'any', 'daily'] as const;
    const habits = fc.record({
      times: fc.integer({ min: 1, max: 6 }),
      first: fc.constantFrom(...WEEKDAYS),
      isNamed: fc.boolean(),
    });
    fc.assert(
      fc.property(
        habits,
        fc.nat(6),
        fc.constantFrom(...lanes),
        fc.constantFrom(...SLOTS),
        ({ times, first, isNamed }, at, lane, slot) => {
          const days = isNamed ? spreadFrom(first, times) : null;
          const habit: Laid = { implementationIntention, targetFrequency: times, days };
          const own = lanesOf(habit);
          const after = moved(habit, own[at % own.length] ?? 'any', { lane, slot });
          expect(after.targetFrequency).toBe(times);
          if (after.days) expect(new Set(after.days).size).toBe(times);
        },
      ),
    );
  });
});

describe('the day most likely to break', () => {
  const usual = (weekday: (typeof WEEKDAYS)[number], votes: number, days = 12) => ({ weekday, votes, days });
  const four = [daily, daily, daily, { targetFrequency: 1, days: ['wednesday'] }] satisfies LaidHabit[];

  it('is the one that asks for the most above what was kept on it', () => {
    expect(loadOf(four, 'wednesday')).toBe(4);
    expect(riskiestDay(four, [usual('monday', 30), usual('wednesday', 21)])).toEqual({
      weekday: 'wednesday',
      load: 4,
      usual: 1.75,
      days: 12,
    });
  });

  it.each([
    ['no day is known well enough', [usual('monday', 0, 3)]],
    ['each day asks for what is usual', [usual('monday', 36), usual('wednesday', 48)]],
    ['there is no history', []],
  ])('is none where %s', (_why, history) => {
    expect(riskiestDay(four, history)).toBeNull();
  });

  it('is judged by all identities together, each at the rate of its own days', () => {
    expect(addUsual([[usual('monday', 24)], [usual('monday', 2, 4)]])).toEqual([usual('monday', 30)]);
    expect(addUsual([[usual('monday', 24)], []])).toEqual([]);
  });
});
