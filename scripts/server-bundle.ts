import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

// Libraries inside the bundle may be CommonJS at heart: these three names do not exist in an ES module.
const banner = `import { createRequire as taylrCreateRequire } from 'node:module';
import { fileURLToPath as taylrFileURLToPath } from 'node:url';
import { dirname as taylrDirname } from 'node:path';
const require = taylrCreateRequire(import.meta.url);
const __filename = taylrFileURLToPath(import.meta.url);
const __dirname = taylrDirname(__filename);`;

/** What can be started: the server, and what is done with its data. */
const COMMANDS = ['main', 'backup', 'restore'];

/**
 * Bundles the server into `dist/server`, with the migrations beside it. Bundled, it starts in half the time and holds
 * about 100 MB less, since the loader no longer parses drizzle's large package.json for every file. What is imported
 * dynamically (the development identity provider, the embedded database) stays a chunk of its own.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    entryPoints: {
      ...Object.fromEntries(COMMANDS.map((name) => [name, join(root, `src/server/entries/${name}.ts`)])),
      'off-thread': join(root, 'src/server/off-thread/worker.ts'),
    },
    outdir: join(root, 'dist/server'),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    minify: false,
    legalComments: 'none',
    // Chunks lie beside main.js, so that `import.meta.url` means the same folder in every one of them.
    chunkNames: '[name]-[hash]',
    // PGlite loads its WebAssembly from beside itself; pg-native is an option of pg that is not installed.
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'pg-native'],
    define: { 'process.env.TAYLR_BUNDLED': '"1"' },
    banner: { js: banner },
    logLevel: 'silent',
  });
  await cp(join(root, 'src/server/db/migrations'), join(root, 'dist/server/migrations'), { recursive: true });
}
