import type { Page } from '@playwright/test';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { moved, told, watchMoments } from './moments.ts';
import { newGuest } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

test.use({ viewport: { width: 390, height: 844 } });

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });
const FIRST = 'Your first vote for The Everyday Mover.';
const FULL = 'All of today, done. Well done, The Everyday Mover.';

/** How far the page has slid by itself, as browsers score it, not counting what follows a press at once. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(globalThis, { shiftScores: scores });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) scores.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shiftScores: number[] }).shiftScores.reduce((sum, one) => sum + one, 0),
  );

test('the first vote and a full day have a moment each, once, and nothing slides', async ({
  page,
  secondPage,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  await aPlan(client, [habit('Walk for 5 minutes'), habit('Read 1 page', { order: 1 })]);
  await watchShifts(page);
  await watchMoments(page);
  await page.goto('/');
  // The habit that comes next loads with the moments.
  await expect(page.getByText('When I finish lunch:')).toBeVisible();
  await expect(tick(page, 'Walk for 5 minutes')).toBeInViewport({ ratio: 1 });
  const before = await shifted(page);
  await tick(page, 'Walk for 5 minutes').click();
  await expect(page.getByText('1 vote this week')).toBeVisible();
  await expect.poll(() => told(page)).toEqual([FIRST]);
  await expect(page.getByText(FIRST)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Be reminded' })).toHaveCount(0);
  expect((await shifted(page)) - before).toBeLessThanOrEqual(0.01);

  await tick(page, 'Walk for 5 minutes').click();
  await expect(page.getByText('0 votes this week')).toBeVisible();
  // A page that is left at once finds it on its way still.
  await expect
    .poll(async () => (await client.must('GET /api/habits/all-current'))[0]?.habits[0]?.completedDays)
    .toEqual([]);
  await page.reload();
  await expect(page.getByText(/^When I finish lunch:/)).toBeVisible();
  await tick(page, 'Walk for 5 minutes').click();
  await expect(page.getByText('1 vote this week')).toBeVisible();
  await tick(page, 'Read 1 page').click();
  // The first vote is not told again.
  await expect.poll(() => told(page)).toEqual([FULL]);
  await expect(page.getByRole('button', { name: 'Workflow Complete Today' })).toBeDisabled();
  await expectAccessible(page);

  // Another person begins anew.
  const other = await newGuest(secondPage, baseURL as string);
  await aPlan(other);
  await secondPage.goto('/');
  await expect(secondPage.getByText('0 votes this week')).toBeVisible();
});

test('a day that was saved with habits still open is not called complete', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const { group } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read 1 page', { order: 1 })]);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.goto('/');
  const card = page.getByRole('article', { name: 'The Everyday Mover' });
  await expect(card.getByText('1 still open, if you like.')).toBeVisible();
  await expect(page.getByText('Workflow Complete Today')).toHaveCount(0);
  await card.getByRole('button', { name: 'Update Progress' }).click();
  await expect(page.getByRole('dialog', { name: 'Daily check-in' })).toBeVisible();
});

test('a moment is told in one of two tabs that stand side by side, and not again in the other, where nothing moves', async ({
  page,
  context,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  await aPlan(client, [habit('Walk for 5 minutes'), habit('Read 1 page', { order: 1 })]);
  const second = await context.newPage();
  await second.setViewportSize({ width: 1280, height: 860 });
  await second.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  for (const tab of [page, second]) {
    await watchMoments(tab);
    await tab.goto('/');
    await expect(tab.getByText('When I finish lunch:')).toBeVisible();
  }
  await page.bringToFront();
  await tick(page, 'Walk for 5 minutes').click();
  await expect.poll(() => told(page)).toEqual([FIRST]);
  // The other tab hears of the vote, but not of the moment; nor has it one left for the next vote but that of the full day.
  await second.bringToFront();
  await expect(second.getByText('1 vote this week')).toBeVisible();
  await tick(second, 'Read 1 page').click();
  await expect.poll(() => told(second)).toEqual([FULL]);
  expect(await moved(page)).not.toEqual([0]);
  expect(await moved(second)).toEqual([0]);
  await expectAccessible(second);
  await expect(page.getByText('2 votes this week')).toBeVisible();
  expect(await told(page)).toEqual([FIRST]);
});
