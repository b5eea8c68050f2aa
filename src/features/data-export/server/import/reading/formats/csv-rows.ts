import { parse } from 'csv-parse/sync';
import { undefused } from '#core/data-export/csv-cell.ts';
import { OWN_DATA } from '#core/data-export/data-export.ts';
import { refused } from '../refused.ts';

/** Lines of a CSV file that are read: a file has a few more lines than check-ins. */
const LINES_MAX = OWN_DATA.rowsMax * 5;

/** The separator: whichever of these occurs most in the first line, outside quotes. */
function getDelimiter(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((mark) => [mark, head.split(mark).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The cells of a CSV text, line by line, marks against formulas taken off. */
export function csvRows(text: string): string[][] {
  let rows: string[][];
  try {
    const form = { bom: true, relaxColumnCount: true, skipEmptyLines: true, maxRecordSize: 200_000 };
    rows = parse(text, { ...form, delimiter: getDelimiter(text), to: LINES_MAX + 1 }) as string[][];
  } catch {
    throw refused('brokenCsv');
  }
  if (rows.length > LINES_MAX) throw refused('tooMany');
  return rows.map((row) => row.map(undefused));
}

/** Column indexes of these names in a header, ignoring case; -1 for a missing one. */
export function columnsIn<N extends string>(header: readonly string[], names: Record<N, readonly string[]>) {
  const written = header.map((name) => name.trim().toLowerCase());
  const entries = Object.entries(names) as [N, readonly string[]][];
  return Object.fromEntries(
    entries.map(([name, known]) => [name, written.findIndex((one) => known.includes(one))]),
  ) as Record<N, number>;
}
