import { describe, expect, it } from 'vitest';
import { reviewOutcome } from '../review-turn.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const WEEK = getFacts([
  getHabit('Swim 10 lengths', 2, [2]),
  getHabit('Read 10 pages', 6, [0, 1, 2, 4]),
  getHabit('Practise the guitar for 20 minutes', 4, []),
]);

function after(...says: readonly string[]) {
  const answers = getReview(WEEK, says);
  const messages = says.flatMap((content, at) => [
    { role: 'assistant' as const, content: answers[at]?.reply ?? '' },
    { role: 'user' as const, content },
  ]);
  const { reply = '', chips = [] } = answers.at(-1) ?? {};
  return { reply, chips, next: reviewOutcome({ ...WEEK, messages }).said };
}

/** The habit's card in the plan of next week. */
const card = (place: number, ...says: readonly string[]) => {
  const habit = after(...says).next[place];
  return `${habit?.description}: ${habit?.implementationIntention} ${habit?.days?.join() ?? habit?.targetFrequency}`;
};

describe('the week that was', () => {
  it.each([
    ['I thought I swam on Thursday too', '1 of 2 (Tuesday)'],
    ["didn't I swim three times?", '1 of 2 (Tuesday)'],
    ['how many times did I swim', '1 of 2 (Tuesday)'],
    ['could have sworn I read five days', '4 of 6'],
    ['how did the reading go, how often did I do it?', '4 of 6'],
    ['I never swam on Tuesday', '1 of 2 (Tuesday)'],
    ['What did I do on Thursday?', 'Read 10 pages'],
    ['show me what I did on the guitar', '0 of 4'],
    ["I don't think I read at all this week, did I", '4 of 6'],
  ])('is answered from the records, and changes nothing: %s', (said, known) => {
    const { reply, next } = after('fine', said);
    expect(reply).toContain(known);
    expect(next).toEqual(WEEK.plan);
  });

  it.each(['I could practise on Thursday and Sunday', 'I want to swim three times', 'maybe read at lunch'])(
    'is not heard in a wish: %s',
    (said) => expect(after('fine', said).next).not.toEqual(WEEK.plan),
  );
});

describe('an own solution', () => {
  const DEEDS = ['my wife will wake me', "I'll leave the bag by the door", 'put a note on the mirror'];

  it.each(DEEDS.slice(0, 2))('that names no habit is put where the person says: %s', (said) => {
    const { chips, next } = after(said);
    expect(chips).toEqual(WEEK.plan.map(({ description }) => description));
    expect(next).toEqual(WEEK.plan);
    expect(card(0, said, 'Swim 10 lengths')).toContain(said.replace("I'll", 'I'));
    expect(card(1, said, 'the reading')).toContain(said.replace("I'll", 'I'));
  });

  it.each(DEEDS)('goes to the habit that the coach has just asked about: %s', (said) => {
    expect(card(2, 'fine', 'I just forgot', said)).toContain(said.replace("I'll", 'I'));
    expect(after('fine', 'I just forgot', said).next).toHaveLength(3);
  });

  it.each([
    ["I'd play at noon if the office weren't so loud", 2],
    ['I would, if the light were better', 2],
    ['what if my son is still ill', 2],
    ['guitar: too tired after work', 2],
  ])('is not heard in what hangs on something else: %s', (said, place) => {
    expect(card(place, 'fine', said)).toBe(card(place, 'fine'));
  });

  it('moves no day where another thing is done on it', () => {
    expect(card(2, 'fine', 'the match was on', 'I will record the match and see it on Sunday')).toMatch(/record.* 4$/);
  });
});

describe('the size of one habit', () => {
  it.each([
    ['six pages rather than ten', 1, 'Read 6 pages'],
    ['reading down to six pages please', 1, 'Read 6 pages'],
    ['only read less', 1, 'Read 5 pages'],
    ['half the pages', 1, 'Read 5 pages'],
    ['only swim shorter', 0, 'Swim 5 lengths'],
    ['20 minutes of guitar is too much, 10 is fine', 2, 'Practise the guitar for 10 minutes'],
  ])('changes that size and nothing else: %s', (said, place, text) => {
    const { next } = after('fine', said);
    expect(next.map(({ description }) => description)).toEqual(
      WEEK.plan.map(({ description }, at) => (at === place ? text : description)),
    );
  });
});

it.each([
  'the bathing suit was already in my bag',
  'once I had the alarm it was fine',
  'because my husband came along',
  'a lamp by the armchair did it',
  'the apples were in the cab already, so no bother',
])('what helped is no hindrance: %s', (said) => {
  const { reply, next } = after(said);
  expect(reply).not.toMatch(/Would it help|Shall I|How would it be|What about this/);
  expect(next).toEqual(WEEK.plan);
});
