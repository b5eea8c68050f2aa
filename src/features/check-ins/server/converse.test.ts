import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { clock, freshServer, startServer, statements } from '#app/testing/server/test-server.ts';
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
const TALK = 'POST /api/check-ins/ai-conversation';
const getRemaining = async (client: TestClient) => (await client.must('GET /api/ai-usage/status')).remaining;
const getLabel = async (client: TestClient, id: string) =>
  (await client.must('GET /api/goals/:id', { params: { id } })).safetyLabel;

describe('a check-in by chat', () => {
  it('says what was done and what was not, with the words that say so, and saves nothing', async () => {
    const { group, identity } = await plan(anna);
    const answer = await anna.must(TALK, {
      body: { identityId: identity.id, habits: group.habits, message: 'I walked but did not stretch' },
    });
    const [walk, stretch] = group.habits.map(({ id }) => id);
    expect(answer.extractedCompletions).toEqual([
      { habitId: walk, completed: true, evidence: expect.stringMatching(/walked/) },
      { habitId: stretch, completed: false, evidence: expect.stringMatching(/stretch/) },
    ]);
    expect(answer).toMatchObject({ response: expect.stringMatching(/\S/), safety: null, basicMode: false });
    expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(1);
  });

  it('can be followed as it is said: the pieces are the reply, and the end is the same answer', async () => {
    const { identity } = await plan(anna);
    const body = { identityId: identity.id, message: 'I walked' };
    const whole = await anna.must(TALK, { body });
    const live = await anna.send(TALK, { body, headers: { accept: 'text/event-stream' } });
    const events = String(live.body)
      .split('\n\n')
      .flatMap((event) => {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        return name ? [{ name, data: JSON.parse(data as string) as { text: string } }] : [];
      });
    expect(events.at(-1)).toEqual({ name: 'done', data: whole });
    expect(
      events
        .slice(0, -1)
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(whole.response);
  });

  it('answers what may be about danger as it is, with a quiet word that is kept on nothing', async () => {
    const { group, goal, identity } = await plan(anna);
    const body = { identityId: identity.id, message: 'I walked. I do not see myself at Easter' };
    const answer = await anna.must(TALK, { body });
    expect(answer.extractedCompletions).toMatchObject([{ habitId: group.habits[0]?.id, completed: true }]);
    expect(answer.safety).toMatchObject({ label: 'none', stopsCoaching: false, goals: [] });
    expect(answer.safety?.text).toContain('Samaritans (116 123)');
    expect(answer.safety?.links).toEqual([{ text: '116 123', href: 'tel:116123' }]);
    expect(await getLabel(anna, goal.id)).toBe('none');
    const { identity: other } = await plan(bert);
    const everyday = { identityId: other.id, message: 'I walked, dead tired after that shift' };
    expect((await bert.must(TALK, { body: everyday })).safety).toBeNull();
  });

  it('leaves out what was not spoken of', async () => {
    const { group, identity } = await plan(anna);
    const { extractedCompletions } = await anna.must(TALK, {
      body: { identityId: identity.id, message: 'I walked' },
    });
    expect(extractedCompletions.map(({ habitId }) => habitId)).toEqual([group.habits[0]?.id]);
  });

  it('understands a short answer by the question before it', async () => {
    const { group, identity } = await plan(anna);
    const [walk, stretch] = group.habits.map(({ id }) => id);
    const { extractedCompletions } = await anna.must(TALK, {
      body: {
        identityId: identity.id,
        message: 'yes',
        conversationHistory: [
          { role: 'user', content: 'I walked' },
          { role: 'assistant', content: 'Did you stretch for 2 minutes?' },
        ],
      },
    });
    expect(extractedCompletions).toEqual([
      expect.objectContaining({ habitId: walk, completed: true }),
      expect.objectContaining({ habitId: stretch, completed: true }),
    ]);
  });

  it('is about several identities at once, in as many statements as about two', async () => {
    const plans = [await plan(anna), await aPlan(anna, [habit('Read 2 pages'), habit('Drink water', { order: 1 })])];
    const talk = (message: string) =>
      anna.must(TALK, {
        body: {
          isMultiIdentity: true,
          allIdentitiesData: plans.map(({ identity }) => ({ identityId: identity.id, habits: [] })),
          message,
        },
      });
    const { extractedCompletions } = await talk('I walked and I read 2 pages');
    expect(extractedCompletions.map(({ habitId, completed }) => [habitId, completed])).toEqual([
      [plans[0]?.group.habits[0]?.id, true],
      [plans[1]?.group.habits[0]?.id, true],
    ]);
    const count = async () => {
      statements.reset();
      // "A walk" could mean three of them.
      await talk('I read 2 pages');
      return statements.list.length;
    };
    const withTwo = await count();
    plans.push(await plan(anna), await plan(anna));
    expect(await count()).toBeLessThanOrEqual(withTwo);
  });

  it('can be about an earlier day of the running plan, whose habits it takes', async () => {
    const { group, identity } = await plan(anna);
    clock.set('2026-03-05T12:00:00Z');
    const later = await anna.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: [habit('Read 2 pages'), habit('Drink water', { order: 1 })] },
    });
    expect(later.plan.activeFrom).toBe('2026-03-05');
    const say = (date: string, habits = group.habits) =>
      anna.send(TALK, { body: { identityId: identity.id, habits, message: 'I walked', date } });
    expect((await say('2026-03-04')).body).toMatchObject({
      extractedCompletions: [{ habitId: group.habits[0]?.id, completed: true }],
    });
    // The habits of yesterday are not today's, and a day before the plan began is closed.
    for (const [date, path] of [
      ['2026-03-05', 'body.habits.0.id'],
      ['2026-03-03', 'body.date'],
      ['2026-03-06', 'body.date'],
    ] as const) {
      expect(await say(date)).toMatchObject({ status: 422, body: { issues: [{ path }] } });
    }
  });

  it("does not find another user's identity, alone or among one's own", async () => {
    const mine = await plan(anna);
    const theirs = await plan(bert);
    const bodies = [
      { identityId: theirs.identity.id },
      { allIdentitiesData: [{ identityId: mine.identity.id }, { identityId: theirs.identity.id }] },
    ];
    for (const body of bodies) {
      const answer = await anna.send(TALK, { body: { ...body, message: 'I walked' } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await getRemaining(anna)).toBe(10);
  });

  it('refuses a habit of somebody else, and counts nothing', async () => {
    const { identity } = await plan(anna);
    const theirs = await plan(bert);
    const answer = await anna.send(TALK, {
      body: { identityId: identity.id, habits: theirs.group.habits, message: 'I walked' },
    });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'body.habits.0.id' }] } });
    expect(await getRemaining(anna)).toBe(10);
  });

  it.each([
    [{ message: 'I walked' }, 'body.identityId'],
    [{ identityId: 'self', message: '   ' }, 'body.message'],
    [{ identityId: 'self', message: 'x'.repeat(4001) }, 'body.message'],
    [{ identityId: 'self', message: 'hi', allIdentitiesData: [] }, 'body.allIdentitiesData'],
    [{ identityId: 'self', message: 'hi', date: '2026-02-30' }, 'body.date'],
    [
      { identityId: 'self', message: 'hi', conversationHistory: [{ role: 'system', content: 'x' }] },
      'body.conversationHistory.0.role',
    ],
    [
      {
        identityId: 'self',
        message: 'hi',
        conversationHistory: Array.from({ length: 41 }, () => ({ role: 'user', content: 'x' })),
      },
      'body.conversationHistory',
    ],
  ])('refuses %j', async (given, path) => {
    const { identity } = await plan(anna);
    const body = { ...given, ...('identityId' in given && { identityId: identity.id }) };
    expect(await anna.send(TALK, { body })).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });
});

describe('the allowance', () => {
  it('counts each answered message, and at the limit refuses', async () => {
    const two = new TestClient(await startServer({ GUEST_AI_LIMIT: '2' }));
    await two.must('POST /api/auth/guest');
    const { identity } = await plan(two);
    const body = { identityId: identity.id, message: 'I walked' };
    await two.must(TALK, { body });
    expect(await getRemaining(two)).toBe(1);
    // What tells nothing costs nothing.
    await two.must(TALK, { body: { ...body, message: 'zxcv qwrt' } });
    expect(await getRemaining(two)).toBe(1);
    await two.must(TALK, { body });
    expect(await two.send(TALK, { body })).toMatchObject({ status: 403, body: { code: 'AI_LIMIT_REACHED' } });
    expect(await getRemaining(two)).toBe(0);
  });
});

describe('a message that calls for help', () => {
  it('is answered with help alone, noted on the goal, and not counted', async () => {
    const { identity, goal } = await plan(anna);
    const other = await plan(bert);
    const answer = await anna.must(TALK, {
      body: { identityId: identity.id, message: 'I walked but I want to end my life' },
    });
    expect(answer).toMatchObject({
      response: '',
      extractedCompletions: [],
      safety: { label: 'crisis', stopsCoaching: true, text: expect.stringContaining('findahelpline.com') },
    });
    expect(await getRemaining(anna)).toBe(10);
    expect(await getLabel(anna, goal.id)).toBe('crisis');
    expect(await getLabel(bert, other.goal.id)).toBe('none');
  });

  it('leaves the check-in open: what was captured before can be saved', async () => {
    const { identity, group } = await plan(anna);
    await anna.must(TALK, { body: { identityId: identity.id, message: 'I want to end my life' } });
    const saved = await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, { type: 'ai' }) });
    expect(saved).toMatchObject({ type: 'ai', safety: null });
  });

  it('that calls for a word beside it is still answered and counted', async () => {
    const { identity } = await plan(anna);
    const answer = await anna.must(TALK, {
      body: { identityId: identity.id, message: 'I walked, and I want to stop taking my antidepressants' },
    });
    expect(answer.response).not.toBe('');
    expect(answer.safety).toMatchObject({ label: 'medication', stopsCoaching: false });
    expect(await getRemaining(anna)).toBe(9);
  });
});
