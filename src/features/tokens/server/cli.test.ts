import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TokenScope } from '#core/account/token.ts';
import { aPlan, habit, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

const CLI = fileURLToPath(new URL('../../../../scripts/run/cli.mjs', import.meta.url));

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  [me, them] = [await server.guest(), await server.guest()];
});

async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [CLI, ...args], { env });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
}

async function terminalOf(client: TestClient, scopes: TokenScope[] = ['read', 'check-in']) {
  const { secret } = await client.must('POST /api/tokens', { body: { name: 'Terminal', scopes, days: 30 } });
  return (...args: string[]) => run(args, { TAYLR_URL: server.url, TAYLR_TOKEN: secret });
}

describe('the command line', () => {
  it('shows today, notes what is done by a word of its name, and shows the week', async () => {
    await aPlan(me);
    await aPlan(them);
    const [mine, theirs] = [await terminalOf(me), await terminalOf(them)];
    const today =
      'The Everyday Mover\n  · Walk for 5 minutes\n  · Do 1 round of chair squats\n  · Take the stairs 1 time\n';
    expect(await mine('today')).toEqual({ out: today, err: '', code: 0 });
    expect(await mine('done', 'WALK')).toEqual({ out: '✓ Walk for 5 minutes\n', err: '', code: 0 });
    expect(await mine('done', 'the', 'stairs')).toMatchObject({ out: '✓ Take the stairs 1 time\n', code: 0 });
    // Once more is no harm.
    expect((await mine('done', 'walk')).code).toBe(0);
    expect((await mine('today')).out).toContain('  ✓ Walk for 5 minutes\n  · Do 1 round');
    expect((await theirs('today')).out).toBe(today);
    expect((await mine('week')).out).toMatch(
      /^Week 1\n {2}Sunday {5}before the plan\n(?:.*\n){2} {2}Wednesday {2}\d+ %\n$/,
    );
  });

  it('notes nothing when no habit is meant, or more than one, and says which there are', async () => {
    await aPlan(me, [...threeHabits(), habit('Walk the dog', { order: 3 })]);
    const mine = await terminalOf(me);
    expect(await mine('done', 'walk')).toEqual({
      out: '',
      err: 'More than one habit has “walk” in its name:\n  Walk for 5 minutes\n  Walk the dog\n',
      code: 1,
    });
    expect((await mine('done', 'swim')).err).toMatch(
      /^No habit of today has “swim” in its name:\n {2}Walk for 5 minutes\n/,
    );
    expect((await mine('today')).out).not.toContain('✓');
    expect((await mine('done', 'Walk the dog')).code).toBe(0);
  });

  it('says in a sentence what is missing, refused or not there', async () => {
    const [reader, mine] = [await terminalOf(me, ['read']), await terminalOf(me)];
    const url = server.url;
    expect(await mine('today')).toMatchObject({ out: 'Nothing is planned for today.\n', code: 0 });
    expect(await mine('done', 'walk')).toEqual({ out: '', err: 'Nothing is planned for today.\n', code: 1 });
    await aPlan(me);
    expect(await reader('done', 'walk')).toEqual({
      out: '',
      err: 'This token does not have the scope check-in (403).\n',
      code: 1,
    });
    clock.set('2026-05-01T12:00:00Z');
    expect((await mine('today')).err).toBe('This token ran out on 2026-04-03 (401).\n');
    expect((await run(['today'], {})).err).toMatch(/^TAYLR_URL and TAYLR_TOKEN are both needed/);
    expect(await run(['today'], { TAYLR_URL: 'x', TAYLR_TOKEN: 'x' })).toMatchObject({
      err: 'TAYLR_URL is not a web address.\n',
      code: 2,
    });
    expect(await run(['today'], { TAYLR_URL: 'http://127.0.0.1:9', TAYLR_TOKEN: 'x' })).toMatchObject({
      err: 'http://127.0.0.1:9 does not answer.\n',
      code: 1,
    });
    for (const args of [[], ['nonsense'], ['constructor'], ['done'], ['done', ' ']]) {
      expect(await run(args, { TAYLR_URL: url, TAYLR_TOKEN: 'x' })).toMatchObject({ out: '', code: 2 });
    }
    const other = createServer((_request, response) => void response.end('<html>')).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect((await run(['week'], { TAYLR_URL: `http://127.0.0.1:${port}`, TAYLR_TOKEN: 'x' })).err).toBe(
      `http://127.0.0.1:${port} does not answer as Taylr does (200).\n`,
    );
  });

  it('lets no text of a person move the cursor', async () => {
    await aPlan(me, [habit('Walk \u001B[2J\u0007 far'), habit('Stretch', { order: 1 })]);
    const { out } = await (await terminalOf(me))('today');
    expect(out).toContain('Walk  [2J  far');
  });
});
