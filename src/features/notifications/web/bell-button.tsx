import { Bell } from 'lucide-react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { bellMessages as texts } from '../bell-messages.ts';
import { cn } from '#web/ui/cn.ts';

/** The bell in the top bar: how many notifications are unread, in its name and on its badge. */
export function BellButton({ unread, ...rest }: ButtonProps & { unread: number }) {
  return (
    <Button {...rest} variant="ghost" size="icon" aria-label={texts.label(unread)} className="relative">
      <Bell className="size-5.5" aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className={cn(
            'tabular absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold',
            'text-on-accent text-xs ring-2 ring-ground',
          )}
        >
          {unread < texts.manyFrom ? unread : texts.many}
        </span>
      )}
    </Button>
  );
}
