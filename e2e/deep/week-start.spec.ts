import type { Page } from '@playwright/test';
import { aPlan } from '#app/testing/world/factories.ts';
import { toast } from '../steps.ts';
import { expect, fail, hold, test } from './states.ts';

const CHECK = '**/api/preferences/check-conflicts';
const week = (page: Page) => page.getByRole('region', { name: 'Week Configuration' });
const day = (page: Page, name: string) => week(page).getByRole('radio', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change the week start' });

test('without a running plan it is saved at once', async ({ page, world }) => {
  const client = await world.enter(page);
  await page.goto('/settings/your-week');
  await day(page, 'Thursday').click();
  await expect(week(page).getByText('Saved')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect((await client.must('GET /api/user/preferences')).weekStartDay).toBe('thursday');
});

test('the check on its way, and one that fails', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/preferences/check-conflicts');
  const client = await world.enter(page);
  await aPlan(client);
  await page.goto('/settings/your-week');
  await fail(page, CHECK, 1);
  await day(page, 'Thursday').click();
  await expect(toast(page, 'Error')).toContainText('Failed to check for conflicts. Please try again.');
  await expect(day(page, 'Sunday')).toBeChecked();
  await view.read();
  const arrive = await hold(page, CHECK);
  await day(page, 'Thursday').click();
  await expect(day(page, 'Thursday')).toBeChecked();
  arrive();
  await expect(dialog(page)).toBeVisible();
});

test('with running plans it asks: leaving it, graceful, a failure', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/preferences/transition-week-boundaries');
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  const other = await aPlan(client);
  await client.must('PATCH /api/identities/:id', {
    params: { id: other.identity.id },
    body: { name: 'The Person Who Moves Every Single Day Whatever The Weather I' },
  });
  await page.goto('/settings/your-week');
  await day(page, 'Thursday').click();
  const rows = dialog(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(identity.name);
  await expect(rows.first()).toContainText('begins on Sunday');
  await expect(dialog(page).getByRole('radio', { name: 'Finish the running week' })).toBeChecked();
  await view.look();

  await page.keyboard.press('Escape');
  await expect(day(page, 'Sunday')).toBeChecked();
  await expect(day(page, 'Sunday')).toBeFocused();
  expect((await client.must('GET /api/user/preferences')).weekStartDay).toBe('sunday');

  await day(page, 'Thursday').click();
  await fail(page, '**/api/preferences/transition-week-boundaries', 1);
  await dialog(page).getByRole('button', { name: 'Change the week start' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update preferences. Please try again.');
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to update preferences. Please try again.');
  await view.look();
  const arrive = await hold(page, '**/api/preferences/transition-week-boundaries');
  await dialog(page).getByRole('button', { name: 'Change the week start' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Changing...' })).toBeVisible();
  arrive();
  await expect(dialog(page)).toBeHidden();
  await expect(day(page, 'Thursday')).toBeChecked();
  await expect(day(page, 'Thursday')).toBeFocused();
  await expect(week(page).getByText('Saved')).toBeVisible();
  const [group] = await client.must('GET /api/habits/all-current');
  expect(group).toMatchObject({ canCheckInToday: true, plan: { activeUntil: '2026-03-07' } });
});

test('at once: it says what ends, and the cards need a plan', async ({ page, world, view }) => {
  await world.moveTo('2026-03-02T12:00:00Z', page);
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  await world.moveTo('2026-03-04T12:00:00Z', page);
  await page.goto('/settings/your-week');
  await day(page, 'Thursday').click();
  await dialog(page).getByRole('radio', { name: 'Change at once' }).click();
  await expect(dialog(page).getByText(/^This plan ends today, and a new one is needed/)).toBeVisible();
  await view.look();
  await dialog(page).getByRole('button', { name: 'Change the week start' }).click();
  await expect(dialog(page)).toBeHidden();
  const [group] = await client.must('GET /api/habits/all-current');
  expect(group).toMatchObject({ canCheckInToday: false, plan: { status: 'retired' } });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  const card = page.getByRole('article', { name: identity.name });
  await expect(card.getByRole('link', { name: 'Plan Needed' })).toBeVisible();
  await view.look();
});
