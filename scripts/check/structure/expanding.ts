/** What a migration may do to tables of before while programs of before are still at work on them. */

type Known = {
  /** Tables that the migration itself makes: nobody uses them yet. */
  readonly tables: ReadonlySet<string>;
  /** Columns that it adds, by their names alone. */
  readonly columns: ReadonlySet<string>;
};

const BREAKPOINT = '--> statement-breakpoint';

/** The words of a statement, without what stands in quotes: a comma in a text is no comma. */
const bare = (statement: string) =>
  statement
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .trim();

function known(statements: readonly string[]): Known {
  const tables = statements.flatMap((one) => /^CREATE TABLE "(\w+)"/.exec(one)?.[1] ?? []);
  const columns = statements.flatMap((one) => /^ALTER TABLE "\w+" ADD COLUMN "(\w+)"/.exec(one)?.[1] ?? []);
  return { tables: new Set(tables), columns: new Set(columns) };
}

const namesNew = (statement: string, { columns }: Known) =>
  [...statement.matchAll(/"(\w+)"/g)].some(([, name = '']) => columns.has(name));

/** Whether what a program of before writes and reads goes on as it did. */
function isAddition(statement: string, made: Known): boolean {
  if (/^CREATE (?:TABLE|INDEX) /.test(statement)) return true;
  const [, table = ''] = /^(?:ALTER TABLE|CREATE UNIQUE INDEX "\w+" ON) "(\w+)"/.exec(statement) ?? [];
  if (made.tables.has(table)) return !/ (?:DROP|RENAME) /.test(statement);
  if (/ ADD COLUMN /.test(statement)) return !/ NOT NULL/.test(statement) || / DEFAULT /.test(statement);
  // A rule about columns that are there already could refuse what a program of before writes.
  if (statement.startsWith('CREATE UNIQUE INDEX ') || / ADD CONSTRAINT /.test(statement))
    return namesNew(statement, made);
  return / DROP NOT NULL;?$/.test(statement);
}

/** The statements of a migration, as drizzle writes it, that a program of before could not live with. */
export function takenAway(migration: string): string[] {
  const statements = migration.split(BREAKPOINT).map(bare);
  const made = known(statements);
  return statements.filter((one) => one !== '' && !isAddition(one, made));
}
