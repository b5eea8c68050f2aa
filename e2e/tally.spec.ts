import type { Locator, Page } from '@playwright/test';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { newGuest } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

/** Width and height of a PNG, as its head says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Writes down every word that is drawn into a picture; answers them, and forgets them. */
async function watchPen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const written: string[] = [];
    const pen = CanvasRenderingContext2D.prototype;
    type Write = (this: CanvasRenderingContext2D, words: string, ...place: number[]) => void;
    const plain = Object.getOwnPropertyDescriptor(pen, 'fillText')?.value as Write;
    const write: Write = function write(words, ...place) {
      // Axe draws on small ones of its own.
      if (this.canvas.width >= 1080) written.push(words);
      plain.call(this, words, ...place);
    };
    Object.assign(pen, { fillText: write });
    Object.assign(globalThis, { written });
  });
  return () => page.evaluate(() => (globalThis as unknown as { written: string[] }).written.splice(0));
}

/** Two fingers on an element, so far apart at first and at last. */
async function pinch(page: Page, element: Locator, [first, last]: readonly [number, number]): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await element.boundingBox()) ?? {};
  const fingers = await page.context().newCDPSession(page);
  const apart = (gap: number) => [-gap, gap].map((by) => ({ x: x + width / 2 + by, y: y + 20 }));
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(first) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(last) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Whether the ground of the previewed picture is light. */
const isGroundLight = (dialog: Locator) =>
  dialog.locator('canvas').evaluate((canvas) => {
    const [red = 0] = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [];
    return red > 128;
  });

async function saved(page: Page, dialog: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).press('Enter');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** All that a picture says of itself: how many, since when, and whose app it is. */
const SAID = /^(?:\d|votes|for who I am becoming|since \d+ \w+ \d{4}|Taylr)$/;

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('the wall holds every vote from days to years, by keys or by two fingers, and makes a picture without a private word', async ({
      page,
      baseURL,
    }) => {
      const client = await newGuest(page, baseURL as string);
      const written = await watchPen(page);
      const five = [0, 1, 2, 3, 4].map((order) => habit(`Walk ${order + 1} times around the block`, { order }));
      const { group, identity } = await aPlan(client, five);
      await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
      await page.goto(`/identities/${identity.id}`);
      await expect(page.getByText('2 more and your first five are tied.')).toBeVisible();
      const rows = page.getByRole('group', { name: /^Votes, the newest first/ });
      await expect(rows.getByRole('listitem')).toContainText([/: 3 votes/]);
      await expect(page.getByRole('button', { name: 'Make a picture' })).toHaveCount(0);
      await expectAccessible(page);

      await client.must('POST /api/check-ins', { body: checkInBody(group, 5, { overwrite: true }) });
      const second = await aPlan(client, five.slice(0, 2));
      await client.must('POST /api/check-ins', { body: checkInBody(second.group, 2) });
      await page.reload();
      await page.getByRole('radio', { name: 'All of them' }).click();
      // It begins with weeks.
      await rows.focus();
      await page.keyboard.press('+');
      for (const span of ['Days', 'Weeks', 'Months', 'Years']) {
        await expect(page.getByRole('radio', { name: span })).toBeChecked();
        await expect(rows.getByRole('listitem')).toContainText([/: 7 votes/]);
        await page.keyboard.press('-');
      }
      if (device === 'phone') {
        await rows.scrollIntoViewIfNeeded();
        for (const [gaps, span] of [
          [[40, 80], 'Months'],
          [[80, 40], 'Years'],
        ] as const) {
          await pinch(page, rows, gaps);
          await expect(page.getByRole('radio', { name: span })).toBeChecked();
        }
        await rows.focus();
      }
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('+');
      await expect(page.getByRole('radio', { name: 'Days' })).toBeChecked();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Make a picture' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'A picture of your tally' });
      await expect(dialog.getByRole('img', { name: 'Preview: 7 votes, as tally marks' })).toBeVisible();
      await expectAccessible(page);
      for (const [look, isLight] of [
        ['Light', true],
        ['Dark', false],
      ] as const) {
        await dialog.getByRole('radio', { name: look }).press('Space');
        await expect.poll(() => isGroundLight(dialog)).toBe(isLight);
      }
      for (const [shape, size] of [
        ['Portrait', [1080, 1350]],
        ['Square', [1080, 1080]],
      ] as const) {
        await dialog.getByRole('radio', { name: shape }).press('Space');
        expect(sizeOf(await saved(page, dialog))).toEqual(size);
      }
      expect((await written()).filter((words) => !SAID.test(words))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Make a picture' })).toBeFocused();

      // The one private word is a name, and is written once it was chosen.
      await page.getByRole('radio', { name: 'This identity' }).click();
      await page.getByRole('button', { name: 'Make a picture' }).press('Enter');
      await dialog.getByRole('switch', { name: 'Show the identity’s name' }).press('Space');
      await expect.poll(async () => (await written()).filter((words) => !SAID.test(words))).toContain(identity.name);
    });
  });
}
