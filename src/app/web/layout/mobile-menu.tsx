import { CircleHelp, LogOut, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { MenuButton } from './menu-buttons.tsx';
import { messages } from './messages.ts';
import { PersonLines } from '#web/ui/person-lines.tsx';
import { themeOptions } from '#web/theme/theme-options.ts';
import type { MenuProps } from './top-bar-props.ts';
import { cn } from '#web/ui/cn.ts';

/** The side drawer of narrow windows: what the profile menu holds, larger. It loads when it is first asked for, and is open then. */
export function MobileMenu({ user, links, theme, onTheme, onHelp, onLogOut, createAccountHref }: MenuProps) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      trigger={<MenuButton />}
      title={messages.menuTitle}
      description={messages.menuDescription}
      hideTitle
    >
      <div className="flex min-h-full flex-col">
        <div className="flex items-center gap-3 pb-5">
          <Avatar person={user} className="size-12 text-base" />
          <PersonLines user={user} />
        </div>
        <nav aria-label={messages.mainNavigation} className="-mx-3 flex flex-col">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              onClick={() => setOpen(false)}
              className={cn(
                'flex min-h-13 items-center rounded-md px-3 text-lg text-quiet transition-colors hover:text-ink',
                'aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink',
              )}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-auto flex flex-col gap-3 pt-8">
          <p aria-hidden="true" className="text-quiet text-sm">
            {messages.theme}
          </p>
          <Segmented label={messages.theme} value={theme} onChange={onTheme} options={themeOptions} />
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setOpen(false);
              onHelp();
            }}
          >
            <CircleHelp aria-hidden="true" />
            {messages.help}
          </Button>
          {user.isGuest && (
            <Button asChild wide>
              <a href={createAccountHref}>
                <UserPlus aria-hidden="true" />
                {messages.createAccount}
              </a>
            </Button>
          )}
          <Button variant="quiet" wide onClick={onLogOut}>
            <LogOut aria-hidden="true" />
            {messages.logOut}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
