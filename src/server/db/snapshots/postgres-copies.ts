import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '#server/env.ts';

/** The address without its password, which everybody on the machine could read among the arguments, and the password apart. */
function connection(url: string): { address: string; env: Record<string, string | undefined> } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    address: address.href,
    env: { ...process.env, ...(password && { PGPASSWORD: password }), PGCONNECT_TIMEOUT: '10' },
  };
}

const notThere = (name: string) =>
  new StartupError(
    `${name} is not installed: it comes with PostgreSQL's client programs (on Debian: apt-get install postgresql-client), of the server's version.`,
  );

/** Starts one of PostgreSQL's programs; `ended` resolves when it succeeded, and rejects with a StartupError of what it said last. */
function start(name: string, args: readonly string[], env: Record<string, string | undefined>) {
  const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  const ended = (async () => {
    const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notThere(name) : error;
    })) as [number | null];
    if (code === 0) return;
    const line =
      (await said)
        .trim()
        .split('\n')
        .find((one) => /error|fatal/i.test(one)) ?? `exit ${code}`;
    throw new StartupError(`${name} failed: ${line.trim()}`);
  })();
  // It fails where it is waited for.
  ended.catch(() => {});
  return { child, ended };
}

/** Writes what `pg_restore` reads of a database to a path, readable by its owner alone, while servers go on. */
export async function dumpPostgres(url: string, path: string): Promise<void> {
  const { address, env } = connection(url);
  // Made first: pg_dump leaves the rights of a file that is there as they are.
  await writeFile(path, '', { flag: 'wx', mode: 0o600 });
  const options = ['--format=custom', '--no-owner', '--no-privileges'];
  const { child, ended } = start('pg_dump', [...options, `--file=${path}`, `--dbname=${address}`], env);
  child.stdin.end();
  child.stdout.resume();
  await ended;
}

/** The schemas that are the program's alone; of `public` it takes the tables away. */
const EMPTY = `DROP SCHEMA IF EXISTS drizzle, pgboss, taylr_move CASCADE;
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT format('public.%I', relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
  LOOP EXECUTE 'DROP TABLE IF EXISTS ' || name || ' CASCADE'; END LOOP;
END $$;
`;

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Deletes the accounts anew that were deleted after the copy was made. */
function deleteAgain(list: readonly { id: string; deletedAt: Date }[]): string {
  if (list.length === 0) return '';
  const values = list.map(({ id, deletedAt }) => `(${quoted(id)}, ${quoted(deletedAt.toISOString())})`);
  return `INSERT INTO public.deleted_accounts (id, deleted_at) VALUES ${values.join(', ')} ON CONFLICT DO NOTHING;
DELETE FROM public.users WHERE id IN (SELECT id FROM public.deleted_accounts);
`;
}

/**
 * Puts what `dumpPostgres` has written in the place of a database's content, in one transaction: all of it, without the accounts of the list,
 * or nothing.
 */
export async function restorePostgres(
  url: string,
  { path, deleted }: { path: string; deleted: readonly { id: string; deletedAt: Date }[] },
): Promise<void> {
  const { address, env } = connection(url);
  const reader = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', path], env);
  reader.child.stdin.end();
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'];
  const writer = start('psql', [...options, `--dbname=${address}`], env);
  writer.child.stdout.resume();
  const script = async function* () {
    yield `BEGIN;\n${EMPTY}`;
    yield* reader.child.stdout as AsyncIterable<Buffer>;
    // A file that ends too early ends here: what has no COMMIT is undone.
    await reader.ended;
    yield `${deleteAgain(deleted)}COMMIT;\n`;
  };
  const writing = pipeline(script(), writer.child.stdin).catch((error: NodeJS.ErrnoException) => {
    // psql has stopped reading, and says why.
    if (error.code !== 'EPIPE') throw error;
    reader.child.kill();
  });
  await Promise.all([writing, writer.ended]);
}
