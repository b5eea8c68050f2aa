import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { emptyFolder, removeFolders } from '#app/testing/server/start-main.ts';
import { report } from './doctor.ts';
import { about, answering, DAY, issuer, look, nobody, NOW, silent, stopServers } from './elsewhere.testing.ts';

afterAll(removeFolders);
afterEach(stopServers);

describe('the doctor', () => {
  it('finds nothing to mend where a server can start, and changes nothing', async () => {
    const folder = join(emptyFolder(), 'not', 'there');
    const findings = await look({ DATA_DIR: folder });
    expect(report(findings).exitCode).toBe(0);
    expect(findings.map(({ about }) => about)).toEqual([
      'settings',
      'database',
      'disk',
      'clock',
      'key',
      'push',
      'sign-in',
      'model',
      'address',
    ]);
    expect(report(findings).lines.at(-1)).toBe('Nothing stands in the way of a server.');
    expect(await about('database', { DATA_DIR: folder })).not.toHaveProperty('todo');
  });

  it('names every bad setting at once, before it looks at anything else', async () => {
    const findings = await look({ PORT: 'x', VAPID_PUBLIC_KEY: 'y', DATABASE_URL: 'mysql://db' });
    expect(findings).toHaveLength(1);
    const { lines, exitCode } = report(findings);
    expect(exitCode).toBe(1);
    for (const name of ['PORT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'DATABASE_URL']) {
      expect(lines.join('\n')).toContain(`${name}: `);
    }
  });

  it('waits no longer than ten seconds when nobody answers, and says so of each', async () => {
    const began = performance.now();
    const findings = await look({
      DATABASE_URL: `postgresql://taylr:hunter2@${await silent()}/taylr`,
      OIDC_ISSUER: `http://${await silent()}`,
      OIDC_CLIENT_ID: 'taylr',
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'small',
      AI_BASE_URL: `http://${await silent()}`,
      PUBLIC_URL: `http://${await silent()}`,
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    const late = findings.filter(({ found }) => found.includes('does not answer')).map(({ about }) => about);
    expect(late).toEqual(['database', 'sign-in', 'model', 'address']);
  });

  it('ends as a command with 1 and a line for each thing to mend', () => {
    const command = fileURLToPath(new URL('./command.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: '/dev/null/taylr', GUEST_MODE: 'off', DEV_LOGIN: 'off' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout.match(/^WRONG {2}\S+/gm)).toEqual(['WRONG  database', 'WRONG  sign-in']);
  });
});

describe('a clock', () => {
  it('that stands before the newest snapshot is wrong', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'snapshots'));
    writeFileSync(join(folder, 'snapshots', '2026-03-05T12-00-00.000Z.tar.gz'), '');
    const { found, todo } = await about('clock', { DATA_DIR: folder });
    expect(found).toMatch(/^It is 24 hours behind of what was written here/);
    expect(todo).toMatch(/^Set the clock/);
  });

  it.each([
    [-DAY, 'It is 24 hours ahead of'],
    [3 * DAY, 'It is 3 days behind of'],
    [-90_000, 'It is 90 seconds ahead of'],
  ])('that differs from the issuer’s by %i ms is wrong', async (difference, found) => {
    const env = {
      OIDC_ISSUER: await issuer(undefined, new Date(NOW.getTime() + difference)),
      OIDC_CLIENT_ID: 'taylr',
    };
    const finding = await about('clock', { DATA_DIR: emptyFolder(), ...env });
    expect(finding.found).toContain(found);
    expect(finding.todo).toBeDefined();
  });

  it('that agrees to some seconds is right', async () => {
    const env = { OIDC_ISSUER: await issuer(undefined, new Date(NOW.getTime() + 5000)), OIDC_CLIENT_ID: 'taylr' };
    expect(await about('clock', { DATA_DIR: emptyFolder(), ...env })).not.toHaveProperty('todo');
  });
});

describe('the issuer', () => {
  const sees = (OIDC_ISSUER: string) =>
    about('sign-in', { DATA_DIR: emptyFolder(), OIDC_ISSUER, OIDC_CLIENT_ID: 'taylr' });

  it('that answers is right, with the address that it has to allow', async () => {
    const { todo, advice } = await sees(await issuer());
    expect([todo, advice]).toEqual([undefined, expect.stringContaining('http://localhost:3000/api/auth/callback')]);
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    ['where nobody listens', async () => `http://${await nobody()}`, /ECONNREFUSED/],
    ['whose name is none', async () => 'http://issuer.invalid', /ENOTFOUND|EAI_AGAIN/],
    [
      'that calls itself something else',
      () => issuer('https://other.example'),
      /calls itself https:\/\/other\.example/,
    ],
    ['that is a page', () => answering({ body: '<html>' }), /answers 200, and not as/],
    ['that knows no such address', () => answering({ status: 404, body: {} }), /answers 404/],
  ])('%s is to be mended', async (_what, start, found) => {
    const finding = await sees(await start());
    expect(finding.found).toMatch(found);
    expect(finding.todo).toBeDefined();
  });

  it('with a certificate that cannot be checked is there all the same, and its authority missing', async () => {
    const { found, todo } = await withoutTrust(() => sees('https://issuer.example'));
    expect(found).toContain('issuer.example shows a certificate that cannot be checked');
    expect(todo).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('is missed where nobody can sign in, and advised where guests can', async () => {
    const env = { DATA_DIR: emptyFolder(), DEV_LOGIN: 'off' };
    expect((await about('sign-in', { ...env, GUEST_MODE: 'off' })).todo).toContain('OIDC_ISSUER');
    expect((await about('sign-in', env)).advice).toContain('OIDC_ISSUER');
  });
});

describe('the model', () => {
  const KEY = 'key-that-nobody-may-read';
  const sees = async (AI_BASE_URL: string, more: Record<string, string> = {}) =>
    about('model', {
      DATA_DIR: emptyFolder(),
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'small',
      AI_BASE_URL,
      AI_API_KEY: KEY,
      ...more,
    });

  it.each(['openai', 'anthropic', 'google', 'compatible'])(
    'is asked for at %s with the key, and known',
    async (provider) => {
      let sent = '';
      const address = await answering({
        body: { data: [{ id: 'small' }] },
        headers: (headers) => {
          sent = JSON.stringify(headers);
        },
      });
      const finding = await sees(address, { AI_PROVIDER: provider });
      expect(finding).toEqual({ about: 'model', found: expect.stringContaining('knows small') });
      expect(sent).toContain(KEY);
    },
  );

  it.each<[string, () => Promise<string>, RegExp]>([
    ['that the server has not', () => answering({ body: { data: [{ id: 'large' }] } }), /knows no model small/],
    ['whose key is refused', () => answering({ status: 401, body: {} }), /refuses the key/],
    [
      'whose server is in trouble',
      () => answering({ status: 503, body: {} }),
      /cannot answer now \(503\)|does not say/,
    ],
    ['whose server is not there', async () => `http://${await nobody()}`, /ECONNREFUSED/],
  ])('%s is spoken of, and the key is not', async (_what, start, found) => {
    const finding = await sees(await start());
    expect(finding.found).toMatch(found);
    expect(finding.todo ?? finding.advice).toBeDefined();
    expect(JSON.stringify(finding)).not.toContain(KEY);
  });
});

describe('the public address', () => {
  const sees = (PUBLIC_URL: string, more: Record<string, string> = {}) =>
    about('address', { DATA_DIR: emptyFolder(), PUBLIC_URL, ...more });

  it('with https and no trusted proxy is to be mended', async () => {
    expect((await sees('https://taylr.example')).todo).toContain('TRUST_PROXY=1');
  });

  it('leads to the server, or somewhere else, or nowhere', async () => {
    expect(await sees(await answering({ body: { status: 'ok' } }))).not.toHaveProperty('advice');
    expect((await sees(await answering({ status: 502, body: {} }))).advice).toContain('proxy');
    expect((await sees(`http://${await nobody()}`)).advice).toContain('should');
  });

  it('with a certificate of an own authority is there, and only the doctor has to be told of that authority', async () => {
    const { found, advice } = await withoutTrust(() => sees('https://taylr.example', { TRUST_PROXY: '1' }));
    expect(found).toBe('taylr.example shows a certificate that cannot be checked (UNABLE_TO_GET_ISSUER_CERT_LOCALLY).');
    expect(advice).toMatch(/^What counts is that the devices of people trust it/);
  });
});

/** Looks where all certificates are signed by somebody who is not known here. */
async function withoutTrust<T>(look: () => Promise<T>): Promise<T> {
  const cause = Object.assign(new Error('unable'), { code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  return look().finally(() => vi.unstubAllGlobals());
}
