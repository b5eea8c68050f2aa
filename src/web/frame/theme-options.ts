import { messages } from './messages.ts';
import type { Theme } from './theme.ts';

/** The choices of the theme in the order of the menu. */
export const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: messages.themes.light },
  { value: 'dark', label: messages.themes.dark },
  { value: 'auto', label: messages.themes.auto },
];
