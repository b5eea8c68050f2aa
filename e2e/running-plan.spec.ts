import type { Page } from '@playwright/test';
import { anIdentity, aPlan, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { choose, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const box = (page: Page) => page.getByPlaceholder('Ask Taylr to adjust your habits...');
const current = async (client: TestClient, identityId: string) =>
  client.must('GET /api/habits/current/:identityId', { params: { identityId } });
const saving = (page: Page) => page.getByRole('button', { name: 'Save all changes' });

async function say(page: Page, wish: string): Promise<void> {
  await box(page).fill(wish);
  await box(page).press('Enter');
  await expect(page.getByText('Taylr is thinking...')).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
}

const week = () => [
  habit('Walk for 5 minutes', { targetFrequency: 3 }),
  habit('Read 2 pages', { targetFrequency: 3, order: 1 }),
  habit('Tidy one drawer', { targetFrequency: 2, habitType: 'experimental', order: 2 }),
];

test('planning again opens the plan that runs, with later edits; it is changed by talking, and the week stays', async ({
  page,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  const { identity } = await anIdentity(client);
  const params = { id: identity.id };
  // The offer of the day is accepted, and edited by hand afterwards.
  const offer = await client.must('POST /api/identities/:id/generate-habits', { params });
  await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: offer.habits.slice(0, 3) } });
  await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: week() } });
  const before = await current(client, identity.id);
  await client.must('POST /api/check-ins', { body: checkInBody(before, 1) });

  const offers: string[] = [];
  page.on('request', (request) => request.url().includes('generate-habits') && offers.push(request.url()));
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByText('This is your plan as it runs now.', { exact: false })).toBeVisible();
  for (const { description } of week()) await expect(page.getByRole('checkbox', { name: description })).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Nothing changed yet' })).toBeDisabled();
  await expectAccessible(page);
  await say(page, 'Make the first one 10 minutes');
  await expect(page.getByRole('checkbox', { name: 'Walk for 10 minutes' })).toBeChecked();

  // A reload in the middle loses nothing, and uses nothing unasked.
  await page.reload();
  const question = page.getByRole('region', { name: 'Go on where you left off?' });
  await expect(question).toContainText('You had begun to change “Walk for 5 minutes”. It is not saved.');
  await expect(page.getByRole('checkbox', { name: 'Walk for 5 minutes' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go on' }).click();
  await say(page, 'Remove the third one');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await saving(page).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Habits changed')).toBeVisible();
  const after = await current(client, identity.id);
  expect(after.habits).toMatchObject([
    {
      description: 'Walk for 10 minutes',
      seriesId: before.habits[0]?.seriesId,
      completedDays: before.habits[0] && [expect.any(String)],
    },
    { description: 'Read 2 pages', seriesId: before.habits[1]?.seriesId },
  ]);
  expect(offers).toEqual([]);

  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByRole('checkbox', { name: 'Walk for 10 minutes' })).toBeChecked();
  await expect(question).toHaveCount(0);
  await page.getByRole('link', { name: 'Start a new plan' }).click();
  await expect(page.getByText('Accepting it ends your running plan today.', { exact: false })).toBeVisible();
  const accept = page.getByRole('button', { name: /^Accept Selected Habits/ });
  await expect(accept).toBeEnabled();
  // The fresh offer is none that was accepted or talked over before.
  await expect(page.getByRole('checkbox')).toHaveCount(offer.habits.length);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Walk for 10 minutes' })).toBeChecked();
  await page.goForward();
  await accept.click();
  await expect(page).toHaveURL('/');
  expect((await current(client, identity.id)).plan.id).not.toBe(after.plan.id);
});

/** Eight habits, as one plan may well hold. */
const eight = (of: string) =>
  Array.from({ length: 8 }, (_, order) => habit(`${of} step ${order + 1}`, { order, targetFrequency: 3 }));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
]) {
  test(`the coach changes a plan from its card on the dashboard, at ${viewport.width} pixels`, async ({
    page,
    baseURL,
    watch,
  }) => {
    watch.expect(/^409 POST \/api\/identities\/[\w-]+\/launch-habits$/);
    await page.setViewportSize(viewport);
    const client = await newGuest(page, baseURL as string);
    const { identity } = await aPlan(client, week());
    const { identity: other } = await anIdentity(client, 'The Bedtime Reader');
    const params = { id: other.id };
    await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: eight('Bedtime') } });
    const others = await current(client, other.id);
    await page.goto('/');
    const open = () =>
      choose(
        page.getByRole('button', { name: `More for ${identity.name}` }),
        page.getByRole('menuitem', { name: 'Edit habits…' }),
      );
    await open();
    const dialog = page.getByRole('dialog', { name: 'Edit habits' });
    await expect(dialog.getByRole('button', { name: /^Edit “/ })).toHaveCount(3);
    await expectAccessible(page);
    await say(page, 'Only Mondays and Thursdays for the first one');
    await expect(dialog.getByText(/^(Mon · Thu|Thu · Mon)$/)).toBeVisible();
    await dialog.getByRole('list', { name: 'What you can do next' }).getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText(/^(Mon · Thu|Thu · Mon)$/)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Nothing changed yet' })).toBeDisabled();
    await say(page, 'Make the first one 10 minutes');
    await say(page, 'Add: ring my sister on Sundays');
    await expect(dialog.getByRole('button', { name: /^Edit “Ring my sister/ })).toBeVisible();

    // Meanwhile the plan is changed on another device.
    const known = await current(client, identity.id);
    await client.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: proposedAgain(known.habits).map((one) => ({ ...one, targetFrequency: 5 })) },
    });
    await saving(page).click();
    await expect(dialog.getByText('Your plan was changed somewhere else')).toBeVisible();
    await expectAccessible(page);
    expect((await current(client, identity.id)).habits.map((one) => one.targetFrequency)).toEqual([5, 5, 5]);
    await dialog.getByRole('button', { name: 'Show the plan that runs now' }).click();
    await expect(dialog.getByText('5x/week').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await saving(page).click();
    await expect(toast(page, 'Habits changed')).toBeVisible();
    await expect(dialog).toBeHidden();
    const after = await current(client, identity.id);
    const names = after.habits.map((one) => one.description);
    expect(names.toSorted()).toEqual(['Read 2 pages', 'Ring my sister', 'Tidy one drawer', 'Walk for 10 minutes']);
    expect(after.habits[0]?.seriesId).toBe(known.habits[0]?.seriesId);
    expect((await current(client, other.id)).plan).toEqual(others.plan);

    // Going back in the middle asks first.
    await open();
    await dialog.getByRole('button', { name: 'More about “Tidy one drawer”' }).click();
    await dialog.getByRole('button', { name: 'Remove “Tidy one drawer”' }).click();
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    expect((await current(client, identity.id)).habits).toHaveLength(4);
  });
}
