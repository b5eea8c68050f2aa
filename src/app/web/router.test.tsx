import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from '#contract/addresses.ts';
import { call } from '#web/api/api.ts';
import { createQueryClient } from '#web/query-client.ts';
import { App, pages } from './router.tsx';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { signInAddress } from '#web/lost-session.ts';
import { show } from '#web/testing/show.testing.tsx';

const BOOTSTRAP = 'GET /api/bootstrap';
const unauthorized = { message: 'Unauthorized', code: 'UNAUTHENTICATED' };

let server: Loopback;

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  Element.prototype.scrollIntoView = () => undefined;
  server = await startLoopback();
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  await server.close();
});

it('has a page for every address of the app, and no other', () => {
  const ownEntry = '/landing';
  const addresses = ADDRESSES.map(({ path }) => path).filter((path) => path !== ownEntry);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
});

it('has no page for somebody signed out that the server takes for one of the signed-in, nor the other way round', () => {
  const isHidden = (path: string) => ADDRESSES.find((address) => address.path === path)?.access === 'signed-in';
  // At `/` the server itself sends the landing page to somebody signed out.
  const wrong = pages.filter(
    ({ path, access }) => path !== '/' && isHidden(path) !== ['signed-in', 'admin'].includes(access),
  );
  expect(wrong).toEqual([]);
});

describe('a signed-out visitor', () => {
  it('is led from / to the landing page without a question to the server', async () => {
    show(<App />, { at: '/' });
    await waitFor(() => expect(server.replace).toHaveBeenCalledWith('/landing'));
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['/settings', '/landing?returnTo=%2Fsettings'],
    ['/dashboard', '/landing?returnTo=%2Fdashboard'],
    ['/?checkIn=all', '/landing?returnTo=%2F%3FcheckIn%3Dall'],
    ['/?weeklyReview=next', '/landing?returnTo=%2F%3FweeklyReview%3Dnext'],
  ])('is led from %s to the landing page, which knows where they wanted to go', async (at, landing) => {
    show(<App />, { at });
    await waitFor(() => expect(server.replace).toHaveBeenCalledWith(landing));
    expect(server.asked).toEqual([]);
  });

  it('can read the privacy page, which leads back', async () => {
    show(<App />, { at: '/privacy' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Back to Home' })[0]?.getAttribute('href')).toBe('/');
    expect(server.asked).toEqual([]);
  });

  it('finds no page at an address of the app, and a way to sign in and come back', async () => {
    show(<App />, { at: '/goal-capture?from=mail' });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/api/login?returnTo=%2Fgoal-capture%3Ffrom%3Dmail',
    );
    expect(server.asked).toEqual([]);
  });

  it('is taken for one when the cookie outlived the session, without a word about a lost session', async () => {
    signedInCookie(true);
    server.reply(BOOTSTRAP, [401, unauthorized]);
    show(<App />, { at: '/goal-capture' });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(server.assign).not.toHaveBeenCalled();
  });
});

describe('a guest', () => {
  it('begins at /?guest=true with one session and one bootstrap', async () => {
    const startSession = () => {
      signedInCookie(true);
      return newcomer().user;
    };
    server.reply('POST /api/auth/guest', [201, startSession]);
    server.reply(BOOTSTRAP, [200, newcomer()]);
    const { client } = show(<App />, { at: '/?guest=true' });
    await waitFor(() => expect(client.getQueryData(['/api/auth/user'])).toMatchObject({ id: 'u1' }));
    expect([server.times('POST /api/auth/guest'), server.times(BOOTSTRAP)]).toEqual([1, 1]);
  });

  it('is not made over and over in a browser that keeps no cookies', async () => {
    server.reply('POST /api/auth/guest', [201, newcomer().user]);
    show(<App />, { at: '/?guest=true' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(server.times('POST /api/auth/guest')).toBe(1);
  });

  it('is led to the sign-in when guests are switched off', async () => {
    server.reply('POST /api/auth/guest', [403, { message: 'Guest mode is off', code: 'GUESTS_OFF' }]);
    show(<App />, { at: '/?guest=true' });
    await waitFor(() => expect(server.replace).toHaveBeenCalledWith('/api/login?returnTo=%2F'));
  });
});

describe('somebody signed in', () => {
  beforeEach(() => signedInCookie(true));

  it('gets everything for the first screen in one call', async () => {
    server.reply(BOOTSTRAP, [200, newcomer()]);
    show(<App />, { at: '/goal-capture' });
    expect(await screen.findByRole('heading', { name: 'What would you like to achieve?' })).toBeTruthy();
    expect(server.asked.map(({ key }) => key)).toEqual([BOOTSTRAP]);
  });

  it('sees the theme that the server knows on a device without one', async () => {
    const { preferences } = newcomer();
    server.reply(BOOTSTRAP, [200, newcomer({ preferences: { ...preferences, theme: 'light' } })]);
    show(<App />, { at: '/nowhere' });
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
  });

  it('can try again when the app could not be loaded', async () => {
    server.reply(BOOTSTRAP, [503, { message: 'Busy', code: 'UNAVAILABLE' }], [200, newcomer()]);
    show(<App />, { at: '/nowhere' });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('is told once when the session is lost, then led to the sign-in', async () => {
    server.reply(BOOTSTRAP, [200, newcomer()]);
    server.reply('GET /api/goals', [401, unauthorized]);
    server.reply('GET /api/identities', [401, unauthorized]);
    const client = createQueryClient();
    show(<App />, { at: '/nowhere', client });
    await screen.findByRole('heading', { name: '404 Page Not Found' });

    const failing = (['GET /api/goals', 'GET /api/identities'] as const).map((key) =>
      client.fetchQuery({ queryKey: [key], queryFn: () => call(key) }).catch(() => undefined),
    );
    await Promise.all(failing);
    expect(await screen.findByText('Unauthorized')).toBeTruthy();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
    await waitFor(() => expect(server.assign.mock.calls).toEqual([['/api/login?returnTo=%2F']]));
  });

  it('is led back to what an address had opened when the session is lost', async () => {
    history.replaceState({ usr: { opened: '?checkIn=all' } }, '');
    expect(signInAddress()).toBe('/api/login?returnTo=%2F%3FcheckIn%3Dall');
    history.replaceState(null, '');
    expect(signInAddress()).toBe('/api/login?returnTo=%2F');
  });
});
