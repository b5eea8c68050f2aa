import { Menu as Lines } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Avatar, type Person } from '#web/ui/avatar.tsx';
import { messages } from './messages.ts';

/** Opens the profile menu of wide windows. */
export function ProfileButton({ user, ...rest }: ComponentProps<'button'> & { user: Person }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={messages.openProfile}
      className="grid size-11 place-items-center rounded-full"
    >
      <Avatar person={user} />
    </button>
  );
}

/** Opens the side drawer of narrow windows. */
export function MenuButton(props: ButtonProps) {
  return (
    <Button {...props} variant="ghost" size="icon" aria-label={messages.openMenu} className="-mr-2.5">
      <Lines className="size-6" aria-hidden="true" />
    </Button>
  );
}
