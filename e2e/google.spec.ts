import {
  becomeIdentity,
  captureGoal,
  doTheMainJob,
  enterAsGuest,
  expectOneVote,
  logOut,
  signInWithGoogle,
} from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const maya = { name: 'Maya Okonkwo', email: 'maya.google@example.com' };

// Whole journeys, on machines that may be busy.
test.slow();

test('an account does the same job in a second browser with data of its own, and finds it after logging out', async ({
  page,
  secondPage,
}) => {
  await enterAsGuest(page);
  await captureGoal(page, { description: 'Read a book every month and remember it' });
  const guestsIdentity = await becomeIdentity(page);

  await secondPage.goto('/landing');
  await signInWithGoogle(secondPage, maya);
  await expect(secondPage).toHaveURL('/goal-capture');
  const name = await doTheMainJob(secondPage);
  expect(name).not.toBe(guestsIdentity);
  await expect(secondPage.getByRole('heading', { level: 1 })).toHaveText(/, Maya$/);
  await expect(secondPage.getByText('Create Account')).toBeHidden();
  await expect(secondPage.getByText(guestsIdentity)).toBeHidden();
  await expect(secondPage.getByText('Read a book every month')).toBeHidden();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: guestsIdentity })).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();

  await logOut(secondPage);
  // Without any cookie, the provider's own included: the account alone leads back to the data.
  await secondPage.context().clearCookies();
  await secondPage.goto('/');
  await expect(secondPage.getByRole('heading', { name: 'Cast a vote' })).toBeVisible();
  await signInWithGoogle(secondPage, maya);
  await expectOneVote(secondPage, name);
  await expectAccessible(secondPage);
});
