import type { Page } from '@playwright/test';
import { aPlan, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import { DEVICES, expect, test } from './states.ts';

const SAY = 'Say what you did, or what should change';
const open = (page: Page) => page.getByRole('button', { name: SAY });
const said = (page: Page) => page.getByRole('dialog', { name: SAY });

for (const [device, viewport] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the bar by keyboard: what is understood is one card, and a part is left out', async ({
      page,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      await aPlan(client, threeHabits());
      await page.goto('/');
      await open(page).press('Enter');
      await view.look();
      await page.keyboard.type('I walked and took the stairs');
      await page.keyboard.press('Enter');
      const parts = said(page).getByRole('switch');
      await expect(parts).toHaveCount(2);
      await view.look();
      await parts.first().press('Space');
      await said(page).getByRole('button', { name: 'Do it (1 thing)' }).press('Enter');
      await expect
        .poll(async () =>
          (await client.must('GET /api/habits/all-current'))[0]?.habits.filter((one) => one.completionsThisWeek),
        )
        .toHaveLength(1);
    });

    test('however much was understood, what it leads to is in sight, where the browser’s bars take room too', async ({
      page,
      world,
      view,
    }) => {
      await page.setViewportSize({ ...viewport, height: 600 });
      await aPlan(await world.enter(page), threeHabits());
      await page.goto('/');
      await open(page).press('Enter');
      const many = 'I walked, did the squats and took the stairs, make the walk shorter, and pause next week';
      await said(page).getByRole('textbox').fill(many);
      await page.keyboard.press('Enter');
      await expect(said(page).getByRole('switch').nth(3)).toBeAttached();
      await expect(said(page).getByRole('button', { name: /^Do it/ })).toBeInViewport({ ratio: 1 });
      await view.look();
    });

    test('a question is answered by keyboard with a sentence, and the chart that shows it', async ({
      page,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      await world.moveTo('2026-03-02T12:00:00Z', page);
      const { group } = await aPlan(client, threeHabits());
      await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
      await world.moveTo('2026-03-04T12:00:00Z', page);
      await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
      await page.goto('/');
      await open(page).press('Enter');
      await expect(said(page).getByRole('textbox')).toBeFocused();
      await page.keyboard.type('how many votes do I have so far?');
      await page.keyboard.press('Enter');
      await expect(said(page).getByText('4 votes in all, 4 this month, 0 last week.')).toBeVisible();
      const chart = said(page).getByRole('list', { name: 'Votes, week by week' });
      await expect(chart.getByRole('listitem')).toContainText(['Week from 1 March: 4 votes']);
      await view.look();
    });

    test('the palette and the list of keys', async ({ page, world, view }) => {
      await aPlan(await world.enter(page), threeHabits());
      await page.goto('/');
      await expect(open(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Go to, tick or do' });
      await expect(palette.getByRole('combobox')).toBeFocused();
      await view.look();
      await page.keyboard.type('goals');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/goals');
      await expect(page.getByRole('heading', { level: 1, name: 'My Goals' })).toBeVisible();
      // One that is closing still takes the first letters.
      await expect(palette).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await view.look();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('dictating: what is said of the sound, and listening', async ({ page, world, view }) => {
      await aPlan(await world.enter(page), threeHabits());
      await page.addInitScript(() => {
        class Listening extends EventTarget {
          start() {}
          stop() {
            this.dispatchEvent(new Event('end'));
          }
          abort() {}
        }
        Object.assign(globalThis, { SpeechRecognition: Listening, webkitSpeechRecognition: Listening });
      });
      await page.goto('/');
      await open(page).press('Enter');
      await said(page).getByRole('button', { name: 'Dictate' }).press('Enter');
      await expect(said(page).getByText('Most browsers send the sound to their maker', { exact: false })).toBeVisible();
      await view.look();
      await said(page).getByRole('button', { name: 'Start listening' }).press('Enter');
      await expect(said(page).getByRole('button', { name: 'Stop dictating' })).toBeVisible();
      await view.look();
    });
  });
}

test('no letter is lost that is typed while a window opens on a slow machine', async ({ page, context, world }) => {
  await aPlan(await world.enter(page), threeHabits());
  await page.goto('/');
  await expect(open(page)).toBeVisible();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const box = said(page).getByRole('textbox');
  const palette = page.getByRole('dialog', { name: 'Go to, tick or do' });
  for (const words of ['I walked', ' and then some']) {
    await open(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(words);
    await expect(box).toBeFocused();
    await page.keyboard.type('.');
    await expect(box).toHaveValue(words === 'I walked' ? 'I walked.' : 'I walked. and then some.');
    await page.keyboard.press('Escape');
    await expect(open(page)).toBeFocused();
  }
  for (const words of ['set priv', 'stretch']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(palette.getByRole('combobox')).toHaveValue(words);
    await page.keyboard.press('Escape');
  }
});
