import { expect, it } from 'vitest';
import type { ReviewStanding } from '../contract.ts';
import { overdueIdentities } from './overdue.ts';

const standing = (identityId: string, weeks: readonly [string, string][]) =>
  ({
    identityId,
    overdue: {
      overdueWeeks: weeks.map(([weekStart, weekEnd]) => ({
        identityId,
        identity: { name: `The ${identityId}` },
        weekStart,
        weekEnd,
      })),
    },
  }) as unknown as ReviewStanding;

const standings = [
  standing('reader', [
    ['2026-11-08', '2026-11-14'],
    ['2026-11-01', '2026-11-07'],
  ]),
  standing('mover', []),
  standing('sleeper', [['2026-11-08', '2026-11-14']]),
];

it('names each identity once, with its newest week and how many are older', () => {
  expect(overdueIdentities(standings, () => false)).toEqual([
    { identityId: 'reader', name: 'The reader', week: { start: '2026-11-08', end: '2026-11-14' }, before: 1 },
    { identityId: 'sleeper', name: 'The sleeper', week: { start: '2026-11-08', end: '2026-11-14' }, before: 0 },
  ]);
});

it('leaves those alone that are paused', () => {
  const shown = overdueIdentities(standings, (identityId) => identityId === 'reader');
  expect(shown.map(({ identityId }) => identityId)).toEqual(['sleeper']);
});
