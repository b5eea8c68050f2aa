import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildClient } from 'vite';
import { libraryFolders } from '../release/libraries.ts';
import { root } from '../run/bootstrap.mjs';
import { firstLoadBudgets, keptFilesBudget } from './budgets.ts';
import { buildStamp, isBuildFresh } from '../run/build-stamp.mjs';
import { budgetProblems, type ChunkGraph, circleProblems, firstLoads, kilobytes, recordChunks } from './first-load.ts';
import { compileChanges, compileContent } from './compile-content.ts';
import { brotliBytes, precompress } from './precompress.ts';
import { bundleServer } from './server-bundle.ts';
import { bundleWorker } from './worker-bundle.ts';

// Always a production build, even when a test run starts it.
process.env.NODE_ENV = 'production';

const dist = join(root, 'dist');
const stampFile = join(dist, 'build.json');

/** What no bundler tells of: the base of the styles, the parts of the service worker, and what is loaded beside the bundle. */
const unseen = ['tailwindcss', 'workbox-core', 'workbox-precaching', 'workbox-routing', '@electric-sql/pglite'].map(
  (name) => `node_modules/${name}/package.json`,
);

async function buildWeb(): Promise<ChunkGraph> {
  const graph: ChunkGraph = new Map();
  await buildClient({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', plugins: [recordChunks(graph)] });
  return graph;
}

async function brotliSizes(files: readonly string[]): Promise<Map<string, number>> {
  const entries = files.map(async (file) => [file, await brotliBytes(join(dist, 'web', file))] as const);
  return new Map(await Promise.all(entries));
}

async function scriptBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((entry) => stat(join(entry.parentPath, entry.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Builds client and server into `dist` and checks what a first visit costs; `dist/build.json` is written last. */
async function build(): Promise<string[]> {
  const unsound = [...compileContent(join(root, 'content')), ...compileChanges(root)];
  if (unsound.length > 0) return unsound;
  const stamp = buildStamp();
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const [graph, ofServer] = await Promise.all([buildWeb(), bundleServer(root)]);
  const kept = await bundleWorker(root, graph);

  const page = (name: string) => readFile(join(dist, 'web', name), 'utf8');
  const pages = { 'index.html': await page('index.html'), 'landing.html': await page('landing.html') };
  const loads = firstLoads(graph, pages);
  const sizes = await brotliSizes([...new Set(loads.flatMap((load) => load.files))]);
  const getSize = (file: string) => sizes.get(file) ?? 0;
  const problems = [...circleProblems(graph), ...budgetProblems(loads, getSize)];

  const firstLoad: Record<string, number> = {};
  for (const { page, files } of loads) {
    firstLoad[page] = files.reduce((sum, file) => sum + getSize(file), 0);
    const figures = `${kilobytes(firstLoad[page]).padStart(9)} of ${kilobytes(firstLoadBudgets[page])} (brotli)`;
    console.log(`  ${page.padEnd(10)} first load ${figures}, ${files.length} files`);
  }
  const server = await scriptBytes(join(dist, 'server'));
  console.log(`  ${'server'.padEnd(10)} scripts    ${kilobytes(server).padStart(9)}`);
  console.log(`  ${'worker'.padEnd(10)} keeps      ${kilobytes(kept.bytes).padStart(9)}, ${kept.files} files`);
  if (kept.bytes > keptFilesBudget) {
    problems.push(
      `The service worker keeps ${kilobytes(kept.bytes)}, over its budget of ${kilobytes(keptFilesBudget)}.`,
    );
  }
  if (problems.length > 0) return problems;

  await precompress(join(dist, 'web'));
  const libraries = libraryFolders([...ofServer, ...[...graph.values()].flatMap(({ modules }) => modules), ...unseen]);
  await writeFile(`${stampFile}.new`, JSON.stringify({ stamp, firstLoad, server, libraries }, null, 2));
  await rename(`${stampFile}.new`, stampFile);
  return [];
}

if (process.argv.includes('--if-stale') && isBuildFresh()) process.exit(0);

try {
  const problems = await build();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
