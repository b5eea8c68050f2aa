import { Target } from 'lucide-react';

/** The goal in its owner's words, above what is made of it. */
export function GoalSummary({ label, description }: { label: string; description: string }) {
  return (
    <section aria-label={label} className="mb-8 flex items-start gap-3 rounded-lg bg-raised px-5 py-4">
      <Target className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
      <div className="min-w-0">
        <p className="text-quiet text-sm">{label}</p>
        <p className="measure mt-0.5 line-clamp-6 whitespace-pre-line break-words text-base text-ink">{description}</p>
      </div>
    </section>
  );
}
