import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Examined, examinePostgres } from '#server/db/opening/examine.ts';
import { RESERVE, roomAt } from '#server/db/opening/disk-room.ts';
import { refuseOtherFiles } from '#server/db/opening/embedded-files.ts';
import { UNUSABLE } from '#server/db/opening/migrate.ts';
import { getSnapshots } from '#server/db/snapshots/snapshots.ts';
import { codeOf, type Finding, PATIENCE } from './finding.ts';

const MIB = 2 ** 20;
/** Bytes of a disk that will be full before anybody looks. */
const NARROW = 1024 * MIB;
/** Milliseconds: a running server takes a snapshot daily. */
const SNAPSHOT_AGE = 2 * 86_400_000;
const OLDEST = 15;
const NEWEST = 18;
/** The connections of one server: its own, its jobs' and one that migrates. */
const CONNECTIONS = 14;

const REFUSALS: readonly [code: RegExp, found: string, todo: string][] = [
  [
    /^28P01$/,
    'refuses the password',
    'Correct user and password in DATABASE_URL; signs such as @ : / are written %40 %3A %2F there.',
  ],
  [/^28/, 'lets this user or machine not in', 'Allow it in pg_hba.conf, or correct the user in DATABASE_URL.'],
  [
    /^3D000$/,
    'has no database of that name',
    'Make it: createdb --owner=<user> <name>. Or correct the name in DATABASE_URL.',
  ],
  [/^53300$/, 'has no connection left', 'Raise max_connections, or let fewer programs use it.'],
  [/^57P03$/, 'is starting or stopping', 'Try again in a moment.'],
  [/^ENOTFOUND$|^EAI_/, 'cannot be found: no such name', 'Correct the host in DATABASE_URL, or this machine’s DNS.'],
  [
    /^ECONNREFUSED$/,
    'is not there: nothing listens',
    'Start it, correct host and port in DATABASE_URL, or let it listen on that address (listen_addresses).',
  ],
  [
    /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|ERR_TLS)/,
    'shows a certificate that cannot be checked',
    'Add its authority with NODE_EXTRA_CA_CERTS, or correct the host in DATABASE_URL.',
  ],
];

function refusal(error: unknown, where: string): Finding {
  const code = codeOf(error);
  const [, found, todo] = REFUSALS.find(([pattern]) => pattern.test(code)) ?? [
    null,
    `does not answer within ${PATIENCE / 1000} seconds`,
    'Look whether it runs, and whether a firewall stands between.',
  ];
  return { about: 'database', found: `PostgreSQL at ${where} ${found} (${code}).`, todo };
}

/** A message that says first what is wrong, and then what to do. */
function inTwo(message: string): { found: string; todo: string } {
  const end = message.indexOf('. ') + 1;
  return { found: message.slice(0, end), todo: message.slice(end + 1) };
}

/** The first thing that stands in the way of a start, if any. */
function hindrance({ major, schema, isReadOnly, mayCreate }: Examined): { found: string; todo: string } | null {
  if (major < OLDEST) return { found: `It is PostgreSQL ${major}.`, todo: `Upgrade it to ${OLDEST} or newer.` };
  const refusal = UNUSABLE[schema];
  if (refusal) return inTwo(refusal);
  if (isReadOnly) return { found: 'It is read-only.', todo: 'Let DATABASE_URL lead to the primary, not to a replica.' };
  if (mayCreate) return null;
  return {
    found: 'This user may make no tables or schemas.',
    todo: 'Make it the owner: ALTER DATABASE <name> OWNER TO <user>.',
  };
}

const SCHEMAS: Readonly<Partial<Record<Examined['schema'], string>>> = {
  empty: 'empty; the first start makes its tables',
  older: 'of an older version; the next start brings it up to date (back it up before)',
};

/** Looks at PostgreSQL; `examined` is null when it could not be reached. */
export async function checkPostgres(url: string): Promise<{ finding: Finding; examined: Examined | null }> {
  const { host } = new URL(url);
  let examined: Examined;
  try {
    examined = await examinePostgres(url, PATIENCE);
  } catch (error) {
    return { finding: refusal(error, host), examined: null };
  }
  const about = 'database';
  const wrong = hindrance(examined);
  if (wrong) return { finding: { about, ...wrong }, examined };
  const { major, schema, connections } = examined;
  const found = `PostgreSQL ${major} at ${host} answers; it is ${SCHEMAS[schema] ?? 'up to date'}.`;
  if (connections.max - connections.taken < CONNECTIONS) {
    const advice = `${connections.taken} of its ${connections.max} connections are taken, and a server uses up to ${CONNECTIONS}: raise max_connections.`;
    return { finding: { about, found, advice }, examined };
  }
  const advice = major > NEWEST ? `It was tried up to PostgreSQL ${NEWEST}.` : undefined;
  return { finding: { about, found, ...(advice && { advice }) }, examined };
}

/** The folder itself, or the nearest above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Looks at the folder of the embedded database, from outside: a running server alone may open it. */
export async function checkFolder(folder: string, now: Date): Promise<Finding> {
  const about = 'database';
  const there = nearest(resolve(folder));
  if (!mayWrite(there)) {
    const todo = `Give ${there} to the user that runs the server (chown), or set DATA_DIR.`;
    return { about, found: `The data folder ${folder} cannot be written.`, todo };
  }
  const files = join(folder, 'db');
  try {
    refuseOtherFiles(files);
  } catch (error) {
    return { about, ...inTwo((error as Error).message) };
  }
  if (!existsSync(files)) return { about, found: `The first start makes an embedded one in ${folder}.` };
  const newest = (await getSnapshots(folder)).at(-1);
  const found = `Embedded, in ${folder}${newest ? `; newest snapshot ${newest}` : ''}.`;
  const isOld = !newest || now.getTime() - statSync(newest).mtimeMs > SNAPSHOT_AGE;
  return {
    about,
    found,
    ...(isOld && { advice: 'It has no snapshot of the last two days: npm run backup makes one.' }),
  };
}

/** Looks at the room on the disk that the data folder is on, or will be. */
export function checkDisk(folder: string): Finding {
  const there = nearest(resolve(folder));
  const room = roomAt(there);
  const found = `${Math.floor(room / MIB)} MB left on the disk of ${there}.`;
  const about = 'disk';
  if (room < RESERVE) {
    return { about, found, todo: `A start needs ${RESERVE / MIB} MB: free some space, or set DATA_DIR.` };
  }
  return { about, found, ...(room < NARROW && { advice: 'That is little: seven snapshots are kept.' }) };
}
