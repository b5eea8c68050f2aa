import type { Locator, Page } from '@playwright/test';
import { aPlan, habit, proposedAgain } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { newGuest, startWeekToday, toast } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

const WALK = 'Walk for 5 minutes';
const WATER = 'Drink water';

/** A guest whose week began yesterday, with a habit to tick and one to count; and somebody else with the same. */
async function withPlan(page: Page, baseURL: string) {
  const client = await newGuest(page, baseURL);
  const other = new TestClient(baseURL, client.zone);
  await other.must('POST /api/auth/guest');
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const habits = [habit(WALK), habit(WATER, { measure: { unit: 'glasses', atLeast: 4 }, order: 1 })];
  await startWeekToday(other);
  for (const one of [client, other]) await aPlan(one, habits);
  const group = async (of = client) => (await of.must('GET /api/habits/all-current'))[0];
  return { client, other, today, group };
}

const circle = (page: Page, name: string): Locator => page.getByRole('article').getByRole('checkbox', { name });

/** The circle itself: the box beneath it is for the keyboard and for screen readers. */
const tap = (page: Page, name: string) => circle(page, name).locator('xpath=..').click();

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a tap on the circle is the check-in, a second one takes it back, and both can be undone', async ({
      page,
      baseURL,
    }) => {
      const { group, other, today } = await withPlan(page, baseURL as string);
      await page.goto('/');
      await expect(circle(page, WALK)).toBeInViewport();
      await tap(page, WALK);
      await expect(circle(page, WALK)).toBeChecked();
      await expect(toast(page, `Done: ${WALK}`)).toBeVisible();
      await expect(page.getByText('1 vote this week')).toBeVisible();
      await expect.poll(async () => (await group())?.habits[0]?.completedDays).toEqual([today]);
      await expectAccessible(page);

      await tap(page, WALK);
      await expect(circle(page, WALK)).not.toBeChecked();
      await expect.poll(async () => (await group())?.habits[0]?.completedDays).toEqual([]);
      await toast(page, `Taken back: ${WALK}`).getByRole('button', { name: 'Undo' }).click();
      await expect(circle(page, WALK)).toBeChecked();
      await expect.poll(async () => (await group())?.habits[0]?.completedDays).toEqual([today]);
      expect((await group(other))?.habits[0]?.completedDays).toEqual([]);
    });

    test('a day is checked in once each habit has its answer, glass by glass, by keyboard alone', async ({
      page,
      baseURL,
    }) => {
      const { client, group, today } = await withPlan(page, baseURL as string);
      await page.goto('/');
      await circle(page, WALK).focus();
      await page.keyboard.press('Space');
      await expect(circle(page, WALK)).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(circle(page, WATER)).toBeFocused();
      for (const glasses of [1, 2, 3]) {
        await page.keyboard.press('Space');
        await expect(page.getByText(`${glasses} of 4 glasses today`)).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
      await page.keyboard.press('Space');
      await expect(circle(page, WATER)).toBeChecked();
      await expect(page.getByText('Checked in today')).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(circle(page, WALK)).toBeFocused();
      await expect.poll(async () => (await group())?.habits[1]?.amounts).toEqual([{ date: today, amount: 4 }]);
      expect(await client.must('GET /api/check-ins/daily-status')).toMatchObject({ identitiesNeedingCheckIn: 0 });
      await page.reload();
      await expect(circle(page, WATER)).toBeChecked();
    });

    test('a long press on the circle, or the row, opens what else can be noted: a note, an amount, a skip', async ({
      page,
      baseURL,
    }) => {
      const { group, today } = await withPlan(page, baseURL as string);
      await page.goto('/');
      await circle(page, WALK).locator('xpath=..').hover();
      await page.mouse.down();
      const sheet = page.getByRole('dialog', { name: WALK });
      await expect(sheet).toBeVisible();
      await page.mouse.up();
      await sheet.getByRole('textbox', { name: 'Note' }).fill('Sore foot');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Skip today' }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByText('Skipped today')).toBeVisible();
      await expect
        .poll(async () => (await group())?.habits[0]?.skipReasons)
        .toEqual([{ date: today, reason: 'Sore foot' }]);
      expect((await group())?.habits[0]?.completedDays).toEqual([]);

      await page.getByRole('button', { name: `${WATER}: note, skip or correct` }).click();
      const water = page.getByRole('dialog', { name: WATER });
      await water.getByRole('textbox', { name: 'Amount done, in glasses' }).fill('2.5');
      await water.getByRole('textbox', { name: 'Note' }).fill('Hot day');
      await water.getByRole('button', { name: 'Save amount' }).click();
      await expect(page.getByText('2.5 of 4 glasses today')).toBeVisible();
      await expect.poll(async () => (await group())?.habits[1]?.notes).toEqual([{ date: today, note: 'Hot day' }]);
      await toast(page, `Noted: ${WATER}`).getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('0 of 4 glasses today')).toBeVisible();
    });

    test('a habit that another device has taken out goes once its tick is refused, and the others stay', async ({
      page,
      baseURL,
      watch,
    }) => {
      watch.expect(/^422 POST/);
      const { client, group } = await withPlan(page, baseURL as string);
      // What the page hears of changes elsewhere, which would be sooner only by chance.
      await page.route('**/api/notifications/counts', () => undefined);
      await page.goto('/');
      await expect(circle(page, WALK)).toBeVisible();
      const before = await group();
      const habits = [...proposedAgain(before?.habits ?? []).slice(1), habit('Read 1 page', { order: 2 })];
      const params = { id: before?.identityId ?? '' };
      await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits } });
      await circle(page, WALK).press('Space');
      await expect(toast(page, 'That was not saved')).toContainText('This habit is not part of the plan');
      await expectAccessible(page);
      await expect(circle(page, WALK)).toHaveCount(0);
      await expect(circle(page, WATER)).toBeVisible();
    });
  });
}

test('ticks made without a network are shown, outlive the page and count once', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize(SCREENS[0][1]);
  const { group, today } = await withPlan(page, baseURL as string);
  await page.goto('/');
  await circle(page, WALK).hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await tap(page, WALK);
  await expect(circle(page, WALK)).toBeChecked();
  await tap(page, WATER);
  await circle(page, WATER).press('Space');
  await expect(page.getByText('2 of 4 glasses today')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Connection' })).toContainText('3 entries wait');
  await expectAccessible(page);
  expect((await group())?.habits.map(({ completedDays }) => completedDays)).toEqual([[], []]);

  await page.route('**/api/check-ins/habits/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(false);
  await page.reload();
  await expect(circle(page, WALK)).toBeChecked();
  await expect(page.getByText('2 of 4 glasses today')).toBeVisible();

  await page.unroute('**/api/check-ins/habits/**');
  await page.reload();
  await expect.poll(async () => (await group())?.habits[1]?.amounts).toEqual([{ date: today, amount: 2 }]);
  expect((await group())?.habits[0]?.completedDays).toEqual([today]);
  await expect(circle(page, WALK)).toBeChecked();
  await expect(page.getByText('2 of 4 glasses today')).toBeVisible();
});
