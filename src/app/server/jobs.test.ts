import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobs } from './jobs.ts';

/** How the page says when a job runs: `daily, 03:17`. */
function getWhen(cron: string | undefined): string {
  if (!cron) return 'when ';
  if (cron === '* * * * *') return 'every minute';
  const [minute, hour, ...days] = cron.split(' ') as [string, string, ...string[]];
  if (hour === '*') return `hourly, at :${minute.padStart(2, '0')}`;
  expect(days, cron).toEqual(['*', '*', '*']);
  return `daily, ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

it('docs/operating.md lists every job, in one table, with when it runs', () => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const table = /\| Job \| When \| Does \|\n\|---\|---\|---\|\n((?:\|.*\|\n)+)/.exec(page)?.[1] ?? '';
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, job, when, does]) => ({ job, when, does }));
  expect(rows.map(({ job }) => job).toSorted()).toEqual(jobs.map(({ queue }) => `\`${queue}\``).toSorted());
  for (const { queue, schedule } of jobs) {
    const row = rows.find(({ job }) => job === `\`${queue}\``);
    expect(row?.when, queue).toMatch(new RegExp(`^${getWhen(schedule?.cron)}`));
    expect(row?.does, queue).not.toBe('');
  }
});
