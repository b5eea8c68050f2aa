import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

export type ChatBubbleProps = {
  from: 'me' | 'them';
  /** Who speaks, for screen readers. */
  name: string;
  /** A quiet line under what is said. */
  note?: string | undefined;
  /** It replaces a bubble that was already visible. */
  still?: boolean;
  children: ReactNode;
  className?: string;
};

/** One thing said in a conversation. Line breaks are kept. */
export function ChatBubble({ from, name, note, still = false, children, className }: ChatBubbleProps) {
  return (
    <div className={cn('flex flex-col', from === 'me' ? 'items-end' : 'items-start')}>
      <div
        className={cn(
          'max-w-[min(34rem,86%)] whitespace-pre-line break-words rounded-lg px-4 py-2.5 text-base',
          from === 'me' ? 'rounded-br-sm bg-accent-soft text-ink' : 'rounded-bl-sm bg-raised text-ink',
          !still && 'animate-pop-in',
          className,
        )}
      >
        <span className="sr-only">{name}: </span>
        {children}
      </div>
      {note && <p className="mt-1.5 max-w-[min(34rem,86%)] px-1 text-quiet text-sm">{note}</p>}
    </div>
  );
}
