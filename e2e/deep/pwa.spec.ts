import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { guestWithPlan } from '../steps.ts';
import { expect, Program, test as base } from '../taylr.ts';

const test = base.extend<object, { newer: string }>({
  // A program of this file's own: it is stopped and started again.
  program: [
    async ({ settings }, use) => {
      const program = new Program(settings);
      await program.start();
      await use(program);
      await program.remove();
    },
    { scope: 'worker' },
  ],
  /** The program as a later build would be: another name in its page and its worker. Within the project, where its libraries are found. */
  newer: [
    async ({ settings: _any }, use) => {
      const folder = fileURLToPath(new URL(`../../.cache/newer-${process.pid}`, import.meta.url));
      cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
      const page = readFileSync(`${folder}/web/index.html`, 'utf8');
      const name = /name="build" content="(\w+)"/.exec(page)?.[1] as string;
      for (const file of ['index.html', 'sw.js', 'sw.js.br', 'sw.js.gz']) {
        if (/\.(br|gz)$/.test(file)) rmSync(`${folder}/web/${file}`);
        else
          writeFileSync(
            `${folder}/web/${file}`,
            readFileSync(`${folder}/web/${file}`, 'utf8').replaceAll(name, 'newer'),
          );
      }
      await use(`${folder}/server/main.js`);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'allow' });

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/** Resolves when the app's files are kept on the device, and their worker answers for the page. */
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
  watch.expect(/ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/);
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
  for (const one of [page, other]) await expect.poll(() => buildOf(one)).toBe('newer');
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
