import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type ChatBubbleProps = {
  from: 'me' | 'them';
  /** Who speaks, for screen readers. */
  name: string;
  children: ReactNode;
  className?: string;
};

/** One thing said in a conversation. Line breaks are kept. */
export function ChatBubble({ from, name, children, className }: ChatBubbleProps) {
  return (
    <div className={cn('flex', from === 'me' ? 'justify-end' : 'justify-start')}>
      <div
        className={cn(
          'max-w-[min(34rem,86%)] animate-pop-in whitespace-pre-line break-words rounded-lg px-4 py-2.5 text-base',
          from === 'me' ? 'rounded-br-sm bg-accent-soft text-ink' : 'rounded-bl-sm bg-raised text-ink',
          className,
        )}
      >
        <span className="sr-only">{name}: </span>
        {children}
      </div>
    </div>
  );
}
