/**
 * The file of one's own data: its name and version, the most bytes of a file that is brought in, what a packed one may unpack to,
 * and the most records of one kind in it. Ten years of twenty habits are 15 MB and 15,000 check-ins. Of the files that were sent with
 * feedback the newest go along up to so many bytes: in base64 they take a third more, and with ten years it can still be brought in.
 */
export const OWN_DATA = {
  format: 'taylr-own-data',
  version: 1,
  uploadMax: 32 * 1024 * 1024,
  unpackedMax: 64 * 1024 * 1024,
  rowsMax: 100_000,
  goalsMax: 2000,
  filesMax: 12 * 1024 * 1024,
} as const;

/** Where a file comes from. */
export const IMPORT_SOURCES = [
  'taylr',
  'loop',
  'loop_csv',
  'habittrove',
  'beaver',
  'table_habit',
  'habitbull',
  'csv',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** What comes in, in the order in which it is told. */
export const IMPORT_KINDS = [
  'goals',
  'identities',
  'plans',
  'habits',
  'checkIns',
  'completions',
  'reviews',
  'pauses',
  'conversations',
  'messages',
  'memories',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Why something in a file does not come in, or not as it stands there. */
export const SKIP_REASONS = [
  'before_1970',
  'in_future',
  'twice_in_file',
  'belongs_to_nothing',
  'contradicts_itself',
  'week_taken',
  'unknown_value',
  'unreadable',
  'nothing_noted',
  'not_a_habit',
  'shortened',
  'frequency_bent',
  'skip_as_rest',
  'amount_in_note',
  'feedback_files',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What becomes of a day that has a check-in already and another one in the file. */
export const CONFLICT_CHOICES = ['mine', 'theirs'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];
