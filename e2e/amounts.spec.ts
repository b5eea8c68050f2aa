import { aPlan, habit } from '#app/testing/world/factories.ts';
import { addDays, toWeekday } from '#core/calendar/calendar.ts';
import { checkInDialog, expectSaved, newGuest } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test('a day with an amount, a limit, named days and a skip is noted by hand, online and off, and stays', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const client = await newGuest(page, baseURL as string);
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const days = [addDays(today, 1), addDays(today, 3)].map(toWeekday);
  await aPlan(client, [
    habit('Walk for 5 minutes'),
    habit('Drink water', { measure: { unit: 'glasses', atLeast: 6 }, order: 1 }),
    habit('Keep coffee low', { measure: { unit: 'coffees', atMost: 2 }, order: 2 }),
    habit('Go to the gym', { days, targetFrequency: 2, order: 3 }),
  ]);
  await page.goto('/');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Check in', exact: true }).click();
  const dialog = checkInDialog(page);
  const glasses = dialog.getByRole('textbox', { name: 'How many glasses: Drink water' });
  const save = dialog.getByRole('button', { name: 'Save check-in' });

  await dialog.getByRole('button', { name: 'Skip today: Walk for 5 minutes' }).click();
  await dialog.getByRole('textbox', { name: /Why is it skipped/ }).fill('Sore foot');
  await dialog.getByRole('button', { name: '+1 coffee: Keep coffee low' }).click();
  await dialog.getByRole('button', { name: "That's all for today: Keep coffee low" }).click();
  await expect(dialog.getByRole('checkbox', { name: /gym/ })).toHaveCount(0);
  await glasses.fill('a few');
  await expect(dialog.getByText('Please write a number, such as 2 or 1.5.')).toBeVisible();
  await expectAccessible(page);
  // Nothing is saved with it; the field is there to be mended.
  await save.click();
  await expect(glasses).toBeFocused();
  await glasses.fill('2,5');
  await expect(dialog.getByText('1 of 2 done, 1 skipped')).toBeVisible();
  await save.click();
  await expectSaved(dialog);
  await expect(dialog).toBeHidden();

  const expectDay = async (water: string) => {
    await expect(card.getByText('Skipped today')).toBeVisible();
    await expect(card.getByText(water)).toBeVisible();
    await expect(card.getByText('Kept today')).toBeVisible();
    await expect(card.getByRole('img', { name: /^Drink water.*partly done on/ })).toBeVisible();
    await expect(card.getByRole('img', { name: /^Walk.*skipped on/ })).toBeVisible();
  };
  await expectDay('2.5 of 6 glasses today');
  await page.reload();
  await expectDay('2.5 of 6 glasses today');
  await expectAccessible(page);

  // What does not get through waits on the device, with all that was noted, and is sent later.
  await page.route('**/api/check-ins', (route) => route.abort('internetdisconnected'));
  await page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Update Progress' }).click();
  await dialog.getByRole('button', { name: '+1 glass: Drink water' }).click();
  await save.click();
  await expect(dialog.getByText('Kept on this device')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  const waiting = page.getByRole('dialog', { name: 'Entries on this device' });
  await expect(waiting.getByRole('listitem').filter({ hasText: /^Drink water/ })).toContainText('3.5 glasses');
  await page.unroute('**/api/check-ins');
  await page.reload();
  await expectDay('3.5 of 6 glasses today');
  const [after] = await client.must('GET /api/habits/all-current');
  expect(after?.habits[0]?.skippedDays).toEqual([today]);
  expect(after?.habits[1]?.amounts).toEqual([{ date: today, amount: 3.5 }]);
  expect(after?.habits[2]).toMatchObject({ completedDays: [today], amounts: [{ date: today, amount: 1 }] });
});
