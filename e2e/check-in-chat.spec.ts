import { checkInDialog, expectOneVote, guestWithPlan } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

// Enough for two messages, so that the journey meets the warning and the limit.
test.use({ settings: { GUEST_AI_LIMIT: '2' } });

test('a day is told to the coach, set right and saved, with the keyboard alone and up to the limit of a guest', async ({
  page,
  baseURL,
}) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto(`/?checkIn=${identity.id}`);
  const dialog = checkInDialog(page);
  const captured = dialog.getByRole('region', { name: 'Captured Progress' });
  await dialog.getByRole('tab', { name: 'Manual' }).press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'AI Chat' })).toBeFocused();
  const box = dialog.getByRole('textbox', { name: 'Tell the coach how it went' });
  await box.fill('I walked');
  await box.press('Enter');
  const walk = captured.getByRole('listitem').filter({ hasText: 'Walk for 5 minutes' });
  await expect(walk.locator('mark')).toContainText('walked');
  await expect(dialog.getByText('Final AI Interaction')).toBeVisible();
  await expectAccessible(page);

  await box.fill('I did not do the squats and I did not take the stairs');
  await box.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeVisible();
  await expect(
    captured.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove: / }) }),
  ).toHaveCount(3);
  await expectAccessible(page);
  const stairs = captured.getByRole('radiogroup', { name: 'Was it done: Take the stairs 1 time' });
  await expect(stairs.getByRole('radio', { name: 'Not done' })).toBeChecked();

  // The user can continue by hand from what was captured.
  await dialog.getByRole('button', { name: 'Tick by hand instead' }).press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /Walk/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /stairs/ })).not.toBeChecked();
  await dialog.getByRole('tab', { name: 'Manual' }).press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'AI Chat' })).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('button', { name: 'Save check-in' }).press('Enter');
  await expect(dialog.getByText(`1 vote for ${identity.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectOneVote(page, identity.name);
});

test('words that may be about danger are answered as they are, with a quiet word that is said once', async ({
  page,
  baseURL,
}) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto(`/?checkIn=${identity.id}`);
  const dialog = checkInDialog(page);
  await dialog.getByRole('tab', { name: 'AI Chat' }).click();
  const box = dialog.getByRole('textbox', { name: 'Tell the coach how it went' });
  const quiet = dialog.getByText('there is someone to talk to any time', { exact: false });
  await box.fill('I walked. I do not see myself at Easter');
  await box.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Captured Progress' })).toContainText('Walk for 5 minutes');
  await expect(quiet).toHaveCount(1);
  await expectAccessible(page);
  await box.fill('I can not see myself at Christmas');
  await box.press('Enter');
  await expect(dialog.getByText('I can not see myself at Christmas')).toBeVisible();
  await expect(box).toBeEnabled();
  await expect(quiet).toHaveCount(1);
});
