import { expect, hold, test } from './states.ts';

test('the landing page with its sections, always light', async ({ page, view }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('taylr-theme', 'dark'));
  await page.goto('/landing');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const [label, anchor] of [
    ['Why', 'problem'],
    ['How It Works', 'how'],
    ['Identities', 'identities'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: label }).click();
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(page).toHaveURL(`/landing#${anchor}`);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.locator('#cta').getByRole('link', { name: 'Continue with Google' })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Taylr');
  await view.look(['light']);
});

test('a visitor who was invited, and each way in which a sign-in can fail', async ({ page, view }) => {
  await page.goto('/landing?ref=ABCD2345');
  await expect(page.getByText("You've been invited to join")).toBeVisible();
  await view.look(['light']);
  const errors = [
    ['google_mobile_blocked', /^Google blocks mobile browsers in development/],
    ['google_access_denied', /^Sign-in was cancelled/],
    ['google_auth_failed', /^Google sign-in failed/],
    ['auth_failed', 'Authentication failed. Please try again.'],
    ['too_many_attempts', /^A lot of people are signing in right now/],
    ['whatever', 'An authentication error occurred. Please try again.'],
  ] as const;
  for (const [code, text] of errors) {
    await page.goto(`/landing?error=${code}`);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(text);
    await view.read();
  }
  await view.look(['light']);
});

test('a guest who is being let in, and one for whom there is no room', async ({ page, view, watch }) => {
  watch.expect('429 POST /api/auth/guest');
  await page.route('**/api/auth/guest', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await page.goto('/landing');
  const guest = page.getByRole('button', { name: 'Try it as a guest' }).first();
  await guest.click();
  await expect(page.getByText(/A lot of people are starting right now/).first()).toBeVisible();
  await view.look(['light']);
  const arrive = await hold(page, '**/api/auth/guest');
  await guest.click();
  await expect(page.getByText('Starting…')).toBeVisible();
  await view.look(['light']);
  arrive();
  await expect(page).toHaveURL('/goal-capture');
});

test('the privacy page, for a visitor and for somebody signed in', async ({ page, world, view }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('We aim to respond within 48 hours.')).toBeVisible();
  await view.look();
  await world.enter(page);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await view.look();
});

test('an address that is none', async ({ page, world, view, watch }) => {
  watch.expect('404 GET /nowhere');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await view.look();
  await world.enter(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await view.look();
});

test('the help page is searched, and an answer can be linked to', async ({ page, view }) => {
  await page.goto('/help#pause');
  await expect(page.getByText(/Paused days ask for nothing/)).toBeVisible();
  await view.look();
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('missed day');
  await page.getByText('I missed a day. Is everything lost?').click();
  await expect(page.getByText(/A missed day is a hollow dot/)).toBeVisible();
  await page.getByRole('searchbox').fill('bicycle');
  await expect(page.getByRole('status')).toHaveText('No answers match. Try fewer words, or different ones.');
  await view.look();
});

test('the development sign-in says what is missing, and what goes wrong on the way to a page is a page', async ({
  page,
  context,
  watch,
  view,
}) => {
  watch.expect(/^4\d\d (GET|POST) \/(dev\/oidc\/interaction|api\/own-data\/check-ins\.csv|api\/auth\/google)/);
  await page.goto('/api/login');
  const send = () => page.getByRole('button', { name: 'Continue' }).click();
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await send();
  await expect(email).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await email.fill('nobody@nowhere');
  await send();
  await expect(page.getByRole('alert')).toHaveText('Please enter an e-mail address.');
  await view.look();

  await context.clearCookies();
  await email.fill('ada@example.com');
  await send();
  await expect(page.getByRole('alert')).toHaveText('This sign-in is over. Please begin again.');
  await view.look();
  for (const [address, heading] of [
    ['/api/own-data/check-ins.csv', 'You are signed out'],
    ['/api/auth/google?keep=nobody', 'That did not work'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await view.look();
  }
  await page.getByRole('link', { name: 'Back to Taylr' }).click();
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
});
