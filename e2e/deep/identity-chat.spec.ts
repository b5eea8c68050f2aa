import type { Page } from '@playwright/test';
import { goalBody } from '#app/testing/world/factories.ts';
import { anyToast, newGuest, toast, useInteractionsUntil } from '../steps.ts';
import { expect, expectAccessible, test } from '../taylr.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Create Custom Identity with AI Coach' });
const log = (page: Page) => panel(page).getByRole('log');
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Message to the coach' });
const card = (page: Page) => panel(page).getByRole('form', { name: 'Who you could be' });
const SUCCESS = 'Identity Created Successfully!';

/** A guest on the identity page of a goal of theirs, with the chat in view. */
async function openChat(page: Page, baseURL: string) {
  const client = await newGuest(page, baseURL);
  const goal = await client.must('POST /api/goals', { body: goalBody() });
  await page.goto(`/identity-chat/${goal.id}`);
  await expect(box(page)).toBeVisible();
  return { client, goal };
}

/** Says something, and waits until the answer is there and the next thing can be said. */
async function say(page: Page, message: string): Promise<void> {
  const bubbles = await log(page).locator('> div').count();
  await box(page).fill(message);
  await box(page).press('Enter');
  await expect(log(page).getByText(message, { exact: false }).first()).toBeVisible();
  await expect(log(page).locator('> div')).toHaveCount(bubbles + 2);
  await expect(panel(page).getByRole('status')).toHaveCount(0);
}

async function reachOffer(page: Page): Promise<void> {
  await say(page, 'someone calm who walks');
  await say(page, 'walk round the park after lunch');
  await say(page, 'I want to keep up with my children');
  await expect(log(page).getByText('“The Calm Walker”').first()).toBeVisible();
}

/** Says yes, and holds the refresh before the navigation to planning: the success stays. */
async function agreeAndStay(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/bootstrap', async (route) => {
    await held;
    await route.continue();
  });
  await box(page).fill('yes');
  await box(page).press('Enter');
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();
  return release;
}

test('a chat leads to an identity of one’s own, and on to its first week', async ({ page, baseURL }) => {
  const { goal } = await openChat(page, baseURL as string);
  await expect(page.getByText('OR CREATE YOUR OWN')).toBeVisible();
  await expect(panel(page).getByText('Online')).toBeVisible();
  await expect(log(page)).toContainText(goal.description);
  await expect(log(page)).toContainText('What kind of person do you imagine becoming?');
  await expect(box(page)).toHaveAttribute('placeholder', 'Start chatting to explore your identity options...');
  expect((await panel(page).boundingBox())?.height).toBe(500);
  await expectAccessible(page);

  await reachOffer(page);
  await expect(box(page)).toHaveAttribute('placeholder', 'Continue the conversation...');
  await expectAccessible(page);
  await page.reload();
  await expect(log(page).getByText('“The Calm Walker”').first()).toBeVisible();

  await page.clock.install();
  await box(page).fill('yes, that’s me');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await box(page).press('Enter');
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Plan Your First Habits' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await page.clock.runFor(990);
  await expect(page).toHaveURL(/\/identity-chat\//);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(/\/habit-planning\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'The Calm Walker' })).toBeVisible();
});

test('the card is edited before it is agreed to, and what it shows is what is created', async ({ page, baseURL }) => {
  const { client } = await openChat(page, baseURL as string);
  await say(page, 'someone calm who walks');
  await expectAccessible(page);
  const name = card(page).getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await card(page).getByRole('button', { name: 'Become this person' }).click();
  await expect(card(page)).toContainText('Please give the identity a name');
  await name.fill('Captain Slow');
  await name.press('Enter');
  expect(await client.must('GET /api/identities')).toEqual([]);
  await card(page).getByRole('textbox', { name: 'What that person does' }).fill('You walk to the shop and back.');
  await card(page).getByRole('button', { name: 'Become “Captain Slow”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Captain Slow' })).toBeVisible();
  expect(await client.must('GET /api/identities')).toMatchObject([
    { name: 'Captain Slow', description: 'You walk to the shop and back.' },
  ]);
});

test('a name is found with chips alone', async ({ page, baseURL }) => {
  await openChat(page, baseURL as string);
  await say(page, 'idk');
  const chips = panel(page).getByRole('list', { name: 'Quick answers' }).getByRole('button');
  const name = (await chips.first().textContent()) as string;
  await chips.first().click();
  await expect(card(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await chips.filter({ hasText: 'Something else' }).click();
  await expect(card(page).getByRole('textbox', { name: 'Name' })).not.toHaveValue(name);
});

test('the planning opens only once the identity is known there', async ({ page, baseURL }) => {
  await openChat(page, baseURL as string);
  await reachOffer(page);
  const release = await agreeAndStay(page);
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Plan Your First Habits' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'The Calm Walker' })).toBeVisible();
});

test('a chosen card puts the chat away, and deselecting it brings back the chat as it was', async ({
  page,
  baseURL,
}) => {
  await openChat(page, baseURL as string);
  await say(page, 'someone calm');
  await box(page).fill('half a thought');
  await page.getByRole('list', { name: 'Suggested identities' }).getByRole('button').first().click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('OR CREATE YOUR OWN')).toBeHidden();
  await page.getByRole('button', { name: 'Deselect and explore other options' }).click();
  await expect(box(page)).toHaveValue('half a thought');
  await expect(log(page)).toContainText('someone calm');
});

test('Enter sends, Shift and Enter makes a line, and nothing is sent blank or twice', async ({ page, baseURL }) => {
  await openChat(page, baseURL as string);
  const send = panel(page).getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(send).toBeDisabled();
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chat/messages', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await box(page).fill('someone');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('calm');
  await expect(box(page)).toHaveValue('someone\ncalm');
  await box(page).press('Enter');
  await expect(panel(page).getByText('Taylr is thinking...')).toBeAttached();
  await box(page).fill('more');
  await box(page).press('Enter');
  await expect(send).toBeDisabled();
  expect(asked).toBe(1);
  release();
  await expect(log(page)).toContainText('Tuesday');
  await expect(box(page)).toHaveValue('more');
  await expect(send).toBeEnabled();
});

test('what could not be sent comes back into the box, and goes through once', async ({ page, baseURL, watch }) => {
  watch.expect('500 POST /api/chat/messages');
  await openChat(page, baseURL as string);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/chat/messages', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    return route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } });
  });
  await box(page).fill('someone calm who walks');
  await box(page).press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.');
  await expect(anyToast(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue('someone calm who walks');
  await expect(log(page).getByText('someone calm')).toHaveCount(0);
  await box(page).press('Enter');
  await expect(log(page)).toContainText('“The Calm Walker”');
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('words that call for help are answered with help inside the panel', async ({ page, baseURL }) => {
  const { client } = await openChat(page, baseURL as string);
  await box(page).fill('honestly i just want to end my life');
  await box(page).press('Enter');
  await expect(log(page)).toContainText('findahelpline.com');
  await expect(box(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(await client.must('GET /api/identities')).toEqual([]);
});

test('the newest message is in view, and the page does not move', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openChat(page, baseURL as string);
  await panel(page).scrollIntoViewIfNeeded();
  await say(page, 'someone calm who walks');
  const before = await page.evaluate(() => scrollY);
  await say(page, 'walk round the park after lunch');
  await say(page, 'I want to keep up with my children');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // The coach's answer begins within the log; the card under it may go on below.
  const isInView = () =>
    log(page).evaluate((one) => {
      const names = [...one.querySelectorAll('.sr-only')].filter(({ textContent }) => textContent === 'Taylr: ');
      const reply = names.at(-1)?.parentElement?.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return reply !== undefined && reply.top >= top && reply.top < bottom;
    });
  await expect.poll(isInView).toBe(true);
});

for (const theme of ['dark', 'light'] as const) {
  for (const [width, height] of [
    [375, 812],
    [1280, 860],
  ] as const) {
    test(`at ${width} × ${height} in ${theme} nothing is cut off`, async ({ page, baseURL }, testInfo) => {
      await page.setViewportSize({ width, height });
      const client = await newGuest(page, baseURL as string);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const goal = await client.must('POST /api/goals', { body: goalBody() });
      await page.addInitScript((value) => localStorage.setItem('taylr-theme', value), theme);
      await page.goto(`/identity-chat/${goal.id}`);
      await expect(box(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await panel(page).scrollIntoViewIfNeeded();
      await page.screenshot({ path: testInfo.outputPath('start.png') });
      await reachOffer(page);
      await page.screenshot({ path: testInfo.outputPath('offer.png'), fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
      const release = await agreeAndStay(page);
      await page.screenshot({ path: testInfo.outputPath('created.png') });
      await expectAccessible(page);
      release();
    });
  }
}

test('at the limit of AI interactions an account is offered in place of the box', async ({ page, baseURL, watch }) => {
  watch.expect('403 POST /api/chat/messages');
  const { client } = await openChat(page, baseURL as string);
  await say(page, 'someone calm');
  await useInteractionsUntil(client, 0);
  await box(page).fill('walk in the park');
  await box(page).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await expect(anyToast(page)).toHaveCount(0);
  await expectAccessible(page);
});
