import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/bootstrap.mjs';
import { changesOf, problemsWith } from './changes.ts';

const ready = '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-23\n\n- More.\n\n## 0.1.0\n\nThe first.\n';

describe('the changelog of a release', () => {
  it('says what a version brings, and nothing of others', () => {
    expect(changesOf(ready, '0.2.0')).toBe('- More.');
    expect(changesOf(ready, '0.1.0')).toBe('The first.');
    expect(changesOf(ready, '0.3.0')).toBeNull();
  });

  it('is ready when the version stands first, with its day, and nothing waits', () => {
    expect(problemsWith(ready, '0.2.0')).toEqual([]);
  });

  it.each([
    ['a version that is none', ready, 'next', /no version by SemVer/],
    [
      'what is not yet in a version',
      ready.replace('## Unreleased\n', '## Unreleased\n\n- New.\n'),
      '0.2.0',
      /Under Unreleased/,
    ],
    ['a version that it does not tell of', ready, '0.3.0', /newest version in CHANGELOG\.md is 0\.2\.0/],
    ['a version without a day', ready.replace(' - 2026-11-23', ''), '0.2.0', /has no day/],
    ['a version that goes back', ready.replaceAll('0.2.0', '0.0.9'), '0.0.9', /does not come after 0\.1\.0/],
    ['no place for what comes', ready.replace('## Unreleased\n', ''), '0.2.0', /does not begin/],
  ])('is not ready with %s', (_what, changelog, version, problem) => {
    expect(problemsWith(changelog, version)).toEqual([expect.stringMatching(problem)]);
  });

  it('as it stands can become one: it begins with what is not released, and knows the version of before', () => {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(changelog).toContain('# Changelog\n\n## Unreleased\n');
    expect(changesOf(changelog, version)).not.toBeNull();
  });
});
