import { aPlan, anIdentity, checkInBody, habit } from '#app/testing/world/factories.ts';
import { checkInDialog } from '../steps.ts';
import { expect, fail, hold, test, WEDNESDAY } from './states.ts';
import { today, yesterday, noon, threeHabits, getDialog } from './check-in-window.ts';

test('an earlier day is read, shown with what is noted, and mended', async ({ page, world, view, watch }) => {
  watch.expect('500 GET /api/check-ins/day');
  const client = await world.enter(page);
  await world.moveTo(noon(yesterday), page);
  const { identity, group } = await aPlan(client, threeHabits());
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1, { notes: 'Rain all day' }) });
  await world.moveTo(noon(today), page);
  const { dialog, save } = getDialog(page);
  const arrive = await hold(page, '**/api/check-ins/day?*');
  await page.goto(`/?checkIn=${identity.id}&day=${yesterday}`);
  await expect(dialog.getByText('Getting your habits...')).toBeAttached();
  await expect(page).toHaveURL('/');
  await view.look();
  await fail(page, '**/api/check-ins/day?*', 1);
  arrive();
  await page.goto(`/?checkIn=${identity.id}&day=${yesterday}`);
  await expect(dialog.getByText('Your habits of that day did not get through.')).toBeVisible();
  await view.look();
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await expect(dialog.getByText('Yesterday, Tuesday 3 March')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /Walk/ })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Rain all day');
  await dialog.getByRole('checkbox', { name: /Stretch/ }).click();
  await view.look();
  // No stored data is lost, so no confirmation is asked.
  await save.click();
  await expect(dialog).toBeHidden();
  const { groups } = await client.must('GET /api/check-ins/day', { query: { date: yesterday } });
  expect(groups[0]?.notes).toBe('Rain all day');
  expect(groups[0]?.habits.map(({ completedDays }) => completedDays.length)).toEqual([1, 1, 0]);
  // Today is as open as it was.
  expect((await client.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(1);
});

test('a tap on an earlier day of the tracker opens that day, for all identities', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(yesterday), page);
  await aPlan(client, threeHabits());
  await aPlan(client, [habit('Write in my journal'), habit('Drink a glass of water', { order: 1 })]);
  await world.moveTo(noon(today), page);
  await page.goto('/');
  const days = page.getByRole('list', { name: 'Days of this week' });
  await expect(days.getByRole('button')).toHaveCount(2);
  await view.look();
  const tuesday = days.getByRole('button', { name: /^Tuesday 3 March/ });
  await tuesday.press('Enter');
  const { dialog, save } = getDialog(page);
  await expect(dialog.getByText('Yesterday, Tuesday 3 March')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(tuesday).toBeFocused();
  await tuesday.click();
  await dialog.getByRole('checkbox', { name: /Walk/ }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  const { groups } = await client.must('GET /api/check-ins/day', { query: { date: yesterday } });
  expect(groups[0]?.habits[0]?.completedDays).toEqual([yesterday]);
  expect((await client.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(2);
});

test('a day before the plan began is not open', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await aPlan(client, threeHabits());
  await anIdentity(client);
  await page.goto(`/?checkIn=${identity.id}&day=${yesterday}`);
  const { dialog } = getDialog(page);
  await expect(dialog.getByText('No Habits Available for Check-in')).toBeVisible();
  await expect(dialog.getByText('Not open that day')).toBeVisible();
  await expect(dialog.getByText('The plan had not started on this day')).toBeVisible();
  await view.look();
});

test.describe('after midnight', () => {
  const midnight = `${WEDNESDAY}T00:40:00Z`;

  test('it is asked whether today or yesterday is meant', async ({ page, world, view }) => {
    const client = await world.enter(page);
    await world.moveTo(noon(yesterday), page);
    await aPlan(client, threeHabits());
    await world.moveTo(midnight, page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Daily Check-in' }).click();
    const { dialog, save } = getDialog(page);
    await expect(dialog.getByText('It is after midnight. Which day is this for?')).toBeVisible();
    await view.look();
    await dialog.getByRole('button', { name: 'Yesterday, Tuesday 3 March' }).click();
    await dialog.getByRole('checkbox', { name: /Walk/ }).click();
    await save.click();
    await expect(dialog).toBeHidden();
    const { groups } = await client.must('GET /api/check-ins/day', { query: { date: yesterday } });
    expect(groups[0]?.habits[0]?.completedDays).toEqual([yesterday]);

    await page.getByRole('button', { name: 'Daily Check-in' }).click();
    await dialog.getByRole('button', { name: 'Today, Wednesday 4 March' }).click();
    await expect(dialog.getByRole('checkbox', { name: /Walk/ })).not.toBeChecked();
  });

  test('nothing is asked where the day begins later, nor of somebody whose plan began today', async ({
    page,
    world,
  }) => {
    await world.moveTo(midnight, page);
    const client = await world.enter(page);
    await aPlan(client, threeHabits());
    await page.goto('/');
    await page.getByRole('button', { name: 'Daily Check-in' }).click();
    await expect(checkInDialog(page).getByRole('checkbox')).toHaveCount(3);
  });
});
