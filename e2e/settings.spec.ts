import { guestWithPlan, newGuest, openProfile, signInWithGoogle, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test('somebody signed out is led home from the settings', async ({ page }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/landing?returnTo=%2Fsettings');
});

test('the menus lead to the dashboard, the goals and the settings', async ({ page, baseURL }) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  const ends = [
    ['Goals', 'My Goals'],
    ['Settings', 'Settings'],
    ['Dashboard', identity.name],
  ] as const;
  await page.goto('/');
  for (const [label, heading] of ends) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await openProfile(page);
    await expect(page.getByRole('menuitem').filter({ hasText: /Dashboard|Goals|Settings/ })).toHaveText([
      'Dashboard',
      'Goals',
      'Settings',
    ]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [label, heading] of ends) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('a guest reads what a guest account is, and finds the way to an account', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string, { isAsBegun: true });
  await page.goto('/settings/you');
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByText('0 of 10 AI interactions are used.')).toBeVisible();
  await expect(account.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', /keep=guest/);
  await expectAccessible(page);
});

/** Every group of the settings with its address and its cards. */
const GROUPS = [
  ['You', 'you', ['Account', 'Theme', 'Install as an App']],
  ['Reminders', 'reminders', ['Notifications', 'Push Notifications', 'Elsewhere']],
  ['Your week', 'your-week', ['Week Configuration', 'Pauses', 'Timezone Configuration']],
  ['Your coach', 'coach', ['Who answers', 'What the coach remembers', 'Your conversations']],
  ['Connected tools', 'tools', ['Access tokens', 'Webhooks', 'Calendar']],
  ['Privacy and data', 'data', ['Your data', 'Sessions', 'Activity', 'Delete Account']],
] as const;

test('on a phone the groups are a list that says how they stand, and each is a page with the way back', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  // Chosen on this device, which shows it: another one may have another theme.
  await page.addInitScript(() => localStorage.setItem('taylr-theme', 'light'));
  await newGuest(page, baseURL as string, { isAsBegun: true });
  await page.goto('/settings');
  const groups = page.getByRole('navigation', { name: 'What can be set' }).getByRole('link');
  await expect(groups).toHaveCount(GROUPS.length);
  await expect(groups.nth(0)).toContainText('Guest · light theme');
  await expect(groups.nth(1)).toContainText('Nothing is pushed to this device');
  await expect(groups.nth(2)).toContainText('Begins on Sunday');
  await expectAccessible(page);
  for (const [at, [title, name, cards]] of GROUPS.entries()) {
    await groups.nth(at).click();
    await expect(page).toHaveURL(`/settings/${name}`);
    await expect(page).toHaveTitle(`${title} · Settings · Taylr`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })).toHaveText([...cards]);
    await expect(groups).toHaveCount(0);
    if (at % 2 === 0) await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  }
});

test('on a desk the other groups stand beside one; addresses of old lead to their group, others nowhere', async ({
  page,
  baseURL,
}) => {
  await newGuest(page, baseURL as string, { isAsBegun: true });
  await page.goto('/settings#tools');
  await expect(page).toHaveURL('/settings/tools');
  const groups = page.getByRole('navigation', { name: 'What can be set' });
  await expect(groups.getByRole('link', { name: 'Connected tools' })).toHaveAttribute('aria-current', 'page');
  await groups.getByRole('link', { name: 'Reminders' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Access tokens' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/settings/nothing');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('somebody signed in sees who they are', async ({ page }) => {
  await page.goto('/');
  await signInWithGoogle(page, { name: 'Nia Mensah', email: 'nia.settings@example.com' });
  await expect(page).toHaveURL('/goal-capture');
  await page.goto('/settings/you');
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByText('Nia Mensah')).toBeVisible();
  await expect(account.getByText('nia.settings@example.com')).toBeVisible();
  await expect(account.getByRole('link', { name: 'Create Account' })).toHaveCount(0);
});

test('theme, week, time zone and the start of the day are kept', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string, { isAsBegun: true });
  await page.goto('/settings/you');
  await page.getByRole('region', { name: 'Theme' }).getByRole('radio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('navigation', { name: 'What can be set' }).getByRole('link', { name: 'Your week' }).click();
  const week = page.getByRole('region', { name: 'Week Configuration' });
  const zone = page.getByRole('region', { name: 'Timezone Configuration' });
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  await expect(week.getByRole('radio')).toHaveCount(7);
  for (const day of days) await expect(week.getByRole('radio', { name: day, exact: true })).toBeVisible();
  await expect(week.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(week).toContainText('Current plans finish their week first');

  await week.getByRole('radio', { name: 'Wednesday' }).click();
  await expect(week.getByText('Saved')).toBeVisible();
  await zone.getByRole('combobox', { name: 'Time zone' }).selectOption('Mumbai (Asia/Kolkata)');
  await zone.getByRole('combobox', { name: 'A new day begins at' }).selectOption('4:00');
  await expect
    .poll(() => client.must('GET /api/user/preferences'))
    .toMatchObject({ theme: 'light', weekStartDay: 'wednesday', timezone: 'Asia/Kolkata', dayStartHour: 4 });
  await expectAccessible(page);

  await page.reload();
  await expect(week.getByRole('radio', { name: 'Wednesday' })).toBeChecked();
  await expect(zone.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kolkata');
  await expect(zone.getByRole('combobox', { name: 'A new day begins at' })).toHaveValue('4');
  await page.goto('/settings/you');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a choice that could not be saved goes back, and says so', async ({ page, baseURL, watch }) => {
  watch.expect('500 PATCH /api/user/preferences');
  await newGuest(page, baseURL as string, { isAsBegun: true });
  await page.route('**/api/user/preferences', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto('/settings/your-week');
  const week = page.getByRole('region', { name: 'Week Configuration' });
  await week.getByRole('radio', { name: 'Friday' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update preferences. Please try again.');
  await expect(week.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(week.getByText('Saved')).toHaveCount(0);
});

test('with another time zone or start of the day everything of today is fetched anew', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string, { isAsBegun: true });
  await page.goto('/settings/your-week');
  const zone = page.getByRole('region', { name: 'Timezone Configuration' });
  for (const [name, choice] of [
    ['Time zone', 'Tokyo'],
    ['A new day begins at', '3:00'],
  ] as const) {
    const fetched = page.waitForResponse('**/api/bootstrap');
    await zone.getByRole('combobox', { name }).selectOption(choice);
    expect((await fetched).status()).toBe(200);
    await expect(zone.getByText('Saved')).toBeVisible();
  }
});
