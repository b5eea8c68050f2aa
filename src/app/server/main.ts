import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { useDatabase } from '#server/db/access.ts';
import { refuseWrongClock } from '#server/db/opening/clock.ts';
import { answerRequests } from '#server/db/snapshots/backup-request.ts';
import { type OpenDatabase, openEmbedded, openPostgres, openReplica } from '#server/db/opening/open.ts';
import { useReplica } from '#server/db/replica.ts';
import { withOwnKey } from '#server/sealing/own-key.ts';
import { sealAnew } from '#server/sealing/seal-anew.ts';
import { getSnapshots } from '#server/db/snapshots/snapshots.ts';
import {
  developmentSignInAllowed,
  guestsAllowed,
  isLoopback,
  readSettings,
  type Settings,
  StartupError,
} from '#server/env.ts';

/** The address to print: the public one, or one that a person can click. */
function readableAddress(app: FastifyInstance, settings: Settings): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : settings.PORT;
  const name = isLoopback(settings.HOST) || settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST;
  return `http://${name}:${port}`;
}

function waysIn(settings: Settings): string {
  const ways = [
    guestsAllowed(settings) && 'as a guest',
    settings.AUTH_PROXY_HEADER && `by the proxy's header ${settings.AUTH_PROXY_HEADER}`,
    settings.GOOGLE_CLIENT_ID && 'with Google',
    ...settings.issuers.map(({ name }) => `with ${name}`),
    developmentSignInAllowed(settings) &&
      "with the development sign-in behind 'Continue with Google' (this machine only; DEV_LOGIN=off switches it off)",
  ].filter(Boolean);
  return ways.length > 0 ? ways.join(', ') : 'none: set GOOGLE_CLIENT_ID or OIDC_ISSUER, or GUEST_MODE=on';
}

function coachName({ AI_PROVIDER, AI_MODEL }: Settings): string {
  return AI_PROVIDER === 'builtin'
    ? 'built in'
    : `${AI_MODEL} (${AI_PROVIDER}), with the built-in one when it does not answer`;
}

async function listen(app: FastifyInstance, settings: Settings, backlog: number): Promise<void> {
  try {
    await app.listen({ port: settings.PORT, host: settings.HOST, backlog });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${settings.PORT} is already in use. Set PORT to a free one.`);
    if (code === 'EACCES')
      throw new StartupError(`Port ${settings.PORT} needs more rights. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`This machine has no address ${settings.HOST}. Set HOST to one of its own.`);
    }
    throw error;
  }
}

/** Stops in order: no new requests, the running ones finish, then the database is closed. */
function stopOnSignals(app: FastifyInstance, database: OpenDatabase): void {
  let stopping = false;
  const stop = async () => {
    // A terminal and a parent process may both send the signal.
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.snapshot(new Date()).catch((error: unknown) => {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      console.error(`The snapshot at the stop could not be written (${code ?? (error as Error).name}).`);
      process.exitCode = 1;
    });
    await database.close();
    process.exit();
  };
  const onSignal = () =>
    void stop().catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

const open = ({ DATABASE_URL, DATABASE_POOLER, DATA_DIR }: Settings) =>
  DATABASE_URL
    ? openPostgres(DATABASE_URL, { dataFolder: resolve(DATA_DIR), isPooled: DATABASE_POOLER })
    : openEmbedded(resolve(DATA_DIR), { now: new Date() });

async function beginReplica({ DATABASE_READ_URL, DATABASE_POOLER }: Settings): Promise<void> {
  // Only reads run on it, and the process ends without waiting for its connections.
  if (DATABASE_READ_URL) useReplica(await openReplica(DATABASE_READ_URL, DATABASE_POOLER));
}

/** A server on PostgreSQL goes on where the list of deletions cannot be written, and says so once; the embedded database needs the folder anyway. */
function tellUnkept({ kind }: OpenDatabase): (error: unknown) => void {
  let isTold = false;
  return (error) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (kind === 'embedded' || !/^E[A-Z]/.test(code)) throw error;
    if (!isTold) {
      console.error(
        `The list of deleted accounts cannot be kept in DATA_DIR (${code}): without it a restored backup would bring them back.`,
      );
    }
    isTold = true;
  };
}

type Running = { stop(): Promise<void> };

/** Jobs that begin once the server listens: nobody waits for the queue before the first answer. */
function jobsToBegin(start: () => Promise<Running>) {
  let running: Promise<Running> | null = null;
  return {
    begin: async () => void (await (running ??= start())),
    stop: async () => (await running)?.stop(),
  };
}

async function start(): Promise<void> {
  const given = readSettings(process.env);
  const opening = open(given);
  // It fails below, where it is waited for.
  opening.catch(() => {});
  // Loaded while the database opens: that takes either as long.
  const [{ BACKLOG, createApp }, { jobs }] = await Promise.all([import('./app.ts'), import('./jobs.ts')]);
  const database = await opening;
  if (database.kind === 'postgresql') await refuseWrongClock(database.database, new Date());
  useDatabase(database.database);
  const settings = withOwnKey(given, resolve(given.DATA_DIR));
  await beginReplica(settings);
  const now = () => new Date();
  let beginJobs = async () => {};
  const keepDeletions = () => database.keepDeletions(now()).catch(tellUnkept(database));
  // A restore may have brought back accounts, and a list that is older than the one beside the snapshots.
  await keepDeletions();
  const app = await createApp({
    settings,
    now,
    keepDeletions,
    openJobs: async ({ log }, services) => {
      await services.push.vapid();
      const work = { jobs, database, services: { ...services, snapshot: database.snapshot }, now, log };
      const lost = await sealAnew(services.sealer);
      if (lost > 0) log.warn({ secrets: lost }, 'secrets that no key opens: is SECRET_KEY the one before?');
      const { begin, stop } = jobsToBegin(async () => (await import('#server/jobs/jobs.ts')).startJobs(work));
      beginJobs = begin;
      return { stop };
    },
  });
  try {
    await listen(app, settings, BACKLOG);
  } catch (error) {
    await app.close();
    await database.close();
    throw error;
  }
  stopOnSignals(app, database);
  database.watchRoom((sentence) => app.log.error(sentence));
  if (database.kind === 'embedded') {
    const folder = resolve(settings.DATA_DIR);
    answerRequests(folder, async () => {
      await database.snapshot(now());
      return (await getSnapshots(folder)).at(-1) as string;
    });
  }
  console.log(`\n  Taylr is ready at ${readableAddress(app, settings)}\n`);
  console.log(`  Ways of signing in: ${waysIn(settings)}.`);
  console.log(`  Coach: ${coachName(settings)}.`);
  console.log(
    database.kind === 'embedded'
      ? `  Data: ${resolve(settings.DATA_DIR)} (embedded; survives crashes of the program, not power cuts: use DATABASE_URL for more).`
      : '  Data: PostgreSQL.',
  );
  console.log('  Stop with Ctrl-C.\n');
  await beginJobs();
  if (settings.AI_PROVIDER !== 'builtin') return;
  const { localServerLine } = await import('#server/coach/local-servers.ts');
  const line = await localServerLine();
  if (line) console.log(`  ${line}\n`);
}

start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
