import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay, dayNumber } from '#core/calendar/calendar.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { exported, mustImport, sayings, upload } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

type Bytes = Uint8Array<ArrayBuffer>;
const archive = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  ) as Bytes;
const toNumber = (day: string) => dayNumber(calendarDay(day));

describe('the export of Beaver Habit Tracker', () => {
  it('comes in with its notes and rhythms; what was deleted there stays away', async () => {
    const me = await guest();
    const habit = (name: string, more: object) => ({ name, id: name, tags: [], star: false, ...more });
    const result = await mustImport(me, {
      habits: [
        habit('Stretch', {
          period: { period_type: 'W', period_count: 1, target_count: 3 },
          records: [
            { day: '2026-02-09', done: true, text: 'Calm' },
            { day: '2026-02-10', done: false },
          ],
        }),
        habit('Floss', {
          status: 'archive',
          period: { period_type: 'M', period_count: 1, target_count: 2 },
          records: [{ day: '2026-02-09', done: true }],
        }),
        habit('Gone', { status: 'soft_delete', records: [{ day: '2026-02-09', done: true }] }),
      ],
      order: [],
    });
    expect(result).toMatchObject({
      source: 'beaver',
      habits: [
        { name: 'Stretch', perWeek: 3, archived: false },
        { name: 'Floss', perWeek: 1, archived: true },
      ],
    });
    expect(result.skipped).toMatchObject([{ reason: 'frequency_bent', count: 1 }]);
    expect(await sayings(me)).toEqual({
      '2026-02-09': ['Floss yes', 'Stretch yes: Calm'],
      '2026-02-10': ['Stretch no'],
    });
  });

  it('is called by its name when it is damaged', async () => {
    const { body } = await upload(await guest(), 'preview', { habits: [{ name: 'Stretch', records: [{ day: 5 }] }] });
    expect(body.message).toBe('Taylr can’t read this as a Beaver Habit Tracker export.');
  });
});

describe('the export of Table Habit', () => {
  it('comes in with its amounts, skips, reasons and groups; what was deleted there stays away', async () => {
    const me = await guest();
    const day = (date: string, value: number, more: object = {}) => ({
      record_date: toNumber(date),
      record_type: 1,
      record_value: value,
      ...more,
    });
    const habit = (name: string, more: object) => ({
      create_t: 1,
      type: 1,
      status: 1,
      name,
      daily_goal: 1,
      daily_goal_unit: '',
      ...more,
    });
    const result = await mustImport(me, {
      habits: [
        habit('Walk', {
          daily_goal: 5,
          daily_goal_unit: 'km',
          freq_type: 1,
          freq_custom: '[3]',
          group_id: 'g',
          records: [day('2026-02-09', 6), day('2026-02-10', 2, { reason: 'Rain' })],
        }),
        habit('Meditate', {
          freq_type: 3,
          freq_custom: '[1,1]',
          group_id: 'g',
          records: [
            day('2026-02-09', 1),
            day('2026-02-10', 0, { record_type: 2, reason: 'Ill' }),
            day('2026-02-11', 0),
          ],
        }),
        habit('Cigarettes', {
          type: 2,
          daily_goal: 0,
          daily_goal_extra: 2,
          freq_type: 2,
          freq_custom: '[30]',
          records: [day('2026-02-09', 1), day('2026-02-10', 4)],
        }),
        habit('Gone', { status: 2, freq_type: 3, freq_custom: '[1,1]', records: [day('2026-02-09', 1)] }),
      ],
      groups: [{ uuid: 'g', name: 'Fitness' }],
    });
    expect(result).toMatchObject({
      source: 'table_habit',
      habits: [
        { name: 'Walk', perWeek: 3, measure: { unit: 'km', atLeast: 5 } },
        { name: 'Meditate', perWeek: 7, measure: null, skips: 1 },
        { name: 'Cigarettes', perWeek: 7, measure: { unit: 'units', atMost: 2 } },
      ],
    });
    expect(result.skipped).toEqual([]);
    expect(await sayings(me)).toEqual({
      '2026-02-09': ['Cigarettes kept 1 units', 'Meditate yes', 'Walk yes 6 km'],
      '2026-02-10': ['Cigarettes no 4 units', 'Meditate skipped: Ill', 'Walk no 2 km: Rain'],
      '2026-02-11': ['Meditate no'],
    });
    const { identities, goals } = await exported(me);
    // What is to be kept low is never planned as something to do.
    expect(identities.map(({ name }) => name).toSorted()).toEqual(['Cigarettes: at most 2 units a day', 'Fitness']);
    const suggested = identities.map(({ id }) =>
      me.must('POST /api/identities/:id/generate-habits', { params: { id }, body: {} }),
    );
    const [goal] = goals;
    expect(goal?.description).toContain('Cigarettes: at most 2 units a day.');
    for (const { habits } of await Promise.all(suggested)) {
      expect(habits.map(({ description }) => description)).not.toContain('Smoke cigarettes');
    }
  });
});

describe('data of HabitTrove', () => {
  const habit = (id: string, more: object) => ({
    id,
    name: id,
    description: '',
    frequency: 'FREQ=DAILY',
    coinReward: 1,
    completions: ['2026-02-10T12:00:00.000Z'],
    ...more,
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TH', 2, ['monday', 'thursday'], false],
    ['RRULE:FREQ=DAILY', 7, null, false],
    ['FREQ=DAILY;BYDAY=SA,SU', 2, ['sunday', 'saturday'], false],
    ['FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR,SA', 7, null, false],
    ['FREQ=MONTHLY;BYDAY=MO,WE', 2, ['monday', 'wednesday'], false],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR,SA;COUNT=10', 2, null, true],
    ['FREQ=MONTHLY;BYDAY=1MO', 1, null, true],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 1, null, true],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 1, null, true],
    ['FREQ=SECONDLY', 1, null, true],
    ['weekly', 1, null, false],
  ])('means by %s %i times a week, on %j', async (frequency, perWeek, namedDays, isTold) => {
    const { body } = await upload(await guest(), 'preview', { habits: [habit('a', { frequency })] });
    expect(body.habits).toMatchObject([{ perWeek, namedDays }]);
    expect(body.skipped.length > 0).toBe(isTold);
  });

  it('of a family asks whose, and brings in theirs and what is everybody’s', async () => {
    const me = await guest();
    const habits = [
      habit('Hers', { userIds: ['u1'] }),
      habit('His', { userIds: ['u2'] }),
      habit('Both', { userIds: ['u1', 'u2'] }),
      habit('All', {}),
    ];
    const auth = {
      users: [
        { id: 'u1', username: 'Ana', password: 'x:y' },
        { id: 'u2', username: 'Ben' },
      ],
    };
    const file = archive({ 'data/habits.json': JSON.stringify({ habits }), 'data/auth.json': JSON.stringify(auth) });
    const { body } = await upload(me, 'preview', file);
    expect(body.people).toEqual([
      { id: 'u1', name: 'Ana' },
      { id: 'u2', name: 'Ben' },
    ]);
    expect(body.counts.checkIns).toEqual({ added: 0, there: 0 });
    const refused = await upload(me, 'import', file);
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 422,
      message: 'Several people share this file. Choose whose habits come in.',
    });
    expect((await mustImport(me, file, { person: 'u1' })).habits.map(({ name }) => name)).toEqual([
      'Hers',
      'Both',
      'All',
    ]);
    expect(await sayings(me)).toEqual({ '2026-02-10': ['All yes', 'Both yes', 'Hers yes'] });
  });
});

describe('habits that are left out', () => {
  it('stay away, and are shown all the same', async () => {
    const me = await guest();
    const csv = ['date,habit,done', '2026-02-09,Run,yes', '2026-02-09,Read,yes', '2026-02-10,Sing,yes'].join('\n');
    const result = await mustImport(me, csv, { leftOut: '0,2' });
    expect(result.habits.map(({ place, name }) => [place, name])).toEqual([
      [0, 'Run'],
      [1, 'Read'],
      [2, 'Sing'],
    ]);
    expect(await sayings(me)).toEqual({ '2026-02-09': ['Read yes'] });
    expect((await upload(me, 'import', csv, { leftOut: '0;2' })).status).toBe(422);
  });
});
