import type { Locator } from '@playwright/test';
import { told, watchMoments } from './moments.ts';
import { expectClearOf, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('from the landing page to the first vote it takes seven taps, and nothing is typed', async ({ page }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Someone who moves every day' }));
    await expect(page).toHaveURL('/goal-capture?become=mover');
    await expect(page.getByRole('textbox', { name: 'Your goal' })).toHaveValue(/^Move a little every day/);
    await tap(page.getByRole('radio', { name: "Haven't started yet" }));
    await tap(page.getByRole('button', { name: 'I come home tired' }));
    await expect(page.getByRole('textbox', { name: 'What gets in the way?' })).toHaveValue('I come home tired');
    await tap(page.getByRole('button', { name: 'Continue with AI Identity Coach' }));
    // Chosen on the landing page already; another one, or none, is a tap away.
    const suggestions = page.getByRole('list', { name: 'Suggested identities' }).getByRole('button');
    await expect(suggestions.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(toast(page, 'Goal Created')).toBeVisible();
    await expectClearOf(page, page.getByRole('button', { name: /^Become "/ }));
    await tap(page.getByRole('button', { name: /^Become "/ }));
    await tap(page.getByRole('button', { name: /^Accept Selected Habits/ }));
    await expect(page.getByRole('heading', { name: 'Your week is set' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const first = page.locator('[data-tick]').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await tap(first);
    await expect(page.getByText('1 vote this week')).toBeVisible();
    expect(taps).toBe(7);
    await expectAccessible(page);
  });
});

for (const [device, viewport, theme] of [
  ['phone', { width: 390, height: 844 }, 'dark'],
  ['desktop', { width: 1280, height: 860 }, 'light'],
] as const) {
  test.describe(`on a ${device}, with a keyboard`, () => {
    test.use({ viewport });

    test('the first vote can be given at once by keyboard alone, and the panel of the saved plan waits for it', async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem('taylr-theme', name), theme);
      await watchMoments(page);
      await page.goto('/');
      await page.getByRole('link', { name: 'A person who rests well' }).press('Enter');
      await page.getByRole('radio', { name: "Haven't started yet" }).press('Space');
      await page.getByRole('textbox', { name: 'What gets in the way?' }).fill('My phone keeps me up until one');
      await page.getByRole('button', { name: 'Continue with AI Identity Coach' }).press('Enter');
      await page.getByRole('button', { name: /^Become "/ }).press('Enter');
      await page.getByRole('button', { name: /^Accept Selected Habits/ }).press('Enter');
      await page.getByRole('button', { name: 'Do the ten-second version now' }).press('Enter');
      // Longer than the panel stays by itself.
      await page.waitForTimeout(2500);
      await expect(page.getByText('Begin it, for ten seconds. That is your first vote.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'I did it' }).press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByText('1 vote this week')).toBeVisible();
      // It has its moment where it is seen to land, though it was given on the page before.
      await expect.poll(async () => (await told(page)).join()).toMatch(/^Your first vote for /);
      await page.reload();
      await expect(page.getByText('1 vote this week')).toBeVisible();
    });
  });
}
