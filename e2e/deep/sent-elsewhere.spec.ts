import type { Page } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { MailServer } from '#app/testing/outside/mail-server.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { toast } from '../steps.ts';
import { expect, test, WEDNESDAY } from './states.ts';

/** Where the product sends to: other people's servers on this machine. */
const receiver = await HttpReceiver.start();
const mails = await MailServer.start();

test.use({
  settings: { WEBHOOK_PRIVATE: 'on', SMTP_URL: mails.url, MAIL_FROM: 'Taylr <taylr@example.org>' },
});
test.beforeEach(() => {
  receiver.reset();
  mails.reset();
});
test.afterAll(() => Promise.all([receiver.stop(), mails.stop()]));

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a webhook is added by the keyboard, its secret shown once, tried, refused, looked up and removed', async ({
  page,
  world,
  view,
}) => {
  await aPlan(await world.enter(page));
  await page.goto('/settings/tools');
  const webhooks = card(page, 'Webhooks');
  await expect(webhooks.getByText('No address is told of anything.')).toBeVisible();
  const add = webhooks.getByRole('button', { name: 'Add a webhook' });
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect(dialog.getByText('Write a whole address, such as https://example.org/hook')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${receiver.origin}/hook`);
  await dialog.getByRole('checkbox', { name: 'A vote' }).press('Space');
  await view.look();
  await dialog.getByRole('button', { name: 'Add it' }).press('Enter');
  const made = page.getByRole('dialog', { name: 'Your new webhook' });
  const secret = await made.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  await made.getByRole('button', { name: 'I have it' }).press('Enter');
  await expect(add).toBeFocused();

  const row = webhooks.getByRole('listitem');
  await expect(row).toContainText('A check-in is saved, A vote');
  await row.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(row.getByRole('status')).toHaveText('The test has arrived');
  const [told] = receiver.received;
  expect(told).toMatchObject({ method: 'POST', path: '/hook' });
  const header = (name: string) => told?.headers[`webhook-${name}`] as string;
  const at = new Date(Number(header('timestamp')) * 1000);
  expect(new Verifier(secret).sign(header('id'), at, told?.body ?? '')).toBe(header('signature'));
  receiver.answerNext({ status: 500 });
  await row.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(row.getByRole('status')).toHaveText('The test has not arrived: answered 500');
  await view.look();

  await row.getByRole('button', { name: 'Deliveries' }).press('Enter');
  const log = page.getByRole('dialog', { name: /^Deliveries to 127/ });
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await view.look();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Remove the webhook to/ }).press('Enter');
  await page.getByRole('dialog', { name: 'Remove this webhook?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Webhook removed')).toBeVisible();
  await expect(add).toBeFocused();
});

/** What a test of each kind has to reach, and how it is asked for. */
const WAYS = [
  { kind: 'ntfy', fields: { Server: '', Topic: 'ada-walks' }, path: '/' },
  { kind: 'Gotify', fields: { Server: '', 'Token of the application': 'A.secret' }, path: '/message' },
  { kind: 'Apprise API', fields: { Server: '', 'Key of the configuration': 'ada' }, path: '/notify/ada' },
] as const;

test('reminders are sent by ntfy, Gotify, Apprise and e-mail, each tried, chosen and removed', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('422 POST /api/notification-channels');
  // To Apprise, 204 means that nothing was notified.
  receiver.answer = () => ({ status: 200 });
  const person = { name: 'Ada Byron', email: 'ada.elsewhere@example.com' };
  const client = await world.enter(page, person);
  await page.goto('/settings/reminders');
  const elsewhere = card(page, 'Elsewhere');
  await expect(elsewhere.getByText('Nothing is sent elsewhere.')).toBeVisible();
  const add = elsewhere.getByRole('button', { name: 'Add a way' });
  const dialog = page.getByRole('dialog', { name: 'Add a way for reminders' });
  const rows = elsewhere.getByRole('listitem');
  await add.press('Enter');
  await dialog.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Write the address of the server');
  await view.look();
  await page.keyboard.press('Escape');
  for (const { kind, fields, path } of WAYS) {
    await add.press('Enter');
    await dialog.getByRole('combobox', { name: 'By' }).selectOption(kind);
    for (const [name, value] of Object.entries(fields)) {
      await dialog.getByRole('textbox', { name, exact: true }).fill(value || receiver.origin);
    }
    await dialog.getByRole('button', { name: 'Add it' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
    const row = rows.filter({ hasText: kind });
    await row.getByRole('button', { name: 'Send a test' }).press('Enter');
    await expect(row.getByRole('status')).toHaveText('The test was taken');
    expect(receiver.received.splice(0)).toMatchObject([{ path, body: expect.stringContaining('A test from Taylr') }]);
  }
  await add.press('Enter');
  await dialog.getByRole('combobox', { name: 'By' }).selectOption('E-mail');
  await expect(dialog).toContainText(`Reminders go to ${person.email}, the address of your account.`);
  await dialog.getByRole('button', { name: 'Add it' }).press('Enter');
  const mail = rows.filter({ hasText: `to ${person.email}` });
  await mail.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(mail.getByRole('status')).toHaveText('The test was taken');
  expect(mails.received).toMatchObject([{ to: [person.email] }]);
  await mail.getByRole('checkbox', { name: 'Morning' }).press('Space');
  const kinds = async () => (await client.must('GET /api/notification-channels')).channels;
  await expect
    .poll(kinds)
    .toContainEqual(expect.objectContaining({ kind: 'email', morningEnabled: false, eveningEnabled: true }));
  await view.look();

  receiver.answerNext({ status: 401 });
  await rows.filter({ hasText: 'Gotify' }).getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(rows.filter({ hasText: 'Gotify' }).getByRole('status')).toHaveText(/^The test was not taken/);
  for (const name of ['ntfy', 'Gotify', 'Apprise API', 'E-mail']) {
    await elsewhere.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await expect(elsewhere.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
    await expect(add).toBeFocused();
  }
  await expect(elsewhere.getByText('Nothing is sent elsewhere.')).toBeVisible();
});

test('habits’ own times count for the day on every way out, all are in the bell, and one press allows more', async ({
  page,
  world,
  view,
}) => {
  receiver.answer = () => ({ status: 200 });
  await world.moveTo(`${WEDNESDAY}T07:00:00Z`, page);
  const client = await world.enter(page, { name: 'Ada Byron', email: 'ada.cap@example.com' });
  await client.must('POST /api/notification-channels', {
    body: { kind: 'ntfy', server: receiver.origin, topic: 'ada' },
  });
  await client.must('POST /api/notification-channels', { body: { kind: 'email' } });
  const timed = [
    ['Walk for 5 minutes', '13:00'],
    ['Read a page', '15:00'],
  ] as const;
  await aPlan(
    client,
    timed.map(([name], order) => habit(name, { order })),
  );
  const offered = page.getByRole('button', { name: 'Allow 4 a day' });
  const openReminder = async (name: string) => {
    await page.getByRole('article').getByRole('button', { name }).press('Enter');
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: /^Reminder/ })
      .press('Enter');
  };
  await page.goto('/');
  for (const [name, time] of timed) {
    await openReminder(name);
    await page.getByRole('switch', { name: 'Remind me' }).press('Space');
    await page.getByLabel('Time').fill(time);
    await expect(offered).toHaveCount(time === '13:00' ? 0 : 1);
    await view.look();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const sent = async (time: string, day = WEDNESDAY) => {
    await world.remindAt(`${day}T${time}:00Z`, page);
    return [receiver.received.splice(0).length, mails.received.splice(0).length];
  };
  // The evening's would be the fourth of three.
  for (const time of ['07:15', '13:00', '15:00']) expect(await sent(time), time).toEqual([1, 1]);
  expect(await sent('20:15')).toEqual([0, 0]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();

  await openReminder(timed[1][0]);
  await expect(page.getByText('That makes up to 4 reminders a day', { exact: false })).toBeVisible();
  await offered.press('Enter');
  await expect(toast(page, 'Up to 4 notifications a day')).toBeVisible();
  await expect(offered).toHaveCount(0);
  for (const time of ['07:15', '13:00', '15:00', '20:15']) expect(await sent(time, '2026-03-05'), time).toEqual([1, 1]);
});
