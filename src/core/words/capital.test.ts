import { describe, expect, it } from 'vitest';
import { small } from './capital.ts';

describe('a text within a sentence', () => {
  it.each([
    ['After supper', 'after supper'],
    ['AFTER SUPPER', 'after supper'],
    ['AT 4:30 AM', 'at 4:30 am'],
    ['AA meeting', 'AA meeting'],
    ['TV', 'TV'],
    ['McVities after tea', 'McVities after tea'],
    ['A walk', 'a walk'],
  ])('"%s" goes on as "%s"', (text, said) => expect(small(text)).toBe(said));
});
