import { enterAsGuest, signInWithGoogle } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const friend = { name: 'Ines Friend', email: 'ines.friend@example.com' };

test('somebody invites a friend, who joins by the link: both see what became of it', async ({ page, secondPage }) => {
  await enterAsGuest(page);
  await page.goto('/referrals');
  await page.getByRole('button', { name: 'Create Referral Link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to share' }).inputValue();
  expect(link).toMatch(/\/\?ref=[2-9A-HJKMNP-Z]{8}$/);

  const told = secondPage.waitForResponse(/\/api\/referrals\/\w+\/click$/);
  await secondPage.goto(`${link}&utm_source=letter`);
  await expect(secondPage.getByText("You've been invited to join")).toBeVisible();
  expect((await told).status()).toBe(200);
  await signInWithGoogle(secondPage, friend);
  await expect(secondPage).toHaveURL('/goal-capture');

  await page.reload();
  const main = page.getByRole('main');
  const stat = (name: string) => main.getByRole('definition').filter({ hasText: name });
  await expect(main.getByText('Friend joined!')).toBeVisible();
  await expect(main.getByText(/ via letter$/)).toBeVisible();
  await expect(stat('who joined')).toContainText('1');
  await expect(stat('of the clicks became friends')).toContainText('100%');
  await expect(main.getByText('You have helped 1 friend')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('A friend joined')).toBeVisible();

  await secondPage.goto('/referrals');
  await expect(secondPage.getByRole('heading', { name: 'No Referral Link Yet' })).toBeVisible();
  await expect(secondPage.getByText('Your link has not been opened yet.')).toBeVisible();
});
