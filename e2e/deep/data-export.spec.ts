import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { expect, hold, test } from './states.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Your data' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import your history' });

async function choose(page: Page, name: string, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card(page).getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const CSV = [
  'date,habit,done,note',
  '2026-02-23,Run in the park,yes,With Sam',
  '2026-02-25,Run in the park,yes,',
  '2026-02-26,Read ten pages,no,',
  '2026-02-27,Read ten pages,yes,',
  '2030-01-01,Read ten pages,yes,',
  '2026-02-28,Read ten pages,perhaps,',
].join('\n');

test('one’s own data: taken along, brought back, and a history from elsewhere', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('422 POST /api/own-data/import/preview');
  const client = await world.enter(page);
  const { group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2, { notes: 'as it was' }) });
  await page.goto('/settings/data');
  await card(page).scrollIntoViewIfNeeded();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('link', { name: 'Download everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('taylr-2026-03-04.json');
  const file = readFileSync(await download.path(), 'utf8');
  await view.look();

  await choose(page, 'broken.json', file.slice(0, 300));
  await expect(dialog(page).getByRole('alert')).toHaveText('This file is damaged: the JSON is incomplete.');
  await expect(dialog(page).getByRole('button', { name: 'Choose another file' })).toBeVisible();
  await view.look();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page).getByRole('button', { name: 'Choose a file' })).toBeFocused();

  await client.must('POST /api/check-ins', { body: checkInBody(group, 1, { notes: 'as it is', overwrite: true }) });
  await choose(page, 'taylr.json', file);
  await expect(dialog(page).getByText('One day has another check-in already')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Bring it in' })).toBeDisabled();
  await dialog(page).getByRole('radio', { name: 'Take those of the file' }).click();
  await view.look();
  await dialog(page).getByRole('button', { name: 'Bring it in' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('All done.');
  await view.look();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();

  await choose(page, 'habits.csv', CSV);
  await expect(dialog(page).getByText('Run in the park')).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'Read ten pages' }).click();
  await expect(dialog(page).getByText('One habit is left out; the figures above still include it.')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^What can’t be imported/ })
    .click();
  await expect(dialog(page).getByText('Days that are still to come')).toBeVisible();
  await expect(dialog(page).getByText('Values Taylr doesn’t know')).toBeVisible();
  await view.look();
  const arrive = await hold(page, '**/api/own-data/import?*');
  await dialog(page).getByRole('button', { name: 'Bring it in' }).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await view.look();
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Stopped. Nothing has changed.');
  arrive();
  await dialog(page).getByRole('button', { name: 'Bring it in' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('All done.');
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  const { body } = await client.send('GET /api/own-data/export.json');
  expect(JSON.stringify(body)).toContain('Run in the park');
  expect(JSON.stringify(body)).not.toContain('Read ten pages');
  await page.getByRole('link', { name: 'Goals' }).first().click();
  await expect(page.getByRole('article').filter({ hasText: 'Run in the park' })).toBeVisible();
});

test('a copy is offered before a goal is deleted', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await aPlan(client);
  await page.goto('/goals');
  await page.getByRole('button', { name: /^Delete/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Download your data first' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('taylr-2026-03-04.json');
  await view.look();
});
