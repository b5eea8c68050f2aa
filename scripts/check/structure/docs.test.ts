import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../run/bootstrap.mjs';

const page = (name: string) => readFileSync(join(root, name), 'utf8');
const section = (text: string, title: string) => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** The folders of the map in the README: those of the first level, and below them, indented, those of the second. */
function mapped(): string[] {
  let above = '';
  return section(page('README.md'), 'Map')
    .split('\n')
    .flatMap((line) => {
      const [, indent, name] = /^( {0,2})([\w-]+)\/(?: |$)/.exec(line) ?? [];
      if (name === undefined) return [];
      if (indent === '') above = name;
      return [indent === '' ? name : `${above}/${name}`];
    });
}

function folders(): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const upTo = (depth: number) => files.map((file) => file.split('/')).filter((parts) => parts.length > depth);
  const levels = [1, 2].flatMap((depth) => upTo(depth).map((parts) => parts.slice(0, depth).join('/')));
  return [...new Set(levels)].filter((folder) => !folder.startsWith('.')).toSorted();
}

describe('the map in the README', () => {
  it('is the tree, two levels deep', () => {
    expect(mapped().toSorted()).toEqual(folders());
  });
});

describe('CONTRIBUTING', () => {
  const questions = [
    ...section(page('CONTRIBUTING.md'), 'Where things live').matchAll(/^\| (.+\?) \| `(.+)` \| `(.+)` \|$/gm),
  ];

  it('answers fifteen questions', () => {
    expect(questions).toHaveLength(15);
  });

  it.each(questions.map(([, question = '', file = '', words = '']) => ({ question, file, words })))(
    '$question',
    ({ file, words }) => {
      expect(page(file)).toContain(words);
    },
  );

  it('names files and folders that are there', () => {
    const named = page('CONTRIBUTING.md').matchAll(/`((?:src|scripts|e2e|docs|evals|bench)\/[^`<>*…{]+)`/g);
    expect([...named].map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the journeys that show what was promised', () => {
  /** `file.spec.ts "words", "more words"`: a file of e2e, each with the words that a title in it begins with. */
  const named = [...page('docs/journeys.md').matchAll(/([\w/-]+\.spec\.ts)((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = '', words = '']) => [...words.matchAll(/"([^"]+)"/g)].map(([, start = '']) => ({ file, start })),
  );

  it('are named by their titles, which lines would drift away from', () => {
    expect(named.length).toBeGreaterThan(80);
    expect(page('docs/journeys.md')).not.toMatch(/\.spec\.ts:\d/);
  });

  it.each(named)('$file: $start', ({ file, start }) => {
    const titles = [...page(`e2e/${file}`).matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map(([, , title = '']) => title);
    expect(titles.filter((title) => title.startsWith(start))).toHaveLength(1);
  });
});
