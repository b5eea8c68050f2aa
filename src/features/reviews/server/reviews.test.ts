import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { complete, livedWeek, SATURDAY, SUNDAY, week } from './lived-week.testing.ts';

let guest: () => Promise<TestClient>;
let ada: TestClient;
let ben: TestClient;

beforeEach(async () => {
  ({ guest } = await freshServer());
  [ada, ben] = [await guest(), await guest()];
});

const say = (identityId: string, ...messages: string[]) =>
  ada.must('POST /api/weekly-reviews/:identityId/conduct', {
    params: { identityId },
    body: { ...week, previousMessages: messages.map((content) => ({ role: 'user' as const, content })) },
  });

describe('a plan that was begun on the last day of a week', () => {
  it('is no reason for a lighter week', async () => {
    clock.set(`${SATURDAY}T12:00:00Z`);
    const { group, identity } = await aPlan(ada, threeHabits());
    await ada.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const params = { identityId: identity.id };
    const ahead = () => ada.must('GET /api/weekly-reviews/next-week/:identityId', { params, query: {} });
    const { recommended, weeks } = await ahead();
    expect(recommended).toBe('same');
    // A habit of three times a week that one day left out stays as it is.
    expect(weeks.find(({ choice }) => choice === 'same')?.changes.join(' ')).not.toMatch(/rests|a week|0 of 1/);
  });
});

describe('the trigger', () => {
  it('waits until the last day of the plan', async () => {
    const { params } = await livedWeek(ada, 2, '2026-03-06');
    expect(await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params })).toMatchObject({
      shouldTriggerReview: false,
      weekStartDate: null,
    });
  });

  it('names the week and what was done in it on its last day', async () => {
    const { params, plan } = await livedWeek(ada, 4);
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
    const { params, identity } = await livedWeek(ada, 1, '2026-03-10');
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
    const { params, identity } = await livedWeek(ada, 4);
    expect(await ada.must('GET /api/weekly-reviews/button-status/:identityId', { params })).toEqual({
      shouldDisable: false,
      reason: null,
      difficulty: null,
    });
    await complete(ada, identity.id);
    const trigger = await ada.must('GET /api/weekly-reviews/check-trigger/:identityId', { params });
    expect(trigger.shouldTriggerReview).toBe(false);
    const button = await ada.must('GET /api/weekly-reviews/button-status/:identityId', { params });
    expect(button).toMatchObject({ shouldDisable: true, difficulty: 'same' });
  });

  it('is the same in bootstrap, and keeps the workflow of the day open', async () => {
    const { params } = await livedWeek(ada, 4);
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
    const { identity } = await livedWeek(ada, 4);
    await ada.must('PATCH /api/identities/:id', { params: { id: identity.id }, body: { archived: true } });
    expect((await ada.must('GET /api/bootstrap')).reviewStandings).toEqual([]);
  });
});

describe('a review', () => {
  it('is one of its week, however often it is begun', async () => {
    const { identity, plan } = await livedWeek(ada, 4);
    const body = { identityId: identity.id, habitPlanId: plan.id, ...week, completionRate: 99, isCompleted: false };
    const first = await ada.must('POST /api/weekly-reviews', { body: body as never });
    const { status, body: second } = await ada.send('POST /api/weekly-reviews', { body });
    expect(status).toBe(200);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: 'in_progress', isCompleted: false, completionRate: null });
  });

  it('is null before it was begun, and not found for a week without a plan or of somebody else', async () => {
    const { identity } = await livedWeek(ada, 4);
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
    const { identity } = await livedWeek(ada, 1, '2026-03-06');
    const body = { identityId: identity.id, ...week, difficulty: 'same' };
    expect((await ada.send('POST /api/weekly-reviews/complete', { body })).status).toBe(409);
  });

  it('opens with facts, goes on where it was left, and is answered by the coach', async () => {
    const { identity } = await livedWeek(ada, 4);
    const opening = await say(identity.id);
    expect(opening.response).toMatch(/\d/);
    const answer = await say(identity.id, 'The walk was easy, the evenings are too short for squats');
    expect(answer.response).not.toBe(opening.response);
    const params = { identityId: identity.id, weekStart: SUNDAY };
    const review = await ada.must('GET /api/weekly-reviews/:identityId/:weekStart', { params });
    expect(review?.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    // A reload does not open it again.
    expect((await say(identity.id)).response).toBe(answer.response);
  });

  it('counts what is said in it, not its opening', async () => {
    const { identity } = await livedWeek(ada, 4);
    const before = (await ada.must('GET /api/ai-usage/status')).remaining;
    await say(identity.id);
    expect((await ada.must('GET /api/ai-usage/status')).remaining).toBe(before);
    await say(identity.id, 'It went well');
    expect((await ada.must('GET /api/ai-usage/status')).remaining).toBe(before - 1);
  });

  it('answers a message that calls for help with help, keeps nothing of it and stays open', async () => {
    const { identity } = await livedWeek(ada, 4);
    await say(identity.id);
    const answer = await say(identity.id, 'I want to end my life');
    expect(answer).toMatchObject({ response: '', safety: { label: 'crisis', stopsCoaching: true } });
    const params = { identityId: identity.id, weekStart: SUNDAY };
    const review = await ada.must('GET /api/weekly-reviews/:identityId/:weekStart', { params });
    expect(review).toMatchObject({ status: 'in_progress', isCompleted: false });
    expect(review?.messages.length).toBe(1);
  });

  it('proposes a pause to somebody who is ill, and pauses nothing by itself', async () => {
    const { identity } = await livedWeek(ada, 4);
    await say(identity.id);
    const answer = await say(identity.id, 'I am ill until Tuesday');
    expect(answer.pauseProposal).toMatchObject({ from: SATURDAY });
    expect(await ada.must('GET /api/pauses')).toEqual([]);
  });
});

describe('a completed review', () => {
  it('keeps the choice, the rate and a summary, and names the first day of the next plan', async () => {
    const { identity } = await livedWeek(ada, 4);
    const done = await complete(ada, identity.id, 'harder');
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
    const { identity } = await livedWeek(ada, 4);
    await say(identity.id);
    await say(identity.id, 'Lunch walks work because my shoes stand at the door');
    const done = await complete(ada, identity.id);
    expect(done.summary).not.toBe(`Weekly review completed for ${identity.name}`);
    expect(done.reviewNotes).toContain('shoes stand at the door');
  });

  it('stays as it was when completed a second time', async () => {
    const { identity } = await livedWeek(ada, 4);
    const first = await complete(ada, identity.id, 'easier');
    const second = await complete(ada, identity.id, 'harder');
    expect(second).toMatchObject({ id: first.id, difficulty: 'easier', completedAt: first.completedAt });
  });

  it('is one when it is completed ten times at once', async () => {
    const { identity } = await livedWeek(ada, 4);
    const done = await Promise.all(Array.from({ length: 10 }, () => complete(ada, identity.id)));
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
  });

  it('closes the days of its week for check-ins', async () => {
    const { identity, group } = await livedWeek(ada, 3);
    const late = { body: checkInBody(group, 1, { date: '2026-03-05' as never, overwrite: true }) };
    expect((await ada.send('POST /api/check-ins', late)).status).toBe(200);
    clock.set('2026-03-08T12:00:00Z');
    expect((await ada.send('POST /api/check-ins', late)).status).toBe(200);
    await complete(ada, identity.id);
    expect((await ada.send('POST /api/check-ins', late)).status).toBe(422);
  });

  it('skips the older ones that waited', async () => {
    const { identity, group } = await livedWeek(ada, 2, '2026-03-08');
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
