import { beforeEach, describe, expect, it } from 'vitest';
import type { ProposedHabit } from '#features/plans/contract.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// What whole lives showed, in its smallest form.

let anna: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  clock.set('2026-03-01T12:00:00Z');
  anna = await server.guest('UTC');
});

const water = () => habit('Drink water', { measure: { unit: 'glasses', atLeast: 6 }, order: 1 });
const coffee = () => habit('Keep coffee low', { measure: { unit: 'coffees', atMost: 2 }, order: 1 });

async function getOn(habits: ProposedHabit[]) {
  const { identity, group } = await aPlan(anna, habits);
  const params = { id: identity.id };
  return {
    note: (place: number, body: object) =>
      anna.must('POST /api/check-ins/habits/:habitId', {
        params: { habitId: group.habits[place]?.id as string },
        body: body as never,
      }),
    pause: (from: string, until: string) =>
      anna.must('POST /api/pauses', { body: { from: from as never, until: until as never } }),
    getEvidence: () => anna.must('GET /api/identities/:id/evidence', { params }),
    getToday: async () => (await anna.must('GET /api/check-ins/weekly-tracking')).weekDays.find((day) => day.isToday),
  };
}

const goOnto = (day: string) => clock.set(`${day}T12:00:00Z`);

describe('what the lives found', () => {
  it('an amount of which a part is done stays open when it is declined, for there may be more', async () => {
    const { note } = await getOn([habit('Walk'), water()]);
    await note(0, { act: 'done' });
    await note(1, { act: 'add', amount: 2 });
    expect(await note(1, { act: 'decline' })).toMatchObject({ completed: false, amount: 2, isCheckedIn: false });
    expect(await note(1, { act: 'set', amount: 0 })).toMatchObject({ completed: false, amount: 0, isCheckedIn: false });
    await note(1, { act: 'clear' });
    expect(await note(1, { act: 'decline' })).toMatchObject({ completed: false, amount: null, isCheckedIn: true });
  });

  it('a limit that was settled stays so when its total is set within it', async () => {
    const { note } = await getOn([habit('Walk'), coffee()]);
    await note(1, { act: 'done' });
    expect(await note(1, { act: 'set', amount: 2 })).toMatchObject({ completed: true, amount: 2 });
  });

  it('a paused day is not missed by one habit because another was done on it', async () => {
    const { note, pause, getEvidence } = await getOn([habit('Walk'), habit('Squats', { order: 1 })]);
    await note(0, { act: 'done' });
    goOnto('2026-03-03');
    await pause('2026-03-03', '2026-03-04');
    await note(1, { act: 'done' });
    goOnto('2026-03-05');
    await note(0, { act: 'done' });
    // The second and the fifth count, no more than a daily habit's streak stands.
    expect((await getEvidence()).habits[0]?.streak).toEqual({ current: 2, longest: 2 });
  });

  it('a day of a week that is paused whole is the same in the week and in the evidence', async () => {
    const { note, pause, getEvidence, getToday } = await getOn([habit('Walk'), habit('Squats', { order: 1 })]);
    await pause('2026-03-01', '2026-03-07');
    goOnto('2026-03-03');
    await note(0, { act: 'done' });
    const isPaused = (await getToday())?.isPaused;
    expect((await getEvidence()).days.at(-1)?.state === 'paused').toBe(isPaused);
  });
});
