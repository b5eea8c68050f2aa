import { describe, expect, it } from 'vitest';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import type { ChatTurn, ReviewAnswer } from '#coach/port.ts';
import { reviewOutcome } from '../review-turn.ts';
import { getFacts, getHabit } from './review-facts.testing.ts';

const coach = createBuiltinCoach();
const WEEK = getFacts([
  getHabit('Go open water swimming in the loch', 3, [1]),
  getHabit('Have dinner together', 4, [2]),
  getHabit('Send money to my mother', 1, []),
]);

/** What is answered to each message, and what next week holds then. */
async function held(...said: string[]): Promise<{ answers: ReviewAnswer[]; next: Record<string, number> }> {
  const messages: ChatTurn[] = [];
  const answers: ReviewAnswer[] = [];
  for (const content of [null, ...said]) {
    if (content !== null) messages.push({ role: 'user', content });
    const answer = await coach.conductReview({ ...WEEK, messages: [...messages] });
    messages.push({ role: 'assistant', content: answer.reply });
    answers.push(answer);
  }
  const habits = reviewOutcome({ ...WEEK, messages }).said;
  return { answers, next: Object.fromEntries(habits.map((habit) => [habit.description, habit.targetFrequency])) };
}

const replyTo = async (said: string) => (await held(said)).answers.at(-1)?.reply ?? '';

describe('what is said in a review', () => {
  it.each([
    "We didn't actually have dinner together yet, that's a mistake",
    'I ticked the swim by mistake',
    'that vote is wrong, I never swam',
    'the dinner tick was an accident',
  ])('of a wrong tick is told where to take it back: %s', async (said) => {
    const reply = await replyTo(said);
    expect(reply).toContain('dashboard');
    expect(reply).not.toContain('Shall I');
  });

  it.each([
    ['The swim was lovely, I want to do it twice next week', 'Go open water swimming in the loch', 2],
    ['Dinner was nice. I want to have it twice next week', 'Have dinner together', 2],
  ])('of one habit goes to that habit: %s', async (said, habit, times) => {
    const { next, answers } = await held(said);
    expect(next[habit]).toBe(times);
    expect(answers.at(-1)?.reply).not.toContain('If you want it to be easy');
  });

  it.each([
    "next week I'm on nights so keep it easy",
    'make it easier please',
    'keep things light next week, I have exams',
  ])('of an easier week is heard as that: %s', async (said) => {
    expect((await replyTo(said)).toLowerCase()).toContain('easier');
  });

  it.each(['why did I only get 2 votes?', 'what did I do good?', 'what went well?', 'why so few ticks?'])(
    'as a question about the week is answered with its figures: %s',
    async (said) => {
      const reply = await replyTo(said);
      expect(reply).toContain('1 of 3');
      expect(reply).not.toContain('Small and often');
    },
  );

  it('asks why of the one habit, with its days', async () => {
    const reply = await replyTo('why did the money go so badly?');
    expect(reply).toContain('“Send money to my mother”');
    expect(reply).not.toContain('for your goal');
    expect(await replyTo('what got in the way of the swimming?')).toContain('on Monday');
  });

  it.each([
    ['could I do it while the kettle boils', 'when the kettle boils'],
    ['maybe I could do it while dinner cooks', 'when dinner cooks'],
  ])('takes the moment that somebody means: %s', async (said, moment) => {
    const { answers } = await held(said);
    expect(answers.at(-1)?.reply).toContain(moment);
  });

  it.each(["I don't want to do the dinners any more", 'the dinner one is pointless, leave it out'])(
    'takes a habit out, at once or once it is agreed: %s',
    async (said) => {
      const { answers, next } = await held(said);
      const isAsked = answers.at(-1)?.reply.includes('leave out “Have dinner together”') === true;
      expect(isAsked ? (await held(said, 'yes')).next : next).not.toHaveProperty('Have dinner together');
    },
  );

  it('takes nothing out by words that are not its own', async () => {
    const { answers, next } = await held('drop the saying no one');
    expect(answers.at(-1)?.reply).toMatch(/leave out .*\?$/);
    expect(next).toEqual((await held('hm')).next);
  });

  it('names what went well, and is not glad of what was hard', async () => {
    expect(await replyTo('the swim was the best bit of the week')).toMatch(/stays|leave/);
    expect(await replyTo('Tuesday was hell because the boiler broke')).not.toMatch(/lovely|worth keeping|hold on/i);
  });

  it.each(["splendid, let's go with that", "ok that'll do", "yes, that's the plan then"])(
    'ends with any plain assent: %s',
    async (said) => {
      const { answers } = await held('it was long', 'nothing really', 'I see', said);
      expect(answers.at(-1)?.reply).toMatch(/same/i);
    },
  );

  it('makes no medicine rarer or smaller', async () => {
    const messages: ChatTurn[] = [{ role: 'user', content: 'my knee hurt, I could not get up' }];
    const facts = getFacts([getHabit('Blood pressure tablet', 5, [1]), getHabit('Read', 1, [2])], { messages });
    expect((await coach.conductReview(facts)).reply).not.toMatch(/tablet” (?:3|4) days|smaller/);
  });

  it('makes nothing harder that is not to be', async () => {
    const { answers, next } = await held("don't make it harder please");
    expect(answers.at(-1)?.reply).toMatch(/same/i);
    expect(next).toEqual((await held('hm')).next);
  });

  it('is never answered with the same sentence twice', async () => {
    const { answers } = await held(
      'it was cold',
      'I see',
      'I got in',
      'hm',
      'we ate',
      'my son is ten',
      'it was long',
      'so so',
      'the loch is big',
    );
    const sentences = answers.flatMap(({ reply }) => reply.split(/(?<=[.?!]) /));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });
});
