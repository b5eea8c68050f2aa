import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRows } from '#evals/read-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'taylr-rows-'));
const file = join(folder, 'rows.jsonl');
const row = z.strictObject({ text: z.string(), label: z.enum(['crisis', 'none']) });

function getRows(content: string) {
  writeFileSync(file, content);
  return readRows(file, row);
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('rows, one a line', () => {
  it('are read in their order', () => {
    expect(getRows('{"text":"a\\nb","label":"none"}\n{"text":"c","label":"crisis"}\n')).toEqual([
      { text: 'a\nb', label: 'none' },
      { text: 'c', label: 'crisis' },
    ]);
  });

  it.each([
    ['no JSON', '{"text":"secret","label":'],
    ['a blank line', ''],
    ['a field too few', '{"text":"secret"}'],
    ['a field too many', '{"text":"secret","label":"none","more":1}'],
    ['a label that is none', '{"text":"secret","label":"secret"}'],
  ])('name file and line, and nothing that stands there, of %s', (_, line) => {
    const content = `{"text":"a","label":"none"}\n${line}\n{"text":"b","label":"none"}\n`;
    expect(() => getRows(content)).toThrow(`${file}:2 `);
    expect(() => getRows(content)).not.toThrow('secret');
  });
});
