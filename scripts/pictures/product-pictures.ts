import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { calendarDay } from '#core/calendar/calendar.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { startChildServer } from '#app/testing/server/child-server.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { seedAccount } from '#app/testing/world/seeded-account.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { drawIcons, takeScreenshots } from './app-pictures.ts';
import { root } from '../run/bootstrap.mjs';
import { testBrowser } from '../check/browser.ts';

/** Takes the pictures of the README, the landing page, the installed app and links to it from the running product: the seeded account on a Wednesday. */
const WEDNESDAY = calendarDay('2026-03-04');
const MORNING = `${WEDNESDAY}T08:20:00Z`;
const PHONE = { width: 375, height: 640 };
const LANDING = join(root, 'src/app/landing/pictures');

const executablePath = testBrowser();
if (!executablePath) throw new Error('No browser to take the pictures with');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const folder = mkdtempSync(join(tmpdir(), 'taylr-picture-'));
const server = await startChildServer({ DATA_DIR: folder });
const browser = await chromium.launch({ executablePath, args });

async function opened(maya: TestClient, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    deviceScaleFactor: 1.5,
  });
  await context.addCookies([...maya.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(MORNING));
  return page;
}

async function getDashboard(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const insights = page.getByRole('dialog', { name: progressMessages.insight.title(2) });
  await insights.getByRole('button', { name: progressMessages.insight.close }).click();
  await insights.waitFor({ state: 'hidden' });
}

/** As WebP, encoded by the browser, at a quality that keeps small type crisp. */
async function keepForLanding(page: Page, name: string, scrolled = 0): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, scrolled);
  const browserSession = await page.context().newCDPSession(page);
  const clip = { x: 0, y: scrolled, ...PHONE, scale: 1.6 };
  const { data } = await browserSession.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
  writeFileSync(join(LANDING, `${name}.webp`), Buffer.from(data, 'base64'));
}

try {
  mkdirSync(LANDING, { recursive: true });
  const maya = new TestClient(server.url);
  await seedAccount(maya, { today: WEDNESDAY, setClock: (instant) => server.setClock(instant) });
  await server.setClock(MORNING);
  const desk = await opened(maya, { width: 1280, height: 860 });
  await getDashboard(desk);
  await desk.screenshot({ path: join(root, 'docs/images/dashboard.png') });
  await drawIcons(browser);
  await takeScreenshots(desk);

  await maya.must('PATCH /api/user/preferences', { body: { theme: 'light' } });
  const phone = await opened(maya, PHONE);
  const [first] = (await maya.must('GET /api/bootstrap')).identities;
  await phone.goto(`${server.url}/identities/${first?.id ?? ''}`);
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await keepForLanding(phone, 'evidence');
  await phone.goto(`${server.url}/habit-planning/${first?.id ?? ''}`);
  await phone.getByText('Core Foundation Habits').waitFor();
  await keepForLanding(phone, 'plan', 330);
  const { id } = await maya.must('POST /api/goals', {
    body: goalBody({ description: 'Write a little every morning' }),
  });
  await phone.goto(`${server.url}/identity-chat/${id}`);
  await phone.getByRole('list', { name: 'Suggested identities' }).getByRole('button').first().waitFor();
  await keepForLanding(phone, 'identity', 330);

  // The link preview, in the size that other sites require.
  const visitor = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await visitor.goto(server.url);
  await visitor.waitForLoadState('networkidle');
  const card = { path: join(root, 'src/app/web/public/social-card.jpg'), quality: 82, animations: 'disabled' } as const;
  await visitor.screenshot({ ...card, type: 'jpeg' });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
