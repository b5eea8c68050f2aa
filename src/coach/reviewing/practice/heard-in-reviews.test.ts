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

describe('a habit that is to stay as it is', () => {
  const MEALS = getFacts([getHabit('Eat a proper breakfast', 2, [2]), getHabit('Read 10 pages', 6, [0, 1, 2, 4])]);

  it.each([
    'and keep breakfast exactly how it is please',
    'keep the breakfast as it is',
    'leave the reading like that',
    'keep the ten pages the way they are',
  ])('stays, whatever time or amount is in its name: %s', (said) =>
    expect(heard([said], MEALS).next).toEqual(MEALS.plan),
  );
});

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
    'No more, thats me done',
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

describe('a complaint', () => {
  const CHANGED: readonly Phrase[] = ['tone', 'reviewUnheard'];

  it.each([
    'I do wish you would not congratulate me as though I were six.',
    'May I say one thing? You often say you did not understand me. It is a little hard for me.',
    'Too much talk from you. Be shorter',
    'you ask too many questions sometimes, i am tired after work',
    'i dont like you say do small small, i am not lazy person',
    'you never say when I do something bad, you are too nice',
    'u be soundin like a guidance counselor lol chill',
    'DONT NEED NO PEP TALK JUST TELL ME STRAIGHT',
    'I felt judged when I said I fell',
    "I don't like when it asks me to read on my period, I told you that",
    'please stop praising me for every little thing',
    "you don't listen, I told you already",
    'you talk down to me',
    'I would rather you did not cheer so much',
  ])('about the coach is taken plainly, with no cause and no change: %s', (said) => {
    for (const before of BEFORE) {
      const { reply, next } = heard([...before, said]);
      expect(saysOneOf(reply, ...CHANGED), reply).toBe(true);
      expect(reply).not.toContain('Shall I');
      expect(next).toEqual(WEEK.plan);
    }
  });

  it.each([
    'I told my neighbour to come along',
    'I could make it more fun with music',
    'I felt judged at the gym',
    'you were right about the mornings',
  ])('is not heard in “%s”', (said) => {
    expect(saysOneOf(heard(['the early start', said]).reply, ...CHANGED)).toBe(false);
  });

  it('about a habit that was never understood offers to leave it out', () => {
    const { reply, next } = heard(['the early start', 'The words in the train, I never understood what that is for']);
    expect(reply).toContain('leave out “Learn 15 words in the train”');
    expect(next).toEqual(WEEK.plan);
  });
});

describe('the choice', () => {
  it('is called theirs once, and is not spoken of at every turn', () => {
    const replies = getReview(WEEK, ['it was cold', 'we ate', 'my son is ten', 'so so', 'a long day', 'hm', 'I see']);
    const all = replies.map(({ reply }) => reply).join(' ');
    expect(all.split('your call').length - 1).toBe(1);
    expect(replies.filter(({ reply }) => saysOneOf(reply, 'reviewChoiceAgain')).length).toBeLessThanOrEqual(1);
    for (const { reply } of replies) expect(reply).not.toBe('');
  });
});
