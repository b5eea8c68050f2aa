import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { quotedTexts } from '../quoted-texts.ts';
import { SEEN_TEXTS } from './states.ts';

type Seen = readonly [path: string, text: string];

/** Everything that the tests of the states have read, and where. */
function seenTexts(): Seen[] {
  const folder = join(test.info().project.outputDir, SEEN_TEXTS);
  return readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Seen[]);
}

/** `Select {n} more core habits` as a pattern for the whole text. */
function getPattern(text: string): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    if (part === '{n}') return '\\d+';
    return /^\{\w+\}$/.test(part) ? '.+' : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

for (const { screen, at, texts } of quotedTexts) {
  test(`${screen}: each of its texts is found on the running product`, () => {
    const seen = seenTexts().filter(([path]) => at.test(path));
    const missing = texts.filter((text) => !seen.some(([, one]) => getPattern(text).test(one)));
    expect(missing).toEqual([]);
  });
}
