import type { BrowserContext, Page } from '@playwright/test';
import { guestWithPlan, logOutAsGuest } from './steps.ts';
import { expect, ownProgram, test as base } from './taylr.ts';

const test = base.extend({ program: ownProgram() });
test.use({ serviceWorkers: 'allow' });

type Drawing = { day: string; html: string };

/** What the device keeps of the screen. */
const kept = (page: Page) =>
  page.evaluate<Drawing | null>(async () => (await caches.match('/drawing'))?.json() ?? null);

const keptText = async (page: Page) => (await kept(page))?.html ?? '';

/** From now on the app's scripts do nothing, as if they were still on their way. To hold them up on the network would switch the kept page off. */
async function withoutScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const empty = new Response('', { headers: { 'content-type': 'text/javascript' } });
        if (/\/assets\/.*\.js$/.test(url)) await cache.put(url, empty);
      }
    }
  });
}

async function openAnew(context: BrowserContext, width?: number): Promise<Page> {
  const page = await context.newPage();
  if (width) await page.setViewportSize({ width, height: 700 });
  await page.goto('/', { waitUntil: 'commit' });
  return page;
}

/** Runs in the page: how far what stood was moved, as browsers count it. */
const slid = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    });
    watcher.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 1000);
  });

const drawn = (page: Page) => page.locator('#drawn');

test('the last known day is seen before any script, on its day, at its width, and by its owner alone', async ({
  page,
  context,
  baseURL,
}) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => keptText(page)).toContain(identity.name);

  await page.locator('[data-tick]').first().click();
  await expect(page.getByText('1 vote this week')).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('1 vote this week');

  const live = await openAnew(context);
  await expect(live.getByRole('main').getByRole('heading', { name: identity.name })).toBeVisible();
  await expect(drawn(live)).toHaveCount(0);
  expect(await live.evaluate(slid)).toBeLessThan(0.01);
  await live.close();

  await withoutScripts(page);
  const again = await openAnew(context);
  await expect(drawn(again).getByText('1 vote this week')).toBeVisible();
  // The app's scripts wait for the drawing.
  await expect(again.locator('script[type="module"]')).toHaveCount(0);
  await again.close();

  const phone = await openAnew(context, 375);
  await expect(phone.locator('#root svg').first()).toBeAttached();
  await expect(drawn(phone)).toBeHidden();
  await phone.close();

  await context.addCookies([{ name: 'new_session', value: '1', url: baseURL as string }]);
  const another = await openAnew(context);
  await expect(another.locator('#root > :last-child')).toBeVisible();
  await expect(drawn(another)).toBeHidden();
  await another.close();
  await context.clearCookies({ name: 'new_session' });

  // As on the day after.
  await page.evaluate(async () => {
    const cache = await caches.open('taylr-session');
    const drawing = await (await cache.match('/drawing'))?.json();
    await cache.put('/drawing', Response.json({ ...drawing, day: '2020-01-01' }));
  });
  const tomorrow = await openAnew(context);
  await expect(tomorrow.locator('#root > :last-child')).toBeVisible();
  await expect(drawn(tomorrow)).toHaveCount(0);
});

test('whoever logs out leaves no screen behind', async ({ page, baseURL }) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => keptText(page)).toContain(identity.name);
  await logOutAsGuest(page);
  expect(await kept(page)).toBeNull();
});
