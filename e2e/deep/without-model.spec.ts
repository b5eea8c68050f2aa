import type { Page } from '@playwright/test';
import type { FakeProvider, Step } from '#app/testing/outside/fake-provider.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { type Model, withModel } from '../model.ts';
import { newGuest } from '../steps.ts';
import { expect, expectAccessible, test as base } from '../taylr.ts';

const test = base.extend<object, Model>(withModel);

const REPLY = 'The harbour at six sounds like a good place to begin. What would that person do on a busy day?';
const SLOW: Step = { says: { acts: [{ act: 'tell' }], reply: REPLY, proposal: null }, after: 12_000 };
const PICTURES = process.env.STATE_PICTURES;

const panel = (page: Page) => page.getByRole('region', { name: 'Create Custom Identity with AI Coach' });
const log = (page: Page) => panel(page).getByRole('log');
const instead = (page: Page) => panel(page).getByRole('button', { name: 'Answer without the model' });

/** Both sizes in both colours, for whoever wants to look. */
async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  for (const [width, height] of [
    [390, 844],
    [1280, 860],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['dark', 'light']) {
      await page.locator('html').evaluate((one, name) => one.setAttribute('data-theme', name), theme);
      await panel(page).scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${theme}.png` });
    }
  }
}

/** A guest who has sent a message in the chat about an identity. */
async function asking(page: Page, baseURL: string, provider: FakeProvider, step: Step) {
  const client = await newGuest(page, baseURL);
  const goal = await client.must('POST /api/goals', { body: goalBody() });
  provider.answers({ says: 'no names at all' });
  await page.goto(`/identity-chat/${goal.id}`);
  const box = panel(page).getByRole('textbox', { name: 'Message to the coach' });
  await expect(box).toBeVisible();
  provider.answers(step);
  provider.asked.length = 0;
  await box.fill('someone who walks to the harbour at six');
  await box.press('Enter');
  return client;
}

test.use({ viewport: { width: 390, height: 844 } });

test('whoever waits for a slow model sees that it thinks, and then its answer', async ({ page, baseURL, provider }) => {
  await asking(page, baseURL as string, provider, SLOW);
  await expect(panel(page).getByText('Taylr is thinking...')).toBeAttached();
  await expect(instead(page)).toHaveCount(0);
  await expect(instead(page)).toBeInViewport({ ratio: 1 });
  await picture(page, 'slow');
  await expect(log(page)).toContainText(REPLY, { timeout: 15_000 });
  await expect(instead(page)).toHaveCount(0);
  await picture(page, 'slow-answered');
});

test('whoever has waited six seconds may have the built-in answer, which counts once', async ({
  page,
  baseURL,
  provider,
}) => {
  const client = await asking(page, baseURL as string, provider, 'hang');
  await expect(instead(page)).toBeVisible();
  await expectAccessible(page);
  await instead(page).click();
  await expect(panel(page).getByRole('textbox', { name: 'Message to the coach' })).toBeFocused();
  await expect(panel(page).getByRole('status')).toHaveCount(0);
  await expect(log(page).getByText('someone who walks to the harbour at six')).toHaveCount(1);
  await picture(page, 'without-model');
  expect(provider.asked).toHaveLength(1);
  expect((await client.must('GET /api/ai-usage/status')).remaining).toBe(9);
  await page.reload();
  await expect(log(page).getByText('someone who walks to the harbour at six')).toHaveCount(1);
});
