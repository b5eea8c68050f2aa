import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#core/properties.testing.ts';
import { toOwnWords } from './own-words.ts';
import { withOwnWords } from './with-own-words.ts';

const hall = {
  description: 'Put my shoes on',
  implementationIntention:
    'When I come home, in the hall, I will put my shoes on. If it rains, I march indoors. If not, I stretch.',
};
const change = (said: Partial<ReturnType<typeof toOwnWords>>, texts = hall) =>
  withOwnWords(texts, { ...toOwnWords(texts), ...said });
const bare = { description: 'Ring Mum', implementationIntention: '' };

describe('the words of a habit in its fields', () => {
  it('are its name, when and where, and what else', () => {
    expect(toOwnWords(hall)).toEqual({
      name: 'Put my shoes on',
      cue: 'When I come home, in the hall',
      fallback: 'If it rains, I march indoors. If not, I stretch.',
    });
  });

  it('change one part and leave the others to the letter', () => {
    expect(change({ cue: 'after lunch.' }).implementationIntention).toBe(
      'After lunch, I will put my shoes on. If it rains, I march indoors. If not, I stretch.',
    );
    expect(change({ fallback: '' }).implementationIntention).toBe(
      'When I come home, in the hall, I will put my shoes on.',
    );
    expect(change({ name: 'Walk to the park' })).toEqual({
      description: 'Walk to the park',
      implementationIntention:
        'When I come home, in the hall, I will walk to the park. If it rains, I march indoors. If not, I stretch.',
    });
  });

  it('need no sentence: a name alone is a habit', () => {
    expect(change({ name: '  Ring\n my   sister ' }, bare)).toEqual({ ...bare, description: 'Ring my sister' });
    expect(change({ cue: '', fallback: '' }).implementationIntention).toBe('');
  });

  it.each([
    ['after lunch', 'After lunch'],
    ['When I wake up,', 'When I wake up'],
    ['9 pm', 'At 9 pm'],
    ['lunch break', 'At lunch break'],
    ['Kitchen table', 'At kitchen table'],
    ['I get off the bus', 'When I get off the bus'],
    ['the kids sleep', 'When the kids sleep'],
    ['tuesdays at noon', 'On tuesdays at noon'],
    ['Sunday', 'On Sunday'],
    ['mornings', 'In the mornings'],
    ['TV off', 'At TV off'],
  ])('%s begins a sentence: %s', (typed, cue) => {
    expect(change({ cue: typed }, bare).implementationIntention).toBe(`${cue}, I will ring Mum.`);
  });

  it.each([
    ['if it rains, indoors', 'If it rains, indoors.'],
    ['Just one minute', 'If that is too much, just one minute.'],
  ])('%s is a plan B: %s', (typed, fallback) => {
    expect(change({ cue: 'At 8', fallback: typed }, bare).implementationIntention).toBe(
      `At 8, I will ring Mum. ${fallback}`,
    );
  });

  it.each([
    ['No sugar after dinner', 'I will keep to no sugar after dinner.'],
    ['Reading with Ana', 'I will be reading with Ana.'],
    ['Sing one song', 'I will sing one song.'],
    ['10 push-ups', 'I will do 10 push-ups.'],
  ])('%s is an act: %s', (name, act) => {
    expect(change({ name, cue: 'At 8' }, bare).implementationIntention).toBe(`At 8, ${act}`);
  });

  it('leave the others as they were, whatever one of them becomes', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', 'I'), maxLength: 40 });
    fc.assert(
      fc.property(words, words, (cue, fallback) => {
        const { name, fallback: kept } = toOwnWords(change({ cue }));
        expect([name, kept]).toEqual([hall.description, toOwnWords(hall).fallback]);
        expect(toOwnWords(change({ fallback })).cue).toBe(toOwnWords(hall).cue);
      }),
      runs,
    );
  });
});
