import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const blockingScript = readFileSync(`${import.meta.dirname}/../../app/web/public/start.js`, 'utf8');

type Change = (event: { matches: boolean }) => void;

/** The system's colour scheme, which jsdom lacks: `prefer` changes it and notifies the listeners. */
function fakeSystem(light: boolean) {
  const query = { matches: light, changes: [] as Change[] };
  const list = {
    get matches() {
      return query.matches;
    },
    addEventListener: (_name: string, change: Change) => query.changes.push(change),
  };
  vi.stubGlobal('matchMedia', () => list);
  return {
    prefer(next: boolean) {
      query.matches = next;
      for (const change of query.changes) change({ matches: next });
    },
  };
}

const shown = () => document.documentElement.dataset.theme;
const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const kept = () => localStorage.getItem('taylr-theme');

async function freshPage() {
  vi.resetModules();
  return await import('./theme.ts');
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  delete document.documentElement.dataset.theme;
  fakeSystem(false);
});

describe('on opening the page', () => {
  it('shows dark when nothing was ever chosen, and keeps nothing', async () => {
    const { applyStored } = await freshPage();
    applyStored();
    expect([shown(), kept(), document.documentElement.style.colorScheme]).toEqual(['dark', null, 'dark']);
  });

  it.each(['light', 'dark'] as const)('shows the stored %s', async (theme) => {
    localStorage.setItem('taylr-theme', theme);
    const { applyStored } = await freshPage();
    applyStored();
    expect(shown()).toBe(theme);
  });

  it('takes an unknown stored value for none', async () => {
    localStorage.setItem('taylr-theme', 'sepia');
    const { applyStored } = await freshPage();
    expect(applyStored()).toBe('dark');
  });

  it('follows the system on auto, also when it changes later', async () => {
    const system = fakeSystem(true);
    localStorage.setItem('taylr-theme', 'auto');
    const { applyStored } = await freshPage();
    applyStored();
    expect(shown()).toBe('light');
    system.prefer(false);
    expect(shown()).toBe('dark');
  });

  it('no longer follows the system once a theme is chosen', async () => {
    const system = fakeSystem(true);
    localStorage.setItem('taylr-theme', 'auto');
    const { applyStored, setTheme } = await freshPage();
    applyStored();
    setTheme('dark');
    system.prefer(true);
    expect(shown()).toBe('dark');
  });
});

describe('what the server knows', () => {
  it.each(['light', 'auto'] as const)('is applied and kept when it is %s and the device has none', async (theme) => {
    fakeSystem(true);
    const { adoptServerTheme } = await freshPage();
    adoptServerTheme(theme);
    expect([shown(), kept()]).toEqual(['light', theme]);
  });

  it('is not kept when it is dark, the default', async () => {
    const { adoptServerTheme } = await freshPage();
    adoptServerTheme('dark');
    expect([shown(), kept()]).toEqual(['dark', null]);
  });

  it('gives way to what the device has', async () => {
    localStorage.setItem('taylr-theme', 'dark');
    const { applyStored, adoptServerTheme } = await freshPage();
    applyStored();
    adoptServerTheme('light');
    expect([shown(), kept()]).toEqual(['dark', 'dark']);
  });

  it('leaves dark when it cannot be fetched and the device has none', async () => {
    const { adoptServerTheme } = await freshPage();
    adoptServerTheme(null);
    expect([shown(), kept()]).toEqual(['dark', null]);
  });

  it('leaves the theme of the device when it cannot be fetched', async () => {
    localStorage.setItem('taylr-theme', 'light');
    const { applyStored, adoptServerTheme } = await freshPage();
    applyStored();
    adoptServerTheme(null);
    expect(shown()).toBe('light');
  });
});

describe('a change of theme', () => {
  it('shows and is kept on the device before it is sent', async () => {
    const { setTheme } = await freshPage();
    const seen: unknown[] = [];
    setTheme('light', async (theme) => seen.push([theme, shown(), kept(), bar()]));
    expect(seen).toEqual([['light', 'light', 'light', '#faf6f0']]);
  });

  it('stays when the server refuses it, without a word', async () => {
    const said = vi.spyOn(console, 'error');
    const { setTheme } = await freshPage();
    setTheme('light', () => Promise.reject(new Error('offline')));
    await Promise.resolve();
    expect([shown(), kept(), said.mock.calls.length]).toEqual(['light', 'light', 0]);
  });

  it('reaches every part of the page that uses it', async () => {
    const { useTheme } = await freshPage();
    const bell = renderHook(() => useTheme());
    const menu = renderHook(() => useTheme());
    act(() => menu.result.current[1]('auto'));
    expect(bell.result.current[0]).toBe('auto');
  });
});

describe('the script before the first paint', () => {
  it.each([
    [null, false, 'dark'],
    ['dark', true, 'dark'],
    ['light', false, 'light'],
    ['auto', true, 'light'],
    ['auto', false, 'dark'],
    ['sepia', true, 'dark'],
  ])('with %s kept and a system that is light: %s shows %s, as the app will', async (stored, systemLight, expected) => {
    fakeSystem(systemLight);
    if (stored) localStorage.setItem('taylr-theme', stored);
    new Function(blockingScript)();
    const early = [shown(), document.documentElement.style.colorScheme, bar()];
    const { applyStored } = await freshPage();
    applyStored();
    expect(early).toEqual([expected, expected, bar()]);
    expect(shown()).toBe(expected);
  });
});
