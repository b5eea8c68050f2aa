import type { ReactNode } from 'react';
import type { Person } from './avatar.tsx';
import type { Theme } from './theme.ts';

export type TopBarLink = { to: string; label: string };

export type TopBarProps = {
  user: Person | null;
  links: readonly TopBarLink[];
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLogOut: () => void;
  createAccountHref: string;
  /** Further controls before the profile, such as the bell. */
  children?: ReactNode;
};
