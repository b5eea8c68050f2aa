import { CircleHelp, LogOut, UserPlus } from 'lucide-react';
import { NavLink } from '#web/router/link.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ProfileButton } from './menu-buttons.tsx';
import { messages } from './messages.ts';
import { PersonLines } from '#web/ui/person-lines.tsx';
import { themeOptions } from '#web/theme/theme-options.ts';
import type { MenuProps } from './top-bar-props.ts';

/** The profile menu of wide windows. It loads when it is first asked for, and is open then. */
export function ProfileMenu({ user, links, theme, onTheme, onHelp, onLogOut, createAccountHref }: MenuProps) {
  return (
    <Menu defaultOpen trigger={<ProfileButton user={user} />} className="w-72">
      <MenuLabel className="flex items-center gap-3 py-2.5">
        <Avatar person={user} className="size-10" />
        <PersonLines user={user} />
      </MenuLabel>
      <MenuSeparator />
      {links.map(({ to, label }) => (
        <MenuItem key={to} asChild>
          <NavLink to={to} end={to === '/'}>
            {label}
          </NavLink>
        </MenuItem>
      ))}
      {links.length > 0 && <MenuSeparator />}
      <MenuLabel className="pt-1.5 pb-1.5">{messages.theme}</MenuLabel>
      <MenuChoice label={messages.theme} value={theme} onChange={onTheme} options={themeOptions} />
      <MenuSeparator />
      <MenuItem onSelect={onHelp}>
        <CircleHelp aria-hidden="true" />
        {messages.help}
      </MenuItem>
      {user.isGuest && (
        <MenuItem asChild tone="accent">
          <a href={createAccountHref}>
            <UserPlus aria-hidden="true" />
            {messages.createAccount}
          </a>
        </MenuItem>
      )}
      <MenuItem onSelect={onLogOut}>
        <LogOut aria-hidden="true" />
        {messages.logOut}
      </MenuItem>
    </Menu>
  );
}
