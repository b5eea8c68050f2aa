import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { makeEmbeddedFiles } from '#server/db/opening/embedded-files.ts';
import { buildStamp } from '../run/build-stamp.mjs';

// Libraries inside the bundle may be CommonJS at heart: these three names do not exist in an ES module.
const banner = `import { createRequire as taylrCreateRequire } from 'node:module';
import { fileURLToPath as taylrFileURLToPath } from 'node:url';
import { dirname as taylrDirname } from 'node:path';
const require = taylrCreateRequire(import.meta.url);
const __filename = taylrFileURLToPath(import.meta.url);
const __dirname = taylrDirname(__filename);`;

/** The entry points: the server, and the commands on its data. */
const COMMANDS = ['main', 'backup', 'restore', 'move', 'doctor'];

/** The folder of the development sign-in's provider: apart, so that an installation for many can leave it out. */
const DEVELOPMENT = 'development';
const PROVIDER = {
  'oidc-provider': 'oidc-provider',
  'memory-adapter': 'oidc-provider/lib/adapters/memory_adapter.js',
} as const;

const providerApart: Plugin = {
  name: 'taylr:provider-apart',
  setup: (building) => {
    building.onResolve({ filter: /^oidc-provider(?:\/|$)/ }, ({ path }) => {
      const name = Object.entries(PROVIDER).find(([, module]) => module === path)?.[0];
      return name ? { path: `./${DEVELOPMENT}/${name}.js`, external: true } : null;
    });
  },
};

const refuses = (what: string) => `{ throw new Error('${what} is left out of the bundle'); }`;

/**
 * Parts of libraries that nothing here asks for and every start would evaluate: the languages of zod's messages (ours are in `src/contract/refusals.ts`),
 * YAML beside the JSON of `/api/openapi.json`, the search for files to serve, since each page names its own, a copy of Node's streams for older Nodes,
 * and answers made by `fetch`, which compression would load all of it to tell from others.
 */
const LEFT_OUT: readonly (readonly [filter: RegExp, instead: (source: string) => string])[] = [
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, () => "export { default as en } from './en.js';"],
  [/[\\/]node_modules[\\/]yaml[\\/]dist[\\/]index\.js$/, () => `exports.stringify = () => ${refuses('YAML')};`],
  [/[\\/]node_modules[\\/]glob[\\/]dist[\\/].*index\.min\.js$/, () => `exports.glob = async () => ${refuses('glob')};`],
  [/[\\/]readable-stream[\\/]lib[\\/]ours[\\/]index\.js$/, () => "module.exports = require('node:stream');"],
  [/[\\/]@fastify[\\/]compress[\\/]lib[\\/]utils\.js$/, (source) => `const Response = class {};\n${source}`],
];

const leftOut: Plugin = {
  name: 'taylr:left-out',
  setup: (building) => {
    const missed = new Set(LEFT_OUT.map(([filter]) => filter));
    for (const [filter, instead] of LEFT_OUT) {
      building.onLoad({ filter }, async ({ path }) => {
        missed.delete(filter);
        return { contents: instead(await readFile(path, 'utf8')), loader: 'js' };
      });
    }
    // A library that has moved its file would be back in every start, and nobody would notice.
    building.onEnd(() => ({
      errors: [...missed].map((filter) => ({ text: `Nothing is left out by ${filter.source}` })),
    }));
  },
};

/** Imported as a module, Node's `http` would have each of its exports touched, and with three of them all of `fetch` loaded, by every start. */
const httpAsItIs: Plugin = {
  name: 'taylr:http-as-it-is',
  setup: (building) => {
    building.onResolve({ filter: /^node:http$/ }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace: 'builtin' } : null,
    );
    building.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
      loader: 'js',
    }));
  },
};

/**
 * Writes what is no ASCII as escapes, which mean the same in strings, expressions and raw templates of expressions: one other letter in a file, and the
 * engine holds all of its text at two bytes a letter.
 */
async function escapeOthers(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const escaped = text.replaceAll(/\P{ASCII}/gu, (letter) => letter.split('').map(escape).join(''));
  if (escaped !== text) await writeFile(file, escaped);
}

/** PGlite loads its WebAssembly from beside itself. */
const BESIDE = ['@electric-sql/pglite', '@electric-sql/pglite/*'];

/**
 * Never loaded: an option of pg that is not installed, and of Fastify what compiles JSON schemas, since ours are the contract's. Inside the bundle
 * they would be read, and held, by every start.
 */
const UNUSED = ['pg-native', '@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

const getOptions = (root: string, folder: string) =>
  ({
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    // The text of each module is held as long as it runs: a third less of it, in lines that a stack can still point at.
    minifyWhitespace: true,
    lineLimit: 200,
    legalComments: 'none',
    // Chunks lie beside main.js, so that `import.meta.url` means the same folder in every one of them.
    chunkNames: '[name]-[hash]',
    external: [...BESIDE, ...UNUSED],
    define: {
      'process.env.TAYLR_BUNDLED': '"1"',
      'process.env.TAYLR_BUILD': JSON.stringify(buildStamp().slice(0, 8)),
    },
    banner: { js: banner },
    logLevel: 'silent',
    metafile: true,
  }) satisfies BuildOptions;

/**
 * Bundles programs, given by name as files below `src`, into a folder, with the migrations beside them. Answers the paths of all that they hold,
 * from `root`.
 */
async function bundle(root: string, folder: string, programs: Readonly<Record<string, string>>): Promise<string[]> {
  const named = { ...programs, 'off-thread': 'app/server/worker.ts' };
  const entryPoints = Object.fromEntries(Object.entries(named).map(([name, file]) => [name, join(root, 'src', file)]));
  const [{ metafile }] = await Promise.all([
    build({ ...getOptions(root, folder), entryPoints, plugins: [providerApart, leftOut, httpAsItIs] }),
    build({ ...getOptions(root, join(folder, DEVELOPMENT)), entryPoints: PROVIDER }),
    cp(join(root, 'src/server/db/migrations'), join(folder, 'migrations'), { recursive: true }),
  ]);
  const scripts = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
  await Promise.all(scripts.map((file) => escapeOthers(join(root, file))));
  return Object.keys(metafile.inputs);
}

/**
 * Bundles the server into `dist/server`. Bundled, it starts in half the time and holds
 * about 100 MB less, since the loader no longer parses drizzle's large package.json for every file. What is imported
 * dynamically (a language model, the embedded database) stays a chunk of its own. Answers the paths of all that it holds, without the
 * development sign-in.
 */
export async function bundleServer(root: string): Promise<string[]> {
  const programs = Object.fromEntries(COMMANDS.map((name) => [name, `app/server/entries/${name}.ts`]));
  const folder = join(root, 'dist/server');
  await mkdir(folder, { recursive: true });
  // Made here once: the first start copies it, instead of running PostgreSQL's `initdb`.
  const [inputs] = await Promise.all([
    bundle(root, folder, programs),
    makeEmbeddedFiles(join(folder, 'empty-database')),
  ]);
  return inputs;
}

/**
 * Bundles the server whose clock the tests hold, outside of what people get; it serves the pages of `dist/web`. Answers the path of its
 * program. From its sources it takes three times as long to start, and the deep run starts dozens.
 */
export async function bundleTestServer(root: string): Promise<string> {
  const folder = join(root, '.cache/test-server');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(join(root, 'dist/web'), join(folder, 'web'), 'junction');
  await bundle(root, join(folder, 'server'), { serve: 'app/testing/server/serve.ts' });
  return join(folder, 'server/serve.js');
}
