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

/** What a day asks of a habit of its plan: one day of any, a named one, one beside the named ones, or a day taken out. */
export type Asked = 'any' | 'named' | 'beside' | 'nothing';

/**
 * A habit's day: `1` to `7` times a week planned and not done, `A` to `G` the same and done, `x` and `X` a named day, `y` and `Y` one beside the
 * named ones, `*` done though it did not count (taken out, or no plan held it), `_` planned and taken out, `.` nothing.
 */
export const DAY_SIGNS = {
  counting: '.1234567',
  done: '*ABCDEFG',
  named: 'xX',
  beside: 'yY',
  out: '_',
  nothing: '.',
} as const;

/** The last four weeks, the week under way, and today: days that rolling figures look back on. */
const RECENT_DAYS = 35;

export const isDoneSign = (sign: string): boolean => /[*A-GXY]/.test(sign);

/** Whether a plan held the habit on any of these days. */
export const isPlannedIn = (signs: string): boolean => /[1-7A-G_xXyY]/.test(signs);

export const doneIn = (signs: string): number => Array.from(signs).filter(isDoneSign).length;

/** The signs of the newest days with one more. */
export const getKept = (signs: string, added: string): string => (signs + added).slice(-RECENT_DAYS);

/** The sign of a day; `habit` is null when no plan held it. */
export function getSign(
  done: boolean,
  habit: { readonly targetFrequency: number; readonly asked: Asked } | null,
): string {
  if (habit === null || habit.asked === 'nothing') {
    if (done) return DAY_SIGNS.done.charAt(0);
    return habit === null ? DAY_SIGNS.nothing : DAY_SIGNS.out;
  }
  if (habit.asked !== 'any') return DAY_SIGNS[habit.asked].charAt(Number(done));
  return DAY_SIGNS[done ? 'done' : 'counting'].charAt(habit.targetFrequency);
}
