import type { BrowserContext, Page } from '@playwright/test';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { choose, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

const WALK = 'Walk for 5 minutes';
const READ = 'Read a page';

/** A guest with two habits, and somebody else with the same. */
async function withPlan(page: Page, baseURL: string) {
  const client = await newGuest(page, baseURL);
  const other = new TestClient(baseURL, client.zone);
  await other.must('POST /api/auth/guest');
  const words = { implementationIntention: 'After lunch, at the door, I will put my shoes on.' };
  for (const one of [client, other]) await aPlan(one, [habit(WALK, words), habit(READ, { order: 1 })]);
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const getHabit = async (name = WALK, of = client) => {
    const [group] = await of.must('GET /api/habits/all-current');
    const found = group?.habits.find(({ description }) => description === name);
    if (!group || !found) throw new Error(`no ${name}`);
    return { group, habit: found };
  };
  return { client, other, today, getHabit };
}

const sheet = (page: Page, name = WALK) => page.getByRole('dialog', { name });
const openSheet = (page: Page, name = WALK) => page.getByRole('article').getByRole('button', { name }).click();

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a habit gets its own time, proposed from its moment; more than the day allows is offered to be raised', async ({
      page,
      baseURL,
    }) => {
      const { client, other, getHabit } = await withPlan(page, baseURL as string);
      await page.goto('/');
      await openSheet(page);
      await sheet(page)
        .getByRole('button', { name: /^Reminder/ })
        .click();
      const remind = sheet(page).getByRole('switch', { name: 'Remind me' });
      await expect(remind).not.toBeChecked();
      await remind.click();
      await expect(sheet(page).getByLabel('Time')).toHaveValue('13:00');
      await expect.poll(async () => (await getHabit()).habit.remindAt).toBe('13:00');
      await sheet(page).getByLabel('Time').fill('13:20');
      await expect.poll(async () => (await getHabit()).habit.remindAt).toBe('13:20');
      await expect(sheet(page).getByText(/reminders a day/)).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await openSheet(page, READ);
      await sheet(page, READ)
        .getByRole('button', { name: /^Reminder/ })
        .click();
      await sheet(page, READ).getByRole('switch', { name: 'Remind me' }).click();
      await expect(sheet(page, READ)).toContainText('That makes up to 4 reminders a day');
      await expectAccessible(page);
      await sheet(page, READ).getByRole('button', { name: 'Allow 4 a day' }).click();
      await expect(toast(page, 'Up to 4 notifications a day')).toBeVisible();
      await expect(sheet(page, READ).getByText(/reminders a day/)).toHaveCount(0);
      expect((await client.must('GET /api/user/preferences')).maxDailyNotifications).toBe(4);
      await sheet(page, READ).getByRole('switch', { name: 'Remind me' }).click();
      await expect.poll(async () => (await getHabit(READ)).habit.remindAt).toBeNull();
      expect((await getHabit(WALK, other)).habit.remindAt).toBeNull();
    });

    test('a link is made, ticks once for whoever opens it, tells nothing else, and ends when it is withdrawn', async ({
      page,
      baseURL,
      secondPage,
      watch,
    }) => {
      watch.expect(/^404 POST \/api\/ticks\//);
      const { today, getHabit, other } = await withPlan(page, baseURL as string);
      await page.goto('/');
      await openSheet(page);
      await sheet(page).getByRole('button', { name: 'A link that ticks it' }).click();
      await sheet(page).getByRole('button', { name: 'Make a link' }).click();
      const field = sheet(page).getByLabel('Link that ticks this habit');
      await expect(field).toHaveValue(/\/t\/[\w-]{43}$/);
      const link = await field.inputValue();
      await expectAccessible(page);

      const preview = await fetch(link);
      expect(preview.status).toBe(200);
      expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await preview.text()).not.toContain(WALK);
      expect((await getHabit()).habit.completedDays).toEqual([]);

      await secondPage.goto(link);
      await expect(secondPage.getByRole('heading', { name: WALK })).toBeVisible();
      await expect(secondPage.getByRole('status')).toHaveText('Ticked for today.');
      await expect(secondPage.getByRole('main')).not.toContainText('The Everyday Mover');
      await expectAccessible(secondPage);
      expect((await getHabit()).habit.completedDays).toEqual([today]);
      expect((await getHabit(WALK, other)).habit.completedDays).toEqual([]);
      // A browser that loads its tab anew has not been tapped.
      await secondPage.reload();
      await expect(secondPage.getByRole('status')).toHaveText('This page was open before. Tick for today?');
      await secondPage.getByRole('button', { name: 'Tick it now' }).click();
      await expect(secondPage.getByRole('status')).toHaveText('It is done for today already.');

      await sheet(page).getByRole('button', { name: 'Withdraw' }).click();
      await expect(toast(page, 'Link withdrawn')).toBeVisible();
      const fresh = await secondPage.context().newPage();
      await fresh.goto(link);
      await expect(fresh.getByRole('status')).toHaveText('This link ticks nothing. It may have been withdrawn.');
      await expectAccessible(fresh);
    });
  });
}

test('a link in a message asks before it answers, since mail programs follow links; a button of a notification was pressed', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expect(/^404 POST \/api\/ticks\//);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const link = (answer: string) => `${baseURL}/t/${'A'.repeat(64)}.${answer}`;
  await page.goto(link('skip'));
  await expect(page.getByRole('status')).toHaveText('Note this for the habit that you were reminded of?');
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Not today' }).click();
  await expect(page.getByRole('status')).toHaveText('This link ticks nothing. It may have been withdrawn.');
  expect(asked).toHaveLength(1);
  await page.goto(`${link('done')}#pressed`);
  await expect(page.getByRole('status')).toHaveText('This link ticks nothing. It may have been withdrawn.');
  expect(asked).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('own times are set with the plan as well, and more than the day allows are offered to be raised', async ({
  page,
  baseURL,
}) => {
  const { client, getHabit } = await withPlan(page, baseURL as string);
  await client.must('PATCH /api/user/preferences', { body: { maxDailyNotifications: 2 } });
  await page.goto('/');
  await choose(
    page.getByRole('button', { name: 'More for The Everyday Mover' }),
    page.getByRole('menuitem', { name: 'Edit habits…' }),
  );
  const dialog = page.getByRole('dialog', { name: 'Edit habits' });
  await dialog.getByRole('button', { name: `Edit “${WALK}”` }).click();
  const editor = page.getByRole('dialog', { name: 'Edit habit', exact: true });
  await editor.getByRole('button', { name: 'More', exact: true }).click();
  await editor.getByRole('switch', { name: 'Remind me' }).click();
  await expect(editor.getByLabel('Reminder at')).toHaveValue('13:00');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Save all changes' }).click();
  await toast(page, 'Reminder').getByRole('button', { name: 'Allow 3 a day' }).click();
  await expect(toast(page, 'Up to 3 notifications a day')).toBeVisible();
  expect((await getHabit()).habit.remindAt).toBe('13:00');
});

test.describe('a notification', () => {
  test.use({ serviceWorkers: 'allow' });

  type Known = { id: string; identityId: string; date: CalendarDay; userId: string };

  /** The worker of the page shows a reminder of a habit, whose button is pressed. */
  async function answer(page: Page, context: BrowserContext, of: Known, action: string): Promise<void> {
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(
      async ([title, pressed, about]) => {
        const data = { actionUrl: '/?checkIn=all', notificationId: null, habit: about };
        const ended: Promise<unknown>[] = [];
        const notification = { title, data, close: () => undefined };
        const click = Object.assign(new Event('notificationclick'), {
          notification,
          action: pressed,
          waitUntil: (work: Promise<unknown>) => ended.push(work),
        });
        self.dispatchEvent(click);
        await Promise.all(ended);
      },
      [WALK, action, { ...of, identityName: 'The Everyday Mover' }] as const,
    );
  }

  const shown = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });

  const kept = (page: Page, userId: string) =>
    page.evaluate(async (owner) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('taylr');
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction('queues').objectStore('queues').get(owner);
      await new Promise((resolve) => (reading.onsuccess = resolve));
      database.close();
      return ((reading.result as { queue: unknown[] } | undefined)?.queue ?? []).length;
    }, userId);

  test('is answered where it stands: done, not today, without a network and once, too late, and by nobody', async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    watch.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/, /^(401|404|422) /);
    await context.grantPermissions(['notifications'], { origin: baseURL as string });
    const { client, today, getHabit } = await withPlan(page, baseURL as string);
    const { id: userId } = (await client.must('GET /api/auth/user')) as { id: string };
    const about = async (name = WALK) => {
      const { habit: one, group } = await getHabit(name);
      return { id: one.id, identityId: group.identityId, date: today, userId };
    };
    await page.goto('/');

    await answer(page, context, await about(), 'done');
    await expect.poll(() => shown(page)).toEqual([[`${WALK}: done`, '1 of 2 today.']]);
    expect((await getHabit()).habit.completedDays).toEqual([today]);
    // The page that is open shows it as well.
    await expect(page.getByRole('article').getByRole('checkbox', { name: WALK })).toBeChecked();
    for (const [screen, size] of SCREENS) {
      await page.setViewportSize(size);
      const theme = screen === 'phone' ? 'dark' : 'light';
      await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
      await expectAccessible(page);
    }
    await answer(page, context, await about(), 'done');
    expect((await getHabit()).habit.completedDays).toEqual([today]);

    await context.setOffline(true);
    await answer(page, context, await about(READ), 'skip');
    await expect
      .poll(() => shown(page))
      .toContainEqual([`${WALK}: not today`, 'Kept on this device, and sent as soon as there is a connection.']);
    expect(await kept(page, userId)).toBe(1);
    expect((await getHabit(READ)).habit.skippedDays).toEqual([]);
    await context.setOffline(false);
    await page.reload();
    await expect.poll(async () => (await getHabit(READ)).habit.skippedDays).toEqual([today]);
    await expect.poll(() => kept(page, userId)).toBe(0);

    await answer(page, context, { ...(await about()), date: '2026-01-05' as CalendarDay }, 'done');
    await expect
      .poll(() => shown(page))
      .toContainEqual([`${WALK}: not noted`, 'No plan covers this day. Open Taylr to see your week.']);
    expect(await kept(page, userId)).toBe(0);

    await context.clearCookies();
    await answer(page, context, await about(), 'skip');
    expect(await kept(page, userId)).toBe(1);
    expect((await getHabit()).habit.skippedDays).toEqual([]);
  });
});

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the shortcut of the installed app opens the talk with the coach, and Escape closes it', async ({
      page,
      baseURL,
    }) => {
      await withPlan(page, baseURL as string);
      await page.goto('/?checkIn=talk');
      const window = page.getByRole('dialog');
      await expect(window.getByRole('tab', { selected: true })).toHaveText('AI Chat');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(window).toHaveCount(0);
    });
  });
}
