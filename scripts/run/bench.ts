import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './bootstrap.mjs';

/** `npm run bench -- page 3`: runs `bench/page.ts` with the arguments that follow its name. */
const names = globSync(join(root, 'bench/*.ts')).map((file) => basename(file, '.ts'));
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`Say which: npm run bench -- ${names.toSorted().join('|')}`);
  process.exit(1);
}
await import(join(root, 'bench', `${name}.ts`));
