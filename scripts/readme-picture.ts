import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { calendarDay } from '#core/calendar.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { startChildServer } from '#server/testing/child-server.ts';
import { seedAccount } from '#server/testing/seeded-account.ts';
import { TestClient } from '#server/testing/test-client.ts';
import { root } from './bootstrap.mjs';
import { testBrowser } from './browser.ts';

/** Takes the README's picture from the running product: the seeded account on a Wednesday morning. */
const WEDNESDAY = calendarDay('2026-03-04');

const executablePath = testBrowser();
if (!executablePath) throw new Error('No browser to take the picture with');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const folder = mkdtempSync(join(tmpdir(), 'taylr-picture-'));
const server = await startChildServer({ DATA_DIR: folder });
const browser = await chromium.launch({ executablePath, args });
try {
  const maya = new TestClient(server.url);
  await seedAccount(maya, { today: WEDNESDAY, setClock: (instant) => server.setClock(instant) });
  const morning = `${WEDNESDAY}T08:20:00Z`;
  await server.setClock(morning);
  const viewport = { width: 1280, height: 860 };
  const look = { viewport, timezoneId: 'Europe/London', locale: 'en-GB', deviceScaleFactor: 1.5 };
  const context = await browser.newContext(look);
  await context.addCookies([...maya.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(morning));
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const insights = page.getByRole('dialog', { name: progressMessages.insight.title(2) });
  await insights.getByRole('button', { name: progressMessages.insight.close }).click();
  await insights.waitFor({ state: 'hidden' });
  await page.screenshot({ path: join(root, 'docs/images/dashboard.png') });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
