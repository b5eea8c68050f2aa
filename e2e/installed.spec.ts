import type { Page } from '@playwright/test';
import { Arrivals } from './arrivals.ts';
import { confirmDevelopmentSignIn, guestWithPlan, logOut, openProfile, signInWithGoogle } from './steps.ts';
import { expect, Program, test as base } from './taylr.ts';

const test = base.extend<object, { arrivals: Arrivals }>({
  arrivals: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const arrivals = new Arrivals();
      await use(arrivals);
      arrivals.remove();
    },
    { scope: 'worker' },
  ],
  // A separate program for this file: it records the requests that reach it.
  program: [
    async ({ settings, arrivals }, use) => {
      const program = new Program({ ...settings, ...arrivals.settings });
      await program.start();
      await use(program);
      await program.remove();
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'allow' });

const isNoted = (page: Page) => page.evaluate(() => caches.has('taylr-session'));

/** Resolves when the app is kept on the device, and that somebody is signed in here. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => isNoted(page)).toBe(true);
}

/** Addresses without their random parts. */
const plain = (asked: string[]) =>
  asked.map((line) => line.replace(/\?.*/, '').replace(/(interaction|auth)\/(?!google|callback)[\w-]+$/, '$1/…'));

const TO_THE_PROVIDER = ['GET /api/auth/google', 'GET /dev/oidc/auth', 'GET /dev/oidc/interaction/…'];
const AND_BACK = ['POST /dev/oidc/interaction/…', 'GET /dev/oidc/auth/…', 'GET /api/auth/callback'];

test('with the app kept on the device its pages open without the server, and every way in and out reaches it once', async ({
  page,
  baseURL,
  arrivals,
}) => {
  const ada = { name: 'Ada Byron', email: 'ada.installed@example.com' };
  const main = page.getByRole('main');
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await workerReady(page);

  const COPY = '/api/own-data/check-ins.csv';
  const pages = ['/goals', '/landing', '/api/docs', '/settings/data'];
  const looking = await arrivals.during(async () => {
    for (const address of pages) await page.goto(address);
    const download = page.waitForEvent('download');
    await page.locator(`a[href="${COPY}"]`).click();
    await download;
    await page.goto('/');
    await expect(main.getByRole('heading', { name: identity.name })).toBeVisible();
  });
  expect(looking).toEqual(['/landing', '/api/docs', COPY].map((address) => `GET ${address}`));
  const reloading = await arrivals.during(async () => {
    await page.reload();
  });
  expect(reloading).toEqual(['GET /']);

  const becoming = await arrivals.during(async () => {
    await openProfile(page);
    await page.getByRole('menuitem', { name: 'Create Account' }).click();
    await confirmDevelopmentSignIn(page, ada);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ada$/);
  });
  await expect(main.getByRole('heading', { name: identity.name })).toBeVisible();
  expect(plain(becoming)).toEqual([...TO_THE_PROVIDER, ...AND_BACK, 'GET /']);

  await workerReady(page);
  await logOut(page);
  expect(await isNoted(page)).toBe(false);
  const returning = await arrivals.during(async () => {
    await signInWithGoogle(page, ada);
    await expect(main.getByRole('heading', { name: identity.name })).toBeVisible();
  });
  expect(plain(returning)).toEqual([...TO_THE_PROVIDER, ...AND_BACK, 'GET /']);

  await logOut(page);
  const refused = await arrivals.during(async () => {
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled.');
  });
  expect(plain(refused)).toEqual([...TO_THE_PROVIDER, ...AND_BACK, 'GET /landing']);
});

test('a session that has ended meanwhile leads out, and is not opened from the device again', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.expect(/^401 /);
  await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await workerReady(page);
  await context.clearCookies({ name: /^(?:__Host-)?taylr$/ });
  await page.goto('/');
  await expect(page).toHaveURL(/\/(?:landing|dev\/oidc)/);
  expect(await isNoted(page)).toBe(false);
});
