import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { z } from 'zod';
import { type ImportSource, OWN_DATA } from '#core/own-data.ts';
import { Preferences } from '#features/preferences/contract.ts';
import { Records } from '../own-data-file.ts';
import { type HabitHistory, recordsOf, type Target } from './history.ts';
import { readCsv } from './read-csv.ts';
import { isHabitTrove, readHabitTrove } from './read-habittrove.ts';
import { readLoop, readLoopCsv } from './read-loop.ts';
import { refused } from './refused.ts';
import type { Skips } from './skips.ts';

/** Files of an archive that are looked at. */
const ARCHIVE_FILES_MAX = 2000;

/** What is in a file: records, and for one of another program the habits that they were made of. */
export type Incoming = {
  readonly source: ImportSource;
  readonly records: Records;
  readonly preferences: Partial<z.output<typeof Preferences>>;
  readonly habits: readonly HabitHistory[];
};

type Reading = { target: Target; skips: Skips };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);
const isGzip = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isSqlite = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 16)).toString('latin1') === 'SQLite format 3\u0000';

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: OWN_DATA.unpackedMax });
  } catch {
    throw refused('brokenArchive');
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('unknown');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('brokenJson');
  }
}

/** The files of an archive that can be meant. What they unpack to is bounded by what they say, and that is summed up first. */
function filesOf(bytes: Uint8Array): Map<string, Uint8Array> {
  let [files, size] = [0, 0];
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted = /(^|\/)(Habits\.csv|Checkmarks\.csv|habits\.json|settings\.json|[^/]+\.db)$/.test(name);
        if (!isWanted) return false;
        files += 1;
        size += originalSize;
        if (files > ARCHIVE_FILES_MAX || size > OWN_DATA.unpackedMax) throw refused('tooMany');
        return true;
      },
    });
    return new Map(Object.entries(found));
  } catch (error) {
    if (size > OWN_DATA.unpackedMax || files > ARCHIVE_FILES_MAX) throw error;
    throw refused('brokenArchive');
  }
}

function foreign(source: ImportSource, habits: readonly HabitHistory[], { target, skips }: Reading): Incoming {
  const records = recordsOf(source, { habits, target, skips });
  const isTooMuch = Object.values(records).some((list) => list.length > OWN_DATA.rowsMax);
  if (isTooMuch) throw refused('tooMany');
  return { source, records, preferences: {}, habits };
}

/** Feedback belongs to the site that it was sent to: its files stay where they are. */
function noteFiles(value: { others?: { feedback_attachments?: unknown } | null }, skips: Skips): void {
  const files: unknown = value.others?.feedback_attachments;
  for (const file of Array.isArray(files) ? (files as ({ name?: unknown; content?: unknown } | null)[]) : []) {
    if (typeof file?.content === 'string') skips.note('feedback_files', String(file.name));
  }
}

function own(value: object, skips: Skips): Incoming {
  if ((value as { version?: unknown }).version !== OWN_DATA.version) throw refused('newer');
  const records = Records.safeParse(value);
  if (!records.success) throw refused('notAsPublished', records.error.issues[0]?.path.join('.'));
  noteFiles(value, skips);
  const preferences = Preferences.partial().safeParse((value as { preferences?: unknown }).preferences);
  return { source: 'taylr', records: records.data, preferences: preferences.data ?? {}, habits: [] };
}

function fromJson(text: string, reading: Reading): Incoming {
  const value = jsonOf(text);
  if (typeof value === 'object' && value !== null && (value as { format?: unknown }).format === OWN_DATA.format) {
    return own(value, reading.skips);
  }
  if (!isHabitTrove(value)) throw refused('unknown');
  return foreign('habittrove', readHabitTrove(value, null, { ...reading.target, ...reading }), reading);
}

async function fromArchive(bytes: Uint8Array, reading: Reading): Promise<Incoming> {
  const files = filesOf(bytes);
  const one = (name: RegExp) => [...files].find(([path]) => name.test(path))?.[1];
  const database = one(/\.db$/);
  if (database && isSqlite(database)) return fromLoop(database, reading);
  if (files.has('Habits.csv')) {
    const texts = new Map(
      [...files].filter(([path]) => path.endsWith('.csv')).map(([path, file]) => [path, textOf(file)]),
    );
    return foreign('loop_csv', readLoopCsv(texts, { ...reading.target, ...reading }), reading);
  }
  const habits = one(/(^|\/)habits\.json$/);
  if (!habits) throw refused('unknown');
  const settings = one(/(^|\/)settings\.json$/);
  const read = [jsonOf(textOf(habits)), settings ? jsonOf(textOf(settings)) : null] as const;
  return foreign('habittrove', readHabitTrove(...read, { ...reading.target, ...reading }), reading);
}

async function fromLoop(bytes: Uint8Array, reading: Reading): Promise<Incoming> {
  return foreign('loop', await readLoop(bytes, { ...reading.target, ...reading }), reading);
}

/** Reads a file by what is in it, whatever its name: our own, Loop's backup or CSV archive, HabitTrove's data, or plain CSV. */
export async function readFile(given: Uint8Array, reading: Reading): Promise<Incoming> {
  const bytes = isGzip(given) ? await unpacked(given) : given;
  if (bytes.length === 0) throw refused('empty');
  if (isSqlite(bytes)) return fromLoop(bytes, reading);
  if (isZip(bytes)) return fromArchive(bytes, reading);
  const text = textOf(bytes);
  if (/^\s*[[{]/.test(text)) return fromJson(text, reading);
  return foreign('csv', readCsv(text, { ...reading.target, ...reading }), reading);
}
