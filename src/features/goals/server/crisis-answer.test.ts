import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody, goalBody, proposedAgain } from '#app/testing/world/factories.ts';
import { NO_PLAN } from '#coach/builtin/messages.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const heavy = () =>
  me.must('POST /api/goals', { body: goalBody({ description: 'Get through this week without hurting myself' }) });
const read = (id: string) => me.must('GET /api/goals/:id', { params: { id } });
const suggest = (goalId: string) => me.must('POST /api/chat/identity-suggestion', { body: { goalId } });
const answer = (id: string, said: 'safe' | 'misread') =>
  me.must('POST /api/goals/:id/crisis-answer', { params: { id }, body: { answer: said } });

describe('a goal in which a crisis was heard', () => {
  it('gets the help card once; from then on it is asked about', async () => {
    const goal = await heavy();
    expect(goal).toMatchObject({ safetyLabel: 'crisis', help: 'new' });
    expect((await suggest(goal.id)).safety).toMatchObject({ label: 'crisis', stopsCoaching: true });
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'crisis', help: 'asked' });
  });

  it('offers a week without reminders, which nothing takes before a yes, and numbers that can be called', async () => {
    const { today } = await me.must('GET /api/check-ins/daily-status');
    const { safety } = await suggest((await heavy()).id);
    expect(safety?.pause).toEqual({ from: today, until: addDays(today, 6), reason: null });
    expect(await me.must('GET /api/pauses')).toEqual([]);
    expect(safety?.links).toContainEqual({ text: 'findahelpline.com', href: 'https://findahelpline.com' });
    for (const { text } of safety?.links ?? []) expect(safety?.text).toContain(text);
  });

  it.each([
    ['safe', 'caution'],
    ['misread', 'none'],
  ] as const)(
    'goes on once its owner says “%s”: identities and a plan, none of it counted before',
    async (said, label) => {
      const goal = await heavy();
      await suggest(goal.id);
      const before = await me.must('GET /api/ai-usage/status');
      expect(await answer(goal.id, said)).toEqual({ ...goal, safetyLabel: label, help: 'answered' });
      expect(await me.must('GET /api/ai-usage/status')).toEqual(before);
      const { suggestions, safety } = await suggest(goal.id);
      expect(suggestions.length).toBeGreaterThan(0);
      expect(safety).toBeNull();
      const identity = await me.must('POST /api/identities', {
        body: { goalId: goal.id, ...suggestions[0], name: 'The Walker' },
      });
      const { habits } = await me.must('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
      expect(habits.length).toBeGreaterThan(0);
      expect(await read(goal.id)).toMatchObject({ safetyLabel: label, help: 'answered' });
    },
  );

  it('is answered once: a second answer, and one where nothing was asked, change nothing', async () => {
    const goal = await heavy();
    await answer(goal.id, 'misread');
    clock.set('2026-03-05T12:00:00Z');
    expect(await answer(goal.id, 'safe')).toMatchObject({ safetyLabel: 'none', help: 'answered' });
    const other = await me.must('POST /api/goals', { body: goalBody() });
    expect(await answer(other.id, 'safe')).toEqual(other);
  });

  it('is asked about anew when something heavy is told again', async () => {
    const goal = await heavy();
    await answer(goal.id, 'safe');
    const context = { type: 'identity' as const, goalId: goal.id };
    const { safety } = await me.must('POST /api/chat/messages', { body: { message: 'I want to die', context } });
    expect(safety).toMatchObject({ label: 'crisis', stopsCoaching: true });
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'crisis', help: 'asked' });
  });

  it('is its owner’s alone to answer', async () => {
    const goal = await heavy();
    const params = { id: goal.id };
    const { status, body } = await them.send('POST /api/goals/:id/crisis-answer', {
      params,
      body: { answer: 'misread' },
    });
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Goal not found' }]);
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'crisis', help: 'new' });
    const { status: refused } = await me.send('POST /api/goals/:id/crisis-answer', {
      params,
      body: { answer: 'fine' },
    });
    expect(refused).toBe(422);
  });
});

describe('a crisis heard in the words of an identity', () => {
  it.each([
    ['adjust-habits', { difficultyLevel: 'same' }],
    ['create-short-week', {}],
  ] as const)('has shown its card once %s answers with it, so the next visit asks', async (call, body) => {
    const { goal, identity } = await aPlan(me);
    const params = { id: identity.id };
    await me.must('PATCH /api/identities/:id', { params, body: { description: 'I want to kill myself tonight' } });
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'crisis', help: 'new' });
    // The plan's week is over.
    clock.set('2026-03-10T12:00:00Z');
    const { safety } = await me.must(`POST /api/identities/:id/${call}`, { params, body: body as never });
    expect(safety).toMatchObject({ label: 'crisis', stopsCoaching: true });
    expect(await read(goal.id)).toMatchObject({ help: 'asked' });
  });
});

describe('a crisis heard in a check-in', () => {
  it('has shown its card there, so the next visit asks; the check-ins go on meanwhile', async () => {
    const { goal, group } = await aPlan(me);
    const body = { ...checkInBody(group, 1), notes: 'put the blades away and rang my sister' };
    const { safety } = await me.must('POST /api/check-ins', { body });
    expect(safety).toMatchObject({ label: 'crisis' });
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'crisis', help: 'asked' });
    // It stops no check-in: only the goal waits.
    clock.set('2026-03-05T12:00:00Z');
    await me.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    expect(await answer(goal.id, 'misread')).toMatchObject({ safetyLabel: 'none', help: 'answered' });
  });
});

describe('the help card', () => {
  it('is there for whoever asks, with the lines of their country, and asks nothing back', async () => {
    const card = await me.must('GET /api/help-card');
    expect(card).toMatchObject({ label: 'crisis', stopsCoaching: false });
    expect(card.text).toContain('findahelpline.com');
    expect(card.text).not.toContain('?');
  });
});

describe('words that their owner called a misreading', () => {
  const HEAVY = 'I put the pills back and rang my sister';

  async function everywhere() {
    const { goal, identity, group } = await aPlan(me);
    const habits = proposedAgain(group.habits);
    const params = { id: identity.id };
    const talk = async (message: string) =>
      (await me.must('POST /api/chat/messages', { body: { message, context: { type: 'identity', goalId: goal.id } } }))
        .safety;
    const plan = async (content: string) => {
      const body = {
        identity: { ...params, name: identity.name },
        messages: [{ role: 'user' as const, content }],
        currentHabits: habits,
      };
      return (await me.must('POST /api/chat/refine-habits', { body })).safety;
    };
    const checkIn = async (message: string) =>
      (await me.must('POST /api/check-ins/ai-conversation', { body: { identityId: identity.id, message } })).safety;
    const bar = async (text: string) => (await me.must('POST /api/coach/bar', { body: { text } })).safety;
    const note = async (notes: string) =>
      (await me.must('POST /api/check-ins', { body: { ...checkInBody(group, 1), notes, overwrite: true } })).safety;
    return { goal, ways: { talk, plan, checkIn, bar, note } };
  }

  it.each(['talk', 'plan', 'checkIn', 'bar', 'note'] as const)(
    'are not heard again as they were (%s), and other words of danger are, and take the answer back',
    async (way) => {
      const { goal, ways } = await everywhere();
      const say = ways[way];
      expect(await say(HEAVY)).toMatchObject({ label: 'crisis', goals: [goal.id] });
      await answer(goal.id, 'misread');
      expect(await say(`  ${HEAVY.toUpperCase()}. `)).toBeNull();
      expect(await read(goal.id)).toMatchObject({ safetyLabel: 'none', help: 'answered' });
      expect(await say('I want to kill myself')).toMatchObject({ label: 'crisis' });
      expect(await read(goal.id)).toMatchObject({ safetyLabel: 'crisis', help: 'asked' });
      expect(await say(HEAVY)).toMatchObject({ label: 'crisis' });
    },
  );

  it('are heard again from whoever said to be safe, and from another person', async () => {
    const { goal, ways } = await everywhere();
    await ways.talk(HEAVY);
    await answer(goal.id, 'safe');
    expect(await ways.talk(HEAVY)).toMatchObject({ label: 'crisis' });
    await answer(goal.id, 'misread');
    expect(await ways.talk(HEAVY)).toBeNull();
    const { id: goalId } = await them.must('POST /api/goals', { body: goalBody() });
    const body = { message: HEAVY, context: { type: 'identity' as const, goalId } };
    expect((await them.must('POST /api/chat/messages', { body })).safety).toMatchObject({ label: 'crisis' });
  });

  it('are read past by the coach: a plan is talked about and a review goes on as with any other words', async () => {
    const { goal, identity, plan, group } = await aPlan(me);
    const context = { type: 'identity' as const, goalId: goal.id };
    await me.must('POST /api/chat/messages', { body: { message: HEAVY, context } });
    await answer(goal.id, 'misread');
    const { response } = await me.must('POST /api/chat/refine-habits', {
      body: {
        identity: { id: identity.id, name: identity.name },
        messages: [{ role: 'user', content: HEAVY }],
        currentHabits: proposedAgain(group.habits),
      },
    });
    expect(response).not.toBe(NO_PLAN);
    clock.set('2026-03-08T12:00:00Z');
    const review = await me.must('POST /api/weekly-reviews/:identityId/conduct', {
      params: { identityId: identity.id },
      body: {
        weekStartDate: plan.weekStartDate,
        weekEndDate: plan.weekEndDate,
        previousMessages: [{ role: 'user', content: HEAVY }],
      },
    });
    expect(review.safety).toBeNull();
    expect(review.response).not.toMatch(/^Your review can wait/);
  });
});

describe('a goal under another label', () => {
  const strict = () =>
    me.must('POST /api/goals', { body: goalBody({ description: 'Get over my bulimia and eat with my family' }) });

  it.each([
    ['ed_risk', 'Get over my bulimia and eat with my family'],
    ['danger', 'Keep calm, because next time I will stab him'],
    ['minor', 'I am eleven years old and want to read more'],
  ])(
    'goes on as if nothing had been heard once its owner says that %s was a misreading',
    async (label, description) => {
      const goal = await me.must('POST /api/goals', { body: goalBody({ description }) });
      const before = await suggest(goal.id);
      expect(before.safety).toMatchObject({ label, goals: [goal.id] });
      expect(await answer(goal.id, 'misread')).toEqual({ ...goal, safetyLabel: 'none' });
      const after = await suggest(goal.id);
      expect(after.safety).toBeNull();
      expect(after.suggestions.length).toBeGreaterThan(0);
    },
  );

  it('shows help when it is said again, and is not held by it again unless nothing may be planned', async () => {
    const goal = await strict();
    await answer(goal.id, 'misread');
    const say = (message: string) =>
      me.must('POST /api/chat/messages', { body: { message, context: { type: 'identity', goalId: goal.id } } });
    expect((await say('I made myself sick after dinner')).safety).toMatchObject({ label: 'ed_risk' });
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'none' });
    await say('My husband hits me when he drinks');
    expect(await read(goal.id)).toMatchObject({ safetyLabel: 'danger' });
  });

  it('is “safe” only after a crisis, and nobody answers for another', async () => {
    const goal = await strict();
    expect(await answer(goal.id, 'safe')).toEqual(goal);
    const params = { id: goal.id };
    const { status } = await them.send('POST /api/goals/:id/crisis-answer', { params, body: { answer: 'misread' } });
    expect(status).toBe(404);
  });
});
