import { addDays, toWeekday } from '#core/calendar/calendar.ts';
import { anIdentity, aPlan, checkInBody, goalBody } from '#app/testing/world/factories.ts';
import type { Locator, Page } from '@playwright/test';
import { captureHeavyGoal, checkInDialog, enterAsGuest, guestWithPlan, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

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

const HEAVY = 'I put the pills back and rang my sister';
const BLADES = 'I put the blades away and rang my sister';

/** Nothing lies over it: neither a bar that stays in place nor a message. */
const isOnTop = (wanted: Locator) =>
  wanted.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height - 1));
  });

/** Says something that is misread: the card is in sight from its first word to the way out of it, and who says so has the words back. */
async function goOnFrom(
  page: Page,
  box: Locator,
  answer: 'You misread me' | "I'm safe, let's go on",
  words = HEAVY,
): Promise<void> {
  await box.fill(words);
  await box.press('Enter');
  const beginning = page.getByText('It sounds like you are carrying something very heavy');
  await expect(beginning).toBeInViewport({ ratio: 0.4 });
  const top = await beginning.boundingBox();
  expect(top?.y).toBeGreaterThan(0);
  const wayOut = page.getByRole('button', { name: answer });
  await expect(wayOut).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(wayOut)).toBe(true);
  await expectAccessible(page);
  await wayOut.press('Enter');
  await expect(beginning).toHaveCount(0);
  await expect(box).toHaveValue(words);
}

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a goal that met the card is gone on with in the same visit, and gone back to with all its words', async ({
      page,
      baseURL,
    }) => {
      await newGuest(page, baseURL as string);
      await page.goto('/goal-capture');
      const goal = 'Get through this week without hurting myself';
      await captureHeavyGoal(page, goal);
      await page.getByRole('button', { name: 'No, keep my plan' }).click();
      await page.getByRole('link', { name: '← Back to Goal Capture' }).click();
      await expect(page.getByRole('textbox', { name: 'Your goal' })).toHaveValue(goal);
      await expect(page.getByRole('radio', { name: "Haven't started yet" })).toBeChecked();
      await expect(page.getByRole('textbox', { name: 'What gets in the way?' })).not.toHaveValue('');
      await page.goBack();
      await expectAccessible(page);
      await page.getByRole('button', { name: "I'm safe, let's go on" }).press('Enter');
      await expect(page.getByRole('list', { name: 'Suggested identities' }).getByRole('button')).not.toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Someone to talk to' })).toBeVisible();
    });

    test('a card in a talk is gone on from where it came, in each of them', async ({ page, baseURL }) => {
      const client = await newGuest(page, baseURL as string);
      const { goal, identity } = await anIdentity(client);
      const { identity: walker } = await aPlan(client);
      await page.goto(`/identity-chat/${goal.id}`);
      await goOnFrom(page, page.getByRole('textbox', { name: 'Message to the coach' }), 'You misread me');
      await expect(page.getByRole('list', { name: 'Suggested identities' })).toBeVisible();
      // The same words are no longer heard as danger: the coach answers them.
      const box = page.getByRole('textbox', { name: 'Message to the coach' });
      await box.press('Enter');
      await expect(box).toHaveValue('');
      await expect(page.getByRole('log').getByRole('listitem')).not.toHaveCount(0);
      await expect(page.getByRole('log')).toContainText(HEAVY);
      await expect(page.getByText('It sounds like you are carrying something very heavy')).toHaveCount(0);

      await page.goto(`/habit-planning/${identity.id}`);
      await expect(page.getByText('Core Foundation Habits')).toBeVisible();
      await goOnFrom(page, page.getByPlaceholder('Ask Taylr to adjust your habits...'), 'You misread me', BLADES);
      await expect(page.getByText('Core Foundation Habits')).toBeVisible();

      await page.goto(`/?checkIn=${walker.id}`);
      await checkInDialog(page).getByRole('tab', { name: 'AI Chat' }).click();
      await goOnFrom(page, checkInDialog(page).getByRole('textbox'), "I'm safe, let's go on");
      await page.goto('/');
      const say = 'Say what you did, or what should change';
      await page.getByRole('button', { name: say }).click();
      await goOnFrom(page, page.getByRole('dialog', { name: say }).getByRole('textbox'), 'You misread me', BLADES);
    });

    test('a card in a review is gone on from, and the review goes on', async ({ page, baseURL }) => {
      const client = await newGuest(page, baseURL as string);
      const { today } = await client.must('GET /api/check-ins/daily-status');
      await client.must('PATCH /api/user/preferences', { body: { weekStartDay: toWeekday(addDays(today, 1)) } });
      const { identity } = await aPlan(client);
      await page.goto(`/?weeklyReview=${identity.id}`);
      const dialog = page.getByRole('dialog', { name: `Weekly Review: ${identity.name}` });
      await goOnFrom(page, dialog.getByRole('textbox'), 'You misread me');
      await expect(dialog.getByRole('button', { name: /^Same\b/ })).toBeEnabled();
    });
  });
}
