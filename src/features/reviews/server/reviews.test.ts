import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

// The clock stands on Wednesday, 4 March 2026; weeks start on Sunday, so the plan's week ends on Saturday the 7th.
const SUNDAY = '2026-03-01';
const SATURDAY = '2026-03-07';

let guest: () => Promise<TestClient>;
let ada: TestClient;
let ben: TestClient;

beforeEach(async () => {
  ({ guest } = await freshServer());
  [ada, ben] = [await guest(), await guest()];
});

const week = { weekStartDate: SUNDAY, weekEndDate: SATURDAY } as never as {
  weekStartDate: never;
  weekEndDate: never;
};

/** A plan of Ada's with `days` check-ins of all three habits from Wednesday on; the clock then stands at noon of `today`. */
async function livedWeek(days: number, today = SATURDAY) {
  const made = await aPlan(ada);
  for (let index = 0; index < days; index += 1) {
    clock.set(`2026-03-0${4 + index}T12:00:00Z`);
    await ada.must('POST /api/check-ins', { body: checkInBody(made.group, 3), idempotencyKey: crypto.randomUUID() });
  }
  clock.set(`${today}T12:00:00Z`);
  return { ...made, params: { identityId: made.identity.id } };
}

const complete = (identityId: string, difficulty: 'easier' | 'same' | 'harder' = 'same', client = ada) =>
  client.must('POST /api/weekly-reviews/complete', { body: { identityId, ...week, difficulty } });

const say = (identityId: string, ...messages: string[]) =>
  ada.must('POST /api/weekly-reviews/:identityId/conduct', {
    params: { identityId },
    body: { ...week, previousMessages: messages.map((content) => ({ role: 'user' as const, content })) },
  });

describe('the trigger', () => {
  it('waits until the last day of the plan', async () => {
    const { params } = await livedWeek(2, '2026-03-06');
    expect(await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params })).toMatchObject({
      shouldTriggerReview: false,
      weekStartDate: null,
    });
  });

  it('names the week and what was done in it on its last day', async () => {
    const { params, plan } = await livedWeek(4);
    // Four days of three habits: 12 of 4 + 2 + 1.
    expect(await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params })).toEqual({
      ...params,
      shouldTriggerReview: true,
      ...week,
      habitPlanId: plan.id,
      completionRate: 171,
      isOverdue: false,
      offersWaysBack: false,
    });
    expect(await ada.must('GET /api/weekly-reviews/overdue/:identityId', { params })).toEqual({
      hasOverdueReviews: false,
      overdueWeeks: [],
    });
  });

  it('is overdue from the day after, and offers ways back when little was done', async () => {
    const { params, identity } = await livedWeek(1, '2026-03-10');
    expect(await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params })).toMatchObject({
      shouldTriggerReview: true,
      isOverdue: true,
      offersWaysBack: true,
      completionRate: 43,
    });
    const overdue = await ada.must('GET /api/weekly-reviews/overdue/:identityId', { params });
    expect(overdue.overdueWeeks).toEqual([
      { identityId: identity.id, identity: { name: identity.name }, weekStart: SUNDAY, weekEnd: SATURDAY },
    ]);
  });

  it('rests once the review is completed, and so does its button', async () => {
    const { params, identity } = await livedWeek(4);
    expect(await ada.must('GET /api/weekly-reviews/button-status/:identityId', { params })).toEqual({
      shouldDisable: false,
      reason: null,
      difficulty: null,
    });
    await complete(identity.id);
    const trigger = await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params });
    expect(trigger.shouldTriggerReview).toBe(false);
    const button = await ada.must('GET /api/weekly-reviews/button-status/:identityId', { params });
    expect(button).toMatchObject({ shouldDisable: true, difficulty: 'same' });
  });

  it('is the same in bootstrap, and keeps the workflow of the day open', async () => {
    const { params } = await livedWeek(4);
    const { reviewStandings, dailyStatus } = await ada.must('GET /api/bootstrap');
    expect(reviewStandings[0]).toEqual({
      ...params,
      trigger: await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params }),
      overdue: await ada.must('GET /api/weekly-reviews/overdue/:identityId', { params }),
      button: await ada.must('GET /api/weekly-reviews/button-status/:identityId', { params }),
    });
    expect(dailyStatus.details[0]).toMatchObject({ checkedInToday: true, workflowCompleteToday: false });
  });

  it('says nothing of an archived identity', async () => {
    const { identity } = await livedWeek(4);
    await ada.must('PATCH /api/identities/:id', { params: { id: identity.id }, body: { archived: true } });
    expect((await ada.must('GET /api/bootstrap')).reviewStandings).toEqual([]);
  });
});

describe('a review', () => {
  it('is one of its week, however often it is begun', async () => {
    const { identity, plan } = await livedWeek(4);
    const body = { identityId: identity.id, habitPlanId: plan.id, ...week, completionRate: 99, isCompleted: false };
    const first = await ada.must('POST /api/weekly-reviews', { body: body as never });
    const { status, body: second } = await ada.send('POST /api/weekly-reviews', { body });
    expect(status).toBe(200);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: 'in_progress', isCompleted: false, completionRate: null });
  });

  it('is null before it was begun, and not found for a week without a plan or of somebody else', async () => {
    const { identity } = await livedWeek(4);
    const params = { identityId: identity.id, weekStart: SUNDAY };
    expect(await ada.must('GET /api/weekly-reviews/:identityId/:weekStart', { params })).toBeNull();
    const malformed = { ...params, weekStart: 'today' };
    expect((await ada.send('GET /api/weekly-reviews/:identityId/:weekStart', { params: malformed })).status).toBe(404);
    expect((await ben.send('GET /api/weekly-reviews/:identityId/:weekStart', { params })).status).toBe(404);
    const body = {
      identityId: identity.id,
      weekStartDate: '2026-02-22',
      weekEndDate: '2026-02-28',
      difficulty: 'same',
    };
    expect((await ada.send('POST /api/weekly-reviews/complete', { body })).status).toBe(404);
    expect((await ben.send('POST /api/weekly-reviews/complete', { body: { ...body, ...week } })).status).toBe(404);
  });

  it('is refused while its week still runs', async () => {
    const { identity } = await livedWeek(1, '2026-03-06');
    const body = { identityId: identity.id, ...week, difficulty: 'same' };
    expect((await ada.send('POST /api/weekly-reviews/complete', { body })).status).toBe(409);
  });

  it('opens with facts, goes on where it was left, and is answered by the coach', async () => {
    const { identity } = await livedWeek(4);
    const opening = await say(identity.id);
    expect(opening.response).toMatch(/\d/);
    const answer = await say(identity.id, 'The walk was easy, the evenings are too short for squats');
    expect(answer.response).not.toBe(opening.response);
    const params = { identityId: identity.id, weekStart: SUNDAY };
    const review = await ada.must('GET /api/weekly-reviews/:identityId/:weekStart', { params });
    expect(review?.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    // A reload opens nothing anew.
    expect((await say(identity.id)).response).toBe(answer.response);
  });

  it('counts what is said in it, not its opening', async () => {
    const { identity } = await livedWeek(4);
    const before = (await ada.must('GET /api/ai-usage/status')).remaining;
    await say(identity.id);
    expect((await ada.must('GET /api/ai-usage/status')).remaining).toBe(before);
    await say(identity.id, 'It went well');
    expect((await ada.must('GET /api/ai-usage/status')).remaining).toBe(before - 1);
  });

  it('answers a message that calls for help with help, keeps nothing of it and stays open', async () => {
    const { identity } = await livedWeek(4);
    await say(identity.id);
    const answer = await say(identity.id, 'I want to end my life');
    expect(answer).toMatchObject({ response: '', safety: { label: 'crisis', stopsCoaching: true } });
    const params = { identityId: identity.id, weekStart: SUNDAY };
    const review = await ada.must('GET /api/weekly-reviews/:identityId/:weekStart', { params });
    expect(review).toMatchObject({ status: 'in_progress', isCompleted: false });
    expect(review?.messages.length).toBe(1);
  });

  it('proposes a pause to somebody who is ill, and pauses nothing by itself', async () => {
    const { identity } = await livedWeek(4);
    await say(identity.id);
    const answer = await say(identity.id, 'I am ill until Tuesday');
    expect(answer.pauseProposal).toMatchObject({ from: SATURDAY });
    expect(await ada.must('GET /api/pauses')).toEqual([]);
  });
});

describe('a completed review', () => {
  it('keeps the choice, the rate and a summary, and names the first day of the next plan', async () => {
    const { identity } = await livedWeek(4);
    const done = await complete(identity.id, 'harder');
    expect(done).toMatchObject({
      status: 'completed',
      isCompleted: true,
      difficulty: 'harder',
      completionRate: 171,
      summary: `Weekly review completed for ${identity.name}`,
      nextPlanStart: '2026-03-08',
    });
    expect(done.agreement.length).toBeGreaterThan(20);
    expect(done.handOff.length).toBeGreaterThan(10);
    expect(done.recommendations).toBeTruthy();
  });

  it('takes a summary of its own from the conversation', async () => {
    const { identity } = await livedWeek(4);
    await say(identity.id);
    await say(identity.id, 'Lunch walks work because my shoes stand at the door');
    const done = await complete(identity.id);
    expect(done.summary).not.toBe(`Weekly review completed for ${identity.name}`);
    expect(done.reviewNotes).toContain('shoes stand at the door');
  });

  it('stays as it was when completed a second time', async () => {
    const { identity } = await livedWeek(4);
    const first = await complete(identity.id, 'easier');
    const second = await complete(identity.id, 'harder');
    expect(second).toMatchObject({ id: first.id, difficulty: 'easier', completedAt: first.completedAt });
  });

  it('is one when it is completed ten times at once', async () => {
    const { identity } = await livedWeek(4);
    const done = await Promise.all(Array.from({ length: 10 }, () => complete(identity.id)));
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
  });

  it('closes the days of its week for check-ins', async () => {
    const { identity, group } = await livedWeek(3);
    const late = { body: checkInBody(group, 1, { date: '2026-03-05' as never, overwrite: true }) };
    expect((await ada.send('POST /api/check-ins', late)).status).toBe(200);
    clock.set('2026-03-08T12:00:00Z');
    expect((await ada.send('POST /api/check-ins', late)).status).toBe(200);
    await complete(identity.id);
    expect((await ada.send('POST /api/check-ins', late)).status).toBe(422);
  });

  it('skips the older ones that waited', async () => {
    const { identity, group } = await livedWeek(2, '2026-03-08');
    const { plan } = await ada.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: group.habits.map(({ seriesId, ...habit }) => ({ ...habit, seriesId })) as never },
    });
    clock.set('2026-03-17T12:00:00Z');
    const params = { identityId: identity.id };
    expect((await ada.must('GET /api/weekly-reviews/overdue/:identityId', { params })).overdueWeeks.length).toBe(2);
    const { weekStartDate, weekEndDate } = plan;
    await ada.must('POST /api/weekly-reviews/complete', {
      body: { ...params, weekStartDate, weekEndDate, difficulty: 'same' },
    });
    expect((await ada.must('GET /api/weekly-reviews/overdue/:identityId', { params })).hasOverdueReviews).toBe(false);
    const older = await ada.must('GET /api/weekly-reviews/:identityId/:weekStart', {
      params: { ...params, weekStart: SUNDAY },
    });
    expect(older).toMatchObject({ status: 'skipped', isCompleted: false });
  });
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
    const { identity, group } = await livedWeek(4);
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
    const { identity } = await livedWeek(4);
    await complete(identity.id);
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
    const { identity, plan } = await livedWeek(4);
    const params = { id: identity.id };
    const { nextPlanStart } = await complete(identity.id);
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
    // Who wants today to be another one says so.
    const body = { habits, startsOn: SATURDAY as never };
    const other = await ada.must('POST /api/identities/:id/launch-habits', { params, body });
    expect(other.plan).toMatchObject({ activeFrom: SATURDAY, activeUntil: SATURDAY });
  });

  it('begins today, without saying so, before the review, in the week itself, and after a late review', async () => {
    const { identity } = await livedWeek(3, '2026-03-06');
    const params = { id: identity.id };
    const launch = async () => {
      const { habits } = await adjust(identity.id, 'same');
      return (await ada.must('POST /api/identities/:id/launch-habits', { params, body: { habits } })).plan.activeFrom;
    };
    expect(await launch()).toBe('2026-03-06');
    clock.set(`${SATURDAY}T12:00:00Z`);
    expect(await launch()).toBe(SATURDAY);
    clock.set('2026-03-10T12:00:00Z');
    await complete(identity.id);
    expect(await launch()).toBe('2026-03-10');
  });

  it('goes on from a plan that ended at once with the week start', async () => {
    const { identity, group } = await livedWeek(2, '2026-03-06');
    const body = { weekStartDay: 'thursday' as const, transitionType: 'immediate' as const };
    await ada.must('POST /api/preferences/transition-week-boundaries', { body });
    const { habits, startsOn } = await adjust(identity.id, 'same');
    expect(startsOn).toBe('2026-03-06');
    const series = new Set(group.habits.map(({ seriesId }) => seriesId));
    expect(habits.every(({ seriesId }) => series.has(seriesId as string))).toBe(true);
  });

  it('is a short week, on the days as chosen, when it comes late', async () => {
    const { identity, group } = await livedWeek(1, '2026-03-12');
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
    const { identity } = await livedWeek(1, '2026-03-12');
    const short = await ada.must('POST /api/identities/:id/create-short-week', {
      params: { id: identity.id },
      body: { emergency: true },
    });
    expect(short.habits.length).toBeLessThanOrEqual(3);
    expect(short.habits.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
  });

  it('is no short week while the week still runs, and nobody else can ask for it', async () => {
    const { identity } = await livedWeek(2, '2026-03-06');
    const params = { id: identity.id };
    expect((await ada.send('POST /api/identities/:id/create-short-week', { params })).status).toBe(409);
    expect((await ben.send('POST /api/identities/:id/create-short-week', { params })).status).toBe(404);
    const body = { difficultyLevel: 'same' };
    expect((await ben.send('POST /api/identities/:id/adjust-habits', { params, body })).status).toBe(404);
  });
});
