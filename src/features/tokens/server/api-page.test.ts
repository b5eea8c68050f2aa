import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const block = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';

/** Runs a program as a reader of the page would, with nothing but the address and the token. */
async function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { PATH: process.env.PATH ?? '', ...env } });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err };
}

async function aWorld() {
  const server = await freshServer();
  const [me, them] = [await server.guest(), await server.guest()];
  const { group } = await aPlan(me);
  await aPlan(them);
  const body = { name: 'Script', scopes: ['read', 'check-in'], days: 30 } as const;
  const { secret } = await me.must('POST /api/tokens', { body: { ...body, scopes: [...body.scopes] } });
  const done = async (client: typeof me) =>
    (await client.must('GET /api/check-ins/day', { query: { date: '2026-03-04' as CalendarDay } })).groups
      .flatMap(({ habits }) => habits)
      .filter(({ completedDays }) => completedDays.length > 0)
      .map(({ description }) => description);
  return { me, them, group, env: { TAYLR_URL: server.url, TAYLR_TOKEN: secret }, done };
}

describe('the page on other tools', () => {
  it('has a script of at most twenty lines that says which habits today has, and notes a habit', async () => {
    const { me, them, env, done } = await aWorld();
    const script = block('js');
    expect(script.split('\n').length).toBeLessThanOrEqual(20);
    const folder = mkdtempSync(join(tmpdir(), 'taylr-api-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'today.mjs'), script);
    const today = (...words: string[]) => run(process.execPath, [join(folder, 'today.mjs'), ...words], env);
    expect(await today()).toEqual({
      out: '· Walk for 5 minutes\n· Do 1 round of chair squats\n· Take the stairs 1 time\n',
      err: '',
    });
    expect((await today('stairs')).out).toContain('✓ Take the stairs 1 time');
    expect(await done(me)).toEqual(['Take the stairs 1 time']);
    expect(await done(them)).toEqual([]);
    expect(clock.now.toISOString()).toBe('2026-03-04T12:00:00.000Z');
  });

  it('has lines for curl that read and note', async () => {
    const { me, them, group, env, done } = await aWorld();
    const { out, err } = await run('sh', ['-euc', block('sh')], { ...env, HABIT_ID: group.habits[0]?.id as string });
    expect(err).toBe('');
    expect(out).toContain('"identitiesNeedingCheckIn":1');
    expect(await done(me)).toEqual(['Walk for 5 minutes']);
    expect(await done(them)).toEqual([]);
  });

  it('names every scope with what it opens, and the limits as they are', () => {
    for (const scope of ['read', 'check-in', 'coach', 'all']) expect(page).toContain(`| \`${scope}\` |`);
    expect(page).toContain('120 calls a minute');
    expect(page).toContain('at most 366 days');
  });
});
