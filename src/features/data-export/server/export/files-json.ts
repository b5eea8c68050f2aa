import { OWN_DATA } from '#core/data-export/data-export.ts';
import { filePieces, newestFiles } from './queries.ts';

/** Bytes as base64, piece by piece: what does not fill three bytes waits for the next. */
async function* base64(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array();
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield Buffer.from(rest).toString('base64');
}

/** File records as JSON, one per line; the newest include their content up to the size limit. */
export async function* filesJson(
  userId: string,
  pages: AsyncIterable<Record<string, unknown>[]>,
): AsyncGenerator<string> {
  const whole = await newestFiles(userId, OWN_DATA.filesMax);
  let separator = '';
  for await (const page of pages) {
    for (const record of page) {
      const id = String(record.id);
      yield `${separator}\n${JSON.stringify(record).slice(0, -1)},"content":`;
      separator = ',';
      if (!whole.has(id)) {
        yield 'null}';
        continue;
      }
      yield '"';
      yield* base64(filePieces(userId, id));
      yield '"}';
    }
  }
}
