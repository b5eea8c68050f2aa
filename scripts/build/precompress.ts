import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textKinds = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest', '.map']);
const smallestWorthwhile = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The size of a text after brotli at its best, in bytes. */
export async function brotliBytes(file: string): Promise<number> {
  return (await packBrotli(await readFile(file))).length;
}

function packBrotli(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Lays `.br` and `.gz` beside every text file over 1 KB, so that the server never compresses a static file itself. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textKinds.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length <= smallestWorthwhile) return;
      const [small, fallback] = await Promise.all([packBrotli(content), zip(content, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, fallback)]);
    }),
  );
}
