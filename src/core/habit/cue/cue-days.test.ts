import { expect, it } from 'vitest';
import { cueDays, withCueDays } from './cue-days.ts';

it.each([
  ['When our agreed hour comes on Wednesday, at our meeting point, I will walk.', ['wednesday']],
  ['When Monday’s first break starts, I will ring.', ['monday']],
  ['At the weekend after lunch, I will walk.', ['saturday', 'sunday']],
  ['When I close my laptop, in the gym that I picked on Sunday, I will train.', []],
  ['After lunch, I will walk. If it rains on Sunday, I dance.', []],
  ['', []],
])('%s names %j', (intention, days) => {
  expect(cueDays(intention)).toEqual(days);
});

const SUNDAY = 'When Sunday’s breakfast is over, on the rug, I will copy 1 move. If Sunday is full, I watch one.';

it('follows the days that a habit is moved to, and keeps the rest of its words', () => {
  const habit = { implementationIntention: SUNDAY, days: ['wednesday', 'friday'] as const };
  const moved = withCueDays({ days: null }, habit);
  expect(moved.implementationIntention).toBe(
    'When Wednesday’s breakfast is over, on the rug, I will copy 1 move. If Sunday is full, I watch one.',
  );
});

it.each([
  ['its day is among them', SUNDAY, ['sunday'], ['friday', 'sunday']],
  ['it is for any day', SUNDAY, ['sunday'], null],
  ['it was of another day than its habit', SUNDAY, ['monday'], ['friday']],
  ['it names no day', 'After lunch, I will walk.', ['monday'], ['friday']],
  ['it names two', 'At the weekend, I will walk.', null, ['friday']],
] as const)('stays as it is where %s', (_why, implementationIntention, before, days) => {
  const habit = { implementationIntention, days };
  expect(withCueDays({ days: before }, habit)).toBe(habit);
});
