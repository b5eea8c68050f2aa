import { acceptPlan, becomeIdentity, captureGoal, newGuest } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test.use({ settings: { GUEST_AI_LIMIT: '1' } });

test('a guest whose interactions are used up is offered an account, and goes on by hand', async ({ page, baseURL }) => {
  const limit = page.getByRole('heading', { name: 'AI Interaction Limit Reached' });
  const box = page.getByRole('textbox', { name: 'Message to Taylr' });
  await newGuest(page, baseURL as string);
  await page.goto('/goal-capture');
  // Setting a goal up costs nothing.
  await captureGoal(page);
  const name = await becomeIdentity(page);
  await expect(page.getByText('Core Foundation Habits')).toBeVisible();
  await expect(limit).toBeHidden();

  // Nor does what was not understood.
  await box.fill('zxcv qwrt');
  const answered = page.waitForResponse('**/api/chat/refine-habits');
  await box.press('Enter');
  expect((await answered).ok()).toBe(true);
  await expect(box).toBeEnabled();
  await box.fill('Make the first one easier');
  await box.press('Enter');
  await expect(limit).toBeVisible();
  await expect(box).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(limit).toBeVisible();
  await expect(box).toBeHidden();
  await acceptPlan(page);
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();

  await page.goto('/goal-capture');
  await captureGoal(page, { description: 'Read a book every month and remember it' });
  await expect(page.getByRole('list', { name: 'Suggested identities' }).getByRole('button')).not.toHaveCount(0);
  await expect(limit).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Create Custom Identity with AI Coach' }).getByRole('textbox'),
  ).toHaveCount(0);
  await becomeIdentity(page);
  await acceptPlan(page);
});
