import { type AskOptions, Bench } from './bench.ts';
import { KINDS, work } from './work.ts';

type Table = typeof work;
type WorkOf<N extends keyof Table> = Awaited<ReturnType<Table[N]['load']>>;

// In the sources this folder; in the build, where every chunk lies beside main.js, the folder of the build.
const entry = new URL(process.env.TAYLR_BUNDLED ? './off-thread.js' : './worker.ts', import.meta.url);

const benches = {
  files: new Bench({ entry, ...KINDS.files }),
  texts: new Bench({ entry, ...KINDS.texts }),
};

/**
 * Has a piece of work done off the main thread: `await offThread('read-import', input, { limitMs: 60_000 })`. Rejects as `Bench.ask` does.
 */
export async function offThread<N extends keyof Table & string>(
  name: N,
  input: Parameters<WorkOf<N>>[0],
  options: AskOptions,
): Promise<Awaited<ReturnType<WorkOf<N>>>> {
  return benches[work[name].kind].ask({ name, input }, options) as Promise<Awaited<ReturnType<WorkOf<N>>>>;
}
