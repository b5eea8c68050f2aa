import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBadge } from './badge.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

function browser(userAgent: string, more: Record<string, unknown> = {}) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, ...more });
}

beforeEach(() => {
  localStorage.clear();
  document.title = 'Goals · Taylr';
});
afterEach(() => vi.unstubAllGlobals());

describe('the number of unread notifications', () => {
  it('is set by the browser itself where it can, and taken away at none', async () => {
    const [setAppBadge, clearAppBadge] = [vi.fn(), vi.fn()];
    browser('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', { setAppBadge, clearAppBadge });
    await showBadge(3);
    await showBadge(0);
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
    expect(clearAppBadge).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  it('stands on Android before the title, whatever the page is called next, and on the device with its time', async () => {
    browser(ANDROID);
    await showBadge(3);
    expect(document.title).toBe('(3) Goals · Taylr');
    document.title = 'Settings · Taylr';
    await vi.waitFor(() => expect(document.title).toBe('(3) Settings · Taylr'));
    expect(localStorage.getItem('taylr-badge-count')).toBe('3');
    expect(Number(localStorage.getItem('taylr-badge-at'))).toBeGreaterThan(0);
    await showBadge(0);
    expect(document.title).toBe('Settings · Taylr');
    expect(localStorage.getItem('taylr-badge-count')).toBe('0');
  });

  it('fails without a word where nothing can show it', async () => {
    const setAppBadge = vi.fn(() => Promise.reject(new Error('not installed')));
    browser('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', { setAppBadge });
    await expect(showBadge(1)).resolves.toBeUndefined();
  });
});
