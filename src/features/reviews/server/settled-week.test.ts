import { beforeEach, describe, expect, it } from 'vitest';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { complete, livedWeek, SATURDAY, SUNDAY, week } from './lived-week.testing.ts';

let ada: TestClient;
let ben: TestClient;

beforeEach(async () => {
  [ada, ben] = await twoGuests();
});

type Life = Awaited<ReturnType<typeof livedWeek>>;

/** Says these things in the review, one after another. */
async function say({ params }: Life, ...words: readonly string[]) {
  await ada.must('POST /api/weekly-reviews/:identityId/conduct', { params, body: { ...week, previousMessages: [] } });
  const answers = [];
  for (const content of words) {
    const body = { ...week, previousMessages: [{ role: 'user' as const, content }] };
    answers.push(await ada.must('POST /api/weekly-reviews/:identityId/conduct', { params, body }));
  }
  return answers;
}

const asked = ({ params }: Life) => ({ params, query: { weekStart: SUNDAY as never } });
const ahead = (life: Life) => ada.must('GET /api/weekly-reviews/next-week/:identityId', asked(life));

const adjust = ({ identity }: Life, difficultyLevel: 'easier' | 'same' | 'harder' = 'same') =>
  ada.must('POST /api/identities/:id/adjust-habits', { params: { id: identity.id }, body: { difficultyLevel } });

describe('what is settled in a review', () => {
  it('stands in the next plan as it was said, whatever size is chosen, and nobody else sees it', async () => {
    const life = await livedWeek(ada, 3);
    const [habit] = life.group.habits;
    await say(life, `I'd rather do ${habit?.description} on Tuesdays and Fridays`);
    for (const size of ['easier', 'same', 'harder'] as const) {
      const { habits, changes } = await adjust(life, size);
      expect(habits.find(({ seriesId }) => seriesId === habit?.seriesId)).toMatchObject({
        days: ['tuesday', 'friday'],
      });
      const change = changes.find(({ seriesId }) => seriesId === habit?.seriesId);
      expect(change).toMatchObject({ kind: 'own', reasonCode: 'SAID' });
    }
    const { weeks } = await ahead(life);
    expect(weeks.map(({ choice }) => choice)).toEqual(['easier', 'same', 'harder']);
    for (const { changes } of weeks) expect(changes.join(' ')).toContain('on Tuesdays and Fridays');
    const other = await ben.send('GET /api/weekly-reviews/next-week/:identityId', asked(life));
    expect(other.status).toBe(404);
  });

  it('leaves all as it is after a no, and the preview makes no plan', async () => {
    const life = await livedWeek(ada, 4);
    await say(life, 'nah leave it all as it is');
    const before = await ahead(life);
    expect(await ahead(life)).toEqual(before);
    const { currentHabits } = await ada.must('GET /api/bootstrap');
    expect(currentHabits).toHaveLength(1);
    for (const { changes, stays } of before.weeks)
      expect(changes.length + stays.length).toBeGreaterThanOrEqual(life.group.habits.length);
  });

  it('previews what the next plan then brings', async () => {
    const life = await livedWeek(ada, 2);
    const { weeks } = await ahead(life);
    const easier = await adjust(life, 'easier');
    const changed = easier.changes.filter(
      ({ before, after }) =>
        before?.description !== after?.description || before?.targetFrequency !== after?.targetFrequency,
    );
    expect(weeks.find(({ choice }) => choice === 'easier')?.changes).toHaveLength(changed.length);
  });
});

it('a wish for next week’s size is answered with what it changes, and stands before what the figures suggest', async () => {
  const life = await livedWeek(ada, 4, SATURDAY);
  const { recommended, weeks } = await ahead(life);
  expect(recommended).not.toBe('easier');
  const [fewer = ''] = weeks.find(({ choice }) => choice === 'easier')?.changes ?? [];
  const [answer] = await say(life, 'easier please');
  expect(answer?.response).toContain(fewer);
  expect(fewer).not.toBe('');
  expect((await ahead(life)).recommended).toBe('easier');
  const other = await livedWeek(ben, 4, SATURDAY);
  const seen = await ben.must('GET /api/weekly-reviews/next-week/:identityId', asked(other));
  expect(seen.recommended).toBe(recommended);
});

describe('a repair that was taken', () => {
  it('is remembered with what became of it in the review after the next week', async () => {
    const life = await livedWeek(ada, 2);
    const [, taken] = await say(life, 'I was too tired in the evenings', 'yes please');
    expect(taken?.response).toContain('your call');
    await complete(ada, life.identity.id);
    const { habits } = await adjust(life);
    await ada.must('POST /api/identities/:id/launch-habits', { params: { id: life.identity.id }, body: { habits } });
    clock.set('2026-03-14T12:00:00Z');
    const [group] = (await ada.must('GET /api/bootstrap')).currentHabits;
    const next = { weekStartDate: group?.plan.weekStartDate, weekEndDate: group?.plan.weekEndDate } as typeof week;
    await ada.must('POST /api/weekly-reviews/complete', {
      body: { identityId: life.identity.id, ...next, difficulty: 'same' },
    });
    const [memories] = await ada.must('GET /api/memories');
    expect(memories?.entries.map(({ text }) => text).join('\n')).toMatch(/did not help with tiredness\./);
    expect(await ben.must('GET /api/memories')).toEqual([]);
  });
});

it('something private is kept only after a yes', async () => {
  const life = await livedWeek(ada, 4, SATURDAY);
  const texts = async () =>
    (await ada.must('GET /api/memories')).flatMap(({ entries }) => entries.map(({ text }) => text));
  const [first, second] = await say(life, 'we are in debt up to our necks', 'nah leave it');
  expect(await texts()).not.toContain('we are in debt up to our necks');
  const asked = [first, second].find((answer) => answer?.chips.includes('Yes, remember it'));
  expect(asked?.response).toContain('we are in debt');
  const body = { ...week, previousMessages: [{ role: 'user' as const, content: 'Yes, remember it' }] };
  await ada.must('POST /api/weekly-reviews/:identityId/conduct', { params: life.params, body });
  expect(await texts()).toContain('we are in debt up to our necks');
});
