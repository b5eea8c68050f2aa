import { newGuest } from '../steps.ts';
import { expect, expectAccessible, test } from '../taylr.ts';

const subjects = [
  'What we collect',
  'How we use it',
  'Third parties',
  'How long we keep it',
  'Your rights',
  'Security',
  'Cookies and local storage',
  'Children',
  'International transfers',
  'Changes',
  'Contact',
];

test('a visitor reads the privacy page from the landing page’s footer and comes back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(subjects);
  await expect(page.getByText('We aim to respond within 48 hours.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect(page).toHaveURL('/landing');
});

test('for a visitor the bar leads to the parts of the landing page', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How It Works' }).click();
  await expect(page).toHaveURL('/landing#how');
  await expect(page.locator('#how')).toBeInViewport();
});

test('it is there for everybody, also on a phone, with lines that can be read', async ({ page, baseURL }) => {
  expect((await page.goto('/privacy'))?.status()).toBe(200);
  await newGuest(page, baseURL as string);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect(page).toHaveURL('/goal-capture');
});

test('the cookies and stored names that it lists are all that the program keeps', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string);
  await page.goto('/goal-capture');
  await page.getByRole('textbox', { name: 'Your goal' }).fill('Keep nothing that nobody was told of');
  await page.goto('/settings/you');
  await page.getByRole('radio', { name: 'Light' }).click();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const listed = await page
    .getByRole('region', { name: 'Cookies and local storage' })
    .locator('strong')
    .allTextContents();
  // `taylr-draft-…` is a prefix; all other names match exactly.
  const names = listed.flatMap((name) => name.trim().replace(/:$/, '').split(', '));
  const isListed = (name: string) =>
    names.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one));
  expect(kept).toEqual(expect.arrayContaining(['taylr-theme', 'taylr-draft-goal', 'taylr-push-settings-of']));
  expect(cookies).toContain('taylr');
  expect([...kept, ...cookies].filter((name) => !isListed(name))).toEqual([]);
});
