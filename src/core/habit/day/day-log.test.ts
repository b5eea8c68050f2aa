import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Measure, NOTHING_RECORDED } from '#core/amount/measure.ts';
import { foldNotes, type LoggedNote } from './day-log.ts';

const glasses: Measure = { unit: 'glasses', atLeast: 6 };
const said = (act: 'done' | 'decline' | 'clear' | 'skip', reason: string | null = null): LoggedNote => ({
  act,
  reason,
});
const more = (amount: number): LoggedNote => ({ act: 'add', amount, reason: null });
const total = (amount: number): LoggedNote => ({ act: 'set', amount, reason: null });

it.each<[string, Measure | null, LoggedNote[], object | null]>([
  ['nothing is noted', null, [], null],
  ['a tick taken back leaves nothing', null, [said('done'), said('clear')], null],
  ['the last of a tick and its withdrawal stands', null, [said('clear'), said('done')], { completed: true }],
  ['additions add up', glasses, [more(2), more(1.5)], { amount: 3.5, completed: false }],
  [
    'a total takes the place of what was added before',
    glasses,
    [more(2), total(5), more(1)],
    { amount: 6, completed: true },
  ],
  ['a skip does not take the place of a tick', null, [said('done'), said('skip')], { completed: true, skipped: false }],
  ['less than nothing is nothing', glasses, [said('clear'), more(-1), more(2)], { amount: 2 }],
  [
    'what stood there is added to',
    glasses,
    [{ act: 'stand', record: { ...NOTHING_RECORDED, amount: 4 }, reason: null }, more(1)],
    { amount: 5 },
  ],
  [
    'what is said of the whole day takes the place of all before',
    glasses,
    [more(2), { act: 'stand', record: null, reason: null }],
    null,
  ],
])('%s', (_what, measure, notes, expected) => {
  const { record } = foldNotes(measure, notes);
  if (expected === null) expect(record).toBeNull();
  else expect(record).toMatchObject(expected);
});

it('a skip keeps the reason of its last word, until it is over', () => {
  expect(foldNotes(null, [said('skip', 'Ill'), said('skip', 'Still ill')]).reason).toBe('Still ill');
  expect(foldNotes(null, [said('skip', 'Ill'), said('done')]).reason).toBeNull();
  expect(foldNotes(null, [said('skip', 'Ill'), said('done'), said('clear')]).reason).toBeNull();
});

it('what is written beside a day stays until other words take its place', () => {
  expect(foldNotes(null, [{ act: 'done', reason: 'In the rain' }, said('done')]).reason).toBe('In the rain');
  expect(foldNotes(null, [{ act: 'done', reason: 'In the rain' }, said('clear'), said('done')])).toMatchObject({
    record: { completed: true },
    reason: 'In the rain',
  });
  expect(foldNotes(null, [said('skip', 'Ill'), said('clear'), said('skip')]).reason).toBeNull();
  expect(
    foldNotes(null, [
      { act: 'done', reason: 'In the rain' },
      { act: 'done', reason: '' },
    ]).reason,
  ).toBe('');
  expect(foldNotes(null, [{ act: 'done', reason: 'In the rain' }, said('skip', 'Ill')]).reason).toBe('In the rain');
});

it('no amount is below nothing, whatever is added and taken away', () => {
  const note = fc.oneof(
    fc.constantFrom(said('done'), said('clear'), said('skip'), said('decline')),
    fc.integer({ min: -9, max: 9 }).map(more),
  );
  fc.assert(
    fc.property(fc.array(note), (notes) => {
      expect(foldNotes(glasses, notes).record?.amount ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
