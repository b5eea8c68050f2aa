import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitNote } from '#features/check-ins/contract.ts';
import type { z } from 'zod';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { aPlan, habit, proposedAgain } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  [me, them] = [await server.guest(), await server.guest()];
});

const habits = () => [
  habit('Walk for 5 minutes'),
  habit('Drink water', { measure: { unit: 'glasses', atLeast: 6 }, order: 1 }),
  habit('Coffee', { measure: { unit: 'coffees', atMost: 2 }, order: 2 }),
];

/** A week of theirs, and a link to the habit of that name. */
async function aLink(name = 'Walk for 5 minutes') {
  const plan = await aPlan(me, habits());
  const habitId = plan.group.habits.find(({ description }) => description === name)?.id as string;
  const { path } = await me.must('POST /api/habits/:habitId/tick-link', { params: { habitId } });
  return { ...plan, habitId, path, code: path.split('/')[2] as string };
}

/** A tap by somebody without a cookie. */
async function tap(code: string) {
  const answer = await server.visitor().send('POST /api/ticks/:code', { params: { code } });
  return { status: answer.status, body: answer.body };
}

const note = (habitId: string, body: z.input<typeof HabitNote>) =>
  me.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body });

async function dayOf(habitId: string) {
  const groups = await me.must('GET /api/habits/all-current');
  const found = groups.flatMap((group) => group.habits).find(({ id }) => id === habitId);
  return { completedDays: found?.completedDays, amounts: found?.amounts };
}

describe('a link that ticks a habit', () => {
  it('ticks it once a day for whoever has it, without a cookie, and says nothing else of its owner', async () => {
    const { code, habitId } = await aLink();
    expect(code).toMatch(/^[\w-]{43}$/);
    const done = { outcome: 'done', habit: 'Walk for 5 minutes', message: 'Ticked for today.' };
    expect(await tap(code)).toEqual({ status: 200, body: done });
    expect(await tap(code)).toMatchObject({ status: 200, body: { outcome: 'already' } });
    expect(await dayOf(habitId)).toMatchObject({ completedDays: ['2026-03-04'] });
    const { link } = await me.must('GET /api/habits/:habitId/tick-link', { params: { habitId } });
    expect(link).toEqual({ createdAt: clock.now.toISOString(), lastUsedAt: clock.now.toISOString() });
    clock.set('2026-03-05T12:00:00Z');
    expect(await tap(code)).toMatchObject({ body: { outcome: 'done' } });
    expect(await dayOf(habitId)).toMatchObject({ completedDays: ['2026-03-04', '2026-03-05'] });
  });

  it('used a hundred times at once has ticked once', async () => {
    const { code, habitId } = await aLink('Drink water');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => tap(code)));
    const done = outcomes.filter(({ body }) => (body as { outcome: string }).outcome === 'done');
    expect(done).toHaveLength(1);
    expect(await dayOf(habitId)).toEqual({
      completedDays: ['2026-03-04'],
      amounts: [{ date: '2026-03-04', amount: 6 }],
    });
  });

  it('leaves an amount that was begun as it is, and counts it; the next day asks for it anew', async () => {
    const { code, habitId } = await aLink('Drink water');
    await note(habitId, { act: 'add', amount: 2 });
    expect(await tap(code)).toMatchObject({ body: { outcome: 'done' } });
    expect(await dayOf(habitId)).toEqual({
      completedDays: ['2026-03-04'],
      amounts: [{ date: '2026-03-04', amount: 2 }],
    });
  });

  it('says of a limit that this is all for today, and nothing where the day is above it', async () => {
    const { code, habitId } = await aLink('Coffee');
    await note(habitId, { act: 'add', amount: 3 });
    expect(await tap(code)).toMatchObject({ status: 200, body: { outcome: 'over' } });
    await note(habitId, { act: 'set', amount: 1 });
    expect(await tap(code)).toMatchObject({ body: { outcome: 'done' } });
  });

  it('takes the place of a skip, and leaves a tick alone that its owner took back', async () => {
    const { code, habitId } = await aLink();
    await note(habitId, { act: 'skip' });
    expect(await tap(code)).toMatchObject({ body: { outcome: 'done' } });
    await note(habitId, { act: 'clear' });
    expect(await tap(code)).toMatchObject({ body: { outcome: 'taken_back' } });
    expect(await dayOf(habitId)).toMatchObject({ completedDays: [] });
  });

  it('goes on with its habit in another plan, and ticks nothing once it is not planned, paused or over', async () => {
    const { code, identity, group } = await aLink();
    const params = { id: identity.id };
    await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits: proposedAgain(group.habits) } });
    const pause = await me.must('POST /api/pauses', { body: { until: calendarDay('2026-03-04') } });
    expect(await tap(code)).toMatchObject({ body: { outcome: 'paused' } });
    await me.must('DELETE /api/pauses/:id', { params: { id: pause.id } });
    expect(await tap(code)).toMatchObject({ body: { outcome: 'done' } });
    const without = [habit('Read a page'), habit('Stretch', { order: 1 })];
    await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits: without } });
    clock.set('2026-03-05T12:00:00Z');
    expect(await tap(code)).toMatchObject({ status: 200, body: { outcome: 'not_planned' } });
    clock.set('2026-03-09T12:00:00Z');
    expect(await tap(code)).toMatchObject({ body: { outcome: 'ended', habit: 'Walk for 5 minutes' } });
    await me.must('DELETE /api/identities/:id/delete-nuclear', { params });
    expect((await tap(code)).status).toBe(404);
  });

  it('is of its owner’s day, whoever taps and wherever', async () => {
    me = await server.guest('Pacific/Auckland');
    const { code, habitId } = await aLink();
    expect((await dayOf(habitId)).completedDays).toEqual([]);
    await tap(code);
    expect((await dayOf(habitId)).completedDays).toEqual(['2026-03-05']);
  });

  it('shows in open tabs at once', async () => {
    const { code } = await aLink();
    const before = await me.send('GET /api/bootstrap');
    await tap(code);
    const after = await me.send('GET /api/bootstrap');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });
});

describe('its link alone', () => {
  it('opens it: a new one ends the one before, a withdrawn one and a guessed one are answered alike', async () => {
    const { code, habitId } = await aLink();
    const next = await me.must('POST /api/habits/:habitId/tick-link', { params: { habitId } });
    const refused = { status: 404, body: { message: 'This link ticks nothing', code: 'NOT_FOUND' } };
    expect(await tap(code)).toEqual(refused);
    expect(await tap('x'.repeat(43))).toEqual(refused);
    expect(await tap("' OR 1=1")).toEqual(refused);
    const second = next.path.split('/')[2] as string;
    expect((await tap(second)).status).toBe(200);
    await me.must('DELETE /api/habits/:habitId/tick-link', { params: { habitId } });
    expect(await tap(second)).toEqual(refused);
    expect((await me.send('DELETE /api/habits/:habitId/tick-link', { params: { habitId } })).status).toBe(404);
    const kinds = (await me.must('GET /api/auth/activity')).map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['tick-link-withdrawn', 'tick-link-made', 'tick-link-made']);
  });

  it('is nobody else’s to see, make or withdraw', async () => {
    const { habitId, code } = await aLink();
    const params = { habitId };
    expect((await them.send('GET /api/habits/:habitId/tick-link', { params })).status).toBe(404);
    expect((await them.send('POST /api/habits/:habitId/tick-link', { params })).status).toBe(404);
    expect((await them.send('DELETE /api/habits/:habitId/tick-link', { params })).status).toBe(404);
    expect((await tap(code)).status).toBe(200);
  });

  it('opens no other call, is kept as a fingerprint, and goes with the account', async () => {
    const { code } = await aLink();
    const tool = server.visitor();
    tool.token = code;
    expect((await tool.send('GET /api/goals')).status).toBe(401);
    const copy = await (await me.raw('/api/own-data/export.json')).text();
    expect(copy).toContain('tick_links');
    expect(copy).not.toContain(code);
    await me.must('DELETE /api/auth/account', { body: { guestConfirmation: 'DeleteMe' } });
    expect((await tap(code)).status).toBe(404);
  });

  it('goes along when a guest joins an account', async () => {
    const account = server.visitor();
    await signIn(account, { email: 'ada@example.org' });
    const { code } = await aLink();
    await signIn(me, { email: 'ada@example.org' }, '/api/auth/google?keep=guest');
    expect(await tap(code)).toMatchObject({ status: 200, body: { outcome: 'done' } });
  });
});
