import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { BUNDLE, type TallyRow, type TallySpan, toBundles } from '#core/evidence/tally/tally.ts';
import { tallyMessages } from '#features/progress/tally-messages.ts';
import { cn } from '#web/ui/cn.ts';
import { Bundle } from './bundle.tsx';
import { rowText } from './row-text.ts';

const texts = tallyMessages;

/** Bundles that are drawn at once: more follow as one scrolls towards them, so that ten years do not hold up the page. */
const DRAWN_AT_ONCE = 40;
/** How near the end of what is drawn comes before more is. */
const AHEAD = '1200px';
/** Marks what the rows scroll in. */
export const WALL = 'data-wall';

const sizes: Record<TallySpan, string> = { day: 'text-xl', week: 'text-lg', month: 'text-base', year: 'text-xs' };

type TallyRowsProps = {
  rows: readonly TallyRow[];
  span: TallySpan;
  today: CalendarDay;
  /** By the numbers that the marks hold. */
  names: readonly string[];
};

/** The wall: a row for each span of time, the newest first, and each vote a mark. */
export function TallyRows({ rows, ...shared }: TallyRowsProps) {
  const [limit, setLimit] = useState(DRAWN_AT_ONCE);
  const votes = rows.reduce((sum, { marks }) => sum + marks.length, 0);
  const isYoung = votes < BUNDLE && rows.length === 1;
  const drawn = toDrawn(rows, limit);
  const isWhole = drawn.length === rows.length && drawn.every(({ row, most }) => most >= bundlesIn(row));
  const drawMore = () => startTransition(() => setLimit((before) => before + DRAWN_AT_ONCE));
  return (
    <>
      <ol>
        {drawn.map(({ row, most }) => (
          <Row key={row.from} {...{ row, most, isYoung }} {...shared} />
        ))}
      </ol>
      {!isWhole && <More onNear={drawMore} />}
    </>
  );
}

type RowProps = Omit<TallyRowsProps, 'rows'> & {
  row: TallyRow;
  /** So many of its bundles are drawn. */
  most: number;
  isYoung: boolean;
};

/** Drawn anew only when more of it is: a wall of years grows row by row. */
const Row = memo(({ row, most, isYoung, span, today, names }: RowProps) => {
  const when = rowText(row, span, today);
  // The same each time, so that those that stand are not drawn again.
  const bundles = useMemo(() => toBundles(row.marks), [row]);
  return (
    // Its line is its own: one below it would change as the next row comes, and with it the styles of thousands of marks.
    // Contained, a new row lays out itself alone.
    <li className="contain-content grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-line/70 py-3 not-first:border-t sm:grid-cols-[8.5rem_minmax(0,1fr)_3rem]">
      <span className="sr-only">{texts.row(when, row.marks.length, sharesOf(row, names))}</span>
      <p aria-hidden="true" className="text-quiet text-sm">
        {when}
      </p>
      <p aria-hidden="true" className="tabular text-right text-ink text-sm sm:order-last">
        {row.marks.length.toLocaleString()}
      </p>
      <div
        className={cn(
          'flex flex-wrap gap-x-[0.45em] gap-y-[0.3em] max-sm:col-span-2',
          isYoung ? 'text-3xl' : sizes[span],
        )}
      >
        {bundles.slice(0, most).map((marks, at) => (
          <Bundle
            // Marks have no identity but their place.
            key={at}
            marks={marks}
            hasGhosts={isYoung}
          />
        ))}
      </div>
    </li>
  );
});
Row.displayName = 'Row';

const bundlesIn = ({ marks }: TallyRow) => Math.ceil(marks.length / BUNDLE);

/** The rows up to so many bundles; the last may be cut short. */
function toDrawn(rows: readonly TallyRow[], limit: number) {
  const drawn: { row: TallyRow; most: number }[] = [];
  let left = limit;
  for (const row of rows) {
    if (left <= 0) break;
    const most = Math.min(left, bundlesIn(row));
    left -= most;
    drawn.push({ row, most });
  }
  return drawn;
}

function sharesOf({ marks }: TallyRow, names: readonly string[]): [string, number][] {
  return [...new Set(marks)].map((who) => [names[who] ?? '', marks.filter((mark) => mark === who).length]);
}

/** Asks for more as soon as it nearly comes into sight. */
function More({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!end.current) return;
    const root = end.current.closest(`[${WALL}]`);
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      root,
      rootMargin: AHEAD,
    });
    // Begun anew with each step: what is still near after it does not come near again.
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return <div ref={end} className="h-8" />;
}
