import type { Page, Request } from '@playwright/test';
import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { anyToast, checkInDialog, logOut } from '../steps.ts';
import { DESK, expect, fail, hold, LONG_NAME, PHONE, test, WEDNESDAY } from './states.ts';
import {
  INSIGHTS,
  DIALOG_SCRIPT,
  today,
  noon,
  popup,
  tabs,
  panel,
  gotIt,
  shownDashboard,
  tenDays,
  expectNone,
} from './insight-popup.ts';

test('half a second after the insights are there, once that day, and on the next again', async ({ page, world }) => {
  const client = await world.enter(page);
  await tenDays(world, client);
  await page.clock.install({ time: noon(today) });
  const asked: Request[] = [];
  let isWaiting = false;
  page.on('request', (request) => {
    if (request.url().includes('dashboard-insights-multi')) asked.push(request);
    isWaiting ||= DIALOG_SCRIPT.test(request.url());
  });
  const arrive = await hold(page, INSIGHTS);
  await page.goto('/');
  await shownDashboard(page);
  // What asks for them waits for the clock too.
  await expect.poll(() => asked).toHaveLength(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(2000);
  await expect(popup(page)).toBeHidden();

  arrive();
  // The dialog's script is fetched from the moment on at which the half second begins.
  await expect(async () => {
    await page.clock.runFor(1);
    expect(isWaiting).toBe(true);
  }).toPass();
  await page.clock.runFor(450);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(51);
  // The script may arrive a little later: then half a second passes once more.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(popup(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(popup(page)).toContainText('10 votes for The Everyday Mover in four weeks, 3 of them this week.');
  await expect(gotIt(page)).toBeFocused();
  await gotIt(page).click();
  await expect(popup(page)).toBeHidden();

  await page.clock.resume();
  await page.reload();
  await shownDashboard(page);
  await expectNone(page);
  expect(asked).toHaveLength(1);

  const tomorrow = addDays(today, 1);
  await world.moveTo(noon(tomorrow));
  await page.clock.setSystemTime(noon(tomorrow));
  await page.reload();
  await expect(popup(page)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a new day in an open tab brings the insights of that day', async ({ page, world }) => {
  await tenDays(world, await world.enter(page));
  const lateEvening = `${WEDNESDAY}T23:58:30Z`;
  await world.moveTo(lateEvening);
  await page.clock.install({ time: lateEvening });
  await page.goto('/');
  await gotIt(page).click();
  await expect(popup(page)).toBeHidden();
  await world.moveTo(`${addDays(today, 1)}T00:00:02Z`);
  await page.clock.fastForward('01:32');
  await expect(popup(page)).toBeVisible();
});

test('one identity', async ({ page, world, view }) => {
  await tenDays(world, await world.enter(page));
  await page.goto('/');
  await expect(popup(page)).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await view.look();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('five identities with the longest texts', async ({ page, world, view }) => {
  const names = [LONG_NAME, 'The Reader', 'Incomprehensibilities', 'The Friend Who Writes Back', 'The Sleeper'];
  const client = await world.enter(page);
  await tenDays(world, client, names);
  const longest = (await client.must('GET /api/identities')).find(({ name }) => name === LONG_NAME)?.id ?? '';
  const long = (most: number) =>
    'On Wednesdays a little more than on other days, and then some '.repeat(3).slice(0, most);
  await page.route(INSIGHTS, async (route) => {
    const answer = await (await route.fetch()).json();
    answer[longest] = { insight: long(140), actionSuggestion: long(120) };
    await route.fulfill({ json: answer });
  });
  await page.goto('/');
  await expect(tabs(page)).toHaveText(names);
  await view.look();
  const height = (await popup(page).boundingBox())?.height;
  await page.keyboard.press('End');
  await expect(panel(page).getByRole('heading', { name: 'The Sleeper' })).toBeVisible();
  await expect(tabs(page).last()).toBeInViewport({ ratio: 1 });
  expect((await popup(page).boundingBox())?.height).toBe(height);
  await view.look();
});

test('from identity to identity by the arrow keys, and by a click', async ({ page, world }) => {
  await tenDays(world, await world.enter(page), ['The Mover', 'The Reader', 'The Sleeper']);
  await page.goto('/');
  await expect(tabs(page).first()).toBeFocused();
  await expect(panel(page)).toContainText('10 votes for The Mover');
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toContainText('10 votes for The Reader');
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toContainText('10 votes for The Mover');
  await tabs(page).nth(2).click();
  await expect(panel(page)).toContainText('10 votes for The Sleeper');
  await expect(panel(page)).toHaveCount(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
    const box = await panel(page).boundingBox();
    if (!box) throw new Error('There is nothing to swipe');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const touchPoints = [{ x: from.x + by.x * part, y: from.y + by.y * part }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  test('a swipe to the left turns on, to the right back, and it ends at both ends', async ({ page, world }) => {
    await tenDays(world, await world.enter(page), ['The Mover', 'The Reader']);
    await page.goto('/');
    await expect(popup(page)).toBeVisible();
    const heading = panel(page).getByRole('heading');
    await swipe(page, { x: 80, y: 0 });
    await expect(heading).toHaveText('The Mover');
    await swipe(page, { x: -40, y: 0 });
    await expect(heading).toHaveText('The Mover');
    await swipe(page, { x: -80, y: 10 });
    await expect(heading).toHaveText('The Reader');
    await swipe(page, { x: -80, y: 0 });
    await expect(heading).toHaveText('The Reader');
    await swipe(page, { x: 80, y: -10 });
    await expect(heading).toHaveText('The Mover');
  });
});

test('another person in the same browser gets theirs, and log-out leaves nothing behind', async ({ page, world }) => {
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('insight')));
  await tenDays(world, await world.enter(page));
  await page.goto('/');
  await gotIt(page).click();
  await expect(popup(page)).toBeHidden();
  const other = await world.enter(page, { name: 'Ada Lovelace', email: 'ada.insight@example.com' });
  await tenDays(world, other, ['The Reader']);
  await page.reload();
  await expect(popup(page)).toContainText('The Reader');
  expect(await stored()).toHaveLength(1);
  await gotIt(page).click();
  await expect(popup(page)).toBeHidden();
  await logOut(page);
  expect(await stored()).toEqual([]);
});

test('a failure is silent, and the popup comes at the next visit', async ({ page, world, watch }) => {
  watch.expect('500 GET /api/ai/dashboard-insights-multi');
  await tenDays(world, await world.enter(page));
  await page.clock.install({ time: noon(today) });
  await fail(page, INSIGHTS, 1);
  const failed = page.waitForResponse(INSIGHTS);
  await page.goto('/');
  await shownDashboard(page);
  await failed;
  await expectNone(page);
  await expect(anyToast(page)).toHaveCount(0);
  await page.reload();
  await expect(popup(page)).toBeVisible();
});

test('its script that cannot be fetched is missed by nobody', async ({ page, world, watch }) => {
  watch.expect(/^net::ERR_FAILED GET \/assets\/insight-dialog-/);
  await tenDays(world, await world.enter(page));
  await page.clock.install({ time: noon(today) });
  await page.route(DIALOG_SCRIPT, (route) => route.abort('failed'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await expectNone(page);
  await shownDashboard(page);
});

test('nobody without an insight sees it', async ({ page, world }) => {
  await world.moveTo(noon(today));
  const client = await world.enter(page);
  const { group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await page.clock.install({ time: noon(today) });
  const answered = page.waitForResponse(INSIGHTS);
  await page.goto('/');
  expect(await (await answered).json()).toEqual({});
  await shownDashboard(page);
  await expectNone(page);
});

test('it waits for a check-in, a menu or somebody typing to be done', async ({ page, world }) => {
  const client = await world.enter(page);
  await tenDays(world, client);
  const [identity] = await client.must('GET /api/identities');
  await page.clock.install({ time: noon(today) });
  await page.goto(`/?checkIn=${identity?.id}`);
  await expect(checkInDialog(page)).toBeVisible();
  await expectNone(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    // After the check-in has given the focus back.
    Object.assign(window, { field });
  });
  await page.keyboard.press('Escape');
  await expect(checkInDialog(page)).toBeHidden();
  await page.evaluate(() => (window as unknown as { field: HTMLInputElement }).field.focus());
  await expectNone(page);
  await page.getByRole('button', { name: 'Your profile and settings' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNone(page);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeVisible();
});

test('the focus goes back to where it was', async ({ page, world }) => {
  await tenDays(world, await world.enter(page));
  await page.setViewportSize(DESK);
  const arrive = await hold(page, INSIGHTS);
  await page.goto('/');
  const settings = page.getByRole('main').getByRole('link', { name: 'Settings' });
  await settings.focus();
  arrive();
  await expect(gotIt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test('with reduced motion nothing moves', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tenDays(world, await world.enter(page), ['The Mover', 'The Reader']);
  await page.goto('/');
  await expect(popup(page)).toBeVisible();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect(await moving()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page)).toContainText('The Reader');
  expect(await moving()).toBe(0);
});
