import type { Page } from '@playwright/test';
import { aPlan } from '#app/testing/world/factories.ts';
import { checkInDialog, guestWithPlan, newGuest, openProfile } from '../steps.ts';
import { expect, expectAccessible, test } from '../taylr.ts';

/** Notes every theme that the page wears from its first moment on. */
async function noteThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const worn: string[] = [];
    Object.assign(window, { wornThemes: worn });
    const note = () => {
      const theme = document.documentElement?.dataset.theme;
      // Changes before the first paint are invisible: only frames count.
      if (theme && worn.at(-1) !== theme) worn.push(theme);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { wornThemes: string[] }).wornThemes);
}

const theme = (page: Page) => page.locator('html');

test('dark is the default, a choice outlives the reload without a flash, and the landing page stays light', async ({
  page,
  baseURL,
}) => {
  const themes = await noteThemes(page);
  await aPlan(await newGuest(page, baseURL as string, { isAsBegun: true }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  expect(await themes()).toEqual(['dark']);
  await page.goto('/landing');
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');

  await page.goto('/');
  await openProfile(page);
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  expect(await themes()).toEqual(['light']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(checkInDialog(page)).toBeVisible();
  await expectAccessible(page);
});

test('Auto follows the system as it changes', async ({ page, baseURL }) => {
  await aPlan(await newGuest(page, baseURL as string, { isAsBegun: true }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await openProfile(page);
  await page.getByRole('menuitemradio', { name: 'Auto' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
});

const getWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [width, height] of [
  [375, 812],
  [1280, 860],
] as const) {
  test(`at ${width} × ${height} nothing is cut off, and the check-in ${width < 768 ? 'fills the screen' : 'is a window'}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/landing');
    expect(await getWidth(page)).toBeLessThanOrEqual(width);
    await guestWithPlan(page, baseURL as string);
    await page.goto('/');
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    expect(await getWidth(page)).toBeLessThanOrEqual(width);
    await expect(checkInDialog(page)).toBeVisible();
    await expectAccessible(page);
    const box = await checkInDialog(page).boundingBox();
    if (width < 768) expect(box).toEqual({ x: 0, y: 0, width, height });
    else expect(box?.width).toBeLessThan(width / 1.5);
    await page.keyboard.press('Escape');
    await expect(checkInDialog(page)).toBeHidden();
    await page.goto('/goal-capture');
    await expect(page.getByRole('textbox', { name: 'Your goal' })).toBeVisible();
    expect(await getWidth(page)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

test('on a phone the side drawer has the pages, the theme and the way out', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('radio', { name: 'Light' }).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await drawer.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out and lose it' }).click();
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
});

test('the check-in can be done with the keyboard alone, and gives the focus back', async ({ page, baseURL }) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Check in', exact: true });
  await expect(button).toBeVisible();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 25; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not get there');
  };
  const focused = (name: string) => () => page.evaluate((text) => document.activeElement?.textContent === text, name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(focused('Check in'));
  await page.keyboard.press('Enter');
  const dialog = checkInDialog(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(() => page.evaluate(() => document.activeElement?.getAttribute('role') === 'checkbox'));
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await tabTo(focused('Save check-in'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`1 vote for ${identity.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: identity.name })).toBeFocused();
});

test('with reduced motion nothing moves', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guestWithPlan(page, baseURL as string);
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto('/landing');
  expect(await moving()).toBe(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(checkInDialog(page)).toBeVisible();
  expect(await moving()).toBe(0);
  await checkInDialog(page).getByRole('checkbox').first().click();
  expect(await moving()).toBe(0);
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(checkInDialog(page).getByRole('status')).toBeVisible();
  expect(await moving()).toBe(0);
});
