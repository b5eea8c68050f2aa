import { readFileSync } from 'node:fs';
import type { z } from 'zod';

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * The rows of a file with one JSON value a line. A row that is not as it should be is named by file and line, and nothing of what it
 * holds is shown: it may be of a set that nobody opens.
 */
export function readRows<Row>(path: string, row: z.ZodType<Row>): Row[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line, at) => {
    const { data, error } = row.safeParse(parsed(line));
    if (!error) return data;
    const problems = error.issues.map(({ path: field, message }) => [...field, message].join(': '));
    throw new Error(`${path}:${at + 1} ${problems.join('; ')}`);
  });
}
