import { Button } from '#web/ui/button.tsx';
import { identityMessages } from '../messages.ts';
import { cn } from '#web/ui/cn.ts';
import { BOTTOM_BAR } from '#web/ui/status/toast-store.ts';

const texts = identityMessages.selection;

type BecomeBarProps = { name: string; busy: boolean; onBecome: () => void; onDeselect: () => void };

/** The step on, at the lower edge where the thumb is, once an identity is chosen. */
export function BecomeBar({ name, busy, onBecome, onDeselect }: BecomeBarProps) {
  return (
    <div
      {...BOTTOM_BAR}
      className={cn(
        'sticky bottom-0 z-20 -mx-5 mt-6 animate-fade-in border-line border-t bg-ground/95 px-5 pt-4',
        'pb-[max(1rem,env(safe-area-inset-bottom))] backdrop-blur-md',
      )}
    >
      <div className="flex flex-col gap-1">
        <Button size="lg" wide busy={busy} busyLabel={texts.becoming} onClick={onBecome}>
          <span className="min-w-0 break-words">{texts.become(name)}</span>
        </Button>
        <Button variant="ghost" wide aria-disabled={busy || undefined} onClick={() => !busy && onDeselect()}>
          {texts.deselect}
        </Button>
      </div>
    </div>
  );
}
