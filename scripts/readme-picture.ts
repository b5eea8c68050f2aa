import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import type { HabitGroup } from '#features/plans/contract.ts';
import { root } from './bootstrap.mjs';
import { testBrowser } from './browser.ts';

/** Takes the README's picture from the running product: an account in the middle of its week, signed in, on a Wednesday. */
const SUNDAY = '2026-03-01';
const WEDNESDAY = '2026-03-04T08:20:00Z';

const lives = [
  {
    goal: 'Get fit enough to climb the stairs to our flat without stopping',
    frictions: 'No time in the evenings, and I forget',
    identity: 0,
    /** How many habits were done on Sunday, Monday, Tuesday, Wednesday; null is no check-in. */
    done: [2, 3, 1, 2],
  },
  {
    goal: 'Sleep better and stop lying awake with my phone until one',
    frictions: 'I scroll in bed because I am too tired to do anything else',
    identity: 1,
    done: [3, 2, 2, null],
  },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'taylr-picture-'));
const server = fork(join(root, 'src/server/testing/serve.ts'), {
  env: { ...process.env, DATA_DIR: folder, TAYLR_TEST_NOW: `${SUNDAY}T09:00:00Z` },
});
const [{ url }] = (await once(server, 'message')) as [{ url: string }];

async function call<T>(context: BrowserContext, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await context.request.fetch(url + path, { method, data, headers: { 'x-time-zone': 'Europe/London' } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/api/login`);
  await page.getByLabel('Name').fill('Maya Okafor');
  await page.getByLabel('E-mail').fill('maya@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((address) => address.pathname === '/' || address.pathname === '/goal-capture');
  await page.close();
}

async function live(context: BrowserContext, life: (typeof lives)[number]): Promise<HabitGroup> {
  type Named = { name: string; description: string };
  const goal = await call<{ id: string }>(context, 'POST', '/api/goals', {
    description: life.goal,
    currentLevel: 'not_started',
    currentFrictions: life.frictions,
  });
  const { suggestions } = await call<{ suggestions: Named[] }>(context, 'POST', '/api/chat/identity-suggestion', {
    goalId: goal.id,
  });
  const chosen = suggestions[life.identity];
  const identity = await call<{ id: string }>(context, 'POST', '/api/identities', { goalId: goal.id, ...chosen });
  const { habits } = await call<{ habits: { habitType: string }[] }>(
    context,
    'POST',
    `/api/identities/${identity.id}/generate-habits`,
  );
  const core = habits.filter((habit) => habit.habitType === 'core').slice(0, 2);
  const [experiment] = habits.filter((habit) => habit.habitType === 'experimental');
  await call(context, 'POST', `/api/identities/${identity.id}/launch-habits`, { habits: [...core, experiment] });
  return call<HabitGroup>(context, 'GET', `/api/habits/current/${identity.id}`);
}

const executablePath = testBrowser();
if (!executablePath) throw new Error('No browser to take the picture with');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
try {
  const viewport = { width: 1280, height: 860 };
  const context = await browser.newContext({
    viewport,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    deviceScaleFactor: 1.5,
  });
  await signIn(context);
  const groups = [await live(context, lives[0]), await live(context, lives[1])];
  server.send({ now: WEDNESDAY });
  for (const [index, group] of groups.entries()) {
    for (const [offset, count] of (lives[index]?.done ?? []).entries()) {
      if (count === null) continue;
      await call(context, 'POST', '/api/check-ins', {
        identityId: group.identityId,
        type: 'manual',
        date: `2026-03-0${offset + 1}`,
        habitCompletions: group.habits.map(({ id }, place) => ({ habitId: id, completed: place < count })),
      });
    }
  }
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(WEDNESDAY));
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(root, 'docs/images/dashboard.png') });
} finally {
  await browser.close();
  server.disconnect();
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
