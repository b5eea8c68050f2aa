import {
  becomeIdentity,
  captureGoal,
  confirmDevelopmentSignIn,
  doTheMainJob,
  enterAsGuest,
  expectOneVote,
  openProfile,
  sendNoticeAway,
  signInWithGoogle,
} from './steps.ts';
import { expect, test } from './taylr.ts';

// Whole journeys, on machines that may be busy.
test.slow();

test('a guest who creates an account keeps everything', async ({ page }) => {
  await enterAsGuest(page);
  const name = await doTheMainJob(page);
  // Notices wait for the next visit.
  await page.reload();
  await sendNoticeAway(page);
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await confirmDevelopmentSignIn(page, { name: 'Ada Byron', email: 'ada.keeps@example.com' });

  await expectOneVote(page, name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ada$/);
  await expect(page.getByText('Your progress can be reached from this device only')).toBeHidden();
  await openProfile(page);
  await expect(page.getByText('ada.keeps@example.com')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Create Account' })).toBeHidden();
});

test('a guest who signs in to an account that exists brings the progress along', async ({ page, secondPage }) => {
  const ben = { name: 'Ben Achebe', email: 'ben.keeps@example.com' };
  await page.goto('/');
  await signInWithGoogle(page, ben);
  const first = await doTheMainJob(page);

  await enterAsGuest(secondPage);
  await captureGoal(secondPage, { description: 'Read a book every month and remember it' });
  const second = await becomeIdentity(secondPage);
  await secondPage.goto('/');
  await openProfile(secondPage);
  await secondPage.getByRole('menuitem', { name: 'Create Account' }).click();
  await confirmDevelopmentSignIn(secondPage, ben);

  const main = secondPage.getByRole('main');
  await expect(main.getByRole('heading', { name: first })).toBeVisible();
  await expect(main.getByRole('heading', { name: second })).toBeVisible();
  await expect(main.getByText('1 vote this week')).toBeVisible();
  await expect(secondPage.getByText('Your progress can be reached from this device only')).toBeHidden();
});

test('on a shared device a guest who signs in is asked first, and may leave the progress behind or bring it', async ({
  page,
}) => {
  const cleo = { name: 'Cleo Marsh', email: 'cleo.keeps@example.com' };
  await page.goto('/');
  await signInWithGoogle(page, cleo);
  const first = await doTheMainJob(page);
  await page.context().clearCookies();

  await enterAsGuest(page);
  await captureGoal(page, { description: 'Read a book every month and remember it' });
  const second = await becomeIdentity(page);
  await page.goto('/landing');
  await signInWithGoogle(page, cleo);

  const question = page.getByRole('dialog', { name: 'Keep what you did as a guest?' });
  await question.getByRole('button', { name: 'Bring it here' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { name: first })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: second })).toBeVisible();
});
