import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { version?: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean };
export type Licensed = { name: string; version: string; licence: string; ships: boolean };

/** Licences that allow a library in a program distributed under MIT. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);
/** File-level copyleft: such a library may be used with MIT code if it is unmodified and listed here. Tools only, or bundled unchanged. */
const BY_THE_FILE = new Set(['MPL-2.0']);

/** True for a licence expression that lets a library stand in this program: one of an OR, all of an AND. */
export function isCompatible(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isCompatible);
  return bare.split(' OR ').some((one) => COMPATIBLE.has(one.trim()) || BY_THE_FILE.has(one.trim()));
}

/** Every library of the lockfile with its licence, by name; `ships` are those that the build may contain. */
export function licensed(root: string): Licensed[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license: licence = '', dev }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence,
      ships: !dev,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The list as the page in docs/ shows it: how many there are of each licence. */
export function licencesPage(libraries: readonly Licensed[]): string {
  const rows = [...Map.groupBy(libraries, ({ licence }) => licence)]
    .toSorted(([a, of], [b, others]) => others.length - of.length || (a < b ? -1 : 1))
    .map(([licence, of]) => {
      const shipping = of.filter(({ ships }) => ships).length;
      const rare = of.length <= 12 ? [...new Set(of.map(({ name }) => name))].join(', ') : '';
      return `| ${licence} | ${of.length} | ${shipping} | ${rare} |`;
    });
  return [
    '# Licences',
    '',
    'The licences of all libraries in the lock, made by `node scripts/check/libraries/licences.ts`; a test holds this page to the lock, and every licence to',
    'those that go together with MIT. *Ships* are libraries that the program can hold when it is installed for use; the others are tools.',
    '',
    '| licence | libraries | ships | which, where they are few |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) process.stdout.write(licencesPage(licensed(process.cwd())));
