import type { Route } from '@playwright/test';
import {
  acceptPlan,
  anyToast,
  becomeIdentity,
  captureGoal,
  captureHeavyGoal,
  checkInDialog,
  fillGoal,
  guestWithPlan,
  newGuest,
  submitGoal,
  toast,
} from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

/** Simulates the network: one call fails, the program itself keeps running. */
const failing = { status: 500, contentType: 'application/json', body: '{"message":"Internal","code":"INTERNAL"}' };

test('goal capture says what is missing, in words, until it is there', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string);
  await page.goto('/');
  await expect(page).toHaveURL('/goal-capture');
  await submitGoal(page);
  const problems = [
    'Please provide more details about your goal (at least 10 characters)',
    'Please tell us how close you are to achieving this goal',
    "Please describe what's currently preventing you from achieving this goal (at least 10 characters)",
  ];
  for (const problem of problems) await expect(page.getByText(problem, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your goal' })).toBeFocused();
  await expectAccessible(page);

  await fillGoal(page, { description: '  123456789   ', frictions: '123456789' });
  await submitGoal(page);
  await expect(page.getByText(problems[0] as string)).toBeVisible();
  await expect(page.getByText(problems[1] as string)).toBeHidden();
  await expect(page.getByText(problems[2] as string)).toBeVisible();
  for (const level of ["Haven't started yet", 'Made some progress', 'Mostly there', 'Very close']) {
    await expect(page.getByRole('radio', { name: level })).toBeVisible();
  }
  await fillGoal(page, { description: '1234567890', frictions: '1234567890' });
  for (const problem of problems) await expect(page.getByText(problem)).toBeHidden();
});

test('a call that fails is told in its words, loses nothing that was typed, and can be tried again', async ({
  page,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.expect(/^500 POST \/api\//);
  const failOnce = (path: string) => page.route(path, (route) => route.fulfill(failing), { times: 1 });
  await newGuest(page, baseURL as string);
  await page.goto('/goal-capture');

  await failOnce('**/api/goals');
  await fillGoal(page);
  await submitGoal(page);
  await expect(toast(page, 'Error')).toContainText('Failed to create goal. Please try again.');
  // The failure's message would replace the goal's before anybody has seen it.
  let release = () => {};
  const goalSeen = new Promise<void>((resolve) => (release = resolve));
  const failLater = (route: Route) => goalSeen.then(() => route.fulfill(failing));
  await page.route('**/api/chat/identity-suggestion', failLater, { times: 1 });
  await captureGoal(page);
  release();

  await expect(toast(page, 'Error')).toContainText('Failed to get identity suggestions. Please try again.');
  await expect(page.getByRole('heading', { name: 'Load Identity Suggestions' })).toBeVisible();
  await page.getByRole('button', { name: 'Get Identity Suggestions' }).click();

  await failOnce('**/api/identities');
  await page.getByRole('list', { name: 'Suggested identities' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Become "/ }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to create identity. Please try again.');
  await page.getByRole('button', { name: 'Deselect and explore other options' }).click();

  await failOnce('**/api/identities/*/generate-habits');
  const name = await becomeIdentity(page);
  await expect(toast(page, 'Error')).toContainText('Failed to create habit plan. Please try again.');
  await page.getByRole('button', { name: 'Try again' }).click();

  await failOnce('**/api/chat/refine-habits');
  const box = page.getByRole('textbox', { name: 'Message to Taylr' });
  await expect(box).toHaveAttribute('placeholder', 'Ask Taylr to adjust your habits...');
  await box.fill('Make it easier');
  await box.press('Enter');
  await expect(page.getByText('I had trouble processing your request. Could you try again?')).toBeVisible();
  await expect(box).toHaveValue('Make it easier');

  await failOnce('**/api/identities/*/launch-habits');
  await page.getByRole('button', { name: /^Accept Selected Habits/ }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save your habits. Please try again.');
  await acceptPlan(page);

  await failOnce('**/api/check-ins');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save check-in. Please try again.');
  // A message above a dialog is not out of reach.
  await toast(page, 'Error').getByRole('button', { name: 'Close message', includeHidden: true }).click();
  await expect(anyToast(page)).toHaveCount(0);
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByText(`1 vote for ${name}`)).toBeVisible();
});

test('a second check-in of the day asks before it overwrites: Cancel drops it, Yes, Overwrite replaces it', async ({
  page,
  baseURL,
}) => {
  const { client, group, identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/');
  const open = () => page.getByRole('button', { name: /^(Check in|Update Progress)$/ }).click();
  await open();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').nth(1).click();
  // Meanwhile, on another device.
  const done = group.habits.map(({ id }, index) => ({ habitId: id, completed: index === 0 }));
  await client.must('POST /api/check-ins', {
    body: { identityId: identity.id, type: 'manual', habitCompletions: done },
  });

  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByText('You already checked in')).toBeVisible();
  await expect(dialog.getByText(identity.name)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('checkbox').nth(1)).toBeChecked();
  const completions = async () =>
    (await client.must('GET /api/habits/all-current'))[0]?.habits.map((habit) => habit.completionsThisWeek);
  expect(await completions()).toEqual([1, 0, 0]);

  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await dialog.getByRole('button', { name: 'Yes, Overwrite' }).click();
  await expect(dialog.getByText(`1 vote for ${identity.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await completions()).toEqual([0, 1, 0]);
});

test('a goal that speaks of ending one’s life is met with help, not with habits', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string);
  await page.goto('/goal-capture');
  await captureHeavyGoal(page, 'I want to end my life, I cannot go on like this');
  await expect(page.getByRole('main').getByRole('status')).toContainText('findahelpline.com');
  await expect(page.getByRole('list', { name: 'Suggested identities' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Become/ })).toBeHidden();
  await expectAccessible(page);
});
