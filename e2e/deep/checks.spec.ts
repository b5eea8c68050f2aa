import type { Page } from '@playwright/test';
import { expectAccessible } from '../taylr.ts';
import { cutOff } from './cut-off.ts';
import { expect, PHONE, test } from './states.ts';

/** Gives an element of the page a style, as a mistake in the product would. */
async function spoil(page: Page, selector: string, style: Partial<CSSStyleDeclaration>): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, given) => Object.assign((element as HTMLElement).style, given), style);
}

const getProblem = (check: Promise<void>): Promise<string> =>
  check.then(
    () => '',
    (error: Error) => error.message,
  );

test('a contrast that is too low is found, with its colours, also while it is still fading in', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await spoil(page, 'h2', { transition: 'color 60s 60s' });
  await spoil(page, 'h2', { color: '#444444' });
  expect(await getProblem(expectAccessible(page))).toMatch(/color-contrast: .*insufficient color contrast.*#444444/);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a text that is cut off is found: beyond the window, beyond its button, in a box too low', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(cutOff)).toEqual([]);
  const spoilt = [
    ['h1', { marginLeft: '300px', width: '300px' }, /the page is \d+ px too wide/],
    ['main a', { width: '20px', whiteSpace: 'nowrap' }, /wider than its a: Back to Home/],
    ['main section p', { height: '8px', overflow: 'hidden' }, /higher than its p/],
  ] as const;
  for (const [selector, style, problem] of spoilt) {
    await spoil(page, selector, style);
    expect(await page.evaluate(cutOff)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.removeAttribute('style'));
  }
});
