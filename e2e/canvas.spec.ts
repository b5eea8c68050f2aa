import type { Locator, Page } from '@playwright/test';
import { type CalendarDay, toWeekday, WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const WALK = 'Walk for 5 minutes';
const READ = 'Read 10 pages';
const STRETCH = 'Stretch';

/** The days of the week that begins today, in small letters as they are stored; its first ones fit on a phone whatever today is. */
function weekFrom(today: CalendarDay) {
  const at = WEEKDAYS.indexOf(toWeekday(today));
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)];
}

/** As the canvas names a day. */
const named = (weekday: string) => weekday.charAt(0).toUpperCase() + weekday.slice(1);
/** In the order in which days are stored. */
const stored = (days: readonly string[]) => WEEKDAYS.filter((day) => days.includes(day));

async function withWeek(page: Page, baseURL: string, theme: 'dark' | 'light', { hasDays = true } = {}) {
  const client = await newGuest(page, baseURL);
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const week = weekFrom(today);
  const [first, second, third, fourth, fifth] = week as [Weekday, Weekday, Weekday, Weekday, Weekday];
  await client.must('PATCH /api/user/preferences', { body: { weekStartDay: first, theme } });
  await aPlan(client, [
    habit(WALK, { targetFrequency: 2, days: hasDays ? [first, fourth] : null, moment: 'morning' }),
    habit(READ, { order: 1, targetFrequency: 3 }),
    habit(STRETCH, { order: 2, habitType: 'experimental', moment: 'noon' }),
  ]);
  await page.goto('/');
  await page.getByRole('button', { name: 'More for The Everyday Mover' }).click();
  await page.getByRole('menuitem', { name: 'Arrange the week…' }).click();
  const canvas = page.getByRole('dialog', { name: 'Arrange the week' });
  await expect(canvas).toBeVisible();
  const planned = async (description: string) => {
    const [group] = await client.must('GET /api/habits/all-current');
    return group?.habits.find((one) => one.description === description);
  };
  return { client, canvas, planned, days: { first, second, third, fourth, fifth, last: week.at(-1) as Weekday } };
}

const piece = (canvas: Locator, habitName: string, place: string) =>
  canvas.getByRole('button', { name: `${habitName}, ${place}`, exact: true });
const day = (canvas: Locator, name: string) => canvas.getByRole('region', { name, exact: true });

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** Resolves once an element stays where it is from frame to frame: a busy machine may draw none for longer than any wait. */
const atRest = (element: Locator) =>
  element.evaluate(async (node) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0, top = Number.NaN; still < 3; ) {
      await frame();
      const now = node.getBoundingClientRect().top;
      still = now === top ? still + 1 : 0;
      top = now;
    }
  });

for (const [device, viewport, theme] of [
  ['phone', { width: 390, height: 844 }, 'dark'],
  ['desktop', { width: 1280, height: 860 }, 'light'],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a habit is dragged to the day where it fits, and the week is saved as it lies', async ({ page, baseURL }) => {
      const { canvas, planned, days } = await withWeek(page, baseURL as string, theme);
      await expectAccessible(page);
      await expect(day(canvas, named(days.first)).getByText('2 habits')).toBeAttached();
      // On a phone a day is a row, which takes a habit at its own time.
      const second = day(canvas, named(days.second));
      const target = device === 'phone' ? second : second.locator('[data-slot="morning"]');
      await drag(page, piece(canvas, WALK, `${named(days.first)}, Morning`), target);
      await expect(piece(canvas, WALK, `${named(days.second)}, Morning`)).toBeFocused();
      await expect(day(canvas, named(days.first)).getByText('1 habit')).toBeAttached();

      await piece(canvas, `${READ} 3×`, 'Any days, Any time').click();
      // Nothing of the week looks out between the choices and the buttons.
      const choices = canvas.getByRole('region', { name: `Move “${READ}”` });
      await expect(choices).toBeVisible();
      const [bar, foot] = [await choices.boundingBox(), await canvas.locator('footer').boundingBox()];
      expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (foot?.y ?? 0))).toBeLessThanOrEqual(1);
      await canvas.getByRole('combobox', { name: 'Day', exact: true }).selectOption(named(days.first));
      await canvas.getByRole('combobox', { name: 'Time of day' }).selectOption('Evening');
      const spread = [days.first, days.third, days.fifth];
      for (const one of spread) await expect(piece(canvas, READ, `${named(one)}, Evening`)).toBeVisible();
      await expectAccessible(page);

      await canvas.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Week arranged')).toBeVisible();
      await expect(canvas).toBeHidden();
      expect(await planned(WALK)).toMatchObject({
        days: stored([days.second, days.fourth]),
        targetFrequency: 2,
        moment: 'morning',
      });
      expect(await planned(READ)).toMatchObject({
        days: stored(spread),
        targetFrequency: 3,
        moment: 'evening',
      });
    });

    test('the keys pick a habit up, move it, take it back and put it down; a move is undone', async ({
      page,
      baseURL,
    }) => {
      const { canvas, planned, days } = await withWeek(page, baseURL as string, theme);
      const [from, to] = [named(days.fourth), named(days.fifth)];
      await piece(canvas, WALK, `${from}, Morning`).focus();
      await page.keyboard.press('Space');
      await expect(canvas.getByRole('status')).toContainText(`Picked up ${WALK}: ${from}, Morning.`);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(piece(canvas, WALK, `${to}, Noon`)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(piece(canvas, WALK, `${from}, Morning`)).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveText(`${WALK} is back on ${from}, Morning.`);

      await piece(canvas, WALK, `${from}, Morning`).focus();
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
      await expect(canvas.getByRole('status')).toHaveText(`${WALK} is now on ${to}, Morning.`);
      await piece(canvas, STRETCH, 'Every day, Noon').focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      await expect(piece(canvas, STRETCH, 'Every day, Afternoon')).toBeFocused();
      await canvas.getByRole('button', { name: 'Undo' }).click();
      await expect(piece(canvas, STRETCH, 'Every day, Noon')).toBeVisible();
      await canvas.getByRole('button', { name: 'Save' }).click();
      await expect(canvas).toBeHidden();
      expect((await planned(WALK))?.days).toEqual(stored([days.first, days.fifth]));
      expect((await planned(STRETCH))?.moment).toBe('noon');
    });

    test('a plan that a second device changed meanwhile is not written over', async ({ page, baseURL, watch }) => {
      watch.expect(/409 .*launch-habits/);
      const { client, canvas, planned, days } = await withWeek(page, baseURL as string, theme);
      const [group] = await client.must('GET /api/habits/all-current');
      await client.must('POST /api/identities/:id/launch-habits', {
        params: { id: group?.identityId ?? '' },
        body: { habits: [habit('Swim', { targetFrequency: 1, days: [days.last] }), habit(STRETCH, { order: 1 })] },
      });
      await piece(canvas, WALK, `${named(days.first)}, Morning`).focus();
      for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
      await canvas.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(canvas.getByRole('alert')).toContainText('Your plan was changed elsewhere meanwhile.');
      await expect(piece(canvas, 'Swim', `${named(days.last)}, Any time`)).toBeVisible();
      await expectAccessible(page);
      expect(await planned(WALK)).toBeUndefined();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('held at an edge, a habit scrolls the week along to a day beyond the screen, up and down', async ({
    page,
    baseURL,
  }) => {
    const { canvas, planned, days } = await withWeek(page, baseURL as string, 'dark');
    const [top, end] = [day(canvas, named(days.first)), day(canvas, 'Any days')];
    const carry = async (from: Locator, to: Locator, edge: number) => {
      await from.scrollIntoViewIfNeeded();
      await expect(to).not.toBeInViewport({ ratio: 0.5 });
      const start = await from.boundingBox();
      if (!start) throw new Error('There is nothing to drag');
      await page.mouse.move(start.x + 20, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(start.x + 20, edge, { steps: 5 });
      // Nothing moves but the week, until the day is there.
      await expect(to).toBeInViewport({ ratio: 0.9 });
      // Until the end of the week is reached, where it rests.
      await atRest(to);
      const there = await to.boundingBox();
      if (!there) throw new Error('There is nowhere to drop');
      // By its name: below it lie the parts of the day.
      await page.mouse.move(there.x + 60, there.y + 12, { steps: 5 });
      await page.mouse.up();
    };
    // The window comes up from below: its edges are where they stay once it is there.
    const header = canvas.locator('header').first();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    const [head, foot] = [await header.boundingBox(), await canvas.locator('footer').boundingBox()];
    await carry(piece(canvas, `${READ} 3×`, 'Any days, Any time'), top, (head?.y ?? 0) + (head?.height ?? 0) + 20);
    await expect(piece(canvas, READ, `${named(days.first)}, Any time`)).toBeFocused();
    await carry(piece(canvas, READ, `${named(days.first)}, Any time`), end, (foot?.y ?? 0) - 20);
    await expect(piece(canvas, `${READ} 3×`, 'Any days, Any time')).toBeFocused();
    expect((await planned(READ))?.days).toBeNull();
  });
});

/** Where the middle of an element lies. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('without named days what waits for one is seen first, and a grip carries it to a day; beside the grip a finger scrolls', async ({
    page,
    baseURL,
  }) => {
    const { canvas, planned, days } = await withWeek(page, baseURL as string, 'light', { hasDays: false });
    const free = piece(canvas, `${WALK} 2×`, 'Any days, Morning');
    // The days lie below it, so near that one is in sight as well.
    await expect(free).toBeInViewport({ ratio: 1 });
    await expect(day(canvas, named(days.first))).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const finger = await page.context().newCDPSession(page);
    const move = async (from: Locator, to: Locator) => {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
      for (const share of [0.2, 0.5, 0.8, 1]) {
        const at = { x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y) };
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await move(day(canvas, named(days.first)), free);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await move(free.locator('[data-grip]'), day(canvas, named(days.first)));
    for (const one of [days.first, days.fourth])
      await expect(piece(canvas, WALK, `${named(one)}, Morning`)).toBeVisible();
    await canvas.getByRole('button', { name: 'Save' }).tap();
    await expect(toast(page, 'Week arranged')).toBeVisible();
    expect(await planned(WALK)).toMatchObject({ days: stored([days.first, days.fourth]), targetFrequency: 2 });
  });
});
