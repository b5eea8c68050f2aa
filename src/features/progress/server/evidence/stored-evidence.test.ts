import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDay, WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { EVIDENCE_VERSION } from '#core/evidence/evidence.ts';
import { randomFrom } from '#core/properties.testing.ts';
import { db, inTx } from '#server/db/access.ts';
import { evidenceYears, identityEvidence } from '#server/db/schema.ts';
import { aPlan, habit, proposedAgain } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { insertRandomAccount } from '../random-account.testing.ts';
import { recomputedEvidence } from '../recomputed-evidence.testing.ts';
import { rebuildEvidence } from './rebuilt-evidence.testing.ts';
import { settleEvidence } from './settle-evidence.ts';

// Wednesday 4 March 2026, noon in London; weeks begin on Sunday.
let server: Awaited<ReturnType<typeof freshServer>>;
let anna: TestClient;

beforeEach(async () => {
  server = await freshServer();
  anna = await server.guest();
});

const evidence = (client: TestClient, id: string, year?: string) =>
  client.must('GET /api/identities/:id/evidence', { params: { id }, query: year ? { year } : {} });

async function getStored(identityId: string) {
  const [state] = await db().select().from(identityEvidence).where(eq(identityEvidence.identityId, identityId));
  const years = await db().select().from(evidenceYears).where(eq(evidenceYears.identityId, identityId));
  return { state, years: years.toSorted((a, b) => a.year - b.year) };
}

/** As check-ins every ten days would have settled it. */
async function settleThrough(owned: { userId: string; identityId: string }, from: string, to: string): Promise<void> {
  for (let day = calendarDay(from); day <= to; day = addDays(day, 10)) {
    await inTx(() => settleEvidence({ ...owned, today: day }));
  }
}

/** The figures that are recomputed. */
function shownOf({ votes, daysActive, streaks, forgivingStreaks, habits, days, ...more }: IdentityEvidence) {
  const strengths = habits
    .filter(({ isCurrent }) => isCurrent)
    .map(({ seriesId, strength, votes: own }) => ({ seriesId, strength, votes: own }))
    .toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1));
  const { returnRate, consistency } = more;
  return { votes, daysActive, streaks, forgivingStreaks, strengths, days, returnRate, consistency };
}

it('what is settled equals what is made anew from the check-ins, for random accounts', async () => {
  const random = randomFrom(20260304);
  for (let index = 0; index < 4; index += 1) {
    const today = `2026-03-${String(1 + random(28)).padStart(2, '0')}`;
    const weekStart = WEEKDAYS[random(7)] as Weekday;
    clock.set(`${today}T12:00:00Z`);
    const client = await server.guest();
    await client.must('PATCH /api/user/preferences', { body: { weekStartDay: weekStart } });
    const { user } = await client.must('GET /api/bootstrap');
    const account = await insertRandomAccount({ userId: user.id, today, weekStart, random, isRich: true });
    for (const identityId of new Set(account.plans.map((plan) => plan.identityId))) {
      const about = `identity of account ${index}`;
      const all = async () => [await evidence(client, identityId, '2025'), await evidence(client, identityId)];
      const fresh = await all();
      await settleThrough({ userId: user.id, identityId }, '2025-08-01', today);
      const stored = await getStored(identityId);
      expect(await all(), about).toEqual(fresh);
      await rebuildEvidence(user.id, identityId);
      expect(await getStored(identityId), about).toEqual(stored);
      await rebuildEvidence('somebody else', identityId);
      expect(await getStored(identityId), about).toEqual(stored);
      const recomputed = recomputedEvidence(account, identityId, { today, weekStart });
      expect(shownOf(fresh[1] as IdentityEvidence), about).toEqual(recomputed);
    }
  }
});

it('days are settled once more than four weeks of them are open, and three weeks of them stay open', async () => {
  const { identity } = await aPlan(anna);
  const { id: userId } = await anna.must('GET /api/auth/user');
  const owned = { userId, identityId: identity.id };
  const settled = async (today: string) => {
    await inTx(() => settleEvidence({ ...owned, today: calendarDay(today) }));
    return (await getStored(identity.id)).state?.settledTo ?? null;
  };
  expect(await settled('2026-04-01')).toBeNull();
  expect(await settled('2026-04-02')).toBe('2026-03-12');
  expect(await settled('2026-04-10')).toBe('2026-03-12');
  expect(await settled('2026-04-11')).toBe('2026-03-21');
  // After a long silence a year at a time.
  expect(await settled('2030-01-01')).toBe('2027-03-22');
});

it('a day that is settled inside its week knows of the skips after it, which leave less time for what is asked', async () => {
  const bert = await server.guest();
  const weeks = async (client: TestClient) => {
    clock.set('2026-03-04T12:00:00Z');
    const { identity, group } = await aPlan(client, [habit('Swim', { targetFrequency: 3 }), habit('Walk')]);
    clock.set('2026-03-08T12:00:00Z');
    const habits = proposedAgain(group.habits);
    await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
    const [week] = await client.must('GET /api/habits/all-current');
    const swim = week?.habits.find(({ description }) => description === 'Swim')?.id as string;
    return { id: identity.id, swim };
  };
  const note = (client: TestClient, habitId: string, act: 'done' | 'skip') =>
    client.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body: { act } });
  const [mine, theirs] = [await weeks(anna), await weeks(bert)];
  for (const [client, { swim }] of [[anna, mine] as const, [bert, theirs] as const]) await note(client, swim, 'done');
  clock.set('2026-03-13T12:00:00Z');
  await note(anna, mine.swim, 'skip');
  clock.set('2026-04-02T12:00:00Z');
  const shown = async () => [await evidence(anna, mine.id), await evidence(bert, theirs.id)];
  const before = await shown();
  const onThursday = before.map(({ days }) => days.find(({ date }) => date === '2026-03-12')?.planned);
  expect(onThursday).toEqual([2, 1]);
  for (const [client, { id: identityId }] of [[anna, mine] as const, [bert, theirs] as const]) {
    const { id: userId } = await client.must('GET /api/auth/user');
    await inTx(() => settleEvidence({ userId, identityId, today: calendarDay('2026-04-02') }));
    expect((await getStored(identityId)).state?.settledTo).toBe('2026-03-12');
  }
  expect(await shown()).toEqual(before);
});

describe('stored evidence of other rules', () => {
  /** An account of thirty weeks, with what is stored of its first identity. */
  async function aSettledAccount() {
    clock.set('2026-03-04T12:00:00Z');
    const { user } = await anna.must('GET /api/bootstrap');
    const random = randomFrom(7);
    let identityId: string | undefined;
    while (!identityId) {
      const about = { userId: user.id, today: '2026-03-04', weekStart: 'sunday' as const, random, isRich: true };
      const { plans } = await insertRandomAccount(about);
      identityId = plans.find(({ activeFrom }) => activeFrom < '2025-10-01')?.identityId;
    }
    const owned = { userId: user.id, identityId };
    const today = calendarDay('2026-03-04');
    await inTx(() => settleEvidence({ ...owned, today }));
    return { owned, today };
  }

  /** As an older version would have left it: what it stored says something else. */
  async function makeOld(identityId: string): Promise<void> {
    const stored = await getStored(identityId);
    const state = { ...stored.state?.state, votes: 999, firstDay: '2020-01-01' } as never;
    await db().update(identityEvidence).set({ version: 1, state }).where(eq(identityEvidence.identityId, identityId));
    const lost = { days: { firstDay: '2025-01-01', states: 'ddd', votes: '111', planned: '111', series: {} } as never };
    await db().update(evidenceYears).set(lost).where(eq(evidenceYears.identityId, identityId));
    await db()
      .insert(evidenceYears)
      .values({ userId: stored.state?.userId as string, identityId, year: 2020, ...lost });
  }

  const bothYears = async (identityId: string) => [
    await evidence(anna, identityId, '2025'),
    await evidence(anna, identityId),
  ];

  it('counts as not there, and is made again once, by whoever asks first', async () => {
    const { owned } = await aSettledAccount();
    const [before, stored] = [await bothYears(owned.identityId), await getStored(owned.identityId)];
    expect(stored.state).toMatchObject({ version: EVIDENCE_VERSION });
    await makeOld(owned.identityId);
    expect(await bothYears(owned.identityId)).toEqual(before);
    expect(await getStored(owned.identityId)).toEqual(stored);
  });

  it('is made again by a check-in as well, in steps that the next reading goes on with', async () => {
    const { owned, today } = await aSettledAccount();
    const [before, stored] = [await bothYears(owned.identityId), await getStored(owned.identityId)];
    await makeOld(owned.identityId);
    await inTx(() => settleEvidence({ ...owned, today }, 30));
    const step = await getStored(owned.identityId);
    expect(step.state).toMatchObject({ version: EVIDENCE_VERSION });
    expect(step.state?.settledTo).not.toBe(stored.state?.settledTo);
    expect(step.years.map(({ year }) => year)).toEqual([2025]);
    expect(await bothYears(owned.identityId)).toEqual(before);
    await inTx(() => settleEvidence({ ...owned, today }));
    expect(await getStored(owned.identityId)).toEqual(stored);
  });

  it('is made again at once where years are unsettled, so that no reading goes through them twice', async () => {
    clock.set('2024-01-07T12:00:00Z');
    const { identity } = await aPlan(anna);
    const { id: userId } = await anna.must('GET /api/auth/user');
    await inTx(() => settleEvidence({ userId, identityId: identity.id, today: calendarDay('2024-02-10') }));
    expect((await getStored(identity.id)).state?.settledTo).toBe('2024-01-20');
    clock.set('2026-03-04T12:00:00Z');
    await evidence(anna, identity.id);
    expect((await getStored(identity.id)).state?.settledTo).toBe('2026-02-11');
  });
});
