import { describe, expect, it } from 'vitest';
import type { ReviewFacts } from '#coach/port.ts';
import { isSaid } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { reviewOutcome } from '../review-turn.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const WEEK = getFacts([
  getHabit('Knit a shawl for 20 minutes', 4, [1, 2, 4]),
  getHabit('Cook at home', 3, [1]),
  getHabit('Learn 15 words in the train', 3, [2]),
]);

/** The last reply, and what next week holds then. */
function heard(says: readonly string[], facts: ReviewFacts = WEEK) {
  const answers = getReview(facts, says);
  const messages = says.flatMap((content, at) => [
    { role: 'assistant' as const, content: answers[at]?.reply ?? '' },
    { role: 'user' as const, content },
  ]);
  const { reply = '', chips = [] } = answers.at(-1) ?? {};
  return { reply, chips, next: reviewOutcome({ ...facts, messages }).said };
}

const saysOneOf = (reply: string, ...phrases: readonly Phrase[]) => phrases.some((phrase) => isSaid(phrase, reply));

/** Said as an answer to the question what got in the way, and while an offer stands. */
const BEFORE: readonly (readonly string[])[] = [['the early start'], ['the early start', 'too tired at night']];

describe('a goodbye', () => {
  it.each([
    'Good night, and thank you for your patience.',
    'aight peace',
    'NIGHT HON',
    'God bless you. Bye bye',
    'thank you bye',
    'ciao ciao grazie',
    'Thank you for your kind support. Good bye.',
    'Allah hafiz',
    'Ha det',
    'see ya',
    'Right, that is me for today. Take care!',
    'cheers mate, catch you later',
    'until next week then',
    'have a lovely evening',
    'No nothing more, I need to sleep. Bye!',
    'nope thats it',
    'No, nothing else, thank you. I am quite content.',
    "no that's all, need to get the kids from school",
  ])('ends the review kindly and changes nothing: %s', (said) => {
    for (const before of BEFORE) {
      const { reply, chips, next } = heard([...before, said]);
      expect(saysOneOf(reply, 'reviewBye'), reply).toBe(true);
      expect(reply).not.toContain('?');
      expect(chips).toEqual([]);
      expect(next).toEqual(WEEK.plan);
    }
  });

  it('takes what was offered where it says so first', () => {
    expect(saysOneOf(heard(['hm', 'I see', 'ok dziekuje, good night']).reply, 'reviewBye')).toBe(true);
    const { next } = heard(['the early start', 'too tired at night', 'yes, thanks, good night']);
    expect(next).not.toEqual(WEEK.plan);
  });

  it.each([
    'thanks, but move the cooking to Saturday',
    'yes please, thank you',
    'I was up all night',
    'I cook at night',
  ])('is not heard in “%s”', (said) => {
    expect(saysOneOf(heard([...(BEFORE[1] ?? []), said]).reply, 'reviewBye')).toBe(false);
  });
});
