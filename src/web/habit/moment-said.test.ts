import { expect, it } from 'vitest';
import type { Moment } from '#core/habit/moment.ts';
import { isMomentSaid } from './moment-said.ts';

it.each<[string, Moment, boolean]>([
  ['At half past ten, at my desk', '10:30', true],
  ['at 10:30', '10:30', true],
  ['At 10.30am, in the office', '10:30', true],
  ['At 9:00 pm', '21:00', true],
  ['At 9', '21:00', true],
  ['At nine, in bed', '21:00', true],
  ['At quarter past 12', '12:15', false],
  ['At ten', '10:30', false],
  ['At 10', '01:00', false],
  ['After breakfast', '08:15', false],
  ['In the morning, by the window', 'morning', true],
  ['After lunch', 'noon', true],
  ['When I finish lunch, straight out of the nearest door', 'noon', true],
  ['When I finish breakfast, on a note I will see', 'morning', true],
  ['After dinner', 'evening', true],
  ['When my lunch is packed', 'morning', false],
  ['When I come home, where it tempts me most', 'evening', false],
  ['', '08:15', false],
])('"%s" says %s: %j', (cue, moment, isSaid) => {
  expect(isMomentSaid(cue, moment)).toBe(isSaid);
});
