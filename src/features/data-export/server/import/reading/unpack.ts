import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Transform } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { OWN_DATA } from '#core/data-export/data-export.ts';
import { AppError } from '#contract/error.ts';
import { refused } from './refused.ts';

/** Files of an archive that are listed, wanted or not. */
const LISTED_MAX = 10_000;
/** The most archive entries read. */
const READ_MAX = 2000;

/** How many bytes a file may still unpack to, across nested archives: counted while unpacking, not taken from headers. */
export class Room {
  #left: number = OWN_DATA.unpackedMax;

  get left(): number {
    return this.#left;
  }

  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw refused('tooMany');
  }
}

/** The content of a gzip file, unpacked up to the remaining limit. */
export async function gunzipped(bytes: Uint8Array, room: Room): Promise<Uint8Array> {
  try {
    const unpacked = await promisify(gunzip)(bytes, { maxOutputLength: Math.max(room.left, 1) });
    room.take(unpacked.length);
    return unpacked;
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? refused('tooMany') : refused('brokenArchive');
  }
}

async function readContent(zip: ZipFile, entry: Entry, room: Room): Promise<Uint8Array> {
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      try {
        room.take(part.length);
        done(null, part);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  const packed = await zip.openReadStreamPromise(entry);
  packed.on('error', (error) => counted.destroy(error));
  counted.on('error', () => packed.destroy());
  return buffer(packed.pipe(counted));
}

/** The files of an archive whose paths match, by path; a single folder around everything is stripped from the paths. */
export async function unzipped(bytes: Uint8Array, wanted: RegExp, room: Room): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      // Names are never paths of this machine: whatever they say is compared and forgotten.
      decodeStrings: false,
    });
    if (zip.entryCount > LISTED_MAX) throw refused('tooMany');
    for await (const entry of zip.eachEntry()) {
      const path = entry.fileNameRaw.toString('utf8').replaceAll('\\', '/');
      if (!wanted.test(path)) continue;
      if (files.size >= READ_MAX) throw refused('tooMany');
      files.set(path, await readContent(zip, entry, room));
    }
  } catch (error) {
    throw error instanceof AppError ? error : refused('brokenArchive');
  }
  return withoutTopFolder(files);
}

/** A re-zipped archive often has one folder around everything. */
function withoutTopFolder(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const tops = new Set([...files.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)));
  const [top] = tops;
  if (tops.size !== 1 || !top) return files;
  return withoutTopFolder(new Map([...files].map(([path, content]) => [path.slice(top.length), content])));
}
