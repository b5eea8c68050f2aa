import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { fieldProblems, type HabitFields, hasSameFields, readMeasure, toFields, withFields } from './habit-fields.ts';

const habit: PlannedHabit = {
  description: 'Drink water',
  implementationIntention: '',
  targetFrequency: 3,
  difficulty: 'easy',
  habitType: 'core',
  order: 0,
};
const plain = toFields(habit);
const fields = (change: Partial<HabitFields>): HabitFields => ({ ...plain, ...change });

/** The habit once the fields were taken over. */
function taken(change: Partial<HabitFields>): PlannedHabit {
  const next = withFields(habit, fields(change));
  if (!next) throw new Error('The fields are not sound');
  return next;
}

it.each<[string, PlannedHabit]>([
  ['nothing of it', habit],
  ['named days', { ...habit, targetFrequency: 2, days: ['monday', 'thursday'] }],
  ['an amount', { ...habit, measure: { unit: 'glasses', atLeast: 2.5 } }],
  ['a limit of none', { ...habit, measure: { unit: 'cigarettes', atMost: 0 } }],
  ['a part of the day', { ...habit, moment: 'evening' }],
  ['an exact time', { ...habit, moment: '13:30' }],
  ['a reminder', { ...habit, remindAt: '13:00' }],
])('a habit with %s comes out of its fields as it went in', (_, one) => {
  expect(withFields(one, toFields(one))).toEqual(one);
});

describe('days', () => {
  it('are as many as are named, in the order of the week', () => {
    expect(taken({ days: ['thursday', 'monday'] })).toEqual({
      ...habit,
      targetFrequency: 2,
      days: ['monday', 'thursday'],
    });
  });

  it('are daily when all seven are named, and any so many when none is', () => {
    expect(taken({ days: WEEKDAYS })).toEqual({ ...habit, targetFrequency: 7 });
    expect(taken({ days: [], times: 5 })).toEqual({ ...habit, targetFrequency: 5 });
  });
});

describe('an amount', () => {
  const atLeast = (amount: string, unit = 'glasses') => fields({ kind: 'atLeast', amount, unit });

  it('is written with a point or a comma, and exact to the thousandth', () => {
    for (const amount of ['2.5', '2,5', ' 2.50004 ']) {
      expect(readMeasure(atLeast(amount, ' glasses '))).toEqual({ unit: 'glasses', atLeast: 2.5 });
    }
  });

  it.each([
    ['', 'How much? Such as 6'],
    ['many', 'A number, such as 6 or 2.5'],
    ['1e9', 'A number, such as 6 or 2.5'],
    ['-3', 'A number, such as 6 or 2.5'],
    ['1000000000', '1,000,000 at most'],
    ['0', 'More than 0. For none, choose “At most”.'],
    ['0.0004', 'More than 0. For none, choose “At most”.'],
  ])('of %j is refused in plain words', (amount, problem) => {
    expect(fieldProblems(atLeast(amount))).toEqual({ amount: problem });
    expect(withFields(habit, atLeast(amount))).toBeNull();
    expect(readMeasure(atLeast(amount))).toBeNull();
  });

  it('needs a unit of at most 30 letters', () => {
    expect(fieldProblems(atLeast('6', '  '))).toEqual({ unit: 'Of what? Such as glasses' });
    expect(fieldProblems(atLeast('6', 'x'.repeat(200)))).toEqual({ unit: '30 letters at most' });
    expect(fieldProblems(atLeast('6', 'x'.repeat(30)))).toEqual({});
  });

  it('may be at most 0, which means none', () => {
    expect(taken({ kind: 'atMost', amount: '0', unit: 'cigarettes' }).measure).toEqual({
      unit: 'cigarettes',
      atMost: 0,
    });
  });

  it('leaves no trace once it is done or not again', () => {
    expect(taken({ kind: 'none', amount: 'x', unit: '' })).toEqual(habit);
  });
});

it('an exact time has to be one', () => {
  expect(fieldProblems(fields({ moment: 'exact', time: '' }))).toEqual({
    time: 'Choose a time, or a part of the day',
  });
  expect(taken({ moment: 'exact', time: '07:15' }).moment).toBe('07:15');
});

it('null and nothing are the same days, amount and time', () => {
  expect(hasSameFields(habit, { ...habit, days: null, measure: null, moment: null })).toBe(true);
  expect(hasSameFields(habit, { ...habit, moment: 'noon' })).toBe(false);
});

describe('words', () => {
  const offered = {
    ...habit,
    templateId: 'nut.water',
    implementationIntention: 'When I eat, I will drink. If not, later.',
  };

  it('of one’s own make it one’s own, and leave its series', () => {
    const next = withFields({ ...offered, seriesId: 's1' }, { ...toFields(offered), name: ' Sip  tea ' });
    expect(next).toEqual({
      ...habit,
      seriesId: 's1',
      description: 'Sip tea',
      implementationIntention: 'When I eat, I will sip tea. If not, later.',
    });
  });

  it('of when and where leave it the coach’s', () => {
    const next = withFields(offered, { ...toFields(offered), cue: 'after lunch' });
    expect(next).toMatchObject({
      templateId: 'nut.water',
      implementationIntention: 'After lunch, I will drink. If not, later.',
    });
  });

  it.each([
    ['', /^What is the habit/],
    [' \n ', /^What is the habit/],
    ['x'.repeat(2000), /^200 letters at most, and this has 2000\./],
  ])('of %.20j are answered plainly', (name, problem) => {
    expect(fieldProblems(fields({ name }))).toEqual({ name: expect.stringMatching(problem) });
  });

  it('of when, where and plan B have to fit together', () => {
    const long = 'word '.repeat(60);
    expect(fieldProblems(fields({ cue: long }))).toEqual({});
    expect(fieldProblems(fields({ cue: long, fallback: long })).words).toMatch(/^500 letters at most/);
  });

  it('may be markup', () => {
    expect(taken({ name: '<b>Walk</b> & <script>' }).description).toBe('<b>Walk</b> & <script>');
  });
});

it('size and kind are as they are chosen', () => {
  expect(taken({ difficulty: 'hard', habitType: 'experimental' })).toEqual({
    ...habit,
    difficulty: 'hard',
    habitType: 'experimental',
  });
});

it('a reminder is taken, changed and taken away, and has to be a time', () => {
  expect(taken({ remindAt: '13:00' })).toEqual({ ...habit, remindAt: '13:00' });
  const reminded: PlannedHabit = { ...habit, remindAt: '13:00' };
  expect(withFields(reminded, { ...toFields(reminded), remindAt: null })).toEqual({ ...habit, remindAt: null });
  expect(fieldProblems(fields({ remindAt: '' })).remindAt).toBe('Choose a time');
  expect(withFields(habit, fields({ remindAt: '' }))).toBeNull();
  expect(hasSameFields(habit, reminded)).toBe(false);
  expect(hasSameFields(habit, { ...habit, remindAt: null })).toBe(true);
});
