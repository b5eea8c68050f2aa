import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

let made = 0;
/** A database of its own, empty, on the server of the tests. */
export async function emptyDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL as string;
  const name = `taylr_test_commands_${process.pid}_${(made += 1)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a command of the program to its end, with nothing set but `env`. */
export async function run(command: string, env: Record<string, string>, ...options: string[]) {
  const program = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...options], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, out, err };
}
