import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { testBrowser } from '../scripts/check/browser.ts';
import { PHONE } from './page/visit.ts';
import { type Answered, clearAnswers, readAnswers, watchAnswers } from './page/answers.ts';

/**
 * How long a person waits for an answer on a slow phone: `npm run bench -- inp [rounds]`, after a build. Ticks and menus of the dashboard, the
 * pieces of the week's canvas, the steps of the wall and scrolling through 10,000 votes on it.
 */

const rounds = Number(process.argv[2] ?? 5);
const HABITS = ['Walk for 5 minutes', 'Do 1 round of squats', 'Take the stairs', 'Stretch', 'Go to bed by ten'];
const VOTES = 10_000;
const A_DAY = 10;

const folder = mkdtempSync(join(tmpdir(), 'taylr-bench-'));
const server = await startBuiltServer({ DATA_DIR: folder });
const guest = new TestClient(server.url, Intl.DateTimeFormat().resolvedOptions().timeZone);
await guest.must('POST /api/auth/guest');

/** A history of so many votes, taken in as anybody can bring theirs. */
async function importVotes(): Promise<void> {
  const today = calendarDay(new Date().toISOString().slice(0, 10));
  const lines = Array.from({ length: VOTES }, (_none, nth) => {
    const day = addDays(today, -1 - Math.floor(nth / A_DAY));
    return `${day},Habit ${nth % A_DAY},yes`;
  });
  // Without the time limit of a page: it takes as long as it takes.
  const answer = await fetch(new URL('/api/own-data/import', server.url), {
    method: 'POST',
    headers: {
      cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
      'x-time-zone': guest.zone,
    },
    body: ['date,habit,done', ...lines].join('\n'),
  });
  if (!answer.ok) throw new Error(`The votes were not taken in: ${await answer.text()}`);
}
await importVotes();
await aPlan(
  guest,
  HABITS.map((name, order) => habit(name, { order })),
);
const wall = await guest.must('GET /api/tally');
const votesOf = (days: readonly { votes: number }[]) => days.reduce((sum, { votes }) => sum + votes, 0);
const ofVotes = wall.identities.toSorted((a, b) => votesOf(b.days) - votesOf(a.days))[0];
if (!ofVotes || wall.identities.reduce((sum, { days }) => sum + votesOf(days), 0) < VOTES)
  throw new Error('Too few votes');

/**
 * Presses where a part stands. A locator's own press looks for it in the page's thread, by its role among all parts, which at a quarter of the
 * speed takes longer than the answer that is measured.
 */
async function press(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('What is to be pressed has no place');
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The least that an answer can be: a box that a page without any script ticks. */
async function tapFloor(page: Page): Promise<void> {
  await page.goto(
    `data:text/html,<label><input type="checkbox" data-tick onchange="this.parentElement.append('.')"></label>`,
  );
  await clearAnswers(page);
  for (let tap = 0; tap < 10; tap += 1) {
    await press(page, page.locator('input'));
    await page.waitForTimeout(300);
  }
}

/** How long the page's thread takes for always the same work, in milliseconds: it tells a slow machine from a slow page. */
const sameWork = (page: Page): Promise<number> =>
  page.evaluate<number>(`{
    const words = Array.from({ length: 60_000 }, (_none, nth) => String((nth * 7919) % 60_013));
    const began = performance.now();
    words.toSorted().join();
    performance.now() - began;
  }`);

/** Ticks and takes back each habit of the dashboard, and opens what floats above it. */
async function tapDashboard(page: Page): Promise<void> {
  await page.goto(server.url);
  const ticks = page.locator('[data-tick]');
  await ticks.first().waitFor();
  await page.waitForLoadState('networkidle');
  await clearAnswers(page);
  for (let round = 0; round < 2; round += 1) {
    for (const tick of await ticks.all()) {
      await press(page, tick);
      await page.waitForTimeout(600);
    }
  }
  for (const name of ['Open menu', /^Notifications/, 'Check in']) {
    const button = page.getByRole('button', { name }).first();
    if (!(await button.isVisible())) continue;
    await press(page, button);
    await page.waitForTimeout(800);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
  }
}

/** Chooses each habit of the week's canvas, which offers where it may go. */
async function tapCanvas(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'More for The Everyday Mover' }).tap();
  await page.getByRole('menuitem', { name: 'Arrange the week…' }).tap();
  const canvas = page.getByRole('dialog', { name: 'Arrange the week' });
  await canvas.waitFor();
  await page.waitForTimeout(1500);
  await clearAnswers(page);
  for (const piece of await canvas.locator('[aria-describedby="canvas-how"]').all()) {
    await press(page, piece);
    await page.waitForTimeout(500);
  }
}

/** Steps through the spans of the wall, and scrolls through all its votes. */
async function tapWall(page: Page, identityId: string): Promise<void> {
  await page.goto(`${server.url}/identities/${identityId}`);
  const rows = page.locator('section[aria-labelledby="tally"] [role="group"][tabindex="0"]');
  await rows.waitFor();
  await page.waitForLoadState('networkidle');
  await clearAnswers(page);
  const spans = page.locator('section[aria-labelledby="tally"] [role="radio"]');
  for (const span of await spans.all()) {
    await press(page, span);
    await page.waitForTimeout(800);
  }
  await press(page, spans.first());
  await page.waitForTimeout(800);
}

async function scrollWall(page: Page): Promise<void> {
  const rows = page.locator('section[aria-labelledby="tally"] [role="group"][tabindex="0"]');
  await rows.hover();
  await clearAnswers(page);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, step < 60 ? 400 : -400);
    await page.waitForTimeout(30);
  }
}

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const executablePath = testBrowser();
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
const SCREENS = ['floor', 'dashboard', 'canvas', 'wall', 'scrolling'] as const;
const seen = Object.fromEntries(SCREENS.map((name) => [name, [] as Answered[]])) as Record<
  (typeof SCREENS)[number],
  Answered[]
>;
const work: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
    await context.addCookies([...guest.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const page = await context.newPage();
    await page.addInitScript(watchAnswers);
    // It opens by itself, once.
    const insight = page.getByRole('dialog', { name: 'Your coaching insight' });
    await page.addLocatorHandler(insight, () => page.keyboard.press('Escape'));
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    await tapFloor(page);
    work.push(await sameWork(page));
    seen.floor.push(await readAnswers(page));
    await tapDashboard(page);
    seen.dashboard.push(await readAnswers(page));
    await tapCanvas(page);
    seen.canvas.push(await readAnswers(page));
    await tapWall(page, ofVotes.id);
    seen.wall.push(await readAnswers(page));
    await scrollWall(page);
    seen.scrolling.push(await readAnswers(page));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const median = (list: readonly number[]) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
const summary = (all: readonly Answered[]) => ({
  interactions: median(all.map(({ interactions }) => interactions.length)),
  'slowest interaction, ms': median(all.map(({ interactions }) => Math.max(0, ...interactions))),
  'median interaction, ms': median(all.flatMap(({ interactions }) => interactions)),
  'tap to visible tick, ms': median(all.flatMap(({ ticks }) => ticks)),
  'slowest tick, ms': median(all.map(({ ticks }) => Math.max(0, ...ticks))),
  'longest task, ms': median(all.map(({ tasks }) => Math.max(0, ...tasks))),
  'tasks over 50 ms': median(all.map(({ tasks }) => tasks.length)),
});
console.log(
  `${PHONE.cpu} × CPU, medians of ${rounds} rounds; ${VOTES} votes on the wall; the same work took ${median(work)} ms`,
);
console.table(Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, summary(all)])));
