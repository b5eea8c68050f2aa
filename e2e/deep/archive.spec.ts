import type { Page } from '@playwright/test';
import { anIdentity, aPlan, checkInBody, goalBody } from '#app/testing/world/factories.ts';
import { choose, toast } from '../steps.ts';
import { DESK, expect, fail, hold, LONG_NAME, PHONE, test } from './states.ts';

const SWIM = 'Learn to swim as an adult';
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const goalMenu = (page: Page, text: string) => page.getByRole('button', { name: `More for the goal “${text}”` });
const identityMenu = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const undo = (page: Page, title: string) => toast(page, title).getByRole('button', { name: 'Undo' });
const archive = (page: Page) => page.getByRole('button', { name: /^Archived/ });

test('a goal is completed: its moment, the habits go on, it is taken up again', async ({
  page,
  world,
  view,
  watch,
}) => {
  const client = await world.enter(page);
  const { goal, group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  watch.expect(`500 PATCH /api/goals/${goal.id}`);
  await page.goto('/goals');
  await goalMenu(page, goal.description).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Complete goal', 'Add another identity', 'Archive']);
  await view.look(['dark', 'light'], [DESK]);
  await fail(page, `**/api/goals/${goal.id}`, 1);
  await item(page, 'Complete goal').click();
  await expect(toast(page, 'Error')).toContainText('Failed to update goal. Please try again.');
  await choose(goalMenu(page, goal.description), item(page, 'Complete goal'));
  const moment = page.getByRole('dialog', { name: 'You got there' });
  await expect(moment.getByText(goal.description)).toBeVisible();
  await expect(moment.getByText('2 votes')).toBeVisible();
  await view.look();
  await moment.getByRole('button', { name: 'Keep the habits going' }).click();
  await expect(moment).toBeHidden();
  await expect(goalMenu(page, goal.description)).toBeFocused();
  await expect(card(page, goal.description).getByText('Completed', { exact: true })).toBeVisible();
  await view.look();
  expect((await client.must('GET /api/habits/all-current')).length).toBe(1);

  await choose(goalMenu(page, goal.description), item(page, 'Start again'));
  await expect(toast(page, 'Goal started again')).toBeVisible();
  await expect(card(page, goal.description).getByText('Active', { exact: true })).toBeVisible();
});

test('a completed goal goes to the archive from its moment, and comes back', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { goal, identity } = await aPlan(client);
  const before = await client.must('GET /api/habits/all-current');
  await page.goto('/goals');
  await choose(goalMenu(page, goal.description), item(page, 'Complete goal'));
  const arrive = await hold(page, `**/api/goals/${goal.id}`);
  await page.getByRole('button', { name: 'Archive it' }).click();
  await expect(page.getByRole('button', { name: 'Archiving...' })).toBeVisible();
  arrive();
  await expect(toast(page, 'Goal archived')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All your goals rest in the archive' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await view.look();

  // The dashboard no longer asks for anything.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No Goals Created Yet' })).toBeVisible();
  await view.look();
  await page.goto('/goals');
  await archive(page).click();
  await expect(page.getByRole('button', { name: `Bring back “${goal.description}”` })).toBeVisible();
  await view.look();
  await page.getByRole('button', { name: `Bring back “${goal.description}”` }).click();
  await expect(toast(page, 'Goal brought back')).toBeVisible();
  await expect(card(page, goal.description)).toBeVisible();
  // The same day nothing is lost: the plan runs on.
  expect(await client.must('GET /api/habits/all-current')).toEqual(before);
  expect((await client.must('GET /api/identities'))[0]).toMatchObject({ id: identity.id, archivedAt: null });
});

test('a goal is archived from its menu, and the toast takes it back', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { goal } = await aPlan(client);
  await client.must('POST /api/goals', { body: goalBody({ description: SWIM }) });
  await page.goto('/goals');
  await choose(goalMenu(page, goal.description), item(page, 'Archive'));
  await expect(toast(page, 'Goal archived')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  // With the focus in it, the message stays.
  await undo(page, 'Goal archived').focus();
  await view.look();
  await undo(page, 'Goal archived').click();
  await expect(toast(page, 'Goal brought back')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a second identity for a goal', async ({ page, world }) => {
  const client = await world.enter(page);
  const { goal } = await aPlan(client);
  await page.goto('/goals');
  await choose(goalMenu(page, goal.description), item(page, 'Add another identity'));
  await expect(page).toHaveURL(`/identity-chat/${goal.id}`);
  await client.must('POST /api/identities', { body: { goalId: goal.id, name: 'The Stretcher' } });
  await page.goto('/goals');
  await expect(card(page, goal.description).getByText('Continue Setup →')).toBeVisible();
});

test('an identity is renamed', async ({ page, world, view, watch }) => {
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  watch.expect(`500 PATCH /api/identities/${identity.id}`);
  await page.goto('/');
  await choose(identityMenu(page, identity.name), item(page, 'Rename…'));
  const dialog = page.getByRole('dialog', { name: 'Rename identity' });
  await dialog.getByLabel('Name').fill('  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give the identity a name')).toBeVisible();
  await view.look();
  await dialog.getByLabel('Name').fill(LONG_NAME);
  await fail(page, `**/api/identities/${identity.id}`, 1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to rename the identity. Please try again.');
  await view.look();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Identity renamed')).toBeVisible();
  await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible();
  await expect(identityMenu(page, LONG_NAME)).toBeFocused();
  await view.look();
});

test('an identity is archived: what ends and what stays, the undo, and the way back later', async ({
  page,
  world,
  view,
  watch,
}) => {
  const client = await world.enter(page);
  const { goal, identity } = await aPlan(client);
  const { identity: other } = await anIdentity(client, 'The Evening Reader');
  watch.expect(`500 PATCH /api/identities/${identity.id}`);
  await page.goto('/');
  await choose(identityMenu(page, identity.name), item(page, 'Archive…'));
  const dialog = page.getByRole('dialog', { name: 'Archive identity' });
  await expect(dialog.getByText('Its history, votes and reviews stay.')).toBeVisible();
  await view.look();
  await fail(page, `**/api/identities/${identity.id}`, 1);
  await dialog.getByRole('button', { name: 'Archive it' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to archive the identity. Please try again.');
  await dialog.getByRole('button', { name: 'Archive it' }).click();
  await expect(toast(page, 'Identity archived')).toBeVisible();
  await expect(page.getByRole('heading', { name: identity.name })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: other.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await undo(page, 'Identity archived').focus();
  await view.look();
  await undo(page, 'Identity archived').click();
  await expect(toast(page, 'Welcome back')).toBeVisible();
  await expect(page.getByRole('heading', { name: identity.name })).toBeVisible();

  await client.must('PATCH /api/identities/:id', { params: { id: identity.id }, body: { archived: true } });
  await page.goto('/goals');
  await expect(card(page, goal.description).getByText('Needs Identity').first()).toBeVisible();
  await archive(page).click();
  await view.look(['dark', 'light'], [PHONE, DESK]);
  await page.getByRole('button', { name: `Bring back “${identity.name}”` }).click();
  await expect(toast(page, 'Welcome back')).toBeVisible();
  await expect(archive(page)).toHaveCount(0);
});
