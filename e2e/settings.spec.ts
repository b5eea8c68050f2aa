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
  await newGuest(page, baseURL as string);
  await page.goto('/settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'You',
    'Reminders',
    'Your week',
    'Your coach',
    'Connected tools',
    'Privacy and data',
  ]);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Account',
    'Theme',
    'Install as an App',
    'Notifications',
    'Push Notifications',
    'Elsewhere',
    'Week Configuration',
    'Pauses',
    'Timezone Configuration',
    'Who answers',
    'What the coach remembers',
    'Your conversations',
    'Access tokens',
    'Webhooks',
    'Calendar',
    'Your data',
    'Sessions',
    'Activity',
    'Delete Account',
  ]);
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByText('0 of 10 AI interactions are used.')).toBeVisible();
  await expect(account.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', /keep=guest/);
  await expectAccessible(page);
});

test('somebody signed in sees who they are', async ({ page }) => {
  await page.goto('/');
  await signInWithGoogle(page, { name: 'Nia Mensah', email: 'nia.settings@example.com' });
  await expect(page).toHaveURL('/goal-capture');
  await page.goto('/settings');
  const account = page.getByRole('region', { name: 'Account' });
  await expect(account.getByText('Nia Mensah')).toBeVisible();
  await expect(account.getByText('nia.settings@example.com')).toBeVisible();
  await expect(account.getByRole('link', { name: 'Create Account' })).toHaveCount(0);
});

test('theme, week, time zone and the start of the day are kept', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  await page.goto('/settings');
  const week = page.getByRole('region', { name: 'Week Configuration' });
  const zone = page.getByRole('region', { name: 'Timezone Configuration' });
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  await expect(week.getByRole('radio')).toHaveCount(7);
  for (const day of days) await expect(week.getByRole('radio', { name: day, exact: true })).toBeVisible();
  await expect(week.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(week).toContainText('Current plans finish their week first');

  await page.getByRole('region', { name: 'Theme' }).getByRole('radio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a choice that could not be saved goes back, and says so', async ({ page, baseURL, watch }) => {
  watch.expect('500 PATCH /api/user/preferences');
  await newGuest(page, baseURL as string);
  await page.route('**/api/user/preferences', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto('/settings');
  const week = page.getByRole('region', { name: 'Week Configuration' });
  await week.getByRole('radio', { name: 'Friday' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update preferences. Please try again.');
  await expect(week.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(week.getByText('Saved')).toHaveCount(0);
});

test('with another time zone or start of the day everything of today is fetched anew', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string);
  await page.goto('/settings');
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
