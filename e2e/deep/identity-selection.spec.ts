import type { Page } from '@playwright/test';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { toast } from '../steps.ts';
import { expect, fail, hold, LONG_NAME, test } from './states.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Suggested identities' }).getByRole('button');
const chat = (page: Page) => page.getByRole('region', { name: 'Create Custom Identity with AI Coach' });
const become = (page: Page) => page.getByRole('button', { name: /^Become "/ });
const suggestions = '**/api/chat/identity-suggestion';

async function addGoal(client: TestClient, description = goalBody().description): Promise<string> {
  const { id } = await client.must('POST /api/goals', { body: goalBody({ description }) });
  return `/identity-chat/${id}`;
}

test('suggestions on their way, none selected, one selected, another one, none again', async ({
  page,
  world,
  view,
}) => {
  const address = await addGoal(await world.enter(page));
  const arrive = await hold(page, suggestions);
  await page.goto(address);
  await expect(page.getByText('Creating personalised identity suggestions for your goal...')).toBeVisible();
  await expect(page.locator('[aria-busy=true] > div')).toHaveCount(3);
  await view.look();
  arrive();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(chat(page)).toBeVisible();
  await view.look();

  await cards(page).nth(1).click();
  await expect(cards(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(chat(page)).toBeHidden();
  await view.look();
  await cards(page).first().click();
  await expect(cards(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await cards(page).first().click();
  await expect(become(page)).toHaveCount(0);
  await expect(chat(page)).toBeVisible();
  await cards(page).first().click();
  await page.getByRole('button', { name: 'Deselect and explore other options' }).click();
  await expect(chat(page)).toBeVisible();
});

test('suggestions as long as they may be, for a goal without a space', async ({ page, world, view }) => {
  const address = await addGoal(await world.enter(page), 'Endless'.padEnd(2000, 'ly'));
  const description = 'You keep short appointments with your body, most of all on the days that are too full. '.repeat(
    5,
  );
  const names = [LONG_NAME, 'Incomprehensibilities'.padEnd(60, 'ness'), 'The Reader'];
  await page.route(suggestions, (route) =>
    route.fulfill({
      json: { suggestions: names.map((name) => ({ name, description })), conversationId: null, safety: null },
    }),
  );
  await page.goto(address);
  await expect(cards(page)).toHaveCount(3);
  await view.look();
  await cards(page).nth(1).click();
  await expect(become(page)).toBeVisible();
  await view.look();
});

test('suggestions that fail are asked for by hand', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/chat/identity-suggestion');
  const address = await addGoal(await world.enter(page));
  await fail(page, suggestions, 1);
  await page.goto(address);
  await expect(toast(page, 'Error')).toContainText('Failed to get identity suggestions. Please try again.');
  await expect(page.getByRole('heading', { name: 'Load Identity Suggestions' })).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
  await view.look();
  await page.getByRole('button', { name: 'Get Identity Suggestions' }).click();
  await expect(cards(page)).not.toHaveCount(0);
});

test('a session that has expired leads to the sign-in and back', async ({ page, world, view, watch }) => {
  watch.expect('401 POST /api/chat/identity-suggestion');
  const address = await addGoal(await world.enter(page));
  await page.route(suggestions, (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'UNAUTHENTICATED' } }),
  );
  // The sign-in, half a second later, has nothing to show: the page stays.
  await page.route('**/api/login?**', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Your session has expired. Please log in again to continue.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In Again' })).toHaveAttribute(
    'href',
    `/api/login?returnTo=${encodeURIComponent(address)}`,
  );
  await expect(toast(page, 'Unauthorized')).toContainText('You are logged out. Logging in again...');
  await view.look();
});

test('an identity being created, and one that could not be', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/identities');
  const address = await addGoal(await world.enter(page));
  await page.goto(address);
  await cards(page).first().click();
  await fail(page, '**/api/identities', 1);
  await become(page).click();
  await expect(toast(page, 'Error')).toContainText('Failed to create identity. Please try again.');
  await view.look();
  const arrive = await hold(page, '**/api/identities');
  await become(page).click();
  await expect(page.getByRole('button', { name: 'Creating Identity...' })).toBeVisible();
  await view.look();
  arrive();
  await expect(page).toHaveURL(/\/habit-planning\//);
});

test('the chat: its first words, the thinking, a failure, an identity of one’s own', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/chat/messages');
  const address = await addGoal(await world.enter(page));
  await page.goto(address);
  const box = chat(page).getByRole('textbox', { name: 'Message to the coach' });
  await expect(box).toHaveAttribute('placeholder', 'Start chatting to explore your identity options...');
  await fail(page, '**/api/chat/messages', 1);
  await box.fill('someone calm who walks');
  await box.press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.');
  await view.read();
  for (const message of ['someone calm who walks', 'walk round the park after lunch', 'to keep up with my children']) {
    await box.fill(message);
    await box.press('Enter');
    await expect(chat(page).getByRole('log')).toContainText(message);
    await expect(box).toHaveValue('');
    await expect(chat(page).getByRole('log').getByRole('status')).toHaveCount(0);
  }
  await expect(box).toHaveAttribute('placeholder', 'Continue the conversation...');
  await view.read();
  const arrive = await hold(page, '**/api/bootstrap');
  await box.fill('yes');
  await box.press('Enter');
  await expect(chat(page).getByText('Identity Created Successfully!')).toBeVisible();
  await expect(box).toHaveCount(0);
  await view.read();
  arrive();
  await expect(page).toHaveURL(/\/habit-planning\//);
});

test('a goal that is not there, and one that cannot be reached', async ({ page, world, view, watch }) => {
  const nowhere = '019a0000-0000-7000-8000-000000000000';
  watch.expect(`404 GET /api/goals/${nowhere}`, `500 GET /api/goals/${nowhere}`);
  await world.enter(page);
  await page.goto(`/identity-chat/${nowhere}`);
  await expect(page.getByRole('heading', { name: 'Goal not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a New Goal' })).toHaveAttribute('href', '/goal-capture');
  await view.look();
  await fail(page, `**/api/goals/${nowhere}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your goal' })).toBeVisible();
  await view.look();
});
