/**
 * The export file: its name and version, the maximum bytes of an import, the maximum unpacked size, and the maximum records of one kind. Version 2
 * added days, amounts, limits, skips and moments; files of version 1 still come in. Ten years of twenty habits are 18 MB and 15,000 check-ins. Of the
 * files sent with feedback the newest are included up to this many bytes: base64 adds a third, and ten years of data must still be importable.
 */
export const OWN_DATA = {
  format: 'taylr-own-data',
  version: 2,
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

/** What is imported, in the order in which it is reported. */
export const IMPORT_KINDS = [
  'goals',
  'identities',
  'plans',
  'habits',
  'checkIns',
  'completions',
  'reviews',
  'pauses',
  'hardDays',
  'conversations',
  'messages',
  'memories',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Why something in a file is not imported, or only in changed form. */
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
  'any_amount',
  'feedback_files',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What to do with a day that has a check-in both here and in the file. */
export const CONFLICT_CHOICES = ['mine', 'theirs'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];
