import type { CDPSession, Page } from '@playwright/test';
import { PushService, type TestSubscription } from '#app/testing/outside/push-service.ts';
import { guestWithPlan, toast } from './steps.ts';
import { expect, test } from './taylr.ts';

test.use({ settings: [{ PUSH_HOSTS: '127.0.0.1' }, { scope: 'worker' }], serviceWorkers: 'allow' });

/** Chromium cannot subscribe in tests: this machine's push service provides the subscription instead. */
async function subscribeTo(page: Page, subscription: TestSubscription): Promise<void> {
  await page.addInitScript((given) => {
    let current: object | null = null;
    const made = { ...given, toJSON: () => given, unsubscribe: async () => !(current = null) };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (current = made),
      getSubscription: async () => current,
    });
  }, subscription);
}

/** The registration of the page's service worker, as the browser's own tools know it. */
async function getRegistration(tools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const living = registrations.find(({ isDeleted }) => !isDeleted);
      if (living) resolve(living.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}

test('push is switched on in the settings, a test arrives, is shown by the worker, and a click leads where it says', async ({
  page,
  context,
  baseURL,
}) => {
  const service = await PushService.start();
  const origin = baseURL as string;
  await context.grantPermissions(['notifications'], { origin });
  await subscribeTo(page, service.subscribe());
  const { client } = await guestWithPlan(page, origin);
  await page.goto('/settings/reminders');
  const card = page.getByRole('region', { name: 'Push Notifications' });
  await card.getByRole('switch', { name: 'Push notifications on this device' }).click();
  await expect(toast(page, 'Push notifications enabled')).toContainText('A test notification is on its way.');
  await expect(card.getByRole('switch', { name: 'Morning reminder' })).toBeChecked();
  await expect(card.getByText('Last delivered')).toBeVisible();
  expect(service.problems).toEqual([]);
  expect(service.received).toHaveLength(1);

  const body = { title: 'A week to look back on', body: 'It is done.', actionUrl: '/goals' };
  const { id } = await client.must('POST /api/notifications/create-test', { body });
  const tools = await context.newCDPSession(page);
  const registrationId = await getRegistration(tools);
  const deliver = (message: object) =>
    tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await deliver(service.received[0]?.message ?? {});
  await expect.poll(shown).toEqual(['Good morning!']);
  await deliver({ ...body, tag: 'review', badge: 1, notificationId: id });
  await expect.poll(shown).toContain(body.title);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (title) => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const notification = (await registration.getNotifications()).find((one) => one.title === title);
    const click = new Event('notificationclick');
    // A synthetic event cannot extend a worker's life, and need not.
    self.dispatchEvent(Object.assign(click, { notification, waitUntil: () => undefined }));
  }, body.title);
  await expect(page).toHaveURL('/goals');
  await expect.poll(shown).not.toContain(body.title);
  await expect
    .poll(async () => (await client.must('GET /api/notifications')).find((one) => one.id === id))
    .toMatchObject({ isRead: true, isActioned: true });
  await service.stop();
});
