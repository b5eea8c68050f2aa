import { describe, expect, it } from 'vitest';
import { decideAnew, noteDay, noteWholeDay } from './day-notes.ts';
import { type DayRecord, type Measure, NOTHING_RECORDED } from '#core/amount/measure.ts';

const glasses: Measure = { unit: 'glasses', atLeast: 6 };
const coffees: Measure = { unit: 'coffees', atMost: 2 };
const day = (change: Partial<DayRecord>): DayRecord => ({ ...NOTHING_RECORDED, ...change });
const ticked = day({ completed: true });
const skipped = day({ skipped: true });

describe('one note on a day', () => {
  it.each<[string, Measure | null, DayRecord | null, Parameters<typeof noteDay>[2], ReturnType<typeof noteDay>]>([
    ['a tick', null, null, { act: 'done' }, ticked],
    ['a tick takes the place of a skip', null, skipped, { act: 'done' }, ticked],
    ['a skip never that of a tick', null, ticked, { act: 'skip' }, ticked],
    ['a skip never that of an amount', glasses, day({ amount: 2 }), { act: 'skip' }, day({ amount: 2 })],
    ['a skip of a day that was declined', null, day({}), { act: 'skip' }, skipped],
    ['taken back', null, ticked, { act: 'clear' }, null],
    ['a skip taken back', null, skipped, { act: 'clear' }, null],
    ['declined', null, ticked, { act: 'decline' }, day({})],
    ['an amount reached, declined', glasses, day({ completed: true, amount: 6 }), { act: 'decline' }, day({})],
    ['part of an amount, declined', glasses, day({ amount: 4 }), { act: 'decline' }, day({ amount: 4 })],
    ['part of an amount, counted', glasses, day({ amount: 4 }), { act: 'done' }, day({ completed: true, amount: 4 })],
    ['the first added', glasses, null, { act: 'add', amount: 1 }, day({ amount: 1 })],
    ['the last added', glasses, day({ amount: 5 }), { act: 'add', amount: 1 }, day({ completed: true, amount: 6 })],
    [
      'one too many taken away',
      glasses,
      day({ completed: true, amount: 6 }),
      { act: 'add', amount: -1 },
      day({ amount: 5 }),
    ],
    ['more taken away than there is', glasses, day({ amount: 2 }), { act: 'add', amount: -3 }, 'negative'],
    [
      'added to a counted day',
      glasses,
      day({ completed: true, amount: 2 }),
      { act: 'add', amount: 1 },
      day({ completed: true, amount: 3 }),
    ],
    ['an amount in place of a skip', glasses, skipped, { act: 'add', amount: 1 }, day({ amount: 1 })],
    ['a total set', glasses, day({ amount: 2 }), { act: 'set', amount: 7 }, day({ completed: true, amount: 7 })],
    [
      'a counted day, decided anew by a total',
      glasses,
      day({ completed: true, amount: 2 }),
      { act: 'set', amount: 3 },
      day({ amount: 3 }),
    ],
    [
      'a settled limit, set within it',
      coffees,
      day({ completed: true }),
      { act: 'set', amount: 2 },
      day({ completed: true, amount: 2 }),
    ],
    [
      'a limit filled',
      coffees,
      day({ isKeptSoFar: true, amount: 1 }),
      { act: 'add', amount: 1 },
      day({ isKeptSoFar: true, amount: 2 }),
    ],
    [
      'that’s all for today',
      coffees,
      day({ isKeptSoFar: true, amount: 1 }),
      { act: 'done' },
      day({ completed: true, amount: 1 }),
    ],
    [
      'one more after that’s all, within the limit',
      coffees,
      day({ completed: true, amount: 1 }),
      { act: 'add', amount: 1 },
      day({ completed: true, amount: 2 }),
    ],
    [
      'one more after that’s all, above the limit',
      coffees,
      day({ completed: true, amount: 2 }),
      { act: 'add', amount: 1 },
      day({ amount: 3 }),
    ],
    ['that’s all above the limit', coffees, day({ amount: 3 }), { act: 'done' }, day({ amount: 3 })],
  ])('%s', (_what, measure, stored, note, expected) => {
    expect(noteDay(measure, stored, note)).toEqual(expected);
  });

  it('is the same however often it is sent, but for what is added', () => {
    for (const act of ['done', 'decline', 'skip'] as const) {
      const once = noteDay(glasses, day({ amount: 2 }), { act }) as DayRecord;
      expect(noteDay(glasses, once, { act })).toEqual(once);
    }
  });
});

describe('a day noted as a whole', () => {
  it.each<[string, Measure | null, DayRecord, Parameters<typeof noteWholeDay>[2], DayRecord]>([
    ['keeps a skip that it does not lift', null, skipped, { completed: false }, skipped],
    ['lifts a skip', null, skipped, { completed: false, skipped: false }, day({})],
    ['ticks what was skipped', null, skipped, { completed: true }, ticked],
    [
      'skips what was ticked, as somebody wished to replace the day',
      null,
      ticked,
      { completed: false, skipped: true },
      skipped,
    ],
    [
      'keeps an amount that it does not name',
      glasses,
      day({ completed: true, amount: 8 }),
      { completed: true },
      day({ completed: true, amount: 8 }),
    ],
    ['keeps part of an amount', glasses, day({ amount: 3 }), { completed: false }, day({ amount: 3 })],
    [
      'takes back an amount that had reached its target',
      glasses,
      day({ completed: true, amount: 6 }),
      { completed: false },
      day({}),
    ],
    ['takes the total that it names', glasses, day({ amount: 3 }), { completed: false, amount: 5 }, day({ amount: 5 })],
    ['clears an amount', glasses, day({ amount: 3 }), { completed: false, amount: null }, day({})],
    [
      'keeps the count of a limit',
      coffees,
      day({ isKeptSoFar: true, amount: 1 }),
      { completed: false },
      day({ isKeptSoFar: true, amount: 1 }),
    ],
    ['skips nothing that comes with an amount', glasses, skipped, { completed: false, amount: 2 }, day({ amount: 2 })],
  ])('%s', (_what, measure, before, said, expected) => {
    expect(noteWholeDay(measure, before, said)).toEqual(expected);
  });
});

describe('today, with a new target', () => {
  const eight: Measure = { unit: 'glasses', atLeast: 8 };
  const four: Measure = { unit: 'glasses', atLeast: 4 };
  it.each<[string, DayRecord, Measure | null, Measure | null, DayRecord]>([
    ['is no longer reached', day({ completed: true, amount: 6 }), glasses, eight, day({ amount: 6 })],
    ['is reached', day({ amount: 5 }), glasses, four, day({ completed: true, amount: 5 })],
    ['stays counted', day({ completed: true, amount: 2 }), glasses, eight, day({ completed: true, amount: 2 })],
    ['stays a tick from before there were amounts', ticked, null, glasses, ticked],
    [
      'breaks a lower limit',
      day({ completed: true, amount: 2 }),
      coffees,
      { unit: 'coffees', atMost: 1 },
      day({ amount: 2 }),
    ],
    ['stays skipped', skipped, glasses, eight, skipped],
    ['stays as it is without one', day({ amount: 4 }), glasses, null, day({ amount: 4 })],
  ])('%s', (_what, before, from, to, expected) => {
    expect(decideAnew(before, from, to)).toEqual(expected);
  });
});
