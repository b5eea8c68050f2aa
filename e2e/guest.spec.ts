import { doTheMainJob, enterAsGuest, expectOneVote, sendNoticeAway } from './steps.ts';
import { expect, expectAccessible, STOPPED, test } from './taylr.ts';

// Whole journeys, on machines that may be busy.
test.slow();

test('a guest turns a goal into an identity with a plan and a first check-in, and all of it outlives a restart', async ({
  page,
  program,
  watch,
}) => {
  await enterAsGuest(page, expectAccessible);
  const name = await doTheMainJob(page, expectAccessible);
  await expectAccessible(page);

  // A poll may fall into the restart.
  watch.expect(STOPPED);
  expect(await program.stop()).toBe(0);
  await program.start();
  await page.reload();
  await expectOneVote(page, name);
  await sendNoticeAway(page);
  await expect(page.getByText('Your progress can be reached from this device only')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible();
});
