import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '#core/calendar.ts';
import { STATS_PERIODS } from '#core/tracker.ts';
import { freshServer } from '#server/testing/test-server.ts';
import { BIRTH, DAYS, Life, rowsOf } from './life.testing.ts';
import { recomputedStats, recomputedTracking, recomputedWeek } from './recomputed.testing.ts';
import { recomputedEvidence } from './recomputed-evidence.testing.ts';

const seed = Number(process.env.LIFE_SEED ?? randomInt(2 ** 31));

async function expectFiguresOf(life: Life, userId: string): Promise<void> {
  const { client, day } = life;
  const about = `${day} of LIFE_SEED=${seed}\n${life.told.slice(-12).join('\n')}`;
  const account = await rowsOf(userId);
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
    const recomputed = recomputedWeek(account, group.plan.id);
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
      votes: votes.ever,
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

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

it(`26 weeks of a life leave every figure as a plain recount of the rows has it (LIFE_SEED=${seed})`, async () => {
  const server = await freshServer();
  const life = new Life(await server.guest(), seed);
  const bystander = await server.guest();
  const before = await bystander.must('GET /api/progress/stats', { query: { period: 'all' } });
  await life.begin();
  const { user } = await life.client.must('GET /api/bootstrap');
  for (let age = 0; age < DAYS; age += 1) {
    life.day = addDays(BIRTH, age);
    await life.live();
    await expectFiguresOf(life, user.id);
  }
  expect(await bystander.must('GET /api/progress/stats', { query: { period: 'all' } })).toEqual(before);
  // A life without these would prove little.
  const told = life.told.join('\n');
  for (const event of ['overwrites', 'mends yesterday', 'pauses', 'Asia/Tokyo', 'afresh', 'graceful', 'immediate']) {
    expect(told, event).toContain(event);
  }
});
