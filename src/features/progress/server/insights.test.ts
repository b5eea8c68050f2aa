import { beforeEach, expect, it } from 'vitest';
import { addDays, calendarDay, daysFromTo, toWeekday, type Weekday } from '#core/calendar/calendar.ts';
import { anIdentity, aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { seedAccount } from '#app/testing/world/seeded-account.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  me = await server.guest();
  them = await server.guest();
});

const insights = (client: TestClient) => client.must('GET /api/ai/dashboard-insights-multi');

it('nothing is said before there are ten days of check-ins', async () => {
  const { group } = await aPlan(me);
  await me.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  expect(await insights(me)).toEqual({});
});

it('an account four weeks in hears one thing about each identity with enough to tell, and nobody hears of another', async () => {
  const maya = (await freshServer()).visitor();
  const today = calendarDay('2026-03-04');
  await seedAccount(maya, { today, setClock: (instant) => clock.set(instant) });
  const found = await insights(maya);
  const active = await maya.must('GET /api/habits/all-current');
  expect(Object.keys(found).length).toBeGreaterThan(0);
  for (const [id, { insight, actionSuggestion }] of Object.entries(found)) {
    expect(active.map(({ identityId }) => identityId)).toContain(id);
    expect(insight).toMatch(/\d/);
    expect(actionSuggestion).not.toBe('');
  }
  expect(await insights(await (await freshServer()).guest())).toEqual({});
});

it('a week later, with the plan ended, there is nothing to suggest', async () => {
  const { group } = await aPlan(me);
  await me.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  clock.set(`${addDays(group.plan.activeUntil, 1)}T12:00:00Z`);
  expect(await insights(me)).toEqual({});
  expect(await insights(them)).toEqual({});
});

it('a day on which nothing was due was not missed', async () => {
  const { identity } = await anIdentity(me);
  const named: Weekday[] = ['monday', 'wednesday', 'friday'];
  const habits = ['Swim', 'Stretch'].map((name, order) => habit(name, { days: named, targetFrequency: 3, order }));
  const [params, of] = [{ id: identity.id }, { identityId: identity.id }];
  for (const day of daysFromTo(calendarDay('2026-02-01'), calendarDay('2026-03-04'))) {
    clock.set(`${day}T12:00:00Z`);
    const weekday = toWeekday(day);
    if (weekday === 'sunday') await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits } });
    if (!named.includes(weekday)) continue;
    const group = await me.must('GET /api/habits/current/:identityId', { params: of });
    await me.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  }
  const { insight } = (await insights(me))[identity.id] ?? {};
  expect(insight).toBeTruthy();
  expect(insight).not.toMatch(/missed|in 0 of/);
});
