import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#core/calendar/durations.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { getLines, LOOP_VERSIONS, type LoopEntryRow, type LoopHistory, loopBackup } from './loop-backup.testing.ts';
import { exported, mustImport } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

const HABITS = [
  { id: 15, name: 'Meditate', times: 1, days: 1, about: 'Did you sit?' },
  { id: 3, name: 'Run', times: 3, days: 7, about: '' },
  { id: 0, name: 'Read', times: 1, days: 1, about: 'How far?', target: 20 },
  // Called the same: two all the same.
  { id: 4, name: 'Run', times: 1, days: 30, about: 'Far', archived: true },
];

const at = (index: number) => new Date(Date.UTC(2025, 9, 1 + index)).toISOString().slice(0, 10);

/** 150 days, every second one with an entry of some kind. What a version has no column for is not in its file. */
function history(version: number): LoopHistory {
  const ticks = version < 16 ? [2] : [2, 0, 3];
  const entries = Array.from({ length: 75 }, (_none, index): LoopEntryRow[] => [
    {
      habit: 15,
      day: at(index * 2),
      value: ticks[index % ticks.length] as number,
      ...(index % 9 === 0 && { notes: `Day ${index}` }),
    },
    ...(index % 3 === 0 ? [{ habit: 3, day: at(index * 2), value: 2 }] : []),
    ...(index % 5 === 0 ? [{ habit: 4, day: at(index), value: 2 }] : []),
    ...(version >= 16 && index % 2 === 0 ? [{ habit: 0, day: at(index * 2), value: 500 * index + 10_000 }] : []),
  ]).flat();
  return { habits: version < 16 ? HABITS.filter(({ target }) => target === undefined) : HABITS, entries };
}

const STATES: Record<string, string> = { yes: '2', no: '0', skipped: '3' };

/** An account's content, in the format of `getLines` for a backup. */
async function linesIn(client: TestClient): Promise<string[]> {
  const { plans, checkIns, pauses } = await exported(client);
  const names = new Map(plans.flatMap(({ habits }) => habits.map((habit) => [habit.id, habit] as const)));
  const noted = checkIns.flatMap(({ date, completions, notes }) => [
    ...completions.map(({ habitId, completed, notes: own }) => {
      const name = names.get(habitId)?.description;
      const [, amount, said] = /^([\d.]+) ?(?:pages)?(?:: )?(.*)$/.exec(name === 'Read' ? (own ?? '') : '') ?? [];
      const value = amount === undefined ? STATES[completed ? 'yes' : 'no'] : String(Math.round(Number(amount) * 1000));
      const rest = amount === undefined ? own : said;
      return `${name}, ${date}: ${value}${rest ? `, ${rest}` : ''}`;
    }),
    ...(notes ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) =>
        line.replace(
          /^(.*): Skipped(?:: (.*))?$/,
          (_all, name, said) => `${name}, ${date}: 3${said ? `, ${said}` : ''}`,
        ),
      ),
  ]);
  const off = pauses.flatMap(({ from, until, reason }) => {
    const said = /^Skipped: (.*)$/.exec(reason ?? '')?.[1];
    const days = (Date.parse(until) - Date.parse(from)) / DAY + 1;
    return Array.from({ length: days }, (_none, index) => {
      const date = new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10);
      return `Meditate, ${date}: 3${said ? `, ${said}` : ''}`;
    });
  });
  return [...noted, ...off].toSorted();
}

const versions = Array.from(
  { length: LOOP_VERSIONS.last - LOOP_VERSIONS.first + 1 },
  (_none, index) => LOOP_VERSIONS.first + index,
);
const cases = versions.flatMap((version) => [[version, false] as const, [version, true] as const]);

describe('a backup of Loop Habit Tracker', () => {
  it.each(cases)('of schema %i, begun long ago: %s, comes in with every day and amount', async (version, isOld) => {
    const me = await guest();
    const backup = loopBackup(history(version), version, isOld);
    const lines = getLines(backup);
    expect(lines.length).toBeGreaterThan(100);
    const result = await mustImport(me, backup);
    expect(result.skipped.filter(({ reason }) => reason !== 'skip_as_rest' && reason !== 'amount_in_note')).toEqual([
      { reason: 'frequency_bent', count: 1, examples: ['Run: 1 in 30 days, here 1x/week'] },
    ]);
    expect(await linesIn(me)).toEqual(lines);
  });
});
