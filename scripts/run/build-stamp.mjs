import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const inputs = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'scripts/build/build.ts',
  'scripts/build/budgets.ts',
  'scripts/build/compile-content.ts',
  'scripts/build/content',
  'scripts/build/content-schema.ts',
  'scripts/build/first-load.ts',
  'scripts/build/first-screen-preload.ts',
  'scripts/build/landing-prerender.ts',
  'scripts/build/precompress.ts',
  'scripts/build/server-bundle.ts',
  'scripts/build/worker-bundle.ts',
  'scripts/release/libraries.ts',
  'content',
  'src',
];

const irrelevant = /\.test\.tsx?$|(^|\/)src\/app\/testing(\/|$)|\.md$/;

function* filesBelow(path) {
  if (irrelevant.test(path)) return;
  if (/\.\w+$/.test(path)) {
    if (existsSync(join(root, path))) yield path;
    return;
  }
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesBelow(`${path}/${entry.name}`);
    else if (!irrelevant.test(`${path}/${entry.name}`)) yield `${path}/${entry.name}`;
  }
}

/** A hash over all that the build reads: names and contents, so that a checkout or a touch alone makes nothing stale. */
export function buildStamp() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(input)) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Whether `dist` holds a finished build of exactly these sources. */
export function isBuildFresh() {
  const file = join(root, 'dist/build.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).stamp === buildStamp();
}
