import type { Page } from '@playwright/test';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { toast } from '../steps.ts';
import { expect, fail, hold, PHONE, test } from './states.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Push Notifications' });
const banner = (page: Page) => page.getByRole('region', { name: 'Be reminded' });
const master = (page: Page) => card(page).getByRole('switch', { name: 'Push notifications on this device' });

type Asked = { permission: NotificationPermission; answer?: NotificationPermission };

/** A simulated real browser: it answers the permission prompt as the test says, and has a push service. Test browsers have neither. */
async function pushBrowser(page: Page, { permission, answer = 'granted' }: Asked): Promise<void> {
  await page.addInitScript(
    ([before, then]) => {
      let now = (localStorage.getItem('test-permission') ?? before) as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => now });
      Notification.requestPermission = async () => {
        now = then as NotificationPermission;
        localStorage.setItem('test-permission', now);
        return now;
      };
      const endpoint = 'https://fcm.googleapis.com/fcm/send/a-device';
      const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
      const json = { endpoint, keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } };
      const key = 'test-subscribed';
      const made = { endpoint, toJSON: () => json, unsubscribe: async () => (localStorage.removeItem(key), true) };
      const registration = Object.assign(new EventTarget(), {
        update: async () => undefined,
        pushManager: {
          getSubscription: async () => (localStorage.getItem(key) ? made : null),
          subscribe: async () => (localStorage.setItem(key, 'yes'), made),
        },
      });
      Object.defineProperty(navigator.serviceWorker, 'ready', { configurable: true, get: async () => registration });
      navigator.serviceWorker.getRegistration = async () => registration as unknown as ServiceWorkerRegistration;
    },
    [permission, answer] as const,
  );
}

/** The browser refuses to show the prompt, once. */
async function onceNotAsked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const asking = Object.getOwnPropertyDescriptor(Notification, 'requestPermission') as PropertyDescriptor;
    Notification.requestPermission = async () => {
      Object.defineProperty(Notification, 'requestPermission', asking);
      throw new DOMException('no gesture', 'NotAllowedError');
    };
  });
}

/** Subscribing with the current service worker fails, once. */
async function onceWithoutPush(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { serviceWorker } = navigator;
    const able = Object.getOwnPropertyDescriptor(serviceWorker, 'ready') as PropertyDescriptor;
    const get = async () => (Object.defineProperty(serviceWorker, 'ready', able), {});
    Object.defineProperty(serviceWorker, 'ready', { configurable: true, get });
  });
}

/** Tests must not leave the machine: stubs whether the push service accepted the test push. */
async function testPushes(page: Page, success: boolean): Promise<void> {
  await page.route('**/api/scheduled-push/test', (route) =>
    route.fulfill({ json: { success, message: 'Test notification' } }),
  );
}

test('settings: off, on, times, a test, what fails, off again', async ({ page, world, view, watch }) => {
  watch.expect(/^500 (POST|DELETE) \/api\/(push-subscriptions|scheduled-push)/, '500 PATCH /api/user/preferences');
  await pushBrowser(page, { permission: 'default' });
  await testPushes(page, false);
  const client = await world.enter(page);
  await page.goto('/settings/reminders');
  await expect(master(page)).not.toBeChecked();
  await view.look();

  await onceNotAsked(page);
  await master(page).click();
  await expect(toast(page, 'Error enabling notifications')).toContainText('Failed to request notification permission');
  await expect(master(page)).not.toBeChecked();
  await view.read();
  await onceWithoutPush(page);
  await master(page).click();
  await expect(toast(page, 'Error enabling notifications')).toContainText('Push notifications not available');
  await expect(master(page)).not.toBeChecked();
  await view.read();
  await fail(page, '**/api/push-subscriptions', 1);
  await master(page).click();
  await expect(toast(page, 'Error enabling notifications')).toContainText('Failed to subscribe to push notifications');
  await expect(master(page)).not.toBeChecked();
  await view.read();

  const subscribe = await hold(page, '**/api/push-subscriptions');
  await master(page).click();
  await expect(master(page)).toBeChecked();
  subscribe();
  await expect(toast(page, 'Push notifications enabled')).toContainText('Reminders will come');
  for (const name of ['Morning reminder', 'Evening reminder']) {
    await expect(card(page).getByRole('switch', { name })).toBeChecked();
  }
  await expect(card(page).getByText('Nothing has been delivered to this device yet.')).toBeVisible();
  await view.look();

  const morning = card(page).getByRole('group', { name: 'Morning reminder' });
  await expect(morning.getByLabel('Hour').getByRole('option')).toHaveCount(12);
  await morning.getByLabel('Hour').selectOption('06');
  await morning.getByLabel('Minute').selectOption('40');
  await expect.poll(() => client.must('GET /api/user/preferences')).toMatchObject({ morningPushTime: '06:40' });
  await fail(page, '**/api/user/preferences', 1);
  await card(page).getByRole('group', { name: 'Evening reminder' }).getByLabel('Hour').selectOption('21');
  await expect(toast(page, 'Error saving settings')).toBeVisible();
  await expect(card(page).getByRole('group', { name: 'Evening reminder' }).getByLabel('Hour')).toHaveValue('20');
  await view.read();

  await card(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(toast(page, 'Error')).toContainText('The test could not be sent.');
  await card(page).getByRole('switch', { name: 'Morning reminder' }).click();
  await expect(card(page).getByText('Saved')).toBeVisible();
  await expect(card(page).getByRole('switch', { name: 'Morning reminder' })).not.toBeChecked();
  await expect(master(page)).toBeChecked();

  await fail(page, '**/api/push-subscriptions/current', 1);
  await card(page).getByRole('switch', { name: 'Evening reminder' }).click();
  await expect(toast(page, 'Error disabling notifications')).toContainText('Failed to unsubscribe');
  await expect(master(page)).toBeChecked();
  await view.read();
  await master(page).click();
  await expect(toast(page, 'Push notifications disabled')).toBeVisible();
  await expect(master(page)).not.toBeChecked();
});

test('settings: refused, blocked, and a browser that cannot', async ({ page, world, view }) => {
  await pushBrowser(page, { permission: 'default', answer: 'denied' });
  await world.enter(page);
  await page.goto('/settings/reminders');
  await master(page).click();
  await expect(toast(page, 'Permission required')).toContainText(
    'Push notifications require browser permission. Please allow notifications and try again.',
  );
  await expect(card(page).getByText(/^Notifications are blocked for this site/)).toBeVisible();
  await expect(master(page)).toBeDisabled();
  await view.look();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(card(page).getByText('Push notifications are not supported in this browser')).toBeVisible();
  await view.look(['dark'], [PHONE]);
});

test('dashboard: notifications are offered, sent away for a day, refused, enabled, not supported', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/push-subscriptions');
  await pushBrowser(page, { permission: 'default' });
  const client = await world.enter(page);
  const { group } = await aPlan(client);
  // Nothing is offered before the first check-in.
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await view.look();
  await banner(page).getByRole('button', { name: 'Not today' }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await world.moveTo('2026-03-05T12:00:00Z', page);
  await page.reload();
  await fail(page, '**/api/push-subscriptions', 1);
  await banner(page).getByRole('button', { name: 'Enable' }).press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to enable notifications. Please try again.');
  await view.read();
  await page.evaluate(() => localStorage.removeItem('test-permission'));
  await page.reload();
  await banner(page).getByRole('button', { name: 'Enable' }).press('Enter');
  await expect(toast(page, 'Enhanced Notifications Enabled!')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await view.read();

  for (const [answer, title] of [
    ['denied', 'Permission Denied'],
    ['default', 'Notifications not enabled'],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await pushBrowser(page, { permission: 'default', answer });
    await page.reload();
    await banner(page).getByRole('button', { name: 'Enable' }).press('Enter');
    await expect(toast(page, title)).toBeVisible();
    await view.read();
  }
  // The question was closed unanswered, so that it is still offered.
  await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'));
  await banner(page).getByRole('button', { name: 'Enable' }).press('Enter');
  await expect(toast(page, 'Browser Not Supported')).toBeVisible();
  await view.read();
});

test('the bell: on its way, a failure, enabled, refused, blocked, not supported', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/push-subscriptions');
  await pushBrowser(page, { permission: 'default' });
  await aPlan(await world.enter(page));
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await fail(page, '**/api/push-subscriptions', 1);
  const subscribe = await hold(page, '**/api/push-subscriptions');
  await page.getByRole('button', { name: 'Enable Browser Notifications' }).click();
  await expect(page.getByRole('button', { name: 'Enabling...' })).toBeVisible();
  await view.read();
  subscribe();
  await expect(toast(page, 'Error enabling notifications')).toContainText(
    'Failed to enable browser notifications. Please try again.',
  );
  await view.read();
  await page.getByRole('button', { name: 'Enable Browser Notifications' }).click();
  await expect(toast(page, 'Browser notifications enabled!')).toBeVisible();
  await view.read();
  for (const [permission, answer, title] of [
    ['default', 'denied', 'Notifications not enabled'],
    ['denied', 'denied', 'Notifications blocked'],
  ] as const) {
    await pushBrowser(page, { permission, answer });
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'Enable Browser Notifications' }).click();
    await expect(toast(page, title)).toBeVisible();
    await view.read();
  }
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Enable Browser Notifications' }).click();
  await expect(toast(page, 'Browser notifications not supported')).toBeVisible();
  await view.read();
});
