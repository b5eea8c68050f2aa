import type { Page, Route } from '@playwright/test';
import { anIdentity } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { toast, useInteractionsUntil } from '../steps.ts';
import { expect, fail, hold, LONG_NAME, test } from './states.ts';

const generate = '**/api/identities/*/generate-habits';
const refine = '**/api/chat/refine-habits';
const box = (page: Page) => page.getByPlaceholder('Ask Taylr to adjust your habits...');
const offered = (page: Page) => page.getByRole('region', { name: 'Your Suggested Habits' });
const accept = (page: Page, selected: number) =>
  page.getByRole('button', { name: `Accept Selected Habits (${selected} selected)` });

/** The offer as one response, not streamed. */
const getOffer = async (route: Route) =>
  (await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })).json();

async function planningAddress(client: TestClient): Promise<string> {
  return `/habit-planning/${(await anIdentity(client)).identity.id}`;
}

test('both forms of the address, and an identity that is not there', async ({ page, world, view }) => {
  const { identity } = await anIdentity(await world.enter(page));
  for (const address of [`/habit-planning/${identity.id}`, `/habit-planning?identityId=${identity.id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: identity.name })).toBeVisible();
    await expect(page.getByText('Core Foundation Habits')).toBeVisible();
  }
  await page.goto('/habit-planning?identityId=somebody-else');
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this identity' })).toBeVisible();
  await view.look();
});

test('without a plan before it the coach begins anew, whatever the address asks for', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^404 POST \/api\/identities\/[\w-]+\/(create-short-week|adjust-habits)$/);
  const address = await planningAddress(await world.enter(page));
  const ways = [
    ['', 'Chat with Taylr to refine your habit plan'],
    ['?weeklyReview=true&difficulty=same', 'Chat with Taylr to refine your habit plan'],
    ['?mode=short-week', 'Creating a short week plan to get you back on track'],
    ['?emergency=true', 'Creating a short week plan to get you back on track'],
  ] as const;
  for (const [query, subtitle] of ways) {
    await page.goto(address + query);
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(offered(page).getByText('Core Foundation Habits')).toBeVisible();
    await view.read();
  }
  // What a habit is stands under 'More' of its card.
  for (const more of [offered(page).getByText(/^More/).first(), offered(page).getByText(/^More/).last()])
    await more.click();
  await expect(offered(page).getByText('Core', { exact: true })).toBeVisible();
  await expect(offered(page).getByText('Experimental', { exact: true })).toBeVisible();
  await view.read();
  await page.goto(`${address}?mode=nuclear`);
  await expect(page.getByText('Planning a fresh start - new identity, new habits', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Short week instead' })).toHaveCount(0);
  await view.read();
});

test('a plan on its way, one that could not be made, and the second try', async ({ page, world, view, watch }) => {
  watch.expect(/^500 POST \/api\/identities\/[\w-]+\/generate-habits$/);
  const address = await planningAddress(await world.enter(page));
  const arrive = await hold(page, generate);
  await page.goto(address);
  await expect(page.getByText('Creating your personalised habit plan...')).toBeVisible();
  await view.look();
  arrive();
  await expect(offered(page)).toBeVisible();
  await fail(page, generate, 1);
  await page.reload();
  await expect(toast(page, 'Error')).toContainText('Failed to create habit plan. Please try again.');
  await view.look();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offered(page)).toBeVisible();
});

test('two core habits make a plan: the button says what is missing, then what is taken', async ({
  page,
  world,
  view,
}) => {
  await page.route(generate, async (route) => {
    const offer = await getOffer(route);
    offer.habits[0].targetFrequency = 7;
    await route.fulfill({ json: offer });
  });
  await page.goto(await planningAddress(await world.enter(page)));
  await expect(offered(page).getByText('Core Foundation Habits')).toBeVisible();
  await expect(offered(page).getByText('Daily', { exact: true })).toHaveCount(1);
  await expect(offered(page).getByText('Experimental Habits')).toBeVisible();
  await view.look();
  const boxes = offered(page).getByRole('checkbox');
  for (const one of await boxes.all()) await one.setChecked(false);
  const missing = (habits: string) => page.getByRole('button', { name: `Select ${habits}` });
  await expect(missing('2 more core habits')).toBeDisabled();
  await view.look();
  await boxes.last().setChecked(true);
  await expect(missing('2 more core habits')).toBeDisabled();
  await boxes.first().setChecked(true);
  await expect(missing('1 more core habit')).toBeDisabled();
  await boxes.nth(1).setChecked(true);
  await expect(accept(page, 3)).toBeEnabled();
  await page.getByRole('button', { name: /^Your Suggested Habits/ }).click();
  await expect(boxes.first()).toBeHidden();
  await expect(accept(page, 3)).toBeEnabled();
  await view.look();
});

test('an identity and habits as long as they may be', async ({ page, world, view }) => {
  const { identity } = await anIdentity(await world.enter(page), LONG_NAME);
  await page.route(generate, async (route) => {
    const offer = await getOffer(route);
    for (const habit of offer.habits) {
      habit.description = 'Do two rounds of chair squats after lunch, slowly and with care. '.repeat(4).slice(0, 200);
      habit.implementationIntention = 'When I finish lunch, at the door, I will put my shoes on. '
        .repeat(8)
        .slice(0, 400);
    }
    offer.habits[0].description = 'Incomprehensibilities'.padEnd(200, 'ness');
    await route.fulfill({ json: offer });
  });
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(offered(page).getByText('Core Foundation Habits')).toBeVisible();
  await view.look();
});

test('Enter sends, Shift and Enter makes a line, and a failure is told in a bubble', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/chat/refine-habits');
  await page.goto(await planningAddress(await world.enter(page)));
  await box(page).fill('make it');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('easier');
  await expect(box(page)).toHaveValue('make it\neasier');
  await fail(page, refine, 1);
  await box(page).press('Enter');
  await expect(page.getByText('I had trouble processing your request. Could you try again?')).toBeVisible();
  await expect(box(page)).toHaveValue('make it\neasier');
  await view.look();
  const arrive = await hold(page, refine);
  await box(page).press('Enter');
  await expect(page.getByText('Taylr is thinking...')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept Selected Habits/ })).toBeDisabled();
  await view.look();
  arrive();
  await expect(page.getByText('Taylr is thinking...')).toHaveCount(0);
  await expect(page.getByText('I had trouble processing')).toHaveCount(0);
});

test('a plan being saved, one that could not be, and the bar that goes once it is', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^500 POST \/api\/identities\/[\w-]+\/launch-habits$/);
  const client = await world.enter(page);
  await page.goto(await planningAddress(client));
  const accepting = page.getByRole('button', { name: /^Accept Selected Habits/ });
  await fail(page, '**/launch-habits', 1);
  await accepting.click();
  await expect(toast(page, 'Error')).toContainText('Failed to save your habits. Please try again.');
  await view.read();
  const arrive = await hold(page, '**/launch-habits');
  await accepting.click();
  await expect(page.getByRole('button', { name: 'Saving your habits...' })).toBeVisible();
  await view.look();
  const refresh = await hold(page, '**/api/bootstrap');
  arrive();
  await expect(page.getByRole('heading', { name: 'Your week is set' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await expect(accepting).toHaveCount(0);
  await view.look();
  refresh();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
});

test('a guest’s AI interactions run low, come to the last one, and are used up', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await anIdentity(client);
  const { identity: another } = await anIdentity(client);
  await useInteractionsUntil(client, 3);
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByText('3 AI interactions left as a guest.')).toBeVisible();
  await view.look();
  await useInteractionsUntil(client, 1);
  await page.reload();
  await expect(page.getByText('Final AI Interaction')).toBeVisible();
  await view.look();
  await useInteractionsUntil(client, 0);
  await page.goto(`/habit-planning/${another.id}`);
  await expect(page.getByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeVisible();
  await view.look();
});
