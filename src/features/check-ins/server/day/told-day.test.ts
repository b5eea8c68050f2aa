import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const daily = () =>
  ['Walk for 5 minutes', 'Read 1 page', 'Stretch for 2 minutes'].map((text, order) =>
    habit(text, { order, targetFrequency: 7 }),
  );

describe('what is told in a chat', () => {
  const said = (group: Awaited<ReturnType<typeof aPlan>>['group'], done: readonly boolean[]) => ({
    ...checkInBody(group, 0, { type: 'ai' }),
    habitCompletions: done.map((completed, at) => ({ habitId: group.habits[at]?.id as string, completed })),
  });
  const getDay = async () => (await anna.must('GET /api/check-ins/daily-status')).details[0];

  it('leaves the day open while a habit that it asks for was not spoken of, and a later chat or tick completes it', async () => {
    const { group } = await aPlan(anna, daily());
    await anna.must('POST /api/check-ins', { body: said(group, [true]) });
    expect(await getDay()).toMatchObject({ checkedInToday: false, workflowCompleteToday: false });
    await anna.must('POST /api/check-ins', { body: said(group, [true, false]) });
    expect((await getDay())?.checkedInToday).toBe(false);
    const habitId = group.habits[2]?.id as string;
    await anna.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body: { act: 'done' } });
    expect(await getDay()).toMatchObject({ checkedInToday: true, workflowCompleteToday: true });
    const [now] = await anna.must('GET /api/habits/all-current');
    expect(now?.habits.map((one) => one.completionsThisWeek)).toEqual([1, 0, 1]);
  });

  it('completes the day at once where it spoke of all, and never opens one that was saved as a whole', async () => {
    const first = await aPlan(anna, daily());
    const saved = await anna.must('POST /api/check-ins', {
      body: said(
        first.group,
        first.group.habits.map(() => false),
      ),
    });
    expect(saved.dashboard.dailyStatus.details[0]?.checkedInToday).toBe(true);
    const theirs = await aPlan(bert, daily());
    await bert.must('POST /api/check-ins', { body: checkInBody(theirs.group, 0) });
    await bert.must('POST /api/check-ins', { body: { ...said(theirs.group, [true]), overwrite: true } });
    expect((await bert.must('GET /api/check-ins/daily-status')).details[0]?.checkedInToday).toBe(true);
  });
});

it('answers all that the first screen shows of it, as bootstrap has it, with the tags before and after', async () => {
  const { group } = await aPlan(anna, daily());
  await aPlan(anna, daily());
  const { dashboard, revision } = await anna.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  const { group: own, ...day } = dashboard;
  const now = await anna.must('GET /api/bootstrap');
  expect(now).toMatchObject(day);
  expect(own).toEqual(now.currentHabits.find(({ identityId }) => identityId === group.identityId));
  expect(revision?.after).toBe((await anna.send('GET /api/bootstrap', {})).headers.get('etag'));
  const grave = { ...checkInBody(group, 2, { notes: 'I want to end my life', overwrite: true }) };
  expect((await anna.must('POST /api/check-ins', { body: grave })).revision).toBeNull();
});
