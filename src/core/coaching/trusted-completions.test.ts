import { expect, it } from 'vitest';
import { trustedCompletions } from './trusted-completions.ts';

const facts: Parameters<typeof trustedCompletions>[1] = {
  habits: [{ id: 'walk' }, { id: 'stretch' }],
  messages: [
    { role: 'user', content: 'I walked to the  shop' },
    { role: 'assistant', content: 'And the stretching?' },
    { role: 'user', content: 'I didn’t stretch' },
  ],
};
const said = (habitId: string, completed: boolean, evidence: string) => ({ habitId, completed, evidence });

it('takes what was said of the habits that were asked about', () => {
  const completions = [said('walk', true, 'walked to the shop'), said('stretch', false, "didn't stretch")];
  expect(trustedCompletions(completions, facts)).toEqual(completions);
});

it('drops a habit that nobody asked about', () => {
  expect(trustedCompletions([said('swim', true, 'walked')], facts)).toEqual([]);
});

it('takes each habit once', () => {
  const completions = [said('walk', true, 'walked'), said('walk', false, 'walked')];
  expect(trustedCompletions(completions, facts)).toEqual([said('walk', true, 'walked')]);
});

it.each(['ran ten miles', 'And the stretching?', ' '])('quotes nothing that the user did not say: %j', (evidence) => {
  expect(trustedCompletions([said('walk', true, evidence)], facts)).toEqual([{ habitId: 'walk', completed: true }]);
});
