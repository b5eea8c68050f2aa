import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#core/properties.testing.ts';
import { csvLine, defused, undefused } from './csv-cell.ts';

describe('a cell that a spreadsheet would take for a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-3', "'-3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ["'tis fine", "'tis fine"],
    ['Walk', 'Walk'],
    ['', ''],
  ])('is marked: %j is %j', (text, cell) => {
    expect(defused(text)).toBe(cell);
    expect(undefused(cell)).toBe(text);
  });

  it('comes back as it was, whatever it was', () => {
    const texts = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '"') });
    fc.assert(
      fc.property(texts, (text) => {
        expect(undefused(defused(text))).toBe(text);
        expect(/^[=+\-@\t\r]/.test(defused(text))).toBe(false);
      }),
      runs,
    );
  });
});

describe('a line', () => {
  it('quotes what has a comma, a quote or a break in it', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', ''])).toBe('a,"b,c","say ""hi""","two\nlines",\r\n');
  });
});
