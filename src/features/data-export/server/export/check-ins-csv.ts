import { csvLine } from '#core/data-export/csv-cell.ts';
import { OWN_CSV_COLUMNS } from '../csv-columns.ts';
import { checkInPages, identityNames } from './queries.ts';

/** Lines per chunk. */
const LINES = 500;

async function* lines(userId: string): AsyncGenerator<string> {
  yield csvLine(OWN_CSV_COLUMNS);
  const names = await identityNames(userId);
  for await (const page of checkInPages(userId)) {
    for (const { checkIn, completions } of page) {
      const identity = names.get(checkIn.identityId) ?? '';
      const day = checkIn.notes ?? '';
      if (completions.length === 0) yield csvLine([checkIn.date, identity, '', '', '', day]);
      for (const { habit, completed, notes } of completions) {
        yield csvLine([checkIn.date, identity, habit, completed ? 'yes' : 'no', notes ?? '', day]);
      }
    }
  }
}

/** Every check-in as CSV, a line a habit, by date. Runs in a snapshot. */
export async function* checkInsCsv(userId: string): AsyncGenerator<string> {
  let waiting: string[] = [];
  for await (const line of lines(userId)) {
    waiting.push(line);
    if (waiting.length < LINES) continue;
    yield waiting.join('');
    waiting = [];
  }
  yield waiting.join('');
}
