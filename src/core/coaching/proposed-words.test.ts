import { expect, it } from 'vitest';
import { assessSafety } from '#coach/safety/router.ts';
import { heardOfHabits, heardOfWords } from './proposed-words.ts';

const habit = (description: string, implementationIntention = 'When I finish lunch, I sit down.') =>
  heardOfHabits([{ description, implementationIntention }]);
const isHeard = (texts: string[]) => texts.some((text) => assessSafety(text) === 'crisis');

it.each(['You should just end your life', 'You should hang yourself', 'It is time for you to die'])(
  'danger is heard that is said to somebody: %s',
  (text) => {
    expect(assessSafety(text)).toBe('none');
    expect(isHeard(heardOfWords(text))).toBe(true);
  },
);

it.each(['End your life', 'Jump off the bridge', 'Hurt yourself a little each day'])(
  'and that a habit asks for: %s',
  (description) => {
    expect(assessSafety(description)).toBe('none');
    expect(isHeard(habit(description))).toBe(true);
  },
);

it.each([
  'End your day with a line in your journal',
  'Cut your vegetables for the week',
  'Take your pills with breakfast',
  'Kill your phone at nine',
  'Throw your bag down and stretch',
  'Hang your coat up',
])('what is harmless stays so: %s', (description) => {
  expect(isHeard(habit(description))).toBe(false);
  expect(isHeard(heardOfWords(`You could ${description.toLowerCase()}, when you are at home.`))).toBe(false);
});
