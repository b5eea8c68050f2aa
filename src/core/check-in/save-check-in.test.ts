import { describe, expect, it } from 'vitest';
import { NOTHING_RECORDED } from '#core/amount/measure.ts';
import { saveCheckIn } from './save-check-in.ts';

const glasses = { unit: 'glasses', atLeast: 6 } as const;
const habits = new Map([
  ['walk', { seriesId: 'walking', measure: null }],
  ['water', { seriesId: 'drinking', measure: glasses }],
  ['gym', { seriesId: 'training', measure: null }],
]);
const done = { ...NOTHING_RECORDED, completed: true, notes: null };
const skipped = { ...NOTHING_RECORDED, skipped: true, notes: 'Closed' };
type Said = Parameters<typeof saveCheckIn>[0]['said'];
type Held = Parameters<typeof saveCheckIn>[1]['held'];
const save = (said: Said, held: Held, type: 'ai' | 'manual') => {
  const { named, kept, losesTicks } = saveCheckIn({ type, said }, { habits, held });
  return { named: named.map(({ seriesId }) => seriesId), kept: kept.map(({ seriesId }) => seriesId), losesTicks };
};
const walked = { habitId: 'walk', completed: true };

describe('a check-in of the whole day', () => {
  it('takes the place of what was ticked and is not named: that would lose a tick', () => {
    const held = [{ ...done, seriesId: 'training' }];
    expect(save([walked], held, 'manual')).toEqual({ named: ['walking'], kept: [], losesTicks: true });
  });

  it('keeps skips, amounts, and what is of habits that the plan no longer holds', () => {
    const held = [
      { ...skipped, seriesId: 'training' },
      { ...NOTHING_RECORDED, amount: 3, notes: null, seriesId: 'drinking' },
      { ...done, seriesId: 'reading' },
    ];
    expect(save([walked], held, 'manual')).toEqual({
      named: ['walking'],
      kept: ['training', 'drinking', 'reading'],
      losesTicks: false,
    });
  });

  it('told to the coach leaves what was not spoken of', () => {
    const held = [{ ...done, seriesId: 'training' }];
    expect(save([walked], held, 'ai')).toEqual({ named: ['walking'], kept: ['training'], losesTicks: false });
  });

  it('loses a tick when what was done is said not to be', () => {
    const held = [{ ...done, seriesId: 'walking' }];
    expect(save([{ habitId: 'walk', completed: false }], held, 'ai').losesTicks).toBe(true);
  });

  it('keeps the reason of a skip that stays', () => {
    const said = [{ habitId: 'gym', completed: false }];
    const { named } = saveCheckIn({ type: 'manual', said }, { habits, held: [{ ...skipped, seriesId: 'training' }] });
    expect(named).toEqual([expect.objectContaining({ seriesId: 'training', skipped: true, notes: 'Closed' })]);
  });

  it('keeps what was written beside a habit until other words are sent, and none of a skip that is over', () => {
    const written = { ...done, notes: 'In the rain', seriesId: 'walking' };
    const wordsAfter = (notes: string | null | undefined, was: Held[number] = written) =>
      saveCheckIn({ type: 'manual', said: [{ ...walked, notes }] }, { habits, held: [was] }).named[0]?.notes;
    expect(wordsAfter(undefined)).toBe('In the rain');
    expect(wordsAfter('In the sun')).toBe('In the sun');
    expect(wordsAfter('')).toBeNull();
    expect(wordsAfter(undefined, { ...skipped, seriesId: 'walking' })).toBeNull();
  });
});
