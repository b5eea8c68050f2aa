import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../run/bootstrap.mjs';
import { allowed, bannedImports } from './layer-cases.ts';
import { bannedCode } from './lint-cases.ts';

const cases = [...bannedImports, ...bannedCode];

interface Diagnostic {
  filename: string;
  code: string;
}

let folder: string;
let found: Diagnostic[];

function write(file: string, content: string) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-bans-'));
  for (const file of [
    '.oxlintrc.json',
    'scripts/check/structure/debts.json',
    'scripts/check/lint/lint-rules.mjs',
    'scripts/check/lint/layers.mjs',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('package.json', JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx' } }));
  write('src/web/circle-b.ts', "import { mine } from './circle-a.ts';\nexport const taken = mine;\n");
  for (const { file, source } of cases) write(file, source);
  for (const [file, source] of Object.entries(allowed)) write(file, source);

  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const result = spawnSync(process.execPath, [oxlint, '--type-aware', '--type-check', '-f', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
  });
  found = (JSON.parse(result.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesBrokenIn = (file: string) =>
  found.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => /\((.+)\)/.exec(code)?.[1]);

describe('lint refuses', () => {
  it.each(cases)('$ban ($file)', ({ file, rule }) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  });
});

describe('lint lets pass', () => {
  it.each(Object.keys(allowed))('%s', (file) => {
    // The imports of these files do not exist: ignore the compiler's errors.
    expect(rulesBrokenIn(file).filter((code) => !code?.startsWith('TS'))).toEqual([]);
  });
});
