import type { Page } from '@playwright/test';
import { anIdentity } from '#app/testing/world/factories.ts';
import {
  anyToast,
  checkInDialog,
  expectClearOf,
  fillGoal,
  guestWithPlan,
  newGuest,
  submitGoal,
  toast,
} from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

/** Stops the page's clock, so that the test says when time passes. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** A failing network under the goal form: the quickest way to a message. */
async function raiseMessage(page: Page, baseURL: string): Promise<void> {
  await newGuest(page, baseURL);
  await page.route('**/api/goals', (route) => route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }));
  await page.goto('/goal-capture');
  await fillGoal(page);
  await submitGoal(page);
  await expect(toast(page, 'Error')).toBeVisible();
}

test.describe('a message', () => {
  test.beforeEach(({ watch }) => watch.expect('500 POST /api/goals'));

  test('stays for five seconds, and is the only one', async ({ page, baseURL }) => {
    await page.clock.install();
    await raiseMessage(page, baseURL as string);
    await holdClock(page);
    for (let more = 0; more < 2; more += 1) {
      const answered = page.waitForResponse('**/api/goals');
      await submitGoal(page);
      await answered;
      await page.clock.runFor(100);
    }
    await expect(anyToast(page)).toHaveCount(1);
    await page.clock.runFor(4700);
    await expect(toast(page, 'Error')).toBeVisible();
    await page.clock.runFor(400);
    await expect(anyToast(page)).toHaveCount(0);
  });

  test('takes the focus on F8', async ({ page, baseURL }) => {
    await raiseMessage(page, baseURL as string);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Messages/ }).getByRole('list')).toBeFocused();
  });

  test('is swiped away to the right, and to no other side', async ({ page, baseURL }) => {
    await raiseMessage(page, baseURL as string);
    const swipe = async (by: number) => {
      const box = await toast(page, 'Error').boundingBox();
      if (!box) throw new Error('The message is not there');
      await page.mouse.move(box.x + 60, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + by / 2, box.y + 20, { steps: 3 });
      await page.mouse.move(box.x + 60 + by, box.y + 20, { steps: 3 });
      await page.mouse.up();
    };
    await swipe(-120);
    await expect(toast(page, 'Error')).toBeVisible();
    await swipe(120);
    await expect(anyToast(page)).toHaveCount(0);
  });
});

test('on a phone a message leaves free what is to be pressed next', async ({ page, baseURL, watch }) => {
  watch.expect('500 POST /api/goals', '500 POST /api/check-ins');
  await page.setViewportSize({ width: 390, height: 844 });
  await raiseMessage(page, baseURL as string);
  await expectClearOf(page, page.getByRole('button', { name: 'Continue with AI Identity Coach' }));

  await guestWithPlan(page, baseURL as string);
  await page.route('**/api/check-ins', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await checkInDialog(page).getByRole('checkbox').first().click();
  const save = checkInDialog(page).getByRole('button', { name: 'Save check-in' });
  await save.click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expectClearOf(page, save);
  await expectAccessible(page);
});

test('a hint opens after 700 ms and not before', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const { identity } = await anIdentity(client);
  await page.clock.install();
  await page.goto(`/habit-planning/${identity.id}`);
  await page.getByPlaceholder('Ask Taylr to adjust your habits...').fill('fewer days');
  await holdClock(page);
  await page.getByRole('button', { name: 'Send' }).hover();
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toHaveText('Send (Enter); new line with Shift and Enter');
});

test('a lost session says so and leads to the sign-in half a second later', async ({ page, baseURL, watch }) => {
  watch.expect(/^401 /);
  await guestWithPlan(page, baseURL as string);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(checkInDialog(page).getByRole('checkbox').first()).toBeVisible();
  await page.context().clearCookies({ name: 'taylr' });
  await holdClock(page);
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(toast(page, 'Unauthorized')).toContainText('You are logged out. Logging in again...');
  await page.clock.runFor(499);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: 'Development sign-in' })).toBeVisible();
});
