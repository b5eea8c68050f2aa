import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { confirmDevelopmentSignIn, guestWithPlan, openProfile } from '../steps.ts';
import { expect, ownProgram, STOPPED, test as base } from '../taylr.ts';

/** The program as another build would be: another name in its page and its worker. Within the project, where its libraries are found. */
async function anotherBuild(
  name: string,
  use: (main: string) => Promise<void>,
  changeWorker = (source: string) => source,
): Promise<void> {
  const folder = fileURLToPath(new URL(`../../.cache/${name}-${process.pid}`, import.meta.url));
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
  const read = (file: string) => readFileSync(`${folder}/web/${file}`, 'utf8');
  const write = (file: string, text: string) => writeFileSync(`${folder}/web/${file}`, text);
  const own = /name="build" content="(\w+)"/.exec(read('index.html'))?.[1] as string;
  for (const packed of ['br', 'gz']) rmSync(`${folder}/web/sw.js.${packed}`);
  write('index.html', read('index.html').replaceAll(own, name));
  write('sw.js', changeWorker(read('sw.js').replaceAll(own, name)));
  await use(`${folder}/server/main.js`);
  rmSync(folder, { recursive: true, force: true });
}

/** Its worker lets the browser preload navigations, as those of earlier builds did. */
const preloading = (source: string) => {
  const changed = source.replaceAll(/navigationPreload\?\.disable/g, 'navigationPreload?.enable');
  expect(changed).not.toBe(source);
  return changed;
};

const test = base.extend<object, { newer: string; earlier: string }>({
  program: ownProgram(),
  newer: [({ settings: _any }, use) => anotherBuild('newer', use), { scope: 'worker' }],
  earlier: [({ settings: _any }, use) => anotherBuild('earlier', use, preloading), { scope: 'worker' }],
});
test.use({ serviceWorkers: 'allow' });

const getBuild = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/** Resolves when the app's files are cached and their worker controls the page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('the app opens without a network, is brought up to date by one press, and can be taken off the device', async ({
  page,
  context,
  baseURL,
  program,
  newer,
  watch,
}) => {
  watch.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/, STOPPED);
  await guestWithPlan(page, baseURL as string);
  await page.goto('/goal-capture');
  await workerReady(page);
  const { headers } = await fetch(`${baseURL}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/javascript/);

  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto('/goals');
  await expect(other.getByRole('heading', { name: 'My Goals' })).toBeVisible();
  await expect(other.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText('Back online.')).toBeVisible();

  await program.stop();
  await program.start({}, newer);
  await page.getByRole('textbox', { name: 'What gets in the way?' }).fill('Half a sentence about');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(other.getByText('New version')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  for (const one of [page, other]) await expect.poll(() => getBuild(one)).toBe('newer');
  await expect(page.getByRole('textbox', { name: 'What gets in the way?' })).toHaveValue('Half a sentence about');
  await expect(page.getByText('New version')).toHaveCount(0);
  await other.close();

  await program.stop();
  await program.start({ SERVICE_WORKER: 'off' });
  await page.goto('/goals');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Goals' })).toBeVisible();
});

/** Runs in the page: the active worker, whether another waits, and whether navigation preload is on. */
async function registrationState() {
  const registration = await navigator.serviceWorker.ready;
  const { enabled } = await registration.navigationPreload.getState();
  return { isWaiting: registration.waiting !== null, preloads: enabled };
}

test('signing in works while a worker that preloads navigations still answers, once there is a newer one', async ({
  page,
  baseURL,
  program,
  earlier,
  watch,
}) => {
  watch.expect(STOPPED);
  await program.stop();
  await program.start({}, earlier);
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await workerReady(page);
  expect(await page.evaluate(registrationState)).toEqual({ isWaiting: false, preloads: true });

  await program.stop();
  await program.start();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('New version')).toBeVisible();
  expect(await page.evaluate(registrationState)).toEqual({ isWaiting: true, preloads: false });
  await openProfile(page);
  await page.getByRole('menuitem', { name: 'Create Account' }).click();
  await confirmDevelopmentSignIn(page, { name: 'Ida Rhodes', email: 'ida.earlier@example.com' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ida$/);
  await expect(page.getByRole('main').getByRole('heading', { name: identity.name })).toBeVisible();
});

test('a newer build that waits takes over when the app is opened next, without a word', async ({
  page,
  baseURL,
  program,
  newer,
  watch,
}) => {
  watch.expect(STOPPED);
  await program.stop();
  await program.start();
  await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await workerReady(page);
  await expect.poll(() => page.evaluate(() => caches.has('taylr-session'))).toBe(true);

  await program.stop();
  await program.start({}, newer);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('New version')).toBeVisible();
  await page.goto('/');
  expect(await getBuild(page)).toBe('newer');
  await expect.poll(() => page.evaluate(registrationState)).toMatchObject({ isWaiting: false });
  await page.goto('/goals');
  expect(await getBuild(page)).toBe('newer');
});
