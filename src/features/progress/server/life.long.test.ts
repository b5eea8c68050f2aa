import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { seed } from '#core/properties.testing.ts';
import { STATS_PERIODS } from '#core/week/tracker.ts';
import { db } from '#server/db/access.ts';
import { weeklyReviews } from '#server/db/schema.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { BIRTH, DAYS, Life, getRows } from './life.testing.ts';
import { recomputedStats, recomputedTracking, recomputedWeek } from './recomputed.testing.ts';
import { recomputedEvidence } from './recomputed-evidence.testing.ts';

async function expectFigures(life: Life, userId: string): Promise<void> {
  const { client, day } = life;
  const about = `${day} of FC_SEED=${seed}\n${life.told.slice(-12).join('\n')}`;
  const account = await getRows(userId);
  const shown = await client.must('GET /api/bootstrap');
  const asked = { today: day, weekStart: shown.preferences.weekStartDay };
  expect(shown.today, about).toBe(day);
  expect(shown.weeklyTracking, about).toEqual(recomputedTracking(account, asked));
  for (const period of STATS_PERIODS) {
    const stats = await client.must('GET /api/progress/stats', { query: { period } });
    expect(stats, `${period} on ${about}`).toEqual(recomputedStats(account, asked, period));
  }
  for (const group of shown.currentHabits) {
    const habits = group.habits.map(({ id, effectiveTarget, completedDays }) => ({
      id,
      effectiveTarget,
      completedDays,
    }));
    const recomputed = recomputedWeek(account, group.plan.id, day);
    expect(habits.toSorted(byId), about).toEqual(recomputed.habits.toSorted(byId));
    const standing = shown.reviewStandings.find(({ identityId }) => identityId === group.identityId);
    if (standing?.trigger.habitPlanId === group.plan.id) {
      expect(standing.trigger.completionRate, about).toBe(recomputed.rate);
    }
  }
  for (const { id } of shown.identities) {
    const evidence = await client.must('GET /api/identities/:id/evidence', { params: { id } });
    const { votes, daysActive, streaks, forgivingStreaks, habits, days, returnRate, consistency } = evidence;
    const strengths = habits
      .filter(({ isCurrent }) => isCurrent)
      .map(({ seriesId, strength, votes: own }) => ({ seriesId, strength, votes: own }))
      .toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1));
    const seen = {
      votes,
      daysActive,
      streaks,
      forgivingStreaks,
      strengths,
      days,
      returnRate,
      consistency,
    };
    expect(seen, `evidence on ${about}`).toEqual(recomputedEvidence(account, id, asked));
  }
}

/** A week was left before its end only when weeks were moved at once, and no reviewed one lost its last day. */
async function expectWeeksKept(userId: string, { told }: Life): Promise<void> {
  const [moved] = told.filter((line) => line.includes('immediate')).map((line) => line.slice(0, 10));
  const { plans } = await getRows(userId);
  for (const plan of plans) {
    const next = plans.find((other) => other.identityId === plan.identityId && isDayAfter(other, plan));
    if (!next || plan.activeUntil === plan.weekEndDate || next.activeFrom === moved) continue;
    expect(next.weekEndDate, `${plan.activeFrom} and ${next.activeFrom}`).toBe(plan.weekEndDate);
  }
  const reviews = await db().select().from(weeklyReviews).where(eq(weeklyReviews.userId, userId));
  for (const { identityId, weekEndDate } of reviews.filter(({ isCompleted }) => isCompleted)) {
    const own = plans.filter((plan) => plan.identityId === identityId);
    expect(own.map(({ activeUntil }) => activeUntil)).toContain(weekEndDate);
  }
}

const isDayAfter = (next: { activeFrom: CalendarDay }, plan: { activeUntil: CalendarDay }) =>
  next.activeFrom === addDays(plan.activeUntil, 1);
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

it(`26 weeks of a life leave every figure as a plain recount of the rows has it (FC_SEED=${seed})`, async () => {
  const server = await freshServer();
  const life = new Life(await server.guest(), seed);
  const bystander = await server.guest();
  const before = await bystander.must('GET /api/progress/stats', { query: { period: 'all' } });
  await life.begin();
  const { user } = await life.client.must('GET /api/bootstrap');
  for (let age = 0; age < DAYS; age += 1) {
    life.day = addDays(BIRTH, age);
    await life.live();
    await expectFigures(life, user.id);
  }
  expect(await bystander.must('GET /api/progress/stats', { query: { period: 'all' } })).toEqual(before);
  await expectWeeksKept(user.id, life);
  // A life without these would prove little.
  const told = life.told.join('\n');
  for (const event of [
    'overwrites',
    'mends yesterday',
    'pauses',
    'Asia/Tokyo',
    'afresh',
    'graceful',
    'plain change',
    'immediate',
  ]) {
    expect(told, event).toContain(event);
  }
});
