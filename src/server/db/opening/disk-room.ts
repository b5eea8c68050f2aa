import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { StartupError } from '#server/env.ts';

const MIB = 2 ** 20;
/** Bytes that stay free: four WAL files of PostgreSQL. Without space for the next one it would stop for good. */
export const RESERVE = 64 * MIB;
/** Polling interval in milliseconds. */
const INTERVAL = 5000;

const getRoom = ({ bavail, bsize }: { bavail: number; bsize: number }) => bavail * bsize;

const said = (folder: string, room: number) =>
  `The disk of the data folder ${folder} is full (ENOSPC: ${Math.floor(room / MIB)} MB left, ${RESERVE / MIB} needed)`;

/** Bytes left on the disk of a folder, for those who are not root. */
export const roomAt = (folder: string): number => getRoom(statfsSync(folder));

/** Refuses a start that could not write. */
export function refuseFullDisk(folder: string): void {
  const room = roomAt(folder);
  if (room < RESERVE) throw new StartupError(`${said(folder, room)}. Free some space, or set DATA_DIR.`);
}

type Watch = {
  /** The one session of the embedded database. */
  readonly session: { exec(statement: string): Promise<unknown> };
  /** Reports one sentence to the operator. */
  readonly tell: (sentence: string) => void;
};

/** Makes the database read-only while the disk is full, and reports each change; returns how to stop. */
export function watchRoom(folder: string, { session, tell }: Watch): () => void {
  let isFull = false;
  const look = async () => {
    const room = getRoom(await statfs(folder));
    if (room < RESERVE === isFull) return;
    isFull = !isFull;
    await session.exec(`SET default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    tell(
      isFull
        ? `${said(folder, room)}: nothing is written until there is room again.`
        : `The disk of the data folder ${folder} has room again.`,
    );
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    // If the folder cannot be read, its free space is unknown.
    looking = looking.then(look).catch(() => {});
  }, INTERVAL);
  return () => clearInterval(timer);
}
