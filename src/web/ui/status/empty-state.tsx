import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { drawings } from '../drawings.tsx';

export type EmptyStateProps = {
  drawing?: keyof typeof drawings;
  title: string;
  /** Rank of the title among the headings of the page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
};

/** Shown when a list is empty: a drawing, a few words and the next step. */
export function EmptyState({ drawing = 'sprout', title, level = 2, children, action, className }: EmptyStateProps) {
  const Drawing = drawings[drawing];
  const Title = `h${level}` as const;
  return (
    <div className={cn('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}>
      <Drawing />
      <Title className="mt-3 font-semibold text-ink text-lg tracking-[-0.012em]">{title}</Title>
      {children && <div className="max-w-[40ch] text-balance text-base text-quiet">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
