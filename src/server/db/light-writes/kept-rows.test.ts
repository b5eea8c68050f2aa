import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptRows, outlastsLightWrites, withKeptRows } from './kept-rows.ts';

let userId: string;
/** What is stored: every read finds it as it is now. */
let stored: string;

beforeEach(() => {
  userId = randomUUID();
  stored = 'first';
});

type Told = { revision: number; lightFrom?: number; lightTo?: number; now?: string };

const read = ({ now = '2026-03-04T12:00:00Z', lightFrom = 0, lightTo = 0, revision }: Told) =>
  withKeptRows({ userId, revision, lightFrom, lightTo, now: new Date(now) }, () =>
    keptRows(
      () => 'a statement',
      async () => stored,
    ),
  );

describe('rows that light writes do not change', () => {
  it('are read once while there are only such writes', async () => {
    await read({ revision: 7 });
    stored = 'second';
    expect(await read({ revision: 7 })).toBe('first');
    expect(await read({ revision: 8, lightFrom: 7, lightTo: 8 })).toBe('first');
    expect(await read({ revision: 9, lightFrom: 7, lightTo: 9 })).toBe('first');
    expect(await read({ revision: 9, lightFrom: 3, lightTo: 9 })).toBe('first');
  });

  it.each([
    ['any other write', { revision: 8 }],
    ['another write before a light one', { revision: 9, lightFrom: 8, lightTo: 9 }],
    [
      'another write after a light one, as a server of an earlier version counts it',
      { revision: 9, lightFrom: 7, lightTo: 8 },
    ],
    ['a minute, whatever was written', { revision: 7, now: '2026-03-04T12:01:00Z' }],
    ['a clock that goes back', { revision: 7, now: '2026-03-04T11:59:00Z' }],
  ])('are read anew after %s', async (_what, told) => {
    await read({ revision: 7 });
    stored = 'second';
    expect(await read(told)).toBe('second');
  });

  it('are nobody else’s', async () => {
    await read({ revision: 7 });
    [userId, stored] = [randomUUID(), 'another’s'];
    expect(await read({ revision: 7 })).toBe('another’s');
  });

  it('are not kept by whoever was told an older revision than another one', async () => {
    await read({ revision: 8 });
    stored = 'second';
    expect(await read({ revision: 7 })).toBe('second');
    expect(await read({ revision: 8 })).toBe('first');
  });

  it('are read by their statement’s text', () => {
    expect(outlastsLightWrites('select "id" from "goals"')).toBe(true);
    expect(outlastsLightWrites('select "id" from "goals" for update')).toBe(false);
    expect(outlastsLightWrites('select "date" from "check_ins"')).toBe(false);
    expect(outlastsLightWrites('select 1 from habit_completions AS other')).toBe(false);
    expect(outlastsLightWrites('delete from "goals"')).toBe(false);
  });
});
