import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

let anna: TestClient;
const say = (text: string) => anna.must('POST /api/coach/bar', { body: { text } });

beforeEach(async () => {
  anna = await (await freshServer()).guest();
});

describe('a report beside a plan', () => {
  const evening = () =>
    aPlan(anna, [
      habit('Walk the dog'),
      habit('No more than 1 glass of wine', { order: 1, measure: { unit: 'glasses', atMost: 1 } }),
      habit('Read for 10 minutes', { order: 2 }),
    ]);

  it.each([
    'two glasses of wine last night',
    'two glasses last night',
    'had two glasses of wine yesterday',
    '2 glasses of wine today',
    '20 minutes of reading last night',
  ])('changes no plan by an amount: %s', async (text) => {
    await evening();
    const { parts, choices } = await say(text);
    expect(parts.filter(({ kind }) => kind === 'plan')).toEqual([]);
    expect(choices).toEqual([]);
  });

  it.each([
    ['walked the dog and two glasses last night', 'two glasses last night'],
    ['walked the dog, 3 rows of the scarf', '3 rows of the scarf'],
    ['walked the dog and paid the gas bill', 'paid the gas bill'],
    ['read 10 minutes and called the plumber about the tap', 'called the plumber about the tap'],
  ])('says what it left open: %s', async (text, left) => {
    await evening();
    const { parts, notUnderstood } = await say(text);
    expect([...notUnderstood, ...parts.flatMap((part) => ('words' in part ? [part.words] : []))].join(' | ')).toContain(
      left,
    );
  });
});

it.each([
  ['walked the dog and what happens after a miss?', ['note', 'question']],
  ['walked the dog, when do I manage it?', ['note', 'question']],
  ['today is hard, walked the dog', ['hard-day', 'note']],
  ['today is a hard day but I walked the dog', ['hard-day', 'note']],
  ['walked the dog, today is hard', ['hard-day', 'note']],
])('hears a report beside an order or a question: %s', async (text, kinds) => {
  await aPlan(anna, [habit('Walk the dog'), habit('Read for 10 minutes', { order: 1 })]);
  const { parts } = await say(text);
  expect(parts.map(({ kind }) => kind)).toEqual(kinds);
});

it('takes what was done beside a hard day that is to come', async () => {
  await aPlan(anna, [habit('Walk the dog'), habit('Read for 10 minutes', { order: 1 })]);
  const { parts, reply } = await say('walked the dog and tomorrow is a hard day');
  expect(parts).toMatchObject([{ kind: 'note', habit: 'Walk the dog', act: 'done' }]);
  expect(reply).toContain('A day is called hard on the day itself.');
});

describe('what today does not ask for, and the bar does not do', () => {
  it('leaves out of what is left what today does not ask for', async () => {
    const habits = [
      habit('Stretch for 2 minutes'),
      habit('Call Ruthie', { order: 1, days: ['sunday'], targetFrequency: 1 }),
    ];
    await aPlan(anna, habits);
    expect((await say('whats left today')).reply).not.toContain('Ruthie');
  });

  it.each([
    ['remind me to charge the laptop tonight', 'I cannot set a reminder from here.'],
    ['add ring the dentist to tomorrow', 'Your plan holds what comes back every week'],
    ['tomorrow is a hard day', 'A day is called hard on the day itself.'],
    ['tomorrow will be really tough', 'A day is called hard on the day itself.'],
    ['I have a hard day tomorrow', 'A day is called hard on the day itself.'],
  ])('says plainly what cannot be done from here: %s', async (text, begins) => {
    const { reply, parts, notUnderstood } = await say(text);
    expect([reply.startsWith(begins), parts, notUnderstood]).toEqual([true, [], []]);
  });
});
