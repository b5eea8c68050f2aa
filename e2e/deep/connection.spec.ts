import type { Page } from '@playwright/test';
import { aPlan, threeHabits } from '#app/testing/world/factories.ts';
import { expectAccessible } from '../taylr.ts';
import { DEVICES, expect, test } from './states.ts';

test.beforeEach(({ watch }) => watch.expect(/^net::ERR_(FAILED|INTERNET_DISCONNECTED)/));

const bar = (page: Page) => page.getByRole('region', { name: 'Connection' });

test('a dashboard stands, and ticks, when the connection goes before the scripts of its later parts are there', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.expect(/ERR_(FAILED|INTERNET_DISCONNECTED)/, /Failed to fetch dynamically imported module/);
  const client = await world.enter(page);
  await aPlan(client, threeHabits());
  let missed = 0;
  await page.route(/assets\/(news-card|waiting-note)-/, (route) => {
    missed += 1;
    return route.abort();
  });
  await page.goto('/');
  const circles = page.getByRole('article').getByRole('checkbox');
  await circles.nth(0).click();
  await expect(page.getByText('1 vote this week')).toBeVisible();
  await expect.poll(() => missed).toBe(1);
  await context.setOffline(true);
  await circles.nth(1).click();
  await expect(bar(page)).toContainText('1 entry waits');
  await expect(circles.nth(1)).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** That the bar lies between the controls of the top bar and the headline, on a page that nobody had to scroll. */
async function expectCoveringNothing(page: Page): Promise<void> {
  const { y, height } = (await bar(page).boundingBox()) ?? { y: 0, height: Infinity };
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(y + height).toBeLessThanOrEqual((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  for (const control of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
  }
}

/** Runs in the page: adds up the layout shifts from now on that no press explains. */
const watchShifts = () => {
  const shifts = Object.assign(globalThis, { shifted: 0 });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((seen) => {
    for (const shift of seen.getEntries() as Shift[]) if (!shift.hadRecentInput) shifts.shifted += shift.value;
  }).observe({ type: 'layout-shift' });
};

for (const [device, size, theme] of DEVICES) {
  test(`what is said of the connection comes and goes without moving a habit on ${device}`, async ({
    page,
    context,
    world,
    watch,
    view,
  }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await aPlan(await world.enter(page));
    await page.goto('/');
    const circle = page.getByRole('article').getByRole('checkbox').first();
    await expect(circle).toBeVisible();
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
    const getTop = async () => (await circle.boundingBox())?.y;
    const top = await getTop();
    await page.evaluate(watchShifts);

    await context.setOffline(true);
    await expect(bar(page)).toContainText('You are offline.');
    expect(await getTop()).toBe(top);
    await expectCoveringNothing(page);
    await circle.press('Space');
    await expect(bar(page)).toContainText('1 entry waits');
    expect(await getTop()).toBe(top);
    await expectCoveringNothing(page);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(bar(page)).toContainText('Back online.');
    expect(await getTop()).toBe(top);
    await expect(bar(page)).toBeHidden();
    expect(await getTop()).toBe(top);
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBe(0);
    await view.read();
  });
}
