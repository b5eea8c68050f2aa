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

/** Neighbours of one colour and width are one shape: a wall of years holds thousands of bundles. */
function toShapes({ marks, hasGhosts = false }: BundleProps) {
  const shapes: { path: string; isTie: boolean; look: string }[] = [];
  for (const [at, path] of (hasGhosts ? STROKES : STROKES.slice(0, marks.length)).entries()) {
    const who = marks[at];
    const isTie = at === BUNDLE - 1;
    const look = who === undefined ? 'stroke-track' : markClass(who);
    const before = shapes.at(-1);
    if (before?.look === look && !isTie) before.path += path;
    else shapes.push({ path, isTie, look });
  }
  return shapes;
}

/** Up to five marks; the fifth ties them. Decoration: its row says the number. */
export const Bundle = memo(
  ({ marks, hasGhosts = false }: BundleProps) => (
    <svg
      viewBox="0 0 30 24"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={cn('h-[1.6em] shrink-0', marks.length === BUNDLE || hasGhosts ? 'w-[2em]' : 'w-[1.7em]')}
    >
      {toShapes({ marks, hasGhosts }).map(({ path, isTie, look }) => (
        <path key={path} d={path} strokeWidth={isTie ? 2.9 : 2.4} className={look} />
      ))}
    </svg>
  ),
  // The marks are cut from their row anew each time.
  (before, after) => before.hasGhosts === after.hasGhosts && String(before.marks) === String(after.marks),
);
Bundle.displayName = 'Bundle';
