import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { preferencesQuery } from './theme-queries.ts';
import { WeekCard } from './week-card.tsx';

const CHECK = 'POST /api/preferences/check-conflicts';
const SAVE = 'PATCH /api/user/preferences';
const MOVE = 'POST /api/preferences/transition-week-boundaries';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
});
afterEach(() => server.close());

const { preferences } = newcomer();
const changed = { ...preferences, weekStartDay: 'thursday' };
const conflicts = [{ identityId: 'i1', identityName: 'The Walker', currentWeekStartDay: 'sunday' }];

function showCard() {
  const client = createQueryClient();
  client.setQueryData(preferencesQuery.queryKey, preferences);
  return show(<WeekCard />, { at: '/settings', client });
}
const day = (name: string) => screen.getByRole('radio', { name });
const isChosen = (name: string) => screen.getByRole('radio', { name, hidden: true }).getAttribute('aria-checked');
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Change the week start' }));
const bodies = (wanted: string) => server.asked.flatMap(({ key, body }) => (key === wanted ? [body] : []));

it('checks first, and saves directly when no plan is in the way', async () => {
  server.reply(CHECK, [200, { conflicts: [] }]);
  server.reply(SAVE, [200, changed]);
  showCard();
  fireEvent.click(day('Thursday'));
  await screen.findByText('Saved');
  expect([bodies(CHECK), bodies(SAVE)]).toEqual([[{ weekStartDay: 'thursday' }], [{ weekStartDay: 'thursday' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves nothing when it could not check', async () => {
  server.reply(CHECK, [503, { message: 'Busy', code: 'UNAVAILABLE' }]);
  showCard();
  fireEvent.click(day('Thursday'));
  // The toast is visible and announced.
  await screen.findAllByText('Failed to check for conflicts. Please try again.');
  await waitFor(() => expect(isChosen('Sunday')).toBe('true'));
  expect(bodies(SAVE)).toEqual([]);
});

it('asks what becomes of running plans, and lets them finish unless told otherwise', async () => {
  server.reply(CHECK, [200, { conflicts }]);
  server.reply(MOVE, [200, { preferences: changed, conflicts }]);
  showCard();
  fireEvent.click(day('Thursday'));
  await screen.findByRole('dialog');
  expect(screen.getByText('begins on Sunday')).toBeTruthy();
  expect([bodies(SAVE), bodies(MOVE)]).toEqual([[], []]);
  confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(MOVE)).toEqual([{ weekStartDay: 'thursday', transitionType: 'graceful' }]);
  expect([bodies(SAVE), isChosen('Thursday')]).toEqual([[], 'true']);
});

it('ends them at once when that is chosen', async () => {
  server.reply(CHECK, [200, { conflicts }]);
  server.reply(SAVE, [200, changed]);
  showCard();
  fireEvent.click(day('Thursday'));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('radio', { name: /^Change at once/ }));
  confirm();
  await waitFor(() => expect(bodies(SAVE)).toEqual([{ weekStartDay: 'thursday', deleteConflictingPlans: true }]));
  expect(bodies(MOVE)).toEqual([]);
});

it('goes back to the day that holds when the question is left', async () => {
  server.reply(CHECK, [200, { conflicts }]);
  showCard();
  fireEvent.click(day('Thursday'));
  await screen.findByRole('dialog');
  expect(isChosen('Thursday')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(isChosen('Sunday')).toBe('true'));
  expect([bodies(SAVE), bodies(MOVE)]).toEqual([[], []]);
});

it('asks about the last of several days chosen quickly', async () => {
  server.reply(CHECK, [200, { conflicts: [] }]);
  server.reply(SAVE, [200, { ...preferences, weekStartDay: 'friday' }]);
  showCard();
  fireEvent.click(day('Thursday'));
  fireEvent.click(day('Friday'));
  await screen.findByText('Saved');
  expect(bodies(SAVE)).toEqual([{ weekStartDay: 'friday' }]);
});
