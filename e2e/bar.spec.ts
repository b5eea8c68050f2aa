import type { Page } from '@playwright/test';
import { addDays } from '#core/calendar/calendar.ts';
import { anIdentity, aPlan, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { expectClearOf, newGuest, startWeekToday, toast } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

const WALK = 'Walk for 5 minutes';
const WATER = 'Drink water';
const STRETCH = 'Stretch for 2 minutes';
const SAY = 'Say what you did, or what should change';

/** A guest with a plan for the week that begins today, and somebody else with the same. */
async function withPlan(page: Page, baseURL: string) {
  const client = await newGuest(page, baseURL);
  const other = new TestClient(baseURL, client.zone);
  await other.must('POST /api/auth/guest');
  const { today } = await client.must('GET /api/check-ins/daily-status');
  const habits = [
    habit(WALK),
    habit(WATER, { measure: { unit: 'glasses', atLeast: 4 }, order: 1 }),
    habit(STRETCH, { order: 2 }),
  ];
  await startWeekToday(other);
  for (const one of [client, other]) await aPlan(one, habits);
  const group = async (of = client) => (await of.must('GET /api/habits/all-current'))[0];
  return { client, other, today, group };
}

const bar = (page: Page) => page.getByRole('button', { name: SAY });
const window = (page: Page) => page.getByRole('dialog', { name: SAY });
const box = (page: Page) => window(page).getByRole('textbox', { name: 'What you did, or what should change' });
const line = (page: Page, name: string | RegExp) => window(page).getByRole('switch', { name });

async function say(page: Page, words: string): Promise<void> {
  await bar(page).click();
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(window(page).getByRole('region', { name: 'This is what I understood' })).toBeVisible();
}

const picture = async (page: Page, name: string) => {
  const folder = process.env.BAR_PICTURES;
  if (!folder) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme);
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, animations: 'disabled' });
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
};

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('what was said is shown in parts, and only what is taken is done', async ({ page, baseURL }) => {
      const { group, other, today } = await withPlan(page, baseURL as string);
      const before = await group(other);
      await page.goto('/');
      await expect(bar(page)).toBeInViewport();
      await picture(page, `${device}-dashboard`);
      const wanted = 'make the stretching shorter, and pause next week';
      await say(page, `I walked and had two glasses of water today, and ${wanted}. Flibber the gloop`);

      await expect(window(page).getByText('Your words')).toBeVisible();
      await expect(line(page, `Done: ${WALK}`)).toBeChecked();
      await expect(line(page, `Add 2 glasses: ${WATER}`)).toBeChecked();
      await expect(line(page, /^Stretch for 2 minutes → Stretch for/)).toBeChecked();
      await expect(line(page, /^Pause everything/)).toBeChecked();
      await expect(box(page)).toHaveValue('Flibber the gloop');
      await expectAccessible(page);
      await picture(page, `${device}-heard`);
      expect((await group())?.habits.map(({ completedDays }) => completedDays)).toEqual([[], [], []]);
      for (const left of [`Done: ${WALK}`, /^Pause everything/]) await line(page, left).click();
      await window(page).getByRole('button', { name: 'Do it (2 things)' }).click();
      await expect(toast(page, '2 things done')).toBeVisible();
      const example = window(page).getByRole('list', { name: 'Ask your evidence' }).getByRole('button').first();
      if (device === 'phone') await expectClearOf(page, example);
      await expect
        .poll(async () => (await group())?.habits.map(({ amounts }) => amounts))
        .toEqual([[], [{ date: today, amount: 2 }], []]);
      const changed = await group();
      expect(changed?.habits[0]).toMatchObject({ description: WALK, completedDays: [] });
      expect(changed?.habits[2]?.description).not.toBe(STRETCH);

      await window(page).getByRole('button', { name: 'Close' }).click();
      await toast(page, '2 things done').getByRole('button', { name: 'Undo' }).click();
      await expect
        .poll(async () => (await group())?.habits.map(({ description, amounts }) => [description, amounts.length]))
        .toEqual([
          [WALK, 0],
          [WATER, 0],
          [STRETCH, 0],
        ]);
      expect(await group(other)).toEqual(before);
    });

    test('the evidence answers a question, asked in words or at a tap', async ({ page, baseURL }) => {
      const { client, group } = await withPlan(page, baseURL as string);
      const running = await group();
      await client.must('POST /api/check-ins/habits/:habitId', {
        params: { habitId: running?.habits[0]?.id ?? '' },
        body: { act: 'done' },
      });
      await page.goto(`/identities/${running?.identityId}`);
      await say(page, 'how many votes do I have so far?');
      await expect(window(page).getByText('1 vote in all, 1 this month, 0 last week.')).toBeVisible();
      await expectAccessible(page);
      await picture(page, `${device}-answer`);
      await window(page).getByRole('button', { name: 'Change the words' }).click();
      await window(page).getByRole('button', { name: 'Is it getting better?' }).click();
      await expect(window(page).getByText('It takes 8 weeks to compare; 0 are there so far.')).toBeVisible();
    });
  });
}

test('a day is called hard, a pause ends and the week opens by words', async ({ page, baseURL }) => {
  const { client, today } = await withPlan(page, baseURL as string);
  const isHard = async () => (await client.must('GET /api/check-ins/daily-status')).isHardDay;
  await page.goto('/');
  await say(page, "today's a bad day");
  await expect(line(page, 'A hard day: today asks for the small versions')).toBeChecked();
  await expectAccessible(page);
  await picture(page, 'hard-day');
  await window(page).getByRole('button', { name: 'Do it (1 thing)' }).click();
  await expect.poll(isHard).toBe(true);
  await toast(page, 'A hard day').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(isHard).toBe(false);

  await client.must('POST /api/pauses', { body: { until: addDays(today, 3) } });
  await page.reload();
  await say(page, "I'm back");
  await expect(line(page, /^End the pause/)).toBeChecked();
  await window(page).getByRole('button', { name: 'Do it (1 thing)' }).click();
  await expect.poll(async () => client.must('GET /api/pauses')).toEqual([]);

  await say(page, 'show my week');
  await picture(page, 'week');
  await window(page).getByRole('button', { name: 'Arrange week' }).click();
  await expect(page.getByRole('dialog', { name: 'Arrange the week' })).toBeVisible();
});

test('what was understood says its days and its time, stays when the window is closed, and fits a phone', async ({
  page,
  baseURL,
}) => {
  const { client } = await withPlan(page, baseURL as string);
  for (const name of ['The Person Who Reads Every Evening', 'The Friend Who Writes Back'])
    await anIdentity(client, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const words = 'add ring my sister on Sundays at 10:00';
  await say(page, words);
  await picture(page, 'added');
  const added = window(page)
    .getByRole('listitem')
    .filter({ hasText: /^Add to the plan: Ring my sister/ });
  await expect(added.getByText(/^Sun(day)?s?$/)).toBeVisible();
  await expect(added.getByText(/^(When it is|At) 10/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window(page)).toBeHidden();
  await bar(page).click();
  await expect(box(page)).toHaveValue(words);
  await box(page).fill('');
  await window(page).getByRole('button', { name: 'Is it getting better?' }).click();
  await picture(page, 'whose');
  for (const choice of await window(page).getByRole('radio').all()) await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await box(page).fill('move practising the viola with my sister at the old church hall by the river to Sundays');
  await page.keyboard.press('Enter');
  await expect(window(page).getByRole('button', { name: /viola/ }).first()).toBeVisible();
  await picture(page, 'choices');
  for (const choice of await window(page).getByRole('button').all()) {
    const { x, width } = (await choice.boundingBox()) ?? { x: 0, width: Infinity };
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

test('what nobody understood stays in the box, with what it could have meant', async ({ page, baseURL }) => {
  const { client } = await withPlan(page, baseURL as string);
  await page.goto('/');
  await say(page, 'flibber <b>the</b> gloop');
  await expect(window(page).getByText('I could not make anything of that.', { exact: false })).toBeVisible();
  await expect(box(page)).toHaveValue('flibber <b>the</b> gloop');
  for (const name of ['Tick habits by hand', 'Change the plan by hand', 'What can I say?'])
    await expect(window(page).getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'lost');
  // Neither closing it nor a reload loses the words, and nothing was counted.
  await page.reload();
  await bar(page).click();
  await expect(box(page)).toHaveValue('flibber <b>the</b> gloop');
  expect((await client.must('GET /api/ai-usage/status')).remaining).toBe(10);
});

test('somebody offline is told, and the words are kept', async ({ page, baseURL, context, watch }) => {
  await withPlan(page, baseURL as string);
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await bar(page).click();
  await box(page).fill('I walked');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(window(page).getByRole('alert')).toContainText('You are offline');
  await expect(box(page)).toHaveValue('I walked');
  await context.setOffline(false);
  await box(page).press('Enter');
  await expect(line(page, `Done: ${WALK}`)).toBeChecked();
});

test('words of danger are answered with help alone', async ({ page, baseURL }) => {
  await withPlan(page, baseURL as string);
  await page.goto('/');
  await bar(page).click();
  await box(page).fill('I walked, but I want to kill myself');
  await page.keyboard.press('Enter');
  await expect(window(page).getByRole('status')).toContainText(/help/i);
  await expect(window(page).getByRole('switch')).toHaveCount(0);
  await expect(box(page)).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('the palette ticks, goes and says; ? lists the keys', async ({ page, baseURL }) => {
    const { group, today } = await withPlan(page, baseURL as string);
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    const palette = page.getByRole('dialog', { name: 'Go to, tick or do' });
    const opens = async () => {
      // One that is closing still takes the first letters.
      await expect(palette).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('combobox')).toBeFocused();
    };
    await opens();
    await expectAccessible(page);
    await picture(page, 'palette');
    await page.keyboard.type('walk');
    await expect(palette.getByRole('option', { name: `Tick: ${WALK}` })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(toast(page, `Done: ${WALK}`)).toBeVisible();
    await expect.poll(async () => (await group())?.habits[0]?.completedDays).toEqual([today]);

    await opens();
    await page.keyboard.type('set priv');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings/data');

    await opens();
    await page.keyboard.type('I stretched');
    for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(line(page, `Done: ${STRETCH}`)).toBeChecked();
    await page.keyboard.press('Escape');

    // By a link, as a window that closes is still on its way back.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await bar(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('. how?');
    await expect(box(page)).toHaveValue('I stretched. how?');
  });
});

test('dictating says first where the sound goes, and only then listens', async ({ page, baseURL }) => {
  await withPlan(page, baseURL as string);
  // What a browser hears cannot be had here: it is the outside, and says what somebody would.
  await page.addInitScript(() => {
    class Heard extends EventTarget {
      start() {
        (globalThis as { listens?: number }).listens = ((globalThis as { listens?: number }).listens ?? 0) + 1;
        const results = [{ isFinal: true, 0: { transcript: 'I walked' } }];
        setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results })), 50);
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard });
  });
  await page.goto('/');
  await bar(page).click();
  await window(page).getByRole('button', { name: 'Dictate' }).click();
  await expect(window(page).getByText('Most browsers send the sound to their maker', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { listens?: number }).listens ?? 0)).toBe(0);
  await window(page).getByRole('button', { name: 'Start listening' }).click();
  await expect(box(page)).toHaveValue('I walked');
  await window(page).getByRole('button', { name: 'Stop dictating' }).click();
  await expect(window(page).getByRole('button', { name: 'Dictate' })).toBeVisible();
  await expectAccessible(page);
});
