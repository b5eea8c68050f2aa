import { expect, it } from 'vitest';
import { createAttemptKeys } from './idempotency-keys.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('keeps the key of what did not arrive, and takes a new one for anything else', () => {
  const { keyFor, arrived } = createAttemptKeys();
  const first = keyFor({ walk: true });
  expect(first).toMatch(UUID);
  expect(keyFor({ walk: false })).not.toBe(first);
  expect(keyFor({ walk: true })).toBe(first);
  arrived({ walk: true });
  expect(keyFor({ walk: true })).not.toBe(first);
});

it('makes keys where the browser has no randomUUID', () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(createAttemptKeys().keyFor('a')).toMatch(UUID);
  } finally {
    if (own) Object.defineProperty(crypto, 'randomUUID', own);
    else Reflect.deleteProperty(crypto, 'randomUUID');
  }
});
