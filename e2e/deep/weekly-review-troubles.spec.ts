import { addDays } from '#core/calendar/calendar.ts';
import { checkInDialog, expectSaved, toast, useInteractionsUntil } from '../steps.ts';
import { expect, fail, hold, PHONE, test } from './states.ts';
import {
  SUNDAY,
  SATURDAY,
  dialog,
  log,
  box,
  choice,
  card,
  quickActions,
  banner,
  conducting,
  aLivedWeek,
  openReview,
  say,
} from './review-window.ts';

test('an answer can be given up, and a message that did not get through is sent again', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^500 POST \/api\/weekly-reviews\/[\w-]+\/conduct$/);
  await openReview(page, world);
  const arrive = await hold(page, conducting);
  await say(page, 'The mornings went well');
  await expect(choice(page, 'Same')).toBeDisabled();
  await view.look(['light']);
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(box(page)).toHaveValue('The mornings went well');
  await expect(box(page)).toBeFocused();
  await expect(log(page).getByText('Taylr: ')).toHaveCount(1);
  arrive();
  await page.unroute(conducting);
  await fail(page, conducting, 1);
  await box(page).press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to process review. Please try again.');
  await expect(log(page)).toContainText('Failed to conduct review: 500');
  await view.look();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(log(page).getByText('Taylr: ')).toHaveCount(2);
  await expect(log(page)).not.toContainText('Failed to conduct review');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
});

test('a start that fails can be tried again at each of its steps', async ({ page, world, view, watch }) => {
  watch.expect(/^500 (GET|POST|PATCH) \/api\/weekly-reviews/);
  const { identity } = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
  const broken = (address: string, method: string) =>
    page.route(
      address,
      (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, body: 'out of order' }) : route.fallback(),
      { times: 1 },
    );
  const alert = dialog(page).getByRole('alert');
  await broken(`**/api/weekly-reviews/${identity.id}/*`, 'GET');
  await page.goto(`/?weeklyReview=${identity.id}`);
  await expect(alert).toContainText('Failed to start weekly review. Please try again.');
  await view.look();
  await broken('**/api/weekly-reviews', 'POST');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Failed to create weekly review');
  await expect(toast(page, 'Error')).toContainText('Failed to create weekly review');
  await view.read();
  await fail(page, conducting, 1);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to start weekly review. Please try again.');
  await expect(log(page)).toContainText('Failed to start weekly review. Please try again.');
  await expect(log(page)).toContainText('Failed to conduct review: 500');
  await expect(choice(page, 'Same')).toHaveCount(0);
  await view.look();
  await log(page).getByRole('button', { name: 'Retry' }).click();
  await expect(choice(page, 'Same')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await broken('**/api/weekly-reviews/*', 'PATCH');
  await card(page).getByRole('button', { name: 'Weekly Review' }).click();
  await expect(alert).toContainText('Failed to update weekly review');
  await view.read();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(choice(page, 'Same')).toBeVisible();
});

test('a choice that could not be saved can be made again', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/weekly-reviews/complete');
  const { identity } = await openReview(page, world);
  await fail(page, '**/api/weekly-reviews/complete', 1);
  await choice(page, 'Same').click();
  await expect(toast(page, 'Error')).toContainText('Failed to save weekly review completion');
  await view.read();
  await expect(choice(page, 'Same')).toBeEnabled();
  await choice(page, 'Harder').click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=harder`);
});

test('a review that went on in another tab is read anew, and what was written stays', async ({
  page,
  world,
  watch,
}) => {
  watch.expect(/^409 POST \/api\/weekly-reviews\/[\w-]+\/conduct$/);
  const { client, identity } = await openReview(page, world);
  await page.route(
    conducting,
    (route) => route.fulfill({ status: 409, json: { message: 'Read again', code: 'CONFLICT' } }),
    {
      times: 1,
    },
  );
  await client.must('POST /api/weekly-reviews/:identityId/conduct', {
    params: { identityId: identity.id },
    body: {
      weekStartDate: SUNDAY,
      weekEndDate: SATURDAY,
      previousMessages: [{ role: 'user', content: 'said elsewhere: the mornings went well' }],
    },
  });
  await say(page, 'said here: the evenings did not');
  await expect(toast(page, 'This review has moved on')).toBeVisible();
  await expect(log(page)).toContainText('said elsewhere: the mornings went well');
  await expect(box(page)).toHaveValue('said here: the evenings did not');
});

test('a message that calls for help ends the talk with it', async ({ page, world, view }) => {
  await openReview(page, world);
  await say(page, 'I want to kill myself');
  await expect(log(page)).toContainText('findahelpline.com');
  await expect(box(page)).toHaveCount(0);
  await expect(choice(page, 'Same')).toHaveCount(0);
  await view.look();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toBeHidden();
});

test('days to be left out are offered as a pause, within the talk', async ({ page, world, view }) => {
  await openReview(page, world);
  await say(page, 'It went well, but I am on holiday from Monday until Wednesday');
  await expect(log(page).getByRole('button', { name: 'Pause these days' })).toBeVisible();
  await view.look();
});

test('at the limit an account is offered after two more answers, and the choice goes on working', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^403 POST \/api\/weekly-reviews\/[\w-]+\/conduct$/);
  const { client, identity } = await openReview(page, world);
  await useInteractionsUntil(client, 0);
  for (const [at, message] of ['The mornings went well', 'The evenings were full'].entries()) {
    await say(page, message);
    await expect(log(page).getByText('Taylr: ')).toHaveCount(at + 2);
  }
  await say(page, 'One more thing');
  await expect(log(page).getByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await view.look();
  await choice(page, 'Same').click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=same`);
});

test('a paused identity asks for nothing, and can still be checked in', async ({ page, world, view }) => {
  const { client, identity } = await aLivedWeek(page, world, { days: 2, day: addDays(SUNDAY, 3) });
  const span = { from: addDays(SUNDAY, 2), until: addDays(SUNDAY, 4) };
  await client.must('POST /api/pauses', { body: { ...span, identityId: identity.id } });
  await page.goto('/');
  await expect(card(page)).toContainText('Paused until Thursday 5 March');
  await expect(card(page).getByRole('button', { name: 'Check in' })).toHaveCount(0);
  await expect(card(page).getByRole('img', { name: /^Walk for 5 minutes: .*, paused on Tuesday, / })).toBeVisible();
  const days = page.getByRole('list', { name: 'Days of this week' }).getByRole('listitem');
  await expect(days.filter({ hasText: ': paused' })).toHaveCount(3);
  await expect(days.filter({ hasText: ': paused, today' })).toHaveCount(1);
  await view.look();
  await quickActions(page).getByRole('button', { name: 'Update Progress' }).click();
  await checkInDialog(page).getByRole('checkbox').first().click();
  await checkInDialog(page).getByRole('button', { name: 'Save check-in' }).click();
  await expectSaved(checkInDialog(page));
  await expect(card(page).getByText('Checked in today')).toBeVisible();
  await view.look(['light'], [PHONE]);
});

test('nothing reminds of a review while its identity is paused', async ({ page, world, view }) => {
  const { client } = await aLivedWeek(page, world, { days: 2, day: addDays(SATURDAY, 2) });
  await client.must('POST /api/pauses', { body: { from: addDays(SATURDAY, 1), until: addDays(SATURDAY, 5) } });
  await page.goto('/');
  await expect(card(page)).toContainText('Paused until Thursday 12 March');
  await expect(card(page).getByRole('button', { name: 'Weekly Review' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(quickActions(page).getByRole('button', { name: 'Update Progress' })).toBeVisible();
  await view.look(['dark']);
});
