import { SETTINGS_GROUPS, settingsAddress } from '#contract/settings-groups.ts';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Locator, Page } from '@playwright/test';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { checkInDialog } from '../steps.ts';
import { DESK, expect, PHONE, test } from './states.ts';

/** The viewport of a 1280 × 800 window at 400 % zoom. */
const ZOOMED = { width: 320, height: 200 };

/** Runs in the page: whether an element is visible against its background, by fill, border or stroke. */
function isDrawn(shape: Element): boolean {
  const clear = /^(?:transparent|rgba\(.*, 0\))$/;
  const getGround = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
    return clear.test(colour) ? getGround(element?.parentElement ?? null) : colour;
  };
  const ground = getGround(shape.parentElement);
  const isSeen = (colour: string) => !clear.test(colour) && colour !== ground;
  return [shape, ...shape.querySelectorAll('*')].some((part) => {
    const style = getComputedStyle(part);
    const isLine = part instanceof SVGElement && part.localName !== 'svg';
    if (isLine) return [style.stroke, style.fill].some((colour) => colour !== 'none' && isSeen(colour));
    const rings = style.boxShadow.split(/, (?![^(]*\))/).filter((one) => !one.includes(' 0px 0px 0px 0px'));
    const hasBorder = style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) > 0;
    return (
      isSeen(style.backgroundColor) ||
      rings.some((ring) => ring !== 'none' && isSeen(ring.replace(/\).*/, ')'))) ||
      (hasBorder && isSeen(style.borderTopColor)) ||
      style.backgroundImage.includes('gradient')
    );
  });
}

async function expectDrawn(shapes: Locator): Promise<void> {
  await expect(shapes.first()).toBeVisible();
  for (const shape of await shapes.all()) expect(await shape.evaluate(isDrawn), await shape.innerHTML()).toBe(true);
}

test('in the colours of the system everything that is told by a fill or a ring is drawn', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const { identity, group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expectDrawn(page.getByRole('list', { name: 'Days of this week' }).locator('[aria-hidden].grid'));
  await expectDrawn(page.getByRole('article').getByRole('img').locator('circle'));
  await expectDrawn(page.getByRole('article').locator('[data-tick] + span'));
  await expectDrawn(page.getByRole('button', { name: 'Update Progress' }));
  await view.look(['dark']);
  await page.getByRole('button', { name: 'Update Progress' }).click();
  await expectDrawn(checkInDialog(page).getByRole('checkbox').locator('> span:first-child'));
  await expectDrawn(checkInDialog(page).getByRole('button', { name: 'Save check-in' }));
  await view.look(['dark']);
  await world.moveTo('2026-03-05T12:00:00Z', page);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 3, { date: calendarDay('2026-03-05') }) });
  await page.goto(`/identities/${identity.id}`);
  await expectDrawn(page.getByRole('gridcell', { selected: true }));
  await view.look(['dark']);
  await page.goto('/settings/reminders');
  await expectDrawn(page.getByRole('switch'));
  await view.look(['dark']);
});

/** The middle of an element can be reached, once it was scrolled to. */
async function expectReached(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const isHit = await element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isHit).toBe(true);
}

const getHeight = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

test('in a window of 320 × 200 the head and the foot of a window scroll away with its content', async ({
  page,
  world,
}) => {
  await aPlan(await world.enter(page));
  await page.setViewportSize(ZOOMED);
  await page.goto('/');
  const opened = [
    [page.getByRole('button', { name: 'Daily Check-in' }), checkInDialog(page), 'Save check-in'],
    [page.getByRole('button', { name: 'Help & Feedback' }), page.getByRole('dialog'), 'Send feedback'],
  ] as const;
  for (const [button, dialog, last] of opened) {
    await button.click();
    const body = dialog.locator('> div');
    await expect.poll(async () => (await getHeight(body)) > ZOOMED.height).toBe(true);
    await expectReached(dialog.getByRole('button', { name: last }));
    await expect(dialog.getByRole('heading').first()).not.toBeInViewport();
    await expectReached(dialog.getByRole('heading').first());
    await expect(dialog.getByRole('button', { name: last })).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectReached(page.getByRole('dialog').getByRole('button', { name: 'Log out' }));
});

type Box = { x: number; y: number; width: number; height: number };
const lieOver = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.1 &&
  other.x < one.x + one.width - 0.1 &&
  one.y < other.y + other.height - 0.1 &&
  other.y < one.y + one.height - 0.1;

test('each mark of a review has 24 × 24 pixels of its own, on a phone and on a desk', async ({ page, world }) => {
  const client = await world.enter(page);
  const { identity, group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  const params = { id: identity.id };
  const evidence = await client.must('GET /api/identities/:id/evidence', { params });
  const weeks = ['2026-02-08', '2026-02-15', '2026-02-22', '2026-03-01'];
  const reviews = weeks.map((weekStartDate) => ({
    weekStartDate,
    weekEndDate: weekStartDate,
    completionRate: 80,
    difficulty: 'same',
    summary: null,
  }));
  await page.route('**/evidence*', (route) => route.fulfill({ json: { ...evidence, reviews } }));
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto(`/identities/${identity.id}`);
    const marks = page.getByRole('group', { name: /^Weekly reviews/ }).getByRole('button');
    await expect(marks).toHaveCount(weeks.length);
    const boxes = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON() as Box));
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) expect(lieOver(one, other)).toBe(false);
  }
});

/** Runs in the page: the names of all buttons and links that show a sign and no word. */
function signsAlone(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('button, a, summary')];
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.innerText.trim() !== '') return [];
    const isSign = control.querySelector('svg') !== null || control.querySelector('[aria-hidden]') !== null;
    return isSign ? [control.getAttribute('aria-label') ?? `no name: ${control.outerHTML.slice(0, 120)}`] : [];
  });
}

async function expectHints(page: Page, within: Locator): Promise<void> {
  for (const name of new Set(await page.evaluate(signsAlone))) {
    const control = within
      .getByRole('button', { name, exact: true })
      .or(within.getByRole('link', { name, exact: true }));
    if ((await control.count()) === 0) continue;
    // Late content may move the control from under the pointer, which then has to hover again.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await control.first().hover();
      await expect(page.locator('[role="tooltip"]'), name).not.toHaveText('', { timeout: 2000 });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(page.locator('[role="tooltip"]'), name).toHaveCount(0);
  }
}

test('every control that shows a sign alone says what it does', async ({ page, world }) => {
  const client = await world.enter(page);
  const { identity, goal } = await aPlan(client);
  await client.must('POST /api/chat/messages', {
    body: { message: 'Someone who walks at lunch', context: { type: 'identity', goalId: goal.id } },
  });
  const settings = SETTINGS_GROUPS.map(settingsAddress);
  for (const address of [
    '/',
    '/goals',
    '/settings',
    ...settings,
    `/identities/${identity.id}`,
    `/identity-chat/${goal.id}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Help & Feedback' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.evaluate(signsAlone)).filter((name) => name.startsWith('no name'))).toEqual([]);
    await expectHints(page, page.locator('body'));
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expectHints(page, checkInDialog(page));
});
