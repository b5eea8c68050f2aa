import { describe, expect, it } from 'vitest';
import { extractCompletions } from './extraction.testing.ts';

describe('questions, answers and what was said before', () => {
  it.each([
    ['Did you read to her?', 'The Gruffalo. Twice.', 'Read a bedtime story', true],
    ['Did you call your mum?', 'she was out', 'Call mum', false],
    ['Did you meditate?', 'not even close', 'Meditate for 10 minutes', false],
    ['Did you meditate?', 'right after breakfast', 'Meditate for 10 minutes', true],
    ['Did you meditate?', '20 minutes on the train', 'Meditate for 10 minutes', true],
    ['Did you meditate?', 'work was mad', 'Meditate for 10 minutes', null],
    ['Did you do everything?', 'yep', 'No alcohol', true],
    ['Where did you eat lunch?', 'at my desk', 'Eat lunch away from my desk', false],
    ['Where did you eat lunch?', 'in the park', 'Eat lunch away from my desk', true],
    ['Where did you eat lunch?', 'that was Tuesday', 'Eat lunch away from my desk', null],
    ['Did you read or watch telly?', 'telly', 'Read 10 pages', false],
    ['Where did you put your phone at dinner?', 'in my lap', 'Phone away at dinner', false],
    ['Bus or bike today?', 'bus', 'Cycle to work', false],
    ['Did you cook?', 'Oli made dinner', 'Cook dinner', null],
    ['Did you meditate?', 'yes if napping counts', 'Meditate for 10 minutes', null],
    ['Did you get your swim in?', 'nope, too cold', 'Swim for 15 minutes', false],
    ['Did you water the plants?', 'no need, it poured', 'Water the plants', null],
    ['Any biscuits after lunch?', 'a few shortbreads', 'No biscuits after lunch', false],
    ['How many lengths did you get to?', '22', 'Swim 20 lengths', true],
  ])('takes “%s” with the named answer “%s”', (question, message, description, expected) => {
    const messages = [
      { role: 'assistant' as const, content: question },
      { role: 'user' as const, content: message },
    ];
    const [found] = extractCompletions({ habits: [{ id: 'h1', description }], messages });
    expect(found?.completed ?? null).toBe(expected);
  });

  it.each([
    ['Read 20 pages', 'read 20 pages', 'typo, 12 not 20', null],
    ['Read 20 pages', 'read 20 pages', 'sorry, meant 12', null],
    ['Read 20 pages', 'read 12 pages', 'another ten', true],
  ])('adds up and puts right (%s: %s, then %s)', (description, first, second, expected) => {
    const messages = [
      { role: 'user' as const, content: first },
      { role: 'assistant' as const, content: 'Noted. Any more?' },
      { role: 'user' as const, content: second },
    ];
    const [found] = extractCompletions({ habits: [{ id: 'h1', description }], messages });
    expect(found?.completed ?? null).toBe(expected);
  });

  it.each([
    ['Which one is still missing?', 'the yoga', [false, null]],
    ['Which one was hardest?', 'the yoga', [null, null]],
    ['Did you skip yoga?', 'no, went at two', [true, null]],
    ['You had two left, yoga and the journal.', 'done', [true, true]],
    ['Did you do yoga?', 'it was supposed to be', [false, null]],
    ['Did you do yoga?', '20 glorious minutes', [true, null]],
    ['Did you do yoga?', 'that was yesterday', [null, null]],
  ])('takes “%s” with “%s” together', (question, message, expected) => {
    const habits = ['Do yoga for 15 minutes', 'Write in my journal'].map((description, at) => ({
      id: `h${at + 1}`,
      description,
    }));
    const messages = [
      { role: 'assistant' as const, content: question },
      { role: 'user' as const, content: message },
    ];
    const found = new Map(extractCompletions({ habits, messages }).map((one) => [one.habitId, one.completed]));
    expect(habits.map(({ id }) => found.get(id) ?? null)).toEqual(expected);
  });

  it('takes “both, sadly” for a yes to each of two questions about slips', () => {
    const habits = ['Skip dessert', 'Stop eating by 20:00'].map((description, at) => ({ id: `h${at}`, description }));
    const messages = [
      { role: 'assistant' as const, content: 'Did you have dessert? And did you eat anything after eight?' },
      { role: 'user' as const, content: 'both, sadly' },
    ];
    expect(extractCompletions({ habits, messages }).map(({ completed }) => completed)).toEqual([false, false]);
  });

  it('takes a yes to a question about drinking for a miss, and a yes to staying dry for a kept day', () => {
    const habits = [{ id: 'h1', description: 'No alcohol' }];
    const after = (question: string) =>
      extractCompletions({
        habits,
        messages: [
          { role: 'assistant', content: question },
          { role: 'user', content: 'yes' },
        ],
      }).map(({ completed }) => completed);
    expect(after('Did you drink any alcohol?')).toEqual([false]);
    expect(after('Did you stay off alcohol?')).toEqual([true]);
  });

  it('keeps what earlier messages said until it is corrected', () => {
    const habits = [
      { id: 'h1', description: 'Run for 20 minutes' },
      { id: 'h2', description: 'Read 10 pages' },
    ];
    const conversation = [
      { role: 'user' as const, content: 'I ran and read 12 pages' },
      { role: 'assistant' as const, content: 'Both are noted.' },
      { role: 'user' as const, content: 'sorry, I did not read after all' },
    ];
    expect(extractCompletions({ habits, messages: conversation })).toEqual([
      { habitId: 'h1', completed: true, evidence: 'I ran' },
      { habitId: 'h2', completed: false, evidence: 'I did not read after all' },
    ]);
  });
});

describe('a talk over several messages', () => {
  const habits = ['Stretch my back for 5 minutes', 'Write the letter to Nan', 'Read 2 pages'].map(
    (description, at) => ({
      id: `h${at}`,
      description,
    }),
  );
  const ask = 'Which of these did you get to: writing the letter to Nan, reading, both or neither?';

  it.each([
    ['nothing that stood in the way is no answer', ['stretched', ask, 'Nothing got in the way'], { h0: true }],
    ['a deed that was not asked about leaves what was', ['good day', ask, 'ok stretched'], { h0: true }],
    [
      'one of those asked about leaves out the other',
      ['stretched', ask, 'the letter'],
      { h0: true, h1: true, h2: false },
    ],
    ['what is to be left open is open', ['stretched and read', ask, 'leave the stretch open actually'], { h2: true }],
    ['so is what was told last', ['stretched', 'Lovely.', "don't tick it yet"], {}],
  ])('%s', (_what, said, expected) => {
    const messages = said.map((content, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    }));
    const found = extractCompletions({ habits, messages });
    expect(Object.fromEntries(found.map(({ habitId, completed }) => [habitId, completed]))).toEqual(expected);
  });
});
