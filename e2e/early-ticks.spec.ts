import type { BrowserContext, Page } from '@playwright/test';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { habit } from '#app/testing/world/factories.ts';
import { told, watchMoments } from './moments.ts';
import { guestWithPlan } from './steps.ts';
import { expect, ownProgram, test as base } from './taylr.ts';

const test = base.extend({ program: ownProgram() });
test.use({ serviceWorkers: 'allow' });

const drawnHtml = (page: Page) =>
  page.evaluate(async () => ((await (await caches.match('/drawing'))?.json()) as { html: string } | null)?.html ?? '');

/** Somebody whose dashboard this device has drawn; returns the first habit of it. */
async function drawnDay(page: Page): Promise<string> {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const first = page.locator('[data-tick]').first();
  const id = (await first.getAttribute('data-tick')) as string;
  await expect.poll(() => drawnHtml(page)).toContain(id);
  return id;
}

/** Somebody with a plan, on a device that has drawn their day and whose next visits wait before the app's script. */
async function warmDevice(page: Page, baseURL: string | undefined, habits?: Parameters<typeof guestWithPlan>[2]) {
  const { client } = await guestWithPlan(page, baseURL as string, habits);
  const id = await drawnDay(page);
  await holdScripts(page);
  return { client, id };
}

/** From now on the app's script begins only at the word of `letGo`. To hold it up on the network would switch the kept page off. */
async function holdScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const main = new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = await cache.match(main, { ignoreSearch: true });
      if (!kept) continue;
      const held = `await new Promise((go) => { globalThis.letGo = go; });${await kept.text()}`;
      await cache.put(main, new Response(held, { headers: { 'content-type': 'text/javascript' } }));
    }
  });
}

const letGo = (page: Page) =>
  page.waitForFunction(() => {
    const { letGo: go } = globalThis as { letGo?: () => void };
    go?.();
    return go !== undefined;
  });

async function openAnew(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  return page;
}

const drawn = (page: Page) => page.locator('#drawn');
const circle = (page: Page, id: string) => page.locator(`[data-tick="${id}"]`);
const tickShown = (page: Page, id: string) => page.locator(`[data-tick="${id}"] + span > svg`).first();

async function doneToday(client: TestClient): Promise<string[]> {
  const { today, currentHabits } = await client.must('GET /api/bootstrap');
  return currentHabits.flatMap(({ habits }) =>
    habits.flatMap(({ id, completedDays }) => (completedDays.includes(today) ? id : [])),
  );
}

/** How many notes the device keeps, made ready to be sent now instead of when the tab that made them is surely gone. */
const keptNotes = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('taylr');
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = database.transaction('queues', 'readwrite').objectStore('queues');
    const reading = store.getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    for (const one of reading.result) {
      for (const note of one.queue) note.notBefore = 0;
      store.put(one);
    }
    database.close();
    return reading.result.reduce((sum: number, { queue }) => sum + queue.length, 0) as number;
  });

/** Runs in the page: notes whether a tick that was there goes again. */
const watchTick = (page: Page, id: string) =>
  page.evaluate((habitId) => {
    const look = () => {
      const box = document.querySelector<HTMLInputElement>(`[data-tick="${habitId}"]`);
      if (box?.checked === false) document.documentElement.dataset.flickered = '';
      requestAnimationFrame(look);
    };
    look();
  }, id);

test('a tick before any script of the app is seen, stays when the app draws, and is saved once', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, id } = await warmDevice(page, baseURL);
  const warm = await openAnew(context);
  const sent: string[] = [];
  warm.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await expect(drawn(warm)).toBeVisible();
  // All else waits for the app, and is not offered before.
  await expect(drawn(warm).locator(':is(a, button):not([inert], [inert] *)')).toHaveCount(0);

  await circle(warm, id).click();
  await expect(tickShown(warm, id)).toHaveCSS('opacity', '1');
  await expect.poll(() => keptNotes(warm)).toBe(1);
  await watchTick(warm, id);
  await letGo(warm);
  await expect(drawn(warm)).toHaveCount(0);
  await expect(circle(warm, id)).toBeChecked();
  await expect(circle(warm, id)).toBeFocused();
  await expect.poll(() => doneToday(client)).toEqual([id]);
  await expect.poll(() => keptNotes(warm)).toBe(0);
  expect(sent.filter((url) => url.includes('/api/check-ins/habits/'))).toHaveLength(1);
  expect(await warm.evaluate(() => document.documentElement.dataset.flickered)).toBeUndefined();

  await warm.getByRole('button', { name: 'Undo' }).click();
  await expect(circle(warm, id)).not.toBeChecked();
  await expect.poll(() => doneToday(client)).toEqual([]);
});

test('a day that was filled before the app was there has its moment once it is', async ({ page, context, baseURL }) => {
  const { id } = await warmDevice(page, baseURL, [habit('Walk for 5 minutes'), habit('Read 1 page', { order: 1 })]);
  // It would send what the next one keeps.
  await page.close();
  const warm = await context.newPage();
  await watchMoments(warm);
  await warm.goto('/', { waitUntil: 'commit' });
  const read = drawn(warm).getByRole('checkbox', { name: 'Read 1 page' });
  await circle(warm, id).click();
  await read.click();
  await expect(read).toBeChecked();
  await expect.poll(() => keptNotes(warm)).toBe(2);
  await letGo(warm);
  await expect.poll(() => told(warm)).toEqual([expect.stringContaining('Your first vote for')]);
  await warm.close();

  // The next tick takes it from there: nothing is told twice.
  const next = await context.newPage();
  await watchMoments(next);
  await next.goto('/', { waitUntil: 'commit' });
  await letGo(next);
  await expect(drawn(next)).toHaveCount(0);
  await expect(circle(next, id)).toBeChecked();
  expect(await told(next)).toEqual([]);
});

test('a tick of a tab that was closed before the app was there is shown by the next one, and sent', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, id } = await warmDevice(page, baseURL);
  await page.close();
  const first = await openAnew(context);
  await circle(first, id).focus();
  await first.keyboard.press('Space');
  await expect.poll(() => keptNotes(first)).toBe(1);
  await first.close();

  const next = await openAnew(context);
  await expect(drawn(next)).toBeVisible();
  await expect(circle(next, id)).toBeChecked();
  expect(await doneToday(client)).toEqual([]);
  await watchTick(next, id);
  await letGo(next);
  await expect(drawn(next)).toHaveCount(0);
  await expect.poll(() => doneToday(client)).toEqual([id]);
  await expect(circle(next, id)).toBeChecked();
  expect(await next.evaluate(() => document.documentElement.dataset.flickered)).toBeUndefined();
});

test('an amount waits for the app, and a tap of somebody who is not known to be the same is nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, id } = await warmDevice(page, baseURL, [
    habit('Drink water', { measure: { unit: 'glasses', atLeast: 8 } }),
    habit('Walk for 5 minutes'),
  ]);
  const warm = await openAnew(context);
  for (let tap = 0; tap < 3; tap += 1) await circle(warm, id).click();
  await expect(circle(warm, id)).not.toBeChecked();
  await letGo(warm);
  await expect(warm.getByText('1 of 8 glasses')).toBeVisible();
  await expect.poll(() => keptNotes(warm)).toBe(0);
  await warm.close();

  const other = await openAnew(context);
  const walk = drawn(other).getByRole('checkbox', { name: 'Walk for 5 minutes' });
  await expect(walk).toBeVisible();
  // As another tab leaves it in which somebody has signed in.
  await context.addCookies([{ name: 'new_session', value: '1', url: baseURL as string }]);
  await walk.click();
  await expect(walk).not.toBeChecked();
  expect(await keptNotes(other)).toBe(0);
  expect(await doneToday(client)).toEqual([]);
});
