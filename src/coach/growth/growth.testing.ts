import { ENTRY_POINTS } from './entry-points.testing.ts';
import { type HostileText, hostileTexts } from './hostile-texts.testing.ts';

/** How often longer a text of twice the length may take to read. */
const MOST = 2.5;
/** Milliseconds that any text may take, whatever it took at half the length: nobody notices less, and a pause of the machine decides below it. */
const FLOOR = 250;
const TRIES = 3;
/** A neighbour of the core slows one round, and not all of them. */
const ROUNDS = 3;

/** Milliseconds of this thread alone that a piece of work takes: other work on the machine does not count. */
export async function cost(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The least of a few tries: what is collected or compiled meanwhile is no cost of the text. */
async function leastCost(read: (text: string) => unknown, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES; at += 1) least = Math.min(least, await cost(() => read(text)));
  return least;
}

type Grown = { readonly entry: string; readonly text: string; readonly half: number; readonly whole: number };

async function grown(entry: string, half: HostileText, whole: HostileText): Promise<Grown | null> {
  const read = ENTRY_POINTS[entry] as (text: string) => unknown;
  const once = await cost(() => read(whole.text));
  if (once <= FLOOR) return null;
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    short = Math.min(short, await leastCost(read, half.text));
    long = Math.min(long, await leastCost(read, whole.text));
    if (long <= FLOOR || long <= MOST * short) return null;
  }
  return { entry, text: whole.name, half: Math.round(short), whole: Math.round(long) };
}

/** The texts that take more than 2.5 times as long as those of half their length, through every entry point. */
export async function overgrown({ length, every = 1 }: { length: number; every?: number }): Promise<Grown[]> {
  const [halves, wholes] = [hostileTexts(length / 2, { every }), hostileTexts(length, { every })];
  const found: Grown[] = [];
  for (const [entry, read] of Object.entries(ENTRY_POINTS)) {
    // What is compiled and taken in at first use is paid once in the life of a program.
    for (const { text } of halves.slice(0, 10)) await read(text);
    for (const [at, half] of halves.entries()) {
      const whole = wholes[at];
      const one = whole && (await grown(entry, half, whole));
      if (one) found.push(one);
    }
  }
  return found;
}
