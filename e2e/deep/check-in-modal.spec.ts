import { aPlan, anIdentity, checkInBody, habit } from '#app/testing/world/factories.ts';
import { toast } from '../steps.ts';
import { expect, hold, test } from './states.ts';
import { TALK, threeHabits, openChat, say } from './check-in-window.ts';

test('both ways to check in, and what is captured in one shows in the other', async ({ page, world, view }) => {
  await aPlan(await world.enter(page), threeHabits());
  const parts = await openChat(page);
  const { dialog, captured } = parts;
  await expect(dialog.getByRole('tab')).toHaveText(['AI Chat', 'Manual']);
  await expect(dialog.getByText('Today, Wednesday 4 March')).toBeVisible();
  await expect(captured).toContainText('0 of 3');
  await expect(parts.save).toBeDisabled();
  await view.look();

  const arrive = await hold(page, TALK);
  await say(parts, 'I walked but did not stretch');
  await expect(dialog.getByText('Taylr is thinking...')).toBeAttached();
  await view.look();
  arrive();
  await expect(parts.items).toHaveCount(2);
  await expect(captured.locator('mark').first()).toContainText('walked');
  await expect(captured.getByRole('list', { name: /^Still open/ })).toContainText('Read 2 pages');
  await view.look();

  await dialog.getByRole('tab', { name: 'Manual' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Walk/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /Stretch/ })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /Read/ }).click();
  await view.look();
  await dialog.getByRole('tab', { name: 'AI Chat' }).click();
  await expect(captured.getByRole('listitem').filter({ hasText: 'Read 2 pages' })).toContainText('Set by you');
});

test('what was captured can be set right, taken away, and said anew', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await aPlan(client, threeHabits());
  const parts = await openChat(page);
  const { dialog, box, captured, save } = parts;
  await say(parts, 'I walked but did not stretch');
  await captured
    .getByRole('radiogroup', { name: 'Was it done: Stretch for 2 minutes before bed' })
    .getByRole('radio', { name: 'Done', exact: true })
    .click();
  await expect(parts.items.last()).toContainText('Set by you');
  await captured.getByRole('button', { name: 'Remove: Walk for 5 minutes after lunch' }).click();
  await expect(parts.items).toHaveCount(1);

  await captured.getByRole('button', { name: 'Clear & Continue' }).click();
  await expect(parts.items).toHaveCount(0);
  await expect(box).toHaveValue('Let me say that again more clearly: ');
  await expect(box).toBeFocused();
  await view.look();

  await box.fill('I walked, but did not stretch or read');
  await box.press('Enter');
  await expect(parts.items).toHaveCount(3);
  await save.click();
  await expect(dialog.getByText(`1 vote for ${identity.name}`)).toBeVisible();
  await expect(dialog.getByText('AI Check-in Complete!')).toBeVisible();
  await expect(dialog).toContainText('Thanks for the great conversation! All your progress has been tracked.');
  await view.read();
  await expect(dialog).toBeHidden();
  const [group] = await client.must('GET /api/habits/all-current');
  expect(group?.habits.map((one) => one.completionsThisWeek)).toEqual([1, 0, 0]);
});

test('the coach’s question is answered at a tap, by hand or by key', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await aPlan(client, threeHabits());
  const parts = await openChat(page);
  const { dialog, box, captured } = parts;
  const answers = dialog.getByRole('list', { name: 'Quick answers' }).getByRole('button');
  await say(parts, 'I read my pages');
  await expect(answers).toHaveText(['Walking', 'Stretching', 'Both', 'Neither']);
  await view.look();
  await answers.filter({ hasText: 'Both' }).press('Enter');
  await expect(captured).toContainText('3 of 3');
  await expect(answers).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('a message that does not get through keeps its words, and an answer can be stopped', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/check-ins/ai-conversation');
  watch.expect('429 POST /api/check-ins/ai-conversation');
  await aPlan(await world.enter(page), threeHabits());
  const parts = await openChat(page);
  const { dialog, box } = parts;
  await page.route(
    TALK,
    (route) => route.fulfill({ status: 500, json: { message: 'Please come back later.', code: 'INTERNAL' } }),
    { times: 1 },
  );
  const refused = { headers: { 'retry-after': '23' }, json: { message: 'Too many', code: 'RATE_LIMITED' } };
  await page.route(TALK, (route) => route.fulfill({ status: 429, ...refused }), { times: 1 });
  await say(parts, 'I walked');
  await expect(dialog.getByText('Too many messages in a short time. You can try again in 23 seconds.')).toBeVisible();
  await expect(box).toHaveValue('I walked');
  await view.look();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Please come back later.')).toBeVisible();
  await expect(box).toHaveValue('I walked');
  await view.look();

  const arrive = await hold(page, TALK);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(box).toHaveValue('');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(box).toHaveValue('I walked');
  await expect(box).toBeFocused();
  arrive();
  await page.unroute(TALK);
  await box.press('Enter');
  await expect(parts.items).toHaveCount(1);
});

test('without a network the words stay, in both tabs', async ({ page, world, context, view, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await aPlan(await world.enter(page), threeHabits());
  const parts = await openChat(page);
  await say(parts, 'I walked');
  await expect(parts.items).toHaveCount(1);
  await context.setOffline(true);
  await say(parts, 'and I read 2 pages');
  await expect(parts.dialog.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(parts.box).toHaveValue('and I read 2 pages');
  await parts.save.click();
  await expect(parts.dialog.getByRole('alert')).toContainText('Failed to save AI check-in. Please try again.');
  await view.read();
  await context.setOffline(false);
  await parts.save.click();
  await expect(parts.dialog.getByText(/^Still open: Stretch/)).toBeVisible();
  await expect(parts.dialog).toBeHidden();
  await expect(toast(page, 'AI Check-in Complete!')).toHaveCount(0);
});

test('a message that calls for help is answered with help alone, and what was captured is kept', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  await aPlan(client, threeHabits());
  const parts = await openChat(page);
  const { dialog, captured } = parts;
  await say(parts, 'I walked');
  await expect(parts.items).toHaveCount(1);
  await say(parts, 'but I want to end my life');
  await expect(dialog.getByText('findahelpline.com')).toBeVisible();
  await expect(dialog.getByText('Your check-in is saved.')).toBeVisible();
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expect(captured).toHaveCount(0);
  await view.look();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Check-in Complete!')).toHaveCount(0);
  const [group] = await client.must('GET /api/habits/all-current');
  expect(group?.habits.map((one) => one.completionsThisWeek)).toEqual([1, 0, 0]);
});

test('help is shown though the day has a check-in already, which is not overwritten unasked', async ({
  page,
  world,
  watch,
}) => {
  watch.expect('409 POST /api/check-ins');
  const client = await world.enter(page);
  const { group } = await aPlan(client, threeHabits());
  const parts = await openChat(page);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
  await say(parts, 'I walked but did not stretch');
  await expect(parts.items).toHaveCount(2);
  await say(parts, 'I want to end my life');
  await parts.save.click();
  await expect(parts.dialog.getByText('You already checked in')).toBeVisible();
  await parts.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(parts.dialog.getByText('findahelpline.com')).toBeVisible();
  const [kept] = await client.must('GET /api/habits/all-current');
  expect(kept?.habits.map((one) => one.completionsThisWeek)).toEqual([1, 1, 1]);
});

test('an answer of basic mode says so', async ({ page, world, view }) => {
  await aPlan(await world.enter(page), threeHabits());
  const parts = await openChat(page);
  const answer = { response: 'Thank you. Did you read?', extractedCompletions: [], safety: null, basicMode: true };
  await page.route(TALK, (route) => route.fulfill({ json: answer }));
  await say(parts, 'A long day');
  await expect(parts.dialog.getByText(/^Basic mode answered this one/)).toBeVisible();
  await view.look();
});

test('several identities are spoken of at once', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const mover = await aPlan(client, threeHabits());
  const writer = await aPlan(client, [habit('Write in my journal'), habit('Drink a glass of water', { order: 1 })]);
  const parts = await openChat(page);
  await say(parts, 'I walked and I wrote in my journal');
  await expect(parts.items).toHaveCount(2);
  await expect(parts.captured.getByRole('heading', { level: 4 })).toHaveCount(2);
  await view.look();
  await parts.save.click();
  await expect(parts.dialog.getByText('2 votes noted')).toBeVisible();
  await expect(parts.dialog).toBeHidden();
  const groups = await client.must('GET /api/habits/all-current');
  const votes = (id: string) =>
    groups.find(({ identityId }) => identityId === id)?.habits.map((one) => one.completionsThisWeek);
  expect([votes(mover.identity.id), votes(writer.identity.id)]).toEqual([
    [1, 0, 0],
    [1, 0],
  ]);
});

test('much of everything fits: a long name, twelve habits, two identities, and an answer with a card beside it', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const { identity } = await anIdentity(client, 'The Person Who Moves Every Single Day Whatever The Weather I');
  const many = Array.from({ length: 12 }, (_none, order) =>
    habit(`Do ${order + 1} rounds of chair squats after lunch, slowly and with care`, { order }),
  );
  await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits: many } });
  await aPlan(client, threeHabits());
  const parts = await openChat(page);
  await parts.dialog.getByRole('button', { name: 'I did everything' }).click();
  await expect(parts.captured).toContainText('15 of 15');
  await expect(parts.box).toBeFocused();
  await say(parts, 'and I want to stop taking my antidepressants');
  await expect(parts.dialog.getByText(/as prescribed/)).toBeVisible();
  await view.look();
  await parts.dialog.getByRole('tab', { name: 'Manual' }).click();
  await expect(parts.dialog.getByRole('checkbox', { checked: true })).toHaveCount(15);
  await view.look();
});
