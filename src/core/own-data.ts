/**
 * The file of one's own data: its name and version, the most bytes of a file that is brought in, what a packed one may unpack to,
 * and the most records of one kind in it. Ten years of twenty habits are 15 MB and 15,000 check-ins.
 */
export const OWN_DATA = {
  format: 'taylr-own-data',
  version: 1,
  uploadMax: 32 * 1024 * 1024,
  unpackedMax: 64 * 1024 * 1024,
  rowsMax: 100_000,
} as const;
