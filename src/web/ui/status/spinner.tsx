import { cn } from '../cn.ts';

/** A turning arc in the colour of the text around it. Decoration: say in words what is being waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={cn('size-5 shrink-0 animate-spin', className)} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** Stands for a whole page while it is not known yet what it will be. */
export function PageSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-ground text-accent">
      <Spinner className="size-8" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
