import type { Locator, Page } from '@playwright/test';
import { aPlan } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { anyToast, toast } from '../steps.ts';
import { DEVICES, expect, fail, hold, test, WEDNESDAY } from './states.ts';

const LIST = '**/api/notifications?*';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications', exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });

type Told = { title: string; body: string; priority?: 'critical' | 'important' | 'informational'; actionUrl?: string };
const tell = (client: TestClient, body: Told) => client.must('POST /api/notifications/create-test', { body });

async function openBell(page: Page): Promise<void> {
  await expect(bell(page)).not.toHaveAttribute('aria-disabled', 'true');
  await bell(page).click();
}

/** The next bootstrap reports more unread notifications than the badge can show. */
async function manyUnread(page: Page): Promise<void> {
  await page.route(
    '**/api/bootstrap',
    async (route) => {
      const response = await route.fetch();
      const bootstrap = await response.json();
      bootstrap.notificationCounts.total = 120;
      await route.fulfill({ response, json: bootstrap });
    },
    { times: 1 },
  );
}

test('the bell: many, loading, empty, every tier, a failure, cleared, and where a press leads', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(
    '500 GET /api/notifications',
    '500 POST /api/notifications/clear-all',
    /^500 POST \/api\/notifications\/[\w-]+\/read$/,
  );
  const client = await world.enter(page);
  await aPlan(client);
  await manyUnread(page);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 120 unread');
  await expect(bell(page)).toHaveText('99+');
  const arrive = await hold(page, LIST);
  await openBell(page);
  await expect(panel(page).getByText('Loading notifications...')).toBeVisible();
  await view.read();
  arrive();
  await expect(panel(page).getByText('No notifications yet')).toBeVisible();
  await view.read();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  await tell(client, {
    title: 'A review waits for The Person Who Moves Every Single Day Whatever The Weather',
    body: 'The week from 22 to 28 February has not been looked back on. Five minutes are enough to make the next one fit.',
    priority: 'critical',
    actionUrl: '/?weeklyReview=x',
  });
  await world.moveTo(`${WEDNESDAY}T14:00:00Z`, page);
  await tell(client, { title: 'Seven days in a row', body: 'x'.repeat(120) });
  await tell(client, { title: 'A plan is needed', body: 'See', priority: 'important', actionUrl: '/goals' });
  await fail(page, LIST, 1);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await openBell(page);
  await expect(panel(page).getByText('Failed to fetch notifications')).toBeVisible();
  await view.read();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('about 2 hours ago')).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveText([/^Important/, /^Informational/, /^Critical/]);
  await view.look(['dark', 'light']);

  await fail(page, '**/api/notifications/*/read', 1);
  await panel(page).getByRole('button', { name: 'Seven days in a row' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to mark notification as read');
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await view.read();
  // A notification without a link is only marked read, and the focus stays. By keyboard, here and below: the toast covers it for a while.
  await panel(page).getByRole('button', { name: 'Seven days in a row' }).press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await panel(page).getByRole('link', { name: 'A plan is needed' }).press('Enter');
  await page.waitForURL('**/goals');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await openBell(page);
  await fail(page, '**/api/notifications/clear-all', 1);
  await panel(page).getByRole('button', { name: 'Clear All' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to clear notifications. Please try again.');
  await view.read();
  const cleared = await hold(page, '**/api/notifications/clear-all');
  await panel(page).getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Clearing...' })).toBeVisible();
  await view.read();
  cleared();
  await expect(toast(page, 'Notifications Cleared')).toBeVisible();
  await expect(panel(page).getByText('No notifications yet')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await view.read();
  const kept = await client.must('GET /api/notifications');
  expect(kept.map(({ isRead, isActioned }) => [isRead, isActioned])).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ]);
});

/** Whether two parts of the page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('A part is not there');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [device, size, theme] of DEVICES) {
  test(`a message never lies over the bell's panel, nor over a headline, on ${device}`, async ({
    page,
    world,
    view,
    watch,
  }) => {
    watch.expect(/^500 POST \/api\/notifications\/[\w-]+\/read$/);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await world.enter(page);
    await aPlan(client);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await tell(client, { title, body: 'x'.repeat(120) });
    await page.goto('/');
    await openBell(page);
    await fail(page, '**/api/notifications/*/read', 1);
    await panel(page).getByRole('button', { name: 'Five' }).press('Enter');
    await expect(toast(page, 'Error')).toBeInViewport({ ratio: 1 });
    expect(await overlap(anyToast(page), panel(page))).toBe(false);
    expect(await overlap(anyToast(page), page.getByRole('heading', { level: 1, includeHidden: true }))).toBe(false);
    await view.look([theme], [size]);
    await anyToast(page).getByRole('button', { name: 'Close message' }).press('Enter');
    await expect(anyToast(page)).toHaveCount(0);
  });
}

test('the settings of notifications: saved at once, and taken back when that fails', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 PATCH /api/user/preferences');
  const client = await world.enter(page);
  await page.goto('/settings/reminders');
  await card(page).getByRole('switch', { name: 'Informational' }).click();
  await expect(card(page).getByText('Saved')).toBeVisible();
  await card(page).getByLabel('At most a day').selectOption('5');
  await expect
    .poll(() => client.must('GET /api/user/preferences'))
    .toMatchObject({ notificationsInformational: false, maxDailyNotifications: 5 });
  await fail(page, '**/api/user/preferences', 1);
  await card(page).getByRole('switch', { name: 'Important' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update preferences. Please try again.');
  await expect(card(page).getByRole('switch', { name: 'Important' })).toBeChecked();
  await card(page).scrollIntoViewIfNeeded();
  await view.look();
});
