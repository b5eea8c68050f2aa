import { goalBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { logOutAsGuest, openProfile, toast } from '../steps.ts';
import { expectAccessible } from '../taylr.ts';
import { expect, fail, test } from './states.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('sessions and activity of an account, and the account deleted by its e-mail', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 DELETE /api/auth/account');
  const person = { name: 'Ada King', email: 'ada.leaves@example.com' };
  for (const userAgent of [IPHONE, FIREFOX, FIREFOX]) {
    const elsewhere = new TestClient(world.url);
    elsewhere.userAgent = userAgent;
    await signIn(elsewhere, person);
  }
  await world.enter(page, person);
  await page.goto('/settings/data');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await view.look();
  await sessions.getByRole('button', { name: /^End the session on Safari on iOS/ }).click();
  await expect(toast(page, 'Session ended')).toBeVisible();
  await expect(sessions.getByText('Safari on iOS')).toBeHidden();
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions.getByText('You aren’t signed in anywhere else.')).toBeVisible();

  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByText('Ended all other sessions')).toBeVisible();
  await activity.getByRole('button', { name: 'Show all 6' }).click();
  await expect(activity.getByText(/^Signed in/)).toHaveCount(4);
  await view.look();

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  const field = dialog.getByLabel('Your account e-mail');
  await field.fill('Ada.leaves@example.com');
  await expect(confirm).toBeDisabled();
  await field.press('Enter');
  await expect(toast(page, 'Email Mismatch')).toContainText(
    'Please enter your account email address to confirm deletion.',
  );
  await view.look();
  await field.fill(person.email);
  await fail(page, '**/api/auth/account', 1);
  await confirm.click();
  await expect(toast(page, 'Deletion Failed')).toContainText('Failed to delete account. Please try again.');
  await view.look();
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Cast a vote' })).toBeVisible();
});

test('a guest deletes the account with the word', async ({ page, world, view }) => {
  await world.enter(page);
  await page.goto('/settings/data');
  await expect(page.getByText('Started as a guest')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const field = dialog.getByLabel('Confirmation');
  await field.fill('deleteme');
  await field.press('Enter');
  await expect(toast(page, 'Confirmation Required')).toContainText("Please type 'DeleteMe' to confirm deletion.");
  await view.look();
  await field.fill('DeleteMe');
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
});

test('a guest is told what is lost before logging out, in the app and on the page that other sites can lead to', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  await client.must('POST /api/goals', { body: goalBody() });
  await page.goto('/goals');
  await openProfile(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out and lose everything?' });
  await expect(question).toContainText('only this browser holds the key');
  await expect(question.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', /keep=guest/);
  await view.look();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('heading', { name: 'My Goals' })).toBeVisible();

  await page.goto('/api/logout');
  await expect(page.getByRole('heading', { name: 'Log out and lose everything?' })).toBeVisible();
  await expect(page.getByText('only this browser holds the key')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stay' }).click();
  await page.goto('/goals');
  await expect(page.getByRole('heading', { name: 'My Goals' })).toBeVisible();
  await logOutAsGuest(page);
  await page.goto('/api/logout');
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
});

test('the page of logging out ends the session by its button', async ({ page, world }) => {
  await world.enter(page, { name: 'Ada King', email: 'ada.outside@example.com' });
  await page.goto('/api/logout');
  await expect(page.getByText('You are signed in as ada.outside@example.com.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
});
