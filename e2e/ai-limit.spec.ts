import { becomeIdentity, captureGoal, newGuest } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test.use({ settings: { GUEST_AI_LIMIT: '1' } });

test('a guest whose interactions are used up is offered an account, and keeps what is there', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/^403 POST \/api\/identities\/[\w-]+\/generate-habits$/);
  await newGuest(page, baseURL as string);
  await page.goto('/goal-capture');
  await captureGoal(page);
  const name = await becomeIdentity(page);
  await expect(page.getByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan Needed' })).toBeVisible();
});
