import { expect, it } from 'vitest';
import { clockJumped, idleSince } from './idle-guests.ts';

const at = (instant: string) => Date.parse(instant);

it('a guest goes after thirty days', () => {
  expect(idleSince(at('2026-04-03T12:00:00Z'))).toBe(at('2026-03-04T12:00:00Z'));
});

it.each([
  ['a day later', '2026-05-02T04:00:00Z', false],
  ['two days later, as after one missed run', '2026-05-03T04:00:00Z', false],
  ['later than that', '2026-05-03T04:00:01Z', true],
  ['earlier', '2026-05-01T03:59:59Z', true],
])('a run %s than the last: the clock jumped is %s', (_when, now, jumped) => {
  expect(clockJumped(at('2026-05-01T04:00:00Z'), at(now))).toBe(jumped);
});

it('the first run does not know', () => {
  expect(clockJumped(null, at('2026-05-01T04:00:00Z'))).toBe(true);
});
