import type { Page } from '@playwright/test';
import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { days, noon, today } from './dashboard-parts.ts';
import { DEVICES, expect, test } from './states.ts';

const WALK = 'Walk for 5 minutes';
const WATER = 'Drink water';
const yesterday = addDays(today, -1);
const dot = (page: Page) => days(page).filter({ hasText: 'Tuesday 3 March' });

for (const [device, viewport, theme] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('what was done yesterday is told in the sheet of its habit, by keyboard alone, and today stays open', async ({
      page,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      await world.moveTo(noon(yesterday), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      await aPlan(client, [habit(WALK), habit(WATER, { measure: { unit: 'glasses', atLeast: 4 }, order: 1 })]);
      const habits = async () => (await client.must('GET /api/habits/all-current'))[0]?.habits ?? [];
      await world.moveTo(noon(today), page);
      await page.goto('/');
      await expect(dot(page)).toContainText('0%');

      await page.getByRole('button', { name: `${WALK}: note, skip or correct` }).press('Enter');
      const sheet = page.getByRole('dialog', { name: WALK });
      await sheet.getByRole('radio', { name: 'Today' }).focus();
      // As long as a finger holds a key.
      await page.keyboard.press('ArrowRight', { delay: 100 });
      await expect(sheet.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
      await view.look();
      await sheet.getByRole('button', { name: 'Done', exact: true }).press('Enter');
      await expect.poll(async () => (await habits())[0]?.completedDays).toEqual([yesterday]);
      await expect(sheet).toBeHidden();
      await expect(dot(page)).toContainText('50%');
      await expect(page.getByRole('article').getByRole('checkbox', { name: WALK })).not.toBeChecked();
      await expect(page.getByText('1 vote this week')).toBeVisible();

      await page.getByRole('button', { name: `${WATER}: note, skip or correct` }).press('Enter');
      const water = page.getByRole('dialog', { name: WATER });
      await water.getByRole('radio', { name: 'Yesterday' }).press('Space');
      await water.getByRole('textbox', { name: 'Amount done, in glasses' }).fill('4');
      await water.getByRole('button', { name: 'Save amount' }).press('Enter');
      await expect.poll(async () => (await habits())[1]?.amounts).toEqual([{ date: yesterday, amount: 4 }]);
      await expect(dot(page)).toContainText('100%');
      await expect(page.getByText('0 of 4 glasses today')).toBeVisible();
    });
  });
}
