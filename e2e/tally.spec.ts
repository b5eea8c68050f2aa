import { toWeekday } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { newGuest } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

/** Width and height of a PNG, as its head says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the wall holds every vote from days to years, by keys, and makes a picture without a private word', async ({
      page,
      baseURL,
    }) => {
      const client = await newGuest(page, baseURL as string);
      const { today } = await client.must('GET /api/check-ins/daily-status');
      const theme = device === 'phone' ? 'dark' : 'light';
      await client.must('PATCH /api/user/preferences', { body: { theme, weekStartDay: toWeekday(today) } });
      const three = [0, 1, 2].map((order) => habit(`Walk ${order + 1} times around the block`, { order }));
      const { group, identity } = await aPlan(client, three);
      await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
      await page.goto(`/identities/${identity.id}`);
      await expect(page.getByText('2 more and your first five are tied.')).toBeVisible();
      const rows = page.getByRole('group', { name: /^Votes, the newest first/ });
      await expect(rows.getByRole('listitem')).toContainText([/: 3 votes/]);
      await expect(page.getByRole('button', { name: 'Make a picture' })).toHaveCount(0);
      await expectAccessible(page);

      const second = await aPlan(client, three);
      await client.must('POST /api/check-ins', { body: checkInBody(second.group, 3) });
      await page.reload();
      await page.getByRole('radio', { name: 'All of them' }).click();
      // It begins with weeks.
      await rows.focus();
      await page.keyboard.press('+');
      for (const span of ['Days', 'Weeks', 'Months', 'Years']) {
        await expect(page.getByRole('radio', { name: span })).toBeChecked();
        await expect(rows.getByRole('listitem')).toContainText([/: 6 votes/]);
        await page.keyboard.press('-');
      }
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('+');
      await expect(page.getByRole('radio', { name: 'Days' })).toBeChecked();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Make a picture' }).click();
      const dialog = page.getByRole('dialog', { name: 'A picture of your tally' });
      await expect(dialog.getByRole('img', { name: 'Preview: 6 votes, as tally marks' })).toBeVisible();
      await expectAccessible(page);
      for (const [shape, size] of [
        ['Portrait', [1080, 1350]],
        ['Square', [1080, 1080]],
      ] as const) {
        await dialog.getByRole('radio', { name: shape }).click();
        const saved = page.waitForEvent('download');
        await dialog.getByRole('button', { name: 'Save picture' }).click();
        const chunks: Buffer[] = [];
        for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
        expect(sizeOf(Buffer.concat(chunks))).toEqual(size);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Make a picture' })).toBeFocused();
    });
  });
}
