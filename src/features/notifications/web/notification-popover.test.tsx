import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { bootstrapQuery, REVISION } from '#web/bootstrap/bootstrap.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import type { Notification } from '../contract.ts';
import { BellButton } from './bell-button.tsx';
import { NotificationBell, type NotificationBellProps } from './notification-bell.tsx';
import { NotificationPopover, type NotificationPopoverProps } from './notification-popover.tsx';
import { countsQuery } from './queries.ts';

const COUNTS = '/api/notifications/counts';
const LIST = '/api/notifications';
const BOOTSTRAP = '/api/bootstrap';

const counts = (total: number) => ({ critical: 0, important: total, informational: 0, total });
const notification = (change: Partial<Notification> = {}): Notification => ({
  id: '0198f0a0-0000-7000-8000-000000000001',
  identityId: null,
  type: 'plan_needed',
  tier: 'important',
  title: 'A plan is needed',
  message: 'Your new week has begun.',
  actionUrl: null,
  isRead: false,
  isActioned: false,
  scheduledFor: null,
  readAt: null,
  sentAt: null,
  personalizedData: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  ...change,
});

type Asked = { path: string; method: string; held: string | null; body: string | null };
/** The mock server: its answers, and the requests it got. */
let server: { revision: string; total: number; list: Notification[]; isDown: boolean; asked: Asked[] };

function answer(path: string, held: string | null): Response {
  const tag = `"${server.revision}"`;
  if (server.isDown) return Response.json({ message: 'x', code: 'UNAVAILABLE' }, { status: 503 });
  if (path === BOOTSTRAP) {
    return Response.json(newcomer({ notificationCounts: counts(server.total) }), { headers: { etag: tag } });
  }
  if (held === tag) return new Response(null, { status: 304, headers: { etag: tag } });
  return Response.json(path === COUNTS ? counts(server.total) : server.list, { headers: { etag: tag } });
}

const asked = (path: string) => server.asked.filter((one) => one.path === path && one.method === 'GET');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

type BellProps = NotificationPopoverProps & Pick<NotificationBellProps, 'onCounts'>;

/** The page around the bell, with bootstrap's data. */
function Bell({ onEnable, onCounts }: BellProps) {
  useQuery(bootstrapQuery);
  return (
    <NotificationBell load={async () => undefined} onCounts={onCounts}>
      <NotificationPopover onEnable={onEnable} />
    </NotificationBell>
  );
}

function show(props: BellProps = {}) {
  const client = createQueryClient();
  client.setQueryData(bootstrapQuery.queryKey, newcomer());
  client.setQueryData(REVISION, `"${server.revision}"`);
  client.setQueryData(countsQuery.queryKey, counts(server.total));
  const page = (given: BellProps) => (
    <QueryClientProvider client={client}>
      <Bell {...given} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(props));
  return { client, offer: (given: BellProps) => rerender(page(given)) };
}

const openList = () => fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-04T12:00:00Z') });
  document.cookie = 'signed_in=1';
  server = { revision: 'u1.1.2026-03-04', total: 0, list: [], isDown: false, asked: [] };
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET', headers, body }: RequestInit) => {
    const held = new Headers(headers).get('if-none-match');
    server.asked.push({ path: url.pathname, method, held, body: (body as string | undefined) ?? null });
    return method === 'GET' ? answer(url.pathname, held) : Response.json({ success: true });
  });
});

afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the bell', () => {
  it.each([
    [0, 'Notifications', null],
    [1, 'Notifications, 1 unread', '1'],
    [99, 'Notifications, 99 unread', '99'],
    [100, 'Notifications, 100 unread', '99+'],
  ])('with %i unread is named %j and shows %j', (unread, name, badge) => {
    render(<BellButton unread={unread} />);
    expect(screen.getByRole('button', { name }).textContent).toBe(badge ?? '');
  });
});

describe('the counts', () => {
  it('are polled every 10 s by the revision that the page was filled with, and fill nothing while it stands', async () => {
    show();
    await pass(9000);
    expect(asked(COUNTS)).toEqual([]);
    await pass(51_000);
    expect(asked(COUNTS).length).toBe(6);
    expect(asked(COUNTS).every(({ held }) => held === '"u1.1.2026-03-04"')).toBe(true);
    expect(asked(BOOTSTRAP)).toEqual([]);
    expect(asked(LIST)).toEqual([]);
  });

  it('are not asked for in a hidden tab, and at once when it is looked at again', async () => {
    show();
    setVisible(false);
    await pass(600_000);
    expect(server.asked).toEqual([]);
    setVisible(true);
    await pass(0);
    expect(asked(COUNTS).length).toBe(1);
    await pass(10_000);
    expect(asked(COUNTS).length).toBe(2);
  });

  it('fill the page anew, once, when something was written elsewhere', async () => {
    const { client } = show();
    server.revision = 'u1.2.2026-03-04';
    server.total = 2;
    await pass(10_500);
    expect(asked(BOOTSTRAP).length).toBe(1);
    expect(client.getQueryData(REVISION)).toBe('"u1.2.2026-03-04"');
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
    await pass(30_000);
    expect(asked(BOOTSTRAP).length).toBe(1);
  });

  it('stay as they were known while the server does not answer, and go on being asked for', async () => {
    server.total = 3;
    const { client } = show();
    server.isDown = true;
    await pass(20_500);
    expect(client.getQueryState(countsQuery.queryKey)?.error?.message).toBe('Failed to fetch notification counts: 503');
    expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy();
    server.isDown = false;
    await pass(10_000);
    expect(asked(COUNTS).length).toBe(3);
    expect(client.getQueryState(countsQuery.queryKey)?.error).toBeNull();
  });

  it('are told to the icon, and to a screen reader only when something has come', async () => {
    server.total = 1;
    const onCounts = vi.fn();
    const { client } = show({ onCounts });
    const status = screen.getByRole('status');
    expect([status.textContent, onCounts.mock.calls]).toEqual(['', [[1]]]);
    act(() => void client.setQueryData(countsQuery.queryKey, counts(3)));
    await waitFor(() => expect(status.textContent).toBe('New notification. 3 unread.'));
    act(() => void client.setQueryData(countsQuery.queryKey, counts(0)));
    await waitFor(() => expect(status.textContent).toBe(''));
    expect(onCounts.mock.calls).toEqual([[1], [3], [0]]);
  });
});

describe('the list', () => {
  it('is polled every 30 s only while it is open, by the tag of the answer before', async () => {
    server.list = [notification()];
    server.total = 1;
    show();
    openList();
    await screen.findByText('A plan is needed');
    expect(asked(LIST).map(({ held }) => held)).toEqual([null]);
    await pass(61_000);
    expect(asked(LIST).map(({ held }) => held)).toEqual([null, '"u1.1.2026-03-04"', '"u1.1.2026-03-04"']);
    expect(screen.getByText('A plan is needed')).toBeTruthy();
    setVisible(false);
    await pass(120_000);
    expect(asked(LIST).length).toBe(3);
    setVisible(true);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(0);
    const before = asked(LIST).length;
    await pass(120_000);
    expect(asked(LIST).length).toBe(before);
  });

  it('marks one read before it opens its address as a page of its own, also when that fails', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'http://taylr.test', assign });
    server.list = [notification({ actionUrl: '/goals' })];
    show();
    openList();
    fireEvent.click(await screen.findByRole('link', { name: /A plan is needed/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/goals'));
    const [read] = server.asked.filter(({ method }) => method === 'POST');
    expect(read).toMatchObject({ path: `${LIST}/${notification().id}/read`, body: '{"isActioned":true}' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    fireEvent.click(screen.getByRole('link', { name: /A plan is needed/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  });

  it('offers the notifications of the browser only where there is a way to them', async () => {
    show();
    openList();
    await screen.findByText('No notifications yet');
    expect(screen.queryByText('Get notifications even when the app is closed')).toBeNull();
    cleanup();

    let done = () => {};
    const onEnable = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { offer } = show({ onEnable });
    openList();
    const button = await screen.findByRole('button', { name: 'Enable Browser Notifications' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Get notifications even when the app is closed',
    );
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Enabling...' });
    fireEvent.click(button);
    done();
    await screen.findByRole('button', { name: 'Enable Browser Notifications' });
    expect(onEnable).toHaveBeenCalledTimes(1);
    // Once they are on there is nothing to offer any more, and the focus stays in the panel.
    screen.getByRole('button', { name: 'Enable Browser Notifications' }).focus();
    offer({});
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
  });
});
