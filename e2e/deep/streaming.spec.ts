import type { Page } from '@playwright/test';
import type { FakeProvider, Step } from '#app/testing/outside/fake-provider.ts';
import { anIdentity, goalBody } from '#app/testing/world/factories.ts';
import { type Model, withModel } from '../model.ts';
import { anyToast, newGuest, toast } from '../steps.ts';
import { expect, expectAccessible, test as base } from '../taylr.ts';

const test = base.extend<object, Model>(withModel);

const FIRST = 'Someone calm who walks sounds like a kind person to become.';
const TUESDAY = 'What would that person do on an ordinary Tuesday?';
const PARK = 'You can see the park from where you stand.';
const SMALL = 'The small walks count too.';
const REPLY = `${FIRST} ${PARK} ${SMALL} ${TUESDAY}`;
/** Streams endlessly, for as long as a test looks at it. */
const ENDLESS = `${FIRST} ${`${SMALL} `.repeat(300)}`;
const says = (reply: string, every = 0): Step => ({ says: { reply, agreed: false, proposal: null }, piece: 4, every });

const panel = (page: Page) => page.getByRole('region', { name: 'Create Custom Identity with AI Coach' });
const log = (page: Page) => panel(page).getByRole('log');
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Message to the coach' });
const stopButton = (page: Page) => panel(page).getByRole('button', { name: 'Stop' });

type Opened = { baseURL: string; provider: FakeProvider; opening: Step };

/** A guest on the identity page of a goal of theirs, with the chat in view; what the cards cost is not counted. */
async function openChat(page: Page, { baseURL, provider, opening }: Opened) {
  const client = await newGuest(page, baseURL);
  const goal = await client.must('POST /api/goals', { body: goalBody() });
  // The cards come from basic mode, so that only the chat is counted.
  provider.answers(opening);
  await page.goto(`/identity-chat/${goal.id}`);
  await expect(box(page)).toBeVisible();
  await panel(page).scrollIntoViewIfNeeded();
  provider.asked.length = 0;
  return { client, goal };
}

async function send(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press('Enter');
}

/** The log's scroll distance from its bottom. */
const belowView = (page: Page) => log(page).evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);

/** From now on adds up the page's layout shifts. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const held = window as unknown as { shifted: number };
    held.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) held.shifted += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

type Recorded = { grown: string[]; told: string[] };

/** From now on records how the coach's latest text in the log grew, and what screen readers announce: nodes added to the log that are not hidden from them. */
async function recordLog(page: Page): Promise<void> {
  await log(page).evaluate((one, first) => {
    const recorded: Recorded = { grown: [], told: [] };
    (window as unknown as { recorded: Recorded }).recorded = recorded;
    new MutationObserver((changes) => {
      const said = one.textContent.slice(one.textContent.indexOf(first)).replace('Taylr is thinking...', '');
      if (said.startsWith(first) && said !== recorded.grown.at(-1)) recorded.grown.push(said);
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || element.closest('[aria-hidden=true], [role=status]')) continue;
        const heard = element.cloneNode(true) as Element;
        for (const hidden of heard.querySelectorAll('[aria-hidden=true], [role=status]')) hidden.remove();
        if (heard.textContent) recorded.told.push(heard.textContent);
      }
    }).observe(one, { childList: true, subtree: true, characterData: true });
  }, FIRST);
}

const recordedLog = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

test('the answer grows while it is made, stays where it is when it is done, and is read out once', async ({
  page,
  baseURL,
  provider,
  opening,
}) => {
  const { client } = await openChat(page, { baseURL: baseURL as string, provider, opening });
  await recordLog(page);
  provider.answers(says(REPLY, 60));
  await send(page, 'someone calm who walks');
  await expect(panel(page).getByText('Taylr is thinking...')).toBeAttached();
  await expect(stopButton(page)).toBeVisible();
  await expect(log(page)).toContainText(FIRST);
  const growing = log(page).getByText(FIRST);
  const before = await growing.boundingBox();
  const shifts = await watchShifts(page);
  await expect(log(page)).toContainText(TUESDAY);
  await expect(panel(page).getByRole('status')).toHaveCount(0);
  await expect(stopButton(page)).toHaveCount(0);
  const after = await growing.boundingBox();
  // The bubble may still have been popping in, which scales it by three hundredths.
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(10);
  expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(20);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  expect(await belowView(page)).toBeLessThan(2);
  const { grown, told } = await recordedLog(page);
  expect(grown).toEqual([FIRST, `${FIRST} ${PARK}`, `${FIRST} ${PARK} ${SMALL}`, REPLY]);
  expect(told.filter((text) => text.includes(FIRST))).toEqual([`Taylr: ${REPLY}`]);
  await expectAccessible(page);
  expect((await client.must('GET /api/ai-usage/status')).remaining).toBe(9);
  await page.reload();
  await expect(log(page)).toContainText(TUESDAY);
});

test('whoever has scrolled up to read is left alone while the answer grows', async ({
  page,
  baseURL,
  provider,
  opening,
}) => {
  await openChat(page, { baseURL: baseURL as string, provider, opening });
  provider.answers(says(REPLY));
  await send(page, 'someone calm who walks');
  await expect(panel(page).getByRole('status')).toHaveCount(0);
  provider.answers(says(REPLY, 60));
  await send(page, `someone calm who walks${'\nand walks'.repeat(12)}`);
  const newest = log(page).getByText(FIRST).last();
  await expect(log(page).getByText(FIRST)).toHaveCount(2);
  await log(page).evaluate((one) => one.scrollTo({ top: 0 }));
  await expect(newest).toContainText(TUESDAY);
  await expect(panel(page).getByRole('status')).toHaveCount(0);
  expect(await log(page).evaluate((one) => one.scrollTop)).toBe(0);
});

test('a stopped answer leaves the message in the box, nothing behind, and the model alone', async ({
  page,
  baseURL,
  provider,
  opening,
}) => {
  const { client } = await openChat(page, { baseURL: baseURL as string, provider, opening });
  provider.answers(says(ENDLESS, 10));
  await send(page, 'someone calm who walks');
  await expect(log(page)).toContainText(FIRST);
  await expectAccessible(page);
  await stopButton(page).focus();
  await page.keyboard.press('Enter');
  await provider.asked.at(-1)?.closed;
  await expect(box(page)).toHaveValue('someone calm who walks');
  await expect(box(page)).toBeFocused();
  await expect(log(page)).not.toContainText(FIRST);
  await expect(anyToast(page)).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect.poll(async () => (await client.must('GET /api/ai-usage/status')).remaining).toBe(10);
  provider.answers(says(REPLY));
  await box(page).press('Enter');
  await expect(log(page)).toContainText(TUESDAY);
  await expect(box(page)).toHaveValue('');
  await expect.poll(async () => (await client.must('GET /api/ai-usage/status')).remaining).toBe(9);
});

test('what did not get through is sent again under the same key, and what was typed meanwhile stays', async ({
  page,
  baseURL,
  provider,
  opening,
  watch,
}) => {
  watch.expect(/^net::\S+ POST \/api\/chat\/messages$/);
  await openChat(page, { baseURL: baseURL as string, provider, opening });
  provider.answers(says(REPLY));
  const keys: (string | undefined)[] = [];
  let fail = () => {};
  await page.route('**/api/chat/messages', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await new Promise<void>((resolve) => (fail = resolve));
    return route.abort('connectionreset');
  });
  await send(page, 'someone calm who walks');
  await expect(stopButton(page)).toBeVisible();
  await box(page).fill('in the park');
  fail();
  await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.');
  await expect(log(page)).toContainText('That did not get through. Your message is back in the box.');
  await expect(box(page)).toHaveValue('someone calm who walks\nin the park');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(log(page)).toContainText(TUESDAY);
  await expect(box(page)).toHaveValue('in the park');
  await expect(log(page)).not.toContainText('That did not get through.');
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('basic mode says that it answered, and is not counted', async ({ page, baseURL, provider, opening }) => {
  const { client } = await openChat(page, { baseURL: baseURL as string, provider, opening });
  provider.answers({ status: 500 });
  await send(page, 'someone calm who walks');
  const note = 'Basic mode answered this one: the AI service is not available right now. It was not counted.';
  await expect(log(page).getByText(note)).toBeVisible();
  await expect(log(page)).toContainText('“The Calm Walker”');
  await expectAccessible(page);
  expect((await client.must('GET /api/ai-usage/status')).remaining).toBe(10);
});

test('a chat that has moved on in another tab is read anew, and what was written stays', async ({
  page,
  baseURL,
  provider,
  opening,
}) => {
  const { client, goal } = await openChat(page, { baseURL: baseURL as string, provider, opening });
  provider.answers(says(REPLY));
  const answered = page.waitForResponse('**/api/chat/conversations/*');
  await send(page, 'someone calm who walks');
  const conversationId = (await answered).url().split('/').at(-1) as string;
  await expect(panel(page).getByRole('status')).toHaveCount(0);
  provider.answers(says(`${FIRST} Slowly said. ${TUESDAY}`, 120), says(`Calm walks it is. ${TUESDAY}`));
  await send(page, 'calm walks, said here');
  await expect.poll(() => provider.asked.length).toBeGreaterThan(1);
  await client.must('POST /api/chat/messages', {
    body: { message: 'calm walks, said elsewhere', conversationId, context: { type: 'identity', goalId: goal.id } },
  });
  await expect(toast(page, 'This chat has moved on')).toContainText('Something else was said in this chat meanwhile.');
  await expect(log(page)).toContainText('calm walks, said elsewhere');
  await expect(box(page)).toHaveValue('calm walks, said here');
  await expect(log(page)).not.toContainText('Slowly said.');
});

test('a change of the plan can be stopped, and asked for again', async ({ page, baseURL, provider }) => {
  const client = await newGuest(page, baseURL as string);
  const { identity } = await anIdentity(client);
  provider.answers({ says: 'no plan at all' });
  await page.goto(`/habit-planning/${identity.id}`);
  const asking = page.getByPlaceholder('Ask Taylr to adjust your habits...');
  await expect(page.getByText('Basic mode answered this one', { exact: false })).toBeVisible();
  provider.answers('hang');
  await asking.fill('only on weekdays');
  await asking.press('Enter');
  await expect(page.getByText('Taylr is thinking...')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Taylr is thinking...')).toHaveCount(0);
  await expect(asking).toHaveValue('only on weekdays');
  await expect(page.getByRole('log').getByText('only on weekdays')).toHaveCount(0);
  provider.answers({ says: 'no change at all' });
  await asking.press('Enter');
  await expect(page.getByRole('log').getByText('only on weekdays').first()).toBeVisible();
  await expect(page.getByText('Basic mode answered this one', { exact: false })).toHaveCount(2);
  await expect(asking).toHaveValue('');
  await expectAccessible(page);
  expect((await client.must('GET /api/ai-usage/status')).remaining).toBe(10);
});
