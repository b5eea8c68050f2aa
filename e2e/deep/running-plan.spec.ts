import type { Page } from '@playwright/test';
import { aPlan, habit, proposedAgain, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { choose, toast } from '../steps.ts';
import { expect, fail, hold, test } from './states.ts';

const launch = '**/launch-habits';
const save = (page: Page) => page.getByRole('button', { name: 'Save all changes' });
const question = (page: Page) => page.getByRole('region', { name: 'Go on where you left off?' });

/** Changes the first habit by hand, to Mondays. */
async function begin(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit “/ })
    .first()
    .click();
  const editor = page.getByRole('dialog', { name: 'Edit habit', exact: true });
  await editor.getByRole('button', { name: 'Monday' }).click();
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(save(page)).toBeEnabled();
}

/** The same plan launched anew, as from another device. */
async function changeElsewhere(client: TestClient, identityId: string): Promise<void> {
  const { habits } = await client.must('GET /api/habits/current/:identityId', { params: { identityId } });
  const body = { habits: proposedAgain(habits).map((one) => ({ ...one, targetFrequency: 5 })) };
  await client.must('POST /api/identities/:id/launch-habits', { params: { id: identityId }, body });
}

test('the running plan on the page of planning: as it is, changed, not saved, begun before, and a new one', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^(409|500) POST \/api\/identities\/[\w-]+\/launch-habits$/);
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByRole('button', { name: 'Nothing changed yet' })).toBeDisabled();
  await expect(page.getByText('Chat with Taylr to refine your habit plan', { exact: true })).toBeVisible();
  await view.look();
  await begin(page);
  await view.look();
  for (const one of await page.getByRole('checkbox').all()) await one.setChecked(false);
  await expect(page.getByRole('button', { name: 'Select 2 more core habits' })).toBeDisabled();
  await view.look();
  for (const one of await page.getByRole('checkbox').all()) await one.setChecked(true);
  await fail(page, launch, 1);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your changes could not be saved.' })).toBeVisible();
  await expect(toast(page, 'Error')).toBeVisible();
  await view.look();
  await page.reload();
  await expect(question(page)).toBeVisible();
  await view.look();
  await question(page).getByRole('button', { name: 'Go on' }).click();
  await changeElsewhere(client, identity.id);
  await save(page).click();
  await expect(page.getByText('Your plan was changed somewhere else')).toBeVisible();
  await view.look();
  await page.getByRole('button', { name: 'Show the plan that runs now' }).click();
  await expect(question(page).getByText('The plan has changed since.', { exact: false })).toBeVisible();
  await view.look();
  await question(page).getByRole('button', { name: 'Drop it' }).click();
  await page.getByRole('link', { name: 'Start a new plan' }).click();
  await expect(page.getByRole('button', { name: /^Accept Selected Habits/ })).toBeEnabled();
  await view.look();
});

test('a first plan is accepted on one device after another: nothing is written over unasked', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^409 POST \/api\/identities\/[\w-]+\/launch-habits$/);
  const client = await world.enter(page);
  const { identity } = await aPlan(client);
  await page.goto(`/habit-planning/${identity.id}?mode=new`);
  const accept = page.getByRole('button', { name: /^Accept Selected Habits/ });
  await expect(accept).toBeEnabled();
  await changeElsewhere(client, identity.id);
  await accept.click();
  await expect(page.getByText('Your plan was changed somewhere else')).toBeVisible();
  await view.look();
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByRole('heading', { name: 'Your week is set' })).toBeVisible();
});

test('a full plan and the coach in the window of the dashboard: as it is, thinking, saving, saved', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const long =
    'Read two pages of the thick book on the shelf, slowly, and write down one sentence of it in the notebook';
  const more = Array.from({ length: 5 }, (_, order) => habit(`${order + 1} ${long}`, { order: order + 3 }));
  const { identity } = await aPlan(client, [...threeHabits(), ...more]);
  await page.goto('/');
  await view.look();
  await choose(
    page.getByRole('button', { name: `More for ${identity.name}` }),
    page.getByRole('menuitem', { name: 'Edit habits…' }),
  );
  const dialog = page.getByRole('dialog', { name: 'Edit habits' });
  await expect(dialog.getByRole('button', { name: 'Nothing changed yet' })).toBeVisible();
  await view.look();
  const arrive = await hold(page, '**/api/chat/refine-habits');
  await dialog.getByRole('button', { name: 'All smaller' }).click();
  await expect(dialog.getByText('Taylr is thinking...')).toBeVisible();
  await view.look();
  arrive();
  await expect(save(page)).toBeEnabled();
  await view.look();
  const saved = await hold(page, launch);
  await save(page).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await view.look();
  saved();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Habits changed')).toBeVisible();
  await view.look();
});
