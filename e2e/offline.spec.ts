import type { BrowserContext, Page } from '@playwright/test';
import { anIdentity, habit, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { checkInDialog, guestWithPlan } from './steps.ts';
import { expect, ownProgram, STOPPED, test as base } from './taylr.ts';

const test = base.extend({ program: ownProgram() });
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ watch }) => watch.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/, STOPPED));

/** Resolves when the app's files and the last day are kept on the device. */
async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => page.evaluate(kept, 'snapshots' as const)).toBe(1);
}

/** Runs in the page: how many days, or notes and check-ins of one person, are kept on the device. */
async function kept(store: 'snapshots' | 'queues'): Promise<number> {
  // Opening a missing database would create an empty one.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'taylr')) return 0;
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('taylr');
    opening.onsuccess = () => resolve(opening.result);
  });
  const reading = database.transaction(store).objectStore(store).getAll();
  await new Promise((resolve) => (reading.onsuccess = resolve));
  database.close();
  return store === 'queues' ? (reading.result[0]?.queue.length ?? 0) : reading.result.length;
}

/** The check-ins that the server has of today, by identity: how many habits are done in each. */
async function savedToday(client: TestClient) {
  const { today } = await client.must('GET /api/bootstrap');
  const { groups } = await client.must('GET /api/check-ins/day', { query: { date: today } });
  const { existingCheckIns } = await client.must('POST /api/check-ins/check-existing', {
    body: { identitiesData: groups.map(({ identityId }) => ({ identityId })), date: today },
  });
  const done = groups.map(({ habits }) => habits.filter(({ completedDays }) => completedDays.includes(today)).length);
  return { checkIns: existingCheckIns.length, done };
}

async function secondIdentity(client: TestClient): Promise<void> {
  const { identity } = await anIdentity(client, 'The Reader');
  await client.must('POST /api/identities/:id/launch-habits', {
    params: { id: identity.id },
    body: { habits: threeHabits() },
  });
}

const bar = (page: Page) => page.getByRole('region', { name: 'Connection' });

async function openAnew(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  return again;
}

test('a check-in made offline for two identities outlives the tab, and is saved once when the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  const { client } = await guestWithPlan(page, baseURL as string);
  await secondIdentity(client);
  await page.goto('/');
  await readyForOffline(page);

  await context.setOffline(true);
  await expect(bar(page)).toContainText('You are offline.');
  await page.getByRole('button', { name: 'Daily Check-in (2)' }).click();
  const dialog = checkInDialog(page);
  for (const name of ['The Everyday Mover', 'The Reader']) {
    await dialog.getByRole('region', { name }).getByRole('checkbox').first().click();
  }
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByText('Kept on this device')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(2);

  const again = await openAnew(context, page);
  const main = again.getByRole('main');
  await expect(main.getByText('Waiting to be sent')).toHaveCount(2);
  await expect(main.getByRole('button', { name: /today, still open ?, a check-in waits to be sent/ })).toBeVisible();
  await expect(main.getByText(/^0 of \d+ planned this week$/)).toBeVisible();
  await expect(bar(again)).toContainText(/You are offline\. Shown as of .*\. 2 entries wait on this device/);
  expect(await savedToday(client)).toMatchObject({ checkIns: 0 });

  await context.setOffline(false);
  await expect(main.getByText('Checked in today')).toHaveCount(2);
  await expect(main.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(bar(again)).toContainText('Back online. 2 entries saved.');
  expect(await savedToday(client)).toEqual({ checkIns: 2, done: [1, 1] });
  await expect(bar(again)).toBeHidden();
});

test('a check-in whose answer never came, as the server was killed, is saved once', async ({
  page,
  baseURL,
  program,
}) => {
  const { client } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await readyForOffline(page);

  const posted: (string | undefined)[] = [];
  await page.route('**/api/check-ins', async (route) => {
    posted.push(route.request().headers()['idempotency-key']);
    if (posted.length > 1) return route.fallback();
    // The server has it and has answered; the answer is lost with the server.
    await route.fetch();
    await program.kill();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByText('Kept on this device')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting to be sent')).toBeVisible();

  await program.start();
  await page.reload();
  await expect(page.getByText('Checked in today')).toBeVisible();
  await expect(page.getByText('1 vote this week')).toBeVisible();
  expect(await savedToday(client)).toEqual({ checkIns: 1, done: [1] });
  // The server knows it already: the page may show it before it is sent again.
  await expect.poll(() => posted.length).toBeGreaterThan(1);
  expect(new Set(posted).size).toBe(1);
});

test('what is ticked while an earlier tick waits for its answer outlives the tab too', async ({
  page,
  context,
  baseURL,
}) => {
  await guestWithPlan(page, baseURL as string, [habit('Walk'), habit('Stretch', { order: 1 })]);
  const tickOf = (on: Page, name: string) => on.getByRole('article').getByRole('checkbox', { name });
  await page.goto('/');
  await readyForOffline(page);
  await page.route('**/api/check-ins/habits/*', () => new Promise(() => {}));
  for (const name of ['Walk', 'Stretch']) await tickOf(page, name).locator('xpath=..').click();
  await expect.poll(() => page.evaluate(kept, 'queues' as const), { timeout: 4000 }).toBe(2);
  await context.setOffline(true);
  const again = await openAnew(context, page);
  for (const name of ['Walk', 'Stretch']) await expect(tickOf(again, name)).toBeChecked();
});

test('at a desk what was ticked offline can be looked at while the message of it stands', async ({
  page,
  context,
  baseURL,
}) => {
  await guestWithPlan(page, baseURL as string, [habit('Walk'), habit('Stretch', { order: 1 })]);
  await page.goto('/');
  await readyForOffline(page);
  await page.getByRole('article').getByRole('checkbox', { name: 'Walk' }).hover();
  await context.setOffline(true);
  await page.getByRole('article').getByRole('checkbox', { name: 'Walk' }).click();
  const message = page.getByRole('button', { name: 'Undo' });
  await expect(message).toBeVisible();
  await bar(page).getByRole('button', { name: 'Show' }).click({ timeout: 4000 });
  await expect(page.getByRole('dialog')).toContainText('Walk');
});

test('a hard day that is said offline is kept with what is ticked after it, and sent before it', async ({
  page,
  context,
  baseURL,
}) => {
  const { client } = await guestWithPlan(page, baseURL as string, [
    habit('Walk for 20 minutes'),
    habit('Drink water', { measure: { unit: 'glasses', atLeast: 8 }, order: 1 }),
  ]);
  const isHard = async () => (await client.must('GET /api/check-ins/daily-status')).isHardDay;
  const water = (on: Page) => on.getByRole('article').getByRole('checkbox', { name: 'Drink water' });
  await page.goto('/');
  await readyForOffline(page);
  await page.getByRole('button', { name: 'A hard day?' }).hover();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'A hard day?' }).click();
  await water(page).locator('xpath=..').click();
  await expect(water(page)).toBeChecked();
  const again = await openAnew(context, page);
  await expect(again.getByRole('article').getByRole('checkbox', { name: 'Walk for 2 minutes' })).toBeVisible();
  await expect(water(again)).toBeChecked();
  expect(await isHard()).toBe(false);
  await context.setOffline(false);
  await expect.poll(isHard).toBe(true);
  const { today } = await client.must('GET /api/bootstrap');
  // What the closed tab was sending is sent again once its time is up.
  await expect
    .poll(async () => (await client.must('GET /api/habits/all-current'))[0]?.habits[1], { timeout: 20_000 })
    .toMatchObject({ completedDays: [today], amounts: [{ date: today, amount: 1 }] });
});
