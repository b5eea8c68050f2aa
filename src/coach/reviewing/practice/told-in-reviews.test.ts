import { describe, expect, it } from 'vitest';
import { isSaid } from '#coach/say/say.ts';
import { reviewOutcome } from '../review-turn.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const WEEK = getFacts(
  [
    getHabit('Walk for 10 minutes', 5, [1, 4]),
    getHabit('Practise the piano for 15 minutes', 4, [1, 2, 4]),
    getHabit('Pack a lunch', 5, []),
  ],
  { previews: { easier: ['“Walk” rests.'], same: [], harder: ['“Walk” grows.'] } },
);

function after(...says: readonly string[]) {
  const answers = getReview(WEEK, says);
  const messages = says.flatMap((content, at) => [
    { role: 'assistant' as const, content: answers[at]?.reply ?? '' },
    { role: 'user' as const, content },
  ]);
  const { reply = '', friction } = answers.at(-1) ?? {};
  return { reply, friction, ...reviewOutcome({ ...WEEK, messages }) };
}

const noted = (...says: readonly string[]) =>
  after(...says)
    .said.map(({ implementationIntention }) => implementationIntention)
    .join(' ');

describe('what is told of the week', () => {
  it.each([
    'piano good i think 3 time',
    'walked mon and thu, piano three times',
    'practised the piano on Monday, Tuesday and Thursday',
  ])('is agreed with where the records say the same, and changes nothing: %s', (said) => {
    const { reply, said: plan } = after(said);
    expect(reply).toContain('3 of 4');
    expect(isSaid('reviewFits', reply), reply).toBe(true);
    expect(plan).toEqual(WEEK.plan);
  });

  it.each(['I walked four times', 'walked every day'])('is set beside the records where they differ: %s', (said) => {
    expect(after(said).reply).toContain('2 of 5');
    expect(after(said).reply).toContain('dashboard');
  });

  it('is compared in all where no habit is named', () => {
    expect(after('lol i barely did anything').reply).toContain('“Practise the piano for 15 minutes” 3 of 4');
  });

  it.each(['I got a new phone so the app is faster now', 'my sleep was good this week', 'people came for the wedding'])(
    'is no cause by a loose word: %s',
    (said) => expect(after(said).friction).toBeNull(),
  );
});

describe('an own solution', () => {
  it.each([
    ['imma pack it with my wife', 'pack it with my wife'],
    ['my husband will pack it on Sundays', 'my husband will pack it on Sundays'],
    ['the fix is dont go to bed late', 'dont go to bed late'],
    ['what if I packed it at work', 'pack it at work'],
    ['alarm at 9', 'alarm at 9'],
    ['I put one box in the car', 'put one box in the car'],
  ])('goes into next week as it was said: %s', (said, words) => {
    expect(noted('fine', 'the kids were everywhere at that hour', said)).toContain(words);
  });

  it.each([
    'The walk I forget when they put me on before 5',
    'phone at night is the worst for the walk',
    'I see. Well. Good night, thank you for listening.',
    'Did I really play the piano only once? I thought I went on Tuesday and Thursday.',
    'The lunches I could pack the evening before, and only take them from the fridge.',
  ])('takes no habit out, and moves none, by what only tells how it was or takes leave: %s', (said) => {
    const { said: plan } = after('fine', said);
    const kept = plan.map(({ description, days, targetFrequency }) => ({ description, days, targetFrequency }));
    expect(kept).toEqual(
      WEEK.plan.map(({ description, days, targetFrequency }) => ({ description, days, targetFrequency })),
    );
  });

  it.each(['The walk I forget when they put me on before 5', 'I see. Well. Good night, thank you for listening.'])(
    'leaves each moment where it is: %s',
    (said) => expect(noted('fine', said)).toBe(noted('fine')),
  );

  it('is not heard in a worry', () => {
    expect(noted('what if I slip again?')).not.toContain('slip');
  });
});

describe('a wish for the size of next week', () => {
  it.each([
    ['go easy on me next week', 'easier'],
    ['make easy', 'easier'],
    ['Next week please same, not more.', 'same'],
    ['bit more please', 'harder'],
  ])('is followed, and told: %s', (said, wish) => {
    const { reply, wish: heard } = after(said);
    expect(heard).toBe(wish);
    expect(reply.toLowerCase()).toContain(wish);
  });

  it('for one habit goes into its plan', () => {
    expect(after('bit more piano').said[1]?.description).not.toBe(WEEK.plan[1]?.description);
  });

  it('is not asked for again once it was told', () => {
    expect(after('go easy on me next week', 'ok').reply).toContain('easier');
    expect(isSaid('reviewBye', after('go easy on me next week', 'ok', 'sounds good').reply)).toBe(true);
  });
});

describe('a question', () => {
  it.each([
    ['what happens next?', 'below'],
    ['why did I fail on Wednesday?', 'Wednesday'],
    ['how many did I do?', '3 of 4'],
  ])('is answered from what is known: %s', (asked, known) => {
    expect(after(asked).reply).toContain(known);
  });

  it('whether something is noted is answered truly', () => {
    const { reply } = after('did you write that down?');
    expect(isSaid('reviewNotNoted', reply), reply).toBe(true);
  });
});
