import { describe, expect, it } from 'vitest';
import { fit } from './match-words.ts';

describe('fit', () => {
  it.each([
    ['Settings: Your week', 'week set'],
    ['Settings: Your week', 'stngs'],
    ['Tick: Walk for 5 minutes', 'walk'],
    ['Über mich', 'uber'],
    ['Anything', ''],
  ])('finds “%s” by “%s”', (name, typed) => {
    expect(fit(name, typed)).toBeGreaterThan(0);
  });

  it.each([
    ['Settings', 'x'],
    ['Goals', 'goals settings'],
    ['Help', 'elp'],
  ])('does not find “%s” by “%s”', (name, typed) => {
    expect(fit(name, typed)).toBe(0);
  });

  it('puts the word itself before its beginning, and that before its letters', () => {
    const [whole, beginning, letters] = ['Plan', 'Planning', 'Playground notes'].map((name) => fit(name, 'plan'));
    expect([whole, beginning, letters]).toEqual([4, 3, 2]);
  });
});
