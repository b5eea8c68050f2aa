import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { notKept } from './budgets.ts';
import { type ChunkGraph, namedIn } from './first-load.ts';

/** Files without a hash in their name that the app needs, beside its page. */
const unhashed = ['index.html', 'start.js', 'favicon.svg'];

/** Every script and style that the app can come to load; of the landing page only what both use. */
export function appFiles(graph: ChunkGraph, page: string): string[] {
  const reached = new Set(namedIn(page).flatMap((file) => graph.get(file) ?? []));
  for (const chunk of reached) {
    for (const file of [...chunk.imports, ...chunk.lazyImports]) {
      const imported = graph.get(file);
      if (imported && !imported.modules.some((module) => notKept.test(module))) reached.add(imported);
    }
  }
  return [...new Set([...reached].flatMap((chunk) => [chunk.file, ...chunk.styles]))].toSorted();
}

/** The fonts that a style sheet names: `url(/assets/inter.woff2)`. */
export function fontsIn(css: string): string[] {
  return [...new Set([...css.matchAll(/\/(assets\/[\w.-]+\.woff2)/g)].flatMap(([, file]) => file ?? []))];
}

const shortHash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Writes the build's name into the page, so that it can tell whether another build is newer. */
export async function nameBuild(folder: string): Promise<string> {
  const file = join(folder, 'index.html');
  const page = await readFile(file, 'utf8');
  const name = shortHash(page);
  const named = page.replace('<meta name="build" content="" />', `<meta name="build" content="${name}" />`);
  if (named === page) throw new Error('index.html has no place for the name of the build');
  await writeFile(file, named);
  return name;
}

type Kept = { url: string; revision: string | null };

/** The worker's precache list: files with a hash in their name as they are, the others with a revision from their content. */
async function keptFiles(folder: string, graph: ChunkGraph): Promise<Kept[]> {
  const built = appFiles(graph, await readFile(join(folder, 'index.html'), 'utf8'));
  const styles = built.filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')));
  const hashed = [...built, ...new Set(sheets.flatMap(fontsIn))];
  const byContent = unhashed.map(async (file) => ({
    url: `/${file}`,
    revision: shortHash(await readFile(join(folder, file))),
  }));
  return [...hashed.map((file) => ({ url: `/${file}`, revision: null })), ...(await Promise.all(byContent))];
}

/**
 * Bundles the service worker and its self-removing replacement into the root of the built client. Returns the number and the uncompressed bytes of the
 * cached files.
 */
export async function bundleWorker(root: string, graph: ChunkGraph): Promise<{ files: number; bytes: number }> {
  const folder = join(root, 'dist/web');
  const name = await nameBuild(folder);
  const kept = await keptFiles(folder, graph);
  await build({
    entryPoints: {
      sw: join(root, 'src/app/web/pwa/service-worker.ts'),
      'sw-retired': join(root, 'src/app/web/pwa/retired-worker.ts'),
    },
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      KEPT_FILES: JSON.stringify(kept),
      BUILD: JSON.stringify(name),
    },
    logLevel: 'silent',
  });
  const sizes = await Promise.all(kept.map(({ url }) => stat(join(folder, url))));
  return { files: kept.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}
