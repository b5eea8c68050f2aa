import { lazy } from 'react';
import { Link, NavLink } from '#web/router/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { OnUse } from '#web/ui/on-use.tsx';
import { MenuButton, ProfileButton } from './menu-buttons.tsx';
import { messages } from './messages.ts';
import type { MenuProps, TopBarProps } from './top-bar-props.ts';

const loadProfileMenu = () => import('./profile-menu.tsx').then((module) => ({ default: module.ProfileMenu }));
const ProfileMenu = lazy(loadProfileMenu);
const loadMobileMenu = () => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu }));
const MobileMenu = lazy(loadMobileMenu);

const entryLook =
  'relative inline-flex min-h-11 items-center rounded-sm px-3 text-quiet text-sm transition-colors hover:text-ink';

/** The bar at the top of every page: logo, navigation and profile. */
export function TopBar(props: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 border-line/70 border-b bg-ground short:static">
      <div className="mx-auto flex h-16 w-full max-w-5xl items-center gap-2 px-5 md:gap-8 md:px-8">
        <Link
          to="/"
          aria-label={props.user ? messages.home : messages.start}
          className="-ml-1 flex min-h-11 items-center gap-2.5 rounded-sm px-1 text-ink"
        >
          <Mark />
          <span className="font-display font-semibold text-lg tracking-[-0.02em]">{messages.product}</span>
        </Link>
        {props.user && <PageLinks links={props.links} />}
        <div className="ml-auto flex items-center gap-1">
          {props.children}
          {props.user ? <Menus {...props} /> : <LandingLinks />}
        </div>
      </div>
    </header>
  );
}

function PageLinks({ links }: Pick<MenuProps, 'links'>) {
  return (
    <nav aria-label={messages.mainNavigation} className="flex items-center gap-1 max-md:hidden">
      {links.map(
        ({ to, label, menuOnly }) =>
          !menuOnly && (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className={cn(
                entryLook,
                'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:absolute',
                'aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5',
                'aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent',
              )}
            >
              {label}
            </NavLink>
          ),
      )}
    </nav>
  );
}

// The landing page is a separate document, so plain links load it. Phones have space only for the last one, the sign-in.
function LandingLinks() {
  return (
    <nav aria-label={messages.mainNavigation} className="-mr-3 flex items-center gap-1">
      {messages.landing.map(({ href, label }) => (
        <a key={href} href={href} className={cn(entryLook, 'max-md:not-last:hidden')}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Menus({ user, links, theme, onTheme, onHelp, onLogOut, createAccountHref }: MenuProps) {
  const menu = { user, links, theme, onTheme, onHelp, onLogOut, createAccountHref };
  return (
    <>
      <div className="max-md:hidden">
        <OnUse load={loadProfileMenu} opens="menu" control={<ProfileButton user={user} />}>
          <ProfileMenu {...menu} />
        </OnUse>
      </div>
      <div className="md:hidden">
        <OnUse load={loadMobileMenu} opens="dialog" control={<MenuButton />}>
          <MobileMenu {...menu} />
        </OnUse>
      </div>
    </>
  );
}

/** The mark of Taylr: four days and the stroke that makes them count. */
function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M7 7.500v17M13 7.500v17M19 7.500v17M25 7.500v17" className="stroke-ink" strokeWidth="2.6" />
      <path d="M3 21.500c9-1 19-5.500 26-12.500" className="stroke-accent" strokeWidth="3.4" />
    </svg>
  );
}
