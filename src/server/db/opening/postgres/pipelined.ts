import type { PoolClient } from 'pg';
import { PLANNED_ONCE } from '#server/db/statement.ts';

/** A connection of `pg`, with what stands in none of its types. */
type Client = PoolClient & { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };
type Asked = string | { readonly name?: string; readonly text?: string };
type Query = (first: unknown, ...rest: unknown[]) => unknown;

const textOf = (asked: Asked): string => (typeof asked === 'string' ? asked : (asked.text ?? ''));

/** The plans that a statement asks for; null where any will do: one without values, or one that is short to plan. */
function plansFor(asked: Asked, values: unknown): 'force_generic_plan' | 'auto' | null {
  if (typeof asked === 'string') return null;
  if (asked.name) return asked.name.startsWith(PLANNED_ONCE) ? 'force_generic_plan' : null;
  return Array.isArray(values) && values.length > 0 ? 'auto' : null;
}

/** What is answered to a statement that is not sent by itself. */
const NOTHING = { rows: [] };

/**
 * What goes before a statement along with it. A transaction begins with its first statement: one that ends before it had any was none. Statements
 * that are made of several are planned once; one without a name is planned by its values, as ever: a job that looks for what is due among
 * everybody's rows reads few of them, which a plan for all values does not know.
 */
function goingBefore(): (asked: Asked, values: unknown) => readonly string[] | null {
  let plans: ReturnType<typeof plansFor> = 'auto';
  let begin: string | null = null;
  return (asked, values) => {
    const text = textOf(asked);
    // As drizzle says it, alone; whatever else is in a text is sent as it is.
    if (text.startsWith('begin') && !text.includes(';')) {
      begin = text;
      return null;
    }
    const before = begin === null ? [] : [begin];
    begin = null;
    const isEnd = text === 'commit' || text.startsWith('rollback');
    if (isEnd && before.length > 0) return null;
    const wanted = plansFor(asked, values);
    if (wanted !== null && wanted !== plans) {
      plans = wanted;
      before.push(`SET plan_cache_mode = ${wanted}`);
    }
    // Takes back what was set inside.
    if (text.startsWith('rollback')) plans = null;
    return before;
  };
}

/**
 * Sends what is asked at once, and what is asked in one turn as one packet: on a connection in pipeline mode nothing waits for the answer to the one
 * before. PostgreSQL runs them one after the other, each on what the ones before have left.
 */
export function pipelined(connection: PoolClient): void {
  const client = connection as Client;
  const query = client.query.bind(client) as Query;
  const before = goingBefore();
  let isHeld = false;
  const release = () => {
    isHeld = false;
    client.connection.stream.uncork();
  };
  client.query = ((first: Asked, ...rest: unknown[]) => {
    const others = before(first, rest[0]);
    if (others === null) return Promise.resolve(NOTHING);
    if (!isHeld) {
      isHeld = true;
      client.connection.stream.cork();
      // Statements that are sent as one go out in the next tick, and belong to this packet.
      process.nextTick(() => process.nextTick(release));
    }
    // They can fail only where the statement after them does.
    for (const text of others) query(text, () => {});
    return query(first, ...rest);
  }) as PoolClient['query'];
}
