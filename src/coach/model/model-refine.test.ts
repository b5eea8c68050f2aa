import { describe, expect, it } from 'vitest';
import type { Coach } from '../port.ts';
import { fakeProvider, getCoach, refineFacts, whoAnswers } from './model-coach.testing.ts';

const provider = fakeProvider();

describe('a refinement of the model', () => {
  const before = refineFacts.currentHabits;
  const refine = (
    acts: readonly unknown[],
    { message = 'make the walk shorter please', reply = 'It goes to the first lamp post, and the rest stays.' } = {},
  ) =>
    whoAnswers(provider, { acts, reply }, (coach) =>
      coach.refineHabits({ ...refineFacts, messages: [{ role: 'user', content: message }] }),
    ) as Promise<Awaited<ReturnType<Coach['refineHabits']>> & { requests: number }>;
  const shorter = { act: 'reword', target: 0, text: 'Walk to the first lamp post' };

  it('carries out the acts and keeps the ids; the rest is the same to the byte', async () => {
    const answer = await refine([shorter]);
    expect(answer).toMatchObject({ answeredBy: 'model', requests: 1 });
    expect(answer.habits[0]).toMatchObject({ description: 'Walk to the first lamp post', seriesId: 'series-0' });
    expect(JSON.stringify(answer.habits.slice(1))).toBe(JSON.stringify(before.slice(1)));
  });

  it('takes several acts of one message, and what it was told of a life', async () => {
    const add = { act: 'add', habit: { text: 'Hum in the stairwell', cue: 'after lunch', times: 3, days: null } };
    const answer = await refine([{ act: 'remove', target: 4 }, add, { act: 'fact', text: 'I work nights' }, 'thanks'], {
      message: 'no dancing, I work nights; let me hum in the stairwell after lunch three times a week. thanks',
      reply: 'The dance is out and humming is in.',
    });
    expect(answer).toMatchObject({ answeredBy: 'model', learnt: ['I work nights'] });
    expect(answer.habits.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(answer.habits[4]).toMatchObject({ description: 'Hum in the stairwell', targetFrequency: 3 });
  });

  it('offers an undo, which the next turn takes back', async () => {
    const { chips } = await refine([shorter]);
    expect(chips?.[0]).toMatchObject({ label: 'Undo' });
    const { coach } = await getCoach(provider.it);
    provider.it.answers({ says: { acts: [{ act: 'undo' }], reply: 'Back as it was.' } });
    const facts = { ...refineFacts, before, currentHabits: before.slice(1) };
    expect(await coach.refineHabits(facts)).toMatchObject({ isUndone: true, habits: before });
  });

  it.each<[string, readonly unknown[], string?]>([
    ['a place that was not given', [{ act: 'remove', target: 9 }]],
    ['an act that there is not', [{ act: 'explode', target: 0 }]],
    ['a value that is out of range', [{ act: 'days', target: 0, to: 12 }]],
    ['what is never planned', [{ act: 'reword', target: 0, text: 'Stop taking my insulin' }]],
    ['a change that no act makes', [], 'Done! I have shortened the walk.'],
    ['the claim to have saved it', [{ act: 'question' }], 'I saved that for you. The walk comes first.'],
    ['figures from nowhere', [shorter], 'The walk is 4711 steps now.'],
  ])('is not taken with %s, after one repair', async (_what, acts, reply) => {
    const answer = await refine(acts, reply === undefined ? {} : { reply });
    expect(answer).toMatchObject({ answeredBy: 'basic', requests: 2 });
  });

  it('tells what could not be done, whatever the model expected', async () => {
    const drop = [0, 1].map((target) => ({ act: 'remove', target }));
    const answer = await refine(drop, { message: 'drop the first two', reply: 'Both are gone.' });
    const core = answer.habits.filter(({ habitType }) => habitType === 'core');
    expect(core.length).toBeGreaterThanOrEqual(2);
    expect(answer.response).toContain('core habits');
  });

  it('is asked for its reply alone when the acts are good', async () => {
    const { coach } = await getCoach(provider.it);
    provider.it.answers(
      { says: { acts: [shorter], reply: 'The walk is 4711 steps now.' } },
      { says: { reply: 'The walk is shorter now.' } },
    );
    const answer = await coach.refineHabits(refineFacts);
    expect(answer).toMatchObject({ answeredBy: 'model', response: 'The walk is shorter now.' });
    expect(answer.habits[0]?.description).toBe('Walk to the first lamp post');
    const sent = JSON.stringify(provider.it.asked[1]?.body);
    expect(sent).toContain('4711');
    expect(sent).toContain('"required":["reply"]');
  });

  it.each<[string, readonly unknown[], boolean | undefined]>([
    ['a question', [{ act: 'question' }], undefined],
    ['a complaint with no change', [{ act: 'complaint' }], undefined],
    ['nothing that could be told', [{ act: 'unclear' }], false],
  ])('was understood unless it was unclear: %s', async (_what, acts, isUnderstood) => {
    const answer = await refine(acts, { reply: 'It is there for the evenings. Does that help?' });
    expect(answer).toMatchObject({ answeredBy: 'model' });
    expect(answer.isUnderstood).toBe(isUnderstood);
  });

  it('understands requests that the written rules do not read', async () => {
    const answer = await refine([shorter], {
      message: 'haz el paseo hasta la primera farola, por favor',
      reply: 'Hecho: el paseo es hasta la primera farola.',
    });
    expect(answer.answeredBy).toBe('model');
    expect(answer.habits[0]?.description).toBe('Walk to the first lamp post');
  });
});
