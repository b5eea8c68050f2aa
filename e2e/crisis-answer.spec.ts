import { checkInBody, goalBody } from '#app/testing/world/factories.ts';
import { captureHeavyGoal, enterAsGuest, guestWithPlan, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const question = 'How are you today?';

test('the help card comes once; the next visit asks, and who was misread goes on to an identity', async ({ page }) => {
  await enterAsGuest(page);
  await captureHeavyGoal(page, 'Get through this week without hurting myself');
  await expect(page.getByText("I can't give you the support you deserve")).toBeVisible();
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute('href', /^https:/);
  await page.getByRole('button', { name: 'Pause these days' }).click();
  await expect(page.getByText(/^Paused: /)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: "I'd like to see help" }).click();
  const help = page.getByRole('dialog', { name: 'Someone to talk to' });
  await expect(help).toContainText('findahelpline.com');
  await help.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'You misread me' }).click();
  await expect(toast(page, 'Thank you for telling me')).toBeVisible();
  const suggestions = page.getByRole('list', { name: 'Suggested identities' }).getByRole('button');
  await expect(suggestions).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  // The help lines stay within reach.
  await page.getByRole('button', { name: 'Someone to talk to' }).click();
  await expect(help).toContainText('findahelpline.com');
});

test('a planning page asks in place of the plan, and plans once somebody is safe', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const goal = await client.must('POST /api/goals', { body: goalBody({ description: 'Walk every day' }) });
  const identity = await client.must('POST /api/identities', { body: { goalId: goal.id, name: 'The Walker' } });
  await client.must('POST /api/chat/messages', {
    body: { message: 'I put the pills back and rang my sister', context: { type: 'identity', goalId: goal.id } },
  });
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await page.getByRole('button', { name: "I'm safe, let's go on" }).click();
  await expect(page.getByText('Core Foundation Habits')).toBeVisible();
});

test('the dashboard asks after a heavy note, one answer ends it, and nothing else waits for it', async ({
  page,
  baseURL,
}) => {
  const { client, group } = await guestWithPlan(page, baseURL as string);
  await client.must('POST /api/check-ins', {
    body: { ...checkInBody(group, 1), notes: 'put the blades away and rang my sister' },
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: "I'm safe, let's go on" }).click();
  await expect(toast(page, 'Good to have you here')).toBeVisible();
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Someone to talk to' })).toBeVisible();
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
});
