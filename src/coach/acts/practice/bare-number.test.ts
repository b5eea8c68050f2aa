import { describe, expect, it } from 'vitest';
import { outcome, plan, say } from './practice.testing.ts';

const habits = plan(
  ['Drink 6 glasses of water @ After breakfast', { measure: { unit: 'glasses', atLeast: 6 }, targetFrequency: 7 }],
  [
    'At most 5 cigarettes a day @ When I wake up',
    { measure: { unit: 'cigarettes', atMost: 5 }, targetFrequency: 7, habitType: 'core' },
  ],
  ['Read for 15 minutes @ Before bed', { measure: { unit: 'minutes', atLeast: 15 } }],
  ['Brush my teeth @ At 9 pm', { targetFrequency: 7 }],
  ['Practise the flute for 20 minutes @ At 6 pm', {}],
);

/** What was last spoken of is said by its number in the plan. */
const after = (of: number, message: string) =>
  outcome(habits, message, {
    history: [{ role: 'assistant', content: `“${habits[of - 1]?.description}” is in the plan.` }],
  });

const glasses = (many: number) => `1 Drink ${many} glasses of water {"unit":"glasses","atLeast":${many}}`;
const cigarettes = (many: number) => `2 At most ${many} cigarettes a day {"unit":"cigarettes","atMost":${many}}`;
const minutes = (many: number) => `3 Read for ${many} minutes {"unit":"minutes","atLeast":${many}}`;

describe('a number alone', () => {
  it.each([
    [1, 'keep it at 8', glasses(8)],
    [1, 'down to 4', glasses(4)],
    [1, 'bring it down to 4', glasses(4)],
    [1, 'make it 8 then', glasses(8)],
    [2, 'keep it at 8', cigarettes(8)],
    [2, 'make it 6 then', cigarettes(6)],
    [2, 'ok 7 max', cigarettes(7)],
    [2, 'cut it down to 4', cigarettes(4)],
    [2, 'limit it to 3', cigarettes(3)],
    [3, 'keep it at 20', minutes(20)],
    [3, 'down to 8', minutes(8)],
  ])('is how much, of what counts: %i %s', (of, message, came) => expect(after(of, message)).toBe(came));

  it.each([
    ['keep the water at 8', glasses(8)],
    ['cigarettes at 4', cigarettes(4)],
    ['smokes down to 4', cigarettes(4)],
    ['cap the fags at 3', cigarettes(3)],
  ])('is how much, of a habit that is named: %s', (message, came) => expect(outcome(habits, message)).toBe(came));

  it.each([
    [4, 'make it 8', '4 @ At 8 pm'],
    [4, 'move it to 8', '4 @ At 8 pm'],
    [3, 'at 8 instead', '3 @ At 8'],
    [1, 'start it at 4', '1 @ At 4'],
    [1, 'move it to 8 am', '1 @ At 8 am'],
    [5, 'move it to 7', '5 @ At 7 pm'],
    [5, 'keep it at 7', '5 @ At 7'],
  ])('is an hour, of what is at one or is moved: %i %s', (of, message, came) => expect(after(of, message)).toBe(came));

  it.each(['jus 4', 'set it at 4'])('is never an hour of another habit: %s', (message) => {
    const { chips, habits: now } = say(habits, message, {
      history: [{ role: 'assistant', content: '“Drink 6 glasses of water” is in the plan.' }],
    });
    expect(now).toEqual(habits);
    expect(chips?.[0]).toMatchObject({ acts: [{ act: 'resize', target: 0, to: { value: 4 } }] });
  });
});

describe('what a habit says and what it counts', () => {
  it.each([
    ['make it 8 fags a day', 2],
    ['make it 8 ciggies a day', 2],
    ['no more than 3 fags', 2],
    ['the smokes should be at most 9', 2],
    ['only 2 ciggies a day', 2],
    ['double the smokes', 2],
    ['two fewer cigarettes', 2],
    ['rename the smokes to: no more than 3 cigarettes a day', 2],
    ['call the water: drink 5 glasses of tap water', 1],
    ['change the reading to read 10 pages', 3],
  ])('agree after "%s"', (message, of) => {
    const now = say(habits, message).habits[of - 1];
    const measure = now?.measure;
    const said = Number(now?.description.split(' ').find((word) => Number(word) > 0));
    expect(now).not.toEqual(habits[of - 1]);
    expect(measure && ('atMost' in measure ? measure.atMost : measure.atLeast)).toBe(said);
    expect(now?.description).toContain(measure?.unit);
  });

  it('counts nothing where its new words count nothing', () =>
    expect(outcome(habits, 'rename the reading to a chapter of my novel')).toContain('null'));
});
