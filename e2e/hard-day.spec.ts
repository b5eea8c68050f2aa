import type { Locator, Page } from '@playwright/test';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { newGuest, toast } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

const WALK = 'Walk for 20 minutes';
const SMALL_WALK = 'Walk for 2 minutes';
const WATER = 'Drink water';
const VIOLA = 'Practise the viola';

async function withPlan(page: Page, baseURL: string) {
  const client = await newGuest(page, baseURL);
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const viola = habit(VIOLA, { measure: { unit: 'pieces', atLeast: 3 }, order: 2 });
  await aPlan(client, [habit(WALK), habit(WATER, { measure: { unit: 'glasses', atLeast: 8 }, order: 1 }), viola]);
  const habits = async () => (await client.must('GET /api/habits/all-current'))[0]?.habits ?? [];
  return { client, today, habits };
}

const circle = (page: Page, name: string): Locator => page.getByRole('article').getByRole('checkbox', { name });
const tap = (page: Page, name: string) => circle(page, name).locator('xpath=..').click();
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('one press makes today small, by keyboard too: a small version counts in full, and streaks are not spoken of', async ({
      page,
      baseURL,
    }) => {
      const { client, today, habits } = await withPlan(page, baseURL as string);
      await page.goto('/');
      await expect(page.getByText('Longest streak')).toBeVisible();
      await tap(page, VIOLA);
      await expect(page.getByText('1 of 3 pieces today')).toBeVisible();
      await expect(circle(page, VIOLA)).not.toBeChecked();
      await button(page, 'A hard day?').focus();
      await page.keyboard.press('Enter');
      await expect(circle(page, SMALL_WALK)).toBeVisible();
      await expect(page.getByText('0 of 1 glass today')).toBeVisible();
      await expect(page.getByText('Today, small counts in full.')).toBeVisible();
      await expect(page.getByText('Longest streak')).toBeHidden();
      // What was begun before it was said is enough now.
      await expect(circle(page, VIOLA)).toBeChecked();
      await expectAccessible(page);

      await tap(page, WATER);
      await expect(circle(page, WATER)).toBeChecked();
      await expect
        .poll(async () => (await habits()).find(({ description }) => description === WATER))
        .toMatchObject({
          completedDays: [today],
          amounts: [{ date: today, amount: 1 }],
        });

      await button(page, 'Undo').click();
      await expect(circle(page, WALK)).toBeVisible();
      await expect(circle(page, WATER)).toBeChecked();
      await expect(circle(page, VIOLA)).not.toBeChecked();
      await expect(toast(page, 'Today is as planned again')).toBeVisible();
      await expect.poll(async () => (await client.must('GET /api/check-ins/daily-status')).isHardDay).toBe(false);
    });
  });
}
