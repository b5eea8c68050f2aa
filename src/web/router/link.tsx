import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, toAddress, useRouting } from './router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A press that the browser itself handles: into another tab or window, or as a download. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self');
}

/** A link to a page of the app, which opens without loading the document anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { place, navigate } = useRouting();
  const address = toAddress(to, place);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    navigate(address, { replace: address === addressOf(place) });
  };
  return <a {...rest} href={address} onClick={follow} />;
}

/** A link that says whether its page is the one at hand; with `end` only that page itself, else those below it too. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useRouting().place;
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
