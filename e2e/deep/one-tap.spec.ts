import type { Page } from '@playwright/test';
import { addDays, daysFromTo } from '#core/calendar/calendar.ts';
import { anIdentity, aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { anyToast, checkInDialog, choose, expectSaved, takeSession, toast } from '../steps.ts';
import { noon, today } from './dashboard-parts.ts';
import { expectAccessible } from '../taylr.ts';
import { DEVICES, expect, test } from './states.ts';

const WALK = 'Walk for 20 minutes';
const READ = 'Read 1 page';
const circle = (page: Page, name = WALK) => page.getByRole('article').getByRole('checkbox', { name });
const steps = (page: Page) => page.getByRole('article').locator('[data-step]');

async function withPlan(page: Page, world: { enter: (page: Page) => Promise<TestClient> }, theme: 'dark' | 'light') {
  const client = await world.enter(page);
  await client.must('PATCH /api/user/preferences', { body: { theme } });
  return { client, ...(await aPlan(client, [habit(WALK), habit(READ, { order: 1 })])) };
}

for (const [device, viewport, theme] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('Undo stands for ten seconds, is reached by keys, and is gone after them', async ({ page, world, view }) => {
      const { client } = await withPlan(page, world, theme);
      await page.goto('/');
      await circle(page, READ).press('Space');
      const undo = toast(page, `Done: ${READ}`).getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await page.keyboard.press('F8');
      await expect(page.getByRole('region', { name: /^Messages/ }).getByRole('list')).toBeFocused();
      for (
        let presses = 0;
        presses < 3 && !(await undo.evaluate((one) => one === document.activeElement));
        presses += 1
      )
        await page.keyboard.press('Tab');
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(circle(page, READ)).not.toBeChecked();
      await view.look();
      await expect
        .poll(async () => (await client.must('GET /api/habits/all-current'))[0]?.habits.map((one) => one.completedDays))
        .toEqual([[], []]);

      await page.clock.install({ time: noon(today) });
      await page.goto('/');
      await circle(page).press('Space');
      await expect(toast(page, `Done: ${WALK}`)).toBeVisible();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.clock.runFor(7500);
      await expect(toast(page, `Done: ${WALK}`)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(toast(page, `Done: ${WALK}`)).toHaveCount(0);
    });

    test('the count of a week is empty, half and full: below 40, from 40 and from 80 percent of it', async ({
      page,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      await world.moveTo(noon(addDays(today, -3)), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const { group } = await aPlan(client, [
        habit(WALK, { targetFrequency: 5 }),
        habit(READ, { targetFrequency: 5, order: 1 }),
        habit('Stretch', { targetFrequency: 5, order: 2 }),
      ]);
      for (const [at, done] of [3, 2, 1, 1].entries()) {
        await world.moveTo(noon(addDays(today, at - 3)), page);
        await client.must('POST /api/check-ins', { body: checkInBody(group, done) });
      }
      await page.goto('/');
      await expect(page.getByRole('article').getByText(/^\d of 5$/)).toHaveText(['4 of 5', '2 of 5', '1 of 5']);
      for (const [at, step] of ['done', 'halfway', 'begun'].entries())
        await expect(steps(page).nth(at)).toHaveAttribute('data-step', step);
      await view.look();
    });

    test('however the ticks arrive there is one check-in of the day: dashboard, second device, link, form', async ({
      page,
      secondPage,
      browser,
      world,
      view,
    }) => {
      const { client, group, identity } = await withPlan(page, world, theme);
      await secondPage.setViewportSize(viewport);
      await secondPage.clock.setFixedTime(new Date(noon(today)));
      await takeSession(secondPage, client);
      for (const one of [page, secondPage]) await one.goto('/');
      await circle(page).press('Space');
      await expect(circle(secondPage)).toBeChecked({ timeout: 20_000 });
      // Both at once, each on its own.
      await Promise.all([circle(page, READ).press('Space'), circle(secondPage, READ).press('Space')]);
      const params = { habitId: group.habits[0]?.id ?? '' };
      const { path } = await client.must('POST /api/habits/:habitId/tick-link', { params });
      // With the clock of the machine, as the page asks the browser how it was opened.
      const own = await browser.newContext({ baseURL: world.url, viewport, colorScheme: theme });
      const link = await own.newPage();
      await link.goto(path);
      await expect(link.getByRole('status')).toHaveText('It is done for today already.');
      await expectAccessible(link);
      await own.close();
      await page.goto('/');
      await page.getByRole('button', { name: 'Update Progress' }).first().press('Enter');
      await checkInDialog(page).getByRole('button', { name: 'Save check-in' }).press('Enter');
      // The window says it, so no message says it again.
      await expectSaved(checkInDialog(page));
      await expectAccessible(page);
      await expect(anyToast(page)).toHaveCount(0);
      const body = { identitiesData: [{ identityId: identity.id }], date: today };
      const { existingCheckIns } = await client.must('POST /api/check-ins/check-existing', { body });
      expect(existingCheckIns).toHaveLength(1);
      await expect(checkInDialog(page)).toBeHidden();
      await expect(page.getByText('2 votes this week')).toBeVisible();
      await view.look();
    });

    test('a hard day ends with the day; after three of them the review hears of it and proposes easier', async ({
      page,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      const sunday = addDays(today, -3);
      await world.moveTo(noon(sunday), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const { identity } = await aPlan(client, [habit(WALK), habit(READ, { order: 1 })]);
      for (const back of [0, 1, 2]) {
        await world.moveTo(noon(addDays(sunday, back)), page);
        await page.goto('/');
        await expect(circle(page, WALK)).toBeVisible();
        await page.getByRole('button', { name: 'A hard day?' }).press('Enter');
        await expect(circle(page, 'Walk for 2 minutes')).toBeVisible();
        await circle(page, 'Walk for 2 minutes').press('Space');
        await expect
          .poll(async () => (await client.must('GET /api/habits/all-current'))[0]?.habits[0]?.completedDays.length)
          .toBe(back + 1);
        if (back === 0) await view.look();
      }
      await world.moveTo(noon(addDays(sunday, 6)), page);
      await page.goto(`/?weeklyReview=${identity.id}`);
      const review = page.getByRole('dialog', { name: /^Weekly Review: / });
      await expect(review.getByText('You had 3 hard days, so a lighter week may fit better.')).toBeVisible();
      await view.look();
    });

    test('the day most likely to break is marked on the canvas, with the reason from what was kept', async ({
      page,
      world,
      view,
    }) => {
      test.slow();
      const client = await world.enter(page);
      const start = addDays(today, -31);
      await world.moveTo(noon(start), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const { identity } = await anIdentity(client);
      const params = { id: identity.id };
      for (const day of daysFromTo(start, addDays(today, -1))) {
        await world.moveTo(noon(day), page);
        const at = daysFromTo(start, day).length - 1;
        if (at % 7 === 0) {
          const habits = [habit(WALK), habit(READ, { order: 1 })];
          await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits } });
        }
        const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
        // Wednesdays go by, all other days are kept.
        if (new Date(day).getUTCDay() !== 3) {
          await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
        }
      }
      await world.moveTo(noon(today), page);
      await page.goto('/');
      await choose(
        page.getByRole('button', { name: `More for ${identity.name}` }),
        page.getByRole('menuitem', { name: 'Arrange the week…' }),
      );
      const canvas = page.getByRole('dialog', { name: 'Arrange the week' });
      await expect(
        canvas.getByText(/^Wednesday is most likely to break: it asks for 2, and on your last \d/),
      ).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Most likely to break' })).toHaveCount(1);
      await view.look();
    });
  });
}
