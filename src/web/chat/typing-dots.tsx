import { cn } from '#web/ui/cn.ts';

/** Three dots in a bubble while an answer is on its way; `label` says whose. */
export function TypingDots({ label, showLabel = false }: { label: string; showLabel?: boolean }) {
  return (
    <div role="status" className="flex">
      <div className="flex min-h-11 items-center gap-3 rounded-lg rounded-bl-sm bg-raised px-4 text-quiet text-sm">
        <span aria-hidden="true" className="flex gap-1">
          {[0, 160, 320].map((delay) => (
            <span
              key={delay}
              className="size-1.5 animate-dot rounded-full bg-quiet"
              style={{ animationDelay: `${delay}ms` }}
            />
          ))}
        </span>
        <span className={cn(!showLabel && 'sr-only')}>{label}</span>
      </div>
    </div>
  );
}
