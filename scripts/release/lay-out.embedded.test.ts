import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRoot } from '../run/program-path.ts';
import { root } from '../run/bootstrap.mjs';

/** Megabytes (1024 × 1024) that an installation may take on the disk, without Node. */
const MOST = 120;
/** An account without rights, on Debian and elsewhere. */
const NOBODY = 65_534;

const holder = mkdtempSync(join(tmpdir(), 'taylr-installed-'));
const folder = join(holder, 'taylr');
afterAll(() => rmSync(holder, { recursive: true, force: true }));

const inSources = (...args: string[]) => {
  // The test runner's NODE_ENV would build React's development version.
  const { NODE_ENV: _test, ...env } = process.env;
  return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
};

beforeAll(() => {
  inSources('scripts/build/build.ts', '--if-stale');
  inSources('scripts/release/lay-out.ts', folder);
}, 180_000);

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What a user without rights may run it with: an environment that says nothing but this, and a data folder of their own. */
function asNobody(env: Record<string, string>) {
  const data = join(holder, `data-${Object.values(env).join('-').replaceAll(/\W+/g, '')}`);
  mkdirSync(data, { recursive: true });
  if (isRoot) {
    chownSync(data, NOBODY, NOBODY);
    execFileSync('chmod', ['755', holder]);
  }
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  return { cwd: folder, ...account, env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: data, ...env } };
}

describe('an installation', () => {
  it(`takes at most ${MOST} MB, of which nothing is a tool or the development sign-in`, () => {
    const [size] = execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t');
    expect(Number(size)).toBeLessThanOrEqual(MOST);
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(['@electric-sql']);
    expect(existsSync(join(folder, 'dist/server/development'))).toBe(false);
    const scripts = files().filter((file) => file.endsWith('.js') && file.includes('/dist/server/'));
    expect(scripts.filter((file) => /node_modules\/oidc-provider\//.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('can be read by whoever runs it, and written by nobody else', () => {
    const others = files().map((file) => [file, statSync(file).mode & 0o777] as const);
    expect(others.filter(([, mode]) => (mode & 0o044) !== 0o044 || (mode & 0o022) !== 0)).toEqual([]);
  });

  it('names the libraries that it holds, with their licences', () => {
    const bill = JSON.parse(read('sbom.cdx.json')) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string }[];
    };
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'taylr']);
    const names = new Set(bill.components.map(({ name }) => name));
    for (const name of ['@electric-sql/pglite', 'fastify', 'pg', 'react', 'zod']) expect(names).toContain(name);
    for (const name of ['oidc-provider', 'vitest', 'typescript', 'esbuild']) expect(names).not.toContain(name);
    const licences = read('THIRD-PARTY-LICENCES.txt');
    for (const { name, version } of bill.components) expect(licences).toContain(`${name} ${version} (`);
  });

  it('starts for a user without rights, answers and stops', async () => {
    const server = spawn(process.execPath, ['dist/server/main.js'], asNobody({ LOG_LEVEL: 'silent' }));
    const ended = once(server, 'close');
    let said = '';
    const address = await new Promise<string>((resolve, reject) => {
      const listen = (part: Buffer) => {
        said += part.toString();
        const [, ready] = /ready at (http\S+)/.exec(said) ?? [];
        if (ready) resolve(ready);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      void ended.then(() => reject(new Error(said)));
    });
    const answers = await Promise.all(['/readyz', '/landing'].map((path) => fetch(address + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(said).not.toContain('development sign-in');
  });

  it('has the command line, which needs nothing but Node', () => {
    const { bin } = JSON.parse(read('package.json')) as { bin: Record<string, string> };
    const { status, stderr } = spawnSync(join(folder, bin.taylr as string), [], { ...asNobody({}), encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^Usage: taylr today/) });
  });

  it('is looked at by its own doctor, and says when it is asked for what it leaves out', () => {
    const run = (program: string, env: Record<string, string>) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/server/${program}.js`], {
        ...asNobody(env),
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    };
    expect(run('doctor', { GUEST_MODE: 'on' })).toEqual({ status: 0, said: expect.stringContaining('Nothing stands') });
    expect(run('main', { DEV_LOGIN: 'on' })).toEqual({
      status: 1,
      said: 'Bad settings: DEV_LOGIN: This installation does not have it.\n',
    });
  });

  it('runs its commands with the settings of its service, whatever signs stand in them, before what the shell has', () => {
    const settings = join(holder, 'taylr.env');
    const lines = [
      '# PORT=1',
      '',
      'MAIL_FROM=Taylr <taylr@example.org>',
      "GUEST_MODE='on'",
      'SMTP_URL="smtp://x:$1@127.0.0.1"',
    ];
    writeFileSync(settings, `${lines.join('\n')}\nHOST=nowhere`);
    const run = (command: string, env: Record<string, string> = {}) => {
      const nobody = asNobody({ TAYLR_SETTINGS: settings, HOST: '127.0.0.1', ...env });
      const { status, stdout, stderr } = spawnSync(join(folder, 'deploy/run.sh'), [command], {
        ...nobody,
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    };
    expect(run('doctor')).toEqual({ status: 0, said: expect.stringContaining('open nowhere:') });
    writeFileSync(settings, lines.join('\n'));
    expect(run('doctor')).toEqual({ status: 0, said: expect.stringContaining('Nothing stands') });
    expect(run('main')).toEqual({ status: 2, said: expect.stringMatching(/^Usage: deploy\/run\.sh doctor/) });
    const elsewhere = run('doctor', { TAYLR_SETTINGS: join(holder, 'none.env') });
    expect(elsewhere).toEqual({ status: 1, said: expect.stringContaining('none.env cannot be read') });
  });

  it('is not laid over anything that is there', () => {
    expect(() => inSources('scripts/release/lay-out.ts', folder)).toThrow('is not empty');
  });
});
