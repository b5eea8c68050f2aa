import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../run/bootstrap.mjs';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const lock = read('package-lock.json') as { packages: Record<string, Entry> };
const manifest = read('package.json') as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;
const paths = Object.keys(lock.packages);

/** Where Node would find a package from another's folder: its own node_modules, then each one above. */
function isLocked(name: string, from: string): boolean {
  const candidates = [`${from}/node_modules/${name}`];
  for (let path = from; path.includes('node_modules/'); path = path.slice(0, path.lastIndexOf('node_modules/'))) {
    candidates.push(`${path.slice(0, path.lastIndexOf('node_modules/'))}node_modules/${name}`);
  }
  return candidates.some((candidate) => candidate.replace(/^\//, '') in lock.packages);
}

describe('the lock', () => {
  // npm drops other systems' binaries that its registry does not show, and `npm ci` then fails on the whole lock.
  it('has an entry for every optional dependency, so that npm ci works on every system', () => {
    const missing = paths.flatMap((path) =>
      Object.keys(lock.packages[path]?.optionalDependencies ?? {})
        .filter((name) => !isLocked(name, path))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a Node for the systems that the README says bring one along, and for no others', () => {
    const systems: Record<string, string> = { linux: 'Linux', win: 'Windows', darwin: 'macOS' };
    const brought = Object.keys(manifest.optionalDependencies).flatMap(
      (name) => systems[/^node-(?:bin-)?(linux|win|darwin)-/.exec(name)?.[1] ?? ''] ?? [],
    );
    const [, bringing, needing] =
      /On ([\w ,]+) Node 20 or newer with npm is all it needs[^.]+\. On ([\w ,]+) it needs Node 24/.exec(
        readFileSync(join(root, 'README.md'), 'utf8'),
      ) ?? [];
    expect(bringing?.split(/, | and /)).toEqual([...new Set(brought)]);
    expect(needing?.split(/, | and /)).toEqual(Object.values(systems).filter((system) => !brought.includes(system)));
  });

  it.each(['dependencies', 'devDependencies', 'optionalDependencies'] as const)(
    'pins %s exactly, as installed',
    (kind) => {
      for (const [name, version] of Object.entries(manifest[kind])) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
        expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
      }
    },
  );
});
