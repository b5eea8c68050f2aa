import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeysAhead } from './keys-ahead.ts';

afterEach(() => document.body.replaceChildren());

const add = <K extends 'input' | 'button'>(name: K) => document.body.appendChild(document.createElement(name));

/** Whether the key is left to whoever it is pressed in. */
const press = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('writes what was typed on the way, from a button as from a box in which it was opened', () => {
  for (const opener of [add('button'), add('input')]) {
    opener.focus();
    const { result, unmount } = renderHook(() => useKeysAhead(true));
    expect([press(opener, 'a'), press(opener, 'b'), press(opener, 'Backspace')]).toEqual([false, false, false]);
    const box = add('input');
    result.current(box);
    expect(box.value).toBe('a');
    unmount();
  }
});

it('leaves a box alone that somebody goes into meanwhile', () => {
  const [opener, other, box] = [add('button'), add('input'), add('input')];
  opener.focus();
  const { result } = renderHook(() => useKeysAhead(true));
  press(opener, 'a');
  other.focus();
  expect(press(other, 'b')).toBe(true);
  result.current(box);
  expect(box.value).toBe('a');
});
