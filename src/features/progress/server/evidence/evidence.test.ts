import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDay, WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { randomFrom } from '#core/properties.testing.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { db, inTx } from '#server/db/access.ts';
import { evidenceYears, identityEvidence, weeklyReviews } from '#server/db/schema.ts';
import { aPlan, anIdentity, checkInBody, habit } from '#app/testing/world/factories.ts';
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
let bert: TestClient;

beforeEach(async () => {
  server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const evidence = (client: TestClient, id: string, year?: string) =>
  client.must('GET /api/identities/:id/evidence', { params: { id }, query: year ? { year } : {} });

const checkIn = (client: TestClient, group: HabitGroup, done: number, date?: string) =>
  client.must('POST /api/check-ins', {
    body: checkInBody(group, done, date ? { date: calendarDay(date), overwrite: true } : {}),
  });

const getStates = ({ days }: Awaited<ReturnType<typeof evidence>>) => days.map(({ date, state }) => `${date} ${state}`);

describe('the evidence of an identity', () => {
  it('is empty before its first plan, and has nothing to be ashamed of', async () => {
    const { identity } = await anIdentity(anna);
    expect(await evidence(anna, identity.id)).toEqual({
      identity: {
        id: identity.id,
        name: identity.name,
        description: identity.description,
        createdAt: '2026-03-04T12:00:00.000Z',
        archivedAt: null,
      },
      today: '2026-03-04',
      weekStartDay: 'sunday',
      year: 2026,
      years: [],
      days: [],
      habits: [],
      streaks: { current: 0, longest: 0 },
      forgivingStreaks: { current: 0, longest: 0 },
      daysActive: 0,
      votes: { ever: 0, thisWeek: 0 },
      returnRate: null,
      consistency: { rate: null, weeks: 0, recorded: 0 },
      reviews: [],
    });
  });

  it('grows with each vote: its days, its habits, its streaks', async () => {
    const { group } = await aPlan(anna);
    await checkIn(anna, group, 2);
    clock.set('2026-03-05T12:00:00Z');
    const { days, habits, votes, streaks, forgivingStreaks, daysActive, years } = await evidence(
      anna,
      group.identityId,
    );
    expect(days).toEqual([
      { date: '2026-03-04', state: 'done', votes: 2, planned: 3 },
      { date: '2026-03-05', state: 'open', votes: 0, planned: 3 },
    ]);
    expect({ votes, streaks, forgivingStreaks, daysActive, years }).toEqual({
      votes: { ever: 2, thisWeek: 2 },
      streaks: { current: 1, longest: 1 },
      forgivingStreaks: { current: 1, longest: 1 },
      daysActive: 1,
      years: [2026],
    });
    // Done on 1 day: daily .052 of 1; 3 a week 1/6 of .034; today is still open.
    expect(habits.map(({ description, strength, isCurrent }) => [description, strength, isCurrent])).toEqual([
      ['Walk for 5 minutes', 5, true],
      ['Do 1 round of chair squats', 1, true],
      ['Take the stairs 1 time', 0, true],
    ]);
    expect(habits[0]).toMatchObject({
      curve: [{ date: '2026-03-05', strength: 5 }],
      streak: { current: 1, longest: 1 },
    });
  });

  it('moves when yesterday is mended', async () => {
    const { group } = await aPlan(anna);
    clock.set('2026-03-05T12:00:00Z');
    await checkIn(anna, group, 1);
    expect(await evidence(anna, group.identityId)).toMatchObject({ votes: { ever: 1 }, streaks: { longest: 1 } });
    await checkIn(anna, group, 3, '2026-03-04');
    const mended = await evidence(anna, group.identityId);
    expect(mended).toMatchObject({ votes: { ever: 4 }, streaks: { longest: 2 }, daysActive: 2 });
    expect(getStates(mended)).toEqual(['2026-03-04 done', '2026-03-05 done']);
    await checkIn(anna, group, 0, '2026-03-04');
    expect(await evidence(anna, group.identityId)).toMatchObject({ votes: { ever: 1 }, daysActive: 1 });
  });

  it('passes over days that are paused', async () => {
    const { group } = await aPlan(anna);
    await checkIn(anna, group, 1);
    clock.set('2026-03-07T12:00:00Z');
    const pause = { from: calendarDay('2026-03-05'), until: calendarDay('2026-03-06') };
    await anna.must('POST /api/pauses', { body: pause });
    await checkIn(anna, group, 1);
    const paused = await evidence(anna, group.identityId);
    expect(paused.streaks).toEqual({ current: 2, longest: 2 });
    expect(paused.forgivingStreaks).toEqual({ current: 2, longest: 2 });
    expect(paused.habits[0]?.streak).toEqual({ current: 2, longest: 2 });
    expect(getStates(paused).slice(1, 3)).toEqual(['2026-03-05 paused', '2026-03-06 paused']);
  });

  it('shows one year at a time, with its reviews; those of others and unfinished ones stay out', async () => {
    clock.set('2025-12-28T12:00:00Z');
    const { group, identity, plan } = await aPlan(anna);
    await checkIn(anna, group, 3);
    clock.set('2026-01-02T12:00:00Z');
    await checkIn(anna, group, 1);
    const { id: userId } = await anna.must('GET /api/auth/user');
    const owned = { userId, identityId: identity.id, habitPlanId: plan.id };
    const at = new Date('2026-01-03T12:00:00Z');
    const review = (weekStartDate: string, isCompleted: boolean) => ({
      ...owned,
      id: randomUUIDv7(),
      weekStartDate: calendarDay(weekStartDate),
      weekEndDate: addDays(calendarDay(weekStartDate), 6),
      completionRate: 40,
      difficultyFeedback: 'same' as const,
      aiSummary: 'You walked twice.',
      isCompleted,
      createdAt: at,
      updatedAt: at,
    });
    await db()
      .insert(weeklyReviews)
      .values([review('2025-12-28', true), review('2026-01-04', false)]);
    const [before, now] = [await evidence(anna, identity.id, '2025'), await evidence(anna, identity.id)];
    expect([before.year, now.year, now.years]).toEqual([2025, 2026, [2025, 2026]]);
    expect(getStates(before)).toEqual([28, 29, 30, 31].map((day) => `2025-12-${day} ${day === 28 ? 'done' : 'none'}`));
    // On that Friday the second habit, done once of three times, was due too.
    expect(getStates(now)).toEqual(['2026-01-01 none', '2026-01-02 partial']);
    expect(before.reviews).toEqual([
      {
        weekStartDate: '2025-12-28',
        weekEndDate: '2026-01-03',
        difficulty: 'same',
        completionRate: 40,
        summary: 'You walked twice.',
      },
    ]);
    expect(now.reviews).toEqual([]);
    // The figures are of the whole time, whichever year is shown.
    expect(before.votes).toEqual(now.votes);
    expect(await evidence(anna, identity.id, '2031')).toMatchObject({ year: 2031, days: [], votes: { ever: 4 } });
  });

  it('is not there for anybody else, nor for an address that is none', async () => {
    const { identity } = await aPlan(anna);
    const asked = (client: TestClient, id: string, query = {}) =>
      client.send('GET /api/identities/:id/evidence', { params: { id }, query });
    expect((await asked(bert, identity.id)).status).toBe(404);
    expect((await asked(anna, 'not-an-id')).status).toBe(404);
    expect((await asked(anna, identity.id, { year: 'now' })).status).toBe(422);
    expect((await asked(server.visitor(), identity.id)).status).toBe(401);
  });
});

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

it('shows habits of equal strength as their plan has them, not by their ids', async () => {
  const names = ['Walk', 'Read', 'Stretch', 'Write', 'Sleep', 'Drink'].map((name) => `${name} for 5 minutes`);
  const { group } = await aPlan(
    anna,
    names.map((name, order) => habit(name, { order })),
  );
  const { habits } = await evidence(anna, group.identityId);
  expect(habits.map(({ description }) => description)).toEqual(names);
});

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
