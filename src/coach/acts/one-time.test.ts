import { describe, expect, it } from 'vitest';
import { outcome, PLANS, plan, say } from './practice/practice.testing.ts';

const PLAN = PLANS.timetable;
const TIMED = plan('Study the notes @ At 6 pm', 'Go to the gym @ At 9 am', 'Read for 20 minutes @ Before bed');

describe('what is asked for one time', () => {
  it.each([
    'skip studying just this thurs',
    'no gym next Wednesday',
    'just for this week do the gym on Tuesday',
    'make the walk shorter just for this week and not touch anything else',
    'move the gym to Tuesday, only for this week',
    'leave out the gym on the 14th',
    'no walk this Saturday',
    'my sister is here on Wednesday so I don’t need to go to the gym, just this once',
    'the gym is shut, skip it, only this week',
    'can we do the gym on Saturday this week',
  ])('changes no week, says what there is instead, and offers it for every week: %s', (message) => {
    const { habits, response, chips = [] } = say(PLAN, message);
    expect(habits).toEqual(PLAN);
    expect(response).toMatch(/skip.*every week.*\?$/i);
    expect(chips.map(({ label }) => label)).toEqual(['Do that every week', 'Leave it as it is']);
  });

  it('is done for every week at a tap', () => {
    const [chip] = say(PLAN, 'skip studying just this thurs').chips ?? [];
    if (chip?.does !== 'act') throw new Error('no act');
    expect(outcome(PLAN, chip.label, { acts: chip.acts })).toBe('1 Mo We Fr');
  });

  it.each([
    ['from next week do the gym on Mondays only', '2 Mo'],
    ['bin tomorrow’s dinner', '-4'],
    ['no gym on Wednesdays', '2 Mo Fr'],
  ])('is told from what holds from then on: %s', (message, made) => {
    expect(outcome(PLAN, message)).toBe(made);
  });

  it('tells somebody who is away on some dates of the pause', () => {
    const { habits, response } = say(PLAN, 'I am away 12 to 19 December, what happens to the plan then');
    expect(habits).toEqual(PLAN);
    expect(response).toMatch(/pause/);
  });
});

describe('a time of some of the days', () => {
  it.each([
    [
      'move just the Friday ones to 10',
      '1 @ At 6 pm on Mondays, Wednesdays and Thursdays and at 10 on Fridays; 2 @ At 9 am on Mondays and Wednesdays and at 10 on Fridays',
    ],
    ['move the gym on Fridays to 10', '2 @ At 9 am on Mondays and Wednesdays and at 10 on Fridays'],
    ['make the Friday gym at 10am', '2 @ At 9 am on Mondays and Wednesdays and at 10am on Fridays'],
    ['do the gym at 10 on Fridays', '2 @ At 9 am on Mondays and Wednesdays and at 10 on Fridays'],
  ])('leaves the other days as they are: %s', (message, made) => {
    expect(outcome(PLAN, message)).toBe(made);
  });

  it.each([
    ['do the gym only on Fridays at 10', '2 Fr @ At 10'],
    ['move the gym to Fridays at 10', '2 Fr @ At 10'],
    ['gym on Tuesdays at 10', '2 Tu @ At 10'],
  ])('is told from other days: %s', (message, made) => {
    expect(outcome(PLAN, message)).toBe(made);
  });
});

describe('what is put back', () => {
  it('comes back with the days that are said beside it', () => {
    const before = PLAN;
    const habits = PLAN.filter((_, at) => at !== 2);
    const { habits: now } = say(habits, 'put it back but only Sunday to Thursday', { before });
    expect(now.map(({ description }) => description)).toEqual(before.map(({ description }) => description));
    expect(now[2]?.days).toEqual(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday']);
    expect(now.filter((_, at) => at !== 2)).toEqual(before.filter((_, at) => at !== 2));
  });

  it('may be one day of a habit', () => {
    const fewer = PLAN.map((habit, at) =>
      at === 1 ? { ...habit, days: ['monday', 'wednesday'] as const, targetFrequency: 2 } : habit,
    );
    const history = [
      { role: 'user' as const, content: 'no gym on Fridays' },
      { role: 'assistant' as const, content: 'From now on “Go to the gym” is on Mondays and Wednesdays.' },
    ];
    expect(outcome(fewer as never, 'put Friday back', { before: PLAN, history })).toBe('2 Mo We Fr');
  });
});

describe('a bare number', () => {
  it.each([
    ['could the gym be at half past nine instead of nine?', '2 @ At half past nine'],
    ['move studying to 7', '1 @ At 7 pm'],
    ['I want to read for 25 instead of 20', '3 Read for 25 minutes'],
  ])('is the hour where the habit counts nothing, and what follows “instead of” is what was: %s', (message, made) => {
    expect(outcome(TIMED, message)).toBe(made);
  });
});

describe('four digits that read as an hour', () => {
  const { mum } = PLANS;

  it.each([
    ['move the cooking to 1230', '2 @ At 12:30'],
    ['meditating at 0900', '3 @ At 09:00'],
    ['add ring dad at 1845', '+Ring dad @ At 18:45'],
  ])('are one: "%s" makes %s', (message, after) => expect(outcome(mum, message)).toBe(after));

  it('stay a number where something is counted', () =>
    expect(outcome(mum, 'add walk 1200 steps')).toContain('Walk 1200 steps'));
});
