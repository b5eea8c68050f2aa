/** What a day was: `low` is one below half of what was due, `open` is today without a vote yet, `outside` a day that no plan covered. */
export const EVIDENCE_DAYS = ['done', 'partial', 'low', 'none', 'rest', 'paused', 'outside', 'open'] as const;
export type EvidenceDay = (typeof EVIDENCE_DAYS)[number];

export const STATE_LETTERS: Readonly<Record<EvidenceDay, string>> = {
  done: 'd',
  partial: 'p',
  low: 'l',
  none: 'n',
  rest: 'r',
  paused: 'z',
  outside: '-',
  open: 'o',
};

/**
 * A habit's day: `1` to `7` times a week planned and not done, `A` to `G` the same and done, `*` done though it did not count (paused,
 * or no plan held it), `_` planned and paused, `.` nothing.
 */
export const DAY_SIGNS = { counting: '.1234567', done: '*ABCDEFG', paused: '_', nothing: '.' } as const;

/** The last four weeks, the week under way, and today: days that rolling figures look back on. */
const RECENT_DAYS = 35;

export const isDoneSign = (sign: string): boolean => DAY_SIGNS.done.includes(sign);

export const doneIn = (signs: string): number => Array.from(signs).filter(isDoneSign).length;

/** The signs of the newest days with one more. */
export const getKept = (signs: string, added: string): string => (signs + added).slice(-RECENT_DAYS);

export function getSign(done: boolean, targetFrequency: number | null, isPaused: boolean): string {
  const counts = targetFrequency !== null && !isPaused;
  if (done) return DAY_SIGNS.done.charAt(counts ? targetFrequency : 0);
  if (counts) return DAY_SIGNS.counting.charAt(targetFrequency);
  return targetFrequency === null ? DAY_SIGNS.nothing : DAY_SIGNS.paused;
}
