import type { CalendarDay } from '#core/calendar/calendar.ts';
import { csvLine } from '#core/data-export/csv-cell.ts';
import { isDone } from '#core/amount/measure.ts';
import { OWN_CSV_COLUMNS, toDaysCell, toTargetCell } from '../csv-columns.ts';
import { checkInPages, type ExportedCompletion, identityNames } from './queries.ts';

/** Lines per chunk. */
const LINES = 500;

type Cells = Partial<Record<(typeof OWN_CSV_COLUMNS)[number], string | null>>;

const toLine = (cells: Cells) => csvLine(OWN_CSV_COLUMNS.map((column) => cells[column] ?? ''));

function toCells({ of: habit, notes, amount, skipped, ...completion }: ExportedCompletion, isOver: boolean): Cells {
  const { description, measure, days } = habit;
  return {
    habit: description,
    done: isDone(completion, isOver) ? 'yes' : 'no',
    note: notes,
    amount: amount?.toString() ?? null,
    ...(measure && { unit: measure.unit, target: toTargetCell(measure) }),
    skipped: skipped ? 'yes' : null,
    days: toDaysCell(days),
  };
}

async function* lines(userId: string, today: CalendarDay): AsyncGenerator<string> {
  yield csvLine(OWN_CSV_COLUMNS);
  const names = await identityNames(userId);
  for await (const page of checkInPages(userId)) {
    for (const { checkIn, completions } of page) {
      const { date, notes } = checkIn;
      const whole: Cells = { date, identity: names.get(checkIn.identityId) ?? null, 'day note': notes };
      if (completions.length === 0) yield toLine(whole);
      for (const completion of completions) yield toLine({ ...whole, ...toCells(completion, date < today) });
    }
  }
}

/** Every check-in as CSV, a line a habit, by date; a limit that was kept is done once its day is over. Runs in a snapshot. */
export async function* checkInsCsv(userId: string, today: CalendarDay): AsyncGenerator<string> {
  let waiting: string[] = [];
  for await (const line of lines(userId, today)) {
    waiting.push(line);
    if (waiting.length < LINES) continue;
    yield waiting.join('');
    waiting = [];
  }
  yield waiting.join('');
}
