import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { asOnDay, smallVersion } from './small-version.ts';

const habit = (
  description: string,
  implementationIntention = '',
  measure: Parameters<typeof smallVersion>[0]['measure'] = null,
) => ({
  description,
  implementationIntention,
  measure,
});

describe('the small version of a habit', () => {
  it.each([
    ['Walk for 20 minutes', 'Walk for 2 minutes'],
    ['Take a 30-minute walk', 'Take a 2-minute walk'],
    ['Study for 2 hours, phone away', 'Study for 2 minutes, phone away'],
    ['Stretch for ten minutes.', 'Stretch for 2 minutes.'],
    ['Read 30 pages', 'Read 3 pages'],
    ['Read 8 pages', 'Read 1 page'],
    ['Walk 10,000 steps', 'Walk 1000 steps'],
    ['Do 20 push-ups', 'Do 2 push-ups'],
  ])('%s is %s', (description, small) => {
    expect(smallVersion(habit(description))).toEqual({ description: small, measure: null });
  });

  it.each([
    'Walk for 2 minutes',
    'Read 1 page',
    'No sugar after lunch',
    'In bed by 22:30',
    'Be in bed before 11',
    'Get up at seven',
    'Max two glasses of wine a week',
    'Smoke at most 3 cigarettes',
    'Drink less wine',
  ])('of %s is the same', (description) => {
    expect(smallVersion(habit(description))).toBeNull();
  });

  it('of what is only near an hour is smaller', () => {
    expect(smallVersion(habit('Look at 3 pages'))?.description).toBe('Look at 1 page');
  });

  it.each([
    ['', 'Practise the piano: two minutes count'],
    [
      'When I come home, I will practise. If I am tired, I play for two minutes.',
      'Practise the piano: I play for two minutes',
    ],
    ['When I come home, I will practise. If it is late, one song counts.', 'Practise the piano: one song counts'],
    [
      'When I come home, I will practise. If she is asleep, I go to the garage.',
      'Practise the piano: two minutes count',
    ],
  ])('without an amount is what its plan B makes of it: %s', (intention, small) => {
    expect(smallVersion(habit('Practise the piano', intention))?.description).toBe(small);
  });

  it.each([
    ['minutes', 20, 2],
    ['min', 1, 1],
    ['glasses', 8, 1],
    ['steps', 10_000, 1000],
    ['km', 5, 0.5],
    ['litres', 2, 0.25],
    ['pages', 30, 3],
  ])('of %s, at least %d, is at least %d', (unit, atLeast, small) => {
    const { measure } = asOnDay(habit('Do it', '', { unit, atLeast }), true);
    expect(measure).toEqual({ unit, atLeast: small });
  });

  it('says the same amount in its words and in its measure', () => {
    expect(smallVersion(habit('Drink 8 glasses of water', '', { unit: 'glasses', atLeast: 8 }))).toEqual({
      description: 'Drink 1 glass of water',
      measure: { unit: 'glasses', atLeast: 1 },
    });
  });

  it('of a limit is the limit: nothing has to be done for it', () => {
    expect(smallVersion(habit('Two coffees', '', { unit: 'coffees', atMost: 2 }))).toBeNull();
  });

  it('is never more than the habit, and above nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        fc.constantFrom('minutes', 'km', 'pages', 'hours', 'x'),
        (amount, unit) => {
          const atLeast = Math.max(0.001, Math.round(amount * 1000) / 1000);
          const { measure } = asOnDay(habit('Do it', '', { unit, atLeast }), true);
          const small = measure && 'atLeast' in measure ? measure.atLeast : 0;
          expect(small).toBeGreaterThan(0);
          expect(small).toBeLessThanOrEqual(atLeast);
        },
      ),
    );
  });
});

describe('a habit on a day', () => {
  it('is as planned, unless the day is hard', () => {
    const walk = { ...habit('Walk for 20 minutes'), id: 'walk' };
    expect(asOnDay(walk, false)).toBe(walk);
    expect(asOnDay(walk, true)).toEqual({ ...walk, description: 'Walk for 2 minutes' });
  });
});
