import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run } from './bootstrap.mjs';

/**
 * How Node runs what asks many at once: its own collector stops it for 5 to 12 ms eight times a second otherwise, which then counts as the
 * server's slowest answers.
 */
const UNDISTURBED = ['--single-threaded-gc', '--max-semi-space-size=1'];
const FLAGS: Record<string, string[]> = { load: UNDISTURBED, scale: UNDISTURBED };

/** `npm run bench -- page 3`: runs `bench/page.ts` with the arguments that follow its name. */
const names = globSync(join(root, 'bench/*.ts')).map((file) => basename(file, '.ts'));
const [name = '', ...rest] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`Say which: npm run bench -- ${names.toSorted().join('|')}`);
  process.exit(1);
}
const { code } = await run(process.execPath, [...(FLAGS[name] ?? []), join(root, 'bench', `${name}.ts`), ...rest]);
process.exit(code);
