import type { Page } from '@playwright/test';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { toast } from '../steps.ts';
import { expect, fail, hold, test } from './states.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Help & Feedback' });
const open = (page: Page) => page.getByRole('button', { name: 'Help & Feedback' }).click();
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send feedback' });
const own = (client: TestClient) => client.must('GET /api/feedback');

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

async function fill(
  page: Page,
  title = 'The week does not load',
  description = 'The page stays empty after a reload.',
) {
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill(description);
}

test('the form: what is wrong, what is sent along, files of every fate, a draft that is kept, a failure, the thanks', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(
    '500 POST /api/feedback',
    '415 POST /api/feedback/attachments',
    '500 POST /api/feedback/attachments',
    /^console: .*went wrong$/,
  );
  const client = await world.enter(page);
  await page.goto('/goals');
  await open(page);
  await expect(dialog(page).getByRole('radio', { name: 'Bug report' })).toBeChecked();
  await expect(dialog(page).getByText('No errors on this page since you opened it.')).toBeVisible();
  await view.look();

  await send(page).click();
  await expect(dialog(page).getByText('Title must be at least 5 characters')).toBeVisible();
  await expect(dialog(page).getByText('Description must be at least 10 characters')).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await view.look();

  await choose(page, 'film.mp4', 'video/mp4', PNG);
  await expect(toast(page, 'Invalid file type')).toContainText('film.mp4 is not a supported file type');
  await view.read();
  await choose(page, 'huge.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(toast(page, 'File too large')).toContainText('huge.png exceeds 10MB limit');
  await view.read();
  // Only the server detects the real file type.
  await choose(page, 'liar.png', 'image/png', Buffer.from('text'));
  await expect(toast(page, 'Invalid file type')).toContainText('liar.png');
  await expect(dialog(page).getByText('liar.png')).toHaveCount(0);

  await fail(page, '**/api/feedback/attachments', 1);
  await choose(page, 'screen.png', 'image/png', PNG);
  await expect(dialog(page).getByText('The upload didn’t work.')).toBeVisible();
  const arrive = await hold(page, '**/api/feedback/attachments');
  await choose(page, `${'a-very-long-name-'.repeat(6)}.log`, '', Buffer.from('It failed.'));
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(1);
  await view.look();
  await fill(page);
  await send(page).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('One file didn’t arrive');
  arrive();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByText('1 KB')).toHaveCount(2);
  await dialog(page)
    .getByRole('button', { name: /^Remove a-very/ })
    .click();
  await expect(dialog(page).getByText('1 KB')).toHaveCount(1);

  // Closed and reloaded: the text is still there, and the file with it.
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Help & Feedback' })).toBeVisible();
  await page.evaluate(() => console.error('Loading https://taylr.example/week?secret=1 went wrong'));
  await open(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('The week does not load');
  await expect(dialog(page).getByText('screen.png')).toBeVisible();
  await expect(dialog(page).getByText('Loading https://taylr.example/week went wrong')).toBeVisible();
  await dialog(page).getByText('Loading https://taylr.example/week went wrong').scrollIntoViewIfNeeded();
  await view.look();
  await dialog(page).getByRole('checkbox', { name: 'System information' }).click();
  await expect(dialog(page).getByText('Time zone')).toHaveCount(0);
  await dialog(page).getByRole('textbox', { name: 'Steps to reproduce' }).fill('Open the dashboard twice.');

  await fail(page, '**/api/feedback', 1);
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Unable to submit feedback. Please try again.');
  await expect(toast(page, 'Submission failed')).toContainText('Unable to submit feedback. Please try again.');
  await view.look(['dark']);
  await send(page).click();
  await expect(toast(page, 'Feedback submitted')).toContainText("Thank you for your feedback! We'll review it soon.");
  await expect(dialog(page)).toBeHidden();
  await view.read();
  expect(await own(client)).toMatchObject([{ title: 'The week does not load', attachedFiles: 'screen.png' }]);

  await page.goto('/?feedback=sent');
  await expect(dialog(page).getByRole('heading', { name: 'The week does not load' })).toBeVisible();
  await expect(page).not.toHaveURL(/feedback/);
  await view.look();
  await dialog(page).getByRole('radio', { name: 'Write' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a screenshot: taken, cancelled, not to be had; the message waits', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await page.addInitScript(() => {
    const share = { outcome: 'picture' };
    Object.assign(window, { share });
    const getDisplayMedia = async () => {
      if (share.outcome === 'cancel') throw new DOMException('no', 'NotAllowedError');
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [320, 200];
      const pen = canvas.getContext('2d');
      setInterval(() => pen?.fillRect(0, 0, 320, 200), 20);
      return canvas.captureStream(25);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getDisplayMedia }, configurable: true });
  });
  await page.goto('/goals');
  await open(page);
  await fill(page);
  const shoot = () => dialog(page).getByRole('button', { name: 'Take a screenshot' }).click();
  await shoot();
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(page).getByText(/^screenshot-.*\.png$/)).toBeVisible();
  await expect(dialog(page).getByText(/^\d+ KB$/)).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('The week does not load');

  await page.evaluate(() => void ((window as unknown as { share: { outcome: string } }).share.outcome = 'cancel'));
  await shoot();
  await expect(toast(page, 'Screen sharing cancelled')).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await view.look(['light']);
  await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true }));
  await shoot();
  await expect(toast(page, 'Screenshots are not supported')).toBeVisible();
  await expect(dialog(page).getByText(/^screenshot-/)).toHaveCount(1);
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  const [sent] = await own(client);
  expect(sent?.attachments).toMatchObject([{ type: 'image/png', isScreenshot: true }]);
});

test('nothing sent yet, a failure to load, and from the menus; no inbox for who is no admin', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 GET /api/feedback');
  await world.enter(page);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Your profile and settings' }).click();
  await expect(page.getByRole('menuitem', { name: 'Feedback inbox' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Help & Feedback' }).click();
  await fail(page, '**/api/feedback', 1);
  await dialog(page).getByRole('radio', { name: 'Sent' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('We couldn’t load your messages.');
  await view.read();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Nothing sent yet' })).toBeVisible();
  await view.look();
  await page.goto('/admin/feedback');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the inbox: empty, filled, filtered, one message with its files, resolved', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 GET /api/admin/feedback', '404 GET /api/admin/feedback/gone', /^500 PATCH/);
  await world.enter(page);
  const entry = {
    id: '0198f0a0-0000-7000-8000-000000000001',
    type: 'bug_report',
    priority: 'critical',
    title: 'The week does not load',
    description: 'The page stays empty after a reload, and so do all the others. '.repeat(6),
    status: 'new',
    aiAccessible: false,
    createdAt: '2026-03-04T11:00:00.000Z',
    attachmentCount: 2,
  };
  const wish = { type: 'feature_request', priority: 'low', status: 'resolved', attachmentCount: 0, aiAccessible: true };
  const long = { ...entry, ...wish, id: entry.id.replace(/1$/, '2'), title: 'x'.repeat(200) };
  let entries = [entry, long];
  const { attachmentCount: _files, ...said } = entry;
  const submission = {
    ...said,
    attachedFiles: 'screen.png,a.log',
    currentPage: '/goals',
    userAgent: `Mozilla/5.0 ${'(a very long browser) '.repeat(8)}`,
    screenResolution: '1920x1080',
    reproductionSteps: 'Open the dashboard twice.',
    expectedBehavior: 'A week',
    actualBehavior: null,
    attachments: [
      {
        id: '0198f0a0-0000-7000-8000-000000000003',
        name: 'screen.png',
        type: 'image/png',
        size: 70,
        isScreenshot: true,
      },
      {
        id: '0198f0a0-0000-7000-8000-000000000004',
        name: `${'a-long-name-'.repeat(8)}.log`,
        type: 'text/plain',
        size: 7_000_000,
        isScreenshot: false,
      },
    ],
    screenshotUrl: null,
    browserLogs: { timestamp: '', userAgent: '', url: '', consoleErrors: ['TypeError: x is undefined'] },
    systemInfo: { viewport: '1280x860', screen: '1920x1080', colorDepth: 24, timezone: 'UTC', language: 'en-GB' },
    adminNotes: null,
    resolution: null as string | null,
    resolvedAt: null as string | null,
    resolvedBy: null,
  };
  // The development sign-in has no admins: the API calls are mocked.
  for (const [address, inUser] of [
    ['**/api/bootstrap', (json: { user: object }) => ({ ...json, user: { ...json.user, isAdmin: true } })],
    ['**/api/auth/user', (json: object) => ({ ...json, isAdmin: true })],
  ] as const) {
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: inUser(await answer.json()) });
    });
  }
  await page.route(/\/api\/admin\/feedback(\?.*)?$/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const of = (name: 'type' | 'priority' | 'status') => query.get(name) ?? undefined;
    const shown = entries.filter((one) =>
      (['type', 'priority', 'status'] as const).every((name) => (of(name) ?? one[name]) === one[name]),
    );
    const headers: Record<string, string> = query.has('cursor') || shown.length < 2 ? {} : { 'x-next-cursor': long.id };
    return route.fulfill({ json: query.has('cursor') ? [] : shown, headers });
  });
  await page.route(`**/api/admin/feedback/${entry.id}`, async (route) => {
    if (route.request().method() === 'PATCH') {
      Object.assign(submission, JSON.parse(route.request().postData() ?? '{}'), {
        resolvedAt: '2026-03-04T12:00:00.000Z',
      });
    }
    await route.fulfill({ json: submission });
  });
  await page.route('**/attachments/*', (route) => route.fulfill({ contentType: 'image/png', body: PNG }));

  await page.goto('/goals');
  await page.getByRole('button', { name: 'Your profile and settings' }).click();
  await page.getByRole('menuitem', { name: 'Feedback inbox' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await view.look();
  await main.getByRole('button', { name: 'Show more' }).click();
  await expect(main.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await main.getByLabel('Type').selectOption('Feature request');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByLabel('Status').selectOption('Closed');
  await expect(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await view.look();
  await main.getByRole('button', { name: 'Clear filters' }).click();

  await main.getByRole('link', { name: entry.title }).click();
  await expect(main.getByRole('heading', { level: 1, name: entry.title })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Download screen\.png/ })).toBeVisible();
  await view.look();
  await main.getByLabel('Status').selectOption('Resolved');
  await main.getByLabel('Resolution').fill('It loads again.');
  await fail(page, `**/api/admin/feedback/${entry.id}`, 1);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('The message could not be saved.');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Resolved')).toContainText('The sender is told.');
  await expect(main.getByText('Resolved 4 Mar 2026')).toBeVisible();
  await view.look(['dark']);

  entries = [];
  await main.getByRole('link', { name: '← Back to the inbox' }).click();
  await expect(main.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await view.look(['light']);
});
