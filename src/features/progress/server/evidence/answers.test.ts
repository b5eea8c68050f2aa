import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { EVIDENCE_QUESTIONS } from '#core/evidence/asked/question.ts';
import { aPlan, habit, proposedAgain } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const ASK = 'GET /api/identities/:id/answers';

/** Lives so many days with a plan for each week, and ticks the first habit on the days that say so. */
async function live(client: TestClient, days: number, isDone: (day: number) => boolean) {
  const { identity } = await aPlan(client, [habit('Walk'), habit('Read', { order: 1, targetFrequency: 3 })]);
  const params = { id: identity.id };
  let today = '2026-03-04' as CalendarDay;
  for (let day = 0; day < days; day += 1) {
    clock.set(`${today}T12:00:00Z`);
    const [group] = await client.must('GET /api/habits/all-current');
    if (group && !group.canCheckInToday) {
      await client.must('POST /api/identities/:id/launch-habits', {
        params,
        body: { habits: proposedAgain(group.habits) },
      });
    }
    const { habits } = await client.must('GET /api/habits/current/:identityId', {
      params: { identityId: identity.id },
    });
    if (isDone(day)) {
      await client.must('POST /api/check-ins/habits/:habitId', {
        params: { habitId: habits[0]?.id ?? '' },
        body: { act: 'done' },
      });
    }
    today = addDays(today, 1);
  }
  return identity;
}

describe('an answer from the evidence', () => {
  it('is that of the figures beside it, and of one’s own identity alone', async () => {
    const identity = await live(anna, 24, (day) => day % 4 !== 1);
    const params = { id: identity.id };
    const { answers } = await anna.must(ASK, { params });
    const ask = (question: (typeof EVIDENCE_QUESTIONS)[number]) => answers.find((one) => one.question === question);
    const evidence = await anna.must('GET /api/identities/:id/evidence', { params, query: {} });

    expect(ask('votes')?.finding).toMatchObject({ question: 'votes', ever: evidence.votes.ever, thisMonth: 18 });
    expect(ask('longest-run')?.finding).toEqual({ question: 'longest-run', ...evidence.streaks });
    // Six days were missed, each followed by a vote.
    expect(ask('after-miss')?.finding).toEqual({ question: 'after-miss', gaps: [6, 0, 0] });
    expect(ask('when')?.finding).toMatchObject({ question: 'when' });
    const hardest = ask('hardest')?.finding;
    expect(hardest?.question === 'hardest' && hardest.habits.map(({ description }) => description)).toEqual([
      'Read',
      'Walk',
    ]);
    expect(ask('improving')).toMatchObject({ missing: { what: 'weeks', have: 3, need: 8 }, finding: null });
    expect((await bert.send(ASK, { params })).status).toBe(404);
  });

  it('says what is missing to somebody who has just begun', async () => {
    const { identity } = await aPlan(anna);
    const params = { id: identity.id };
    const { answers } = await anna.must(ASK, { params });
    expect(answers.map(({ question }) => question)).toEqual([...EVIDENCE_QUESTIONS]);
    expect(answers.flatMap(({ finding, missing }) => (finding || !missing ? ['answered'] : []))).toEqual([]);
  });
});
