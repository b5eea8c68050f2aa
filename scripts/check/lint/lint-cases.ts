export interface Case {
  ban: string;
  file: string;
  source: string;
  rule: string;
}

export const taken = (path: string) => `import { taken } from '${path}';\nexport const mine = taken;\n`;

/** Code that lint rejects for what it says, each with the rule that reports it. */
export const bannedCode: Case[] = [
  {
    ban: 'a type does not fit',
    file: 'src/core/b1.ts',
    source: "export const days: number = 'seven';\n",
    rule: 'TS2322',
  },
  {
    ban: 'a query ends its order with what two rows may share',
    file: 'src/features/goals/server/queries.ts',
    source: `${taken('drizzle-orm')}export const list = taken.from(mine).orderBy(taken.desc(mine.createdAt));\n`,
    rule: 'total-order',
  },
  {
    ban: 'a list ends its order with what two of it may share',
    file: 'src/features/goals/web/b2.ts',
    source: 'export const inOrder = (l: { at: number; by: string }[]) => l.toSorted((a, b) => a.at - b.at);\n',
    rule: 'total-order',
  },
  {
    ban: 'the app uses what Safari 16.4 has not',
    file: 'src/web/a0.ts',
    source: 'export const both = (one: AbortSignal, other: AbortSignal) => AbortSignal.any([one, other]);\n',
    rule: 'no-restricted-properties',
  },
  {
    ban: 'core reads the clock',
    file: 'src/core/a4.ts',
    source: 'export const at = new Date(0);\n',
    rule: 'no-restricted-globals',
  },
  {
    ban: 'core throws dice',
    file: 'src/core/a5.ts',
    source: 'export const n = Math.random();\n',
    rule: 'no-restricted-properties',
  },
  {
    ban: 'core knows the browser',
    file: 'src/core/a6.ts',
    source: 'export const w = window;\n',
    rule: 'no-restricted-globals',
  },
  {
    ban: 'core knows the process',
    file: 'src/core/a7.ts',
    source: 'export const e = process.env;\n',
    rule: 'no-restricted-globals',
  },
  {
    ban: 'a use case reads the clock',
    file: 'src/features/goals/server/a8.ts',
    source: 'export const at = new Date();\n',
    rule: 'no-clock',
  },
  {
    ban: 'the server shell reads the clock',
    file: 'src/server/a5.ts',
    source: 'export const at = Date.now();\n',
    rule: 'no-clock',
  },
  {
    ban: 'the database reads the clock',
    file: 'src/server/db/a6.ts',
    source: 'export const at = new Date();\n',
    rule: 'no-clock',
  },
  {
    ban: 'the coach reads the clock',
    file: 'src/coach/builtin/a6.ts',
    source: 'export const at = Date.now();\n',
    rule: 'no-clock',
  },
  { ban: 'a barrel', file: 'src/web/barrel.ts', source: "export { a } from './a.ts';\n", rule: 'no-barrel' },
  {
    ban: 'passing everything on',
    file: 'src/web/barrel-all.ts',
    source: "export * from './a.ts';\nexport const b = 1;\n",
    rule: 'no-barrel',
  },
  {
    ban: 'a function of more than 12 ways',
    file: 'src/web/many-ways.ts',
    source: `export const ways = (a: number) => ${Array.from({ length: 12 }, (_, n) => `a === ${n} || `).join('')}a > 99;\n`,
    rule: 'complexity',
  },
  {
    ban: 'a function of seven arguments',
    file: 'src/web/many-arguments.ts',
    source: 'export const add = (a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1) => a + b + c + d + e + f + g;\n',
    rule: 'max-params',
  },
  {
    ban: 'a file of 21 imports',
    file: 'src/web/many-imports.ts',
    source: Array.from(
      { length: 21 },
      (_, n) =>
        `export { a${n} } from './part-${n}.ts';\nimport { a${n} as b${n} } from './part-${n}.ts';\nexport const c${n} = b${n};\n`,
    ).join(''),
    rule: 'max-dependencies',
  },
  {
    ban: 'a test over 300 lines',
    file: 'src/web/long.test.ts',
    source: `export const a = 1;\n${'// line\n'.repeat(300)}`,
    rule: 'max-lines',
  },
  {
    ban: 'a file over 300 lines',
    file: 'src/web/long.ts',
    source: 'export const a = 1;\n'.repeat(1) + '// line\n'.repeat(300),
    rule: 'max-lines',
  },
  {
    ban: 'a function over 60 lines',
    file: 'src/web/long-function.ts',
    source: `export function long() {\n${'  globalThis.name = 1;\n'.repeat(60)}}\n`,
    rule: 'max-lines-per-function',
  },
  {
    ban: 'a component over 100 lines',
    file: 'src/web/long-component.tsx',
    source: `export function Long() {\n${'  globalThis.name = 1;\n'.repeat(100)}}\n`,
    rule: 'max-lines-per-function',
  },
  { ban: 'any', file: 'src/web/any.ts', source: 'export const a: any = 1;\n', rule: 'no-explicit-any' },
  {
    ban: 'a promise nobody waits for',
    file: 'src/web/floating.ts',
    source: 'const later = async () => 1;\nexport function f() {\n  later();\n}\n',
    rule: 'no-floating-promises',
  },
  {
    ban: 'a query nobody waits for',
    file: 'src/web/floating-query.ts',
    source:
      'declare const query: { then(done: (rows: number[]) => void, failed: (error: Error) => void): void };\n' +
      'const select = () => query;\nexport function f() {\n  select();\n}\n',
    rule: 'no-floating-promises',
  },
  { ban: 'a circle of files', file: 'src/web/circle-a.ts', source: taken('./circle-b.ts'), rule: 'no-cycle' },
  {
    ban: 'a hook under a condition',
    file: 'src/web/hook.tsx',
    source:
      "import { useState } from 'react';\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
    rule: 'rules-of-hooks',
  },
  {
    ban: 'a name that is not kebab-case',
    file: 'src/web/goodName.ts',
    source: 'export const a = 1;\n',
    rule: 'filename-case',
  },
];
