import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { addDays, toWeekday } from '#core/calendar/calendar.ts';
import { newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test('what somebody means to do themselves is shown for next week, and stands in the plan that follows', async ({
  page,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  const { today } = await client.must('GET /api/check-ins/daily-status');
  // The week ends today, whichever day it is.
  await client.must('PATCH /api/user/preferences', { body: { weekStartDay: toWeekday(addDays(today, 1)) } });
  const { identity, group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.goto(`/?weeklyReview=${identity.id}`);
  const dialog = page.getByRole('dialog', { name: `Weekly Review: ${identity.name}` });
  const ahead = dialog.getByRole('region', { name: 'Your next week' });
  await expect(ahead.getByRole('radio')).toHaveText(['Easier', 'Same', 'Harder']);
  await expectAccessible(page);

  await dialog.getByRole('textbox').fill("I'd rather walk on Tuesdays and Fridays");
  await dialog.getByRole('textbox').press('Enter');
  await expect(ahead).toContainText('on Tuesdays and Fridays');
  await ahead.getByRole('radio', { name: 'Easier' }).click();
  await expect(ahead).toContainText('on Tuesdays and Fridays');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: /^Same\b/ }).click();
  await expect(toast(page, 'Review completed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/habit-planning/${identity.id}`));
  await expect(page.getByText('As you said').first()).toBeVisible();
  await expect(page.getByText(/Tue.*Fri/).first()).toBeVisible();
});
