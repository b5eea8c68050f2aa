/** What a look at one thing found. `todo` is for whoever runs the server: without one all is well, or `advice` may wait. */
export type Finding = {
  readonly about: string;
  readonly found: string;
  readonly todo?: string;
  readonly advice?: string;
};

/** Milliseconds that anything outside of this process may take to answer. */
export const PATIENCE = 8000;
/** Milliseconds that two clocks may differ: tokens of an issuer and keys for push hold to about as much. */
const CLOCK_TOLERANCE = 30_000;

/** What a clock elsewhere says: whose it is, and by how many milliseconds ours is ahead of it. */
export type OtherClock = { readonly whose: string; readonly ahead: number };

const WORDS: readonly [unit: string, milliseconds: number][] = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
];

function inWords(milliseconds: number): string {
  const [unit, size] = WORDS.find(([, size]) => Math.abs(milliseconds) >= 2 * size) ?? ['seconds', 1000];
  return `${Math.round(Math.abs(milliseconds) / size)} ${unit} ${milliseconds > 0 ? 'ahead' : 'behind'}`;
}

/** Holds this machine's clock against those that answered, and against the newest thing that this program surely wrote before (`atLeast`). */
export function judgeClock(now: Date, others: readonly OtherClock[], atLeast: Date | null): Finding {
  const about = 'clock';
  const set = 'Set the clock of this machine, by NTP (timedatectl set-ntp true), before days and reminders go wrong.';
  if (atLeast && now.getTime() < atLeast.getTime() - CLOCK_TOLERANCE) {
    const behind = inWords(now.getTime() - atLeast.getTime());
    return { about, found: `It is ${behind} of what was written here at ${atLeast.toISOString()}.`, todo: set };
  }
  const wrong = others.filter(({ ahead }) => Math.abs(ahead) > CLOCK_TOLERANCE);
  if (wrong.length > 0) {
    const found = wrong.map(({ whose, ahead }) => `It is ${inWords(ahead)} of ${whose}.`).join(' ');
    const isTheirs = wrong.length < others.length;
    return { about, found, todo: isTheirs ? `${set} Or it is theirs: the others agree with it.` : set };
  }
  const found = others.length > 0 ? `It agrees with ${others.map(({ whose }) => whose).join(' and ')}.` : '';
  return { about, found: found || `${now.toISOString()}; nothing else to hold it against.` };
}

/** The code of an error, or of what caused it; its name when there is none. Never its message: that may hold an address with a password. */
export function codeOf(error: unknown, depth = 0): string {
  const { code, name, cause, errors } = error as { code?: string; name?: string; cause?: unknown; errors?: unknown[] };
  if (typeof code === 'string' && code !== '') return code;
  const inner = cause ?? errors?.[0];
  return inner && depth < 4 ? codeOf(inner, depth + 1) : (name ?? 'unknown');
}
