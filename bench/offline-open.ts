import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { isBuildFresh } from '../scripts/run/build-stamp.mjs';

/** How long the app takes to open without a network: `node bench/offline-open.ts [runs]`, after a build. `CHROMIUM_PATH` names the browser. */

const RUNS = Number(process.argv[2] ?? 7);
/** Milliseconds. */
const SETTLE = 500;
const executablePath = process.env.CHROMIUM_PATH;
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

if (!isBuildFresh()) {
  console.error('The build is missing or older than the sources. Run npm start once, then measure.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'taylr-bench-'));
const server = await startBuiltServer({ DATA_DIR: folder });
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : { channel: 'chromium' }) });
const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
const guest = new TestClient(server.url, Intl.DateTimeFormat().resolvedOptions().timeZone);
await guest.must('POST /api/auth/guest');
const { group } = await aPlan(guest);
const habit = group.habits[0]?.description ?? '';
await context.addCookies([...guest.cookies].map(([name, value]) => ({ name, value, url: server.url })));

/** Runs in the page, which records when it has drawn the habit: Playwright's polling time must not count. */
const noteShown = `{
  const look = () => {
    if (!document.body?.textContent.includes(${JSON.stringify(habit)})) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.shownAt = performance.now(); });
  };
  requestAnimationFrame(look);
}`;

/** The value of an expression in the page, once it is truthy. */
async function valueOf(page: Page, expression: string): Promise<unknown> {
  for (let look = 0; look < 600; look += 1) {
    const value: unknown = await page.evaluate(expression);
    if (value) return value;
    await pause(50);
  }
  throw new Error(`${expression} is nothing after 30 s`);
}

/** Milliseconds from the start of the navigation until the first of today's habits is drawn. */
async function open(): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(noteShown);
  await page.goto(server.url);
  const milliseconds = Number(await valueOf(page, 'window.shownAt'));
  await valueOf(page, `navigator.serviceWorker.controller?.state === 'activated'`);
  // The last day is written after the first paint.
  await pause(SETTLE);
  await page.close();
  return milliseconds;
}

const summary = (figures: readonly number[]) => {
  const sorted = figures.map(Math.round).toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], lowest: sorted[0], highest: sorted.at(-1) };
};

async function several(): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < RUNS; run += 1) figures.push(await open());
  return figures;
}

try {
  await open();
  const online = await several();
  await context.setOffline(true);
  const offline = await several();
  await server.stop();
  await context.setOffline(false);
  const serverGone = await several();
  console.table({
    'with the network': summary(online),
    'without a network': summary(offline),
    'with a network, the server gone': summary(serverGone),
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
