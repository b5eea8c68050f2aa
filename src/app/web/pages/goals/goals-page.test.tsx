import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Goal } from '#features/goals/contract.ts';
import { createQueryClient, apiQuery } from '#web/query-client.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { GoalsPage } from './goals-page.tsx';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
  signedInCookie(true);
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  await server.close();
});

const goal = (id: string, description: string): Goal => ({
  id,
  description,
  currentLevel: 'not_started',
  currentFrictions: 'There is never a quiet hour',
  status: 'active',
  safetyLabel: 'none',
  help: null,
  domain: null,
  completedAt: null,
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
});
const oneIdentity = {
  name: 'The Swimmer',
  description: '',
  isActive: false,
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const goals = [goal('g1', 'Learn to swim'), goal('g2', 'Sleep through the night')];

it('holds the places of four cards while the goals are on their way', async () => {
  let send: (list: Goal[]) => void = () => undefined;
  server.reply('GET /api/goals', [200, () => new Promise((resolve) => (send = resolve))]);
  server.reply('GET /api/identities', [200, []]);
  server.reply('GET /api/habits/all-current', [200, []]);
  const { container } = show(<GoalsPage />, { at: '/goals' });
  const places = () => container.querySelectorAll('[aria-busy="true"] > [aria-hidden="true"]').length;
  expect([screen.getByRole('heading').textContent, places()]).toEqual(['My Goals', 4]);
  await waitFor(() => expect(server.times('GET /api/goals')).toBe(1));
  send(goals);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(places()).toBe(0);
});

it('shows a deleted goal no longer, even when the rest could not be fetched after it', async () => {
  server.reply('DELETE /api/goals/g1', [200, { success: true }]);
  server.reply('GET /api/bootstrap', [503, { message: 'Busy', code: 'UNAVAILABLE' }]);
  const client = createQueryClient();
  const identity = (id: string, goalId: string) => ({ ...oneIdentity, id, goalId });
  const known = newcomer({ goals, identities: [identity('i1', 'g1'), identity('i2', 'g2')] });
  client.setQueryData(bootstrapQuery.queryKey, known);
  seed(client, known);
  show(<GoalsPage />, { at: '/goals', client });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the goal “Learn to swim”' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, Delete Everything' }));
  expect(await screen.findByText('Goal deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
    expect.stringContaining('Sleep through the night'),
  ]);
  // The dashboard reads this cache: the deleted goal's identity must be gone from it.
  expect(client.getQueryData(apiQuery('GET /api/identities').queryKey)?.map(({ id }) => id)).toEqual(['i2']);
});
