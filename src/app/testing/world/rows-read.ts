import { openAsBlob } from 'node:fs';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/opening/open.ts';

export type Statement = { query: string; params: unknown[] };
type PlanNode = Record<string, unknown> & { Plans?: PlanNode[] };

/** A second connection to the worker's own database that records each statement with its parameters. */
export async function openRecorded(recorded: Statement[]): Promise<OpenDatabase> {
  const logger = { logQuery: (query: string, params: unknown[]) => void recorded.push({ query, params }) };
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openEmbedded(null, { logger, dump: await openAsBlob(process.env.TAYLR_TEST_DUMP as string) });
  const own = new URL(url);
  own.pathname = `/taylr_test_${process.pid}`;
  return openPostgres(own.href, { logger });
}

/** Rows that the scans of a plan took from tables and indexes, those thrown away by a filter included. */
function getRows(node: PlanNode): number {
  const figure = (name: string) => Number(node[name] ?? 0);
  const thrownAway = figure('Rows Removed by Filter') + figure('Rows Removed by Index Recheck');
  const isScan = 'Relation Name' in node;
  const own = isScan ? (figure('Actual Rows') + thrownAway) * figure('Actual Loops') : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + getRows(child), own);
}

/** The rows that statements read when they are run again. */
export async function rowsReadBy({ database }: OpenDatabase, statements: readonly Statement[]): Promise<number> {
  type Driver = { query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };
  const driver = (database as unknown as { $client: Driver }).$client;
  let sum = 0;
  for (const { query, params } of statements) {
    const { rows } = await driver.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`, params);
    const answer = Object.values(rows[0] as object)[0] as unknown;
    const [{ Plan }] = (typeof answer === 'string' ? JSON.parse(answer) : answer) as [{ Plan: PlanNode }];
    sum += getRows(Plan);
  }
  return sum;
}
