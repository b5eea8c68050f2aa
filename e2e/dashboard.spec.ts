import type { Page } from '@playwright/test';
import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, anIdentity, habit, threeHabits } from '#app/testing/world/factories.ts';
import { anyToast, checkInDialog, expectSaved, newGuest, takeSession, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const quickActions = (page: Page) => page.getByRole('region', { name: 'Quick actions' });
const usage = (page: Page) => page.getByRole('region', { name: 'Showing up this week' });

test('the daily check-in saves who was touched, leaves the others open, then makes way for updating', async ({
  page,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  await aPlan(client);
  await aPlan(client);
  await page.goto('/');
  await quickActions(page).getByRole('button', { name: 'Daily Check-in (2)' }).click();
  const dialog = checkInDialog(page);
  const save = dialog.getByRole('button', { name: 'Save check-in' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('checkbox').first().click();
  await save.click();
  await expectSaved(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Workflow Complete Today' })).toHaveCount(1);
  expect(await client.must('GET /api/check-ins/daily-status')).toMatchObject({ identitiesNeedingCheckIn: 1 });

  await quickActions(page).getByRole('button', { name: 'Daily Check-in', exact: true }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  // Nothing was ticked for the second: its day is checked in, and not called complete.
  await expect(page.getByText('1 still open, if you like.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Workflow Complete Today' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Workflow Complete Today' })).toBeDisabled();
  await expect(usage(page)).toContainText('Days active1 of 7');
  await expectAccessible(page);

  // An extra tick removes nothing, one tick fewer does.
  const update = () => quickActions(page).getByRole('button', { name: 'Update Progress' }).click();
  await update();
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await dialog.getByRole('checkbox').nth(1).click();
  await save.click();
  await expect(dialog.getByText('You already checked in')).toHaveCount(0);
  await expect(dialog.getByText('2 votes for The Everyday Mover')).toBeVisible();
  await expect(dialog).toBeHidden();
  await update();
  await dialog.getByRole('checkbox').first().click();
  await save.click();
  await expect(dialog.getByText('You already checked in')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(quickActions(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await quickActions(page).getByRole('link', { name: 'Add New Goal' }).click();
  await expect(page).toHaveURL('/goal-capture');
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

/** Each as long as a name may be. */
const NAMES = ['Moves', 'Reads', 'Sleeps', 'Writes', 'Cooks'].map(
  (act) => `The Person Who ${act} Every Day Whatever The Weather Is Like`,
);

test('on a phone the first habit is whole above the bar, with twelve habits of five people and an old history, on two devices', async ({
  page,
  secondPage,
  baseURL,
}) => {
  for (const device of [page, secondPage]) await device.setViewportSize({ width: 390, height: 844 });
  const client = await newGuest(page, baseURL as string);
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const twelve = Array.from({ length: 12 }, (_none, order) =>
    habit(`${order + 1}. Walk around the block, slowly and with care, and look at one thing`, { order }),
  );
  for (const name of NAMES) {
    const { identity } = await anIdentity(client, name);
    const params = { id: identity.id };
    await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: twelve } });
    const days = [40, 39, 37].map((back) => `${addDays(today, -back)},Swim,yes`);
    const { status } = await client.raw(`/api/own-data/import?identityId=${identity.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: ['date,habit,done', ...days].join('\n'),
    });
    expect(status).toBe(200);
  }
  await takeSession(secondPage, client);
  await secondPage.addInitScript(() => localStorage.setItem('taylr-theme', 'light'));
  for (const device of [page, secondPage]) {
    await device.goto('/');
    await expect(device.getByRole('article')).toHaveCount(NAMES.length);
    const [row, bar] = [
      device.locator('[data-tick] + span').first(),
      device.getByRole('button', { name: /^Say what you did/ }),
    ];
    const [circle, thumb] = [await row.boundingBox(), await bar.boundingBox()];
    expect((circle?.y ?? 0) + (circle?.height ?? Infinity)).toBeLessThanOrEqual(thumb?.y ?? 0);
  }
  for (const device of [page, secondPage]) await expectAccessible(device);

  // What comes next is read whole, and what a tick says stands in the bar's place: not over the row, nor over the next one to tick.
  const next = page.locator('[data-later] p');
  await expect(next).toContainText('look at one thing');
  expect(
    await next.evaluate((line) =>
      [line, ...line.children]
        .map((text) => [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight])
        .flat(),
    ),
  ).toEqual([0, 0, 0, 0, 0, 0]);
  const first = page.locator('[data-tick] + span').first();
  await page.locator('[data-tick]').first().press('Space');
  await expect(toast(page, 'Done: 1. Walk around')).toBeVisible();
  await expect(async () => {
    const [circle, said] = [await first.boundingBox(), await anyToast(page).boundingBox()];
    expect((circle?.y ?? 0) + (circle?.height ?? Infinity)).toBeLessThanOrEqual(said?.y ?? 0);
  }).toPass({ timeout: 3000 });
});
