import type { Page } from '@playwright/test';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { newGuest } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const CHANGES = ['A hard day', 'Wins', 'The tally wall', 'Ask your evidence', 'One bar everywhere'];

/** An upgrade that comes tomorrow, so that everybody of today was here before it. */
async function upgrade(page: Page, version = '9.0.0'): Promise<void> {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const changes = CHANGES.map((name) => ({
    name,
    text: 'One press, and the day asks for the small version of each habit.',
  }));
  const body = `export default ${JSON.stringify([{ version, day, changes }])}`;
  await page.route(/\/assets\/whats-new-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

const news = (page: Page, version = '9.0.0') => page.getByRole('region', { name: `New in Taylr ${version}` });

for (const [device, viewport] of [
  ['phone', { width: 375, height: 812 }],
  ['desktop', { width: 1280, height: 860 }],
] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test.describe(`on a ${device}, ${theme}`, () => {
      test.use({ viewport });

      test('an upgrade is told of once, below the habits, and not before there was a check-in', async ({
        page,
        baseURL,
      }) => {
        const client = await newGuest(page, baseURL as string);
        await client.must('PATCH /api/user/preferences', { body: { theme } });
        const { group } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read a page', { order: 1 })]);
        await upgrade(page);
        await page.goto('/');
        await expect(page.getByRole('region', { name: 'Showing up this week' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(news(page)).toHaveCount(0);

        const params = { habitId: group.habits[0]?.id as string };
        await client.must('POST /api/check-ins/habits/:habitId', { params, body: { act: 'done' } });
        await page.reload();
        await expect(news(page).getByRole('listitem')).toHaveCount(4);
        const [card, habits] = [await news(page).boundingBox(), await page.getByRole('article').boundingBox()];
        expect(card?.y).toBeGreaterThan((habits?.y ?? 0) + (habits?.height ?? 0));
        await news(page).scrollIntoViewIfNeeded();
        await expectAccessible(page);

        await news(page).getByRole('link', { name: 'And one more thing' }).click();
        await expect(page).toHaveURL('/help#whats-new');
        const all = page.getByRole('region', { name: 'What’s new' });
        await expect(all).toBeInViewport();
        for (const name of CHANGES) await expect(all).toContainText(name);
        await expectAccessible(page);
        await page.goto('/');
        await expect(page.getByRole('region', { name: 'Showing up this week' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(news(page)).toHaveCount(0);
      });
    });
  }
}

test('an upgrade that was sent away stays away, the next one is told of, and without news nothing stands there', async ({
  page,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  const { group } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read a page', { order: 1 })]);
  const params = { habitId: group.habits[0]?.id as string };
  await client.must('POST /api/check-ins/habits/:habitId', { params, body: { act: 'done' } });
  const usage = page.getByRole('region', { name: 'Showing up this week' });
  const open = async () => {
    await page.goto('/');
    await expect(usage).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await upgrade(page);
  await open();
  await news(page).getByRole('button', { name: 'Got it' }).click();
  await expect(news(page)).toHaveCount(0);
  await open();
  await expect(news(page)).toHaveCount(0);
  await upgrade(page, '9.1.0');
  await open();
  await expect(news(page, '9.1.0')).toBeVisible();
  await page.unrouteAll();
  await page.route(/\/assets\/whats-new-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default []' }),
  );
  await open();
  await expect(page.getByText('New in Taylr')).toHaveCount(0);
});
