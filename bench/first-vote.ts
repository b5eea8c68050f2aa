import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { testBrowser } from '../scripts/check/browser.ts';
import { likeAPhone, PHONE } from './page/visit.ts';

/**
 * How long somebody new takes from the landing page to the first vote, along what is ready-made, on a slow phone: `npm run bench -- first-vote [rounds]`,
 * after a build. The server has just been started: its coach is not loaded before the first of them.
 */

const rounds = Number(process.argv[2] ?? 3);
/** Milliseconds from when a thing can be tapped until it is: one looks for it, and the thumb is on its way. Nobody reads. */
const HESITATION = 2000;

/** What is tapped, in order; `e2e/first-minutes.spec.ts` goes the same way and counts it. */
const TAPS: readonly ((page: Page) => Locator)[] = [
  (page) => page.getByRole('link', { name: 'Someone who moves every day' }),
  (page) => page.getByRole('radio', { name: "Haven't started yet" }),
  (page) => page.getByRole('button', { name: 'I come home tired' }),
  (page) => page.getByRole('button', { name: 'Continue with AI Identity Coach' }),
  (page) => page.getByRole('button', { name: /^Become "/ }),
  (page) => page.getByRole('button', { name: /^Accept Selected Habits/ }),
  (page) => page.locator('[data-tick]').first(),
];

/** Seconds from the address to the vote that is shown, and to each thing that can be tapped after the tap before it. */
async function walk(browser: Browser, url: string) {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await likeAPhone(session, true);
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const waits: number[] = [];
  for (const of of TAPS) {
    const asked = performance.now();
    // Playwright taps what is in sight, stands still and can be used; a trial does all but the tap.
    await of(page).tap({ trial: true, timeout: 60_000 });
    waits.push((performance.now() - asked) / 1000);
    await pause(HESITATION);
    await of(page).tap();
  }
  await page.getByText('1 vote this week').waitFor();
  const all = (performance.now() - began) / 1000;
  await context.close();
  return { all, waits };
}

const folder = mkdtempSync(join(tmpdir(), 'taylr-bench-'));
const server = await startBuiltServer({ DATA_DIR: folder });
const executablePath = testBrowser();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
const seconds = (value: number) => Number(value.toFixed(1));
try {
  console.log(
    `${PHONE.cpu} × CPU, ${PHONE.down / 1e6} Mbit/s, ${PHONE.latency} ms; ${HESITATION} ms before each of ${TAPS.length} taps`,
  );
  for (let round = 0; round < rounds; round += 1) {
    const { all, waits } = await walk(browser, server.url);
    const waited = waits.reduce((sum, wait) => sum + wait, 0);
    console.log(`${seconds(all)} s to the first vote; waited ${seconds(waited)} s: ${waits.map(seconds).join(', ')}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
