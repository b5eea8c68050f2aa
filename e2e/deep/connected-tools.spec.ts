import type { Page } from '@playwright/test';
import { aPlan } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { toast } from '../steps.ts';
import { expect, fail, PHONE, test } from './states.ts';

const tokens = (page: Page) => page.getByRole('region', { name: 'Access tokens' });

test('a token is made by the keyboard, shown once, used by a tool, and withdrawn', async ({
  page,
  world,
  view,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await world.enter(page);
  await page.goto('/settings/tools');
  await expect(tokens(page).getByText('No tool has a token.')).toBeVisible();
  await tokens(page).scrollIntoViewIfNeeded();
  await view.look();

  const add = tokens(page).getByRole('button', { name: 'Make a token' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await expect(dialog.getByRole('radio', { name: '90 days' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Read' }).press('Space');
  await dialog.getByRole('button', { name: 'Make the token' }).press('Enter');
  await expect(dialog.getByText('Give it a name')).toBeVisible();
  await expect(dialog.getByText('Choose at least one')).toBeVisible();
  await view.look();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Home Assistant');
  await dialog.getByRole('checkbox', { name: 'Read' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Check in' }).press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await dialog.getByRole('button', { name: 'Make the token' }).press('Enter');

  const made = page.getByRole('dialog', { name: 'Your new token' });
  const secret = await made.getByRole('textbox', { name: 'Token' }).inputValue();
  await made.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(made.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await view.look();
  await made.getByRole('button', { name: 'I have it' }).press('Enter');
  await expect(made).toBeHidden();
  await expect(add).toBeFocused();

  const tool = new TestClient(client.url);
  tool.token = secret;
  await tool.must('GET /api/check-ins/daily-status');
  await page.reload();
  await expect(tokens(page).getByRole('listitem')).toContainText('Read, Check in');
  await expect(tokens(page).getByRole('listitem')).toContainText('last used');
  await expect(page.getByText(secret)).toHaveCount(0);
  await tokens(page).scrollIntoViewIfNeeded();
  await view.look();

  await tokens(page).getByRole('button', { name: 'Withdraw the token “Home Assistant”' }).press('Enter');
  await view.look();
  await page.getByRole('dialog', { name: 'Withdraw this token?' }).getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Token withdrawn')).toBeVisible();
  await expect(tokens(page).getByText('No tool has a token.')).toBeVisible();
  await expect(add).toBeFocused();
  expect((await tool.send('GET /api/check-ins/daily-status')).status).toBe(401);
});

test('a calendar address is made by the keyboard, shown once, read by a calendar, and withdrawn', async ({
  page,
  world,
  view,
  watch,
}) => {
  const client = await world.enter(page);
  await aPlan(client);
  watch.expect('500 GET /api/calendar');
  await fail(page, '**/api/calendar', 1);
  await page.goto('/settings/tools');
  const card = page.getByRole('region', { name: 'Calendar' });
  await expect(card.getByRole('alert')).toContainText('We couldn’t load your calendar address.');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('There is no calendar address.')).toBeVisible();
  await card.getByRole('checkbox', { name: 'Show what is planned' }).press('Space');
  await card.getByRole('button', { name: 'Make an address' }).press('Enter');
  const field = card.getByRole('textbox', { name: 'Address for your calendar' });
  const address = await field.inputValue();
  expect(new URL(address).origin).toBe(world.url);
  await field.scrollIntoViewIfNeeded();
  await view.look();
  const calendar = await (await fetch(address)).text();
  expect(calendar).toContain('SUMMARY:Walk for 5 minutes');
  await page.reload();
  await expect(card).toContainText('last read');
  await expect(card).toContainText('It shows what is planned.');
  await expect(field).toHaveCount(0);
  await card.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(toast(page, 'Address withdrawn')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Make an address' })).toBeFocused();
  expect((await fetch(address)).status).toBe(404);
});

test('a token that ran out, a list that fails, and one too many', async ({ page, world, view, watch }) => {
  const client = await world.enter(page);
  for (let count = 0; count < 20; count += 1) {
    const name = count === 0 ? 'A name that is as long as the name of a tool may be, sixty c.' : `Script ${count}`;
    await client.must('POST /api/tokens', { body: { name: name.slice(0, 60), scopes: ['all'], days: 1 } });
  }
  await world.moveTo('2026-03-06T12:00:00Z', page);
  await page.setViewportSize(PHONE);
  watch.expect('500 GET /api/tokens', '409 POST /api/tokens');
  await page.route('**/api/tokens', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto('/settings/tools');
  await expect(tokens(page).getByRole('alert')).toContainText('We couldn’t load your tokens.');
  await page.unroute('**/api/tokens');
  await tokens(page).getByRole('button', { name: 'Try again' }).click();
  await expect(tokens(page).getByRole('listitem')).toHaveCount(20);
  await expect(tokens(page).getByText(/^ran out on/)).toHaveCount(20);
  await tokens(page).getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('One more');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have 20 tokens already.');
  await view.look();
});
