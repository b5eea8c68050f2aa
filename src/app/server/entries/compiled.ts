import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** Milliseconds after which what has been compiled is written: the start is over, and what it called is compiled. */
const SETTLED = 3000;

/**
 * Keeps the build's compiled modules beside them, so that from the second start on nothing is compiled again. Where they cannot be written, each
 * start compiles. Called by a thread before it loads anything.
 */
export function keepCompiled(): void {
  if (!process.env.TAYLR_BUNDLED) return;
  module.enableCompileCache(fileURLToPath(new URL('./compiled', import.meta.url)));
  setTimeout(() => module.flushCompileCache(), SETTLED).unref();
}
