import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
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
const getReasons = ({ skipped }: { skipped: readonly { reason: string; count: number }[] }) =>
  Object.fromEntries(skipped.map(({ reason, count }) => [reason, count]));

const LOOP_HABITS =
  'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n' +
  '001,Meditate,YES_NO,,,1,1,#000000,,,,false\n002,"Read, or listen",NUMERICAL,,,1,7,#000000,pages,AT_LEAST,20.0,false\n';

describe('CSV of Loop Habit Tracker', () => {
  it('comes in from an archive that was packed again as a folder, and from its combined file where that is all there is', async () => {
    const [one, other] = [await guest(), await guest()];
    const single = {
      'Loop/Habits.csv': LOOP_HABITS,
      'Loop/001 Meditate/Checkmarks.csv': 'Date,Value,Notes\n2026-02-10,YES_MANUAL,\n2026-02-09,NO,\n',
      'Loop/002 Read/Checkmarks.csv': 'Date,Value,Notes\n2026-02-10,25000,\n',
      'Loop/Checkmarks.csv': 'Date,Meditate,Read, or listen,\n2026-02-08,YES_MANUAL,1000,\n',
    };
    expect((await mustImport(one, archive(single))).source).toBe('loop_csv');
    expect(await sayings(one)).toEqual({
      '2026-02-09': ['Meditate no'],
      '2026-02-10': ['Meditate yes', 'Read, or listen yes 25 pages'],
    });
    const combined = 'Date,Meditate,Read, or listen,\n2026-02-10,YES_MANUAL,25000,\n2026-02-09,NO,UNKNOWN,\n';
    await mustImport(other, archive({ 'Habits.csv': LOOP_HABITS, 'Checkmarks.csv': combined }));
    expect(await sayings(other)).toEqual(await sayings(one));
  });

  it('comes in as the combined file alone, unless a comma in a name leaves open whose column is whose', async () => {
    const me = await guest();
    const rows = ['2026-02-10,2,25000,', '2026-02-09,3,UNKNOWN,', '2026-02-08,YES_AUTO,0,'];
    const result = await mustImport(me, ['Date,Meditate,Read,', ...rows].join('\n'));
    expect(result.source).toBe('loop_csv');
    expect(result.skipped).toEqual([
      { reason: 'any_amount', count: 1, examples: ['Read: no target, here at least 25 units a day'] },
    ]);
    expect(await sayings(me)).toEqual({
      '2026-02-08': ['Read no 0 units'],
      '2026-02-09': ['Meditate skipped'],
      '2026-02-10': ['Meditate yes', 'Read yes 25 units'],
    });
    const { body } = await upload(me, 'import', ['Date,Meditate,Read, or listen,', ...rows].join('\n'));
    expect(body.message).toContain('comma');
  });
});

describe('a skip', () => {
  it('is neither done nor not, and keeps what was said of it; the habit is meant as often as before', async () => {
    const me = await guest();
    // A week from Sunday to Saturday; by Loop's words, so that nothing of the target has to be guessed.
    const line = (day: number, value: string, note = '') =>
      `2026-02-${String(day).padStart(2, '0')},${value},${note}\n`;
    await mustImport(
      me,
      archive({
        'Habits.csv': LOOP_HABITS,
        '001 Meditate/Checkmarks.csv': `Date,Value,Notes\n${[8, 9, 10, 12, 13, 14].map((day) => line(day, 'YES_MANUAL')).join('')}${line(11, 'SKIP', 'Ill')}`,
        '002 Read/Checkmarks.csv': `Date,Value,Notes\n${line(11, '25000')}${line(8, '25000')}`,
      }),
    );
    const file = await exported(me);
    const [plan] = file.plans;
    expect(plan?.habits.map(({ description, targetFrequency }) => [description, targetFrequency])).toEqual([
      ['Meditate', 7],
      ['Read, or listen', 1],
    ]);
    expect((await sayings(me))['2026-02-11']).toEqual(['Meditate skipped: Ill', 'Read, or listen yes 25 pages']);
    expect(file.checkIns.map(({ notes }) => notes)).toEqual(file.checkIns.map(() => null));
    expect(file.pauses).toEqual([]);
  });
});

describe('the export of HabitBull', () => {
  it('comes in with its ticks, amounts and comments', async () => {
    const me = await guest();
    const result = await mustImport(
      me,
      [
        'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText',
        'Read,Ten pages,Mind,2026-02-09,1,At last',
        'Read,Ten pages,Mind,2026-02-10,0,',
        'Pushups,,Fitness,2026-02-09,30,',
        'Pushups,,Fitness,2026-02-10,1,Tired',
        'Pushups,,Fitness,2026-02-11,-2150000000,',
      ].join('\n'),
    );
    expect(result.source).toBe('habitbull');
    expect(getReasons(result)).toEqual({ unknown_value: 1, any_amount: 1 });
    expect(await sayings(me)).toEqual({
      '2026-02-09': ['Pushups yes 30 units', 'Read yes: At last'],
      '2026-02-10': ['Pushups yes 1 units: Tired', 'Read no'],
    });
  });
});

describe('a CSV file', () => {
  const EXPECTED = { '2026-01-03': ['Café yes: Schön'], '2026-02-13': ['Café no'] };
  const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1')) as Bytes;

  it.each<[string, string | Bytes]>([
    ['semicolons and dates without noughts', 'date;habit;done;note\n2026-1-3;Café;yes;Schön\n2026-2-13;Café;no;'],
    ['Latin-1', latin1('date;habit;done;note\n2026-01-03;Café;yes;Schön\n2026-02-13;Café;no;')],
    ['the day first, settled by the 13th', 'Date,Habit,Done,Note\n03/01/2026,Café,yes,Schön\n13/02/2026,Café,no,'],
    ['the month first, settled by the 13th', 'Date,Habit,Done,Note\n01/03/2026,Café,yes,Schön\n02/13/2026,Café,no,'],
    ['dots', 'Date\tHabit\tDone\tNote\n3.1.2026\tCafé\tyes\tSchön\n13.2.2026\tCafé\tno\t'],
  ])('with %s comes in', async (_name, text) => {
    const me = await guest();
    const result = await mustImport(me, text);
    expect(result.skipped).toEqual([]);
    expect(await sayings(me)).toEqual(EXPECTED);
  });

  it('whose dates can be read in two ways is refused, unless both are the same day', async () => {
    const me = await guest();
    const csv = (...dates: string[]) => ['date,habit,done', ...dates.map((date) => `${date},Run,yes`)].join('\n');
    const { status, body } = await upload(me, 'import', csv('01/02/2026', '02/02/2026'));
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message:
        'Dates such as 01/08/2025 can be read in two ways, and nothing in this file settles which. Write them as 2025-08-01.',
    });
    await mustImport(me, csv('02/02/2026'));
    expect(await sayings(me)).toEqual({ '2026-02-02': ['Run yes'] });
  });
});
