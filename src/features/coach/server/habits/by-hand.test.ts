import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, threeHabits } from '#app/testing/world/factories.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const used = async (client: TestClient) => (await client.must('GET /api/auth/user')).aiInteractionsCount;
const labelOf = async (goalId: string) =>
  (await anna.must('GET /api/goals/:id', { params: { id: goalId } })).safetyLabel;
const check = (id: string, description: string, { cue = '', client = anna } = {}) =>
  client.send('POST /api/identities/:id/check-habit', {
    params: { id },
    body: { description, implementationIntention: cue },
  });

describe('a habit written by hand', () => {
  it.each([
    'Ring my sister every Sunday',
    'Smoke one cigarette less',
    'Say the rosary',
    '<b>10</b> push-ups & a squat',
  ])('%s is the person’s own to choose', async (words) => {
    const { identity } = await anIdentity(anna);
    expect(await check(identity.id, words)).toMatchObject({ status: 200 });
    expect(await used(anna)).toBe(0);
  });

  it('that calls for help gets it, in its name or in its plan, and the goal keeps the label', async () => {
    const { goal, identity } = await anIdentity(anna);
    const crisis = { safety: { label: 'crisis', stopsCoaching: true } };
    expect((await check(identity.id, 'End my life on Friday')).body).toMatchObject(crisis);
    expect((await check(identity.id, 'Walk', { cue: 'When I want to kill myself, I will walk.' })).body).toMatchObject(
      crisis,
    );
    expect(await labelOf(goal.id)).toBe('crisis');
  });

  it('is never refused for its length by halves: what cannot be kept is named', async () => {
    const { identity } = await anIdentity(anna);
    const { status, body } = await check(identity.id, 'x'.repeat(2000));
    expect(status).toBe(422);
    expect(body).toMatchObject({ issues: [{ path: 'body.description' }] });
  });

  it('of somebody else’s identity is nobody else’s business', async () => {
    const { goal, identity } = await anIdentity(anna);
    expect((await check(identity.id, 'End my life on Friday', { client: bert })).status).toBe(404);
    expect(await labelOf(goal.id)).toBe('none');
  });
});

describe('a chip', () => {
  const choose = (text: string, client = anna) =>
    client.must('POST /api/chat/refine-habits', {
      body: {
        messages: [{ role: 'user', content: 'Add it' }],
        identity: { name: 'The Everyday Mover' },
        currentHabits: threeHabits(),
        before: threeHabits().slice(0, 2),
        acts: [{ act: 'add', habit: { text } }],
      },
    });

  it('costs nothing', async () => {
    await choose('Ring my sister');
    expect(await used(anna)).toBe(0);
  });

  it('is listened to for danger in the words that it carries', async () => {
    const answer = await choose('Kill myself');
    expect(answer).toMatchObject({ safety: { label: 'crisis' }, refinedHabits: threeHabits() });
  });
});
