import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { calendarDay } from '#core/calendar/calendar.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// Wednesday 4 March 2026, noon in London; the week began on Sunday the 1st.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const habits = () => [
  habit('Read for 10 minutes', { days: ['monday', 'friday'], targetFrequency: 2 }),
  habit('Drink water', { order: 1, measure: { unit: 'glasses', atLeast: 6 } }),
  habit('Stretch for 2 minutes', { order: 2, targetFrequency: 3 }),
];
const plan = (client = anna) => aPlan(client, habits());
const say = (text: string) => anna.must('POST /api/coach/bar', { body: { text } });

/** The habits as a sentence would have them. */
async function changed(text: string) {
  const { parts } = await say(text);
  expect(parts.map(({ kind }) => kind)).toEqual(['plan']);
  return parts.flatMap((part) => (part.kind === 'plan' ? [{ ...part }] : []))[0];
}

describe('what the bar is told', () => {
  it.each([
    ['cut the stretching to 1 minute and rename it limber up', 2, { description: 'Limber up for 1 minute' }],
    ['rename the reading to novels, 20 minutes', 0, { description: 'Novels for 20 minutes' }],
    ['stretch twice a week, 5 mins', 2, { description: 'Stretch for 5 minutes', targetFrequency: 2 }],
    ['rename the reading to novels and make it 20 minutes', 0, { description: 'Novels for 20 minutes' }],
    [
      'make the reading 20 minutes and move it to after lunch',
      0,
      { description: 'Read for 20 minutes', implementationIntention: expect.stringContaining('fter lunch') },
    ],
  ])('holds all changes of one sentence: %s', async (text, place, wanted) => {
    await plan();
    const found = await changed(text);
    expect(found).toMatchObject({ isSure: true });
    expect(found?.habits[place]).toMatchObject(wanted);
  });

  it('gives one of the days its own time, and leaves the others', async () => {
    await plan();
    const found = await changed('move just the Friday ones to 10');
    expect(found?.habits[0]).toMatchObject({
      days: ['monday', 'friday'],
      implementationIntention: expect.stringContaining('at 10 on Fridays'),
    });
  });

  it('changes no week for one day: that day is what it is told of', async () => {
    await plan();
    const { parts } = await say('skip the reading just this Friday');
    expect(parts.map(({ kind }) => kind)).toEqual(['note']);
  });

  it('offers a report that may be of a habit before it asks about a plan', async () => {
    const names = [
      'Pay something off the card',
      'Write down what I spent',
      'Cook at home',
      'Wait an hour before I buy',
    ];
    await aPlan(
      anna,
      [...names, 'Check the balance'].map((name, order) => habit(name, { order })),
    );
    const { parts, choices } = await say('£80 paid to Barclaycard');
    expect(choices).toEqual([]);
    expect(parts.map(({ kind, isSure }) => [kind, isSure])).toEqual([['note', false]]);
  });

  it('holds changes of several habits', async () => {
    await plan();
    const found = await changed('drop the water, make the reading 5 minutes and stretch every day');
    expect(found?.habits).toMatchObject([
      { description: 'Read for 5 minutes' },
      { description: 'Stretch for 2 minutes', targetFrequency: 7 },
    ]);
  });

  it.each(['read on wednesday also', 'the reading wednesdays too', 'reading on Wednesdays as well please'])(
    'adds a day to the named ones: %s',
    async (text) => {
      await plan();
      const found = await changed(text);
      expect(found).toMatchObject({ isSure: true });
      expect(found?.habits[0]?.days?.toSorted()).toEqual(['friday', 'monday', 'wednesday']);
    },
  );

  it('opens the week for a habit of several days, of which one is to be another', async () => {
    await plan();
    const { parts, reply, notUnderstood } = await say('move the stretching to Thursday');
    expect([parts.map(({ kind }) => kind), notUnderstood]).toEqual([['week'], []]);
    expect(reply).toContain('“Stretch for 2 minutes” is meant for 3 days a week.');
  });

  it('offers several named days as all that a habit has, and leaves that to be switched on', async () => {
    await plan();
    const found = await changed('move the stretching to Thursday and Saturday');
    expect(found?.isSure).toBe(false);
    expect(found?.habits[2]).toMatchObject({
      description: 'Stretch for 2 minutes',
      days: ['thursday', 'saturday'],
    });
  });

  it.each(['show my week', 'show me the week please', 'what does my week look like?'])(
    'opens the week: %s',
    async (text) => {
      await plan();
      expect((await say(text)).parts).toMatchObject([{ kind: 'week', words: expect.anything() }]);
    },
  );
});

describe('a pause', () => {
  const ends = async (text: string) => (await say(text)).parts.filter(({ kind }) => kind === 'end-pause');

  it.each(['take the pause off', "I'm back", 'start again', 'unpause please', 'end the break', 'I feel better again'])(
    'is ended: %s',
    async (text) => {
      await plan();
      const { id } = await anna.must('POST /api/pauses', { body: { until: calendarDay('2026-03-08') } });
      await bert.must('POST /api/pauses', { body: { until: calendarDay('2026-03-09') } });
      expect(await ends(text)).toMatchObject([{ pauseId: id, from: '2026-03-04', until: '2026-03-08', isSure: true }]);
    },
  );

  it('is not ended where there is none, and no plan is made anew for it', async () => {
    await plan();
    for (const text of ['take the pause off', 'start again', "I'm back"]) {
      expect(await say(text)).toMatchObject({
        parts: [],
        choices: [],
        reply: expect.stringContaining('Nothing is paused'),
      });
    }
  });

  it('of which something is left out is not made', async () => {
    await plan();
    expect((await say('pause all but the reading until Friday')).parts).toEqual([]);
  });
});

describe('a hard day', () => {
  it.each([
    "today's a bad day",
    'make today lighter',
    'having a really rough day',
    'easier today please',
    'today is too much',
    'cant face any of it today',
  ])('is heard: %s', async (text) => {
    await plan();
    expect((await say(text)).parts).toMatchObject([{ kind: 'hard-day', isHard: true, isSure: true }]);
  });

  it.each([
    'yesterday was a bad day',
    'what happens on a bad day?',
    'if today is hard I will skip it',
    'I walked a hard mile today',
  ])('is not made of: %s', async (text) => {
    await plan();
    expect((await say(text)).parts.filter(({ kind }) => kind === 'hard-day')).toEqual([]);
  });

  it('is taken back, and said to stand already', async () => {
    await plan();
    await anna.must('POST /api/hard-days', { body: {} });
    expect((await say('undo the hard day')).parts).toMatchObject([{ kind: 'hard-day', isHard: false }]);
    expect(await say('today is hard')).toMatchObject({ parts: [], reply: expect.stringContaining('already') });
  });
});

describe('a question about what was done', () => {
  beforeEach(async () => {
    clock.set('2026-03-01T12:00:00Z');
    const { group } = await plan();
    clock.set('2026-03-04T12:00:00Z');
    const habitId = group.habits[0]?.id ?? '';
    for (const date of ['2026-03-03', '2026-03-04'].map(calendarDay))
      await anna.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body: { act: 'done', date } });
    await plan(bert);
  });

  it.each([
    'how many times did I read',
    'how often have I read this month',
    'how is the reading going',
    'what is the longest I kept reading',
    'when did I last read',
  ])('is answered of the habit: %s', async (text) => {
    const { reply, parts } = await say(text);
    expect([reply, parts]).toEqual([
      '“Read for 10 minutes”: 2 times this week, 0 last week, 2 this month, 2 in all since 1 March. Longest run: 2 in a row. Last on 4 March.',
      [],
    ]);
  });

  it.each([
    ['did I read yesterday?', 'Yesterday: done “Read for 10 minutes”.'],
    ['what did I do today', 'Today: done “Read for 10 minutes”.'],
    ['since when am I doing this', 'The Everyday Mover: since 1 March.'],
    ['what is left today?', 'Still open: “Drink water”, “Stretch for 2 minutes”. Any one of them will do.'],
  ])('%s', async (text, reply) => {
    expect(await say(text)).toMatchObject({ reply, parts: [], notUnderstood: [] });
  });

  it('stays one of the identity where it names no habit', async () => {
    expect((await say('how many votes do I have')).parts).toMatchObject([{ kind: 'question', question: 'votes' }]);
  });
});

describe('nothing stands on a card that was not said', () => {
  it.each([
    'bump the reading up to 20 minutes',
    'call the reading my novel',
    'only stretch on mondays',
    'bin the stretching',
  ])('an order is no report: %s', async (text) => {
    await plan();
    expect((await say(text)).parts.filter(({ kind }) => kind === 'note')).toEqual([]);
  });

  it.each(['untick the stretching', "don't count the stretching", 'take the tick off the stretching'])(
    'takes a tick of today back: %s',
    async (text) => {
      await plan();
      expect((await say(text)).parts).toMatchObject([{ kind: 'note', act: 'clear', habit: 'Stretch for 2 minutes' }]);
    },
  );

  it.each([
    'next week only the stretching please, nothing else',
    'skip the stretching next week',
    'no more stretching',
  ])('notes nothing of today that is of days to come: %s', async (text) => {
    await plan();
    expect((await say(text)).parts.filter(({ kind }) => kind === 'note')).toEqual([]);
  });

  it('offers switched off what one word in a long message only seems to say', async () => {
    await aPlan(
      anna,
      ['Pray', 'Read', 'Walk', 'Swim', 'Stretch'].map((text, order) => habit(text, { order })),
    );
    const { parts } = await say('sat in the car at lunchtime and my sister prayed the lights would read red all day');
    expect(parts.filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('tells the days of one sentence apart', async () => {
    await plan();
    clock.set('2026-03-05T12:00:00Z');
    const { parts } = await say('I read last night and stretched this morning');
    expect(parts).toMatchObject([
      { habit: 'Stretch for 2 minutes', date: '2026-03-05' },
      { habit: 'Read for 10 minutes', date: '2026-03-04' },
    ]);
  });

  it.each(['my sister died on sunday', 'I did not read today, I feel ashamed'])(
    'answers a feeling first: %s',
    async (text) => {
      await plan();
      const { reply, choices, parts, notUnderstood } = await say(text);
      expect(reply + choices.map((one) => one.text).join('')).not.toBe('');
      expect([parts.filter(({ kind }) => kind !== 'note'), notUnderstood]).toEqual([[], []]);
    },
  );

  it('asks one question at a time, and gives back what depends on its answer', async () => {
    await aPlan(anna, [habit('Read the news'), habit('Read a novel', { order: 1 }), habit('Stretch', { order: 2 })]);
    const { choices, notUnderstood, parts } = await say('make the read 10 minutes and call it my page');
    expect(choices).toHaveLength(1);
    expect([parts, notUnderstood]).toEqual([[], ['and call it my page']]);
  });

  it('takes no habit out of the plan for one time, and invents no days unasked', async () => {
    await plan();
    expect((await say('no stretching this week, the hall is flooded')).parts).toEqual([]);
    expect((await say('add thursdays to the stretching')).parts).toMatchObject([{ kind: 'plan', isSure: false }]);
  });

  it('does not answer what it does not know', async () => {
    await plan();
    expect(await say('how tall is the Eiffel tower?')).toMatchObject({ parts: [], reply: '', choices: [] });
  });
});
