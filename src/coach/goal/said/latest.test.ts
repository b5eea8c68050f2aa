import { describe, expect, it } from 'vitest';
import { readGoal } from '../read-goal.ts';

/** `Go to bed @ by 11; Read`. */
const actsOf = (goal: string) =>
  readGoal(goal)
    .acts.map(({ text, when }) => (when === null ? text : `${text} @ ${when}`))
    .join('; ');

describe('an hour that is the latest', () => {
  it.each([
    ['sleep max 2am', 'Go to sleep @ by 2am'],
    ['bed max 11', 'Go to bed @ by 11'],
    ['bed not later than 11', 'Go to bed @ by 11'],
    ['in bed no later than 11', 'Be in bed @ by 11'],
    ['go to sleep latest 23:00', 'Go to sleep @ by 23:00'],
    ['be asleep by 11 at the latest', 'Be asleep @ by 11'],
    ['up at 9 latest', 'Get up @ by 9'],
    ['go to sleep until midnight', 'Go to sleep @ by midnight'],
    ['home no later than 7', 'Be home @ by 7'],
    ['eat dinner no later than 8', 'Eat dinner @ by 8'],
  ])('says by when something is done: %s', (goal, acts) => expect(actsOf(goal)).toBe(acts));

  it.each([
    ['phone off max 10pm', 'No phone @ after 10pm'],
    ['phone off by 10pm', 'No phone @ after 10pm'],
    ['max 11pm screens', 'No screens @ after 11pm'],
    ['coffee max 2pm', 'No coffee @ after 2pm'],
    ['gaming until 11 pm max', 'No gaming @ after 11 pm'],
    ['work until 6 at most', 'No work @ after 6'],
    ['stop work by 6', 'No work @ after 6'],
  ])('ends what there is to be no more of: %s', (goal, acts) => expect(actsOf(goal)).toBe(acts));

  it.each([
    ['sleep max 2am, 20 minutes of yoga', 'Go to sleep @ by 2am; Do yoga'],
    ['eat less, sleep max 2am, gym', 'Eat less; Go to sleep @ by 2am; Go to the gym'],
    ['no more than 2 hours gaming, bed max 11', 'No more than 2 hours gaming; Go to bed @ by 11'],
  ])('stands for itself in a list: %s', (goal, acts) => expect(actsOf(goal)).toBe(acts));

  it('is no amount, and an amount no hour', () => {
    expect(actsOf('screens max 2 hours')).toBe('Limit screens to 2 hours');
    expect(readGoal('bed max 11').acts[0]?.amount).toBeNull();
  });
});

describe('a number of what nobody wishes for', () => {
  it.each([
    ['gym, 2 energy drinks per week, no vape', 'Go to the gym; No more than 2 energy drinks a week; No vaping'],
    ['less junk. 2 energy drinks per week.', 'Eat less junk; No more than 2 energy drinks a week'],
    ['cut down: 2 coffees a week, 1 takeaway a week', 'No more than 2 coffees a week; No more than 1 takeaway a week'],
    ['limit energy drinks 2 per week', 'Limit energy drinks to 2 a week'],
    ['less cola, 2 per week', 'Drink less cola: no more than 2 a week'],
    ['coffee 2 a day', 'Limit coffee to 2 a day'],
  ])('is the most there may be, in its own time: %s', (goal, acts) => expect(actsOf(goal)).toBe(acts));

  it.each([
    ['2 green teas a day', 'Drink 2 green teas'],
    ['walk 2 miles a day', 'Walk'],
    ['cut 2 coffees a day', 'Cut 2 coffees'],
  ])('is none of what may be wished for: %s', (goal, acts) => expect(actsOf(goal)).toBe(acts));
});
