import type { ReactNode } from 'react';
import type { Person } from '#web/ui/avatar.tsx';
import type { Theme } from '#web/theme/theme.ts';

/** A page in the menu; `menuOnly` keeps it out of the bar itself. */
export type TopBarLink = { to: string; label: string; menuOnly?: boolean };

/** What the menus of somebody signed in need. */
export type MenuProps = {
  user: Person;
  links: readonly TopBarLink[];
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onHelp: () => void;
  onLogOut: () => void;
  createAccountHref: string;
};

/** Without a user the bar leads to the parts of the landing page instead. */
export type TopBarProps = (MenuProps | { user: null }) & {
  /** Further controls before the profile, such as the bell. */
  children?: ReactNode;
};
