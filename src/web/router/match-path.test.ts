import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

it.each([
  ['/', '/', {}],
  ['/', '', {}],
  ['/goals', '/goals/', {}],
  ['/goals', '/Goals', {}],
  ['/goals', '/goals/1', null],
  ['/goals', '/', null],
  ['/identities/:id', '/identities/a%20b', { id: 'a b' }],
  ['/identities/:id', '/identities/a%2Fb', { id: 'a/b' }],
  ['/identities/:id', '/identities/%E0', { id: '%E0' }],
  ['/identities/:id', '/identities', null],
  ['/identities/:id', '/goals/1', null],
  ['*', '/any/where', {}],
])('%s of %s is %j', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
