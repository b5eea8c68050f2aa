import { expect, it } from 'vitest';
import { read } from '#coach/text/reading.ts';
import { isUnsafeRequest } from '../unsafe.ts';

it.each([
  ['My physio told me to do 10 minutes twice a day', false],
  ['the nurse said twice a day', false],
  ['run twice a day', true],
  ['my doctor told me to skip meals', true],
])('follows what was prescribed, and plans nothing that would harm: %s', (message, isUnsafe) => {
  const reading = read(message);
  expect(isUnsafeRequest(reading, { from: 0, to: reading.tokens.length })).toBe(isUnsafe);
});
