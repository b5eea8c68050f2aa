import { expect, it } from 'vitest';
import { COUNTED_UNITS, isSameUnit, unitFor } from './unit-words.ts';

it.each([
  ['glasses', 'glass', 'glasses'],
  ['glass', 'glass', 'glasses'],
  ['cup', 'cup', 'cups'],
  ['cups of tea', 'cup of tea', 'cups of tea'],
  ['deep breaths', 'deep breath', 'deep breaths'],
  ['push-ups', 'push-up', 'push-ups'],
  ['crunches', 'crunch', 'crunches'],
  ['exercises', 'exercise', 'exercises'],
  ['cookies', 'cookie', 'cookies'],
  ['berries', 'berry', 'berries'],
  ['people', 'person', 'people'],
  ['verres', 'verre', 'verres'],
  // Abbreviations, and what is not counted or not known, stay as they were written.
  ['km', 'km', 'km'],
  ['min', 'min', 'min'],
  ['Liegestütze', 'Liegestütze', 'Liegestütze'],
  ['chess', 'chess', 'chess'],
  ['tazza', 'tazza', 'tazza'],
])('says %s of one as %s and of two as %s', (unit, one, two) => {
  expect([unitFor(unit, 1), unitFor(unit, 2), unitFor(unit, 0), unitFor(unit, 0.5)]).toEqual([one, two, two, two]);
});

it('finds the way from one of each unit that is counted back to many', () => {
  for (const unit of COUNTED_UNITS) expect(unitFor(unitFor(unit, 1), 2)).toBe(unit);
});

it('knows a unit in either number', () => {
  expect([isSameUnit('cup', 'cups'), isSameUnit('cups', 'cups'), isSameUnit('km', 'miles')]).toEqual([
    true,
    true,
    false,
  ]);
});
