import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '#web/ui/cn.ts';
import { identityMessages } from '../messages.ts';

export type Suggestion = { name: string; description: string };

type SuggestionCardsProps = {
  suggestions: readonly Suggestion[];
  selected: Suggestion | null;
  /** A second press on the same card takes the choice back. */
  onToggle: (suggestion: Suggestion) => void;
  disabled: boolean;
};

/** Suggested identities: one of them can be chosen. */
export function SuggestionCards({ suggestions, selected, onToggle, disabled }: SuggestionCardsProps) {
  const chosenCard = useRef<HTMLButtonElement>(null);
  // The step on appears over the lower edge: the chosen card moves out from under it.
  useEffect(() => {
    if (selected) chosenCard.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <ul aria-label={identityMessages.selection.list} className="flex flex-col gap-3">
      {suggestions.map((suggestion) => {
        const chosen = selected?.name === suggestion.name;
        return (
          <li key={suggestion.name}>
            <button
              ref={chosen ? chosenCard : undefined}
              type="button"
              aria-pressed={chosen}
              aria-disabled={disabled || undefined}
              onClick={() => !disabled && onToggle(suggestion)}
              className={cn(
                'flex w-full items-start gap-4 rounded-lg bg-surface p-5 text-left shadow-card ring-1 ring-line/60 ring-inset',
                'scroll-mt-24 scroll-mb-56 transition-[background-color,box-shadow] hover:bg-raised hover:ring-edge/60',
                chosen && 'bg-accent-soft ring-2 ring-accent hover:bg-accent-soft hover:ring-accent',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-display font-medium text-ink text-xl tracking-[-0.015em]">
                  {suggestion.name}
                </span>
                <span className="mt-1.5 block text-base text-quiet">{suggestion.description}</span>
              </span>
              <span
                aria-hidden="true"
                className={cn(
                  'mt-1 grid size-6 shrink-0 place-items-center rounded-full ring-2 ring-edge ring-inset',
                  chosen && 'animate-land bg-accent text-on-accent ring-accent',
                )}
              >
                {chosen && <Check className="size-4" strokeWidth={3} />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
