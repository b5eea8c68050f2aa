import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { DashboardPage } from './dashboard-page.tsx';
// The cards load their menu late: here it is there before, so that no loading outlives the tests.
import './identity-menu.tsx';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
  // Reduced motion: jsdom draws nothing to animate.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  signedInCookie(true);
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  signedInCookie(false);
  await server.close();
});

const identity = {
  id: 'i1',
  goalId: 'g1',
  name: 'The Swimmer',
  description: 'Swims.',
  isActive: true,
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};

/** The dashboard of a guest with one identity. */
function showToGuest(changes: Parameters<typeof newcomer>[0]) {
  const client = createQueryClient();
  const { user, ...rest } = newcomer({ identities: [identity], ...changes });
  const known = { ...rest, user: { ...user, isGuest: true, email: null } };
  client.setQueryData(bootstrapQuery.queryKey, known);
  seed(client, known);
  server.reply('GET /api/bootstrap', [200, known]);
  show(<DashboardPage />, { at: '/', client });
}

/** The labels and figures of the usage card, for a guest with this many AI interactions left. */
async function getFigures(aiUsage: { remaining: number; limit: number }) {
  showToGuest({ aiUsage: { allowed: true, isGuest: true, ...aiUsage } });
  const card = within(await screen.findByRole('region', { name: 'Showing up this week' }));
  const getTexts = (role: string) => card.getAllByRole(role).map(({ textContent }) => textContent?.trim());
  return { names: getTexts('term'), figures: getTexts('definition') };
}

it('shows a guest how much of the coach is left', async () => {
  const { names, figures } = await getFigures({ remaining: 7, limit: 10 });
  expect([names.at(-1), figures.at(-1)]).toEqual(['AI interactions left', '7']);
});

it('shows no figure of the coach where there is no limit, which is -1', async () => {
  const { names, figures } = await getFigures({ remaining: -1, limit: -1 });
  expect(names).toEqual(['Week number', 'Days active', 'Longest streak']);
  expect(figures.join()).not.toContain('-1');
});

it.each([
  [390, 'below the cards on a phone, where the first habit stands above the fold', Node.DOCUMENT_POSITION_FOLLOWING],
  [1280, 'above them on a desk', Node.DOCUMENT_POSITION_PRECEDING],
])('at %i pixels offers things %s', async (width, _where, position) => {
  vi.stubGlobal('innerWidth', width);
  showToGuest({ weeklyTracking: { currentWeekNumber: 2, totalActiveIdentities: 1, weekDays: [] } });
  const card = await screen.findByRole('article', { name: 'The Swimmer' });
  const offer = await screen.findByRole('link', { name: 'Create Account' });
  expect(card.compareDocumentPosition(offer) & position).toBe(position);
});
