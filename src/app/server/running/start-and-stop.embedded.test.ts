import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder, type Program, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

// The program starts as a process of its own, with a new database: seconds on a busy machine.
const PATIENCE = 60_000;

afterAll(removeFolders);

describe('a start', { timeout: PATIENCE }, () => {
  const folder = emptyFolder();
  // Two of the refused starts get as far as creating a database: they share one.
  const otherFolder = emptyFolder();
  let first: Program;
  let address: string | null;

  beforeAll(async () => {
    first = startMain({ DATA_DIR: folder });
    address = await first.ready;
  }, PATIENCE);
  afterAll(() => stopMain(first), PATIENCE);

  it('prints an address that answers, the ways of signing in, and where the data is', async () => {
    expect(first.said.err).toBe('');
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(first.said.out).toContain(
      "Ways of signing in: as a guest, with the development sign-in behind 'Continue with Google' (this machine only; DEV_LOGIN=off switches it off).",
    );
    expect(first.said.out).toContain(`Data: ${folder} (embedded; survives crashes of the program, not power cuts`);
    expect((await fetch(new URL('/readyz', address as string))).status).toBe(200);
  });

  it('refuses the folder of a running server in one sentence, and leaves that server alone', async () => {
    const second = startMain({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.said).toEqual({
      out: '',
      err: `Another Taylr server is already using the data folder ${folder}. Stop it, or set DATA_DIR.\n`,
    });
    expect((await fetch(new URL('/readyz', address as string))).status).toBe(200);
  });

  it('refuses a taken port in one sentence', async () => {
    const port = new URL(address as string).port;
    const second = startMain({ DATA_DIR: otherFolder, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.said).toEqual({ out: '', err: `Port ${port} is already in use. Set PORT to a free one.\n` });
  });

  it('refuses a folder that cannot be written in one sentence', async () => {
    const file = join(emptyFolder(), 'a-file');
    writeFileSync(file, '');
    const folder = join(file, 'data');
    const program = startMain({ DATA_DIR: folder });
    expect(await program.ended).toBe(1);
    expect(program.said).toEqual({
      out: '',
      err: `The data folder ${folder} cannot be written. Choose another one with DATA_DIR.\n`,
    });
  });

  it('refuses bad settings in one sentence that names them all', async () => {
    const program = startMain({ PORT: 'web', GUEST_MODE: 'maybe', GOOGLE_CLIENT_ID: 'id' });
    expect(await program.ended).toBe(1);
    expect(program.said.out).toBe('');
    expect(program.said.err).toMatch(
      /^Bad settings: PORT: [^\n]+; GUEST_MODE: [^\n]+; GOOGLE_CLIENT_SECRET: Needed together with GOOGLE_CLIENT_ID\.\n$/,
    );
  });

  it('refuses an address that this machine does not have in one sentence', async () => {
    // An address of documentation (RFC 5737): no machine has it.
    const program = startMain({ DATA_DIR: otherFolder, HOST: '203.0.113.1' });
    expect(await program.ended).toBe(1);
    expect(program.said).toEqual({
      out: '',
      err: 'This machine has no address 203.0.113.1. Set HOST to one of its own.\n',
    });
  });

  it('refuses a PostgreSQL that does not answer in one sentence, without its password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, 'close');
    const program = startMain({ DATABASE_URL: `postgresql://me:hunter2@127.0.0.1:${port}/taylr` });
    expect(await program.ended).toBe(1);
    expect(program.said).toEqual({ out: '', err: 'PostgreSQL at DATABASE_URL does not answer (ECONNREFUSED).\n' });
  });
});

describe('a stop', { timeout: PATIENCE }, () => {
  it('is clean by SIGTERM and by SIGINT: exit 0, nothing on stderr, everything still there', async () => {
    const folder = emptyFolder();
    const first = startMain({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const client = new TestClient((await first.ready) as string);
    const { id } = await client.must('POST /api/auth/guest');
    expect(await stopMain(first, 'SIGTERM')).toBe(0);
    expect(first.said.err).toBe('');

    const signIn = {
      GUEST_MODE: 'off',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'taylr',
      OIDC_NAME: 'Example',
    };
    const second = startMain({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...signIn });
    const again = new TestClient((await second.ready) as string);
    expect(second.said.out).toContain('Ways of signing in: with Example.');
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    expect((await again.must('GET /api/auth/user')).id).toBe(id);
    // A terminal and a parent process may both send the signal.
    second.process.kill('SIGINT');
    expect(await stopMain(second, 'SIGINT')).toBe(0);
    expect(second.said.err).toBe('');
  });
});
