import { memo } from 'react';
import { BUNDLE } from '#core/evidence/tally/tally.ts';
import { cn } from '#web/ui/cn.ts';

/** Colours of the people on a wall; with more people they come round again. */
const MARKS = ['stroke-mark-1', 'stroke-mark-2', 'stroke-mark-3', 'stroke-mark-4', 'stroke-mark-5'] as const;
export const markClass = (who: number): string => MARKS[who % MARKS.length] ?? MARKS[0];

/** Drawn as by hand: no stroke stands quite like the one beside it. In a field of 30 × 24. */
export const STROKES: readonly string[] = [
  'M5.4 3.6 5 20.6',
  'M11 2.8 11.3 20',
  'M17.2 3.8 16.7 21',
  'M22.8 3 23 20.2',
  'M1.6 17.8C9 16.4 19 11 28.4 5.6',
];

type BundleProps = {
  /** Whose each mark is, at most five. */
  marks: readonly number[];
  /** Draws the marks that are missing to five. */
  hasGhosts?: boolean;
};

/** Up to five marks; the fifth ties them. Decoration: its row says the number. */
export const Bundle = memo(({ marks, hasGhosts = false }: BundleProps) => {
  const drawn = hasGhosts ? STROKES : STROKES.slice(0, marks.length);
  return (
    <svg
      viewBox="0 0 30 24"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={cn('h-[1.6em] shrink-0', marks.length === BUNDLE || hasGhosts ? 'w-[2em]' : 'w-[1.7em]')}
    >
      {drawn.map((path, at) => {
        const who = marks[at];
        return (
          <path
            key={path}
            d={path}
            strokeWidth={at === BUNDLE - 1 ? 2.9 : 2.4}
            className={who === undefined ? 'stroke-track' : markClass(who)}
          />
        );
      })}
    </svg>
  );
});
Bundle.displayName = 'Bundle';
