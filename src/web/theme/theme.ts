import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'auto';

/** Sends the chosen theme to the server. */
export type SaveTheme = (theme: Theme) => Promise<unknown>;

const KEY = 'taylr-theme';
const BROWSER_BAR = { dark: '#13100e', light: '#faf6f0' };

let chosen: Theme | null = null;
let system: MediaQueryList | undefined;
const listeners = new Set<() => void>();

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'auto';
}

/** The theme kept on this device, or null when none was ever chosen (or storage is forbidden). */
export function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be full or forbidden: the theme then holds until the page is left, which is all that is possible.
  }
}

function paint(theme: Theme): void {
  const light = theme === 'light' || (theme === 'auto' && systemIsLight());
  const shown = light ? 'light' : 'dark';
  const root = document.documentElement;
  root.dataset.theme = shown;
  root.style.colorScheme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR[shown]);
}

function systemIsLight(): boolean {
  if (!system) {
    system = matchMedia('(prefers-color-scheme: light)');
    // The listener lives as long as the page: `auto` follows the system whenever it changes.
    system.addEventListener('change', () => chosen === 'auto' && paint('auto'));
  }
  return system.matches;
}

function apply(theme: Theme): void {
  chosen = theme;
  paint(theme);
  for (const listener of listeners) listener();
}

/** Applies the theme kept on this device; dark when there is none. */
export function applyStored(): Theme {
  const theme = storedTheme() ?? 'dark';
  apply(theme);
  return theme;
}

/**
 * Takes over what the server knows: on a device without a theme of its own, any but dark is applied and kept.
 * Pass null when it could not be fetched; a device without a theme then shows dark.
 */
export function adoptServerTheme(serverTheme: Theme | null): void {
  if (storedTheme()) return;
  if (serverTheme === null || serverTheme === 'dark') {
    apply('dark');
    return;
  }
  apply(serverTheme);
  store(serverTheme);
}

/** Shows the theme at once, keeps it on this device, then sends it; a failed save changes nothing the user sees. */
export function setTheme(theme: Theme, save?: SaveTheme): void {
  apply(theme);
  store(theme);
  // The device keeps its choice whatever the server says (spec: a failed save is not shown), so there is nothing to undo.
  save?.(theme).catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme in force and a function that changes it: `const [theme, setTheme] = useTheme(save)`. */
export function useTheme(save?: SaveTheme): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, () => chosen ?? storedTheme() ?? 'dark');
  return [theme, (next) => setTheme(next, save)];
}
