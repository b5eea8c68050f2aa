import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import {
  getLines,
  linesIn,
  LOOP_VERSIONS,
  type LoopEntryRow,
  type LoopHistory,
  loopBackup,
} from './loop-backup.testing.ts';
import { mustImport } from './upload.testing.ts';

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
    const bent = { reason: 'frequency_bent', count: 1, examples: ['Run: 1 in 30 days, here 1x/week'] };
    // Amounts came with version 16, and their targets two later.
    const aimless = { reason: 'any_amount', count: 1, examples: ['Read: no target, here at least 10 units a day'] };
    expect(result.skipped).toEqual(version === 16 || version === 17 ? [bent, aimless] : [bent]);
    expect(await linesIn(me)).toEqual(lines);
  });
});
