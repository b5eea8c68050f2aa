import { describe, expect, it } from 'vitest';
import { outcome, plan, say } from './practice.testing.ts';

const week = plan(
  'Walk for 10 minutes',
  'Read 10 pages',
  'Read Spanish aloud',
  'Do one easy bit first',
  'No scrolling',
);

describe('a list that one order is given for', () => {
  it.each([
    ['take the walk and the easy bit away', '-1; -4'],
    ['take 1 and 4 out', '-1; -4'],
    ['delete first and last', '-1; -5'],
    ['kindly leave out the walk', '-1'],
    ['do leave out the walk', '-1'],
  ])('is meant as a whole: "%s" makes %s', (message, after) => expect(outcome(week, message)).toBe(after));

  it('asks which of two that are called alike, and does the rest with it', () => {
    const { habits, chips = [] } = say(week, 'drop the walk and the reading');
    expect(habits).toEqual(week);
    const [first] = chips.flatMap((chip) => (chip.does === 'act' ? [chip.acts] : []));
    expect(first).toEqual([
      { act: 'remove', target: 0 },
      { act: 'remove', target: 1 },
    ]);
  });

  it.each([
    ['the walk at five every day, and that easy bit can go', '1 7x @ At five; -4'],
    ['walk half an hour on Monday, and you may forget number 4', '1 Walk for 30 minutes Mo; -4'],
    ['the easy bit remove, walk after work', '1 @ After work; -4'],
  ])('ends where something else is asked for: "%s" makes %s', (message, after) =>
    expect(outcome(week, message)).toBe(after),
  );
});

describe('a habit that is called good, or that somebody else may join', () => {
  it.each(['walking in the evening is a good one', 'I love the walk', 'keep the walk as it is'])(
    'stays as it is: "%s"',
    (message) => expect(outcome(week, message)).toBe('same'),
  );

  it.each(["Sue said she'd maybe walk with me wednesdays", 'Pat could join me on the walk on Fridays'])(
    'is not moved to their days: "%s"',
    (message) => expect(say(week, message).habits).toEqual(week),
  );
});

describe('two requests in one message', () => {
  it.each([
    ['the walk after lunch, and twenty minutes of Spanish', '1 @ After lunch; 3 Read Spanish aloud for 20 minutes'],
    ['No walk please and Spanish only on sundays', '-1; 3 Su'],
    ['walk on tuesdays, oh and thursdays too', '1 Tu Th'],
  ])('each have their own value: "%s" makes %s', (message, after) => expect(outcome(week, message)).toBe(after));
});

describe('half', () => {
  it.each([
    ['put the walk up to half an hour', '1 Walk for 30 minutes'],
    ['up the walk to half an hour', '1 Walk for 30 minutes'],
    ['cut the walk in half', '1 Walk for 5 minutes'],
    ['walk to half', '1 Walk for 5 minutes'],
  ])('is of what stands in the plan, but for half an hour: "%s" makes %s', (message, after) =>
    expect(outcome(week, message)).toBe(after),
  );
});

describe('a reason', () => {
  it('changes nothing beside the request that it is given for', () => {
    const { habits, learnt } = say(week, 'my knee is bad, can we swap the walk for swimming');
    expect(habits.slice(1)).toEqual(week.slice(1));
    expect(habits[0]?.description).toBe('Swimming');
    expect(learnt).toEqual(['My knee is bad']);
  });

  it.each([
    ['3 times is loads for the walk, two', '1 2x'],
    ['no scrolling every night is not realistic, weekdays only', '5 Mo Tu We Th Fr @ At night'],
    ['walk every day. actually no, weekdays', '1 Mo Tu We Th Fr'],
  ])('names what was, and what is behind it the wish: "%s" makes %s', (message, after) =>
    expect(outcome(week, message)).toBe(after),
  );
});

describe('an hour', () => {
  it.each([
    ['the walk — after work, say 7', '1 @ After work, at 7'],
    ['walk at 830 pm', '1 @ At 8:30 pm'],
    ['walk at 19h', '1 @ At 19:00'],
  ])('is no size: "%s" makes %s', (message, after) => expect(outcome(week, message)).toBe(after));
});

it('adds what is to be added, whatever its words mean elsewhere', () => {
  expect(outcome(week, 'add lights out by 10:15')).toBe('+Lights out @ Before 10:15');
});

it('hears a question for leave, and moves no limit for it', () => {
  const { habits, response } = say(week, 'is it ok if I scroll at lunch');
  expect(habits).toEqual(week);
  expect(response).toContain('No scrolling');
});

it('asks what is to become of the one habit that something was told of', () => {
  const { habits, response } = say(week, 'I walk that far just to the shop');
  expect(habits).toEqual(week);
  expect(response).toContain('walking');
});
