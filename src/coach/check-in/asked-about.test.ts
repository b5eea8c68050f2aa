import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { scoreExtraction } from '#evals/extraction-score.ts';
import { checkInMessages } from '#evals/sets.ts';
import { checkInTurn } from './check-in-turn.ts';

describe('days told about plans that the program made', () => {
  const lives = checkInMessages('lives');
  let questions = 0;
  const onLives = scoreExtraction(lives, (facts) => {
    const { completions, asked = [] } = checkInTurn(facts);
    questions += asked.length;
    return [...completions, ...asked.map(({ habitId }) => ({ habitId, completed: true }))];
  });

  it('keeps what was reached, ticked or asked about, and claims little falsely', () => {
    expect(onLives.exactRate).toBeGreaterThanOrEqual(0.865);
    expect(onLives.contradictionRate).toBeLessThanOrEqual(0.012);
    expect(onLives.falseTrueRate).toBeLessThanOrEqual(0.022);
  });

  it('puts a question to one message in four at most', () => {
    expect(questions / lives.length).toBeLessThanOrEqual(0.25);
  });
});

const answer = (
  message: string,
  earlier: readonly ChatTurn[],
  habits: readonly { id: string; description: string }[],
) => checkInTurn({ habits, messages: [...earlier, { role: 'user', content: message }] });

describe('a tick', () => {
  const PLAN = [
    'Drink a glass of water',
    'Walk round the block after dinner',
    'Pray for 10 minutes',
    'Read 10 pages',
    'No sweets',
  ].map((description, at) => ({ id: `h${at + 1}`, description }));

  const onEveryday = scoreExtraction(checkInMessages('everyday'), (facts) => checkInTurn(facts).completions);

  it('stands on all everyday messages but a few without a question', () => {
    expect(onEveryday.exactRate).toBeGreaterThanOrEqual(0.97);
    expect(onEveryday.falseTrueRate).toBe(0);
  });

  it('is a question where one word in a long message is all that names a habit of many', () => {
    const { completions, asked, reply, chips } = answer(
      'said a decade in the car at lunchtime and prayed the lights would change',
      [],
      PLAN,
    );
    expect(completions).toEqual([]);
    expect(asked).toEqual([{ habitId: 'h3', evidence: expect.stringContaining('prayed') as string }]);
    expect(reply).toMatch(/did you pray/i);
    expect(chips).toEqual(['Yes', 'No', 'Not yet']);
  });

  it('comes with the answer to that question', () => {
    const message = 'said a decade in the car at lunchtime and prayed the lights would change';
    const { reply } = answer(message, [], PLAN);
    const before: ChatTurn[] = [
      { role: 'user', content: message },
      { role: 'assistant', content: reply },
    ];
    expect(answer('Yes', before, PLAN)).toMatchObject({ completions: [{ habitId: 'h3', completed: true }], asked: [] });
    expect(answer('No', before, PLAN)).toMatchObject({ completions: [{ habitId: 'h3', completed: false }], asked: [] });
  });

  it('is not made of “all of it” somewhere in a long message', () => {
    const { completions, asked } = answer(
      'the boys left their plates and I had to look at the mess and then did all of it before bed',
      [],
      PLAN,
    );
    expect([completions, asked]).toEqual([[], []]);
  });

  it.each([
    ['Walked round the block', 'Would you call it done?', 'No, it was to the bakery and back'],
    ['Walked round the block', 'Lovely.', 'no it does not count I know, it was for chips'],
    ['read 10 pages', 'Lovely.', 'It was meant to be a chapter, so no.'],
  ])('goes when it is refused: %s – %s – %s', (first, content, second) => {
    const before: ChatTurn[] = [
      { role: 'user', content: first },
      { role: 'assistant', content },
    ];
    expect(answer(second, before, PLAN).completions.filter(({ completed }) => completed)).toEqual([]);
  });

  it.each(['everything minus Wednesday with a friend', 'all bar hello and the club', 'all done except the wet one'])(
    'is not made of all where what is left out is not known: %s',
    (message) => {
      expect(answer(message, [], PLAN).completions).toEqual([]);
    },
  );

  it('is not made of a wish for the week to come, and nothing else is called undone by it', () => {
    expect(answer('on locum cover next week, just keep the walk', [], PLAN).completions).toEqual([]);
  });
});

describe('a question', () => {
  const PLAN = ['Sketch for 10 minutes', 'Read one chapter', 'Walk for 20 minutes', 'No biscuits'].map(
    (description, at) => ({ id: `h${at + 1}`, description }),
  );
  const ACTS = ['sketch', 'read', 'walk', 'biscuits'];

  it.each([
    [['hiya', 'the weather was awful', 'what do you mean']],
    [['walked', 'not sure', 'well sort of']],
    [['I sketched for two minutes', 'no', 'the dog was ill']],
  ])('is put once in a talk: %s', (said) => {
    const messages: ChatTurn[] = [];
    const asked = said.flatMap((content) => {
      const { reply } = answer(content, messages, PLAN);
      messages.push({ role: 'user', content }, { role: 'assistant', content: reply });
      const question = reply.split(/[.!] /).find((sentence) => sentence.endsWith('?')) ?? '';
      return ACTS.filter((act) => question.includes(act));
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
