import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSnapshots } from '#server/db/snapshots/snapshots.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: string;

beforeAll(() => {
  // The test runner's NODE_ENV would build React's development version.
  const { NODE_ENV: _test, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build/build.ts', '--if-stale'], { cwd: root, env, stdio: 'pipe' });
}, 180_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-npm-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two versions of Node that npm may run on: the one that comes first in PATH as it is, and the machine's own. */
const paths = {
  'the Node of the libraries': process.env.PATH ?? '',
  'the Node of the machine': (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'))
    .join(delimiter),
};

describe('an old Node', () => {
  const pretended = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`;
  const env = { ...process.env, PATH: paths['the Node of the machine'] };
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.slice(1).trim() ?? '';
  const real = Number.parseInt(version, 10) < 24 ? [['node', version, []] as const] : [];

  it.each([...real, [process.execPath, '20.20.2', ['--import', pretended]] as const])(
    'is told in one sentence which one it takes (%s, %s)',
    (node, found, flags) => {
      for (const command of ['main', 'backup', 'restore', 'move']) {
        const { status, stdout, stderr } = spawnSync(node, [...flags, `dist/server/${command}.js`], {
          cwd: root,
          env,
          encoding: 'utf8',
        });
        expect({ status, stdout, stderr }).toEqual({
          status: 1,
          stdout: '',
          stderr: `Taylr needs Node 24 or newer and this is ${found}: install it from https://nodejs.org, or use npm start, which brings its own.\n`,
        });
      }
    },
  );
});

describe('npm start', () => {
  it.each(Object.entries(paths))(
    'stops cleanly when its first process alone is told to, on %s',
    async (_node, path) => {
      const { DATABASE_URL: _url, NODE_ENV: _test, ...inherited } = process.env;
      const npm = spawn('npm', ['start'], {
        cwd: root,
        // Its own process group: it gets no signal but ours, and that goes only to npm.
        detached: true,
        env: { ...inherited, DATA_DIR: folder, PATH: path, PORT: '0', LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(npm, 'exit');
      try {
        const url = await new Promise<string>((resolve, reject) => {
          let said = '';
          const listen = (part: Buffer) => {
            said += part.toString();
            const port = /ready at http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
            if (port) resolve(`http://127.0.0.1:${port}`);
          };
          npm.stdout.on('data', listen);
          npm.stderr.on('data', listen);
          npm.once('close', () => reject(new Error(said)));
        });
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        npm.kill('SIGTERM');
        expect((await ended)[0]).toBe(0);
        // Where npm is a container's first process nothing outlives it: everything is done by now.
        await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
        expect(await getSnapshots(folder)).toHaveLength(1);
      } finally {
        try {
          process.kill(-(npm.pid as number), 'SIGKILL');
        } catch {
          // The group is gone, as it should be.
        }
      }
    },
  );
});
