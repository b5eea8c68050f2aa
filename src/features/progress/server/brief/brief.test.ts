import { beforeEach, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { weekEnds } from '#core/evidence/brief/week-strengths.ts';
import { randomFrom } from '#core/properties.testing.ts';
import { inTx } from '#server/db/access.ts';
import { aPlan, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, statements } from '#app/testing/server/test-server.ts';
import { settleEvidence } from '../evidence/settle-evidence.ts';
import { insertRandomAccount } from '../random-account.testing.ts';
import { keepBrief, renewBrief } from './keep-brief.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const brief = async (client: TestClient, identityId: string) =>
  (await client.must('GET /api/progress/evidence')).find((one) => one.identityId === identityId);

/** What the evidence page says of the same: all votes, and the mean of its curves at the ends of the last eight weeks. */
async function fromThePage(client: TestClient, id: string, today: string) {
  const asked = async (year: string) =>
    client.must('GET /api/identities/:id/evidence', { params: { id }, query: { year } });
  const pages = [await asked(String(Number(today.slice(0, 4)) - 1)), await asked(today.slice(0, 4))];
  const strengths = weekEnds(calendarDay(today)).flatMap((date) => {
    const found = pages
      .flatMap(({ habits }) => habits.flatMap(({ curve }) => curve))
      .filter((point) => point.date === date);
    const sum = found.reduce((all, { strength }) => all + strength, 0);
    return found.length > 0 ? [{ date, strength: Math.round(sum / found.length) }] : [];
  });
  return { identityId: id, votes: pages[1]?.votes.ever, strengths };
}

it('says what the evidence page says, for random accounts, whatever was settled before', async () => {
  const random = randomFrom(20260305);
  for (let index = 0; index < 3; index += 1) {
    // No Sunday: of the week that has just ended the page shows the newest day instead.
    const today = calendarDay(`2026-0${1 + random(3)}-1${2 + random(3)}`);
    clock.set(`${today}T12:00:00Z`);
    const client = await server.guest();
    const { user } = await client.must('GET /api/bootstrap');
    const account = await insertRandomAccount({ userId: user.id, today, weekStart: 'sunday', random, isRich: true });
    for (const identityId of new Set(account.plans.map((plan) => plan.identityId))) {
      const owned = { userId: user.id, identityId };
      const page = await fromThePage(client, identityId, today);
      expect(await brief(client, identityId), 'before anything is kept').toEqual({ ...page, strengths: [] });
      await renewBrief(owned, today);
      expect(await brief(client, identityId), 'from all days').toEqual(page);
      for (let day = calendarDay('2025-08-01'); day <= today; day = addDays(day, 10)) {
        await inTx(() => settleEvidence({ ...owned, today: day }));
        await inTx(() => keepBrief(owned, day));
      }
      await inTx(() => keepBrief(owned, today));
      expect(await brief(client, identityId), 'from what was settled').toEqual(page);
    }
  }
});

/** Six weeks of one habit that is done every day, planned anew on each Sunday. */
async function sixWeeks(client: TestClient) {
  clock.set('2026-01-18T12:00:00Z');
  const { group, identity } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read 1 page', { order: 1 })]);
  let { habits } = group;
  for (let day = calendarDay('2026-01-18'); day <= '2026-02-28'; day = addDays(day, 1)) {
    clock.set(`${day}T12:00:00Z`);
    const params = { identityId: identity.id };
    if (day > '2026-01-18' && new Date(day).getUTCDay() === 0) {
      const body = { habits: proposedAgain(habits) };
      await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body });
      ({ habits } = await client.must('GET /api/habits/current/:identityId', { params }));
    }
    await client.must('POST /api/check-ins', { body: checkInBody({ ...group, habits }, 1) });
  }
  return { identityId: identity.id, habits };
}

it('follows the notes of today, of a week that is over, a pause of it, and another week', async () => {
  const { identityId, habits } = await sixWeeks(anna);
  const before = await brief(anna, identityId);
  expect(before?.votes).toBe(42);
  expect(before?.strengths).toHaveLength(5);
  expect(await bert.must('GET /api/progress/evidence')).toEqual([]);

  // Monday: last week's Saturday is over, the first note of the week keeps it.
  clock.set('2026-03-02T12:00:00Z');
  expect(await brief(anna, identityId)).toEqual(before);
  const [walk, read] = habits.map(({ id }) => id) as [string, string];
  const note = (habitId: string, date?: string) =>
    anna.must('POST /api/check-ins/habits/:habitId', {
      params: { habitId },
      body: { act: 'done', ...(date && { date: calendarDay(date) }) },
    });
  const { dashboard } = await note(read, '2026-02-26');
  const after = await brief(anna, identityId);
  expect(dashboard.evidence).toEqual([after]);
  expect(after).toEqual(await fromThePage(anna, identityId, '2026-03-02'));
  expect([after?.votes, after?.strengths.length]).toEqual([43, 6]);
  await note(walk, '2026-02-25');
  expect((await brief(anna, identityId))?.votes).toBe(43);

  const body = { from: calendarDay('2026-02-27'), until: calendarDay('2026-02-28') };
  await anna.must('POST /api/pauses', { body });
  expect(await brief(anna, identityId)).toMatchObject({ votes: 43, strengths: [] });
  await note(read, '2026-02-25');
  expect(await brief(anna, identityId)).toEqual(await fromThePage(anna, identityId, '2026-03-02'));
});

it('tells how the last week went until something is done in the new one', async () => {
  const { identityId, habits } = await sixWeeks(anna);
  const lastWeek = async () => (await anna.must('GET /api/bootstrap')).currentHabits[0]?.lastWeek;
  expect(await lastWeek()).toBe(null);
  clock.set('2026-03-01T12:00:00Z');
  const body = { habits: proposedAgain(habits) };
  const { plan } = await anna.must('POST /api/identities/:id/launch-habits', { params: { id: identityId }, body });
  // Seven of fourteen, and it can still be mended.
  expect(await lastWeek()).toBe(50);
  const params = { habitId: habits[1]?.id as string };
  const note = { act: 'done' as const, date: calendarDay('2026-02-28') };
  await anna.must('POST /api/check-ins/habits/:habitId', { params, body: note });
  expect(await lastWeek()).toBe(57);
  statements.reset();
  await anna.must('PATCH /api/user/preferences', { body: { theme: 'light' } });
  statements.reset();
  await anna.must('GET /api/bootstrap');
  expect(statements.list.length).toBeLessThanOrEqual(4);
  const group = await anna.must('GET /api/habits/current/:identityId', { params: { identityId } });
  expect(group.plan.id).toBe(plan.id);
  await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  expect(await lastWeek()).toBe(null);
});
