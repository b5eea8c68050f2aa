import { expect, it } from 'vitest';
import { freshServer } from '#app/testing/server/test-server.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';

it('a link used a thousand times, a hundred of them at once, has ticked once, and each tap has its answer', async () => {
  const server = await freshServer();
  const me = await server.guest();
  const water = habit('Drink water', { measure: { unit: 'glasses', atLeast: 6 } });
  const { group } = await aPlan(me, [water, habit('Walk for 5 minutes', { order: 1 })]);
  const habitId = group.habits[0]?.id ?? '';
  const { path } = await me.must('POST /api/habits/:habitId/tick-link', { params: { habitId } });
  const params = { code: path.split('/')[2] as string };

  const answers: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const taps = Array.from({ length: 100 }, () => server.visitor().send('POST /api/ticks/:code', { params }));
    for (const { status, body } of await Promise.all(taps))
      answers.push(`${status} ${(body as { outcome?: string }).outcome}`);
  }
  expect(answers.filter((one) => one === '200 done')).toHaveLength(1);
  expect(answers.filter((one) => one === '200 already')).toHaveLength(999);
  const [now] = await me.must('GET /api/habits/all-current');
  expect(now?.habits.map(({ completedDays, amounts }) => [completedDays, amounts])).toEqual([
    [['2026-03-04'], [{ date: '2026-03-04', amount: 6 }]],
    [[], []],
  ]);
});
