import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installing } from '#app/web/pwa/install/install-event.ts';
import { show } from '#web/testing/show.testing.tsx';
import { NoticePlace } from './notice-place.tsx';

beforeEach(async () => {
  // Loads the lazy chunk first: the fake clock below does not wait for imports.
  await import('./dashboard-banners.tsx');
  installing.prompt = null;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offerInstall = () =>
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() })));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const reminders = () => screen.queryByRole('region', { name: 'Be reminded' });
const install = () => screen.queryByRole('region', { name: 'Keep Taylr within reach' });

async function open() {
  show(<NoticePlace user={{ id: 'u1', isGuest: false }} today="2026-03-04" hasBegun hasOverdue={false} />, { at: '/' });
  await pass(0);
}

it('the offer to install waits until notifications were sent away, and comes in the same visit', async () => {
  await open();
  offerInstall();
  await pass(5000);
  expect([reminders() !== null, install()]).toEqual([true, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Not today' }));
  await pass(1999);
  expect([reminders(), install()]).toEqual([null, null]);
  await pass(1);
  expect(install()).not.toBeNull();
});

it('where notifications were answered before, it comes two seconds after the browser offers it', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await open();
  await pass(5000);
  offerInstall();
  await pass(1999);
  expect(install()).toBeNull();
  await pass(1);
  expect(install()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  offerInstall();
  await pass(5000);
  expect(install()).toBeNull();
});
