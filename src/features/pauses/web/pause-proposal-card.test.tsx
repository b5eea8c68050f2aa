import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Identity } from '#features/identities/contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import type { Pause } from '../contract.ts';
import { PauseProposalCard } from './pause-proposal-card.tsx';
import { identitiesQuery, pausesQuery } from './queries.ts';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
});
afterEach(() => server.close());

const proposal = { from: calendarDay('2026-03-04'), until: calendarDay('2026-03-06'), reason: 'the flu' };
const made: Pause = { id: 'p1', identityId: null, ...proposal, createdAt: '2026-03-04T12:00:00.000Z' };
const person = (id: string, name: string, archivedAt: string | null = null): Identity => ({
  id,
  name,
  archivedAt,
  goalId: 'g1',
  description: '',
  isActive: true,
  createdAt: '2026-03-01T08:00:00.000Z',
});

function showCard(identities = [person('i1', 'The Walker')], pauses: Pause[] = []) {
  const client = createQueryClient();
  client.setQueryData(identitiesQuery.queryKey, identities);
  client.setQueryData(pausesQuery.queryKey, pauses);
  return show(<PauseProposalCard proposal={proposal} />, { at: '/', client });
}
// In the card itself: a toast of the test before may offer the same.
const card = () => within(screen.getByRole('region', { name: /days/i }));
const press = (name: string) => fireEvent.click(card().getByRole('button', { name }));
const sent = () => server.asked.flatMap(({ key, body }) => (key === 'POST /api/pauses' ? [body] : []));

it('pauses nothing before somebody says so, then the days for all', async () => {
  server.reply('POST /api/pauses', [201, made]);
  showCard();
  expect(sent()).toEqual([]);
  press('Pause these days');
  await screen.findByText(/^Paused: /);
  expect(sent()).toEqual([{ from: '2026-03-04', until: '2026-03-06', reason: 'the flu' }]);
  expect(await screen.findByText('Days paused')).toBeTruthy();
});

it('asks whom it is for when there are several, those in the archive left out', async () => {
  server.reply('POST /api/pauses', [201, { ...made, identityId: 'i2' }]);
  showCard([person('i1', 'The Walker'), person('i2', 'The Cook'), person('i3', 'The Reader', made.createdAt)]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  press('Choose one instead');
  const choices = screen.getAllByRole('radio').map((radio) => radio.textContent);
  expect(choices).toEqual(['All identities', 'The Walker', 'The Cook']);
  fireEvent.click(screen.getByRole('radio', { name: 'The Cook' }));
  press('Pause these days');
  await screen.findByText(/^Paused: /);
  expect(sent()).toEqual([{ from: '2026-03-04', until: '2026-03-06', reason: 'the flu', identityId: 'i2' }]);
});

it('stands as answered when the conversation is drawn anew, and gives the days back', async () => {
  server.reply('DELETE /api/pauses/p1', [200, { success: true }]);
  showCard(undefined, [made]);
  expect(screen.queryByRole('button', { name: 'Pause these days' })).toBeNull();
  press('Undo');
  await screen.findByRole('button', { name: 'Pause these days' });
  expect(server.times('DELETE /api/pauses/p1')).toBe(1);
});

it('leaves the plan as it is when that is wanted', () => {
  showCard();
  press('No, keep my plan');
  expect(screen.getByText('Your plan stays as it is.')).toBeTruthy();
  const card = screen.getByRole('region', { name: 'Leave these days out?' });
  expect([within(card).queryAllByRole('button'), sent()]).toEqual([[], []]);
});

it('says when it failed, and sends the same once more under the same key', async () => {
  server.reply('POST /api/pauses', [503, { message: 'Busy', code: 'UNAVAILABLE' }], [201, made]);
  showCard();
  press('Pause these days');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save the pause');
  press('Pause these days');
  await waitFor(() => expect(sent().length).toBe(2));
  await screen.findByText(/^Paused: /);
});
