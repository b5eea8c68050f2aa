import type { Page } from '@playwright/test';
import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { moved, told, watchMoments } from '../moments.ts';
import { noon, today } from './dashboard-parts.ts';
import { DESK, expect, PHONE, test } from './states.ts';

const WALK = 'Walk for 5 minutes';
const READ = 'Read 1 page';
const twoHabits = () => [habit(WALK), habit(READ, { order: 1 })];
const moment = (page: Page) => page.locator('.top-1\\/3').getByRole('status');
const box = (page: Page, name: string) => page.getByRole('article').getByRole('checkbox', { name });

type Moment = {
  isStill: boolean;
  /** Moves the clocks on to this time of the day. */
  at: (time: string) => Promise<void>;
};

/** One press of the space bar on a habit's circle tells this and nothing else, and the same again that day tells nothing. */
async function expectOnce(page: Page, sentence: string, { isStill, at }: Moment): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(/^When I finish lunch:/).first()).toBeVisible();
  await box(page, WALK).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => told(page)).toEqual([sentence]);
  expect(await moved(page)).toEqual([isStill ? 0 : expect.any(Number)]);
  if (!isStill) expect(await moved(page)).not.toEqual([0]);
  // Any key ends it; this one does nothing else.
  await page.keyboard.press('Shift');
  await expect(moment(page)).toHaveCount(0, { timeout: 900 });
  for (const isChecked of [false, true]) {
    // Of two acts of one instant neither is the later one.
    await at(isChecked ? '12:00:20' : '12:00:10');
    await page.keyboard.press('Space');
    await expect(box(page, WALK)).toBeChecked({ checked: isChecked });
  }
  await expect(moment(page)).toHaveCount(0);
  expect(await told(page)).toEqual([sentence]);
}

/** A plan that goes on from week to week, and what one does of it. */
async function aLife(client: TestClient) {
  let { group } = await aPlan(client, twoHabits());
  const params = { id: group.identityId };
  return {
    vote: () => client.must('POST /api/check-ins', { body: checkInBody(group, 2) }),
    /** As the dashboard has it, of the newest week that is over. */
    strength: async () => (await client.must('GET /api/bootstrap')).evidence[0]?.strengths.at(-1)?.strength ?? 0,
    goOn: async () => {
      await client.must('POST /api/identities/:id/launch-habits', {
        params,
        body: { habits: proposedAgain(group.habits) },
      });
      group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: params.id } });
    },
  };
}

for (const [device, viewport, theme, reducedMotion] of [
  ['a phone', PHONE, 'dark', 'no-preference'],
  ['a desk where nothing moves', DESK, 'light', 'reduce'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    const isStill = reducedMotion === 'reduce';

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await watchMoments(page);
    });

    test('the first vote after a missed day has its moment, once', async ({ page, world, view }) => {
      const client = await world.enter(page);
      await world.moveTo(noon(addDays(today, -2)), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const { group } = await aPlan(client, twoHabits());
      await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
      await world.moveTo(noon(today), page);
      await expectOnce(page, 'Back again, The Everyday Mover. That is what counts.', {
        isStill,
        at: (time) => world.moveTo(`${today}T${time}Z`, page),
      });
      await view.look();
    });

    test('the vote that makes a week full has its moment, once', async ({ page, world, view }) => {
      const client = await world.enter(page);
      const sunday = addDays(today, -3);
      await world.moveTo(noon(sunday), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const { group } = await aPlan(client, twoHabits());
      for (let day = 0; day < 7; day += 1) {
        await world.moveTo(noon(addDays(sunday, day)), page);
        if (day < 6) await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
      }
      const params = { habitId: group.habits[1]?.id ?? '' };
      await client.must('POST /api/check-ins/habits/:habitId', { params, body: { act: 'done' } });
      await expectOnce(page, 'A full week for The Everyday Mover.', {
        isStill,
        at: (time) => world.moveTo(`${addDays(sunday, 6)}T${time}Z`, page),
      });
      await view.look();
    });

    test('the vote that brings strength past a quarter has its moment, once', async ({ page, world, view }) => {
      test.slow();
      const client = await world.enter(page);
      const sunday = addDays(today, -3);
      await world.moveTo(noon(sunday), page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      // Somebody who lives the same, a vote ahead, shows on which day it comes.
      const ahead = new TestClient(world.url, 'UTC');
      await ahead.must('POST /api/auth/guest');
      const [mine, theirs] = [await aLife(client), await aLife(ahead)];
      let day = 0;
      for (; day < 60; day += 1) {
        await world.moveTo(noon(addDays(sunday, day)), page);
        if (day > 0 && day % 7 === 0) for (const life of [mine, theirs]) await life.goOn();
        await theirs.vote();
        if ((await theirs.strength()) >= 25) break;
        await mine.vote();
      }
      expect(await mine.strength()).toBeLessThan(25);
      await expectOnce(page, 'The Everyday Mover: strength past 25 %.', {
        isStill,
        at: (time) => world.moveTo(`${addDays(sunday, day)}T${time}Z`, page),
      });
      await view.look();
    });
  });
}
