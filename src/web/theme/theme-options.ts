import type { Theme } from './theme.ts';

/** The choices of the theme in the order of the menu. */
export const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
];
