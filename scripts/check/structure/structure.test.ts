import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../run/bootstrap.mjs';
import { circleIn, crowdedFolders, loadedWith, longLines, roomGraph, sourcesIn, testsLeftOut } from './structure.ts';

/** Known violations of the limits. The list may only shrink: fixed entries must be removed, and new ones are not allowed. */
type Debts = {
  settings: {
    taylr: {
      crowdedFolders: string[];
      /** Lines of code of `src/coach`, tests, comments and empty lines apart: 14,000 are meant. */
      coachLines: number;
    };
  };
  overrides: { files: string[]; rules: Record<string, 'off'> }[];
};
const debts = JSON.parse(readFileSync(join(root, 'scripts/check/structure/debts.json'), 'utf8')) as Debts;

const sources = sourcesIn(root, ['src', 'scripts']);

/** Tests of the gate that ask for a platform. What needs a program installs it, or fails. */
const ON_A_PLATFORM: Readonly<Record<string, string>> = {
  'src/app/server/doctor/check-database.test.ts': 'a full disk without filling one: /proc, of Linux',
  'src/server/db/opening/damage.embedded.test.ts': 'a disk of its own, which only root mounts',
};
const folder = (path: string) => path.replace(/: \d+$/, '');

describe('the house', () => {
  it('has no circle among its rooms', () => {
    expect(circleIn(roomGraph(sources))).toBeNull();
  });

  it('has at most 15 files in a folder, but for its debts', () => {
    expect(crowdedFolders(sources, 15).map(folder).toSorted()).toEqual(debts.settings.taylr.crowdedFolders);
  });

  it('has a coach that only shrinks', () => {
    const ofCoach = [...sources].filter(
      ([path]) => path.startsWith('src/coach/') && !/\.(?:test|testing)\.ts$/.test(path),
    );
    const isCode = (line: string) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line);
    const lines = ofCoach.reduce((sum, [, text]) => sum + text.split('\n').filter(isCode).length, 0);
    const { coachLines } = debts.settings.taylr;
    expect(lines).toBeLessThanOrEqual(coachLines);
    // What was saved is saved for good.
    expect(coachLines - lines).toBeLessThan(200);
  });

  it('starts without what the coach knows, which is read with the first text', () => {
    const loaded = [...loadedWith(sources, 'src/app/server/app.ts')];
    expect(loaded.length).toBeGreaterThan(300);
    expect(loaded.filter((path) => path.startsWith('content/'))).toEqual([]);
  });

  it('has no line over 160 characters', () => {
    expect(longLines(sourcesIn(root, ['src', 'scripts', 'e2e', 'bench']), 160)).toEqual([]);
  });

  it('leaves no test of the gate out, but for those that ask for a platform', () => {
    const leftOut = testsLeftOut(sourcesIn(root, ['src', 'scripts', 'e2e', 'bench']));
    expect(leftOut.map((place) => place.replace(/:\d+$/, ''))).toEqual(Object.keys(ON_A_PLATFORM));
  });

  it('lists no debt that has been paid', { timeout: 60_000 }, () => {
    const own = mkdtempSync(join(tmpdir(), 'taylr-debts-'));
    const rules = Object.fromEntries(
      debts.overrides.flatMap((one) => Object.keys(one.rules)).map((rule) => [rule, limits[rule]]),
    );
    const config = join(own, 'config.json');
    writeFileSync(config, JSON.stringify({ plugins: ['import'], categories: { correctness: 'off' }, rules }));
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const files = [...new Set(debts.overrides.flatMap((one) => one.files))];
    const { stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '-f', 'json', ...files], {
      cwd: root,
      encoding: 'utf8',
    });
    rmSync(own, { recursive: true });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    const owed = new Set(diagnostics.map(({ filename, code }) => `${/\((.+)\)/.exec(code)?.[1]} ${filename}`));
    const listed = debts.overrides.flatMap((one) =>
      one.files.flatMap((file) => Object.keys(one.rules).map((rule) => `${rule.replace('import/', '')} ${file}`)),
    );
    expect(listed.filter((debt) => !owed.has(debt))).toEqual([]);
  });
});

const { rules: limits } = JSON.parse(
  readFileSync(join(root, '.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
) as { rules: Record<string, unknown> };

describe('a check of the house', () => {
  const taking = (...paths: string[]) => paths.map((path) => `import { a } from '#${path}';\n`).join('');

  it('finds a circle over three rooms', () => {
    const graph = roomGraph(
      new Map([
        ['src/features/goals/server/queries.ts', taking('features/plans/server/queries.ts')],
        ['src/features/plans/server/launch-plan.ts', taking('features/reviews/server/queries.ts')],
        ['src/features/reviews/server/queries.ts', taking('features/goals/server/queries.ts')],
      ]),
    );
    expect(circleIn(graph)).toEqual(['features/goals', 'features/plans', 'features/reviews', 'features/goals']);
  });

  it('finds a circle by a path to a neighbour', () => {
    const graph = roomGraph(
      new Map([
        ['src/core/week/week.ts', "export type { Plan } from '../plan/plan.ts';\n"],
        ['src/core/plan/plan.ts', "export const week = () => import('../week/week.ts');\n"],
      ]),
    );
    expect(circleIn(graph)).toEqual(['core/week', 'core/plan', 'core/week']);
  });

  it('lets two rooms share a third, read each other’s contracts, and a test reach everywhere', () => {
    const graph = roomGraph(
      new Map([
        [
          'src/features/goals/server/queries.ts',
          taking('features/plans/server/queries.ts', 'features/plans/contract.ts'),
        ],
        ['src/features/reviews/server/queries.ts', taking('features/plans/server/queries.ts')],
        ['src/features/plans/server/queries.ts', taking('features/goals/contract.ts')],
        ['src/features/plans/server/plans.test.ts', taking('features/goals/server/queries.ts')],
      ]),
    );
    expect(circleIn(graph)).toBeNull();
  });

  it('finds a folder of sixteen files, not one of fifteen', () => {
    const files = (where: string, count: number) =>
      Array.from({ length: count }, (_, place) => [`src/${where}/part-${place}.ts`, ''] as const);
    expect(crowdedFolders(new Map([...files('full', 15), ...files('crowded', 16)]), 15)).toEqual(['src/crowded: 16']);
  });

  it.each([
    "it.skip('ticks', run);",
    "describe.skipIf(process.platform === 'win32')('a disk', run);",
    "test.describe.skip('a page', run);",
    'const on = program ? it : it.skip;',
    "it.runIf(program)('serves', run);",
    "  if (!program) return context.skip('not on this machine');",
    "it('serves', async ({ skip }) => skip());",
    "it.todo('serves');",
    "it.only('ticks', run);",
  ])('finds a test that is left out: %s', (line) => {
    const file = (path: string) => new Map([[path, `// A test\n${line}\n`]]);
    expect(testsLeftOut(file('src/core/week/week.test.ts'))).toEqual(['src/core/week/week.test.ts:2']);
    expect(testsLeftOut(file('e2e/week.spec.ts'))).toEqual(['e2e/week.spec.ts:2']);
    expect(testsLeftOut(file('scripts/release/proxies.apart.test.ts'))).toEqual([]);
  });

  it.each(['await control.skip(habit);', "await send('skip');", "it('leaves a skip out', run);"])(
    'finds nothing in %s',
    (line) => {
      expect(testsLeftOut(new Map([['src/a/b.test.ts', line]]))).toEqual([]);
    },
  );

  it('finds a line of 161 characters, not one of 160', () => {
    const source = `${'a'.repeat(160)}\n${'b'.repeat(161)}\n`;
    expect(longLines(new Map([['src/long.ts', source]]), 160)).toEqual(['src/long.ts:2']);
  });
});
