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

const statement = {};

type Told = { values?: readonly unknown[]; revision: number; lightFrom?: number; lightTo?: number; now?: string };

const read = ({ values = [], now = '2026-03-04T12:00:00Z', lightFrom = 0, lightTo = 0, revision }: Told) =>
  withKeptRows({ userId, revision, lightFrom, lightTo, now: new Date(now) }, async () => {
    const { rows } = await keptRows({ statement, values }, async () => ({ text: null, rows: stored }));
    return rows;
  });

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

  it('are those of the values that are asked for', async () => {
    await read({ revision: 7, values: ['2026-03-04', null, ['a']] });
    stored = 'second';
    expect(await read({ revision: 7, values: ['2026-03-04', null, ['a']] })).toBe('first');
    expect(await read({ revision: 7, values: ['2026-03-04', null, ['b']] })).toBe('second');
    expect(await read({ revision: 7, values: ['2026-03-05', null, ['a']] })).toBe('second');
    expect(await read({ revision: 7, values: ['2026-03-04', ''] })).toBe('second');
  });

  it('are told to whoever reads them anew, who takes them again where the text is the same', async () => {
    const told: unknown[] = [];
    const readAt = (revision: number, text: string) =>
      withKeptRows({ userId, revision, lightFrom: 0, lightTo: 0, now: new Date('2026-03-04T12:00:00Z') }, () =>
        keptRows({ statement, values: [] }, async (earlier) => {
          told.push(earlier?.rows ?? null);
          return earlier?.text === text ? earlier : { text, rows: { made: text } };
        }),
      );
    const first = await readAt(7, 'as it was');
    expect(await readAt(8, 'as it was')).toBe(first);
    expect((await readAt(9, 'otherwise')).rows).toEqual({ made: 'otherwise' });
    expect(told).toEqual([null, first.rows, first.rows]);
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
