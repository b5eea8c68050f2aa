import { anIdentity, aPlan, habit } from '#app/testing/world/factories.ts';
import { checkInDialog, choose, expectSaved, takeSession, toast } from '../steps.ts';
import { noon, today } from './dashboard-parts.ts';
import { DEVICES, expect, test } from './states.ts';

const WALK = 'Walk for 5 minutes';
const READ = 'Read 2 pages';

for (const [device, viewport, theme] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the editor of a habit: its days, its amount, its time, what is missing, and the way back', async ({
      page,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      const { identity } = await aPlan(client, [habit(WALK), habit(READ, { order: 1 })]);
      await page.goto('/');
      const more = page.getByRole('button', { name: `More for ${identity.name}` });
      await choose(more, page.getByRole('menuitem', { name: 'Edit habits…' }));
      const list = page.getByRole('dialog', { name: 'Edit habits' });
      await view.look();
      await list.getByRole('button', { name: `Edit “${WALK}”` }).press('Enter');
      const editor = page.getByRole('dialog', { name: 'Edit habit', exact: true });
      const name = editor.getByRole('textbox', { name: 'Habit' });
      await name.fill('');
      await editor.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await view.look();
      await name.fill('Walk for 10 minutes');
      for (const day of ['Monday', 'Thursday']) await editor.getByRole('button', { name: day }).press('Space');
      await editor.getByRole('button', { name: 'More', exact: true }).press('Enter');
      await editor.getByLabel('Time of day').selectOption('Evening');
      await view.look();
      await editor.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(list.getByRole('button', { name: 'Edit “Walk for 10 minutes”' })).toBeFocused();
      await list.getByRole('button', { name: 'Save all changes' }).press('Enter');
      await expect(toast(page, 'Habits changed')).toBeVisible();
      await expect(more).toBeFocused();
      expect((await client.must('GET /api/habits/all-current'))[0]?.habits).toMatchObject([
        { description: 'Walk for 10 minutes', days: ['monday', 'thursday'], moment: 'evening' },
        { description: READ },
      ]);
    });

    test('a note is written with a habit and with a day, read again after a reload and on a second device, and taken away', async ({
      page,
      secondPage,
      world,
      view,
    }) => {
      const client = await world.enter(page);
      await client.must('PATCH /api/user/preferences', { body: { theme } });
      await aPlan(client, [habit(WALK), habit(READ, { order: 1 })]);
      const notes = async () => (await client.must('GET /api/habits/all-current'))[0]?.habits[0]?.notes;
      const openSheet = async (on = page) => {
        await on.getByRole('button', { name: `${WALK}: note, skip or correct` }).press('Enter');
        return on.getByRole('dialog', { name: WALK });
      };
      await page.goto('/');
      const sheet = await openSheet();
      await sheet.getByRole('textbox', { name: 'Note' }).fill('Along the river <b>twice</b>');
      await view.look();
      await sheet.getByRole('button', { name: 'Done', exact: true }).press('Enter');
      await expect.poll(notes).toEqual([{ date: today, note: 'Along the river <b>twice</b>' }]);
      await page.reload();
      await expect((await openSheet()).getByRole('textbox', { name: 'Note' })).toHaveValue(
        'Along the river <b>twice</b>',
      );
      await page.keyboard.press('Escape');

      await takeSession(secondPage, client);
      await secondPage.clock.setFixedTime(new Date(noon(today)));
      await secondPage.goto('/');
      const other = await openSheet(secondPage);
      await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('Along the river <b>twice</b>');

      await page
        .getByRole('article')
        .getByRole('button', { name: /^(Check in|Update Progress)$/ })
        .press('Enter');
      const form = checkInDialog(page);
      await form.getByRole('checkbox', { name: READ }).press('Space');
      await form.getByRole('button', { name: 'Add a note' }).press('Enter');
      await form
        .getByRole('textbox', { name: /[Nn]ote/ })
        .last()
        .fill('A slow, good day');
      await view.look();
      await form.getByRole('button', { name: 'Save check-in' }).press('Enter');
      await expectSaved(form);
      await expect(form).toBeHidden();
      expect(await notes()).toEqual([{ date: today, note: 'Along the river <b>twice</b>' }]);
    });
  });
}

test('a habit of one’s own is written in the planning of a first week', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await anIdentity(client);
  await page.goto(`/habit-planning/${identity.id}`);
  const own = page.getByRole('button', { name: 'Write my own' }).first();
  await own.press('Enter');
  const writing = page.getByRole('dialog', { name: 'Write my own' });
  await writing.getByRole('textbox', { name: 'Habit' }).fill('Ring my sister');
  await view.look();
  await writing.getByRole('button', { name: 'Add habit' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Ring my sister' })).toBeChecked();
});
