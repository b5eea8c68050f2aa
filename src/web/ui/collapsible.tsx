import { ChevronDown } from 'lucide-react';
import { Collapsible as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type CollapsibleProps = {
  title: ReactNode;
  /** At the right-hand end of the title, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

/** A heading that shows or hides what is beneath it. */
export function Collapsible({ title, aside, children, className, ...rest }: CollapsibleProps) {
  return (
    <Radix.Root {...rest} className={className}>
      <Radix.Trigger className="group flex min-h-11 w-full items-center gap-3 rounded-sm text-left font-medium text-base text-ink">
        <span className="min-w-0 flex-1">{title}</span>
        {aside && <span className="tabular text-quiet text-sm">{aside}</span>}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-[rotate] in-[.group[data-state=open]]:rotate-180"
        />
      </Radix.Trigger>
      <Radix.Content className={cn('overflow-hidden data-[state=closed]:animate-shut data-[state=open]:animate-open')}>
        <div className="pt-2">{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}
