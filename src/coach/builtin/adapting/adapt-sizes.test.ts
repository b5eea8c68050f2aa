import { describe, expect, it } from 'vitest';
import { bannedWords, voiceProblems } from '../voice.ts';
import { dance, held, moves, of, ownHabit, plan, reasons, walk, week } from './adapt-plan.testing.ts';

describe('a size', () => {
  const best = week({ 'fit.walk': [5, 5], 'fit.moves': [4, 4], 'fit.dance': [3, 3], 'fit.session': [3, 3] });

  it('keeps the cue and the fallback that are the user’s own', () => {
    const own = {
      ...walk,
      implementationIntention:
        'After the school run, straight out of the nearest door, I will walk for 15 minutes at a pace where I can still talk. If I am ill, I rest.',
    };
    expect(of(plan({ habits: [own, moves, dance], choice: 'easier' }), 'fit.walk')?.implementationIntention).toBe(
      'After the school run, straight out of the nearest door, I will walk for 5 minutes at a pace where I can still talk. If I am ill, I rest.',
    );
  });

  it('changes only its own number in a sentence that the user wrote', () => {
    const implementationIntention =
      'After 15:15, on route 115, I will walk for 15 minutes by the river. If I am ill, I rest.';
    const own = { ...walk, implementationIntention };
    expect(of(plan({ habits: [own, moves, dance], choice: 'easier' }), 'fit.walk')?.implementationIntention).toBe(
      'After 15:15, on route 115, I will walk for 5 minutes by the river. If I am ill, I rest.',
    );
  });

  it('follows from a number that the user chose, in the right direction', () => {
    const twelve = { ...walk, description: 'Walk for 12 minutes' };
    expect(of(plan({ habits: [twelve, moves, dance], choice: 'easier' }), 'fit.walk')?.description).toBe(
      'Walk for 5 minutes',
    );
  });

  it('grows by a tenth where it loads the joints, beyond the ladder too, and never by a rung', () => {
    const session = held('fit.session', { difficulty: 'hard', order: 3, targetFrequency: 4 });
    const grown = plan({
      habits: [moves, held('fit.walk', { targetFrequency: 7 }), session],
      weeks: [best, best, best],
      choice: 'harder',
    });
    expect(of(grown, 'fit.session')).toMatchObject({
      description: 'Do a planned session of 22 minutes',
      difficulty: 'hard',
    });
    expect(reasons(grown)['fit.session']).toBe('3 of 3 last week, so it grows by a tenth, to 22 minutes.');
    const again = plan({
      habits: grown.habits.map((habit) => ({ ...habit, seriesId: `${habit.seriesId}` })),
      weeks: [best, best, best],
      choice: 'harder',
    });
    expect(of(again, 'fit.session')?.description).toBe('Do a planned session of 24 minutes');
  });

  it('stays small for one habit that is done on the worst day', () => {
    const grown = plan({
      habits: [held('fit.walk'), held('fit.moves', { order: 1 })],
      weeks: [best, best, best],
      choice: 'harder',
    });
    expect(grown.habits.some(({ difficulty }) => difficulty === 'easy')).toBe(true);
    expect(grown.loadAfter).toBeGreaterThan(grown.loadBefore);
  });
});

describe('words of the user’s own', () => {
  const piano = ownHabit('Practise the piano', { difficulty: 'hard', seriesId: 'p' });
  const pages = ownHabit('Read 10 pages', { seriesId: 'r', order: 1, targetFrequency: 4 });
  const none = week({ p: [0, 3], r: [1, 4] });

  it('shrink by their number, or by a smaller first step in front of them', () => {
    const easier = plan({ habits: [piano, pages], weeks: [none], choice: 'easier' });
    expect(of(easier, 'p')).toMatchObject({ description: 'Do half: practise the piano', difficulty: 'medium' });
    expect(of(easier, 'p')?.implementationIntention).toContain(
      'I will do half: practise the piano. If the train is late',
    );
  });

  it('do not grow by a size that they cannot say', () => {
    const best = week({ p: [3, 3], r: [4, 4] });
    const piano = ownHabit('Practise the piano', { seriesId: 'p' });
    const harder = plan({ habits: [piano, pages], weeks: [best, best, best], choice: 'harder' });
    expect(of(harder, 'p')).toMatchObject({ description: 'Practise the piano', difficulty: 'medium' });
    expect(harder.loadAfter).toBeGreaterThan(harder.loadBefore);
  });

  it('are not repeated when the coach does not say such words', () => {
    const own = ownHabit('Do what I SHOULD have done, you lazy thing!', { seriesId: 'p', difficulty: 'hard' });
    const easier = plan({ habits: [own, pages], weeks: [none], choice: 'easier' });
    for (const text of [easier.intro, easier.topChange ?? '', ...easier.changes.map(({ reason }) => reason)]) {
      expect(bannedWords(text), text).toEqual([]);
    }
    expect(voiceProblems(easier.intro, { kind: 'intro' })).toEqual([]);
  });
});
