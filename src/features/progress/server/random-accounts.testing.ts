import { expect } from 'vitest';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { randomFrom } from '#core/properties.testing.ts';
import { STATS_PERIODS } from '#core/week/tracker.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { insertRandomAccount } from './random-account.testing.ts';
import { recomputedStats, recomputedTracking } from './recomputed.testing.ts';

/** Holds the figures of so many random accounts, side by side in one database, to a plain recomputation. */
export async function expectFiguresOfRandomAccounts(count: number, seed: number): Promise<void> {
  const server = await freshServer();
  const random = randomFrom(seed);
  for (let index = 0; index < count; index += 1) {
    const today = `2026-0${3 + random(3)}-${String(1 + random(28)).padStart(2, '0')}`;
    const weekStart = WEEKDAYS[random(7)] as Weekday;
    clock.set(`${today}T12:00:00Z`);
    const client = await server.guest();
    await client.must('PATCH /api/user/preferences', { body: { weekStartDay: weekStart } });
    const { user } = await client.must('GET /api/bootstrap');
    const account = await insertRandomAccount({ userId: user.id, today, weekStart, random, isRich: index % 3 > 0 });
    const about = `account ${index} of seed ${seed}`;
    const asked = { today, weekStart };
    expect(await client.must('GET /api/check-ins/weekly-tracking'), about).toEqual(recomputedTracking(account, asked));
    for (const period of STATS_PERIODS) {
      const stats = await client.must('GET /api/progress/stats', { query: { period } });
      expect(stats, `${period} of ${about}`).toEqual(recomputedStats(account, asked, period));
    }
  }
}
