import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { outcome, plan, say } from '../practice/practice.testing.ts';

const habits = plan(
  ['Brush my teeth @ At 9 pm', { targetFrequency: 7 }],
  ['Read for 15 minutes @ Before bed', {}],
  ['Be up by 7 @ When my alarm rings', { habitType: 'core' }],
  ['At most 5 cigarettes a day @ When I crave one', { measure: { unit: 'cigarettes', atMost: 5 }, targetFrequency: 7 }],
);
const spokenOf = (at: number): ChatTurn[] => [
  { role: 'assistant', content: `“${habits[at]?.description}” is in the plan.` },
];

describe('several times a day', () => {
  it.each([
    ['brush twice a day', '1 Brush my teeth twice a day'],
    ['twice a day for the teeth', '1 Brush my teeth twice a day'],
    ['teeth morning and night', '1 Brush my teeth morning and night'],
    ['could you put the teeth down for both morning and evening', '1 Brush my teeth both morning and evening'],
    ['teeth 2x daily', '1 Brush my teeth 2x daily'],
    ['brush thrice daily', '1 Brush my teeth thrice daily'],
    ['read three times a day', '2 Read for 15 minutes three times a day'],
  ])('stand in the habit: "%s" makes %s', (message, came) => expect(outcome(habits, message)).toBe(came));

  it.each([
    ['twice a day', '1 Brush my teeth twice a day'],
    ['morning and night please', '1 Brush my teeth morning and night'],
  ])('are of what was spoken of: "%s"', (message, came) =>
    expect(outcome(habits, message, { history: spokenOf(0) })).toBe(came),
  );

  it('take the place of how often it was', () => {
    const twice = say(habits, 'brush twice a day').habits;
    expect(outcome(twice, 'teeth three times a day')).toBe('1 Brush my teeth three times a day');
  });

  it.each([
    'I brush twice a day',
    'should I brush twice a day?',
    'floss twice a day',
    'read in the morning or at night',
  ])('change nothing where they are told, asked, or of nothing in the plan: "%s"', (message) =>
    expect(say(habits, message).habits).toEqual(habits),
  );

  it('are no days of a week', () => expect(outcome(habits, 'teeth twice a week')).toBe('1 2x'));
});

describe('a number that is put right', () => {
  const history: ChatTurn[] = [
    { role: 'user', content: 'make the reading 30' },
    { role: 'assistant', content: 'So “Read for 15 minutes” is 30 minutes after this.' },
  ];
  it.each(['No wait, 45', 'no 45', 'sorry, 45', 'nope 45', 'no, not 30, 45', 'oops 45'])('%s', (message) =>
    expect(outcome(habits, message, { history })).toBe('2 Read for 45 minutes'),
  );

  it.each(['no cigarettes', 'no, leave it'])('is not what else is refused: "%s"', (message) =>
    expect(outcome(habits, message, { history })).not.toContain('2 Read for'),
  );
});

describe('an answer', () => {
  it.each(['aye same gym', 'yes the usual place'])(
    'of how something stays is no yes to what was offered: "%s"',
    (message) => {
      const offer: ChatTurn[] = [
        { role: 'user', content: 'reading is a lot' },
        { role: 'assistant', content: 'Shall I make the reading shorter?' },
      ];
      expect(say(habits, message, { history: offer }).habits).toEqual(habits);
      expect(outcome(habits, 'aye go on', { history: offer })).toBe('2 Read for 8 minutes');
    },
  );

  it.each([
    ['start with 15', 1],
    ['15 to begin with', 1],
    ['keep it at 5', 3],
  ])('tells what stands already: "%s"', (message, at) => {
    const { habits: now, response } = say(habits, message, { history: spokenOf(at) });
    expect(now).toEqual(habits);
    expect(response).toMatch(/already|now/);
  });

  it('says how a habit stays as it is, where no value was said', () =>
    expect(say(habits, 'leave the reading as it is').response).toContain('Read for 15 minutes'));
});
