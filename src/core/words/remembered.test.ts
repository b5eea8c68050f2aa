import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('makes what is asked for once, and keeps what was asked for last', () => {
  const made: string[] = [];
  const get = remembered(2, (text) => {
    made.push(text);
    return text === 'none' ? null : text.length;
  });
  expect([get('none'), get('one'), get('none'), get('three'), get('none'), get('one')]).toEqual([
    null,
    3,
    null,
    5,
    null,
    3,
  ]);
  expect(made).toEqual(['none', 'one', 'three', 'one']);
});
