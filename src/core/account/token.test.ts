import { expect, it } from 'vitest';
import { opens, type TokenAccess, TOKEN_SCOPES, type TokenScope, toScopes } from './token.ts';

it.each<[TokenScope[], TokenAccess, boolean]>([
  [['read'], 'read', true],
  [['read'], 'check-in', false],
  [['read'], 'coach', false],
  [['read'], 'all', false],
  [['check-in'], 'read', false],
  [['read', 'check-in'], 'check-in', true],
  [['read', 'check-in', 'coach'], 'all', false],
  [[], 'read', false],
  [[], 'anybody', true],
  [['coach'], 'anybody', true],
])('%j and a call that needs %s: opened is %s', (scopes, needed, isOpen) => {
  expect(opens(scopes, needed)).toBe(isOpen);
});

it.each(TOKEN_SCOPES)('%s opens nothing that is for people alone, and all opens it', (scope) => {
  expect(opens([scope], 'never')).toBe(false);
  expect(opens(['all'], scope)).toBe(true);
});

it.each<[TokenScope[], TokenScope[]]>([
  [
    ['check-in', 'read', 'read'],
    ['read', 'check-in'],
  ],
  [['read', 'all'], ['all']],
  [[], []],
])('%j are kept as %j', (chosen, kept) => {
  expect(toScopes(chosen)).toEqual(kept);
});
