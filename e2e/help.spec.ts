import { aPlan, habit } from '#app/testing/world/factories.ts';
import { newGuest } from './steps.ts';
import { expect, expectAccessible, SCREENS, test } from './taylr.ts';

const QUESTION = 'What is a vote?';

for (const [device, viewport] of SCREENS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('what a vote is stands one press away from the votes, and each answer leads to where it is done', async ({
      page,
      baseURL,
    }) => {
      const client = await newGuest(page, baseURL as string);
      const { group, identity } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read', { order: 1 })]);
      const params = { habitId: group.habits[0]?.id ?? '' };
      await client.must('POST /api/check-ins/habits/:habitId', { params, body: { act: 'done' } });
      const picture = async (name: string) => {
        const folder = process.env.BAR_PICTURES;
        for (const theme of folder ? ['dark', 'light'] : []) {
          await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
          await page.screenshot({ path: `${folder}/${device}-${name}-${theme}.png`, animations: 'disabled' });
        }
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      };

      await page.goto(`/identities/${identity.id}`);
      const link = page.getByRole('link', { name: QUESTION });
      await expect(link).toBeVisible();
      await picture('evidence');
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/help#vote');
      await expect(page.getByText('Votes only add up.', { exact: false })).toBeInViewport();
      await expectAccessible(page);
      await picture('help-vote');

      await page.getByRole('searchbox', { name: 'Search the answers' }).fill('delete');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const way = page.getByRole('link', { name: 'Delete my account' });
      await expect(way).toBeVisible();
      await expectAccessible(page);
      await picture('help-search');
      await way.click();
      await expect(page).toHaveURL('/settings/data');

      await page.goto('/help');
      await page.getByRole('main').getByRole('button', { name: 'Help & Feedback' }).click();
      const form = page.getByRole('dialog', { name: 'Help & Feedback' });
      await expect(form.getByRole('link', { name: 'Read the help page' })).toBeVisible();
      await picture('feedback');
      await form.getByRole('link', { name: 'Read the help page' }).click();
      await expect(form).toHaveCount(0);
      await expect(page).toHaveURL('/help');
    });
  });
}
