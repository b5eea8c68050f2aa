import type { Page } from '@playwright/test';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { toast } from '../steps.ts';
import { expect, fail, hold, test } from './states.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Somebody opens a link of this code, as the landing page would tell it. */
async function click(url: string, code: string, utmSource?: string): Promise<TestClient> {
  const friend = new TestClient(url, 'UTC');
  await friend.must('POST /api/referrals/:code/click', { params: { code }, body: { utmSource } });
  return friend;
}

/** A clipboard and a share sheet that keep what they were given, or refuse. */
async function standIns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { copied: '', shared: '', refuses: '' };
    Object.assign(window, { kept });
    const refuse = (what: string) => {
      if (kept.refuses.includes(what))
        throw new DOMException('no', kept.refuses.includes('abort') ? 'AbortError' : 'NotAllowedError');
    };
    const writeText = async (text: string) => {
      refuse('copy');
      kept.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    const share = async ({ url }: { url: string }) => {
      refuse('share');
      kept.shared = url;
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    document.execCommand = () => false;
  });
}
type Kept = { copied: string; shared: string; refuses: string };
const keptBy = (page: Page) => page.evaluate(() => (window as unknown as { kept: Kept }).kept);
const refusing = (page: Page, refuses: string) =>
  page.evaluate((what) => void ((window as unknown as { kept: Kept }).kept.refuses = what), refuses);

test('Share & Invite from nothing to the first link: a failure, the link, copying and sharing', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 POST /api/referrals/create-link');
  await standIns(page);
  await world.enter(page);
  await page.goto('/referrals');
  await expect(main(page).getByRole('heading', { name: 'No Referral Link Yet' })).toBeVisible();
  await expect(main(page).getByText('Nothing yet.')).toBeVisible();
  await view.look();

  await fail(page, '**/api/referrals/create-link', 1);
  await button(page, 'Create Referral Link').click();
  await expect(toast(page, 'Failed to create link')).toContainText('Please try again or contact support.');
  await view.read();
  const arrive = await hold(page, '**/api/referrals/create-link');
  await button(page, 'Create Referral Link').click();
  await expect(button(page, 'Creating...')).toBeVisible();
  await view.read();
  arrive();
  await expect(toast(page, 'Referral link created!')).toBeVisible();
  const field = main(page).getByRole('textbox', { name: 'Link to share' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/\?ref=[2-9A-HJKMNP-Z]{8}$/);
  const link = await field.inputValue();
  await expect(main(page).getByText('Active', { exact: true })).toBeVisible();
  await view.look();

  await button(page, 'Copy').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  await view.read();
  expect((await keptBy(page)).copied).toBe(link);
  await expect(button(page, 'Copy')).toBeVisible();
  await button(page, 'Share Link').click();
  await expect.poll(async () => (await keptBy(page)).shared).toBe(link);

  await refusing(page, 'share');
  await button(page, 'Share Link').click();
  await expect(toast(page, 'Share failed')).toContainText('Link copied to clipboard instead.');
  await view.read();
  await refusing(page, 'share, copy');
  await button(page, 'Copy').click();
  await expect(toast(page, 'Copy failed')).toContainText('Please manually copy the link.');
  await view.read();
});

test('Share & Invite with friends: five clicks of many, long sources, who joined, figures that are large', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect('500 GET /api/referrals/clicks', '500 GET /api/referrals/stats', '500 GET /api/referrals/link');
  const client = await world.enter(page);
  const code = (await client.must('POST /api/referrals/create-link')).referralCode as string;
  for (const source of ['newsletter', undefined, 'x'.repeat(100), 'instagram', undefined]) {
    await click(world.url, code, source);
  }
  await world.moveTo('2026-03-04T13:00:00Z', page);
  await signIn(await click(world.url, code, 'whatsapp'), { email: 'a.friend.who.joined@example.org' });
  await page.goto('/referrals');
  await expect(main(page).getByRole('listitem')).toHaveCount(5);
  await expect(main(page).getByRole('listitem').first()).toContainText('Friend joined!');
  await expect(main(page).getByRole('listitem').first()).toContainText('via whatsapp');
  await expect(main(page).getByText('17%')).toBeVisible();
  await expect(main(page).getByText('You have helped 1 friend')).toBeVisible();
  await view.look();

  const stats = { totalClicks: 1_234_567, totalConversions: 98_765, conversionRate: 100 };
  await page.route('**/api/referrals/stats', (route) => route.fulfill({ json: stats }), { times: 1 });
  await page.route(
    '**/api/referrals/link',
    (route) => route.fulfill({ json: { referralCode: code, isActive: false } }),
    {
      times: 1,
    },
  );
  await page.reload();
  await expect(main(page).getByText('Inactive')).toBeVisible();
  await expect(main(page).getByText('1,234,567').first()).toBeVisible();
  await view.look();

  for (const call of ['stats', 'clicks', 'link']) await fail(page, `**/api/referrals/${call}`, 1);
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('We couldn’t load your invitations.');
  await view.look(['dark']);
  await button(page, 'Try again').click();
  await expect(main(page).getByText('17%')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});
