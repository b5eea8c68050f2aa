import { Smartphone } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

type GuestBannerProps = { text: string; createAccountHref: string };

/** Tells a guest where their progress is kept, and how to keep it for good. */
export function GuestBanner({ text, createAccountHref }: GuestBannerProps) {
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-raised py-3 pr-3 pl-4">
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-3 text-ink text-sm">
        <Smartphone className="size-5 shrink-0 text-quiet" aria-hidden="true" />
        <span className="measure">{text}</span>
      </p>
      <Button asChild variant="ghost" className="text-accent max-md:ml-4">
        <a href={createAccountHref}>{messages.createAccount}</a>
      </Button>
    </aside>
  );
}
