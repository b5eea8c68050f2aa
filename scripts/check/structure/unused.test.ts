import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../run/bootstrap.mjs';

const files = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' }, devDependencies: { vitest: '*' } }),
  'src/app/server/main.ts': "import { used } from '#core/rule.ts';\nused();\n",
  'src/core/rule.ts': 'export const used = () => 1;\nexport const tested = () => 2;\n',
  'src/core/tested.ts': 'export const alone = () => 3;\n',
  'src/core/rule.testing.ts': "import { alone } from './tested.ts';\nexport const oracle = alone;\n",
  'src/core/rule.test.ts':
    "import { tested } from './rule.ts';\nimport { oracle } from './rule.testing.ts';\ntested() + oracle();\n",
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-unused-'));
  copyFileSync(join(root, 'knip.json'), join(folder, 'knip.json'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function found(...options: string[]): string {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const args = [
    knip,
    '--directory',
    folder,
    '--include',
    'files,exports',
    '--reporter',
    'compact',
    '--no-config-hints',
  ];
  return spawnSync(process.execPath, [...args, ...options], { encoding: 'utf8' }).stdout;
}

it('what tests alone use is found: files and exports, also those that a test’s own parts use', () => {
  expect(found()).toBe('');
  expect(found('--production').trim().split('\n')).toEqual([
    'Unused files (1)',
    'src/core/tested.ts: src/core/tested.ts',
    'Unused exports (1)',
    'src/core/rule.ts: tested',
  ]);
});
