import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDay, dayNumber } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { loopBackup, sqliteFile } from './loop-backup.testing.ts';
import { exported, mustImport, sayings, upload } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

const toBytes = (buffer: Uint8Array) => new Uint8Array(buffer) as Uint8Array<ArrayBuffer>;

/** A database file made by these statements. */
const madeBy = (statements: string) => sqliteFile((database) => database.exec(statements));

const LOOP_TABLES = `
  CREATE TABLE Habits (id integer primary key autoincrement, archived integer, color integer, description text, freq_den integer,
    freq_num integer, highlight integer, name text, position integer, reminder_hour integer, reminder_min integer,
    reminder_days integer not null default 127, type integer not null default 0, target_type integer not null default 0,
    target_value real not null default 0, unit text not null default '', question text, uuid text);
  CREATE TABLE Repetitions (id integer primary key autoincrement, habit integer not null references habits(id),
    timestamp integer not null, value integer not null, notes text);
  PRAGMA user_version = 25;`;

const at = (day: string) => dayNumber(calendarDay(day)) * DAY;

/** One person's habits in Loop: a daily one, one of three times a week, an amount, and an archived one. */
const aBackup = () =>
  madeBy(`${LOOP_TABLES}
  INSERT INTO Habits (id, archived, name, position, freq_num, freq_den, type, target_type, target_value, unit, question, uuid) VALUES
    (1, 0, 'Meditate', 0, 1, 1, 0, 0, 0, '', 'Did you sit?', 'aa'), (2, 0, 'Run', 1, 3, 7, 0, 0, 0, '', '', 'bb'),
    (3, 0, 'Read', 2, 1, 1, 1, 0, 20, 'pages', '', 'cc'), (4, 1, 'Floss', 3, 1, 30, 0, 0, 0, '', '', 'dd');
  INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
    (1, ${at('2026-02-09')}, 2, 'Calm'), (1, ${at('2026-02-10')}, 0, NULL), (1, ${at('2026-02-11')}, 3, 'Ill'),
    (2, ${at('2026-02-09')}, 2, NULL), (2, ${at('2026-02-12')}, 2, NULL), (2, ${at('2026-02-11')}, 3, NULL),
    (3, ${at('2026-02-09')}, 25000, NULL), (3, ${at('2026-02-10')}, 12500, 'Tired'), (3, ${at('2026-02-11')}, 3, NULL),
    (4, ${at('2026-02-02')}, 2, NULL), (1, ${at('2027-01-01')}, 2, NULL), (1, ${at('1969-12-30')}, 2, NULL),
    (2, ${at('2026-02-13')}, 9, NULL), (7, ${at('2026-02-13')}, 2, NULL);`);

describe('a backup of Loop Habit Tracker', () => {
  it('comes in without loss: ticks, skips, notes, amounts, archived habits; what cannot is told', async () => {
    const [me, other] = [await guest(), await guest()];
    const { body } = await upload(me, 'preview', aBackup());
    expect(body).toMatchObject({ source: 'loop', from: '2026-02-02', to: '2026-02-12' });
    const ticked = { namedDays: null, measure: null, archived: false, skips: 0 };
    expect(body.habits).toEqual([
      { ...ticked, place: 0, name: 'Meditate', perWeek: 7, days: 1, skips: 1 },
      { ...ticked, place: 1, name: 'Run', perWeek: 3, days: 2, skips: 1 },
      { ...ticked, place: 2, name: 'Read', perWeek: 7, measure: { unit: 'pages', atLeast: 20 }, days: 1, skips: 1 },
      { ...ticked, place: 3, name: 'Floss', perWeek: 1, archived: true, days: 1 },
    ]);
    const reasons = Object.fromEntries(body.skipped.map(({ reason, count }) => [reason, count]));
    expect(reasons).toEqual({
      in_future: 1,
      before_1970: 1,
      unknown_value: 1,
      belongs_to_nothing: 1,
      frequency_bent: 1,
    });
    const bent = body.skipped.find(({ reason }) => reason === 'frequency_bent');
    expect(bent?.examples).toEqual(['Floss: 1 in 30 days, here 1x/week']);
    await mustImport(me, aBackup());
    expect(await sayings(me)).toEqual({
      '2026-02-02': ['Floss yes'],
      '2026-02-09': ['Meditate yes: Calm', 'Read yes 25 pages', 'Run yes'],
      '2026-02-10': ['Meditate no', 'Read no 12.5 pages: Tired'],
      '2026-02-11': ['Meditate skipped: Ill', 'Read skipped', 'Run skipped'],
      '2026-02-12': ['Run yes'],
    });
    const file = await exported(me);
    expect(file.goals).toMatchObject([{ description: 'Meditate. Run. Read. Floss.', currentFrictions: '' }]);
    expect(file.identities).toMatchObject([{ name: 'Meditate, Run, Read and Floss', isActive: true }]);
    expect(file.plans.map(({ weekStartDate, habits }) => [weekStartDate, habits.length]).toSorted()).toEqual([
      ['2026-02-01', 1],
      ['2026-02-08', 3],
    ]);
    expect(file.pauses).toEqual([]);
    expect((await exported(other)).goals).toEqual([]);
  });

  it('has the coach speak of the habits that came in, wherever it says whose they are or what they are for', async () => {
    const me = await guest();
    await mustImport(me, aBackup());
    const [identity] = await me.must('GET /api/identities');
    const params = { id: identity?.id as string };
    const { intro, habits } = await me.must('POST /api/identities/:id/generate-habits', { params, body: {} });
    const acts = ['Meditate for 10 minutes', 'Run for 5 minutes', 'Read for 5 minutes', 'Floss'];
    expect(habits.map(({ description }) => description)).toEqual(expect.arrayContaining(acts));
    await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits } });
    const shown = [
      intro,
      habits,
      await me.must('GET /api/bootstrap'),
      await me.must('GET /api/ai/dashboard-insights-multi'),
      await me.must('GET /api/memories'),
    ];
    expect(JSON.stringify(shown)).not.toMatch(/imported habits|as before/i);
  });

  it('names an identity for as many of its habits as can be said at once', async () => {
    const me = await guest();
    const names = ['Play the piano', 'Write three pages of the book', 'Walk round the lake', 'Call my sister'];
    const habits = names.map((name, index) => ({ id: index + 1, name, times: 1, days: 1, about: '' }));
    const entries = habits.map(({ id }) => ({ habit: id, day: calendarDay('2026-02-09'), value: 2 }));
    await mustImport(me, loopBackup({ habits, entries }, 25, false));
    expect(await me.must('GET /api/identities')).toMatchObject([{ name: 'Play the piano' }]);
  });

  it('asks for no review of weeks that were lived elsewhere, and is there once', async () => {
    const me = await guest();
    await mustImport(me, aBackup());
    const { reviewStandings } = await me.must('GET /api/bootstrap');
    expect(reviewStandings.map(({ overdue }) => overdue.hasOverdueReviews)).toEqual([false]);
    const again = await mustImport(me, aBackup());
    expect(Object.values(again.counts).every(({ added }) => added === 0)).toBe(true);
  });

  it('goes to an identity of one’s own, whose running week stays as it is', async () => {
    const me = await guest();
    const { group } = await aPlan(me);
    await mustImport(me, aBackup(), { identityId: group.identityId });
    const file = await exported(me);
    expect(file.identities.map(({ id }) => id)).toEqual([group.identityId]);
    expect(file.goals).toHaveLength(1);
    expect(
      await me.must('GET /api/habits/current/:identityId', { params: { identityId: group.identityId } }),
    ).toMatchObject({ plan: group.plan });
  });

  it('of an installation that began years ago comes in with all its days, whatever its columns are called', async () => {
    const me = await guest();
    const habits = ['Meditate', 'Run'].map((name, index) => ({ id: index + 7, name, times: 1, days: 1, about: '' }));
    const entries = Array.from({ length: 164 }, (_none, index) => ({
      habit: 7 + (index % 2),
      day: addDays(calendarDay('2025-09-01'), index),
      value: 2,
    }));
    const { body } = await upload(me, 'preview', loopBackup({ habits, entries }, 25, true));
    expect(body.habits).toMatchObject([
      { name: 'Meditate', days: 82 },
      { name: 'Run', days: 82 },
    ]);
    expect(body.counts.completions).toEqual({ added: 164, there: 0 });
    expect(body.skipped).toEqual([]);

    const adrift = entries.map((entry) => ({ ...entry, habit: 99 }));
    for (const call of ['preview', 'import'] as const) {
      const { status, body: refusal } = await upload(me, call, loopBackup({ habits, entries: adrift }, 25, true));
      expect({ status, message: refusal.message }).toEqual({
        status: 422,
        message: 'None of the 164 entries of this file belongs to a habit in it.',
      });
    }
  });

  it('is refused when it is none, or would never end, and leaves no file behind', async () => {
    const me = await guest();
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('taylr-import-')).length;
    const before = folders();
    const endless =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS habit, i AS timestamp, 2 AS value FROM n';
    const whole = aBackup();
    const damaged = whole.slice();
    damaged.fill(0xff, 4096, Math.min(damaged.length, 12_000));
    const files = [
      madeBy('CREATE TABLE other (id integer)'),
      madeBy(`CREATE TABLE Habits (id integer, name text); CREATE VIEW Repetitions AS ${endless}`),
      madeBy('CREATE TABLE Habits (id integer, name text AS (upper(id))); CREATE TABLE Repetitions (a integer)'),
      whole.slice(0, 5000),
      damaged,
    ];
    for (const file of files) {
      const { status, body } = await upload(me, 'import', file);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'INVALID' });
    }
    expect(folders()).toBe(before);
    expect((await exported(me)).goals).toEqual([]);
  });
});

describe('the CSV archive of Loop Habit Tracker', () => {
  it('comes in as its backup does', async () => {
    const me = await guest();
    const archive = zipSync({
      'Habits.csv': strToU8(
        'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n' +
          '001,Meditate,YES_NO,Did you sit?,,1,1,#000000,,,,false\n002,Read,NUMERICAL,,,1,1,#000000,pages,AT_LEAST,20.0,false\n',
      ),
      '001 Meditate/Checkmarks.csv': strToU8(
        'Date,Value,Notes\n2026-02-10,YES_MANUAL,"Calm, at last"\n2026-02-09,SKIP,\n2026-02-08,YES_AUTO,\n',
      ),
      '002 Read/Checkmarks.csv': strToU8('Date,Value,Notes\n2026-02-10,25000,\n2026-02-09,maybe,\n'),
      'Checkmarks.csv': strToU8('Date,Meditate,Read,\n'),
      '../../evil/Checkmarks.csv': strToU8('Date,Value\n'),
    });
    const result = await mustImport(me, toBytes(archive));
    expect(result.source).toBe('loop_csv');
    expect(Object.fromEntries(result.skipped.map(({ reason, count }) => [reason, count]))).toEqual({
      unknown_value: 1,
    });
    expect(await sayings(me)).toEqual({
      '2026-02-09': ['Meditate skipped'],
      '2026-02-10': ['Meditate yes: Calm, at last', 'Read yes 25 pages'],
    });
  });

  it('is refused when it unpacks to more than it may', async () => {
    const me = await guest();
    const bomb = zipSync({ 'Habits.csv': new Uint8Array(70 * 1024 * 1024) }, { level: 9 });
    expect((await upload(me, 'import', toBytes(bomb))).status).toBe(422);
  });
});

describe('data of HabitTrove', () => {
  it('comes in by the days of its own zone', async () => {
    const me = await guest();
    const habits = {
      habits: [
        {
          id: 'a',
          name: 'Stretch',
          description: 'Ten minutes',
          frequency: 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH',
          coinReward: 1,
          completions: ['2026-02-10T03:00:00.000Z', '2026-02-12T20:00:00.000Z', 'yesterday'],
        },
        {
          id: 'b',
          name: 'Water',
          description: '',
          frequency: 'FREQ=DAILY',
          targetCompletions: 2,
          completions: ['2026-02-10T18:00:00.000Z', '2026-02-10T19:00:00.000Z', '2026-02-11T18:00:00.000Z'],
        },
        { id: 'c', name: 'Tax return', description: '', frequency: '2026-03-01', isTask: true, completions: [] },
      ],
    };
    const zip = zipSync({
      'data/habits.json': strToU8(JSON.stringify(habits)),
      'data/settings.json': strToU8(JSON.stringify({ system: { timezone: 'America/New_York' } })),
      'data/auth.json': strToU8('{"users":[{"password":"secret"}]}'),
    });
    const result = await mustImport(me, toBytes(zip));
    expect(result.source).toBe('habittrove');
    expect(result.habits).toMatchObject([
      { name: 'Stretch', perWeek: 2, namedDays: ['monday', 'thursday'], measure: null },
      { name: 'Water', perWeek: 7, namedDays: null, measure: { unit: 'times', atLeast: 2 } },
    ]);
    expect(result.skipped.map(({ reason }) => reason).toSorted()).toEqual(['not_a_habit', 'unreadable']);
    expect(await sayings(me)).toEqual({
      '2026-02-09': ['Stretch yes'],
      '2026-02-10': ['Water yes 2 times'],
      '2026-02-11': ['Water no 1 times'],
      '2026-02-12': ['Stretch yes'],
    });
    expect((await mustImport(await guest(), habits)).source).toBe('habittrove');
  });
});

describe('a CSV file', () => {
  it('gives back what was marked against formulas, by identity, more habits than a plan can hold', async () => {
    const [before, me] = [await guest(), await guest()];
    const lines = Array.from({ length: 14 }, (_none, index) => `2026-02-09,Mover,'=Habit ${index},x,"'+note"`);
    await mustImport(before, ['date,identity,habit,done,note', ...lines].join('\n'));
    const csv = await (await before.raw('/api/own-data/check-ins.csv')).text();
    const result = await mustImport(me, csv);
    expect(result.skipped).toEqual([]);
    expect(await sayings(me)).toEqual(await sayings(before));
    const { identities, plans } = await exported(me);
    expect(identities.map(({ name }) => name).toSorted()).toEqual(['Mover', 'Mover 2']);
    expect(plans.map(({ habits }) => habits.length).toSorted((a, b) => a - b)).toEqual([2, 12]);
  });
});
