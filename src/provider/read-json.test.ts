import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#core/properties.testing.ts';
import { readJson, replySoFar } from './read-json.ts';

describe('reading JSON', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['Here it is: {"a":{"b":[1,2,],},} Good luck!', { a: { b: [1, 2] } }],
    ['[1]', [1]],
    ['{"a":', undefined],
    ['', undefined],
    ['no', undefined],
  ])('finds the value in %j', (text, value) => {
    expect(readJson(text)).toEqual(value);
  });
});

describe('a reply that is still being written', () => {
  it.each([
    ['{"reply":"Hel', 'Hel'],
    ['{ "reply" : "Hello","agreed":tr', 'Hello'],
    ['```json\n{"reply":"A \\"b\\" \\\\', 'A "b" \\'],
    ['{"reply":"caf\\u00', 'caf'],
    ['{"reply":"two\\nlines', 'two\nlines'],
    ['{"rep', null],
    ['{"agreed":true,"reply":"Hello"}', 'Hello'],
    ['{"said":"a \\"reply\\": \\"no\\"","reply":"He', 'He'],
    ['{"said":"reply"', null],
    ['', null],
  ])('is read from %j', (text, read) => {
    expect(replySoFar(text)).toEqual(read);
  });

  it('only grows, whatever it holds and wherever it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (reply) => {
        const text = JSON.stringify({ reply, rest: ['"}', 1] });
        let before = '';
        for (let end = 1; end <= text.length; end += 1) {
          const read = replySoFar(text.slice(0, end)) ?? before;
          expect(read.startsWith(before) && reply.startsWith(read.replace(/[\ud800-\udbff]$/, ''))).toBe(true);
          before = read.replace(/[\ud800-\udbff]$/, '');
        }
        expect(replySoFar(text)).toBe(reply);
      }),
      runs,
    );
  });
});
