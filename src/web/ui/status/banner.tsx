import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';

type BannerProps = {
  Icon: LucideIcon;
  title: string;
  text: string;
  /** The action it offers. */
  action: ReactNode;
  dismiss: string;
  onDismiss: () => void;
};

/** An offer above the page's content, with one action; it can be dismissed. */
export function Banner({ Icon, title, text, action, dismiss, onDismiss }: BannerProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-h-17 items-center gap-3 rounded-lg bg-raised py-3 pr-2 pl-4">
      <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-ink text-sm md:font-medium md:text-base">
          {title}
        </h2>
        <p className="measure text-quiet text-sm max-md:sr-only">{text}</p>
      </div>
      {action}
      <Button variant="ghost" size="icon" aria-label={dismiss} className="-ml-2" onClick={onDismiss}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
