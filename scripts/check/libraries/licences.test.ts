import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCompatible, licencesPage, licensed } from './licences.ts';

const root = process.cwd();

it('uses no library whose licence stands against giving the program on under MIT', () => {
  const against = licensed(root).filter(({ licence }) => !isCompatible(licence));
  expect(against).toEqual([]);
});

it('shows them as they are in the lock: node scripts/check/libraries/licences.ts > docs/licences.md', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(licensed(root)));
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['Apache-2.0 AND MIT', true],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
  ['', false],
])('knows of %j whether it goes together with MIT', (licence, goes) => {
  expect(isCompatible(licence)).toBe(goes);
});
