import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { messages } from './messages.ts';

type SettingsCardProps = {
  title: string;
  description?: string;
  /** The last change has reached the server. */
  isSaved?: boolean;
  children: ReactNode;
};

/** One subject of the settings: its name, what it does, and its controls. */
export function SettingsCard({ title, description, isSaved = false, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id}>
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="font-semibold text-ink text-lg tracking-[-0.012em]">
            {title}
          </h2>
          <p role="status" className="min-h-7 shrink-0 pt-1 text-sm">
            {isSaved && (
              <span className="flex animate-fade-in items-center gap-1.5 text-complete">
                <Check className="size-4" strokeWidth={2.5} aria-hidden="true" />
                {messages.saved}
              </span>
            )}
          </p>
        </div>
        {description && <p className="measure mt-1 text-quiet text-sm">{description}</p>}
        <div className="mt-5">{children}</div>
      </section>
    </Card>
  );
}
