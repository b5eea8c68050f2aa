/** Characters that make a spreadsheet treat a cell as a formula, and the prefixes that prevent it. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** The text, prefixed if a spreadsheet would treat it as a formula: `=1+1` is `'=1+1`. */
export function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of `defused`: `'=1+1` is `=1+1`. */
export function undefused(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A line of a CSV file (RFC 4180), its end included; a text with a comma, a quote or a break is quoted. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map(defused).map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
