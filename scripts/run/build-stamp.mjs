import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
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

function* inputFiles() {
  for (const input of inputs) yield* filesBelow(input);
}

/** A hash over all that the build reads: names and contents, so that a checkout or a touch alone makes nothing stale. */
export function buildStamp() {
  const hash = createHash('sha256');
  for (const file of inputFiles()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Milliseconds after a change in which another one may carry the same time. */
const CHANGE_TIMES = 2000;

/** What the file system says of the same files, read in a fifth of the time; null while one of them has only just changed. */
function glance() {
  const hash = createHash('sha256');
  let newest = 0;
  for (const file of inputFiles()) {
    const { size, ino, ctimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${ino}\0${ctimeMs}\0`);
    newest = Math.max(newest, ctimeMs);
  }
  return newest < Date.now() - CHANGE_TIMES ? hash.digest('hex') : null;
}

const readIfThere = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Whether `dist` holds a finished build of exactly these sources. Once found so, their contents are read again when a file has changed. */
export function isBuildFresh() {
  const { stamp } = readIfThere(join(root, 'dist/build.json'));
  if (!stamp) return false;
  const file = join(root, 'dist/seen.json');
  const seen = readIfThere(file);
  const files = glance();
  if (files && seen.files === files && seen.stamp === stamp) return true;
  if (stamp !== buildStamp()) return false;
  if (files) keep(file, { stamp, files });
  return true;
}

function keep(file, seen) {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(seen));
    renameSync(`${file}.new`, file);
  } catch {
    // In a read-only folder the contents are read at every start.
  }
}
