import type { Page } from '@playwright/test';
import { calendarDay } from '#core/calendar/calendar.ts';
import { anIdentity, aPlan, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { checkInDialog, toast } from '../steps.ts';
import { expect, fail, hold, test } from './states.ts';

const SECOND = 'The Evening Reader';

const settings = (page: Page) => page.getByRole('region', { name: 'Pauses' });
const pauseDialog = (page: Page) => page.getByRole('dialog', { name: 'Pause', exact: true });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` });
const undo = (page: Page, title: string) =>
  toast(page, title).getByRole('button', { name: 'Undo', includeHidden: true });

const pause = (client: TestClient, from: string, until: string, more: { identityId?: string; reason?: string } = {}) =>
  client.must('POST /api/pauses', { body: { from: calendarDay(from), until: calendarDay(until), ...more } });

/** A plan, and a second identity with one. */
async function twoPlans(client: TestClient) {
  const first = await aPlan(client);
  const goal = await client.must('POST /api/goals', { body: goalBody({ description: 'Read a book a month again' }) });
  const second = await client.must('POST /api/identities', { body: { goalId: goal.id, name: SECOND } });
  await client.must('POST /api/identities/:id/launch-habits', {
    params: { id: second.id },
    body: { habits: threeHabits() },
  });
  return { ...first, second };
}

test('from the card of an identity: the menu, the dialog, what is wrong, a failure, the undo', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/pauses');
  const client = await world.enter(page);
  const { identity } = await twoPlans(client);
  await page.goto('/');
  await more(page, identity.name).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Evidence',
    'Edit habits…',
    'Arrange the week…',
    'Pause…',
    'Rename…',
    'Archive…',
  ]);
  await view.look(['dark', 'light'], [page.viewportSize() ?? { width: 1280, height: 860 }]);
  await page.getByRole('menuitem', { name: 'Pause…' }).click();
  const dialog = pauseDialog(page);
  await expect(dialog.getByRole('radio', { name: identity.name })).toBeChecked();
  await expect(dialog.getByText('Targets shrink: these days are not counted.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Just today' })).toHaveAttribute('aria-pressed', 'true');
  await view.look();

  await dialog.getByLabel('Last day').fill('2026-03-03');
  await expect(dialog.getByText('The last day lies before the first one')).toBeVisible();
  await dialog.getByLabel('First day').fill('2026-02-18');
  await expect(dialog.getByText('A pause can start at most 13 days ago')).toBeVisible();
  await view.look();

  await dialog.getByRole('button', { name: 'Until Sunday' }).click();
  await expect(dialog.getByLabel('Last day')).toHaveValue('2026-03-08');
  await dialog.getByLabel('Reason').fill('The flu');
  await fail(page, '**/api/pauses', 1);
  await dialog.getByRole('button', { name: 'Pause these days' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save the pause. Please try again.');
  await view.look();

  const arrive = await hold(page, '**/api/pauses');
  await dialog.getByRole('button', { name: 'Pause these days' }).click();
  await expect(dialog.getByRole('button', { name: 'Pausing...' })).toBeVisible();
  arrive();
  await expect(dialog).toBeHidden();
  await expect(more(page, identity.name)).toBeFocused();
  await expect(toast(page, 'Days paused')).toBeVisible();
  const card = page.getByRole('article', { name: identity.name });
  await expect(card.getByText('Paused until Sunday 8 March')).toBeVisible();
  // With the focus in it, the message stays.
  await undo(page, 'Days paused').focus();
  await view.look();
  const [made] = await client.must('GET /api/pauses');
  expect(made).toMatchObject({ identityId: identity.id, from: '2026-03-04', until: '2026-03-08', reason: 'The flu' });

  await undo(page, 'Days paused').click();
  await expect(toast(page, 'Pause undone')).toBeVisible();
  await expect(card.getByText('Paused until')).toHaveCount(0);
  expect(await client.must('GET /api/pauses')).toEqual([]);
});

test('an identity that is paused: its menu ends it, and checking in stays possible', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  await pause(client, '2026-03-03', '2026-03-06');
  await page.goto(`/?checkIn=${identity.id}`);
  await expect(checkInDialog(page).getByText('Today, Wednesday 4 March')).toBeVisible();
  await expect(checkInDialog(page).getByText('This day is paused: nothing is expected of you.')).toBeVisible();
  await view.look();
  await page.keyboard.press('Escape');
  await more(page, identity.name).click();
  await page.getByRole('menuitem', { name: 'End pause' }).click();
  await expect(toast(page, 'Pause ended')).toBeVisible();
  expect((await client.must('GET /api/pauses'))[0]?.until).toBe('2026-03-03');
  await undo(page, 'Pause ended').click();
  await expect(toast(page, 'Pause changed')).toBeVisible();
  expect((await client.must('GET /api/pauses'))[0]?.until).toBe('2026-03-06');
});

test('settings: nothing paused, then every kind of pause', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await twoPlans(client);
  await page.goto('/settings/your-week');
  await expect(settings(page).getByText('Nothing is paused.')).toBeVisible();
  await settings(page).scrollIntoViewIfNeeded();
  await view.look();
  await settings(page).getByRole('button', { name: 'Plan a pause' }).click();
  await pauseDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(settings(page).getByRole('button', { name: 'Plan a pause' })).toBeFocused();

  await pause(client, '2026-02-20', '2026-02-22', { reason: 'A long weekend with the whole family in the mountains' });
  await pause(client, '2026-03-03', '2026-03-06', { reason: 'x'.repeat(200) });
  await pause(client, '2026-04-01', '2026-04-14', { identityId: identity.id });
  await page.reload();
  for (const title of ['Under way', 'To come', 'Recent']) {
    await expect(settings(page).getByRole('heading', { name: title })).toBeVisible();
  }
  await view.look();
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /^Your week/ })).toContainText('Paused until Friday 6 March');
});

test('settings: a pause is ended, moved and undone', async ({ page, world, view, watch }) => {
  const client = await world.enter(page);
  await aPlan(client);
  const { id } = await pause(client, '2026-03-03', '2026-03-06');
  await pause(client, '2026-03-10', '2026-03-12');
  watch.expect(`500 PATCH /api/pauses/${id}`);
  await page.goto('/settings/your-week');
  const rows = settings(page).getByRole('listitem');
  const running = rows.filter({ hasText: 'Fri 6' });
  await running.getByRole('button', { name: 'Change the end' }).click();
  await expect(settings(page).getByLabel('New last day')).toBeFocused();
  await settings(page).getByLabel('New last day').fill('2026-03-01');
  await expect(settings(page).getByText('The last day lies before the first one')).toBeVisible();
  await view.look();
  await settings(page).getByLabel('New last day').fill('2026-03-07');
  await fail(page, `**/api/pauses/${id}`, 1);
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to change the pause. Please try again.');
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Pause changed')).toBeVisible();
  await expect(rows.filter({ hasText: 'Sat 7' })).toHaveCount(1);

  await settings(page).getByRole('button', { name: 'End pause' }).click();
  await expect(toast(page, 'Pause ended')).toBeVisible();
  await expect(settings(page).getByRole('heading', { name: 'Recent' })).toBeVisible();

  await rows.filter({ hasText: 'Thu 12' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Pause undone')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(settings(page).getByRole('button', { name: 'Plan a pause' })).toBeFocused();
  await undo(page, 'Pause undone').click();
  await expect(rows).toHaveCount(2);
});

test('settings: pauses that could not be loaded', async ({ page, world, view, watch }) => {
  watch.expect('500 GET /api/pauses');
  await aPlan(await world.enter(page));
  await page.route('**/api/bootstrap', async (route) => {
    const answer = await route.fetch();
    const { pauses: _left, ...rest } = await answer.json();
    await route.fulfill({ json: rest });
  });
  await fail(page, '**/api/pauses', 1);
  await page.goto('/settings/your-week');
  await expect(settings(page).getByRole('alert')).toContainText('We couldn’t load your pauses.');
  await view.look(['dark'], [{ width: 375, height: 812 }]);
  await settings(page).getByRole('button', { name: 'Try again' }).click();
  await expect(settings(page).getByText('Nothing is paused.')).toBeVisible();
});

test('told in the check-in chat: proposed, declined, made, undone', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await twoPlans(client);
  await page.goto(`/?checkIn=${identity.id}`);
  const dialog = checkInDialog(page);
  await dialog.getByRole('tab', { name: 'AI Chat' }).click();
  const say = async (message: string) => {
    await dialog.getByRole('textbox').fill(message);
    await page.keyboard.press('Enter');
  };
  await say('I am on holiday from tomorrow until Sunday');
  const card = dialog.getByRole('region', { name: 'Leave these days out?' });
  await expect(card.getByText(/Thu 5.*Sun 8 Mar/)).toBeVisible();
  await expect(card.getByText('For all your identities.')).toBeVisible();
  await view.look();
  await card.getByRole('button', { name: 'Choose one instead' }).click();
  await expect(card.getByRole('radio', { name: 'All identities' })).toBeChecked();
  await expect(card.getByRole('radio', { name: 'All identities' })).toBeFocused();
  await view.look(['light']);
  expect(await client.must('GET /api/pauses')).toEqual([]);

  await card.getByRole('button', { name: 'Pause these days' }).click();
  await expect(card.getByText(/^Paused: /)).toBeVisible();
  await expect(card).toBeFocused();
  await view.look();
  expect(await client.must('GET /api/pauses')).toMatchObject([
    { identityId: null, from: '2026-03-05', until: '2026-03-08' },
  ]);
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('button', { name: 'Pause these days' })).toBeVisible();
  expect(await client.must('GET /api/pauses')).toEqual([]);

  await card.getByRole('button', { name: 'No, keep my plan' }).click();
  await expect(card.getByText('Your plan stays as it is.')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await view.look(['dark']);
});

test('everything by keyboard: from the card to a pause of one week', async ({ page, world }) => {
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  await anIdentity(client, SECOND);
  await page.goto('/');
  await more(page, identity.name).focus();
  await page.keyboard.press('Enter');
  // Its script comes with the first use.
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit habits…' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Arrange the week…' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Pause…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pauseDialog(page)).toBeVisible();
  await pauseDialog(page).getByRole('button', { name: 'One week' }).focus();
  await page.keyboard.press('Space');
  await pauseDialog(page).getByRole('button', { name: 'Pause these days' }).press('Enter');
  await expect(pauseDialog(page)).toBeHidden();
  await expect(more(page, identity.name)).toBeFocused();
  expect((await client.must('GET /api/pauses'))[0]).toMatchObject({ from: '2026-03-04', until: '2026-03-10' });
});
