import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { complete, livedWeek, SATURDAY, SUNDAY } from './lived-week.testing.ts';

let guest: () => Promise<TestClient>;
let ada: TestClient;
let ben: TestClient;

beforeEach(async () => {
  ({ guest } = await freshServer());
  [ada, ben] = [await guest(), await guest()];
});

describe('the next plan', () => {
  const adjust = (id: string, difficultyLevel: 'easier' | 'same' | 'harder') =>
    ada.must('POST /api/identities/:id/adjust-habits', { params: { id }, body: { difficultyLevel } });

  const load = (habits: readonly { targetFrequency: number; difficulty: string }[]) =>
    habits.reduce(
      (sum, { targetFrequency, difficulty }) =>
        sum + targetFrequency * (['easy', 'medium', 'hard'].indexOf(difficulty) + 1),
      0,
    );

  it('is lighter, no heavier, or a little heavier, as chosen, with a reason for each change', async () => {
    const { identity, group } = await livedWeek(ada, 4);
    const before = load(group.habits);
    const [easier, same, harder] = [
      await adjust(identity.id, 'easier'),
      await adjust(identity.id, 'same'),
      await adjust(identity.id, 'harder'),
    ];
    expect(load(easier.habits)).toBeLessThan(before);
    expect(load(same.habits)).toBeLessThanOrEqual(before);
    expect(load(harder.habits)).toBeGreaterThanOrEqual(before);
    expect(load(harder.habits)).toBeLessThanOrEqual(Math.floor(1.25 * before));
    for (const { changes } of [easier, same, harder]) {
      expect(changes.length).toBeGreaterThanOrEqual(group.habits.length);
      expect(changes.every(({ reason }) => reason.length > 10)).toBe(true);
    }
  });

  it('begins on the day after the running week, and is upcoming once it is accepted', async () => {
    const { identity } = await livedWeek(ada, 4);
    await complete(ada, identity.id);
    const { habits, startsOn } = await adjust(identity.id, 'same');
    expect(startsOn).toBe('2026-03-08');
    await ada.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits, startsOn },
    });
    // Today still belongs to the running plan.
    const { currentHabits } = await ada.must('GET /api/bootstrap');
    expect(currentHabits[0]).toMatchObject({ canCheckInToday: true, plan: { weekStartDate: SUNDAY } });
    clock.set('2026-03-08T12:00:00Z');
    const next = (await ada.must('GET /api/bootstrap')).currentHabits[0];
    expect(next).toMatchObject({ canCheckInToday: true, plan: { weekStartDate: '2026-03-08' } });
    expect(next?.habits.map(({ completionsThisWeek }) => completionsThisWeek)).toEqual(habits.map(() => 0));
  });

  it('begins after the reviewed week when it does not say on which day, and the reviewed plan keeps its last one', async () => {
    const { identity, plan } = await livedWeek(ada, 4);
    const params = { id: identity.id };
    const { nextPlanStart } = await complete(ada, identity.id);
    const { habits } = await adjust(identity.id, 'same');
    const next = await ada.must('POST /api/identities/:id/launch-habits', { params, body: { habits } });
    expect(next.plan).toMatchObject({ activeFrom: nextPlanStart, activeUntil: '2026-03-14' });
    const [today] = (await ada.must('GET /api/bootstrap')).currentHabits;
    expect(today).toMatchObject({ canCheckInToday: true, plan: { id: plan.id, status: 'active' } });
    expect(today?.plan.activeUntil).toBe(SATURDAY);
    const button = await ada.must('GET /api/weekly-reviews/button-status/:identityId', {
      params: { identityId: identity.id },
    });
    expect(button.shouldDisable).toBe(true);
    // To replace today's plan, the request must say so.
    const body = { habits, startsOn: SATURDAY as never };
    const other = await ada.must('POST /api/identities/:id/launch-habits', { params, body });
    expect(other.plan).toMatchObject({ activeFrom: SATURDAY, activeUntil: SATURDAY });
  });

  it('begins today, without saying so, before the review, in the week itself, and after a late review', async () => {
    const { identity } = await livedWeek(ada, 3, '2026-03-06');
    const params = { id: identity.id };
    const launch = async () => {
      const { habits } = await adjust(identity.id, 'same');
      return (await ada.must('POST /api/identities/:id/launch-habits', { params, body: { habits } })).plan.activeFrom;
    };
    expect(await launch()).toBe('2026-03-06');
    clock.set(`${SATURDAY}T12:00:00Z`);
    expect(await launch()).toBe(SATURDAY);
    clock.set('2026-03-10T12:00:00Z');
    await complete(ada, identity.id);
    expect(await launch()).toBe('2026-03-10');
  });

  it('goes on from a plan that ended at once with the week start', async () => {
    const { identity, group } = await livedWeek(ada, 2, '2026-03-06');
    const body = { weekStartDay: 'thursday' as const, transitionType: 'immediate' as const };
    await ada.must('POST /api/preferences/transition-week-boundaries', { body });
    const { habits, startsOn } = await adjust(identity.id, 'same');
    expect(startsOn).toBe('2026-03-06');
    const series = new Set(group.habits.map(({ seriesId }) => seriesId));
    expect(habits.every(({ seriesId }) => series.has(seriesId as string))).toBe(true);
  });

  it('is a short week, on the days as chosen, when it comes late', async () => {
    const { identity, group } = await livedWeek(ada, 1, '2026-03-12');
    const short = await ada.must('POST /api/identities/:id/create-short-week', { params: { id: identity.id } });
    expect(short).toMatchObject({ startsOn: '2026-03-12', weekEndDate: '2026-03-14', weekType: 'partial' });
    const frequencies = new Map(group.habits.map(({ seriesId, targetFrequency }) => [seriesId, targetFrequency]));
    for (const { seriesId, targetFrequency } of short.habits) {
      expect(targetFrequency).toBe(frequencies.get(seriesId as string));
    }
    await ada.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: short.habits, weekType: 'partial' },
    });
    const [now] = (await ada.must('GET /api/bootstrap')).currentHabits;
    // Three days are left: a daily habit asks for three.
    expect(now?.habits.find(({ targetFrequency }) => targetFrequency === 7)?.effectiveTarget).toBe(3);
  });

  it('leaves habits out in an emergency, each a size smaller', async () => {
    const { identity } = await livedWeek(ada, 1, '2026-03-12');
    const short = await ada.must('POST /api/identities/:id/create-short-week', {
      params: { id: identity.id },
      body: { emergency: true },
    });
    expect(short.habits.length).toBeLessThanOrEqual(3);
    expect(short.habits.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
  });

  it('is no short week while the week still runs, and nobody else can ask for it', async () => {
    const { identity } = await livedWeek(ada, 2, '2026-03-06');
    const params = { id: identity.id };
    expect((await ada.send('POST /api/identities/:id/create-short-week', { params })).status).toBe(409);
    expect((await ben.send('POST /api/identities/:id/create-short-week', { params })).status).toBe(404);
    const body = { difficultyLevel: 'same' };
    expect((await ben.send('POST /api/identities/:id/adjust-habits', { params, body })).status).toBe(404);
  });
});
