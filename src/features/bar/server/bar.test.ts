import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

// Wednesday 4 March 2026, noon in London; the plan runs from Wednesday to Saturday the 7th.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const BAR = 'POST /api/coach/bar';
const glasses = { unit: 'glasses', atLeast: 6 };
const habits = () => [
  habit('Walk for 5 minutes'),
  habit('Drink water', { order: 1, measure: glasses }),
  habit('Stretch for 2 minutes', { order: 2 }),
];
const plan = (client = anna) => aPlan(client, habits());
const say = (text: string, more: { identityId?: string } = {}) => anna.must(BAR, { body: { text, ...more } });
const remaining = async (client = anna) => (await client.must('GET /api/ai-usage/status')).remaining;
const state = async (client: TestClient) => [
  await client.must('GET /api/habits/all-current'),
  await client.must('GET /api/check-ins/daily-status'),
  await client.must('GET /api/pauses'),
];

describe('the bar', () => {
  it('says what it understood of habits, with the words, and does nothing', async () => {
    const { group } = await plan();
    const before = await state(anna);
    const [walk, water, stretch] = group.habits.map(({ id }) => id);
    const { parts, notUnderstood } = await say('I walked and had three glasses of water. Skipping the stretching');
    expect(parts).toEqual([
      expect.objectContaining({ kind: 'note', habitId: walk, act: 'done', date: '2026-03-04', isSure: true }),
      expect.objectContaining({ kind: 'note', habitId: water, act: 'add', amount: 3, isSure: true }),
      expect.objectContaining({ kind: 'note', habitId: stretch, act: 'skip', words: 'Skipping the stretching' }),
    ]);
    expect(notUnderstood).toEqual([]);
    expect(await state(anna)).toEqual(before);
  });

  it('takes no order for a report', async () => {
    const { group } = await plan();
    const [walk] = group.habits.map(({ id }) => id);
    expect((await say('skip the walk')).parts).toEqual([expect.objectContaining({ habitId: walk, act: 'skip' })]);
    for (const order of ['remind me about the walk at half five', 'stop the walk until Sunday', 'take the walk off'])
      expect((await say(order)).parts.filter(({ kind }) => kind === 'note')).toEqual([]);
  });

  it('tells what was done yesterday from what was done today', async () => {
    const { group } = await plan();
    clock.set('2026-03-05T12:00:00Z');
    const [walk, , stretch] = group.habits.map(({ id }) => id);
    const { parts } = await say('I walked yesterday but forgot to log it. Today I stretched.');
    expect(parts).toEqual([
      expect.objectContaining({ habitId: stretch, act: 'done', date: '2026-03-05' }),
      expect.objectContaining({ habitId: walk, act: 'done', date: '2026-03-04' }),
    ]);
  });

  it('offers a change of the plan as the habits that it would make, beside what was told', async () => {
    const { plan: running, identity } = await plan();
    const { parts } = await say('I stretched, and make the walk shorter');
    expect(parts.map(({ kind }) => kind)).toEqual(['note', 'plan']);
    expect(parts[1]).toMatchObject({ identityId: identity.id, planId: running.id, isSure: true });
    const [changed] = parts.flatMap((part) => (part.kind === 'plan' ? [part.habits] : []));
    expect(changed?.map(({ description }) => description)).toEqual([
      'Walk for 3 minutes',
      'Drink water',
      'Stretch for 2 minutes',
    ]);
    // Whatever the reading says goes through the same checks as 'Edit habits'.
    const params = { id: identity.id };
    await anna.must('POST /api/identities/:id/launch-habits', {
      params,
      body: { habits: changed ?? [], replaces: running.id },
    });
  });

  it('offers days to leave out', async () => {
    await plan();
    const { parts, notUnderstood } = await say('I have the flu, pause everything until Friday');
    expect(parts).toEqual([
      expect.objectContaining({ kind: 'pause', from: '2026-03-04', until: '2026-03-05', reason: 'ill' }),
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    'I walked today, and pause next week',
    'I had two glasses of water. Make the walk shorter, and pause next week',
  ])('hears a pause beside what was done and what should change: %s', async (words) => {
    await plan();
    const { parts, notUnderstood } = await say(words);
    expect(parts).toContainEqual(
      expect.objectContaining({ kind: 'pause', from: '2026-03-09', until: '2026-03-15', isSure: true }),
    );
    expect(parts[0]?.kind).toBe('note');
    expect(notUnderstood).toEqual([]);
  });

  it.each(['I walked, and if I am ill, pause next week', 'I walked. Do not pause next week'])(
    'pauses nothing for what is not so yet: %s',
    async (words) => {
      await plan();
      expect((await say(words)).parts.map(({ kind }) => kind)).not.toContain('pause');
    },
  );

  it('hears a question to the evidence', async () => {
    const { identity } = await plan();
    const { parts } = await say('Is it getting better?');
    expect(parts).toEqual([
      { kind: 'question', question: 'improving', identityId: identity.id, words: 'Is it getting better', isSure: true },
    ]);
  });

  it('gives back what it did not understand, and does not count it', async () => {
    await plan();
    const left = await remaining();
    expect(await say('flibber the gloop')).toMatchObject({ parts: [], notUnderstood: ['flibber the gloop'] });
    expect(await remaining()).toBe(left);
    const mixed = await say('I walked. Flibber the gloop');
    expect(mixed).toMatchObject({ parts: [{ act: 'done' }], notUnderstood: ['Flibber the gloop'] });
    expect(await remaining()).toBe(left - 1);
  });

  it('switches off what it is not sure of', async () => {
    const { group } = await plan();
    const { parts } = await say('walked, kind of');
    expect(parts).toEqual([expect.objectContaining({ habitId: group.habits[0]?.id, act: 'done', isSure: false })]);
  });

  it.each([
    ['what was forgotten to be ticked', 'yesterday I did the stretching, forgot to tick', { act: 'done' }],
    ['a habit that nobody named', 'swap the stretching', { kind: 'plan' }],
    ['a wish that asks for nothing outright', 'fewer glasses please, four is enough', { isSure: false }],
  ])('switches off %s', async (_what, text, part) => {
    await plan();
    clock.set('2026-03-05T12:00:00Z');
    const { parts } = await say(text);
    expect(parts).toEqual([expect.objectContaining({ ...part, isSure: false })]);
  });

  it.each([
    ['which one am i worst at', 'hardest'],
    ['on which day do I manage best', 'when'],
    ['hows it going so far', 'improving'],
  ])('asks the evidence: %s', async (text, question) => {
    await plan();
    expect((await say(text)).parts).toEqual([expect.objectContaining({ kind: 'question', question })]);
  });

  it('makes nothing of what is told of a later time or of somebody else, and does not give it back', async () => {
    await plan();
    for (const text of ['might walk later', 'my wife walked the dog']) {
      expect(await say(text)).toMatchObject({ parts: [], choices: [], notUnderstood: [] });
    }
  });

  it('answers a word of danger with help alone', async () => {
    await plan();
    const left = await remaining();
    const answer = await say('I walked, but I want to kill myself');
    expect(answer).toMatchObject({ parts: [], notUnderstood: [], safety: { label: 'crisis', stopsCoaching: true } });
    expect(await remaining()).toBe(left);
  });

  it('carries out a pressed chip without reading, and without counting it', async () => {
    const { identity } = await plan();
    const left = await remaining();
    const acts = [{ act: 'resize' as const, target: 0, to: 'smaller' as const }];
    const { parts } = await anna.must(BAR, { body: { text: 'Shorter', identityId: identity.id, acts } });
    expect(parts).toEqual([expect.objectContaining({ kind: 'plan', isSure: true })]);
    expect(await remaining()).toBe(left);
  });

  it('knows only one’s own identities', async () => {
    const { identity } = await plan(bert);
    await plan();
    const { status } = await anna.send(BAR, { body: { text: 'I walked', identityId: identity.id } });
    expect(status).toBe(404);
    const { parts } = await say('I walked');
    expect(parts).toHaveLength(1);
    expect(await state(bert)).toEqual(await state(bert));
  });

  it('answers somebody without a plan, and refuses nothing at all and too much', async () => {
    expect(await say('I walked')).toMatchObject({ parts: [], notUnderstood: ['I walked'] });
    for (const text of ['', '   ', 'a'.repeat(MESSAGE_MAX + 1)]) {
      expect((await anna.send(BAR, { body: { text } })).status).toBe(422);
    }
  });

  it.each([
    '<script>alert(1)</script>',
    'ich bin heute gelaufen',
    'I walked but I did not walk',
    '🏃',
    'ab '.repeat(660),
  ])('takes %s as words, and changes nothing', async (text) => {
    await plan();
    const before = await state(anna);
    expect((await anna.send(BAR, { body: { text } })).status).toBe(200);
    expect(await state(anna)).toEqual(before);
  });

  it('stops at the limit of a guest', async () => {
    await plan();
    for (let left = await remaining(); left > 0; left -= 1) await say('I walked');
    const { status, body } = await anna.send(BAR, { body: { text: 'I walked' } });
    expect([status, (body as { code: string }).code]).toEqual([403, 'AI_LIMIT_REACHED']);
  });
});
