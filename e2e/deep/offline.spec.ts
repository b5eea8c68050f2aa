import type { Page } from '@playwright/test';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { checkInDialog, choose, confirmDevelopmentSignIn, openProfile } from '../steps.ts';
import { expect, test, WEDNESDAY } from './states.ts';

test.beforeEach(({ watch }) => watch.expect(/^net::ERR_(FAILED|INTERNET_DISCONNECTED)/));

const bar = (page: Page) => page.getByRole('region', { name: 'Connection' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Entries on this device' });

/** Ticks the first habit of the only identity and saves, while check-ins are blocked; returns a function that unblocks them. */
async function checkInOffline(page: Page, button: string | RegExp = 'Check in'): Promise<() => Promise<void>> {
  await page.route('**/api/check-ins**', (route) => route.abort());
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByText('Kept on this device')).toBeVisible();
  await expect(dialog).toBeHidden();
  return async () => {
    await page.unroute('**/api/check-ins**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

/** The provider knows nobody any more, as it would not after a while: it asks who is there. */
const forgottenByProvider = (page: Page) => page.context().clearCookies({ name: /^_/ });

async function doneToday(client: TestClient): Promise<number[]> {
  const groups = await client.must('GET /api/habits/all-current');
  return groups.map(
    ({ habits }) => habits.filter(({ completedDays }) => completedDays.includes('2026-03-04' as never)).length,
  );
}

test('a day that has a check-in meanwhile is asked about; one that is no longer accepted is shown with what it holds', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('409 POST /api/check-ins', '404 POST /api/check-ins');
  const client = await world.enter(page);
  const { group, goal } = await aPlan(client);
  await page.goto('/');
  const letThrough = await checkInOffline(page);
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await expect(bar(page)).toContainText('1 entry waits on this device to be sent.');
  await view.look();

  await page.getByRole('button', { name: 'Change check-in' }).click();
  await expect(checkInDialog(page).getByText('What you noted for this day waits on this device')).toBeVisible();
  await expect(checkInDialog(page).getByRole('checkbox').first()).toBeChecked();
  await view.look();
  await checkInDialog(page).getByRole('button', { name: 'Close' }).click();

  await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
  await letThrough();
  await expect(bar(page)).toContainText('1 entry needs a decision from you.');
  await bar(page).getByRole('button', { name: 'Show' }).click();
  await expect(list(page).getByText('You’ve already checked in for this day.')).toBeVisible();
  await expect(list(page).getByText('Walk for 5 minutes')).toBeVisible();
  await view.look();
  await list(page).getByRole('button', { name: 'Yes, Overwrite' }).click();
  await expect(list(page).getByText('Nothing is waiting here any more.')).toBeVisible();
  expect(await doneToday(client)).toEqual([1]);
  await list(page).getByRole('button', { name: 'Close' }).first().click();

  const again = await checkInOffline(page, 'Update Progress');
  await client.must('DELETE /api/goals/:id', { params: { id: goal.id } });
  await again();
  await expect(bar(page)).toContainText('1 entry needs a decision from you.');
  await bar(page).getByRole('button', { name: 'Show' }).click();
  await expect(list(page).getByText(/^It was not accepted/)).toBeVisible();
  await expect(list(page).getByText('Walk for 5 minutes')).toBeVisible();
  await view.look();
  await list(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(list(page).getByText('Nothing is waiting here any more.')).toBeVisible();
});

test('what a guest made offline goes along to the account that the guest signs in to', async ({
  page,
  world,
  view,
}) => {
  const cleo = { name: 'Cleo Marsh', email: 'cleo.offline@example.com' };
  await signIn(new TestClient(world.url, 'UTC'), cleo);
  await aPlan(await world.enter(page));
  await page.goto('/');
  const letThrough = await checkInOffline(page);
  await page.goto('/api/login');
  await confirmDevelopmentSignIn(page, cleo);
  const question = page.getByRole('dialog', { name: 'Keep what you did as a guest?' });
  await expect(question).toBeVisible();
  await view.read();
  await question.getByRole('button', { name: 'Bring it here' }).click();
  await expect(question).toBeHidden();
  await expect(bar(page)).toContainText('1 entry waits on this device to be sent.');
  await expect(page.getByRole('dialog', { name: /Someone else/ })).toHaveCount(0);
  await letThrough();
  await page.goto('/');
  await expect(page.getByText('Checked in today')).toBeVisible();
  await expect(page.getByText('1 vote this week')).toBeVisible();
});

test('a session that ended loses nothing: only its own user sends and sees what waits', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^401 /);
  const ada = { name: 'Ada Byron', email: 'ada.offline@example.com' };
  await page.goto('/api/login');
  await confirmDevelopmentSignIn(page, ada);
  await expect(page).toHaveURL('/goal-capture');
  const client = new TestClient(world.url, 'UTC');
  for (const { name, value } of await page.context().cookies()) if (name === 'taylr') client.cookies.set(name, value);
  await aPlan(client);
  await page.goto('/');
  const letThrough = await checkInOffline(page);
  await client.raw('/api/logout', { method: 'POST' });
  await forgottenByProvider(page);
  await letThrough();
  await confirmDevelopmentSignIn(page, { name: 'Ben Achebe', email: 'ben.offline@example.com' });

  const question = page.getByRole('dialog', { name: 'Someone else’s entries are waiting here' });
  await expect(question).toBeVisible();
  await expect(page.getByText('Walk for 5 minutes')).toHaveCount(0);
  await view.look();
  await question.getByRole('button', { name: 'Leave them here' }).click();
  await expect(bar(page)).toBeHidden();

  await page.goto('/api/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await forgottenByProvider(page);
  await page.goto('/api/login');
  await confirmDevelopmentSignIn(page, ada);
  await expect(page.getByText('Checked in today')).toBeVisible();
  await expect(page.getByText('1 vote this week')).toBeVisible();
});

test('logging out asks first when something waits, and erases what the device keeps', async ({ page, world, view }) => {
  await aPlan(await world.enter(page, { name: 'Ada Byron', email: 'ada.leaving@example.com' }));
  await page.goto('/');
  await checkInOffline(page);
  await openProfile(page);
  const leaving = page.getByRole('dialog', { name: 'Log out and lose what hasn’t been sent?' });
  await choose(
    page.getByRole('button', { name: 'Your profile and settings' }),
    page.getByRole('menuitem', { name: 'Log out' }),
  );
  await expect(leaving).toContainText('1 entry on this device is not saved yet.');
  await view.look();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.setViewportSize({ width: 1280, height: 860 });
  await choose(
    page.getByRole('button', { name: 'Your profile and settings' }),
    page.getByRole('menuitem', { name: 'Log out' }),
  );
  await leaving.getByRole('button', { name: 'Log out and erase' }).click();
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
  expect(await page.evaluate(keptRows)).toBe(0);
});

/** Runs in the page: how much the device keeps. */
async function keptRows(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('taylr');
    opening.onsuccess = () => resolve(opening.result);
  });
  const counts = ['snapshots', 'queues'].map(
    (name) =>
      new Promise<number>((resolve) => {
        const counting = database.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('a browser that keeps nothing says plainly that a check-in could not be kept', async ({ page, world, view }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await aPlan(await world.enter(page));
  await page.goto('/');
  await page.route('**/api/check-ins**', (route) => route.abort());
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('it is not saved');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await view.look();
});

test('a tab that stays open into a new day without a network notes what is done then for that day', async ({
  page,
  world,
}) => {
  const client = await world.enter(page);
  await world.moveTo(`${WEDNESDAY}T12:00:00Z`, page);
  await aPlan(client);
  await page.goto('/');
  await expect(page.getByText('Wednesday 4 March', { exact: true })).toBeVisible();
  await page.route('**/api/bootstrap', (route) => route.abort());
  await world.moveTo('2026-03-05T12:00:00Z', page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Thursday 5 March', { exact: true })).toBeVisible();
  const letThrough = await checkInOffline(page);
  await page.unroute('**/api/bootstrap');
  await letThrough();
  await expect(page.getByText('Checked in today')).toBeVisible();
  const [group] = await client.must('GET /api/habits/all-current');
  expect(group?.habits[0]?.completedDays).toEqual(['2026-03-05']);
});

/** Notes, whenever the last check-in leaves the device, how many votes of today a tab that is opened in this moment would be shown. */
const watchStoredVotes = (page: Page) =>
  page.addInitScript(() => {
    const votes: number[] = [];
    Object.assign(globalThis, { votes });
    const plain = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'delete')
      ?.value as IDBObjectStore['delete'];
    IDBObjectStore.prototype.delete = function leave(...key) {
      const left = plain.apply(this, key);
      if (this.name !== 'queues') return left;
      const reading = this.transaction.db.transaction('snapshots').objectStore('snapshots').getAll();
      reading.onsuccess = () => votes.push(reading.result[0].bootstrap.evidence[0].votes);
      return left;
    };
  });

test('a tick and its taking back are in the stored day before they leave what waits to be sent', async ({
  page,
  world,
}) => {
  await world.moveTo(`${WEDNESDAY}T12:00:00Z`, page);
  await aPlan(await world.enter(page));
  await watchStoredVotes(page);
  await page.goto('/');
  const circle = page.getByRole('article').getByRole('checkbox').first();
  for (const [votes, time] of [
    [[1], '12:00:10'],
    [[1, 0], '12:00:20'],
  ] as const) {
    await world.moveTo(`2026-03-04T${time}Z`, page);
    await circle.press('Space');
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { votes: number[] }).votes)).toEqual(votes);
  }
});
