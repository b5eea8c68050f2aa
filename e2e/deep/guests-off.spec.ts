import { expect, test } from './states.ts';

test.use({ settings: { GUEST_MODE: 'off' } });

test('with guests switched off nobody is offered to come in as one', async ({ page, view }) => {
  await page.goto('/landing');
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try it as a guest' })).toHaveCount(0);
  await expect(page.getByText('No account needed.')).toBeHidden();
  await view.look(['light']);
});
