import type { Page } from '@playwright/test';
import { weekdayOf } from '#core/calendar.ts';
import { aPlan, anIdentity, checkInBody, habit, threeHabits } from '#server/testing/factories.ts';
import { checkInDialog, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const quickActions = (page: Page) => page.getByRole('region', { name: 'Quick actions' });
const tracker = (page: Page) => page.getByRole('list', { name: 'Days of this week' });
const usage = (page: Page) => page.getByRole('region', { name: 'Showing up this week' });

test('somebody new is led to goal capture; without an identity or a plan the way on is shown', async ({
  page,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  await page.goto('/');
  await expect(page).toHaveURL('/goal-capture');

  const { identity } = await anIdentity(client);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: identity.name })).toBeVisible();
  await expect(page.getByText('No Active Habits')).toBeVisible();
  await expect(tracker(page).getByRole('listitem').filter({ hasText: 'before your first plan' })).toHaveCount(7);
  await expectAccessible(page);
  await quickActions(page).getByRole('button', { name: 'Update Progress' }).click();
  await expect(checkInDialog(page).getByText('No Habits Available for Check-in')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Plan Needed' }).click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}`);
});

test('the daily check-in takes all open identities, then makes way for updating', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  // On the last day of a week its review would come next.
  const { today } = await client.must('GET /api/check-ins/daily-status');
  await client.must('PATCH /api/user/preferences', { body: { weekStartDay: weekdayOf(today) } });
  await aPlan(client);
  await aPlan(client);
  await page.goto('/');
  await quickActions(page).getByRole('button', { name: 'Daily Check-in (2)' }).click();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Check-in Complete!')).toBeVisible();

  await expect(page.getByRole('button', { name: 'Workflow Complete Today' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Workflow Complete Today' }).first()).toBeDisabled();
  await expect(usage(page)).toContainText('Days active1 of 7');
  await expectAccessible(page);

  await quickActions(page).getByRole('button', { name: 'Update Progress' }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(quickActions(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await quickActions(page).getByRole('link', { name: 'Add New Goal' }).click();
  await expect(page).toHaveURL('/goal-capture');
});

test('the tracker says of each day in words what it draws, and today is marked', async ({ page, baseURL }) => {
  const daily = [habit('Walk for 5 minutes'), habit('Do 1 round of chair squats', { order: 1 })];
  const client = await newGuest(page, baseURL as string);
  const { group } = await aPlan(client, daily);
  await page.goto('/');
  const days = tracker(page).getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.filter({ hasText: /: today, still open/ })).toHaveCount(1);

  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.reload();
  await expect(days.filter({ hasText: /: 50%, partial, today/ })).toHaveCount(1);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2, { overwrite: true }) });
  await page.reload();
  await expect(days.filter({ hasText: /: 100%, complete, today/ })).toHaveCount(1);
});

test('a card shows the first experimental habit until it is expanded, and guests see what AI is left', async ({
  page,
  baseURL,
}) => {
  const more = [3, 4].map((order) => habit(`Stretch for ${order} minutes`, { habitType: 'experimental', order }));
  await aPlan(await newGuest(page, baseURL as string), [...threeHabits(), ...more]);
  await page.goto('/');
  const card = page.getByRole('article');
  await expect(card.getByText('Take the stairs 1 time')).toBeVisible();
  await expect(card.getByText('Stretch for 3 minutes')).toBeHidden();
  await card.getByRole('button', { name: 'Show 2 more experimental habits' }).click();
  await expect(card.getByText('Stretch for 4 minutes')).toBeVisible();
  await expect(usage(page)).toContainText(/AI interactions left\s*10/);
  await expectAccessible(page);
});
