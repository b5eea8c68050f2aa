import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { clock, freshServer, statements } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

// Wednesday 4 March 2026, noon in London; the plan runs from Wednesday to Saturday the 7th.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const twoHabits = () => [habit('Walk for 5 minutes'), habit('Stretch for 2 minutes', { order: 1 })];
const plan = (client: TestClient) => aPlan(client, twoHabits());

describe('what was said', () => {
  const history = [
    { role: 'user' as const, content: 'I walked' },
    { role: 'assistant' as const, content: 'Well done on the walk.' },
  ];
  const getTranscript = async (client: TestClient, id: string) =>
    client.send('GET /api/chat/conversations/:id', { params: { id } });

  it('is kept with a check-in by chat, for its owner alone; a newer one takes its place', async () => {
    const { group } = await plan(anna);
    const ai = { type: 'ai' as const, conversationHistory: history };
    const { id } = await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, ai) });
    expect((await getTranscript(anna, id)).body).toMatchObject({ messages: history });
    expect((await getTranscript(bert, id)).status).toBe(404);

    const newer = [{ role: 'user' as const, content: 'I stretched too' }];
    await anna.must('POST /api/check-ins', {
      body: checkInBody(group, 2, { ...ai, conversationHistory: newer, overwrite: true }),
    });
    expect((await getTranscript(anna, id)).body).toMatchObject({ messages: newer });
  });

  it('is kept as far as its newest 24 turns, without what was answered with help', async () => {
    const { group } = await plan(anna);
    const long = Array.from({ length: 20 }, (_none, at) => [
      { role: 'user' as const, content: `Thing ${at}` },
      { role: 'assistant' as const, content: 'Noted.' },
    ]).flat();
    const conversationHistory = [...long.slice(0, 39), { role: 'user' as const, content: 'I want to end my life' }];
    const { id, safety } = await anna.must('POST /api/check-ins', {
      body: checkInBody(group, 1, { type: 'ai', conversationHistory }),
    });
    expect(safety).toMatchObject({ label: 'crisis' });
    const { messages } = (await getTranscript(anna, id)).body as { messages: { content: string }[] };
    expect(messages.length).toBe(24);
    expect(messages.at(-1)?.content).toBe('Thing 19');
  });

  it('is not kept with a check-in by hand', async () => {
    const { group } = await plan(anna);
    const body = checkInBody(group, 1, { conversationHistory: history });
    const { id } = await anna.must('POST /api/check-ins', { body });
    expect((await getTranscript(anna, id)).status).toBe(404);
  });
});

describe('the check-in of a day', () => {
  const toCalendarDay = (client: TestClient, date: string) =>
    client.must('GET /api/check-ins/day', { query: { date: date as never } });

  it('has the habits of the plan that covered it, and what is noted', async () => {
    const { group, identity } = await plan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, { notes: 'Rain' }) });
    clock.set('2026-03-05T12:00:00Z');
    await anna.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: [habit('Read 2 pages'), habit('Drink water', { order: 1 })] },
    });
    const [yesterday] = (await toCalendarDay(anna, '2026-03-04')).groups;
    expect(yesterday).toMatchObject({ identity: { name: identity.name }, closed: null, notes: 'Rain' });
    expect(yesterday?.habits.map(({ description, completedDays }) => [description, completedDays])).toEqual([
      ['Walk for 5 minutes', ['2026-03-04']],
      ['Stretch for 2 minutes', []],
    ]);
    const [today] = (await toCalendarDay(anna, '2026-03-05')).groups;
    expect(today?.habits.map(({ description }) => description)).toEqual(['Read 2 pages', 'Drink water']);
    expect(today?.notes).toBeNull();
    expect((await toCalendarDay(bert, '2026-03-04')).groups).toEqual([]);
  });

  it('agrees with the current habits about today', async () => {
    const { group } = await plan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    const current = (await anna.must('GET /api/habits/all-current'))[0];
    const [today] = (await toCalendarDay(anna, '2026-03-04')).groups;
    const shown = today?.habits.map(
      ({ isDue: _due, isSkipped: _skipped, skipReason: _why, amount: _amount, ...habit }) => habit,
    );
    expect(current?.habits).toMatchObject(shown ?? []);
  });

  it('says why it is closed', async () => {
    await plan(anna);
    const closedOn = async (date: string) => (await toCalendarDay(anna, date)).groups[0];
    expect(await closedOn('2026-03-03')).toMatchObject({ closed: 'The plan had not started on this day', habits: [] });
    expect(await closedOn('2026-03-05')).toMatchObject({ closed: 'This day is still to come' });
  });

  it('costs as many statements with four identities as with one', async () => {
    await plan(anna);
    const count = async () => {
      statements.reset();
      await toCalendarDay(anna, '2026-03-04');
      return statements.list.length;
    };
    const withOne = await count();
    for (let more = 0; more < 3; more += 1) await plan(anna);
    expect(await count()).toBe(withOne);
  });
});
