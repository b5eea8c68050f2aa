import { type DayRecord, type Measure, NOTHING_RECORDED } from '#core/amount/measure.ts';
import { noteWholeDay } from '#core/habit/day/day-notes.ts';

/** What is said of one habit when a day is saved as a whole. */
type SaidOfHabit = {
  readonly habitId: string;
  readonly completed: boolean;
  readonly amount?: number | null | undefined;
  readonly skipped?: boolean | undefined;
  readonly notes?: string | null | undefined;
};

/** What the day holds of a habit already, by its series: the plan may have been replaced since. */
type HeldOfHabit = DayRecord & { readonly seriesId: string; readonly notes: string | null };

type Day<H> = {
  /** By id, those of the plan that covers the day; each habit that is spoken of is one of them. */
  readonly habits: ReadonlyMap<string, { readonly seriesId: string; readonly measure: Measure | null }>;
  readonly held: readonly H[];
};

const isTick = ({ completed, isKeptSoFar }: Pick<DayRecord, 'completed' | 'isKeptSoFar'>) => completed || isKeptSoFar;

/**
 * A day saved as a whole: what is `named` takes the place of what the day held of these habits; of the others are `kept` skips, amounts and what is of
 * habits that the plan no longer holds, and after a chat all that was not spoken of. `losesTicks` when something done would go.
 */
export function saveCheckIn<H extends HeldOfHabit>(
  { type, said }: { type: 'ai' | 'manual'; said: readonly SaidOfHabit[] },
  { habits, held }: Day<H>,
) {
  const stored = new Map(held.map((row) => [row.seriesId, row]));
  const named = said.flatMap(({ habitId, notes, ...rest }) => {
    const habit = habits.get(habitId);
    if (!habit) return [];
    const { seriesId, measure } = habit;
    const was = stored.get(seriesId);
    const record = noteWholeDay(measure, was ?? NOTHING_RECORDED, rest);
    // What was written beside it stays, unless other words are sent: a skip's reason goes with the skip.
    const stays = was?.skipped === record.skipped ? was.notes : null;
    return [{ habitId, seriesId, ...record, notes: notes === undefined ? stays : notes || null }];
  });
  const spokenOf = new Set(named.map(({ seriesId }) => seriesId));
  const planned = new Set([...habits.values()].map(({ seriesId }) => seriesId));
  const stays = (row: H) => type === 'ai' || row.skipped || row.amount !== null || !planned.has(row.seriesId);
  const kept = held.filter((row) => !spokenOf.has(row.seriesId) && stays(row));
  const done = new Set([...named, ...kept].flatMap((row) => (isTick(row) ? row.seriesId : [])));
  return { named, kept, losesTicks: held.some((row) => isTick(row) && !done.has(row.seriesId)) };
}
