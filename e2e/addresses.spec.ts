import { aPlan } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { checkInDialog, confirmDevelopmentSignIn, guestWithPlan, newGuest, signInWithGoogle } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test('an address that is none shows the not-found page, to everybody', async ({ page, baseURL, watch }) => {
  watch.expect('404 GET /nowhere');
  for (const home of ['Go to the start page', 'Go to the dashboard']) {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: home })).toBeVisible();
    await expectAccessible(page);
    await newGuest(page, baseURL as string);
  }
});

test('the pages of the app do not exist for somebody signed out, and are there after signing in', async ({
  page,
  watch,
}) => {
  const paths = ['/goals', '/habit-planning', '/habit-planning/x', '/identity-chat/x', '/goal-capture'];
  for (const path of paths) {
    watch.expect(`404 GET ${path}`);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('returns@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/goal-capture');
  await expect(page.getByRole('heading', { name: 'What would you like to achieve?' })).toBeVisible();
});

test('the dashboard and what an address opens in it wait behind the landing page, and come after signing in', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/^401 /);
  const person = { name: 'Eve Marsh', email: 'eve.returns@example.com' };
  const client = new TestClient(baseURL as string, Intl.DateTimeFormat().resolvedOptions().timeZone);
  await signIn(client, person);
  const { identity } = await aPlan(client);

  expect((await page.goto('/dashboard'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Cast a vote' })).toBeVisible();
  await signInWithGoogle(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { name: identity.name })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/?checkIn=${identity.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cast a vote' })).toBeVisible();
  // The user cancels at the provider, then tries again.
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sign-in was cancelled' })).toBeVisible();
  await signInWithGoogle(page, person);
  await expect(checkInDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');

  // The session ends on the server while the dialog stands that the address had opened.
  await page.context().clearCookies({ name: 'taylr' });
  await checkInDialog(page).getByRole('checkbox').first().click();
  await checkInDialog(page).getByRole('button', { name: 'Save check-in' }).click();
  await confirmDevelopmentSignIn(page, person);
  await expect(checkInDialog(page)).toBeVisible();
});

test('/?guest=true starts a guest and leaves the address', async ({ page }) => {
  await page.goto('/?guest=true');
  await expect(page).toHaveURL('/goal-capture');
  await page.getByRole('link', { name: '← Back to Dashboard' }).click();
  // Users without a goal are led to create one.
  await expect(page).toHaveURL('/goal-capture');
});

test('/?checkIn= opens the check-in once and is gone from the address', async ({ page, baseURL }) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto(`/?checkIn=${identity.id}`);
  await expect(checkInDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: identity.name })).toBeVisible();
  await expect(checkInDialog(page)).toBeHidden();
});

test('a sign-in that was cancelled comes back to the landing page with its sentence', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/[?&]error=google_access_denied/);
  const alert = page.getByRole('alert').filter({ hasText: 'Sign-in was cancelled' });
  await expect(alert).toHaveText('Sign-in was cancelled. Please try again or use a desktop browser.');
  await expectAccessible(page);
  await signInWithGoogle(page, { name: 'Dora', email: 'dora.after-all@example.com' });
  await expect(page).toHaveURL('/goal-capture');
});

test('the landing page leads where its buttons say', async ({ page }) => {
  await page.goto('/?ref=ABCD2345');
  await expect(page.getByText("You've been invited to join")).toBeVisible();
  for (const part of ['problem', 'how', 'identities', 'cta'])
    await expect(page.locator(`section#${part}`)).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('2025');
  await expect(page.locator('#cta').getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google',
  );
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.locator('#problem')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeInViewport();
});
