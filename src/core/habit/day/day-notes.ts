import {
  addAmounts,
  type DayRecord,
  isLimit,
  type Measure,
  NOTHING_RECORDED,
  recordDay,
} from '#core/amount/measure.ts';

export const NOTE_ACTS = ['done', 'decline', 'clear', 'skip', 'add', 'set'] as const;

/** What is noted of one habit of a day by itself; `amount` is what is added, or the total that is set. */
export type Note = {
  readonly act: (typeof NOTE_ACTS)[number];
  readonly amount?: number | undefined;
};

const hasSomething = ({ completed, amount }: DayRecord) => completed || (amount ?? 0) > 0;

/** An amount that was counted though it did not reach its target. */
function wasCounted(measure: Measure | null, { completed, amount }: DayRecord): boolean {
  return completed && measure !== null && !isLimit(measure) && amount !== null && amount < measure.atLeast;
}

/** What stays of the day's amount when only done or not is said: a no takes back an amount that had reached its target. */
function keptAmount(measure: Measure | null, before: DayRecord, completed: boolean): number | null {
  const isTakenBack = !completed && before.completed && !isLimit(measure);
  return measure === null || isTakenBack ? null : before.amount;
}

/** A day that is noted as a whole: an amount that is not named stays, and so does a skip, unless something is noted or it is lifted. */
export function noteWholeDay(
  measure: Measure | null,
  before: DayRecord,
  said: {
    readonly completed: boolean;
    readonly amount?: number | null | undefined;
    readonly skipped?: boolean | undefined;
  },
): DayRecord {
  const { completed, amount = keptAmount(measure, before, said.completed), skipped = before.skipped } = said;
  if (skipped && !completed && said.amount == null) return { ...NOTHING_RECORDED, skipped: true };
  return recordDay(measure, { completed, amount });
}

/** Today's record once the habit has another target: what was counted as it is, and 'that's all', stay as far as the amount allows. */
export function decideAnew(before: DayRecord, from: Measure | null, to: Measure | null): DayRecord {
  if (before.amount === null || to === null) return before;
  return recordDay(to, {
    completed: isLimit(from) ? before.completed : wasCounted(from, before),
    amount: before.amount,
  });
}

function added(measure: Measure | null, before: DayRecord, more: number): DayRecord | 'negative' {
  const amount = addAmounts(before.amount ?? 0, more);
  if (amount < 0) return 'negative';
  const stands = isLimit(measure) ? before.completed : wasCounted(measure, before);
  return recordDay(measure, { completed: stands, amount });
}

/**
 * The day after one note on it; null when nothing stands there any more, `negative` when more would be taken away than there is. Whatever is done
 * takes the place of a skip, and a skip never that of what was done. More or less of an amount leaves 'that's all' and a counted day as they are.
 */
export function noteDay(measure: Measure | null, stored: DayRecord | null, note: Note): DayRecord | null | 'negative' {
  const before = stored ?? NOTHING_RECORDED;
  switch (note.act) {
    case 'clear':
      return null;
    case 'done':
      return recordDay(measure, { completed: true, amount: before.amount });
    case 'decline':
      return recordDay(measure, { completed: false, amount: keptAmount(measure, before, false) });
    case 'skip':
      return hasSomething(before) ? before : { ...NOTHING_RECORDED, skipped: true };
    case 'set':
      return recordDay(measure, { completed: isLimit(measure) && before.completed, amount: note.amount ?? null });
    case 'add':
      return added(measure, before, note.amount ?? 0);
  }
}
